"""The windows; with --demo a simulated wheel and players who bet by themselves."""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.commands.planning import planned, table_arguments

if TYPE_CHECKING:
    from app.station.station import Plan

HELP = "open the croupier's window"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "--demo", action="store_true", help="practice: a simulated wheel, and players who bet"
    )
    parser.add_argument("--seed", type=int, default=None, help="chance of the demonstration (default: any)")
    parser.add_argument(
        "--language", choices=("it", "en", "fr"), default="it", help="of the screens (default it)"
    )
    table_arguments(parser, table="1")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Open the window until it is closed; without a screen play one spin of the demonstration."""
    gc.disable()  # what is loaded now stays: no collection looks through it before the window is there
    try:
        return _run(chosen, complain)
    finally:
        gc.enable()


def _run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    from app.desks.common.platform_choice import choose_platform
    from app.houses import house_from
    from app.journal.errors import JournalError
    from app.rules.house_profile import ProfileError
    from app.table.table import Automation
    from hardware.registry import UnknownKindError

    no_screen = choose_platform(os.environ)
    if no_screen and not chosen.demo and (chosen.wheel or chosen.database or chosen.dealer):
        return complain(
            "there is no screen for a live table: use capotavolo table --headless, or set DISPLAY"
        )
    try:
        if chosen.demo or no_screen:
            from app.demo.showing import show_demo

            seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
            house = house_from(chosen.house)
            return show_demo(house, chosen.cylinder, seed=seed, no_screen=no_screen, language=chosen.language)
        return _show(planned(chosen, Automation.NONE, complain), chosen.language)
    except LookupError as fault:
        return complain(str(fault.args[0]))
    except (ProfileError, UnknownKindError, JournalError, ValueError) as fault:
        return complain(str(fault))


def _show(plan: Plan, language: str) -> int:
    """Run a live table with its window.

    Whatever needs no Qt was imported for the plan: PySide6 looks into the source of all that comes after it.
    """
    from app.desks.common.application import make_application, quit_at_signals
    from app.desks.common.language import Language, speak
    from app.desks.croupier.window import CroupierWindow
    from app.station.desk_link import DeskLink
    from app.station.station import Station

    link = DeskLink()
    application = make_application(sys.argv[:1], link.fault)
    speak(Language(language))
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        window = CroupierWindow(link.send)
        link.published.connect(window.show_live)
        window.practice_wanted.connect(_practise)
        station.table.question(link.publish)
        window.show()
        gc.enable()
        quit_at_signals(application)
        return application.exec()


def _practise() -> None:
    """Open the demonstration as a program of its own: nothing of it can reach this table's journal."""
    from PySide6.QtCore import QProcess

    from app.desks.common.language import language

    words = ["-m", "app", "run", "--demo", "--language", language().value]
    QProcess.startDetached(sys.executable, words)

"""The windows; with --demo a simulated wheel and players who bet by themselves."""

from __future__ import annotations

import argparse
import gc
import os
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.commands.planning import fault_sentences, settings_path, table_arguments, with_settings

if TYPE_CHECKING:
    from app.settings import Settings

HELP = "open the croupier's window"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "--demo",
        action="store_true",
        help="practice: a simulated wheel, or the reader of --wheel-kind, and players who bet",
    )
    parser.add_argument("--seed", type=int, default=None, help="chance of the demonstration (default: any)")
    parser.add_argument("--display", action="store_true", help="show the players' display too")
    parser.add_argument(
        "--language", choices=("it", "en", "fr"), help="of the screens (default: as it is set, at first it)"
    )
    parser.add_argument(
        "--settings", metavar="PATH", help="the settings' file (default: in the user's folder)"
    )
    parser.add_argument(
        "--people", metavar="PATH", help="the register of people (default: in the data folder)"
    )
    table_arguments(parser, settings=True)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Open the window until it is closed; without a screen play one spin of the demonstration."""
    gc.disable()  # what is loaded now stays: no collection looks through it before the window is there
    try:
        status = _run(chosen, complain)
    finally:
        gc.enable()
    from app.station.ending import end_program

    return end_program(status)


def _run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    from app.desks.common.loading_qt import load_qt
    from app.desks.common.platform_choice import choose_platform
    from app.journal.errors import JournalError
    from app.rules.house_profile import ProfileError
    from app.settings import load_settings
    from hardware.registry import UnknownKindError

    load_qt()
    path = settings_path(chosen.settings, os.environ)
    loaded = load_settings(path)
    settings = loaded.settings
    no_screen = choose_platform(os.environ)
    live = chosen.first or chosen.database or chosen.dealer or settings.table
    if no_screen and not chosen.demo and live:
        return complain(
            "there is no screen for a live table: use capotavolo table --headless, or set DISPLAY"
        )
    try:
        if chosen.demo or no_screen:
            for sentence in fault_sentences(path, loaded):
                complain(sentence)
            return _demo(chosen, settings, no_screen=no_screen)
        from app.commands.live_table import show_live_table

        return show_live_table(chosen, path, loaded, complain)
    except LookupError as fault:
        return complain(str(fault.args[0]))
    except (ProfileError, UnknownKindError, JournalError, ValueError) as fault:
        return complain(str(fault))


def _demo(chosen: argparse.Namespace, settings: Settings, *, no_screen: bool) -> int:
    """Practise as at this station's table; its monitors stay with the live one."""
    from msgspec.structs import replace

    from app.demo.demos import DEMOS
    from app.demo.showing import show_demo
    from app.games import game_called, read_house
    from app.houses import house_from
    from app.rules.side import Side
    from app.settings import Language
    from hardware.simulators.simulated import simulated_kind

    kind = chosen.first_kind or "cammegh-ss2"
    simulated_kind(kind)  # before there is a window
    seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
    merged = with_settings(chosen, settings)
    spoken = Language(chosen.language) if chosen.language else settings.language
    house = house_from(merged.house, read_house)
    return show_demo(
        house,
        DEMOS[game_called(house.game).name],
        Side(merged.side),
        seed=seed,
        no_screen=no_screen,
        settings=replace(settings, display="", window=None, maximized=False, language=spoken),
        display=chosen.display,
        kind=kind,
    )

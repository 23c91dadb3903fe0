"""The windows; with --demo a simulated wheel and players who bet by themselves."""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.station.station import Plan

HELP = "open the croupier's window"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "--demo", action="store_true", help="practice: a simulated wheel, and players who bet"
    )
    parser.add_argument("--seed", type=int, default=None, help="chance of the demonstration (default: any)")
    parser.add_argument("--table", default="1", help="the table's name (default 1)")
    parser.add_argument("--database", help="the journal's file (default: the user's data folder)")
    parser.add_argument("--house", default="venezia", help="the house profile (default venezia)")
    parser.add_argument(
        "--cylinder", choices=("left", "right"), default="left", help="its side (default left)"
    )
    parser.add_argument("--wheel", metavar="URL", help="the reader's port: a device, socket://, rfc2217://")
    parser.add_argument(
        "--wheel-kind", default="cammegh-ss2", help="the kind of reader (default cammegh-ss2)"
    )
    parser.add_argument("--dealer", default="", help="who deals")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Open the window until it is closed; without a screen play one spin of the demonstration."""
    from app.desks.common.application import choose_platform
    from app.houses import house
    from app.journal.errors import JournalError
    from app.rules.house import ProfileError
    from hardware.registry import UnknownKindError, device_kind

    no_screen = choose_platform(os.environ)
    try:
        device_kind(chosen.wheel_kind)
        if chosen.demo or no_screen:
            from app.demo.showing import show_demo

            seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
            return show_demo(house(chosen.house), chosen.cylinder, seed=seed, no_screen=no_screen)
        return _show(_plan(chosen))
    except LookupError as fault:
        return complain(str(fault.args[0]))
    except (ProfileError, UnknownKindError, JournalError, ValueError) as fault:
        return complain(str(fault))


def _plan(chosen: argparse.Namespace) -> Plan:
    from app.houses import house
    from app.journal.place import default_database
    from app.rules.wheel import Side
    from app.station.station import Plan

    return Plan(
        table=chosen.table,
        database=Path(chosen.database) if chosen.database else default_database(chosen.table),
        house=house(chosen.house),
        dealer=chosen.dealer,
        side=Side(chosen.cylinder),
        wheel=chosen.wheel,
        wheel_kind=chosen.wheel_kind,
    )


def _show(plan: Plan) -> int:
    """Run a live table with its window."""
    from app.desks.common.application import make_application
    from app.desks.croupier.window import CroupierWindow
    from app.station.desk_link import DeskLink
    from app.station.station import Station

    link = DeskLink()
    application = make_application(sys.argv[:1], link.fault)
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        window = CroupierWindow(link.send)
        link.published.connect(window.show_live)
        window.practice_wanted.connect(_practise)
        station.table.question(link.publish)
        window.show()
        quit_at_signals(application)
        return application.exec()


def _practise() -> None:
    """Open the demonstration as a program of its own: nothing of it can reach this table's journal."""
    from PySide6.QtCore import QProcess

    QProcess.startDetached(sys.executable, ["-m", "app", "run", "--demo"])


def quit_at_signals(application: QApplication) -> None:
    """Let SIGTERM and SIGINT close the windows as a person would."""
    from PySide6.QtCore import QTimer

    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: application.quit())
    # Python hears a signal only between two of its own steps: let there be some.
    timer = QTimer(application)
    timer.timeout.connect(lambda: None)
    timer.start(250)

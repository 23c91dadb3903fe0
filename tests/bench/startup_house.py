"""The program as `capotavolo run` starts it, and then ten spins."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.__main__ import complain, parser
from tests.said import said

if TYPE_CHECKING:
    from app.settings import Settings
    from app.station.station import Plan
    from app.table.roulette.spin_table import SpinLive

_WINNERS = [{"position": "split-8-11", "stack": [{"colour": "red", "pieces": 2}]}]
_SPIN: tuple[dict[str, object], ...] = (
    {"do": "throw"},
    {"do": "no_more_bets"},
    {"do": "number", "number": 8},
    {"do": "confirm"},
    {"do": "winners", "bets": _WINNERS},
    {"do": "paid_all"},
    {"do": "next"},
)
_SPINS = 10
_SETTLED_MS = 300
"""Milliseconds in which everything that moves comes to rest."""


def main(database: str) -> None:
    """Open the window; when it has been painted play ten spins, and end."""
    gc.disable()  # as `app.commands.run` does until its window is there: what is loaded is loaded after it
    from app.commands.planning import planned, with_settings
    from app.desks.common.loading_qt import load_qt
    from app.settings import load_settings
    from app.table.table import Automation

    load_qt()
    words = ["run", "--table", "start", "--database", database]
    chosen = parser(words).parse_args(words)
    settings = load_settings(Path(database).with_name("settings.toml")).settings
    _show(planned(with_settings(chosen, settings), Automation.NONE, complain), settings)


def _show(plan: Plan, settings: Settings) -> None:
    """As `app.commands.run` shows it."""
    from PySide6.QtCore import QTimer

    from app.commands.seen import game_seen
    from app.desks.common.application import make_application
    from app.desks.common.collecting import collected_here
    from app.desks.croupier.settings.setup import Setup
    from app.station.desk_link import DeskLink
    from app.station.devices import StationDevices
    from app.station.station import Station
    from app.station.windows import Windows

    from .painting import FirstFrame, tell

    link = DeskLink()
    application = make_application(["capotavolo"], link.fault)
    first: list[int] = []
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        windows = Windows(link, game_seen("roulette"), Setup(settings, devices=StationDevices()))
        played: set[int] = set()

        def play(live: SpinLive) -> None:
            """Play the next spin once the last is closed and shown; after the last of them, end."""
            betting = live.state.betting
            if not live.state.opened:
                link.send(said({"do": "open"}))
            elif betting is not None and live.state.paying is None and betting.spin not in played:
                played.add(betting.spin)
                for command in _SPIN if len(played) <= _SPINS else ():
                    link.send(said(command))
                if len(played) > _SPINS:
                    QTimer.singleShot(_SETTLED_MS, application.quit)

        def painted(at: int) -> None:
            first.append(at)
            link.published.connect(play)
            station.table.question(link.publish)

        FirstFrame(windows.window, painted)
        station.table.question(link.publish)
        windows.show()
        with collected_here():
            application.exec()
        tell(first[0])


if __name__ == "__main__":
    main(sys.argv[1])

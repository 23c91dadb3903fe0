"""The program as `capotavolo run` starts it, and then ten spins."""

from __future__ import annotations

import sys
from pathlib import Path

from app.desks.common.application import make_application
from app.desks.croupier.window import CroupierWindow
from app.houses import house
from app.station.desk_link import DeskLink
from app.station.station import Plan, Station
from app.table.live import Live

from .painting import FirstFrame, tell

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


def main(database: str) -> None:
    """Open the window; when it has been painted play ten spins, and end."""
    link = DeskLink()
    application = make_application(["capotavolo"], link.fault)
    plan = Plan(table="start", database=Path(database), house=house("venezia"))
    first: list[int] = []
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        window = CroupierWindow(link.send)
        link.published.connect(window.show_live)
        begun = station.table

        def watch(live: Live) -> None:
            """End once the last spin is closed and shown."""
            if (
                first
                and live.state.opened
                and live.state.paying is None
                and len(live.state.numbers) >= _SPINS
            ):
                application.quit()

        def painted(at: int) -> None:
            first.append(at)
            link.published.connect(watch)
            link.send({"do": "open"})
            for _ in range(_SPINS):
                for command in _SPIN:
                    link.send(command)
            begun.question(link.publish)

        FirstFrame(window, painted)
        station.table.question(link.publish)
        window.show()
        application.exec()
        application.processEvents()
        tell(first[0])


if __name__ == "__main__":
    main(sys.argv[1])

"""The program as it runs at a table: line, codec, table and journal, with or without its window, and watched."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from app.journal import store
from app.journal.chain import Recorded
from app.station import station as stations
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinLive
from app.table.table import Automation
from tests.houses import house

from .moments import Kind, tell


class _Unwritten(store.Journal):
    """A journal that seals every event and writes none."""

    def _commit(self, recorded: tuple[Recorded, ...]) -> int:
        """Leave the disk alone."""
        return len(recorded)

    def look_back(self) -> None:
        """There is nothing to be read back."""


def _told(recorded: Sequence[Recorded]) -> None:
    """Tell when a throw and a number were durable."""
    at = time.monotonic_ns()
    for event in recorded:
        if b'"kind":"spin.number"' in event.body:
            tell(Kind.DURABLE, json.loads(event.body)["spin"], at)
        elif b'"kind":"spin.thrown"' in event.body:
            tell(Kind.THROWN, json.loads(event.body)["spin"], at)


def main(words: Sequence[str]) -> None:
    """Run until standard input ends."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("database", type=Path)
    parser.add_argument("--window", choices=("felt", "whole"), help="open it, and what is animated")
    parser.add_argument("--unwritten", action="store_true")
    chosen = parser.parse_args(words)
    if chosen.unwritten:
        setattr(stations, "Journal", _Unwritten)  # noqa: B010 - a name of another module's
    plan = Plan(
        table="bench",
        database=chosen.database,
        house=house("venezia"),
        dealer="bench",
        first=chosen.url,
        automation=Automation.OPENING,
        wiring=WIRINGS["roulette"],
    )
    if chosen.window:
        from .watched_window import Animation, run

        run(plan, _told, Animation(chosen.window))
    else:
        with Station(plan, told=_told, publish=_ready):
            sys.stdin.read()


def _ready(live: SpinLive) -> None:
    """Tell when the ball runs, so that the number may come."""
    betting = live.state.betting
    if betting is not None and betting.phase is Phase.NO_MORE_BETS:
        tell(Kind.READY, betting.spin, time.monotonic_ns())


if __name__ == "__main__":
    main(sys.argv[1:])

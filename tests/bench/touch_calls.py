"""How often one touch on a split has the table verify, settle and the desk say all that it shows.

`python -m tests.bench.touch_calls` counts with ten payments on the desk, from the touch until the journal has it.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.common.application import make_application
from app.desks.croupier.roulette import spin_screen
from app.rules.roulette import settlement
from app.rules.roulette.layout import Kind
from app.station.desk_link import DeskLink
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table import acting
from tests.houses import house

from .desk_house import Desk, ten_payments

_COUNTED: Final[dict[str, Callable[..., Any]]] = {
    "verified": acting.do_command,
    "settled": settlement.settle,
    "screens": spin_screen.screen,
}


def counted(of: Counter[str]) -> None:
    """Count each call from here on, wherever the function is known by its name."""
    for name, function in _COUNTED.items():

        def called(
            *given: object, _name: str = name, _function: Callable[..., Any] = function, **named: object
        ) -> Any:
            of[_name] += 1
            return _function(*given, **named)

        _put(function, wraps(function)(called))


def _put(was: Callable[..., Any], now: Callable[..., Any]) -> None:
    for module in list(sys.modules.values()):
        names = (
            [name for name, value in vars(module).items() if value is was]
            if module.__name__.startswith("app.")
            else []
        )
        for name in names:
            setattr(module, name, now)


def of_one_touch(folder: Path) -> Counter[str]:
    """Count what one touch on a split comes to.

    Args:
        folder: where the table's journal is made.
    """
    link, calls = DeskLink(), Counter[str]()
    application = make_application(["touch"], link.fault)
    plan = Plan(
        table="touch",
        database=folder / "touch.sqlite",
        house=house("venezia"),
        dealer="bench",
        wiring=WIRINGS["roulette"],
    )
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        desk = Desk(application, station, link)
        desk.do("open")
        desk.until(lambda: desk.live is not None and desk.live.state.opened)
        desk.fall()
        ten_payments(desk)
        counted(calls)
        splits = (each for each in desk.entry.ground.targets if each.isVisible())
        split = next(
            each for each in splits if each.target is not None and each.target.position.kind is Kind.SPLIT
        )
        QTest.mouseClick(split, Qt.MouseButton.LeftButton)
        desk.durable()
        return Counter(calls)


def main() -> None:
    """Count, and tell."""
    with tempfile.TemporaryDirectory() as name:
        calls = of_one_touch(Path(name))
    print(", ".join(f"{name} {calls[name]}" for name in _COUNTED))


if __name__ == "__main__":
    main()

"""The disputed spin of `evidence`, with a layout as full as on a Saturday night."""

from __future__ import annotations

from typing import Final

from app.rules.roulette.layout import BY_NAME
from tests.table.playing import Played, chips, colour

_SEATS: Final = ("posto 1", "posto 2", "posto 3", "posto 4", "posto 5", "posto 6")
_COLOURS: Final = ("red", "blue")
_VALUES: Final = ("5.00", "10.00", "20.00", "50.00", "100.00")


def lay_crowd(table: Played, every: int = 3) -> None:
    """Lay something on each of so many positions, in chips of several seats and colours."""
    for place, name in enumerate(list(BY_NAME)[::every]):
        if place % 3 == 0:
            entry = colour(_COLOURS[place // 3 % 2], 1 + place % 4)
        else:
            entry = chips(_VALUES[place % 5], 1 + place % 3, owner=_SEATS[place % 6])
        if table.table.why_not({"do": "place", "position": name, "entry": entry}) is None:
            table.do("place", position=name, entry=entry)

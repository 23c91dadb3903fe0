"""How a station opens its table when nothing else is said."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from app.people.held import Held
from app.rules.house import House
from app.rules.side import Side


def nobody_says() -> None:
    """The answer where there is no register of people."""


class Opening(Struct, frozen=True):
    """How this station opens its table when nothing else is said.

    Attributes:
        table: its name.
        house: the profile that will be recorded.
        dealer: who deals.
        side: where the cylinder stands.
        program: the program's version, recorded with the rules.
        instrument_number: which instrument the settings name, by its number; empty where none.
        register: says which register of people holds; None where nobody says so, as in practice.
    """

    table: str
    house: House
    dealer: str
    side: Side
    program: str
    instrument_number: str = ""
    register: Callable[[], Held | None] = nobody_says

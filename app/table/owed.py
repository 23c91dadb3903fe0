"""A payment of which nobody has marked that it was made, as it stands once its spin is closed."""

from __future__ import annotations

from msgspec import Struct

from app.rules.settled import Payment


class Unmarked(Struct, frozen=True):
    """A payment that bore no mark when its spin was closed, mostly by the next throw.

    Attributes:
        number: of its spin.
        order: its place in the order of the house, from 1.
        payment: whose it is and what won, as it was settled.
        counts: how often the bank had been counted by then this night.
        paid: what was said of it since; None while nobody has said anything.
    """

    spin: int
    number: int
    order: int
    payment: Payment
    counts: int
    paid: bool | None = None

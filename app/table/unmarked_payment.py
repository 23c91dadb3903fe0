"""What nobody has marked as paid when its spin is closed: a payment, or what was still to be given of one."""

from __future__ import annotations

from msgspec import Struct

from app.rules.money import Cents
from app.table.given import AnyPayment


class Unmarked(Struct, frozen=True):
    """A payment, or a difference, that bore no mark when its spin was closed, mostly by the next throw.

    Attributes:
        number: of its spin.
        order: its place in the order of the house, from 1; of a payment that is owed no more, behind these.
        payment: whose it is and what won, as it was settled; of a difference what was to be given, with
            pieces and amount below zero where it was to be taken back.
        counts: how often the bank had been counted by then this night.
        paid: what was said of it since; None while nobody has said anything.
        made: of a difference, what had been given before it, cents; None of a whole payment.
        disputed: somebody objected to it, and nobody has ruled: what is said of it is the ruling.
    """

    spin: int
    number: int
    order: int
    payment: AnyPayment
    counts: int
    paid: bool | None = None
    made: Cents | None = None
    disputed: bool = False

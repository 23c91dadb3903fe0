"""What was given for a payment so far: with its mark, and with each difference that was marked after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from app.rules.chips import Chip
from app.rules.inventory import Bundle
from app.rules.payment import Payment
from app.rules.payment_laying import AS_PLAYED, Wish

AnyPayment: TypeAlias = Payment[Any]
"""Of whatever game."""


class Given(Struct, frozen=True):
    """Once that something was given for a payment, or taken back.

    Attributes:
        seq: its mark's place in the table's record.
        amount: cents that were given; below zero they were taken back.
        payment: as it was owed then; of one that was owed no more, as it was owed last.
        chips: in which, with negative pieces taken back; None where the bank was not counted.
        wish: the chips that the player asked for.
    """

    seq: int
    amount: int
    payment: AnyPayment
    chips: Bundle | None = None
    wish: Wish = AS_PLAYED


def given_for(marks: Iterable[Given]) -> int:
    """Add up what was given, in cents."""
    return sum(once.amount for once in marks)


def chips_given(marks: Sequence[Given]) -> Bundle | None:
    """Add up the chips that were given; with negative pieces where others were taken back than were given.

    None where it is not known in which chips the payment was made at first.
    """
    if marks[0].chips is None or len(marks) == 1:  # one mark's chips are in laying order
        return marks[0].chips
    pieces: dict[Chip, int] = {}
    for once in marks:
        for chip, count in once.chips or ():
            pieces[chip] = pieces.get(chip, 0) + count
    return tuple((chip, count) for chip, count in pieces.items() if count)

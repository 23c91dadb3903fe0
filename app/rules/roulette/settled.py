"""What a number did to the chips: the answer of a settlement, entry by entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.rules import payment
from app.rules.chips import Chip, Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import Position

if TYPE_CHECKING:
    Winning = payment.Winning[Position]
    Payment = payment.Payment[Position]
else:
    Winning, Payment = payment.Winning, payment.Payment


class Part(NamedTuple):
    """Chips that were lost, halved, imprisoned, freed, returned or taken off.

    Attributes:
        chip: None where an amount of several chips was divided.
        pieces: None where the amount is no whole number of pieces.
        amount: the stake in cents; for a division the bank's part.
    """

    position: Position
    chip: Chip | None
    owner: str | None
    pieces: int | None
    amount: Cents
    kind: Piece = Piece.CHIPS


class Bank(NamedTuple):
    """What the bank took and paid, in cents.

    Attributes:
        taken: stakes lost and the bank's halves; complimentary chips apart.
        paid: all payments.
        notes: notes that went into the box.
        complimentary: complimentary chips that went into the box.
    """

    taken: Cents
    paid: Cents
    notes: Cents
    complimentary: Cents

    @property
    def result(self) -> int:
        """What the spin brought the bank, in cents; negative when it lost."""
        return self.taken - self.paid


class Settlement(NamedTuple):
    """Everything that a number did.

    `payments` are in the order in which they are made; every other list follows the layout.
    """

    number: int
    payments: tuple[Payment, ...]
    lost: tuple[Part, ...]
    partage: tuple[Part, ...]
    enferme: tuple[Part, ...]
    freed: tuple[Part, ...]
    returned: tuple[Part, ...]
    withdrawn: tuple[Part, ...]
    standing: tuple[Stack, ...]
    bank: Bank

"""What a number did to the chips: the answer of a settlement, entry by entry."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.chips import Chip, Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.odds import Odds


class Winning(NamedTuple):
    """A stake that is paid.

    Attributes:
        pieces: the pieces staked; None where the stake counts only as an amount.
        amount: the stake that counts, in cents.
    """

    position: Position
    pieces: int | None
    amount: Cents
    odds: Odds


class Payment(NamedTuple):
    """One payment, pushed over as one.

    Attributes:
        section: where in the order it belongs: `column`, `dozen-3`, …, `inside`.
        chip: what it is counted in; None where several denominations are paid together.
        owner: who is paid; None where the dealer must ask.
        winning: the stakes it pays, in the order of the positions.
        pieces: pieces of `chip` that are paid; None where it is no whole number of one chip.
        amount: what is paid, in cents.
        employees: it goes to the boîte, and to no player.
    """

    section: str
    chip: Chip | None
    owner: str | None
    winning: tuple[Winning, ...]
    pieces: int | None
    amount: Cents
    employees: bool = False

    @property
    def unowned(self) -> bool:
        """Whether the dealer must ask whose it is."""
        return self.owner is None and not self.employees


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

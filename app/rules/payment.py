"""What is paid for a bet: the stake, its odds, to whom, in which chips (rules 3, 4)."""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

from app.rules.chips import Chip
from app.rules.money import Cents


class Bet(Protocol):
    """What is bet on: a position on the layout, a hand, a side of the dice."""

    @property
    def name(self) -> str:
        """Its name, as scripts write it."""


B_co = TypeVar("B_co", bound=Bet, covariant=True)


class Odds(NamedTuple):
    """`times` to `every`: 17 to 1 for a split, 1 to 2 for a double dozen."""

    times: int
    every: int

    def of(self, stake: int) -> int:
        """Pay a stake in cents; what pays half divides exactly, chips being whole units of an even count.

        Raises:
            ValueError: the stake cannot be paid to the cent.
        """
        amount, left = divmod(stake * self.times, self.every)
        if left:
            raise ValueError(f"{stake} cents cannot be paid {self.times} to {self.every}")
        return amount


class Winning(NamedTuple, Generic[B_co]):
    """A stake that is paid.

    Attributes:
        pieces: the pieces staked; None where the stake counts only as an amount.
        amount: the stake that counts, in cents.
    """

    position: B_co
    pieces: int | None
    amount: Cents
    odds: Odds


class Payment(NamedTuple, Generic[B_co]):
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
    winning: tuple[Winning[B_co], ...]
    pieces: int | None
    amount: Cents
    employees: bool = False

    @property
    def unowned(self) -> bool:
        """Whether the dealer must ask whose it is."""
        return self.owner is None and not self.employees

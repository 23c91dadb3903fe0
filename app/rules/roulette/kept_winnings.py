"""Winnings that a player leaves lying on a chance, to the third spin or the maximum (rules 5) [2]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from app.rules.chips import Piece
from app.rules.money import Cents, fewest_chips
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry
from app.rules.roulette.maxima import Stake, owner_key

LAST_SPIN_KEPT: Final = 3
"""At the third spin all of it is taken off."""


_AS_USUAL: Final = Entry(1, Cents(1))[4:]
"""What an entry of ordinary chips has after its pieces, chip and owner."""


class Lump(NamedTuple):
    """What one owner leaves lying on one chance, seen as one.

    Attributes:
        spins: the spins that it has lain, this one included; the highest count is everyone's.
        amount: stakes and winnings together, cents.
    """

    spins: int
    amount: int

    def taken_off(self, maximum: Cents) -> bool:
        """Whether it is taken off now: at the third spin, or strictly over the maximum."""
        return self.spins >= LAST_SPIN_KEPT or self.amount > maximum


def standing_chips(stake: Stake, denominations: tuple[Cents, ...]) -> list[Entry]:
    """Say in what chips a winning stake stands afterwards.

    Notes were changed into the fewest chips before they were paid; a stake whose chip the maximum cut in two
    stands in the fewest chips too. What held for this spin only falls away; a freed piece stays what it was.

    Args:
        stake: what counted; of more than 0 cents.
        denominations: the house's chips, ascending.
    """
    entry = stake.entry
    if stake.amount == entry.pieces * entry.value and entry[4:] == _AS_USUAL:
        return [entry]
    pieces = stake.pieces
    if pieces is not None and (entry.kind is not Piece.NOTES or entry.enferme):
        return [entry._replace(pieces=pieces, enferme=False, over_maximum=False, kept=None, prison=False)]
    return [
        Entry(pieces=count, value=value, owner=entry.owner, employees=entry.employees)
        for value, count in fewest_chips(stake.amount, denominations)
    ]


def with_winnings(chips: Iterable[Entry], odds: Odds) -> list[Entry]:
    """Add the winnings in the same chips; what these cannot make up is handed over."""
    return [chip._replace(pieces=chip.pieces + chip.pieces * odds.times // odds.every) for chip in chips]


def lumps_of(stakes: Sequence[Stake], kept_amounts: Sequence[int]) -> dict[str | int, Lump]:
    """Put together what each owner leaves lying on one chance that won.

    Args:
        stakes: all that lies there, in its order.
        kept_amounts: for each stake the cents that would stand with its winnings.

    Returns:
        For each owner (a place for an unknown one) who leaves winnings, the lump with its count one higher.
    """
    lumps: dict[str | int, Lump] = {}
    for place, (stake, amount) in enumerate(zip(stakes, kept_amounts, strict=True)):
        kept = stake.entry.kept
        if kept is None:
            continue
        owner = owner_key(place, stake.entry)
        before = lumps.get(owner, Lump(0, 0))
        lumps[owner] = Lump(max(before.spins, kept + 1), before.amount + amount)
    return lumps


def count_after_zero(kept: int) -> int:
    """Zero counts as a spin for winnings that lie already, but begins no count."""
    return kept + 1 if kept else 0

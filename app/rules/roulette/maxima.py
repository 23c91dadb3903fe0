"""The maxima hold for each player and position; what is over is not paid and goes back (rules 5) [2, 4.3]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry


class Stake(NamedTuple):
    """An entry and how much of it counts, in cents."""

    entry: Entry
    amount: int

    @property
    def pieces(self) -> int | None:
        """The pieces that count; None where a maximum cuts one in two."""
        whole, cut = divmod(self.amount, self.entry.value)
        return None if cut else whole


EMPLOYEES: Final = -1
"""The employees among owners: no place, and no name that a player could have."""


def owner_key(place: int, entry: Entry) -> str | int:
    """Tell owners apart: an entry whose owner is unknown is alone, whatever lies beside it."""
    if entry.employees:
        return EMPLOYEES
    return place if entry.owner is None else entry.owner


def without_doubt(entries: Iterable[Entry], maximum: Cents) -> list[Stake]:
    """Count notes "up to the maximum": at every number what exceeds the room beside all else comes back.

    Args:
        entries: what lies on one position, in its order.
        maximum: cents, for each owner.

    Returns:
        One stake for each entry, in the same order; only `up_to_maximum` notes count for less than they are.
    """
    stakes = [Stake(entry, entry.pieces * entry.value) for entry in entries]
    doubtful = [place for place, stake in enumerate(stakes) if stake.entry.up_to_maximum]
    for place in sorted(doubtful, key=lambda place: -stakes[place].entry.value):
        notes = stakes[place].entry
        beside = sum(
            stake.amount
            for other, stake in enumerate(stakes)
            if owner_key(other, stake.entry) == owner_key(place, notes)
            and not stake.entry.enferme
            and not (other in doubtful and _counts_after(other, place, stakes))
        )
        amount = min(notes.amount, max(maximum - beside, 0))
        # What goes back whole is left lying by nobody.
        stakes[place] = Stake(notes if amount else notes._replace(kept=None), amount)
    return stakes


def _counts_after(other: int, place: int, stakes: list[Stake]) -> bool:
    """Whether doubtful notes find their room only after these: the higher first, equal ones as they lie."""
    return (-stakes[other].entry.value, other) >= (-stakes[place].entry.value, place)


def _first_to_count(numbered: tuple[int, Stake]) -> tuple[bool, int, bool, int]:
    """Highest denomination first, ordinary before complimentary, then as they lie; notes last."""
    place, stake = numbered
    entry = stake.entry
    return entry.kind is Piece.NOTES, -entry.value, entry.kind is Piece.COMPLIMENTARY, place


def within_maximum(stakes: list[Stake], maximum: Cents) -> list[Stake]:
    """Count what each owner has on a winning position up to the maximum.

    Args:
        stakes: what lies there, prisoners left out, in its order.
        maximum: cents, for each owner.

    Returns:
        The stakes in the same order with the amounts that count; a chip may count in part, a complimentary
        chip that would be cut does not count at all.
    """
    if sum([amount for _, amount in stakes]) <= maximum:
        return stakes
    totals: dict[str | int, int] = {}
    for place, (entry, amount) in enumerate(stakes):
        owner = owner_key(place, entry)
        totals[owner] = totals.get(owner, 0) + amount
    room = {owner: maximum for owner, total in totals.items() if total > maximum}
    return _cut(stakes, room) if room else stakes


def _cut(stakes: list[Stake], room: dict[str | int, Cents]) -> list[Stake]:
    """Count the chips of those who have too much there, in their order, until their room is full."""
    counted = list(stakes)
    for place, stake in sorted(enumerate(stakes), key=_first_to_count):
        entry = stake.entry
        owner = owner_key(place, entry)
        left = room.get(owner)
        if left is None or entry.over_maximum:
            continue  # held voisins count in full and take no room [5.2]
        amount = min(stake.amount, left)
        if entry.kind is Piece.COMPLIMENTARY:
            amount -= amount % entry.value
        counted[place] = Stake(entry, amount)
        room[owner] = Cents(left - amount)
    return counted

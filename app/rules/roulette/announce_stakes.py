"""What of an announce won: its own chips, told from what else its player has there (rules 5, 6) [5.2].

Theory. Chips that are alike cannot be told apart once they lie together. Of those that count the lowest are
taken to be the first announce's, the next the second's; what is left its player laid by hand. What a maximum
cuts off is cut off the chip that the settlement cuts, so that the two never say different things.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.rules.house import House
from app.rules.money import Cents, fewest_chips
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import Layout, alike, laid, taken
from app.rules.roulette.maxima import Stake, within_maximum
from app.rules.roulette.odds import ODDS


class Counted(NamedTuple):
    """Chips that won, and how much of them counts.

    Attributes:
        place: of the entry on its position, from the bottom.
        entry: the chips as they lay.
        amount: cents that count.
    """

    position: Position
    place: int
    entry: Entry
    amount: int

    @property
    def cut(self) -> bool:
        """Whether the maximum cut one of the chips."""
        return self.amount % self.entry.value != 0


class Share(NamedTuple):
    """What an announce has of chips that won.

    Attributes:
        counted: the chips.
        amount: cents of them that are the announce's.
    """

    counted: Counted
    amount: Cents

    @property
    def winnings(self) -> Cents:
        """What is paid for it, in cents."""
        return Cents(ODDS[self.counted.position.kind].of(self.amount))


def shares_of(
    bets: Layout, announces: Sequence[Layout], number: int, house: House
) -> list[tuple[Share, ...]]:
    """Say what each announce has of the chips that win a number (rules 5, 6) [2, 5.2].

    Args:
        bets: all that lies, the announces' pieces included.
        announces: what each of them laid down, in the order in which they were taken.
        number: what fell.
        house: whose maxima hold.

    Returns:
        The shares of each announce; none where nothing of it won, or its pieces were taken up.
    """
    counted = [
        Counted(stack.position, place, stake.entry, stake.amount)
        for stack in bets
        if stack.position.inside and stack.position.wins(number)
        for place, stake in enumerate(_within(stack.entries, house.maximum(stack.position)))
    ]
    left = {chips[:2]: chips.amount for chips in counted}
    return [tuple(_shares(announce, counted, left)) for announce in announces]


def _within(entries: Sequence[Entry], maximum: Cents) -> list[Stake]:
    return within_maximum([Stake(entry, entry.amount) for entry in entries], maximum)


def _shares(
    announce: Layout, counted: Sequence[Counted], left: dict[tuple[Position, int], int]
) -> Iterable[Share]:
    """Give an announce what is left of the chips that are like its own."""
    for stack in announce:
        for entry in stack.entries:
            wanted = int(entry.amount)
            for chips in counted:
                if chips.position is stack.position and alike(chips.entry, entry):
                    amount = min(wanted, left[chips[:2]])
                    wanted -= amount
                    left[chips[:2]] -= amount
                    if amount:
                        yield Share(chips, Cents(amount))


def without_shares(standing: Layout, shares: Iterable[Share], denominations: tuple[Cents, ...]) -> Layout:
    """Take what announces won with off the layout: it goes on with them, or goes back (rules 6) [5.2].

    Args:
        standing: what stands after the number was settled.
        shares: of the announces that go on.
        denominations: the house's chips in cents, ascending.

    Raises:
        NotThereError: the layout is another number's.
    """
    gone: dict[Counted, int] = {}
    for share in shares:
        gone[share.counted] = gone.get(share.counted, 0) + share.amount
    for chips, amount in gone.items():
        if not chips.cut:
            standing = taken(standing, chips.position, _pieces(chips.entry, amount))
            continue
        # A chip that was cut stands in the fewest chips, and so does what is left of it.
        for entry in _fewest(chips.entry, chips.amount, denominations):
            standing = taken(standing, chips.position, entry)
        for entry in _fewest(chips.entry, chips.amount - amount, denominations):
            standing = laid(standing, chips.position, entry)
    return standing


def _pieces(entry: Entry, amount: int) -> Entry:
    """So many of the same chips; what held for one spin only has fallen away."""
    return entry._replace(pieces=amount // entry.value, over_maximum=False)


def _fewest(entry: Entry, amount: int, denominations: tuple[Cents, ...]) -> list[Entry]:
    return [
        Entry(pieces=count, value=value, owner=entry.owner, employees=entry.employees)
        for value, count in fewest_chips(amount, denominations)
    ]

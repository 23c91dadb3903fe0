"""A round: from the table's opening or a seven to the next seven, with what was tallied and what stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from app.rules.money import Cents
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.wagers import BY_CODE, RANKS, Goal, Wager

NOTHING: Final = Cents(0)


@dataclass(frozen=True, slots=True)
class Stake:
    """What one owner has on one wager.

    Attributes:
        wager: by its code.
        owner: whose it is.
        amount: all of it, cents.
        new: what of it was booked since the last spin and may be taken back, cents.
    """

    wager: str
    owner: str
    amount: Cents
    new: Cents = NOTHING


@dataclass(frozen=True, slots=True)
class Round:
    """A round as it stands: plain values alone, for it goes on from one night to the next.

    Attributes:
        number: 1, 2, 3 … for the table.
        tallies: how often each value has come, 2 to 12 without 7; one that never came is not there.
        standing: what is neither won, surrendered nor lost, by wager and within one as first booked.
    """

    number: int = 1
    tallies: Mapping[int, int] = field(default_factory=dict)
    standing: tuple[Stake, ...] = ()

    def next(self) -> Round:
        """Open the next one: nothing is tallied, and nothing stands."""
        return Round(self.number + 1)

    def tally(self, values: Iterable[int]) -> int:
        """Count how often some values have come together."""
        return sum(self.tallies.get(value, 0) for value in values)

    def reached(self, goal: Goal) -> bool:
        """Whether a goal's values have come as often as they must."""
        return self.tally(goal.values) >= goal.need

    def resolved(self, wager: Wager) -> bool:
        """Whether a wager that was made at its beginning has won in it."""
        return any(map(self.reached, wager.goals))

    def missing(self, wager: Wager) -> int:
        """Count how often a value must still come; of several goals the nearest one's."""
        return min(goal.need - self.tally(goal.values) for goal in wager.goals)

    def stake(self, wager: Wager, owner: str) -> Stake | None:
        """Find what an owner has on a wager."""
        return next((each for each in self.standing if (each.wager, each.owner) == (wager.code, owner)), None)

    def with_stake(self, stake: Stake) -> Round:
        """Put a stake in the place of what its owner has on its wager, or behind all others on it."""
        before = self.stake(BY_CODE[stake.wager], stake.owner)
        if before is None:
            # The order of sorting holds what was booked first before what came later.
            standing = sorted([*self.standing, stake], key=lambda each: RANKS[each.wager])
        else:
            standing = [stake if each is before else each for each in self.standing]
        return replace(self, standing=tuple(standing))

    def without(self, stake: Stake) -> Round:
        """Take a stake away."""
        return replace(self, standing=tuple(each for each in self.standing if each is not stake))


class Offer(NamedTuple):
    """What an owner gets for giving a wager up.

    Attributes:
        stake: all that he has on it.
        tally: how often its values have come.
        pays: what is printed for that, for 1.
    """

    stake: Stake
    tally: int
    pays: int

    @property
    def payment(self) -> Cents:
        """All that is handed over, cents."""
        return Cents(self.pays * self.stake.amount)


def offer_of(rules: RepeaterRules, round_: Round, stake: Stake) -> Offer | None:
    """Say what giving a wager up pays now; None where nothing is printed, or nobody may."""
    wager = BY_CODE[stake.wager]
    tally = round_.tally(wager.values)
    pays = wager.surrender.get(tally) if rules.surrender else None
    return None if pays is None else Offer(stake, tally, pays)


def offers(rules: RepeaterRules, round_: Round) -> tuple[Offer, ...]:
    """List what may be given up now, and for what, in the order of the wagers."""
    found = (offer_of(rules, round_, stake) for stake in round_.standing)
    return tuple(offer for offer in found if offer is not None)


def may_be_made(rules: RepeaterRules, round_: Round) -> tuple[Wager, ...]:
    """List the wagers that the house offers and of whose values none has come in this round."""
    return tuple(wager for wager in rules.wagers if not round_.tally(wager.values))

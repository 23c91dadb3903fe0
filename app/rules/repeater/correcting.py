"""A number that fell otherwise than it was recorded: all since then, settled again with the same wagers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from app.rules.money import Cents
from app.rules.repeater.booking import surrender, take_back
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.refusing import RefusedError
from app.rules.repeater.round import NOTHING, Round, Stake
from app.rules.repeater.spinning import abandoned, spun
from app.rules.repeater.wagers import BY_CODE, RANKS, Wager


class Doing(StrEnum):
    """What can be done to a round."""

    BOOKED = "booked"
    TAKEN_BACK = "taken-back"
    SURRENDERED = "surrendered"
    SPUN = "spun"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done to a round: plain values alone, as a round is.

    Attributes:
        doing: what.
        wager: by its code, where it was done with one.
        owner: whose, where it was done with a wager.
        amount: that was booked or taken back, cents.
        value: that was spun; None for a zero.
    """

    doing: Doing
    wager: str = ""
    owner: str = ""
    amount: Cents = NOTHING
    value: int | None = None


class Story(NamedTuple):
    """What came of some deeds.

    Attributes:
        round: afterwards.
        handed: what each owner was handed for each wager, by wager and owner: paid or returned, cents.
        envy: what the dealers' box got, cents.
        returned: wagers that were booked on a value that had come: they are given back at once.
    """

    round: Round
    handed: Counter[tuple[str, str]]
    envy: int
    returned: tuple[Stake, ...]


class Difference(NamedTuple):
    """What an owner is to be handed more for a wager, cents; below zero what is to be reclaimed of him."""

    wager: str
    owner: str
    amount: int


class Corrected(NamedTuple):
    """What a correction leads to; none of it is done by itself.

    Attributes:
        round: as it should be from now on.
        to_pay: in the order of the wagers, and within one by owner.
        to_reclaim: in the same order.
        envy: what the dealers' box is to get more, cents; below zero what is to be taken from it.
        returned: wagers booked meanwhile on a value that should have been marked; `to_pay` has them already.
    """

    round: Round
    to_pay: tuple[Difference, ...]
    to_reclaim: tuple[Difference, ...]
    envy: int
    returned: tuple[Stake, ...]


def story(rules: RepeaterRules, round_: Round, deeds: Iterable[Deed]) -> Story:
    """Settle some deeds one behind the other.

    A surrender, or a taking back, of what does not stand there in this story, or not yet far enough, is not
    done. No limit is asked again: what was booked within it stays booked.

    Args:
        rules: of the house.
        round_: as it was before the first of them.
        deeds: in their order.
    """
    found = Story(round_, Counter(), 0, ())
    for deed in deeds:
        found = _after(rules, found, deed)
    return found


def _after(rules: RepeaterRules, before: Story, deed: Deed) -> Story:
    match deed.doing:
        case Doing.BOOKED:
            return _booked(before, Stake(deed.wager, deed.owner, deed.amount, deed.amount))
        case Doing.TAKEN_BACK | Doing.SURRENDERED:
            return _given_up(rules, before, deed)
        case Doing.SPUN:
            found = spun(rules, before.round, deed.value)
            paid = [(each.stake, each.payment) for each in found.payments]
            return _handing(before, found.round, paid)._replace(envy=before.envy + found.taking.envy)
        case Doing.ABANDONED:
            given = abandoned(rules, before.round)
            paid = [(each.stake, each.payment) for each in given.payments]
            return _handing(before, given.round, [*paid, *((each, each.amount) for each in given.returned)])


def _booked(before: Story, stake: Stake) -> Story:
    wager = BY_CODE[stake.wager]
    if before.round.tally(wager.values):
        found = _handing(before, before.round, [(stake, stake.amount)])
        return found._replace(returned=(*before.returned, stake))
    there = before.round.stake(wager, stake.owner) or Stake(stake.wager, stake.owner, NOTHING)
    amount, new = Cents(there.amount + stake.amount), Cents(there.new + stake.amount)
    return before._replace(round=before.round.with_stake(Stake(stake.wager, stake.owner, amount, new)))


def _given_up(rules: RepeaterRules, before: Story, deed: Deed) -> Story:
    wager = BY_CODE[deed.wager]
    try:
        if deed.doing is Doing.TAKEN_BACK:
            return _taken_back(before, wager, deed)
        given = surrender(rules, before.round, wager, deed.owner)
    except RefusedError:
        # It could not have been done, had the number been the right one: the wager stands as it did.
        return before
    return _handing(before, given.round, [(given.offer.stake, given.offer.payment)])


def _taken_back(before: Story, wager: Wager, deed: Deed) -> Story:
    """Give back so much as was taken back, as far as it is still new."""
    new = take_back(before.round, wager, deed.owner)
    stays = Cents(max(new.returned - deed.amount, 0))
    back, left = Cents(new.returned - stays), Cents(new.left + stays)
    stake = Stake(deed.wager, deed.owner, left, stays)
    round_ = before.round.with_stake(stake) if left else new.round
    return _handing(before, round_, [(stake, back)])


def _handing(before: Story, round_: Round, handed: Iterable[tuple[Stake, Cents]]) -> Story:
    """Hand something to owners; what they were handed before stays."""
    more = Counter[tuple[str, str]]()
    for stake, amount in handed:
        more[stake.wager, stake.owner] += amount
    return before._replace(round=round_, handed=before.handed + more)


def corrected(
    rules: RepeaterRules, round_: Round, was: Iterable[Deed], should_be: Iterable[Deed]
) -> Corrected:
    """Say what a correction leads to.

    Args:
        rules: of the house.
        round_: as it was before the first deed.
        was: what was done, as it was recorded and settled.
        should_be: the same with the value that was spun instead.
    """
    played, right = story(rules, round_, was), story(rules, round_, should_be)
    differences = [
        Difference(*whose, right.handed[whose] - played.handed[whose])
        for whose in sorted(played.handed | right.handed, key=lambda each: (RANKS[each[0]], each[1]))
    ]
    return Corrected(
        right.round,
        tuple(each for each in differences if each.amount > 0),
        tuple(each for each in differences if each.amount < 0),
        right.envy - played.envy,
        tuple(_not_among(played.returned, right.returned)),
    )


def _not_among(before: Iterable[Stake], stakes: Iterable[Stake]) -> Iterator[Stake]:
    """Pass over what was returned before, each stake once."""
    had = Counter(before)
    for stake in stakes:
        had[stake] -= 1
        if had[stake] < 0:
            yield stake

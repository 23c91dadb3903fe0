"""Wagers booked, taken back and surrendered: each gives the round as it is afterwards, or refuses."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from app.rules.money import Cents
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.refusing import Reason, RefusedError
from app.rules.repeater.round import NOTHING, Offer, Round, Stake, offer_of
from app.rules.repeater.wagers import Wager


class Booked(NamedTuple):
    """A wager that was booked.

    Attributes:
        round: afterwards.
        stake: all that its owner has on it now.
    """

    round: Round
    stake: Stake


class TakenBack(NamedTuple):
    """What was booked since the last spin and is taken back.

    Attributes:
        round: afterwards.
        returned: cents.
        left: what the owner still has on the wager, cents.
    """

    round: Round
    returned: Cents
    left: Cents


class Surrendered(NamedTuple):
    """A wager that was given up, all of it.

    Attributes:
        round: afterwards; its values stay tallied.
        offer: that was taken.
    """

    round: Round
    offer: Offer


def book(rules: RepeaterRules, round_: Round, wager: Wager, owner: str, amount: Cents) -> Booked:
    """Book a wager; a second one of its owner adds to the first, at the first one's place.

    Args:
        rules: of the house.
        round_: that is played.
        wager: what is bet on.
        owner: who bets.
        amount: cents, more than nothing; the limits look at all that the owner then has on it.

    Raises:
        RefusedError: it may not be made.
    """
    if wager not in rules.wagers:
        raise RefusedError(Reason.NOT_OFFERED)
    if marked := tuple(value for value in wager.values if value in round_.tallies):
        raise RefusedError(Reason.MARKED, marked=marked)
    before = round_.stake(wager, owner) or Stake(wager.code, owner, NOTHING)
    stake = replace(before, amount=Cents(before.amount + amount), new=Cents(before.new + amount))
    if stake.amount % rules.unit:
        raise RefusedError(Reason.NOT_PAYABLE, unit=rules.unit)
    if stake.amount < rules.minimum:
        raise RefusedError(Reason.BELOW_MINIMUM, minimum=rules.minimum)
    if stake.amount > rules.maximum:
        raise RefusedError(Reason.ABOVE_MAXIMUM, maximum=rules.maximum)
    return Booked(round_.with_stake(stake), stake)


def take_back(round_: Round, wager: Wager, owner: str) -> TakenBack:
    """Take back what was booked since the last spin; what stood at a spin, a zero too, stands.

    Raises:
        RefusedError: the owner has nothing there, or nothing that is new.
    """
    stake = _standing(round_, wager, owner)
    if not stake.new:
        raise RefusedError(Reason.ALREADY_SPUN)
    left = replace(stake, amount=Cents(stake.amount - stake.new), new=NOTHING)
    after = round_.with_stake(left) if left.amount else round_.without(stake)
    return TakenBack(after, stake.new, left.amount)


def surrender(rules: RepeaterRules, round_: Round, wager: Wager, owner: str) -> Surrendered:
    """Give a wager up, whole, for what is printed for its tally.

    Raises:
        RefusedError: it may not be given up, or nothing is printed for its tally.
    """
    if not rules.surrender:
        raise RefusedError(Reason.NO_SURRENDER)
    if not wager.surrender:
        raise RefusedError(Reason.NOT_SURRENDERABLE)
    stake = _standing(round_, wager, owner)
    offer = offer_of(rules, round_, stake)
    if offer is None:
        tally = round_.tally(wager.values)
        raise RefusedError(Reason.TOO_EARLY, tally=tally, first=min(wager.surrender))
    return Surrendered(round_.without(stake), offer)


def _standing(round_: Round, wager: Wager, owner: str) -> Stake:
    """Find what an owner has on a wager.

    Raises:
        RefusedError: it is nothing.
    """
    stake = round_.stake(wager, owner)
    if stake is None:
        raise RefusedError(Reason.NO_SUCH_WAGER)
    return stake

"""What a spin does to a round: what it pays, takes and costs; and what becomes of an abandoned one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from app.rules.money import Cents
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import NOTHING, Offer, Round, Stake, offer_of
from app.rules.repeater.values import SEVEN, TALLIED
from app.rules.repeater.wagers import BY_CODE


class Payment(NamedTuple):
    """A wager that is won.

    Attributes:
        stake: the wager, which is spent.
        pays: for 1.
        envy: what the dealers' box gets besides, cents.
    """

    stake: Stake
    pays: int
    envy: Cents

    @property
    def payment(self) -> Cents:
        """All that is handed over, cents."""
        return Cents(self.pays * self.stake.amount)


class Taking(NamedTuple):
    """What something moves in the bank, cents; a wager that is booked or returned moves nothing.

    Attributes:
        taken: wagers that were lost.
        paid: what leaves the bank beyond the wagers themselves.
        envy: what goes to the dealers' box.
    """

    taken: int = 0
    paid: int = 0
    envy: int = 0

    @property
    def result(self) -> int:
        """What the bank has won."""
        return self.taken - self.paid - self.envy


class Spun(NamedTuple):
    """What a spin did.

    Attributes:
        round: afterwards; after a seven the next one.
        payments: in the order in which they are paid.
        lost: what a seven took.
    """

    round: Round
    payments: tuple[Payment, ...] = ()
    lost: tuple[Stake, ...] = ()

    @property
    def taking(self) -> Taking:
        """What it moves in the bank."""
        return Taking(
            sum(stake.amount for stake in self.lost),
            beyond_the_wagers(self.payments),
            sum(each.envy for each in self.payments),
        )


class Abandoned(NamedTuple):
    """What becomes of a round that management abandons.

    Attributes:
        round: the next one.
        payments: of the wagers for whose tally a surrender is printed.
        returned: every other one, whole.
    """

    round: Round
    payments: tuple[Offer, ...]
    returned: tuple[Stake, ...]


class Exposure(NamedTuple):
    """The dearest next value, the lowest of several, and what it would cost: payments and envy, in cents."""

    value: int
    cost: int


def beyond_the_wagers(paid: Iterable[Payment | Offer]) -> int:
    """Add up what payments are more than the wagers that they are made for, cents."""
    return sum(each.payment - each.stake.amount for each in paid)


def spun(rules: RepeaterRules, round_: Round, value: int | None) -> Spun:
    """Say what a spin does: a seven takes all and ends the round, a zero does nothing.

    What was booked before it can be taken back no more.

    Args:
        rules: of the house.
        round_: that is played.
        value: of the number that fell (`RepeaterRules.value_of`); None for a zero.
    """
    if value == SEVEN:
        return Spun(round_.next(), lost=round_.standing)
    tallies = round_.tallies if value is None else {**round_.tallies, value: round_.tally([value]) + 1}
    tallied = replace(round_, tallies=tallies)
    won = [stake for stake in round_.standing if tallied.resolved(BY_CODE[stake.wager])]
    standing = tuple(replace(stake, new=NOTHING) for stake in round_.standing if stake not in won)
    return Spun(replace(tallied, standing=standing), tuple(payment_for(rules, stake) for stake in won))


def payment_for(rules: RepeaterRules, stake: Stake) -> Payment:
    """Say what is paid for a wager that is won, and what the dealers' box gets."""
    wager = BY_CODE[stake.wager]
    return Payment(stake, wager.pays, Cents(wager.envy * stake.amount if rules.envy else 0))


def abandoned(rules: RepeaterRules, round_: Round) -> Abandoned:
    """Abandon a round: what may be surrendered is paid so, every other wager is returned, without envy."""
    offered = [(stake, offer_of(rules, round_, stake)) for stake in round_.standing]
    return Abandoned(
        round_.next(),
        tuple(offer for _, offer in offered if offer is not None),
        tuple(stake for stake, offer in offered if offer is None),
    )


def exposure(rules: RepeaterRules, round_: Round) -> Exposure | None:
    """Say which next value would cost most; None where none costs anything."""
    # One value more is all that comes next: what lacks more than that costs nothing yet.
    near = tuple(stake for stake in round_.standing if round_.missing(BY_CODE[stake.wager]) <= 1)
    if not near:
        return None
    nearly = replace(round_, standing=near)
    costs = [Exposure(value, -spun(rules, nearly, value).taking.result) for value in TALLIED]
    dearest = max(costs, key=lambda each: each.cost)
    return dearest if dearest.cost else None

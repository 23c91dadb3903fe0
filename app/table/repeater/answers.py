"""What becomes of what a dealer says of side wagers: one event, always the same at the same table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import UNSET

from app.rules.money import money_text
from app.rules.repeater.booking import book, surrender, take_back
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.refusing import RefusedError
from app.rules.repeater.round import NOTHING, Round, Stake
from app.rules.repeater.spinning import abandoned
from app.rules.repeater.wagers import BY_CODE
from app.table.event_record import Event
from app.table.repeater.events import (
    RoundAbandoned,
    WagerBooked,
    WagerRefused,
    WagerReturned,
    WagerSurrendered,
)
from app.table.repeater.round_form import offer_form, refusal_form, stake_form, stakes_form

E = TypeVar("E", bound=Event)


def booked(
    rules: RepeaterRules, round_: Round, spin: int, stake: Stake, by: str | None = None
) -> WagerBooked | WagerRefused:
    """Book a wager, or refuse it.

    Args:
        rules: of the house.
        round_: that is played.
        spin: that is bet on.
        stake: what is bet on, by whom and how much.
        by: who took it after "Rien ne va plus".
    """

    def book_it() -> WagerBooked:
        book(rules, round_, BY_CODE[stake.wager], stake.owner, stake.amount)
        return WagerBooked(spin=spin, **stake_form(stake), by=by or UNSET)

    return _or_refused(book_it, spin, stake)


def taken_back(round_: Round, spin: int, stake: Stake) -> WagerReturned | WagerRefused:
    """Give back what was booked since the last spin, or refuse it; the stake's own amount says nothing."""

    def give_back() -> WagerReturned:
        returned = take_back(round_, BY_CODE[stake.wager], stake.owner).returned
        return WagerReturned(spin=spin, wager=stake.wager, owner=stake.owner, amount=money_text(returned))

    return _or_refused(give_back, spin, stake)


def surrendered(
    rules: RepeaterRules, round_: Round, spin: int, stake: Stake
) -> WagerSurrendered | WagerRefused:
    """Pay a wager that is given up, or refuse it; the stake's own amount says nothing."""

    def pay() -> WagerSurrendered:
        offer = surrender(rules, round_, BY_CODE[stake.wager], stake.owner).offer
        return WagerSurrendered(spin=spin, **offer_form(offer))

    return _or_refused(pay, spin, stake)


def given_up(rules: RepeaterRules, round_: Round, spin: int, reason: str, by: str) -> RoundAbandoned:
    """Abandon a round: pay what could be surrendered, return all else."""
    gone = abandoned(rules, round_)
    return RoundAbandoned(
        spin=spin,
        round=round_.number,
        reason=reason,
        by=by,
        payments=[offer_form(offer) for offer in gone.payments],
        returned=stakes_form(gone.returned),
    )


def nothing_on(wager: str, owner: str) -> Stake:
    """Name a wager of an owner, whatever he has on it."""
    return Stake(wager, owner, NOTHING)


def _or_refused(does: Callable[[], E], spin: int, stake: Stake) -> E | WagerRefused:
    """Do it, or record what the paytables forbid: a dealer whose refusals come late loses the tally."""
    try:
        return does()
    except RefusedError as why:
        facts = refusal_form(why)
        return WagerRefused(spin=spin, **stake_form(stake), reason=facts.pop("refused"), why=facts)

"""A round of repeaters as JSON: what stands, what is offered, what was paid, lost or refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.rules.money import money_text
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.refusing import Fact, RefusedError
from app.rules.repeater.round import Offer, Round, Stake, may_be_made, offers
from app.rules.repeater.spinning import Exposure, Payment, Taking
from app.rules.repeater.values import TALLIED
from app.rules.repeater.wagers import BY_CODE
from app.table.event_record import Form

TOGETHER: Final = "2-3-11-12"
"""The key of the tally that the 7x counts, behind those of the single values."""
_CRAPS: Final = BY_CODE[f"repeat-{TOGETHER}"].values
_AMOUNTS: Final = frozenset({"unit", "minimum", "maximum"})
"""The facts of a refusal that are cents."""


def stake_form(stake: Stake) -> Form:
    """Write what an owner has on a wager, or had."""
    return {"wager": stake.wager, "owner": stake.owner, "amount": money_text(stake.amount)}


def offer_form(offer: Offer) -> Form:
    """Write what giving a wager up pays, or paid."""
    return {
        **stake_form(offer.stake),
        "tally": offer.tally,
        "pays": offer.pays,
        "payment": money_text(offer.payment),
    }


def payment_form(payment: Payment) -> Form:
    """Write what is handed over for a wager that is won."""
    return {
        **stake_form(payment.stake),
        "pays": payment.pays,
        "payment": money_text(payment.payment),
        "envy": money_text(payment.envy),
    }


def standing_form(round_: Round) -> list[Form]:
    """Write what stands, each with how often a value must still come."""
    return [
        {**stake_form(stake), "missing": round_.missing(BY_CODE[stake.wager])} for stake in round_.standing
    ]


def tallies_form(round_: Round) -> Form:
    """Write how often each value has come, and the four of the 7x together."""
    single = {str(value): round_.tally([value]) for value in TALLIED}
    return {**single, TOGETHER: round_.tally(_CRAPS)}


def board_form(rules: RepeaterRules, round_: Round) -> Form:
    """Write what may be given up, what stands, and what may be made."""
    return {
        "offers": [offer_form(offer) for offer in offers(rules, round_)],
        "standing": standing_form(round_),
        "may_be_made": [wager.code for wager in may_be_made(rules, round_)],
    }


def exposure_form(exposure: Exposure | None) -> Form | None:
    """Write the dearest next value and what it would cost."""
    return None if exposure is None else {"value": exposure.value, "paid": money_text(exposure.cost)}


def taking_form(taking: Taking) -> Form:
    """Write what something moves in the bank."""
    return {
        "taken": money_text(taking.taken),
        "paid": money_text(taking.paid),
        "envy": money_text(taking.envy),
        "result": money_text(taking.result),
    }


def stakes_form(stakes: Iterable[Stake]) -> list[Form]:
    """Write wagers that were lost or returned."""
    return [stake_form(stake) for stake in stakes]


def refusal_form(refused: RefusedError) -> Form:
    """Write why something may not be done, with what belongs to it."""
    return {
        "refused": refused.reason.value,
        **{name: _fact_form(name, fact) for name, fact in refused.facts.items()},
    }


def _fact_form(name: str, fact: Fact) -> list[int] | str | int:
    if isinstance(fact, tuple):
        return list(fact)
    return money_text(fact) if name in _AMOUNTS else fact

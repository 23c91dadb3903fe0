"""A number of this night that was another than was recorded: what is to be paid and reclaimed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import to_builtins

from app.rules.money import Cents, money_text, parse_money
from app.rules.repeater.correcting import Deed, Difference, Doing, corrected
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Round
from app.table.event_record import Form
from app.table.repeater.events import (
    RoundAbandoned,
    ValueCorrected,
    ValueMarked,
    WagerBooked,
    WagerReturned,
    WagerSurrendered,
)
from app.table.repeater.memory import Wagers, put_right
from app.table.repeater.round_form import stakes_form

_Values = Mapping[int, int | None]
"""The values of spins that were put right."""


def correction(rules: RepeaterRules, wagers: Wagers, spin: int, value: int | None) -> ValueCorrected:
    """Settle the night again with another value of a spin: the same bookings and surrenders.

    Args:
        rules: of the house.
        wagers: what was done this night.
        spin: whose value was another.
        value: that it had.
    """
    were = put_right(wagers)
    found = corrected(rules, wagers.before.round, _deeds(wagers, were), _deeds(wagers, {**were, spin: value}))
    return ValueCorrected(
        spin=spin,
        value=value,
        to_pay=list(map(_difference_form, found.to_pay)),
        to_reclaim=list(map(_difference_form, found.to_reclaim)),
        envy=_signed(found.envy),
        returned=stakes_form(found.returned),
        now=_round_form(found.round),
    )


def _deeds(wagers: Wagers, values: _Values) -> Iterator[Deed]:
    """What was done this night, as the rules know it, with other values of some spins."""
    for deed in wagers.deeds:
        match deed:
            case WagerBooked():
                yield Deed(Doing.BOOKED, deed.wager, deed.owner, parse_money(deed.amount))
            case WagerReturned():
                yield Deed(Doing.TAKEN_BACK, deed.wager, deed.owner, parse_money(deed.amount))
            case WagerSurrendered():
                yield Deed(Doing.SURRENDERED, deed.wager, deed.owner)
            case ValueMarked():
                yield Deed(Doing.SPUN, value=values.get(deed.spin or 0, deed.value))
            case RoundAbandoned():
                yield Deed(Doing.ABANDONED)
            case _:
                pass


def _round_form(round_: Round) -> Form:
    """Write a round as plain values, as JSON has them."""
    form: Form = to_builtins(round_, str_keys=True)
    return {**form, "standing": list(form["standing"])}


def _difference_form(each: Difference) -> Form:
    return {"wager": each.wager, "owner": each.owner, "amount": money_text(Cents(abs(each.amount)))}


def _signed(cents: int) -> str:
    return f"{'-' if cents < 0 else ''}{money_text(Cents(abs(cents)))}"

"""In which chips a player wants to be paid: colour with value, or value in mixed value (rules 7) [4.4]."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from app.rules.house import House
from app.rules.money import money_text, parse_money
from app.rules.payment_laying import AS_PLAYED, Wish, wish_fault
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import at, flag, items, members, money
from app.table.given import AnyPayment
from app.table.json_text import Json

_FIELDS: Final = frozenset({"with", "mixed"})


def read_wish(value: Json, house: House, payment: AnyPayment) -> Wish:
    """Read what a player asked for: `{"with": ["50.00", "20.00"]}` or `{"mixed": true}`.

    Raises:
        BadInputError: a field is wrong, or the payment cannot be laid so.
    """
    form = members(value, _FIELDS)
    values = at("with", lambda listed: [money(item) for item in items(listed)], form.get("with", []))
    wish = Wish(tuple(sorted(values, reverse=True)), at("mixed", flag, form.get("mixed", False)))
    fault = wish_fault(house, payment, wish)
    if fault is not None:
        raise BadInputError(fault)
    return wish


def wish_form(wish: Wish) -> Form | UnsetType:
    """Write a wish; left out where the payment is made in what was played."""
    if wish == AS_PLAYED:
        return UNSET
    return {"with": [money_text(value) for value in wish.values], "mixed": wish.mixed}


def read_recorded_wish(form: Form) -> Wish:
    """Read a wish that was recorded.

    Raises:
        ValueError, LookupError, TypeError: it is none.
    """
    return Wish(tuple(parse_money(text) for text in form["with"]), form["mixed"])

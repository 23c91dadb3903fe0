"""The fields of a JSON object: each taken as what it must be, each fault naming its key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final, TypeVar

from app.rules.money import Cents, MoneyError, parse_money
from app.table.bad_input import BadInputError
from app.table.json_text import Json

T = TypeVar("T")

MOST_PIECES: Final = 1_000_000
MOST_EVENTS: Final = 2**53 - 1
"""The highest number of an event that JSON carries exactly."""
DEEPEST: Final = 20
"""No command is nested as deeply, and no event is."""
# A night has few amounts, each of them thousands of times.
_cents = lru_cache(maxsize=4096)(parse_money)


def members(value: Json, allowed: frozenset[str], required: Iterable[str] = ()) -> dict[str, Json]:
    """Take a value as an object whose fields are known.

    Raises:
        BadInputError: no object, an unknown field, or one that is missing.
    """
    if type(value) is not dict:
        raise BadInputError("must be an object")
    if not allowed.issuperset(value):
        unknown = next(key for key in value if key not in allowed)
        raise BadInputError("no such field", unknown)
    for key in required:
        if key not in value:
            raise BadInputError("is missing", key)
    return value


def items(value: object) -> list[Json]:
    """Take a value as a list.

    Raises:
        BadInputError: it is none.
    """
    if type(value) is not list:
        raise BadInputError("must be a list")
    return value


def whole(value: Json, least: int, most: int) -> int:
    """Take a value as a whole number within bounds.

    Raises:
        BadInputError: it is none, or outside.
    """
    if type(value) is not int or not least <= value <= most:
        raise BadInputError(f"must be a whole number from {least} to {most}")
    return value


def text(value: Json) -> str:
    """Take a value as a text that is not empty.

    Raises:
        BadInputError: it is none.
    """
    if type(value) is not str or not value:
        raise BadInputError("must be a text that is not empty")
    return value


def moment(value: Json) -> str:
    """Take a value as a time in UTC, ISO 8601.

    Raises:
        BadInputError: it is none.
    """
    try:
        taken = datetime.fromisoformat(text(value))
    except ValueError:
        taken = None
    if taken is None or taken.utcoffset() != timedelta(0):
        raise BadInputError("must be a time in UTC such as 2026-11-25T20:30:00Z")
    return text(value)


def flag(value: Json) -> bool:
    """Take a value as true or false.

    Raises:
        BadInputError: it is neither.
    """
    if type(value) is not bool:
        raise BadInputError("must be true or false")
    return value


def money(value: Json) -> Cents:
    """Take a value as an amount, "20.00".

    Raises:
        BadInputError: it is none.
    """
    if type(value) is not str:
        raise BadInputError('must be an amount as a text, "20.00"')
    try:
        return _cents(value)
    except MoneyError as fault:
        raise BadInputError(str(fault)) from fault


def payable(value: Json, unit: Cents) -> Cents:
    """Take a value as an amount that the house's smallest unit makes up, and more than nothing (rules 2).

    Args:
        value: as it was read.
        unit: the smallest payable unit, cents.

    Raises:
        BadInputError: it is none.
    """
    return _whole_units(money(value), unit)


def in_units(key: str, amount: Cents, unit: Cents) -> Cents:
    """Take an amount that was read already as one that the house's smallest unit makes up (rules 2).

    Args:
        key: where it stands.
        amount: cents.
        unit: the smallest payable unit, cents.

    Raises:
        BadInputError: it is none; the fault names the key.
    """
    try:
        return _whole_units(amount, unit)
    except BadInputError as fault:
        raise fault.inside(key) from fault


def _whole_units(amount: Cents, unit: Cents) -> Cents:
    if amount == 0 or amount % unit:
        raise BadInputError("must be a multiple of the house's unit, and more than nothing", rule="rules 2")
    return amount


def recordable(value: Json, depth: int = DEEPEST) -> Json:
    """Take a value that an event can hold: no fraction, which JSON writes in more ways than one.

    Args:
        value: as it was read.
        depth: how deeply it may be nested.

    Raises:
        BadInputError: it is a fraction, or beyond what JSON carries exactly, or holds such a value; or it is
            nested deeper.
    """
    match value:
        case dict() | list() if not depth:
            raise BadInputError(f"must be nested no deeper than {DEEPEST}")
        case dict():
            return {
                key: at(key, lambda inner: recordable(inner, depth - 1), item) for key, item in value.items()
            }
        case list():
            return [recordable(item, depth - 1) for item in value]
        case float():
            raise BadInputError('must be no fraction: an amount is a text, "20.00"')
        case int() if abs(value) > MOST_EVENTS:
            raise BadInputError(f"must be no number beyond {MOST_EVENTS}")
        case _:
            return value


def one_of(value: Json, choices: Mapping[str, T]) -> T:
    """Take a value as one of some words.

    Raises:
        BadInputError: it is none of them.
    """
    if type(value) is not str or value not in choices:
        raise BadInputError(f"must be one of {', '.join(choices)}")
    return choices[value]


def at(key: str, read: Callable[[Json], T], value: Json) -> T:
    """Read the value of a key; a fault names the key."""
    try:
        return read(value)
    except BadInputError as fault:
        raise fault.inside(key) from fault

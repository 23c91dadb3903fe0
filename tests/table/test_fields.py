"""The fields of a JSON object are taken as what they must be, or refused in one sentence (interface)."""

from collections.abc import Callable
from typing import Any

import pytest

from app.rules.money import Cents
from app.table.bad_input import BadInputError
from app.table.fields import at, flag, items, members, money, one_of, payable, recordable, text, whole


def refused(read: Callable[[], object]) -> str:
    with pytest.raises(BadInputError) as fault:
        read()
    return str(fault.value)


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: members([], frozenset()), "must be an object"),
        (lambda: members({"a": 1}, frozenset({"b"})), "/a: no such field"),
        (lambda: members({}, frozenset({"a"}), ["a"]), "/a: is missing"),
        (lambda: items({}), "must be a list"),
        (lambda: whole(True, 0, 2), "must be a whole number from 0 to 2"),
        (lambda: whole(3, 0, 2), "must be a whole number from 0 to 2"),
        (lambda: text(""), "must be a text that is not empty"),
        (lambda: text(1), "must be a text that is not empty"),
        (lambda: flag(0), "must be true or false"),
        (lambda: money(20), 'must be an amount as a text, "20.00"'),
        (lambda: one_of("c", {"a": 1, "b": 2}), "must be one of a, b"),
        (lambda: one_of(None, {"a": 1}), "must be one of a"),
    ],
)
def test_each_fault_is_one_sentence(read: Callable[[], object], said: str) -> None:
    """Interface: what is wrong and where, in words that say what is wanted."""
    assert refused(read) == said


def test_money_that_is_none_is_quoted() -> None:
    """Interface: exactly two decimals, a point, no sign."""
    assert '"2,50"' in refused(lambda: money("2,50"))
    assert money("2.50") == 250


@pytest.mark.parametrize(("amount", "unit"), [("2.50", 250), ("7.50", 250), ("0.01", 1)])
def test_whole_units_are_payable(amount: str, unit: int) -> None:
    """Rules 2: the smallest payable unit is the house's."""
    assert payable(amount, Cents(unit)) == money(amount)


@pytest.mark.parametrize("amount", ["0.00", "2.60", "1.25"])
def test_nothing_and_broken_units_are_not(amount: str) -> None:
    """Rules 2."""
    assert refused(lambda: payable(amount, Cents(250))).endswith("more than nothing (rules 2)")


def test_a_fault_names_the_key_it_was_read_under() -> None:
    """Interface: where the fault is stands before it, as a JSON pointer."""
    assert refused(lambda: at("entry", lambda form: at("value", money, form), 20)).startswith(
        "/entry/value: "
    )
    assert at("value", money, "2.50") == 250


@pytest.mark.parametrize("value", [1.5, [1, {"b": 2.0}], {"a": 2**53}, {"a": [-(2**60)]}])
def test_what_no_event_can_hold_is_refused(value: Any) -> None:
    """An event is written in one way only: no fractions, no numbers that JSON does not carry exactly."""
    assert "must be no" in refused(lambda: recordable(value))


@pytest.mark.parametrize("depth", [21, 400, 5_000])
def test_what_is_nested_without_end_is_refused_and_never_a_crash(depth: int) -> None:
    """Interface: a line that is no command is refused, and the table goes on; no command is nested as deeply."""
    for wrapped in (lambda inner: [inner], lambda inner: {"a": inner}):
        value: Any = 1
        for _ in range(depth):
            value = wrapped(value)
        assert refused(lambda value=value: recordable(value)).endswith("must be nested no deeper than 20")  # type: ignore[misc]


def test_what_is_nested_as_deeply_as_an_event_holds_is_kept() -> None:
    value: Any = 1
    for _ in range(20):
        value = [value]
    assert recordable(value) == value


def test_what_an_event_can_hold_is_kept() -> None:
    form: Any = {"a": [1, "x", None, True, {"b": -(2**53) + 1}]}
    assert recordable(form) == form

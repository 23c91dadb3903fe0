"""A payment that is disputed when the ball closes its spin stays disputed until somebody decides (rules 3)."""

from typing import Any

import pytest

from app.people.permissions import Signed
from app.people.roles import Role
from app.table.state_form import state_form
from app.table.unmarked import unanswered
from tests.table.playing import (
    EIGHT,
    READY,
    THROW,
    Played,
    form_of,
    step,
    wheel_told,
)


def closed() -> Played:
    """The second of four payments was disputed, and the wheel threw again."""
    table = wheel_told()
    table.do("winners", bets=EIGHT)
    table.do("dispute", order=2, by="seat 4", reason="two chips")
    table.do("paid", order=1)
    table.hear(step(READY, 2), step(THROW, 2))
    return table


def disputed(table: Played) -> list[tuple[int, bool]]:
    form: Any = state_form(table.state)
    return [(each["order"], each.get("disputed", False)) for each in form["unmarked"] if each["paid"] is None]


def test_it_is_named_and_disputed_over_nights_and_ruled_by_who_decides() -> None:
    table = closed()
    assert disputed(table) == [(2, True), (3, False), (4, False)]
    why = "payment 2 of spin 1 is disputed: say who decided, and the reason (rules 3)"
    for name in ("paid", "unpaid"):
        assert table.refused(name, spin=1, order=2) == why
        assert table.refused(name, spin=1, order=2, by="Carla") == why
    table.do("paid", spin=1, order=3)
    table.do("void", reason="no_pocket")
    table.do("close")
    table.do("open")
    assert disputed(table) == [(2, True), (4, False)]
    assert [each.disputed for each in unanswered(table.state)] == [True, False]
    assert table.do("unpaid", spin=1, order=2, by="Carla", reason="the camera") == ("payment.answered",)
    assert disputed(table) == [(4, False)]


@pytest.mark.parametrize(("order", "act"), [(2, "rule"), (3, None)])
def test_what_is_said_of_it_is_signed_as_a_ruling_is(order: int, act: str | None) -> None:
    table = closed()
    said = {"spin": 1, "order": order, "by": "Carla", "reason": "the camera"}
    table.signed((Signed("Carla", Role.PIT_BOSS),), "paid", **said)
    signed = [form["act"] for form in map(form_of, table.story) if form["kind"] == "people.signed"]
    assert signed == ([] if act is None else [act])


def test_opened_again_it_is_disputed_as_before() -> None:
    table = closed()
    table.do("void", reason="no_pocket")
    table.do("reopen")
    assert table.paying.payable.disputed == {2}

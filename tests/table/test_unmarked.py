"""A payment that was not marked when its spin was closed stays named until somebody says that it was made."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.chips import Chip
from app.rules.inventory import worth
from app.rules.money import Cents
from app.table.fold import fold
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.state_form import state_form
from app.table.unmarked import payment_of, unanswered
from tests.table.playing import EIGHT, Form, Played, chips, colour, fall, form_of, opened, stack

LILAC = Chip(Cents(500), "lilac")
COUNT: list[Form] = [
    {"value": "100.00", "pieces": 50},
    {"value": "20.00", "pieces": 200},
    {"value": "5.00", "pieces": 200},
    {"value": "2.50", "pieces": 200},
    {"colour": "lilac", "pieces": 300},
    {"colour": "red", "pieces": 300},
]


def closed(*, bank: bool = True) -> Played:
    """Lilac has two pieces on 20, 70 pieces are owed, and the next number fell before they were marked."""
    table = Played()
    table.do("open", minimum="5.00")
    if bank:
        table.do("bank", operation="open", chips=COUNT)
    fall(table, 20)
    table.do("winners", bets=[stack("straight-20", colour("lilac", 2))])
    next_number(table, 14)
    return table


def next_number(table: Played, number: int) -> None:
    """The ball falls while the spin before is paid."""
    if table.state.betting is None:
        table.do("cleared")
    fall(table, number)


def named(table: Played) -> list[tuple[int, int, str | None, int | None, str, bool | None]]:
    found: Any = state_form(table.state)["unmarked"]
    return [(e["spin"], e["order"], e["owner"], e["pieces"], e["amount"], e["paid"]) for e in found]


def test_it_is_named_over_the_spins_that_follow() -> None:
    table = closed()
    assert named(table) == [(1, 1, "lilac", 70, "350.00", None)]
    table.do("paid_all")
    table.do("next")
    fall(table, 3)
    table.do("next")
    assert named(table) == [(1, 1, "lilac", 70, "350.00", None)]


def test_said_to_be_paid_it_is_a_payment_like_any_other() -> None:
    """It was taken as paid: the bank stays as it is, and it can be put right from here on."""
    table = closed()
    before = table.state.bank
    assert table.do("paid", spin=1, order=1) == ("payment.answered",)
    said = table.last()
    assert (said["spin"], said["order"], said["paid"], said["amount"]) == (1, 1, True, "350.00")
    assert table.state.bank == before
    assert unanswered(table.state) == ()
    made = payment_of(table.state, 1, 1)
    assert made is not None
    assert (made.seq, made.amount, made.number) == (len(table.story), 35000, 20)
    table.do(
        "correct",
        of=made.seq,
        instead={"amount": "170.00"},
        reason="one piece lay there",
        by="Carla",
        witness="Ugo",
    )
    assert "put it right once more" in table.refused("unpaid", spin=1, order=1)


def test_said_not_to_be_paid_the_bank_has_it_still() -> None:
    table = closed()
    before = table.pieces(LILAC)
    table.do("unpaid", spin=1, order=1, by="Carla", reason="he had left")
    assert (table.last()["by"], table.last()["reason"]) == ("Carla", "he had left")
    assert table.pieces(LILAC) == before + 70
    assert payment_of(table.state, 1, 1) is None
    assert named(table)[0][-1] is False


def test_a_slip_is_said_over_and_the_last_word_holds() -> None:
    table = closed()
    book = table.state.bank
    table.do("unpaid", spin=1, order=1)
    table.do("paid", spin=1, order=1)
    assert table.state.bank == book
    assert "that is said already" in table.refused("paid", spin=1, order=1)
    table.do("unpaid", spin=1, order=1)
    assert table.pieces(LILAC) == book.inventory.pieces[LILAC] + 70
    assert payment_of(table.state, 1, 1) is None
    assert "that is said already" in table.refused("unpaid", spin=1, order=1)


def test_what_was_counted_since_lies_where_it_was_counted() -> None:
    """Rules 9: a payment that was not made is in the closing count already."""
    table = closed()
    table.do("paid_all")
    table.do("next")
    table.do("bank", operation="close", chips=COUNT)
    before = table.state.bank
    table.do("unpaid", spin=1, order=1)
    assert table.state.bank == before


def test_a_bank_that_nobody_counted_stays_uncounted() -> None:
    table = closed(bank=False)
    before = table.state.bank
    table.do("unpaid", spin=1, order=1)
    assert table.state.bank == before


def test_what_was_marked_or_is_of_no_such_spin_is_refused() -> None:
    table = opened()
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    next_number(table, 14)
    assert "no payment 1 of spin 1 was left unmarked" in table.refused("unpaid", spin=1, order=1)
    assert "no payment 9 of spin 1 was left unmarked" in table.refused("paid", spin=1, order=9)
    assert "no payment 1 of spin 7 was left unmarked" in table.refused("paid", spin=7, order=1)
    assert "whole number" in table.bad_input("paid", spin="six", order=1)
    assert "whole number" in table.bad_input("paid", spin=1, order=0)


def test_of_the_spin_that_is_being_paid_it_is_the_mark_itself() -> None:
    table = opened()
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    assert "payment.made" in table.do("paid", spin=1, order=1)
    assert "payment.unmade" in table.do("unpaid", spin=1, order=1)


def test_a_payment_that_was_disputed_when_the_next_number_fell_is_named_too() -> None:
    table = opened()
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    table.do("dispute", order=2, reason="it was mine")
    table.do("paid_all")
    next_number(table, 14)
    assert [left.order for left in unanswered(table.state)] == [2]


def next_night(table: Played) -> None:
    if table.state.paying is not None:
        table.do("paid_all")
        table.do("next")
    table.do("close")
    if table.state.bank.begun and table.state.bank.closing is None:
        table.do("bank", operation="close", chips=COUNT)
    table.do("open", minimum="10.00")


def test_an_opening_carries_what_nobody_answered_and_nothing_else() -> None:
    """Lilac's pieces go by what they were worth that night."""
    table = closed(bank=False)
    next_number(table, 20)
    table.do("winners", bets=[stack("straight-20", colour("red", 1))])
    next_number(table, 14)
    table.do("unpaid", spin=3, order=1)
    next_night(table)
    assert named(table) == [(1, 1, "lilac", 70, "350.00", None)]
    next_night(table)
    assert named(table) == [(1, 1, "lilac", 70, "350.00", None)]


@pytest.mark.parametrize("paid", [True, False])
def test_answered_in_a_later_night_it_moves_no_chip_of_that_nights_bank(paid: bool) -> None:
    """The count between the two has it as it was, however often that was taken."""
    table = closed()
    next_night(table)
    table.do("bank", operation="open", chips=COUNT)
    before = table.state.bank
    table.do("paid" if paid else "unpaid", spin=1, order=1)
    assert table.state.bank == before
    assert unanswered(table.state) == ()
    assert (payment_of(table.state, 1, 1) is not None) is paid
    next_night(table)
    assert named(table) == []


def test_an_opening_that_carries_other_payments_than_wait_is_a_fault_of_the_record() -> None:
    table = closed()
    next_night(table)
    story = [form_of(event) for event in table.story]
    ends = max(place for place, form in enumerate(story) if form["kind"] == "table.opened")
    opening = story[ends]
    other = {**opening["unmarked"][0], "order": 2}
    for said, holds in ((opening["unmarked"], True), ([], False), ([other], False)):
        replay = Replay("T1", ROULETTE)
        for form in story[:ends]:
            assert replay.step(msgspec.json.encode(form)) is None
        assert (replay.step(msgspec.json.encode({**opening, "unmarked": said})) is None) is holds


@pytest.mark.parametrize(
    "forged",
    [{"amount": "340.00"}, {"order": 2}, {"spin": 2}, {"spin": None}, {"paid": "yes"}, {"amount": "x"}],
)
def test_an_answer_that_is_not_so_is_a_fault_of_the_record(forged: Form) -> None:
    table = closed()
    story = [form_of(event) for event in table.story]
    replay = Replay("T1", ROULETTE)
    for form in story:
        assert replay.step(msgspec.json.encode(form)) is None
    answer = {"kind": "payment.answered", "spin": 1, "order": 1, "paid": True, "amount": "350.00"}
    assert replay.step(msgspec.json.encode({**answer, **forged})) is not None
    assert replay.step(msgspec.json.encode(answer)) is None


def test_what_was_answered_so_before_cannot_be_answered_so_by_a_record_either() -> None:
    table = closed()
    table.do("paid", spin=1, order=1)
    with pytest.raises(ValueError, match="waited for no such answer"):
        fold(table.state, table.story[-1])


def cents(table: Played) -> int:
    book = table.state.bank
    return worth(book.inventory.pieces.items()) + book.loose


@given(
    marked=st.sets(st.integers(1, 4)),
    answers=st.lists(st.tuples(st.integers(1, 4), st.booleans()), max_size=8),
    later=st.integers(0, 3),
)
def test_the_bank_has_what_was_not_paid_and_nothing_else(
    marked: set[int], answers: list[tuple[int, bool]], later: int
) -> None:
    """Whatever was marked and said, in whatever order: assumed as paid until somebody says that it was not."""
    table = opened()
    table.do("bank", operation="open", chips=COUNT)
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    for order in sorted(marked):
        table.do("paid", order=order, by="Carla", reason="as they came")
    for _ in range(later + 1):
        next_number(table, 14)
    book, said = cents(table), dict[int, bool]()
    for order, paid in answers:
        known = said.get(order)
        if order in marked or known is paid:
            table.refused("paid" if paid else "unpaid", spin=1, order=order)
            continue
        table.do("paid" if paid else "unpaid", spin=1, order=order)
        said[order] = paid
    amounts = {left.order: left.payment.amount for left in table.state.unmarked.get(1, ())}
    back = sum(amounts[order] for order, paid in said.items() if not paid)
    assert cents(table) == book + back
    made = {each.order for each in table.state.payments.get(1, ())}
    assert made == marked | {order for order, paid in said.items() if paid}
    assert {left.order for left in unanswered(table.state)} == amounts.keys() - said.keys()


THEIRS: Form = {"value": "5.00", "pieces": 1, "employees": True}


def won_for_employees(*, bank: bool = True) -> Played:
    """A player and the employees have one chip each on 20; the next number fell before they were marked."""
    table = Played()
    table.do("open", minimum="5.00")
    if bank:
        table.do("bank", operation="open", chips=COUNT)
    table.do("place", position="straight-20", entry=THEIRS)
    fall(table, 20)
    table.do("winners", bets=[stack("straight-20", chips("5.00"))])
    return table


@pytest.mark.parametrize("bank", [True, False])
def test_what_is_won_for_the_employees_goes_to_the_boite(bank: bool) -> None:
    """Rules 9: it leaves the bank as any payment does and is in the boîte once the spin is closed; no tip is recorded."""
    table = won_for_employees(bank=bank)
    table.do("paid_all")
    assert table.paying.settlement is not None
    owed = table.paying.settlement.payments
    assert sorted((p.owner or "", p.employees) for p in owed) == [("", True), ("seat 1", False)]
    assert table.state.bank.tips == 0
    table.do("next")
    assert table.state.bank.tips == 175_00
    assert "tip" not in {form_of(event).get("operation") for event in table.story}
    if bank:
        assert worth(table.state.bank.inventory.pieces.items()) == table.state.bank.opening - 2 * 175_00


def test_not_made_after_all_it_is_not_in_the_boite() -> None:
    """A payment that nobody marked counts as made until somebody says that it was not."""
    table = won_for_employees()
    next_number(table, 14)
    (order,) = (each.order for each in unanswered(table.state) if each.payment.employees)
    assert table.state.bank.tips == 175_00
    table.do("unpaid", spin=1, order=order)
    assert table.state.bank.tips == 0
    table.do("paid", spin=1, order=order)
    assert table.state.bank.tips == 175_00


def test_after_the_closing_count_it_is_taken_out_of_the_boite_alone() -> None:
    """The chips were counted where they lie; the boîte was not."""
    table = won_for_employees()
    next_number(table, 14)
    (order,) = (each.order for each in unanswered(table.state) if each.payment.employees)
    table.do("next")
    table.do("close")
    table.do("bank", operation="close", chips=COUNT)
    counted = table.state.bank
    table.do("unpaid", spin=1, order=order)
    assert table.state.bank == counted._replace(tips=0)

"""A chip that is found on a payment already made changes it: what it differs by is given or taken back (rules 3, 9).

Made and changed together are what is owed, whatever is entered, paid and changed in between.
"""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.rules.chips import Chip
from app.rules.inventory import worth
from app.rules.money import Cents, parse_difference
from app.rules.roulette.layout import BY_NAME
from app.table import events as happened
from app.table.differences import differing, is_all_paid
from app.table.refusals import Refusal
from app.table.replay import Replay
from app.table.roulette import events as spun
from app.table.roulette.game import ROULETTE
from app.table.state_form import state_form
from app.table.unmarked import payment_of, unanswered
from tests.often import times
from tests.table.playing import Form, Played, chips, colour, fall, form_of, opened, stack

LILAC = Chip(Cents(250), "lilac")
COUNT: list[Form] = [
    {"value": "1000.00", "pieces": 20},
    {"value": "100.00", "pieces": 100},
    {"value": "20.00", "pieces": 300},
    {"value": "5.00", "pieces": 300},
    {"value": "2.50", "pieces": 300},
    {"colour": "lilac", "pieces": 400},
    {"colour": "red", "pieces": 400},
]
SEAT = chips("20.00", owner="seat 4")


def table_at(number: int = 20, *, bank: bool = True) -> Played:
    table = opened()
    if bank:
        table.do("bank", operation="open", chips=COUNT)
    fall(table, number)
    return table


def straight(*entries: Form) -> Form:
    return stack("straight-20", *entries)


def paid(*entries: Form, bank: bool = True) -> Played:
    """Everything that lay on the straight was paid."""
    table = table_at(bank=bank)
    table.do("winners", bets=[straight(*entries)])
    table.do("paid_all")
    return table


def due(table: Played) -> list[tuple[int, int | None, str]]:
    """What a script sees of the differences."""
    form: Any = state_form(table.state)["paying"]
    return [(each["order"], each["pieces"], each["amount"]) for each in form.get("differences", [])]


def test_one_piece_more_shows_what_is_still_to_be_given_and_its_mark_moves_the_difference_alone() -> None:
    table = paid(colour("lilac", 2))
    assert table.refused("winners", bets=[straight(colour("lilac", 3))]) == Refusal.CHANGES_A_PAYMENT()
    assert table.do("difference", bets=[straight(colour("lilac", 3))]) == ("winners.entered", "spin.settled")
    assert due(table) == [(1, 35, "87.50")]
    assert table.do("paid", order=1) == ("payment.changed",)
    said = table.last()
    assert (said["order"], said["revision"], said["amount"]) == (1, 2, "87.50")
    assert said["chips"] == [{"colour": "lilac", "value": "2.50", "pieces": 35}]
    assert "back" not in said
    assert due(table) == []
    assert is_all_paid(table.paying.payable)
    assert table.refused("paid", order=1) == "payment 1 is made already"
    table.do("next")
    assert table.last()["entered"] is True
    assert table.pieces(LILAC) == 400 - 105
    made = payment_of(table.state, 1, 1)
    assert made is not None
    assert (made.amount, made.laid) == (26250, ((LILAC, 105),))


def test_one_piece_less_is_taken_back_in_the_chips_that_lay_there() -> None:
    table = table_at()
    table.do("winners", bets=[straight(colour("lilac", 2))])
    table.do("paid", order=1, wish={"with": ["100.00"]})
    table.do("difference", bets=[straight(colour("lilac", 1))])
    assert due(table) == [(1, -35, "-87.50")]
    table.do("paid", order=1)
    said = table.last()
    assert (said["amount"], "chips" in said) == ("-87.50", False)
    assert sum(each["pieces"] * parse_difference(each["value"]) for each in said["back"]) == 8750
    table.do("next")
    assert (
        worth(table.state.bank.inventory.pieces.items())
        == worth(table_at().state.bank.inventory.pieces.items()) - 8750
    )


def test_what_differs_is_laid_in_no_other_chips_than_it_is_counted_in() -> None:
    table = paid(colour("lilac", 2))
    table.do("difference", bets=[straight(colour("lilac", 3))])
    assert "leave it out" in table.bad_input("paid", order=1, wish={"with": ["20.00"]})


def test_a_difference_that_is_entered_back_is_none() -> None:
    table = paid(colour("lilac", 2))
    table.do("difference", bets=[straight(colour("lilac", 3))])
    table.do("difference", bets=[straight(colour("lilac", 2))])
    assert due(table) == []
    assert table.paying.payable.paid == {1}
    table.do("next")
    assert table.pieces(LILAC) == 400 - 70


def test_the_same_amount_elsewhere_is_no_difference() -> None:
    table = table_at()
    table.do("winners", bets=[stack("split-17-20", colour("lilac", 1))])
    table.do("paid_all")
    table.do("difference", bets=[stack("split-20-23", colour("lilac", 1))])
    assert due(table) == []
    assert table.paying.payable.paid == {1}


def test_a_payment_that_is_owed_no_more_is_taken_back_whole() -> None:
    table = paid(SEAT, colour("lilac", 2))
    assert table.paying.payable.paid == {1, 2}
    table.do("difference", bets=[straight(SEAT)])
    assert due(table) == [(2, -70, "-175.00")]
    table.do("paid", order=2)
    assert is_all_paid(table.paying.payable)
    assert table.do("unpaid", order=2) == ("payment.unmade",)
    assert due(table) == [(2, -70, "-175.00")]
    table.do("paid_all")
    table.do("next")
    assert table.last()["entered"] is True
    assert table.pieces(LILAC) == 400
    assert [made.order for made in table.state.payments[1]] == [1]


def test_a_new_payment_that_comes_first_is_none_of_those_that_were_made() -> None:
    table = paid(colour("lilac", 2))
    table.do("difference", bets=[straight(SEAT, colour("lilac", 2))])
    assert due(table) == []
    assert table.paying.payable.paid == {2}
    assert table.do("paid", order=1) == ("payment.made",)
    assert is_all_paid(table.paying.payable)


def test_chips_of_which_it_is_said_afterwards_whose_they_are_stay_paid() -> None:
    table = table_at()
    nobody, his = chips("20.00", owner=None), stack("split-17-20", SEAT)
    table.do("winners", bets=[his, straight(nobody)])
    table.do("paid_all")
    table.do("difference", bets=[his, straight(SEAT)])
    assert due(table) == []
    assert table.paying.payable.paid == {1}
    assert table.do("unpaid", order=1) == ("payment.unmade",)


def test_the_last_mark_is_taken_back_first() -> None:
    table = paid(colour("lilac", 2))
    table.do("difference", bets=[straight(colour("lilac", 3))])
    table.do("paid", order=1)
    table.do("unpaid", order=1)
    assert (due(table), table.paying.payable.paid) == ([(1, 35, "87.50")], frozenset())
    table.do("unpaid", order=1)
    assert (due(table), table.paying.payable.given) == ([], {})
    assert table.do("paid", order=1) == ("payment.made",)
    table.do("next")
    assert table.pieces(LILAC) == 400 - 105


def test_a_difference_waits_for_no_turn_and_others_wait_for_none_of_it() -> None:
    table = table_at()
    table.do("winners", bets=[straight(SEAT, colour("lilac", 2), colour("red", 1))])
    table.do("paid", order=1)
    table.do(
        "difference", bets=[straight(chips("20.00", 2, owner="seat 4"), colour("lilac", 2), colour("red", 1))]
    )
    assert "payment 2 comes first" in table.refused("paid", order=3)
    table.do("paid", order=2)
    assert table.do("paid", order=1) == ("payment.changed",)
    assert table.do("paid_all") == ("payment.made",)


def test_a_number_of_which_something_was_given_cannot_be_another() -> None:
    table = paid(colour("lilac", 2))
    table.do("difference", bets=[straight(colour("lilac", 3))])
    assert "are made" in table.refused("number", number=3, by="Carla", reason="misread")
    table.do("difference", bets=[])
    assert "are made" in table.refused("number", number=3, by="Carla", reason="misread")


def test_what_is_disputed_waits_for_its_ruling_whatever_it_differs_by() -> None:
    table = paid(colour("lilac", 2))
    table.do("dispute", order=1, reason="three lay there")
    kinds = table.do("difference", bets=[straight(colour("lilac", 3))])
    assert kinds == ("winners.entered", "spin.settled", "payment.disputed")
    assert "waits for the ruling" in table.refused("paid", order=1)
    table.do("rule", order=1, by="Carla", reason="so it was")
    assert table.do("paid", order=1) == ("payment.changed",)
    table.do("dispute", order=1)
    assert "rule on it first" in table.refused("difference", bets=[])


@pytest.mark.parametrize("bank", [True, False])
@pytest.mark.parametrize(("now", "more"), [(3, 8750), (1, -8750), (0, -17500)])
@pytest.mark.parametrize("answer", ["paid", "unpaid"])
def test_a_difference_that_the_ball_left_unmarked_stays_named(
    bank: bool, now: int, more: int, answer: str
) -> None:
    """It is taken as done until somebody says that it was not; then the bank has what it had before."""
    table = paid(colour("lilac", 2), bank=bank)
    table.do("difference", bets=[straight(colour("lilac", now))] if now else [])
    fall(table, 14)
    (left,) = unanswered(table.state)
    assert (left.spin, left.order, left.payment.amount, left.made) == (1, 1, more, 17500)
    assert left.payment.pieces == more // 250
    said: Any = state_form(table.state)["unmarked"]
    assert (said[0]["made"], said[0]["amount"]) == (
        "175.00",
        f"{'-' if more < 0 else ''}{abs(more) / 100:.2f}",
    )
    before = table.pieces(LILAC)
    assert before == (400 - 35 * now if bank else 0)
    seq = payment_of(table.state, 1, 1)
    assert seq is not None
    right = {"of": seq.seq, "instead": {"amount": "2.50"}, "reason": "so", "by": "Carla", "witness": "Ugo"}
    assert "say first whether the difference" in table.refused("correct", **right)
    assert table.do(answer, spin=1, order=1) == ("payment.answered",)
    assert table.last()["made"] == "175.00"
    assert table.pieces(LILAC) == before + (more // 250 if answer == "unpaid" and bank else 0)
    made = payment_of(table.state, 1, 1)
    assert made is not None
    assert made.amount == 17500 + (more if answer == "paid" else 0)
    assert unanswered(table.state) == ()


@pytest.mark.parametrize(("now", "more"), [(3, 8750), (1, -8750)])
@pytest.mark.parametrize("answer", ["paid", "unpaid"])
def test_what_nobody_answered_is_carried_into_the_next_night_and_moves_no_chip_of_it(
    now: int, more: int, answer: str
) -> None:
    table = paid(colour("lilac", 2), bank=False)
    table.do("difference", bets=[straight(colour("lilac", now))])
    table.do("next")
    before = unanswered(table.state)
    table.do("close")
    table.do("open")
    table.do("bank", operation="open", chips=COUNT)
    (left,) = unanswered(table.state)
    assert (left.payment, left.made) == (before[0].payment, before[0].made)
    assert left.payment.amount == more
    book = table.state.bank
    table.do(answer, spin=1, order=1)
    assert table.state.bank == book
    assert unanswered(table.state) == ()


def test_opened_again_the_difference_is_due_as_before() -> None:
    table = paid(colour("lilac", 2), SEAT)
    table.do("difference", bets=[straight(colour("lilac", 3))])
    before = table.paying
    table.do("next")
    assert table.last()["entered"] is False
    table.do("reopen")
    assert table.paying == replace(before, reopened=True)
    table.do("paid_all")
    table.do("next")
    assert table.last()["entered"] is True
    assert unanswered(table.state) == ()


def falsified(table: Played, **change: object) -> str:
    """Play a story again in which the difference was recorded otherwise; gives what is wrong."""
    replay = Replay("T1", ROULETTE)
    for seq, event in enumerate(table.story, 1):
        form = form_of(event)
        if isinstance(event, happened.PaymentChanged):
            form = {**form, **change}
        wrong = replay.step(msgspec.json.encode({**form, "seq": seq, "v": 1}))
        if wrong is not None:
            return wrong
    return ""


def test_verify_refuses_a_difference_that_is_not_what_is_owed() -> None:
    table = paid(colour("lilac", 2))
    table.do("difference", bets=[straight(colour("lilac", 3))])
    table.do("paid", order=1)
    table.do("next")
    assert falsified(table) == ""
    assert "which cannot bear it" in falsified(table, amount="90.00")
    assert "which cannot bear it" in falsified(table, order=2)
    assert "which cannot bear it" in falsified(table, revision=1)
    fewer = [{"colour": "lilac", "value": "2.50", "pieces": 34}]
    assert "in chips that are not its difference" in falsified(table, chips=fewer)
    assert "in chips that are not its difference" in falsified(table, back=fewer)


def test_verify_refuses_a_spin_closed_as_paid_whose_difference_bears_no_mark() -> None:
    table = paid(colour("lilac", 2))
    table.do("difference", bets=[straight(colour("lilac", 3))])
    table.do("next")
    replay = Replay("T1", ROULETTE)
    found = [
        replay.step(
            msgspec.json.encode(
                {**form_of(event), **({"entered": True} if isinstance(event, spun.SpinClosed) else {})}
            )
        )
        for event in table.story
    ]
    assert found[-1] == "spin 1 is closed as paid, and payments are not marked"


PLACES = st.sampled_from(["straight-20", "split-17-20", "split-20-23", "street-19-21", "column-35", "black"])
ENTRIES = st.builds(
    lambda chip, count: {**chip, "pieces": count},
    st.sampled_from(
        [SEAT, colour("lilac"), colour("red"), chips("20.00", owner=None), chips("5.00", owner="seat 2")]
    ),
    st.integers(1, 3),
)


def stacks(laid: list[tuple[str, Form]]) -> list[Form]:
    """Each position once; a colour stays off the chances."""
    found: dict[str, list[Form]] = {}
    for place, entry in laid:
        if BY_NAME[place].inside or "value" in entry:
            found.setdefault(place, []).append(entry)
    return [stack(place, *entries) for place, entries in found.items()]


ACTS = st.one_of(
    st.tuples(st.just("difference"), st.lists(st.tuples(PLACES, ENTRIES), max_size=5)),
    st.tuples(st.sampled_from(["paid", "unpaid"]), st.integers(1, 7)),
    st.tuples(st.sampled_from(["paid_all", "closed and opened"]), st.none()),
)


@settings(max_examples=times(30, 120), deadline=None)
@given(acts=st.lists(ACTS, max_size=14), bank=st.booleans())
def test_made_and_changed_together_are_what_is_owed(acts: list[tuple[str, Any]], bank: bool) -> None:
    """Whatever is entered, paid, taken back and changed: at the end the players have what the last entry owes
    them, and the bank what it would have if that had been entered and paid at once."""
    table, last = table_at(bank=bank), list[Form]()
    table.do("winners", bets=[])
    for name, how in acts:
        if name == "difference":
            last = stacks(how)
            table.do("difference", bets=last)
        elif name == "closed and opened":
            table.do("next")
            table.do("reopen")
        elif name == "paid_all":
            table.do("paid_all")
        elif table.table.why_not({"do": name, "order": how}) is None:
            table.do(name, order=how)
    table.do("paid_all")
    spin = table.paying
    assert spin.settlement is not None
    assert differing(spin.payable) == ()
    given = Counter[int]()
    for order, marks in spin.payable.given.items():
        given[order] = sum(once.amount for once in marks)
    assert [given[order] for order in range(1, len(spin.settlement.payments) + 1)] == [
        payment.amount for payment in spin.settlement.payments
    ]
    assert all(sum(once.amount for once in gone) == 0 for gone in spin.payable.gone)
    table.do("next")
    assert table.last()["entered"] is True
    once = table_at(bank=bank)
    once.do("winners", bets=last)
    once.do("paid_all")
    once.do("next")
    book, plain = table.state.bank, once.state.bank
    assert (
        worth(book.inventory.pieces.items()) + book.loose
        == worth(plain.inventory.pieces.items()) + plain.loose
    )
    assert [(made.order, made.amount) for made in table.state.payments.get(1, ())] == [
        (made.order, made.amount) for made in once.state.payments.get(1, ())
    ]

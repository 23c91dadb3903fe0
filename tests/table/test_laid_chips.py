"""What is shown for a payment is what is laid for it, recorded with its mark and booked at the end (rules 7, 9)."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.chips import Chip
from app.rules.inventory import Certainty, worth
from app.rules.laid_payment import LaidPayment
from app.rules.money import Cents
from app.rules.payment_laying import lay_payment
from app.rules.roulette.settled import Settlement
from app.table.events import PaymentMade
from app.table.fold import fold
from app.table.laid_chips import laid_chips_form, laid_from, read_laid_chips
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.roulette.settling import payable_by
from app.table.state import unopened
from app.table.state_form import state_form
from tests.table.playing import EIGHT, Form, Played, chips, colour, fall, form_of, opened, stack
from tests.table.reading import read_event

TWENTY, HUNDRED = Chip(Cents(2000)), Chip(Cents(10_000))
RED = Chip(Cents(250), "red")
VALUES = ("2.50", "5.00", "10.00", "20.00", "50.00", "100.00", "500.00")
BY = {"by": "Carla", "reason": "the player leaves"}


def counted(*, all_entered: bool = True, red: int = 300, **pieces: int) -> Played:
    """A table whose bank has plenty of everything but of what is said: `_20` is so many twenties."""
    table = opened(all_entered=all_entered)
    held = [{"value": value, "pieces": pieces.get(f"_{value.partition('.')[0]}", 200)} for value in VALUES]
    table.do("bank", operation="open", chips=[*held, {"colour": "red", "pieces": red}])
    return table


def bet(table: Played, *bets: Form) -> None:
    for lying in bets:
        for entry in lying["stack"]:
            table.do("place", position=lying["position"], entry=entry)


def fallen(*bets: Form, **how: Any) -> Played:
    """Number 8 with these bets."""
    table = counted(**how)
    bet(table, *bets)
    fall(table, 8)
    table.do("cleared")
    return table


def made(table: Played) -> list[Form]:
    """The marks of payments, as they are recorded."""
    return [form_of(event) for event in table.story if isinstance(event, PaymentMade)]


def shown(table: Played, order: int) -> Counter[tuple[str | None, str | None]]:
    """The chips that `state` shows for a payment, counted by colour and value; a colour has no value there."""
    payment = state_form(table.state)["paying"]["payments"][order - 1]  # type: ignore[index]
    found: Counter[tuple[str | None, str | None]] = Counter()
    for group in payment["laid"]["groups"]:
        for run in group["chips"]:
            found[run.get("colour"), run.get("value")] += run["pieces"]
    return found


def recorded(form: Form) -> Counter[tuple[str | None, str | None]]:
    """The chips of a mark, counted in the same way."""
    found: Counter[tuple[str | None, str | None]] = Counter()
    for item in form["chips"]:
        name = item.get("colour")
        found[name, None if name else item["value"]] += item["pieces"]
    return found


def test_rules_9_a_bank_short_of_a_chip_stays_known_and_counts_what_it_holds() -> None:
    """52 pieces of 20 and 22 twenties: 500, 500 and 40; the closing count is what is left of each chip."""
    table = fallen(stack("split-8-11", chips("20.00")), stack("straight-8", chips("20.00")), _20=22)
    table.do("paid_all")
    assert made(table)[0]["chips"] == [
        {"value": "20.00", "pieces": 22},
        {"value": "100.00", "pieces": 1},
        {"value": "500.00", "pieces": 1},
    ]
    table.do("next")
    bank = table.state.bank
    assert bank.inventory.certainty is Certainty.KNOWN
    held = bank.inventory.pieces
    assert (held[TWENTY], held[HUNDRED], held[Chip(Cents(50_000))]) == (0, 199, 199)
    closing = [
        *({"value": value, "pieces": held[Chip(Cents(int(float(value) * 100)))]} for value in VALUES),
        {"colour": "red", "pieces": held[RED]},
    ]
    table.do("bank", operation="close", chips=closing)
    assert table.last()["result"] == "-1040.00"


def test_rules_7_a_chip_that_is_finished_is_not_what_leaves_the_bank() -> None:
    """Rules 7: twenties are marked as finished though 200 are counted; 700 are paid without them."""
    table = fallen(stack("straight-8", chips("20.00")))
    table.do("missing", chip={"value": "20.00"})
    table.do("paid_all")
    table.do("next")
    assert table.state.bank.inventory.pieces[TWENTY] == 200
    assert table.state.bank.inventory.certainty is Certainty.KNOWN
    assert table.state.bank.inventory.missing == {TWENTY}


def test_a_colour_is_recorded_with_what_its_pieces_are_worth() -> None:
    table = fallen(stack("straight-8", colour("red", 2)), red=40)
    table.do("paid", order=1)
    assert table.last()["chips"] == [
        {"colour": "red", "value": "2.50", "pieces": 40},
        {"value": "5.00", "pieces": 1},
        {"value": "20.00", "pieces": 1},
        {"value": "50.00", "pieces": 1},
    ]


def test_what_no_chip_makes_up_is_not_said_to_lie_there() -> None:
    """A bank of hundreds alone: nothing lies there for 10.00, and 1,000 of 1,050.00."""
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=[{"value": "100.00", "pieces": 50}])
    bet(table, stack("low", chips("10.00")), stack("straight-8", chips("10.00", 3)))
    fall(table, 8)
    table.do("paid_all")
    assert [form["chips"] for form in made(table)] == [[], [{"value": "100.00", "pieces": 10}]]
    table.do("next")
    assert table.state.bank.inventory.certainty is Certainty.ESTIMATED
    assert worth(table.state.bank.inventory.pieces.items()) == 500_000 - 1_000 - 105_000


@pytest.mark.parametrize("closed", [False, True])
def test_of_a_bank_that_is_not_counted_no_chips_are_recorded(closed: bool) -> None:
    table = opened()
    count = [{"value": "20.00", "pieces": 50}]
    if closed:
        table.do("bank", operation="open", chips=count)
    fall(table, 8)
    if closed:
        table.do("bank", operation="close", chips=count)
    table.do("winners", bets=EIGHT)
    table.do("paid_all")
    assert all("chips" not in form for form in made(table))
    assert table.paying.payable.laid == {}


def test_at_a_live_table_the_estimate_loses_what_was_laid() -> None:
    """Rules 7: an estimate changes no suggestion; the twenties that lay there are gone from it."""
    table = counted(all_entered=False)
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", chips("20.00"))])
    table.do("paid_all")
    table.do("next")
    assert table.state.bank.inventory.pieces[TWENTY] == 200 - 35
    assert table.state.bank.inventory.certainty is Certainty.ESTIMATED


SIX = (
    stack("black", chips("10.00", 2, "seat 1")),
    stack("low", chips("5.00", 3, "seat 2"), chips("10.00", 1, "seat 2")),
    stack("split-8-11", chips("20.00", 1, "seat 1"), colour("red", 3)),
    stack("straight-8", chips("5.00", 2, "seat 2"), chips("100.00", 1, "seat 3")),
)
FEW = st.integers(0, 40)


@given(FEW, FEW, FEW, FEW, st.permutations(range(1, 7)), st.sets(st.integers(1, 6)))
def test_rules_7_what_is_laid_is_what_was_shown_at_that_moment(
    fives: int, twenties: int, hundreds: int, reds: int, orders: list[int], again: set[int]
) -> None:
    """Rules 7: in any order, some taken back and made once more; the bank pays just what was recorded."""
    table = fallen(*SIX, _5=fives, _20=twenties, _100=hundreds, red=reds)
    before = table.state.bank.inventory.pieces
    assert len(state_form(table.state)["paying"]["payments"]) == 6  # type: ignore[index]
    for order in [*orders, *sorted(again)]:
        if order in table.paying.payable.paid:
            table.do("unpaid", order=order)
            assert order not in table.paying.payable.laid
        seen = shown(table, order)
        table.do("paid", order=order, **BY)
        assert recorded(table.last()) == seen
        assert shown(table, order) == seen
    laid = Counter[Chip]()
    for paid in table.paying.payable.laid.values():
        laid.update(dict(paid))
    in_full = (
        sum(map(worth, table.paying.payable.laid.values())) == 2000 + 2500 + 34000 + 12750 + 35000 + 350000
    )
    table.do("next")
    held = table.state.bank.inventory
    if in_full:
        assert held.certainty is Certainty.KNOWN
        assert {c: n for c, n in held.pieces.items() if n} == {
            c: n - laid[c] for c, n in before.items() if n - laid[c]
        }


def test_all_at_once_are_laid_as_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """And each of them once: laying is what costs."""
    calls: list[int] = []

    def counting(*args: Any, **named: Any) -> LaidPayment:
        calls.append(1)
        return lay_payment(*args, **named)

    one, other = (fallen(*SIX, _20=3, _100=8, red=9) for _ in range(2))
    for order in range(1, 7):
        one.do("paid", order=order)
    assert one.state.bank.inventory.certainty is Certainty.KNOWN
    monkeypatch.setattr("app.rules.round_bank.lay_payment", counting)
    other.do("paid_all")
    assert (made(other), other.paying.payable.laid) == (made(one), one.paying.payable.laid)
    assert len(calls) == len(made(other)) == 6


def test_a_payment_taken_back_brings_its_chips_back() -> None:
    """Rules 9: the 52 twenties of one are there for the other once the first mark is taken back."""
    two = [chips("20.00", owner=f"seat {seat}") for seat in (1, 2)]
    table = fallen(stack("split-8-11", *two), stack("straight-8", *two), _20=60)
    table.do("paid", order=1)
    table.do("dispute", order=1)
    table.do("rule", order=1, by="Rossi", reason="visto")
    assert laid_from(table.state, table.paying.payable, 2).pieces[TWENTY] == 8
    table.do("unpaid", order=1)
    assert laid_from(table.state, table.paying.payable, 1).pieces[TWENTY] == 60
    table.do("paid_all")
    assert made(table)[1]["chips"] == made(table)[0]["chips"] == [{"value": "20.00", "pieces": 52}]
    table.do("next")
    assert table.state.bank.inventory.certainty is Certainty.KNOWN


SEVENTH = stack("street-7-9", chips("50.00", owner="seat 7"))


def test_chips_follow_their_payment_to_its_place_in_a_new_settlement() -> None:
    """A winner entered late moves the places; what lay for each payment lies for it still, drafted or not."""
    table = counted(all_entered=False, _20=7)
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    for order in (1, 2, 4):
        table.do("paid", order=order, **BY)
    before, marked, old = table.state, table.paying, settlement(table)
    laid = {old.payments[order - 1]: chips for order, chips in marked.payable.laid.items()}
    table.do("winners", bets=[SEVENTH, *EIGHT])
    new = settlement(table)
    assert {new.payments[order - 1]: chips for order, chips in table.paying.payable.laid.items()} == laid
    assert table.paying.payable.laid.keys() == table.paying.payable.paid == {1, 3, 5}
    for order in range(1, 6):
        drafted = laid_from(before, payable_by(before, marked, new), order)
        assert drafted == laid_from(table.state, table.paying.payable, order)
    table.do("paid_all")
    table.do("next")
    assert worth(table.state.bank.inventory.pieces.items()) == worth(
        before.bank.inventory.pieces.items()
    ) - sum(payment.amount for payment in new.payments)


def test_another_number_voids_what_was_laid() -> None:
    """A number that is contradicted has no payment marked; what is laid is the new one's alone."""
    table = fallen(*SIX)
    table.do("paid", order=1)
    table.do("unpaid", order=1)
    assert table.paying.payable.laid == {}
    table.do("number", number=11, by="Carla", reason="era accanto")
    assert table.paying.payable.laid == {}
    table.do("paid_all")
    table.do("next")
    assert table.state.bank.inventory.certainty is Certainty.KNOWN


def test_a_spin_closed_with_payments_that_nobody_marked_owes_their_own_chips() -> None:
    """The first two were marked in other chips; of the rest it is only known what was owed."""
    table = fallen(stack("straight-8", *(chips("20.00", owner=f"seat {n}") for n in range(1, 4))), _20=40)
    table.do("paid", order=1)
    table.do("paid", order=2)
    laid = [form["chips"] for form in made(table)]
    assert laid[0] == [{"value": "20.00", "pieces": 35}]
    assert {"value": "20.00", "pieces": 5} in laid[1]
    table.do("next")
    assert table.state.bank.inventory.pieces[TWENTY] == -35
    assert table.state.bank.inventory.certainty is Certainty.ESTIMATED


def test_a_journal_without_chips_is_folded_as_it_was() -> None:
    """Marks of older programs say no chips: each payment left the bank in its own, or in the fewest."""
    table = fallen(stack("straight-8", chips("20.00")), _20=22)
    table.do("paid_all")
    table.do("next")
    again = Replay("T1", ROULETTE)
    state = unopened("T1", ROULETTE)
    for event in table.story:
        form = form_of(event)
        if form["kind"] == "payment.made":
            del form["chips"]
        body = msgspec.json.encode(form)
        assert again.step(body) is None
        state = fold(state, read_event(body))
    assert state.bank.inventory.pieces[TWENTY] == 22 - 35
    assert state.bank.inventory.certainty is Certainty.ESTIMATED


@pytest.mark.parametrize(
    "form",
    [
        {"value": "20.00", "pieces": 0},
        {"value": "20.00", "pieces": -3},
        {"value": "20.00", "pieces": 1.5},
        {"value": "20.00", "pieces": True},
        {"value": "twenty", "pieces": 1},
        {"value": "20.00", "pieces": 1, "colour": 7},
        {"value": "20.00"},
        {"pieces": 1, "colour": "red"},
    ],
)
def test_what_cannot_have_been_laid_is_no_tables_record(form: Form) -> None:
    with pytest.raises((ValueError, KeyError)):
        read_laid_chips([form])


def test_chips_are_read_as_they_are_written() -> None:
    laid = ((RED, 40), (TWENTY, 3), (HUNDRED, 1))
    assert laid_chips_form(laid) == [
        {"colour": "red", "value": "2.50", "pieces": 40},
        {"value": "20.00", "pieces": 3},
        {"value": "100.00", "pieces": 1},
    ]
    assert read_laid_chips(laid_chips_form(laid)) == laid


def settlement(table: Played) -> Settlement:
    found = table.paying.settlement
    assert found is not None
    return found

"""What a payment should have been, as it is typed, and the chips that are proposed for the difference (rules 9)."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from app.desks.croupier.bank.payment_draft import PaymentDraft, draft_of, otherwise_paid, paid_lines
from app.desks.croupier.bank.tally import Coin, Tally
from app.rules.chips import Chip
from app.rules.money import Cents
from app.table.put_right import MadePayment
from tests.desks.desk import Desk, enter_eight
from tests.said import form_of

RED, HUNDRED = Coin(Cents(250), "red"), Coin(Cents(10000))
WHY = {"reason": "Calcolato male", "by": "Rossi", "witness": "Carla"}


@pytest.fixture
def paid(desk: Desk) -> Desk:
    """Eight is paid: 50 of black, 260 in 20s, 172.50 in red, 130 in blue; the bank was not counted."""
    station = desk.station
    station.fall(8)
    enter_eight(desk)
    for command in ({"do": "paid", "order": order} for order in range(1, 5)):
        station.send(command)
    station.say("next")
    return desk


def made(desk: Desk, order: int) -> MadePayment:
    return next(each for kept in desk.station.state.payments.values() for each in kept if each.order == order)


def typed(desk: Desk, order: int, signs: Iterable[str]) -> PaymentDraft:
    draft = draft_of(desk.station.state, made(desk, order).seq)
    assert draft is not None
    for sign in signs:
        draft.press(sign)
    return draft


def test_the_payments_are_listed_with_whose_they_are(paid: Desk) -> None:
    lines = paid_lines(paid.station.state)
    assert [(line.number, line.order, line.title, line.amount) for line in lines] == [
        (8, 1, "Posto 2", 50_00),
        (8, 2, "Posto 4", 260_00),
        (8, 3, "Rosso", 172_50),
        (8, 4, "Blu", 130_00),
    ]
    assert lines[2].why == "2 cavalli 8/11 + 1 pieno 8"


def test_the_newest_spin_comes_first(paid: Desk) -> None:
    paid.station.fall(17)
    paid.value(20, "posto 3", "straight-17")
    paid.station.send({"do": "paid", "order": 1})
    paid.station.say("next")
    assert [line.number for line in paid_lines(paid.station.state)] == [17, 8, 8, 8, 8]


@pytest.mark.parametrize(
    ("signs", "cents"),
    [
        ("", 172_50),
        ("215", 215_00),
        ("172,5", 172_50),
        ("172,55", 172_55),
        ("172,559", 172_55),
        (",5", 50),
        ("007", 7_00),
        ("0", 0),
        ("12⌫", 1_00),
        ("12C", 172_50),
        ("1,,5", 1_50),
        ("12345678", 123_456_00),
    ],
)
def test_an_amount_is_typed_in_euro_and_cents(paid: Desk, signs: str, cents: int) -> None:
    """Money is whole cents; nothing typed leaves what was paid."""
    draft = typed(paid, 3, signs)
    assert (draft.amount, draft.more) == (cents, cents - 172_50)


def test_the_difference_is_proposed_in_the_payments_colour(paid: Desk) -> None:
    assert typed(paid, 3, "215").tally == Tally(goes={RED: 17})
    assert typed(paid, 3, "130").tally == Tally(comes={RED: 17})
    assert typed(paid, 3, "172,5").tally.empty


def test_what_the_colour_does_not_make_up_is_proposed_in_the_fewest_chips(paid: Desk) -> None:
    """Nobody has a chip of a cent: then none is proposed."""
    assert typed(paid, 1, "185").tally == Tally(
        goes={HUNDRED: 1, Coin(Cents(2000)): 1, Coin(Cents(1000)): 1, Coin(Cents(500)): 1}
    )
    assert typed(paid, 3, "172,51").tally.empty


def test_a_colour_that_was_paid_in_value_is_put_right_in_value(paid: Desk) -> None:
    """The bank laid 172.50 in chips of value: red never changed hands."""
    in_value = replace(
        made(paid, 3), laid=((Chip(Cents(2000)), 8), (Chip(Cents(1000)), 1), (Chip(Cents(250)), 1))
    )
    draft = PaymentDraft(in_value, paid.station.state.house)
    for sign in "272,5":
        draft.press(sign)
    assert draft.tally == Tally(goes={HUNDRED: 1})
    assert draft.coin_rows()[0] == (RED,)


def test_chips_go_on_only_when_they_are_the_difference(paid: Desk) -> None:
    """Both ways: he gives a fifty back and is given three reds."""
    state = paid.station.state
    draft = typed(paid, 3, "130")
    draft.tally = Tally(comes={Coin(Cents(5000)): 1})
    assert not draft.may_go_on(state)
    draft.tally = Tally(comes={Coin(Cents(5000)): 1}, goes={RED: 3})
    assert draft.may_go_on(state)
    assert form_of(otherwise_paid(draft, state, WHY))["instead"] == {
        "amount": "130.00",
        "chips": [{"colour": "red", "value": "2.50", "pieces": -3}, {"value": "50.00", "pieces": 1}],
    }


def test_of_a_bank_that_nobody_knows_the_chips_may_go_unsaid(paid: Desk) -> None:
    state = paid.station.state
    draft = typed(paid, 3, "172,51")
    assert draft.may_go_on(state)
    assert form_of(otherwise_paid(draft, state, WHY))["instead"] == {"amount": "172.51"}
    assert not typed(paid, 3, "172,5").may_go_on(state), "nothing is put right"


def test_after_the_closing_count_no_chips_are_none_that_changed_hands(paid: Desk) -> None:
    """Rules 9: what was counted lies there; only what was written was wrong."""
    paid.station.send({"do": "bank", "operation": "open", "chips": [{"value": "100.00", "pieces": 50}]})
    assert not typed(paid, 3, "172,51").may_go_on(paid.station.state), "the bank is known to the piece"
    paid.station.send({"do": "bank", "operation": "close", "chips": [{"value": "100.00", "pieces": 50}]})
    state = paid.station.state
    draft = typed(paid, 3, "215")
    draft.tally = Tally()
    assert draft.may_go_on(state)
    assert form_of(otherwise_paid(draft, state, WHY))["instead"] == {"amount": "215.00", "chips": []}

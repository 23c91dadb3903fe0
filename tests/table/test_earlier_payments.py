"""A payment of a night that is over is put right: looked up, said with what it was, and asked of its night."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.rules.chips import Chip
from app.rules.inventory import Certainty
from app.rules.money import Cents
from app.table import events as happened
from app.table.corrected_payments import payment_made
from app.table.earlier_payments import Earlier, Later, as_it_stands, why_not_later
from app.table.put_right import MadePayment
from tests.table.playing import Form, Played, chips, fall, opened

TWENTY = Chip(Cents(2000))
WHO = {"reason": "two pieces on the camera", "by": "Carla", "witness": "Ugo"}
COUNT: list[Form] = [{"value": "20.00", "pieces": 200}, {"value": "100.00", "pieces": 50}]


def paid(number: int = 8) -> Played:
    """A night in which one 20 on the number was paid 700.00; its bank is counted, and the table closed."""
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=COUNT)
    table.do("place", position=f"straight-{number}", entry=chips("20.00"))
    fall(table, number)
    table.do("paid", order=1)
    table.do("next")
    table.do("close")
    table.do("bank", operation="close", chips=COUNT)
    return table


def mark_of(table: Played) -> int:
    (mark,) = [n for n, event in enumerate(table.story, 1) if isinstance(event, happened.PaymentMade)]
    return mark


def later(*, bank: bool = True) -> tuple[Played, int]:
    """The same table in its next night, which looks that payment up; gives the place of its mark, too."""
    table = paid()
    of = mark_of(table)
    again = Played(table.state, earlier={of: Earlier(1, 1, Cents(70000))}.get)
    again.do("open", all_entered=True)
    if bank:
        again.do("bank", operation="open", chips=COUNT)
    return again, of


def put_right(table: Played, of: int, **instead: Any) -> Form:
    assert table.do("correct", of=of, instead=instead, **WHO) == ("entry.corrected",)
    return table.last()


def test_rules_9_it_is_said_which_payment_it_was_and_by_how_much_it_differs() -> None:
    table, of = later()
    before = table.state.bank
    event = put_right(table, of, amount="1400.00", chips=[])
    assert event["payment"] == {"spin": 1, "order": 1, "was": "700.00", "difference": "700.00"}
    assert event["instead"] == {"amount": "1400.00", "chips": []}
    assert table.state.bank == before, "nothing changed hands at this table"
    assert table.state.payments == {}, "tonight's payments alone are kept"


def test_rules_9_chips_that_change_hands_tonight_leave_tonights_bank() -> None:
    table, of = later()
    event = put_right(table, of, amount="740.00", chips=[{"value": "20.00", "pieces": -2}])
    assert table.pieces(TWENTY) == 198
    assert table.state.bank.inventory.certainty is Certainty.KNOWN
    assert event["result"] is None


def test_what_changes_hands_before_the_next_opening_is_the_last_nights() -> None:
    """Between two nights the closing count is the bank's: what is given then comes off it."""
    table = paid()
    mark = mark_of(table)
    closing = table.state.bank.closing
    chips_given: list[Form] = [{"value": "20.00", "pieces": -1}]
    put_right(table, mark, amount="720.00", chips=chips_given)
    assert closing is not None
    assert table.state.bank.closing == closing - 2000


@pytest.mark.parametrize(
    ("instead", "said"),
    [
        ({"amount": "700.00", "chips": []}, "nothing is put right"),
        ({"amount": "740.00"}, "say in which chips"),
        ({"amount": "740.00", "chips": [{"value": "20.00", "pieces": 2}]}, "differ from what is given"),
        ({"amount": "740.00", "chips": [{"value": "20.00", "pieces": -1}]}, "differ from what is given"),
    ],
)
def test_what_cannot_be_is_refused(instead: Form, said: str) -> None:
    table, of = later()
    assert said in table.refused("correct", of=of, instead=instead, **WHO)


def test_of_a_bank_that_is_not_counted_nothing_moves_that_is_not_said() -> None:
    table, of = later(bank=False)
    before = table.state.bank
    put_right(table, of, amount="1400.00")
    assert table.state.bank == before


def test_what_is_no_payment_is_only_said() -> None:
    table, of = later()
    event = put_right(table, of - 1, amount="1400.00")
    assert "payment" not in event


def forged(change: Callable[[Form], object]) -> str | None:
    """Have a correction of an earlier night changed after it was made; gives what the replay says of it."""
    table, of = later()
    put_right(table, of, amount="740.00", chips=[{"value": "20.00", "pieces": -2}])
    again = paid()
    assert again.replay is not None
    replay = again.replay
    for number, event in enumerate(table.story, len(again.story) + 1):
        form: Form = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(event)))
        if form["kind"] == "entry.corrected":
            change(form)
        if (reason := replay.step(msgspec.json.encode({**form, "seq": number, "v": 1}))) is not None:
            return reason
    assert replay.later == [
        Later(len(again.story) + len(table.story), of, Earlier(1, 1, Cents(70000)), Cents(74000))
    ]
    return None


def test_the_replay_keeps_what_it_cannot_know_and_finds_what_cannot_be() -> None:
    assert forged(lambda form: None) is None
    assert "by how much it differs" in str(forged(lambda form: form["payment"].update(difference="50.00")))
    assert "by how much it differs" in str(forged(lambda form: form["payment"].update(was="690.00")))
    assert "not its difference" in str(forged(lambda form: form["instead"]["chips"][0].update(pieces=-3)))
    assert "no table's" in str(forged(lambda form: form["payment"].update(spin="one")))
    assert "no table's" in str(forged(lambda form: form["payment"].pop("order")))
    assert "is no payment" in str(forged(lambda form: form.update(of=form["of"] + 20)))


@pytest.fixture
def made() -> MadePayment:
    table = paid()
    found = payment_made(table.state, mark_of(table))
    assert found is not None
    return found


def said(seq: int, was: int, amount: int, *, spin: int = 1, order: int = 1, of: int = 9) -> Later:
    return Later(seq, of, Earlier(spin, order, Cents(was)), Cents(amount))


def test_each_correction_goes_on_from_the_one_before_it(made: MadePayment) -> None:
    both = [said(40, 70000, 74000), said(50, 74000, 72000)]
    assert why_not_later(made, both) is None
    assert as_it_stands(made, []) == Earlier(1, 1, Cents(70000))
    assert as_it_stands(made, both) == Earlier(1, 1, Cents(72000))
    assert why_not_later(made, [both[0], said(50, 70000, 72000)]) == (
        50,
        "the correction of 9 says otherwise what was paid at first",
    )


@pytest.mark.parametrize(
    "wrong", [said(40, 60000, 74000), said(40, 70000, 74000, spin=2), said(40, 70000, 74000, order=2)]
)
def test_what_was_not_so_is_found(made: MadePayment, wrong: Later) -> None:
    found = why_not_later(made, [wrong])
    assert found == (40, "the correction of 9 says otherwise what was paid at first")
    assert why_not_later(None, [wrong]) == (40, "9 is no payment that was made, and is put right as one")

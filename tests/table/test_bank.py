"""The bank's day: counts, fills, credits, changes, notes and the boîte, with documents and names (rules 9)."""

from typing import Any

import pytest

from app.rules.chips import Chip
from app.rules.inventory import Certainty
from app.rules.money import Cents
from tests.table.playing import Form, Played, chips, colour, fall, fallen, opened, stack

THREE = ["Carla", "Rossi", "Bianchi"]
TWENTY, HUNDRED = Chip(Cents(2000)), Chip(Cents(10000))
RED = Chip(Cents(250), "red")
FILLED = {"document": "F-1", "signatures": THREE}


def item(value: str, pieces: int, **more: str) -> Form:
    """Pieces of a chip of value, or notes."""
    return {"value": value, "pieces": pieces, **more}


COUNT = [item("20.00", 100), item("100.00", 50), {"colour": "red", "pieces": 100}]
"""7,250.00 in all."""


def bank(played: Played, operation: str, *counted: Form, **more: Any) -> Form:
    """Record something of the bank; gives the event."""
    assert played.do("bank", operation=operation, chips=list(counted), **more) == ("bank.moved",)
    return played.last()


def counted(*, all_entered: bool = False) -> Played:
    """A table whose bank was counted."""
    table = opened(all_entered=all_entered)
    bank(table, "open", *COUNT)
    return table


def test_the_opening_count_makes_the_bank_known() -> None:
    table = counted()
    assert table.last()["amount"] == "7250.00"
    assert table.state.bank.inventory.certainty is Certainty.KNOWN
    assert "counted already" in table.refused("bank", operation="open", chips=COUNT)


def test_before_the_count_nothing_is_moved_but_the_boite() -> None:
    table = opened()
    assert "not counted yet" in table.refused("bank", operation="change", chips=[])
    assert bank(table, "tip", item("5.00", 2))["amount"] == "10.00"


@pytest.mark.parametrize(
    "names",
    [["Rossi", "rossi", "ROSSI "], ["Anna", "anna ", "ANNA", "Ivo"]],
    ids=["one", "two"],
)
@pytest.mark.parametrize("operation", ["fill", "credit"])
def test_9_three_people_sign_however_often_a_name_is_written(operation: str, names: list[str]) -> None:
    """Rules 9: the capo tavolo and both inspectors; neither capitals nor spaces tell people apart."""
    table = counted()
    paper = {"operation": operation, "chips": [item("100.00", 20)], "document": "D-1"}
    assert "three names" in table.refused("bank", **paper, signatures=names)
    assert table.do("bank", **paper, signatures=[*names, "Bianchi", "Verdi"]) == ("bank.moved",)


def test_9_nobody_signs_under_no_name() -> None:
    fill = {"operation": "fill", "chips": [item("100.00", 20)], "document": "D-1"}
    fault = counted().bad_input("bank", **fill, signatures=["Carla", "Rossi", "Bianchi", " "])
    assert fault == "/signatures: must be a text that is not empty"


def test_a_fill_has_a_document_that_adds_up_and_three_names() -> None:
    table = counted()
    fill = {"operation": "fill", "chips": [item("100.00", 20)], "document": "F-12"}
    assert "three names" in table.refused("bank", **fill, signatures=["Carla", "Carla", "Rossi"])
    assert "its document" in table.refused(
        "bank", operation="fill", chips=[item("100.00", 20)], signatures=THREE
    )
    wrong = {**fill, "document": {"number": "F-12", "total": "1900.00"}, "signatures": THREE}
    assert "the document says 1900.00 and the chips 2000.00" in table.refused("bank", **wrong)
    bank(table, "fill", item("100.00", 20), document={"number": "F-12", "total": "2000.00"}, signatures=THREE)
    assert table.last()["document"] == "F-12"
    assert (table.pieces(HUNDRED), table.state.bank.fills) == (70, 200_000)
    bank(table, "credit", item("20.00", 40), document="C-3", signatures=THREE)
    assert (table.pieces(TWENTY), table.state.bank.credits) == (60, 80_000)


def test_a_change_brings_what_it_takes() -> None:
    table = counted()
    bank(table, "change", item("100.00", -1), item("20.00", 5))
    assert (table.pieces(HUNDRED), table.pieces(TWENTY)) == (49, 105)
    reason = table.refused("bank", operation="change", chips=[item("100.00", -1), item("20.00", 4)])
    assert "differ by 20.00" in reason
    assert "rules 9" in reason


@pytest.mark.parametrize("change", ["mass", "cage"])
def test_a_change_says_which_it_is(change: str) -> None:
    table = counted()
    event = bank(table, "change", item("20.00", -5), item("100.00", 1), change=change)
    assert event["change"] == change
    assert "change" not in bank(table, "change", item("20.00", 5), item("100.00", -1))


def test_only_a_change_says_which_it_is() -> None:
    said = {"chips": [item("20.00", 1)], "change": "mass"}
    assert "is said of a change alone" in counted().bad_input("bank", operation="tip", **said)


def test_notes_that_are_changed_go_into_the_box() -> None:
    table = counted()
    bank(table, "drop", item("100.00", 2, kind="notes"), item("20.00", -10))
    assert (table.state.bank.drop, table.pieces(TWENTY)) == (20_000, 90)
    assert "no notes" in table.refused("bank", operation="drop", chips=[item("20.00", -5), item("100.00", 1)])
    notes = [item("100.00", 1, kind="notes"), item("20.00", -5)]
    assert "go into the box" in table.refused("bank", operation="change", chips=notes)


def test_the_result_is_closing_and_credits_and_drop_less_opening_and_fills() -> None:
    table = counted()
    bank(table, "fill", item("100.00", 10), document="F-1", signatures=THREE)
    bank(table, "drop", item("50.00", 4, kind="notes"), item("20.00", -10))
    bank(table, "credit", item("100.00", 5), document="C-1", signatures=THREE)
    closing = [item("20.00", 95), item("100.00", 55), {"colour": "red", "pieces": 80}]
    event = bank(table, "close", *closing)
    assert event["amount"] == "7600.00"
    assert event["result"] == "50.00"  # 7600 + 500 + 200 − 7250 − 1000
    assert not table.state.bank.open


def test_what_a_spin_pays_leaves_the_bank_which_is_an_estimate_from_then_on() -> None:
    table = opened()
    bank(table, "open", *COUNT)
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", chips("20.00"))])
    table.do("paid_all")
    table.do("next")
    assert table.pieces(TWENTY) == 100 - 35
    assert table.state.bank.inventory.certainty is Certainty.ESTIMATED


def test_where_every_stake_is_placed_the_bank_stays_known() -> None:
    table = counted(all_entered=True)
    for position, entry in (
        ("straight-8", chips("20.00")),
        ("straight-3", colour("red", 4)),
        ("red", chips("100.00")),
    ):
        table.do("place", position=position, entry=entry)
    fall(table, 8)
    table.do("next")
    assert table.state.bank.inventory.certainty is Certainty.KNOWN
    assert table.pieces(TWENTY) == 100 - 35
    assert table.pieces(Chip(Cents(250), "red")) == 104
    assert table.pieces(HUNDRED) == 51


@pytest.mark.parametrize(
    ("number", "result"),
    [(8, -10_000), (3, 10_000), (0, 5_000)],
)
def test_notes_go_into_the_box_whatever_becomes_of_them(number: int, result: int) -> None:
    table = counted(all_entered=True)
    before = 725_000
    table.do("place", position="black", entry=chips("50.00", 2, kind="notes"))
    fall(table, number)
    table.do("next")
    book = table.state.bank
    worth = sum(chip.value * count for chip, count in book.inventory.pieces.items())
    assert book.drop == 10_000
    assert worth + book.drop - before == result


def test_a_chip_that_is_finished_is_marked_until_it_is_undone_or_counted() -> None:
    table = opened()
    assert table.do("missing", chip={"value": "20.00"}) == ("bank.missing",)
    assert table.state.bank.inventory.missing == {TWENTY}
    assert "marked so already" in table.refused("missing", chip={"value": "20.00"})
    table.do("missing", chip={"value": "20.00"}, over=True)
    table.do("missing", chip={"colour": "red"})
    bank(table, "open", *COUNT)
    assert table.state.bank.inventory.missing == frozenset()


@pytest.mark.parametrize(
    ("operation", "chips", "fields", "there"),
    [
        ("fill", [item("20.00", 5)], FILLED, {TWENTY}),
        ("change", [item("20.00", 5), item("100.00", -1)], {}, {TWENTY}),
        ("change", [{"colour": "red", "pieces": 40, "value": "5.00"}, item("100.00", -2)], {}, {RED}),
        ("change", [item("20.00", -5), item("100.00", 1)], {}, set()),
        ("credit", [item("20.00", 5)], FILLED, set()),
        ("tip", [item("20.00", 5)], {}, set()),
    ],
)
def test_rules_7_a_mark_ends_when_such_chips_come(
    operation: str, chips: list[Form], fields: Form, there: set[Chip]
) -> None:
    """By a fill or a change; it is recorded, so that what was recorded before is read as it was."""
    table = counted()
    table.do("missing", chip={"value": "20.00"})
    table.do("missing", chip={"colour": "red"})
    caused = table.do("bank", operation=operation, chips=chips, **fields)
    assert caused == ("bank.moved", *("bank.missing" for _ in there))
    assert table.state.bank.inventory.missing == {TWENTY, RED} - there


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ({"operation": "steal", "chips": []}, "operation"),
        ({"operation": "open", "chips": [item("30.00", 1)]}, "/chips/0/value"),
        ({"operation": "open", "chips": [item("20.00", -1)]}, "/chips/0/pieces"),
        ({"operation": "open", "chips": [{"colour": "grey", "pieces": 1}]}, "/chips/0/colour"),
        ({"operation": "open", "chips": [item("20.00", 1, kind="notes")]}, "/chips/0/kind"),
        ({"operation": "open", "chips": [{"pieces": 1}]}, "/chips/0"),
        ({"operation": "open"}, "chips"),
    ],
)
def test_a_chip_that_the_table_does_not_know_is_bad_input(form: Form, fault: str) -> None:
    assert fault in opened().bad_input("bank", **form)


def test_at_a_closed_table_nothing_is_recorded_of_the_bank() -> None:
    assert "closed" in Played().refused("bank", operation="open", chips=[])
    assert "closed" in Played().refused("missing", chip={"value": "20.00"})


def test_a_number_that_is_contradicted_is_paid_once() -> None:
    table = fallen(8)
    bank(table, "open", *COUNT)
    table.do("number", number=3, by="Carla", reason="seen")
    table.do("winners", bets=[stack("straight-3", chips("20.00"))])
    table.do("paid_all")
    table.do("next")
    assert table.pieces(TWENTY) == 65


def test_a_colour_that_is_back_counts_as_it_did_at_the_opening() -> None:
    """A hundred pieces at 2.50; twenty of them bought at 5.00 lose: the house has won the 100.00, no more."""
    table = opened(all_entered=True)
    bank(table, "open", item("100.00", 20), {"colour": "blue", "pieces": 200})
    table.do("colour", colour="blue", owner="seat 2", value="5.00", by="Carla")
    bank(table, "change", {"colour": "blue", "pieces": -20}, item("100.00", 1))
    table.do("place", position="straight-8", entry=colour("blue", 20))
    fall(table, 3)
    table.do("next")
    closing = bank(table, "close", item("100.00", 21), {"colour": "blue", "pieces": 200})
    assert closing["result"] == "100.00"


def test_the_bank_is_counted_after_the_table_is_closed_too_and_before_it_opens_again() -> None:
    """The colours are asked in at the closing, and the count comes after them."""
    table = counted()
    table.do("close")
    assert "not counted" in table.refused("open")
    assert bank(table, "close", *COUNT)["result"] == "0.00"
    assert "closed" in table.refused("bank", operation="change", chips=[])
    assert "table.opened" in table.do("open")


def test_a_bank_that_would_hold_less_than_nothing_is_known_no_longer() -> None:
    """Thirty pieces are owed 35 of: they were laid in others, and nobody knows in which."""
    table = opened(all_entered=True)
    bank(table, "open", item("100.00", 10), {"colour": "red", "pieces": 30})
    table.do("place", position="straight-8", entry=colour("red", 1))
    fall(table, 8)
    table.do("next")
    assert table.state.bank.inventory.certainty is Certainty.ESTIMATED

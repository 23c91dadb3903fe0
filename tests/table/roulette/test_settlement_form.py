"""A settlement as scripts and the journal see it (interface)."""

import pytest

from app.rules.chips import Chip, Piece
from app.rules.money import Cents
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.settled import Bank, Payment, Settlement, Winning
from app.table.chip_form import chip_form
from app.table.roulette.settlement_form import (
    bank_form,
    entry_form,
    odds_form,
    payment_form,
    settlement_form,
    stack_form,
)

KEYS = "number announcement payments lost partage enferme freed returned withdrawn standing bank"


@pytest.mark.parametrize(
    ("entry", "form"),
    [
        (Entry(2, Cents(250), "red", "red"), {"colour": "red", "pieces": 2}),
        (Entry(2, Cents(250), "red", "seat 4"), {"colour": "red", "pieces": 2}),
        (Entry(1, Cents(2000)), {"value": "20.00", "pieces": 1}),
        (Entry(1, Cents(2000), None, "A"), {"value": "20.00", "pieces": 1, "owner": "A"}),
        (
            Entry(1, Cents(5000), None, "A", Piece.NOTES, up_to_maximum=True, kept=0),
            {"value": "50.00", "pieces": 1, "owner": "A", "kind": "notes", "up_to_maximum": True, "kept": 0},
        ),
        (Entry(1, Cents(250), enferme=True), {"value": "2.50", "pieces": 1, "enferme": True}),
        (Entry(1, Cents(250), over_maximum=True), {"value": "2.50", "pieces": 1, "over_maximum": True}),
        (
            Entry(1, Cents(250), kind=Piece.COMPLIMENTARY),
            {"value": "2.50", "pieces": 1, "kind": "complimentary"},
        ),
    ],
)
def test_an_entry_is_written_as_it_can_be_read(entry: Entry, form: dict[str, object]) -> None:
    """Interface: what is as usual is left out; kept 0 is not as usual."""
    assert entry_form(entry) == form
    assert stack_form(Stack(BY_NAME["red"], (entry,))) == {"position": "red", "stack": [form]}


def test_a_chip_is_its_colour_or_its_value() -> None:
    """Interface: `chip` is a colour or a value, never both."""
    assert chip_form(Chip(Cents(250), "red")) == {"colour": "red"}
    assert chip_form(Chip(Cents(2000))) == {"value": "20.00"}


def test_odds_are_a_number_or_a_half() -> None:
    """Interface: `pays` is 17, or "1/2" where half the stake is paid."""
    assert odds_form(Odds(17, 1)) == 17
    assert odds_form(Odds(1, 2)) == "1/2"


def test_a_payment_in_pieces_and_a_payment_in_money() -> None:
    """Interface: null where there is no one chip or no whole pieces; then the stake is an amount."""
    position = BY_NAME["low"]
    pieces = Payment(
        "low", Chip(Cents(500)), None, (Winning(position, 2, Cents(1000), Odds(1, 1)),), 2, Cents(1000)
    )
    assert payment_form(pieces) == {
        "section": "low",
        "chip": {"value": "5.00"},
        "owner": None,
        "winning": [{"position": "low", "pieces": 2, "pays": 1}],
        "pieces": 2,
        "amount": "10.00",
    }
    money = Payment("low", None, "A", (Winning(position, None, Cents(750), Odds(1, 1)),), None, Cents(750))
    assert payment_form(money) == {
        "section": "low",
        "chip": None,
        "owner": "A",
        "winning": [{"position": "low", "amount": "7.50", "pays": 1}],
        "pieces": None,
        "amount": "7.50",
    }


def test_the_bank_s_result_may_be_a_loss() -> None:
    """Interface: `result` is taken less paid, with a minus when the bank lost."""
    assert bank_form(Bank(Cents(250), Cents(42750), Cents(0), Cents(500))) == {
        "taken": "2.50", "paid": "427.50", "result": "-425.00", "notes": "0.00", "complimentary": "5.00",
    }  # fmt: skip


def test_an_answer_has_every_field_in_the_printed_order() -> None:
    """Interface: number, announcement, payments, the six lists, standing, bank; empty lists are there too."""
    empty = Settlement(0, (), (), (), (), (), (), (), (), Bank(Cents(0), Cents(0), Cents(0), Cents(0)))
    form = settlement_form(empty)
    assert list(form) == KEYS.split()
    assert (form["number"], form["announcement"]) == (0, "Zéro")

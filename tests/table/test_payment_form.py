"""A laid-out payment as JSON, and the bank read from it (interface, `pay`)."""

import pytest

from app.rules.chips import Chip
from app.rules.inventory import counted
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from app.rules.pieces_payment import pay_colour, pay_value
from app.rules.tongue import Speech
from app.table.bad_input import BadInputError
from app.table.json_text import Json
from app.table.payment_form import laid_form, payment_form, read_bank
from tests.houses import house

VENEZIA = house("venezia")
RED = Chip(Cents(250), "red")


def test_interface_the_form_of_a_payment() -> None:
    """Interface: groups and chips in laying order; no `short` where nothing is."""
    payment = pay_colour(120, RED, VENEZIA.chips, wanted=[Cents(10000)])
    assert payment_form(payment, Speech.ITALIAN) == {
        "groups": [
            {"chips": [{"value": "100.00", "pieces": 2}, {"colour": "red", "pieces": 20}][::-1]}
            | {"pieces": 100, "amount": "250.00"},
            {"chips": [{"colour": "red", "pieces": 20}], "pieces": 20, "amount": "50.00"},
        ],
        "pieces": 120,
        "total": "300.00",
        "counted_in": "pieces",
        "spoken": "Centoventi pezzi",
    }


def test_interface_what_is_short_is_named_as_it_is_written() -> None:
    """Interface: denominations as money, a colour by its name."""
    bank = counted({Chip(Cents(250)): 1})
    assert payment_form(pay_colour(2, RED, VENEZIA.chips, bank=bank), Speech.ITALIAN)["short"] == ["red"]
    assert payment_form(pay_value(2, Cents(250), VENEZIA.chips, bank=bank), Speech.ITALIAN)["short"] == [
        "2.50"
    ]


def test_rules_7_a_payment_of_the_number_says_what_is_wanting() -> None:
    """Rules 7: `short` where a fill is due, `unpaid` what no chip makes up; an estimate nothing."""
    twenties = counted({Chip(Cents(2000)): 1, Chip(Cents(500)): 3})
    short = pay_value(2, Cents(2000), VENEZIA.chips, bank=twenties)
    assert (laid_form(short, Speech.ITALIAN)["short"], laid_form(short, Speech.ITALIAN)["unpaid"]) == (
        ["20.00"],
        "5.00",
    )
    estimated = pay_value(2, Cents(2000), VENEZIA.chips, bank=twenties.estimated())
    assert laid_form(estimated, Speech.ITALIAN) == payment_form(estimated, Speech.ITALIAN)
    half = pay_mixed(Cents(375), None, VENEZIA.chips)
    assert (laid_form(half, Speech.ITALIAN)["unpaid"], "short" in laid_form(half, Speech.ITALIAN)) == (
        "1.25",
        False,
    )


def test_interface_a_bank_is_read_chip_by_chip() -> None:
    """Interface: value and colour; a colour's pieces are worth what the payment says."""
    form: Json = {"chips": [{"value": "20.00", "pieces": 0}, {"colour": "red", "pieces": 120}]}
    assert read_bank(form, VENEZIA, Cents(250)) == counted({Chip(Cents(2000)): 0, RED: 120})
    assert read_bank({"chips": []}, VENEZIA, Cents(250)) == counted({})


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ([], "must be an object"),
        ({}, "/chips: is missing"),
        ({"chips": {}}, "/chips: must be a list"),
        ({"chips": [], "known": True}, "/known: no such field"),
        ({"chips": [{"value": "20.00"}]}, "/chips/0/pieces: is missing"),
        ({"chips": [{"value": "20.00", "pieces": -1}]}, "/chips/0/pieces: must be a whole number"),
        ({"chips": [{"value": "20.00", "pieces": 1.5}]}, "/chips/0/pieces: must be a whole number"),
        ({"chips": [{"value": "30.00", "pieces": 1}]}, "/chips/0/value: no chip of the house: 30.00"),
        ({"chips": [{"value": "20", "pieces": 1}]}, "/chips/0/value: no amount of money"),
        ({"chips": [{"colour": "", "pieces": 1}]}, "/chips/0/colour: must be a text that is not empty"),
        ({"chips": [{"pieces": 1}]}, "/chips/0: must have either value or colour"),
        ({"chips": [{"colour": "red", "value": "5.00", "pieces": 1}]}, "/chips/0: must have either"),
        ({"chips": [{"colour": "red", "pieces": 1}] * 2}, "/chips/1: stands there twice"),
        ({"chips": [{"value": "5.00", "pieces": 1, "owner": "x"}]}, "/chips/0/owner: no such field"),
    ],
    ids=str,
)
def test_interface_a_bank_that_is_none_is_refused_with_its_place(form: Json, fault: str) -> None:
    """Interface: bad input says where it is."""
    with pytest.raises(BadInputError) as raised:
        read_bank(form, VENEZIA, Cents(250))
    assert str(raised.value).startswith(fault)

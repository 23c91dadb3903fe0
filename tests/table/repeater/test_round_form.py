"""A round of repeaters as scripts read it."""

from app.rules.repeater.refusing import Reason, RefusedError
from app.rules.repeater.round import Round
from app.rules.repeater.spinning import exposure, spun
from app.table.repeater.round_form import (
    board_form,
    exposure_form,
    payment_form,
    refusal_form,
    stakes_form,
    taking_form,
    tallies_form,
)
from tests.rules.repeater.tables import PLUS, made, played

STAKE = {"wager": "repeat-2", "owner": "seat 3", "amount": "5.00"}


def test_the_tallies_end_with_those_that_the_7x_counts() -> None:
    form = tallies_form(Round(tallies={2: 1, 12: 2, 8: 4}))
    assert list(form) == ["2", "3", "4", "5", "6", "8", "9", "10", "11", "12", "2-3-11-12"]
    assert (form["2"], form["8"], form["2-3-11-12"]) == (1, 4, 3)


def test_the_board_has_offers_what_stands_and_what_may_be_made() -> None:
    form = board_form(PLUS, played(made("repeat-2"), 2, 3, 4, 5, 6, 8, 9, 10, 11))
    assert form == {
        "offers": [{**STAKE, "tally": 1, "pays": 6, "payment": "30.00"}],
        "standing": [{**STAKE, "missing": 1}],
        "may_be_made": ["repeat-12"],
    }


def test_money_is_text() -> None:
    round_ = played(made("repeat-2"), 2)
    found = spun(PLUS, round_, 2)
    assert [payment_form(each) for each in found.payments] == [
        {**STAKE, "pays": 40, "payment": "200.00", "envy": "10.00"}
    ]
    assert taking_form(found.taking) == {
        "taken": "0.00",
        "paid": "195.00",
        "envy": "10.00",
        "result": "-205.00",
    }
    assert exposure_form(exposure(PLUS, round_)) == {"value": 2, "paid": "205.00"}
    assert exposure_form(None) is None
    assert stakes_form(spun(PLUS, round_, 7).lost) == [STAKE]


def test_a_refusal_has_amounts_as_text_and_values_as_numbers() -> None:
    assert refusal_form(RefusedError(Reason.BELOW_MINIMUM, minimum=500)) == {
        "refused": "below-minimum",
        "minimum": "5.00",
    }
    assert refusal_form(RefusedError(Reason.MARKED, marked=(2, 12))) == {
        "refused": "marked",
        "marked": [2, 12],
    }
    assert refusal_form(RefusedError(Reason.TOO_EARLY, tally=2, first=3)) == {
        "refused": "too-early",
        "tally": 2,
        "first": 3,
    }

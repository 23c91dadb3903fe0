"""Thirty-seven cards: the value of each number as the page has it, and of a house's own map."""

import random
from dataclasses import replace

import pytest

from app.practice.exercise import Sitting, Task
from app.practice.line import Line
from app.practice.saying import Quote
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from tests.drills.checking import check, oracle_of
from tests.houses import house
from tests.oracle.french import number_word
from tests.schooling import BESIDE, exercise, sentence

VALUES_OF_NUMBERS = BESIDE[0]

TABLE = {
    2: [1], 3: [2, 7], 4: [3, 8, 13], 5: [4, 9, 14, 19], 6: [5, 10, 15, 20, 25], 7: [6, 11, 16, 21, 26, 31],
    8: [12, 17, 22, 27, 32], 9: [18, 23, 28, 33], 10: [24, 29, 34], 11: [30, 35], 12: [36], 0: [0],
}  # fmt: skip
"""A1, and zero, which does not count."""


def _card(number: int) -> Task:
    level = next(place for place, cards in enumerate(VALUES_OF_NUMBERS.levels, 1) if str(number) in cards)
    return exercise(Line("repeater-values", level, str(number), 7, "repeater-bets")).task


@pytest.mark.parametrize(
    ("value", "number"), [(value, n) for value, numbers in TABLE.items() for n in numbers]
)
def test_each_number_has_the_value_of_the_page(value: int, number: int) -> None:
    task = _card(number)
    rules = repeater_rules(house("repeater-bets"))
    assert rules is not None
    assert task.fields[0].right == (str(value),) == (str(rules.value_of(number) or 0),)
    assert {slip.answers for slip in task.slips} == {(str(other),) for other in {*TABLE} - {value}}


def test_each_number_is_one_card_to_read_and_one_by_ear() -> None:
    """B1, the trainee, 1: heard and read, thirty-seven cards."""
    cards = [card for level in VALUES_OF_NUMBERS.levels for card in level]
    assert cards == [f"{how}{number}" for how in ("", "heard-") for number in range(37)]


@pytest.mark.parametrize("number", range(37))
def test_a_number_that_is_heard_is_called_as_at_the_table_and_has_the_same_value(number: int) -> None:
    level = next(
        place for place, cards in enumerate(VALUES_OF_NUMBERS.levels, 1) if f"heard-{number}" in cards
    )
    found = exercise(Line("repeater-values", level, f"heard-{number}", 7, "repeater-bets"))
    assert found.task.ask.values == {"call": Quote(number_word(number))}
    assert found.task.ask.key.endswith(".ask.heard"), "so that it is said and not written"
    read = _card(number)
    assert (found.task.fields, found.task.slips, found.task.steps) == (read.fields, read.slips, read.steps)
    check(found, oracle_of("repeater-values"))


def test_a_wrong_answer_is_worked_out() -> None:
    assert [sentence(step.say) for step in _card(17).steps] == [
        "17 sta per il lancio 3 + 5 = 8.",
        "Il valore 8 lo danno: 12, 17, 22, 27, 32.",
    ]
    assert [sentence(step.say) for step in _card(31).steps][-1].startswith("Il 7 chiude il giro")
    assert [step.cited for step in _card(0).steps] == ["[Repeater A1]"]


def test_what_an_answer_looks_like_is_named() -> None:
    slips = {slip.answers[0]: slip.name for slip in _card(10).slips}
    assert slips["10"] == "number-itself"
    assert slips["0"] == "not-counted"
    assert slips["7"] == "number-beside"
    assert {slip.name for slip in _card(0).slips} == {"zero-counted"}


def test_a_map_of_the_house_is_asked_as_it_is_and_not_worked_out_by_dice() -> None:
    dealt = house("repeater-bets")
    usual = repeater_rules(dealt)
    assert isinstance(usual, RepeaterRules)
    other = replace(usual, values=usual.values[::-1])
    sitting = Sitting(1, "1", replace(dealt, beside={"repeater": other}), random.Random(1))
    task = VALUES_OF_NUMBERS.make(sitting)
    assert task.fields[0].right == ("12",)
    assert [step.say.key for step in task.steps] == ["repeater-values.numbers"]

"""The call, letter for letter as the table of [7.2] prints it."""

import pytest

from app.practice import forms
from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.saying import Quote
from tests.schooling import DRILLS, exercise

PRINTED = {
    0: "Zéro",
    1: "Premiere, Rouge, Impair, Manque",
    8: "Huit, Noir, Pair, Manque",
    10: "Dix, Noir, Pair, Manque",
    11: "Onze, Noir, Impair, Manque",
    18: "Dix-huit, Rouge, Pair, Manque",
    19: "Dix-neuf, Rouge, Impair, Passe",
    21: "Vingt et un, Rouge, Impair, Passe",
    29: "Vingt-neuf, Noir, Impair, Passe",
    36: "Trente-six, Rouge, Pair, Passe",
}


def of_number(asked: str, number: int) -> Exercise:
    level = next(
        place for place, variants in enumerate(DRILLS["call"].levels, 1) if f"{asked}-first" in variants
    )
    third = "first" if number < 13 else "second" if number < 25 else "third"
    word = PRINTED[number].split(", ")[0]
    for seed in range(400):
        made = exercise(Line("call", level, f"{asked}-{third}", seed))
        if made.task.steps[0].say.values == {"number": number, "word": Quote(word)}:
            return made
    raise AssertionError(f"{number} is never asked")


def chosen(made: Exercise) -> list[str]:
    """The words of the right choices, in the order of the call."""
    said = []
    for field in made.task.fields:
        if field.form is forms.CHOICE:
            word = field.choices["ABCDEFGH".index(field.right[0])].values.get("word")
            said += [word.words] if isinstance(word, Quote) else []
    return said


@pytest.mark.parametrize("number", PRINTED)
def test_the_whole_call_is_the_printed_one(number: int) -> None:
    """7.2: number 1 is "Premiere", zero is called alone."""
    assert ", ".join(chosen(of_number("whole", number))) == PRINTED[number]
    assert chosen(of_number("parts", number)) == PRINTED[number].split(", ")[1:]


@pytest.mark.parametrize("number", PRINTED)
@pytest.mark.parametrize("asked", ["read", "heard"])
def test_the_call_that_is_read_or_heard_is_the_printed_one(asked: str, number: int) -> None:
    made = of_number(asked, number)
    assert made.task.ask.values == {"call": Quote(PRINTED[number])}
    assert made.task.fields[0].right == (str(number),)


@pytest.mark.parametrize("number", PRINTED)
def test_by_ear_only_the_number_is_called_and_the_rest_is_answered(number: int) -> None:
    made = of_number("heard-number", number)
    assert made.task.ask.values == {"call": Quote(PRINTED[number].split(", ")[0])}
    assert [str(number), *PRINTED[number].split(", ")[1:]] == [made.task.fields[0].right[0], *chosen(made)]


def test_who_gives_zero_a_colour_is_told_so() -> None:
    assert {slip.name for slip in of_number("parts", 0).task.slips} >= {"zero-alone"}

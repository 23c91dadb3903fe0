"""Void throws as section 3.7 prints them."""

import pytest

from app.practice.exercise import Exercise
from app.practice.line import Line
from tests.schooling import DRILLS, exercise

REASONS = {
    "with-wheel": "ball_with_rotor",
    "early": "thrown_too_early",
    "few-turns": "too_few_turns",
    "stopped": "wheel_stopped",
    "no-pocket": "no_pocket",
    "foreign": "foreign_body",
    "capo": "capo_tavolo",
}


def of(level: int, variant: str, seed: int) -> Exercise:
    return exercise(Line("voids", level, variant, seed))


def chosen(made: Exercise, name: str) -> str:
    """The key of the right choice of a field."""
    field = next(field for field in made.task.fields if field.name == name)
    return field.choices["ABCDEFGHI".index(field.right[0])].key.rpartition(".")[2]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("cause", REASONS)
def test_each_printed_case_is_void_for_its_reason(cause: str, seed: int) -> None:
    made = of(1, cause, seed)
    assert chosen(made, "why") == REASONS[cause]
    assert chosen(made, "said") == "said"


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("good", ["good", "seven-turns", "late-bet", "just-paid"])
def test_what_is_none_of_them_counts(good: str, seed: int) -> None:
    """3.7: at least seven complete turns; 2: a late bet is no reason."""
    made = of(2, good, seed)
    assert (chosen(made, "why"), chosen(made, "said")) == ("valid", "number")


@pytest.mark.parametrize("seed", range(10))
def test_the_ball_goes_back_to_the_number_before_only_after_a_void_throw(seed: int) -> None:
    for variant, which in (("next-few-turns", "before"), ("next-good", "fallen")):
        made = of(3, variant, seed)
        field = next(field for field in made.task.fields if field.name == "pocket")
        assert field.right == (str(made.task.ask.values[which]),)


def test_after_rien_va_comes_tout_va_and_last_rien_ne_va_plus() -> None:
    """3.7: ball, wheel, at least one turn, "Tout va", some turns, "Rien ne va plus"."""
    made = of(4, "after-foreign", 3)
    field = made.task.fields[0]
    done = [field.choices["ABCDEF".index(letter)].key.rpartition(".")[2] for letter in field.right[0]]
    assert done == ["rien-va", "pocket", "reverse", "turn", "tout-va", "no-more"]


@pytest.mark.parametrize(
    ("variant", "told"), [("all-capo", "yes"), ("all-early", "no"), ("all-seven-turns", "no")]
)
def test_the_inspector_is_told_of_the_capo_tavolos_own_reasons(variant: str, told: str) -> None:
    """3.7: "dandone immediata notizia all'Ispettore di Gioco"."""
    assert chosen(of(5, variant, 1), "told") == told
    assert chosen(of(5, variant, 1), "stands") == ("settled" if variant == "all-seven-turns" else "all")


def test_every_printed_reason_is_practised() -> None:
    assert {*REASONS} == {*DRILLS["voids"].levels[0]}

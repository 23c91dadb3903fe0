"""Whatever a drill says can be said, in every language, with all its values."""

import re

import pytest

from app.houses import house
from app.practice.anonymous import anonymous
from app.practice.catalogue import ALL_DRILLS, Exercise, exercise
from app.practice.drills.night import askable
from app.practice.line import read_line
from app.practice.saying import Say
from app.reports.practice_words.sentences import SENTENCES, sentence
from app.rules.notation_reading import read_spin
from tests.drills.checking import drawn_ones, levels
from tests.practice.drills.test_night import SPINS

_LEFT_OPEN = re.compile(r"[{}]")


def said_by(found: Exercise) -> list[Say]:
    """Every sentence of an exercise."""
    task, drill = found.task, found.line.drill
    fields = [Say(f"{drill}.field.{field.name}", field.values) for field in task.fields]
    choices = [choice for field in task.fields for choice in field.choices]
    slips = [Say(f"{drill}.slip.{slip.name}") for slip in task.slips]
    return [task.ask, *(step.say for step in task.steps), *fields, *choices, *slips]


@pytest.mark.parametrize(("name", "level"), levels())
def test_what_an_exercise_says_is_a_sentence(name: str, level: int) -> None:
    for found in drawn_ones(name, level, 60, seed=3):
        for say in said_by(found):
            text = sentence(say)
            assert text, say
            assert not _LEFT_OPEN.search(text), text


@pytest.mark.parametrize("spin", [spin for spin, _ in SPINS.values()])
def test_what_is_asked_of_a_given_spin_is_a_sentence(spin: str) -> None:
    venezia = house("venezia")
    for level, variant in askable(venezia, anonymous(venezia, read_spin(spin, venezia))):
        for seed in range(6):
            for say in said_by(exercise(read_line(f"night {level} {variant} {seed}: {spin}"))):
                text = sentence(say)
                assert text, say
                assert not _LEFT_OPEN.search(text), text


@pytest.mark.parametrize("name", ALL_DRILLS)
def test_every_drill_and_level_has_its_card(name: str) -> None:
    assert SENTENCES[f"{name}.title"]
    for level in range(1, len(ALL_DRILLS[name].levels) + 1):
        assert SENTENCES[f"{name}.card.{level}"]

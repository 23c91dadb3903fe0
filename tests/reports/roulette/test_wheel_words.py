"""Plain words beside every figure of a wheel, which claim no more than it bears."""

import random
import re
from collections.abc import Iterator

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.reports.roulette.wheel_words import (
    answer_words,
    conclusion_words,
    is_outside,
    needed_cells,
    needed_spins,
    pocket_cells,
    question_words,
    report,
    watched_words,
)
from app.rules.roulette.wheel_health.figures import Question
from app.rules.roulette.wheel_health.opinion import health
from tests.rules.roulette.wheel_health.wheels import biased, fair


@pytest.fixture(autouse=True, params=Language)
def spoken(request: pytest.FixtureRequest) -> Iterator[Language]:
    make_application(["words"])
    speak(request.param)
    yield request.param
    speak(Language.ITALIAN)


def test_of_a_few_spins_no_figure_is_told() -> None:
    found = health(fair(random.Random(2), 60))
    assert not any("p =" in answer_words(answer) for answer in found.answers)


def test_a_figure_is_told_with_its_chance_and_with_all_questions_counted(spoken: Language) -> None:
    found = health(fair(random.Random(3), 4_000))
    words = answer_words(found.answer(Question.POCKETS))
    assert "36" in words
    mark = "." if spoken is Language.ENGLISH else ","
    assert f"{found.answer(Question.POCKETS).figure.value:.1f}".replace(".", mark) in words


def test_a_bad_pocket_stands_outside_its_limits_and_the_watch_names_it() -> None:
    found = health(biased(random.Random(1), 12_000, (17,), 0.6))
    outside = [pocket for pocket in found.pockets if is_outside(pocket)]
    assert [pocket.number for pocket in outside] == [17]
    assert pocket_cells(outside[0])[-1] != ""
    assert "17" in watched_words(found.watched)


def test_every_question_and_conclusion_is_said_in_the_language_of_the_page(spoken: Language) -> None:
    said = " ".join(question_words(question) for question in Question)
    telling = {Language.ITALIAN: "pallina", Language.ENGLISH: "ball", Language.FRENCH: "boule"}
    assert telling[spoken] in said
    assert conclusion_words(health([1, 2, 3])).startswith("3 ")


def test_a_smaller_bias_takes_more_spins() -> None:
    needed = needed_spins()
    assert [each.oftener for each in needed] == [10, 25, 50]
    assert sorted((each.seen for each in needed), reverse=True) == [each.seen for each in needed]
    assert needed_cells(needed[0])[0].startswith("10")


def test_a_report_has_every_number() -> None:
    lines = list(report(health(fair(random.Random(5), 500))))
    assert sorted(int(line.split()[0]) for line in lines[-37:]) == list(range(37))


@pytest.mark.parametrize("spins", range(1, 4))
def test_none_and_one_are_said_as_none_and_one(spoken: Language, spins: int) -> None:
    found = health(list(range(spins)))
    said = [conclusion_words(found), *(answer_words(answer) for answer in found.answers)]
    if spoken is Language.ENGLISH:
        wrong = re.compile(r"\b[01] spins\b|\b0 ")
    else:
        wrong = re.compile(r"\b1 col?pi\b|\b[01] coups\b|\b0 colpi (?:sono)")
    assert not [words for words in said[1:] if wrong.search(words)]
    assert not re.search(r"\b1 (?:spins|colpi|coups)", said[0])

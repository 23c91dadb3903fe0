"""Bets have the language of the page; in Italian they are called as they are said at the table (rules 8)."""

from collections.abc import Iterator

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.reports.roulette.position_words import position_words, rule_words, why_words
from app.rules.roulette.layout import BY_NAME, POSITIONS
from app.rules.roulette.position_words import ITALIAN_POSITIONS
from tests.rules.roulette.spins import chips, colour
from tests.rules.roulette.test_explanation import explained


@pytest.fixture(autouse=True)
def italian() -> Iterator[None]:
    make_application(["capotavolo"])
    yield
    speak(Language.ITALIAN)


def test_8_in_italian_every_position_is_called_as_it_is_said() -> None:
    assert [position_words(each) for each in POSITIONS] == [
        ITALIAN_POSITIONS.name(each) for each in POSITIONS
    ]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (Language.ENGLISH, ["straight 8", "trio 0/2/3", "six line 7/12", "2nd dozen", "column 34", "black"]),
        (
            Language.FRENCH,
            ["plein 8", "transversale 0/2/3", "sixain 7/12", "2e douzaine", "colonne 34", "noir"],
        ),
    ],
)
def test_in_another_language_each_position_has_a_name_of_its_own(
    language: Language, names: list[str]
) -> None:
    speak(language)
    some = ("straight-8", "trio-0-2-3", "line-7-12", "dozen-2", "column-34", "black")
    assert [position_words(BY_NAME[each]) for each in some] == names
    assert len({position_words(each) for each in POSITIONS}) == len(POSITIONS)


BETS = {
    "split-8-11": [colour("red", 2)],
    "straight-8": [colour("red"), chips("20.00")],
    "black": [chips("5.00"), chips("10.00")],
    "column-35": [colour("blue", 3)],
}


def test_8_in_italian_what_won_is_called_as_it_is_said() -> None:
    won = {why_words(one.payment): one.why for one in explained(BETS)}
    assert won.pop("5,00 su nero + 10,00 su nero", None) or won.pop("15,00 su nero"), "written with its cents"
    assert all(written == said for written, said in won.items())
    assert "2 cavalli 8/11 + 1 pieno 8" in won


def test_what_won_and_why_it_stands_there_have_the_language_of_the_page() -> None:
    found = explained(BETS)
    speak(Language.ENGLISH)
    assert "2 splits 8/11 + 1 straight 8" in [why_words(one.payment) for one in found]
    assert "3 on column 35" in [why_words(one.payment) for one in found]
    assert {rule_words(one.rule) for one in found} == {
        "4.3, chances",
        "4.3, value: combination, position, value",
        "4.3, colour: combination, position, place in the stack",
    }
    assert rule_words("9.9, another") == "9.9, another"

"""Where something lies is said in the language of the desk; what is French on the cloth stays French."""

from collections.abc import Iterator

import pytest

from app.desks.common.language import Language, speak
from app.desks.common.roulette.cloth_names import cloth_name
from app.desks.common.roulette.cloth_words import cloth_words, target_words
from app.rules.roulette.layout import BY_NAME, POSITIONS
from app.rules.tongue import Speech
from tests.desks.played import Played


@pytest.fixture(params=list(Language), ids=lambda language: language.value)
def spoken(request: pytest.FixtureRequest, played: Played) -> Iterator[Language]:
    assert played.window.isVisible()
    speak(request.param)
    yield request.param
    speak(Language.ITALIAN)


def test_every_position_is_told_apart_in_every_language(spoken: Language) -> None:
    assert len({cloth_words(position) for position in POSITIONS}) == len(POSITIONS), spoken


@pytest.mark.parametrize("name", ["dozen-1", "double-dozen-1-2", "first-four"])
def test_a_word_is_of_the_desks_language(spoken: Language, name: str) -> None:
    italian = cloth_words(BY_NAME[name]) == cloth_name(BY_NAME[name])
    assert italian is (spoken is Language.ITALIAN)
    assert ("primi" in target_words(BY_NAME["first-four"], Speech.ITALIAN)) is (spoken is Language.ITALIAN)


@pytest.mark.parametrize("name", ["black", "low", "column-35", "split-8-11", "corner-8-12"])
def test_numbers_and_the_french_of_the_cloth_are_the_same_everywhere(spoken: Language, name: str) -> None:
    assert (
        cloth_words(BY_NAME[name]) == cloth_name(BY_NAME[name]) == target_words(BY_NAME[name], Speech.ITALIAN)
    ), spoken

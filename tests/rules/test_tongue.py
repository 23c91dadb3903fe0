"""Italian and French have the same names: what one says of payments and positions the other says too."""

import inspect

import pytest

from app.rules import french, italian
from app.rules.roulette.layout import POSITIONS
from app.rules.roulette.position_words import words_of_positions
from app.rules.tongue import Phrase, Speech, Tongue, tongue

BOTH = pytest.mark.parametrize("speech", Speech)
NAMES = [name for name, _ in inspect.getmembers(Tongue, inspect.isfunction) if not name.startswith("_")]


def test_a_house_speaks_the_language_of_its_profile() -> None:
    """Rules 8: Italian where nothing is said of it, French where the profile says so."""
    assert [tongue(speech) for speech in (Speech.ITALIAN, Speech.FRENCH)] == [italian, french]


@pytest.mark.parametrize("name", NAMES)
def test_both_say_the_same_things(name: str) -> None:
    """What has words in one language has them in the other, asked in the same way."""
    one, other = (list(inspect.signature(getattr(each, name)).parameters) for each in (italian, french))
    assert one == other


@BOTH
def test_no_two_positions_sound_alike(speech: Speech) -> None:
    """[4.1] A bet that is repeated aloud can be only one."""
    assert len({words_of_positions(speech).name(position) for position in POSITIONS}) == len(POSITIONS)


@BOTH
def test_no_two_amounts_sound_alike(speech: Speech) -> None:
    """Rules 8: twenty euros and five cents are not twenty-five euros."""
    amounts = [*range(20_000), *range(20_000, 2_000_000, 250)]
    assert len({tongue(speech).money_words(amount) for amount in amounts}) == len(amounts)


def test_a_phrase_is_said_in_either_language() -> None:
    phrase = Phrase("resta {amount}", "il reste {amount}")
    said = [phrase.said(speech, amount="dix") for speech in (Speech.ITALIAN, Speech.FRENCH)]
    assert said == ["resta dix", "il reste dix"]

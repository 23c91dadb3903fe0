"""A sentence writes a chip's value as the page's language writes amounts; the chip's own face never changes."""

import pytest

from app.desks.common.language import Language, speak
from app.desks.common.looks import look_of
from app.desks.croupier.words.words import chips_words, face_words
from tests.houses import house


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ITALIAN, "2,50 + 3 × 1000"),
        (Language.ENGLISH, "2.50 + 3 × 1000"),
        (Language.FRENCH, "2,50 + 3 × 1000"),
    ],
)
def test_chips_are_written_as_the_page_writes_amounts(language: Language, words: str) -> None:
    venezia = house("venezia")
    speak(language)
    half, thousand = look_of(venezia, 250, None), look_of(venezia, 1000_00, None)
    assert chips_words([(half, 1), (thousand, 3)]) == words
    assert half.face == "2,50"
    assert face_words(look_of(venezia, 0, "red")) == "R"

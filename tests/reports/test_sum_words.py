"""Sums in words, by the grammars of three languages."""

from collections.abc import Iterator

import pytest

from app.desks.common.language import Language, speak
from app.reports.sum_words import english, french, sum_words


@pytest.fixture(autouse=True)
def italian_again() -> Iterator[None]:
    yield
    speak(Language.ITALIAN)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zéro"), (1, "un"), (16, "seize"), (17, "dix-sept"), (21, "vingt et un"), (22, "vingt-deux"),
        (61, "soixante et un"), (70, "soixante-dix"), (71, "soixante et onze"), (72, "soixante-douze"),
        (80, "quatre-vingts"), (81, "quatre-vingt-un"), (90, "quatre-vingt-dix"), (91, "quatre-vingt-onze"),
        (99, "quatre-vingt-dix-neuf"), (100, "cent"), (101, "cent un"), (200, "deux cents"),
        (201, "deux cent un"), (280, "deux cent quatre-vingts"), (1_000, "mille"), (1_001, "mille un"),
        (2_000, "deux mille"), (80_000, "quatre-vingt mille"), (200_000, "deux cent mille"),
        (300_500, "trois cent mille cinq cents"), (90_071, "quatre-vingt-dix mille soixante et onze"),
    ],
)  # fmt: skip
def test_french_numbers_are_written_as_its_grammar_says(number: int, words: str) -> None:
    """Traditional spelling: et before un and onze but not after quatre-vingt; s of cents and vingts only at the end."""
    assert french(number) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"), (13, "thirteen"), (20, "twenty"), (42, "forty-two"), (100, "one hundred"),
        (105, "one hundred and five"), (1_000, "one thousand"), (1_005, "one thousand and five"),
        (1_250, "one thousand two hundred and fifty"), (48_750, "forty-eight thousand seven hundred and fifty"),
        (100_000, "one hundred thousand"),
    ],
)  # fmt: skip
def test_english_numbers_are_written_as_its_grammar_says(number: int, words: str) -> None:
    assert english(number) == words


def test_no_two_numbers_have_the_same_words() -> None:
    for words in (english, french):
        assert len({words(number) for number in range(12_000)}) == 12_000


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ITALIAN, ("un euro", "cinquecento euro", "due euro e cinquanta centesimi")),
        (Language.ENGLISH, ("one euro", "five hundred euros", "two euros and fifty cents")),
        (Language.FRENCH, ("un euro", "cinq cents euros", "deux euros et cinquante centimes")),
    ],
)
def test_a_sum_has_its_currency_in_the_language_of_the_page(
    language: Language, said: tuple[str, ...]
) -> None:
    speak(language)
    assert tuple(sum_words(cents) for cents in (100, 50_000, 250)) == said
    assert sum_words(100_000_000) == ""

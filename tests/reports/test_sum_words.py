"""Sums in words, by the grammars of three languages."""

from collections.abc import Iterator

import pytest

from app.desks.common.language import Language, speak
from app.reports.sum_words import english, sum_words


@pytest.fixture(autouse=True)
def italian_again() -> Iterator[None]:
    yield
    speak(Language.ITALIAN)


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
    assert len({english(number) for number in range(12_000)}) == 12_000


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

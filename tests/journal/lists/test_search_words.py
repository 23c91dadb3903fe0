"""Words are parted and compared as people and screens of three languages write them."""

import pytest

from app.journal.lists.search_words import ASKED, FLAGS, phrases, plain, typed_amount, words_of
from app.rules.money import MoneyError
from app.table.roulette.listing import LISTING


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("200", 20_000),
        ("2.50", 250),
        ("2,50", 250),
        ("1.500", 150_000),
        ("1,500.50", 150_050),
        ("1\u202f500,50", 150_050),
        ("1.234.567", 123_456_700),
        ("€850,00", 85_000),
    ],
)
def test_an_amount_is_read_as_each_language_writes_it(text: str, cents: int) -> None:
    assert typed_amount(text) == cents


@pytest.mark.parametrize("text", ["", "lots", "1.5", "1,50,0", "-3", "9" * 5_000, "1.500.50.50"])
def test_anything_else_is_no_amount(text: str) -> None:
    with pytest.raises(MoneyError):
        typed_amount(text)


def test_what_parts_words_on_a_screen_is_none() -> None:
    said = 'tavolo: T1 · dall\'8/11/26 06:00, "Anna B."  € 1\u202f000 «x»'
    assert [word.text for word in words_of(said)] == [
        *("tavolo", "T1", "dall'", "8/11/26", "06:00", "Anna B.", "1\u202f000", "«x»"),
    ]
    assert all(said[word.start : word.end] == word.text for word in words_of(said))
    assert words_of(' "" · , ') == []


def test_words_are_compared_without_capitals_accents_and_hyphens() -> None:
    assert plain("À-la-Main") == plain("a la main")
    assert plain("quand\u202f: hier") == plain("quand hier")
    for words in (ASKED, FLAGS, phrases(LISTING.words.kinds)):
        assert all(plain(phrase) == phrase for phrase in words)

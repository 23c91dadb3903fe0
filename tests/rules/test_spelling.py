"""A name has one form, and two spellings of it are one name."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.spelling import (
    LONGEST_NAME,
    LONGEST_NOTE,
    SpellingError,
    Spellings,
    is_plain,
    spelled,
    spelling_key,
)

SAME = [
    ("seat 4", "Seat 4 "),
    ("seat 4", "\tSEAT 4"),
    ("seat 4", "seat  4"),
    ("José", "Jose\u0301"),
    ("JOSÉ", "jose\u0301"),
    ("Straße", "STRASSE"),
    ("Łukasz", "łukasz"),
]
OTHERS = [("seat 4", "seat 5"), ("José", "Jose"), ("Anna", "Anna R.")]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_two_spellings_are_one_name_and_the_first_is_shown(one: str, other: str) -> None:
    assert spelling_key(one) == spelling_key(other)
    names = Spellings()
    assert names.of(one) == one
    assert names.of(other) == one
    assert names.knows(other)


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_two_names_are_two(one: str, other: str) -> None:
    names = Spellings([one])
    assert not names.knows(other)
    assert names.of(other) == other


def test_what_stands_already_is_taken_as_it_stands() -> None:
    """An old journal has both spellings, and each lies on the layout under its own."""
    long = "x" * 300
    names = Spellings(["seat 4", "Seat 4 ", long])
    assert names.of("Seat 4 ") == "Seat 4 "
    assert names.of("SEAT 4") == "seat 4"
    assert names.of(long) == long


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not empty"),
        (" \u00a0\t", "not empty"),
        ("x" * 201, "at most 200 letters"),
        ("x" * 1_000_000, "at most 200 letters"),
        ("a\nb", "control characters"),
        ("a\x00", "control characters"),
        ("a\x7fb", "control characters"),
        ("a\u2028b", "control characters"),
        ("\ud800", "control characters"),
    ],
)
def test_what_is_no_name_is_refused(text: str, said: str) -> None:
    with pytest.raises(SpellingError, match=said):
        spelled(text)


def test_letters_are_counted_as_they_are_kept() -> None:
    assert spelled("e\u0301" * LONGEST_NAME) == "é" * LONGEST_NAME
    assert spelled("x" * LONGEST_NOTE, LONGEST_NOTE) == "x" * LONGEST_NOTE
    with pytest.raises(SpellingError, match="at most 2000 letters"):
        spelled("x" * (LONGEST_NOTE + 1), LONGEST_NOTE)


@given(st.text(max_size=250))
def test_what_is_kept_is_kept_for_ever(text: str) -> None:
    """Trimmed, composed, and the same when it is read again; whatever is plain is kept and compared as it is."""
    try:
        kept = spelled(text)
    except SpellingError:
        assert not is_plain(text)
        return
    assert spelled(kept) == kept == unicodedata.normalize("NFC", kept).strip()
    assert spelling_key(kept) == spelling_key(text)
    assert spelling_key(spelling_key(kept)) == spelling_key(kept)
    if is_plain(text):
        assert kept == text == spelling_key(text)

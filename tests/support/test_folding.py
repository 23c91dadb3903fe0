"""One spelling for every way to write a name, and the way back to where it stood."""

from __future__ import annotations

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.support.folding import folded, one_spelling

LETTERS = st.text(
    st.sampled_from("aAbzZ ß ẞ ﬁ ﬃ ﬅ ſ é É è ñ ı İ I ǆ Ǆ ŉ Σ ς ά ᾳ ΐ ㎏ Å Å ＡＢ \u0301\u0308\u00ad\u200d"),
    max_size=12,
)


@pytest.mark.parametrize(
    "alike",
    [
        ("Strauß", "STRAUSS", "strauss", "STRAUẞ"),
        ("Fiona", "ﬁona", "FIONA", "ＦＩＯＮＡ"),
        ("José", "Jose\u0301", "JOSE", "jo\u00adsé"),
        ("Işık", "IŞIK", "ışık", "isik"),
        ("Anna  Verdi", "anna\u00a0verdi", " ANNA\tVERDI "),
        ("ΣΟΦΟΣ", "σοφος", "σοφοσ"),
    ],
)
def test_what_nobody_tells_apart_is_one(alike: tuple[str, ...]) -> None:
    assert len({one_spelling(each) for each in alike}) == 1


@given(LETTERS)
def test_capitals_and_compositions_change_nothing(text: str) -> None:
    forms = [normalize(form, text) for form in ("NFC", "NFD", "NFKC", "NFKD")]
    assert {folded(form).text for form in forms} == {folded(text).text}
    assert folded(text.upper()).text == folded(text.lower()).text == folded(text).text


@given(LETTERS, LETTERS, LETTERS)
def test_a_piece_is_found_where_it_lay(before: str, piece: str, after: str) -> None:
    """With marks that follow it, which belong to its last letter."""
    whole = folded(f"{before}|{piece}|{after}")
    begin = len(folded(f"{before}|").text)
    end = begin + len(folded(piece).text)
    if begin < end:
        first, last = whole.span(begin, end)
        assert folded(f"{before}|{piece}|{after}"[first:last]).text == folded(piece).text

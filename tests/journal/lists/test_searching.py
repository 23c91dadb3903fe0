"""A search is read as it is meant, in three languages, and what is not understood is named."""

import pytest

from app.journal.errors import BadSearch
from app.journal.lists.filters import Filter
from app.journal.lists.searching import read_search
from app.journal.lists.times import read_moment
from app.rules.roulette.layout import POSITIONS, Kind
from app.rules.roulette.notation import SHORT
from app.table.listing import Flag
from app.table.roulette.listing import LISTING

COLOURS = ("red", "blue", "sky of T2")


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("", Filter()),
        ("split 8/11 red over 200", Filter(kind=Kind.SPLIT, position="8/11", chip="red", over=20_000)),
        ("cavallo 8/11 colore red oltre 200", Filter(kind=Kind.SPLIT, position="8/11", chip="red", over=20_000)),
        ("cheval 8/11 couleur red plus 200", Filter(kind=Kind.SPLIT, position="8/11", chip="red", over=20_000)),
        ("8/11", Filter(position="8/11")),
        ("number 17", Filter(number=17)),
        ("colpo 208 tavolo T4", Filter(spin=208, table="T4")),
        ("Numero 0", Filter(number=0)),
        ("straight 17", Filter(kind=Kind.STRAIGHT, position="17")),
        ("on 17", Filter(position="17")),
        ("split", Filter(kind=Kind.SPLIT)),
        ("dealer Rossi", Filter(dealer="Rossi")),
        ('dealer "Anna B." table T4', Filter(dealer="Anna B.", table="T4")),
        ("red", Filter(chip="red")),
        ("Blue", Filter(chip="blue")),
        ('"sky of T2"', Filter(chip="sky of T2")),
        ("R", Filter(position="R")),
        ("rosso", Filter(position="R")),
        ("chance red", Filter(kind=Kind.EVEN_MONEY, position="R")),
        ("chip 50", Filter(chip="50.00")),
        ("over 2.50 under 1000", Filter(over=250, under=100_000)),
        ("amount 85", Filter(over=8_499, under=8_501)),
        ("void", Filter(flags=Flag.VOID)),
        ("corretto contestato", Filter(flags=Flag.CORRECTED | Flag.DISPUTED)),
        ("forcé à-la-main", Filter(flags=Flag.OVERRIDDEN | Flag.BY_HAND)),
        ("not-entered broken-off", Filter(flags=Flag.NOT_ENTERED | Flag.BROKEN_OFF)),
        ("2026-11-21", Filter(since=read_moment("2026-11-21"), until=read_moment("2026-11-22"))),
        ("since 2026-11-21T22:30 until 2026-12-01", Filter(since=read_moment("2026-11-21T22:30"), until=read_moment("2026-12-01"))),
    ],
)  # fmt: skip
def test_a_search_is_read(text: str, asked: Filter) -> None:
    assert read_search(text, LISTING.words, COLOURS) == asked


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_every_position_is_read_as_it_is_written(position: object) -> None:
    written = SHORT[position]  # type: ignore[index] # a position
    assert read_search(f"on {written}", LISTING.words).position == written


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("17", "17", "number 17, or straight 17"),
        ("split 17", "17", "a split"),
        ("number 37", "37", "0 to 36"),
        ("number 00", "00", "0 to 36"),
        ("spin 0", "0", "number of a spin"),
        ("spin 9999999999", "9999999999", "number of a spin"),
        ("over 200 over 300", "300", "once only"),
        ("number", "", "0 to 36"),
        ("dealer", "", "a name"),
        ("over lots", "lots", "an amount"),
        ("splt 8/11", "splt", "a position"),
        ("8/12 8/11", "8/11", "once only"),
        ("number 8 number 9", "9", "once only"),
        ("since yesterday", "yesterday", "a day"),
        ("2026-02-30", "2026-02-30", "a day"),
        ("9999-12-31", "9999-12-31", "a day"),
    ],
)
def test_what_is_not_understood_is_named(text: str, word: str, expected: str) -> None:
    with pytest.raises(BadSearch) as raised:
        read_search(text, LISTING.words, COLOURS)
    assert (raised.value.word, raised.value.text) == (word, text)
    assert expected in raised.value.expected
    assert expected in str(raised.value)


def test_what_the_house_calls_a_colour_is_understood_once_it_is_no_chance() -> None:
    """A pit boss says "cavallo 8/11 rosso": the colour of the chips, as the felt has no red split."""
    labels = {"red": "rosso", "blue": "blu"}
    asked = read_search("cavallo 8/11 rosso > 200", LISTING.words, ["red", "blue"], labels)
    assert (asked.kind, asked.position, asked.chip, asked.over) == (Kind.SPLIT, "8/11", "red", 20_000)
    assert read_search("sestina rosso", LISTING.words, ["red"], labels).chip == "red"
    assert read_search("blu < 50", LISTING.words, ["blue"], labels).chip == "blue"
    assert read_search("colore rosso", LISTING.words, ["red"], labels).chip == "red"
    assert read_search("rosso", LISTING.words, ["red"], labels).position == "R"

"""How announces are written in chips of value and read back [5.3]; rules 6."""

import dataclasses
import re
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_writings import (
    Writing,
    _spellings,
    common_writings,
    equal_writing,
    printed_writings,
    readings,
    writings,
)
from app.rules.roulette.announces import ANNOUNCES, Announce, Family, with_straights
from tests.houses import house

VENEZIA = house("venezia")
VICINI, SERIE, ORFANELLI = (announce_named(name) for name in ("vicini", "serie", "orfanelli"))

TABLES = """
vicini 5: 4x10 + 1x5 = 45
vicini 10: 4x20 + 1x10 o 1x50 + 4x10 = 90
vicini 20: 1x100 + 4x20 = 180
vicini 30: 1x200 + 3x20 + 1x10 = 270
vicini 40: 1x200 + 8x20 = 360
vicini 50: 4x100 + 1x50 = 450
vicini 60: 4x100 + 7x20 = 540
vicini 70: 5x100 + 1x50 + 4x20 = 630
vicini 80: 1x500 + 1x100 + 6x20 = 720
serie 5: 2x10 + 2x5 o 1x20 + 2x5 = 30
serie 10: 2x20 + 2x10 o 1x50 + 1x10 = 60
serie 20: 1x100 + 1x20 = 120
serie 30: 1x100 + 1x50 + 3x10 o 3x50 + 3x10 = 180
serie 40: 2x100 + 2x20 o 1x200 + 2x20 = 240
serie 50: 2x100 + 2x50 o 1x200 + 2x50 = 300
serie 60: 3x100 + 3x20 = 360
serie 70: 3x100 + 2x50 + 1x20 = 420
serie 80: 4x100 + 4x20 o 2x200 + 4x20 = 480
serie 120: 1x500 + 2x100 + 1x20 = 720
""".strip().splitlines()
"""The tables of the source, alternatives after "o"."""


def chips(words: str) -> Writing:
    return tuple(
        (Cents(int(value) * 100), int(pieces)) for pieces, value in re.findall(r"(\d+)x(\d+)", words)
    )


def row(line: str) -> tuple[Announce, Cents, tuple[Writing, ...], Cents]:
    name, value, rows, total = re.fullmatch(r"(\w+) (\d+): (.*) = (\d+)", line).groups()  # type: ignore[union-attr]
    written = tuple(chips(words) for words in rows.split(" o "))
    return announce_named(name), Cents(int(value) * 100), written, Cents(int(total) * 100)


def amount(writing: Writing) -> int:
    return sum(chip * pieces for chip, pieces in writing)


def one_of(pieces: int) -> Announce:
    return next(announce for announce in ANNOUNCES if announce.pieces == pieces)


@pytest.mark.parametrize("line", TABLES)
def test_5_3_the_printed_writings_in_printed_order(line: str) -> None:
    """[5.3] Each row of the tables, its alternatives in order, its total."""
    announce, value, written, total = row(line)
    assert printed_writings(announce, value, VENEZIA) == written
    assert [amount(writing) for writing in written] == [total] * len(written)


def test_5_3_nothing_else_is_printed() -> None:
    """[5.3] Of all announces, at all multiples of the unit up to 250, only the rows of the tables."""
    expected = {(row(line)[0].name, row(line)[1]) for line in TABLES}
    found = {
        (announce.name, value)
        for announce in ANNOUNCES
        for value in range(250, 25001, 250)
        if printed_writings(announce, Cents(value), VENEZIA)
    }
    assert found == expected


def value_of(announce: Announce, laid: Iterable[tuple[Cents, int]], rules: House) -> Cents | None:
    """What a share is worth where chips lie at the place of an announce; None where they are no writing of it."""
    return next((found.value for found in readings(laid, rules) if found.announce == announce), None)


@pytest.mark.parametrize("line", TABLES)
def test_5_3_each_printed_writing_reads_back_as_itself_alone(line: str) -> None:
    """[5.3] "Per non essere confusa": a printed stack is one announce at one value, in any order of its chips."""
    announce, value, written, _ = row(line)
    for writing in written:
        assert [(found.announce, found.value) for found in readings(writing, VENEZIA)] == [(announce, value)]
        assert value_of(announce, tuple(reversed(writing)), VENEZIA) == value


def test_5_3_serie_da_120_is_not_vicini_da_80() -> None:
    """[5.3] Both are 720; each is read as what it is, and is nothing at the other's place."""
    serie, vicini = chips("1x500 2x100 1x20"), chips("1x500 1x100 6x20")
    assert amount(serie) == amount(vicini) == 72000
    assert value_of(SERIE, serie, VENEZIA) == 12000
    assert value_of(VICINI, serie, VENEZIA) is None
    assert value_of(VICINI, vicini, VENEZIA) == 8000
    assert value_of(SERIE, vicini, VENEZIA) is None


@pytest.mark.parametrize("total", [180, 360, 720])
def test_rules_6_totals_coincide_but_writings_do_not(total: int) -> None:
    """Rules 6: vicini and serie of one total share no writing."""
    vicini = set(writings(VICINI, Cents(total * 100 // 9), VENEZIA))
    serie = set(writings(SERIE, Cents(total * 100 // 6), VENEZIA))
    assert vicini
    assert serie
    assert not vicini & serie


@pytest.mark.parametrize("value", VENEZIA.chips)
@pytest.mark.parametrize("announce", ANNOUNCES, ids=lambda announce: announce.name)
def test_5_3_equal_chips_always_do_where_the_denomination_exists(announce: Announce, value: Cents) -> None:
    """[5.3] "Dando per scontato": one chip a piece, after the printed ones."""
    equal = equal_writing(announce, value, VENEZIA)
    assert equal == ((value, announce.pieces),)
    assert common_writings(announce, value, VENEZIA)[-1] == equal
    assert {(found.announce.pieces, found.value) for found in readings(equal, VENEZIA)} == {
        (announce.pieces, value)
    }
    assert value_of(announce, equal, VENEZIA) == value


def test_5_3_a_value_that_is_no_chip_has_no_equal_chips() -> None:
    """[5.3] Vicini da 30 are written as printed alone; orfanelli da 30 have no common writing."""
    assert equal_writing(VICINI, Cents(3000), VENEZIA) is None
    assert common_writings(VICINI, Cents(3000), VENEZIA) == (chips("1x200 3x20 1x10"),)
    assert common_writings(ORFANELLI, Cents(3000), VENEZIA) == ()


def test_rules_6_no_writing_belongs_to_two_counts() -> None:
    """Rules 6: all announces at all multiples of the unit up to 300: each writing reads back as one value."""
    counts = sorted({announce.pieces for announce in ANNOUNCES})
    owner: dict[Writing, tuple[int, int]] = {}
    for count in counts:
        for value in range(250, 30001, 250):
            found = writings(one_of(count), Cents(value), VENEZIA)
            assert found, (count, value)
            for writing in found:
                assert amount(writing) == count * value
                assert owner.setdefault(writing, (count, value)) == (count, value), writing
    for writing, told in owner.items():
        read = readings(writing, VENEZIA)
        assert {(found.announce.pieces, found.value) for found in read} == {told}
        assert {found.announce for found in read} == {a for a in ANNOUNCES if a.pieces == told[0]}


@given(
    st.sampled_from(ANNOUNCES),
    st.integers(1, 8000).map(lambda units: Cents(units * 250)),
    st.sampled_from([VENEZIA.chips, VENEZIA.chips[:5], tuple(map(Cents, (250, 500, 1000, 2500, 10000)))]),
)
def test_rules_6_what_is_written_can_be_read(
    announce: Announce, value: Cents, denominations: tuple[Cents, ...]
) -> None:
    """Rules 6: any multiple, and other sets of chips: highest first, chips of the house, read back."""
    local = dataclasses.replace(VENEZIA, chips=denominations)
    found = writings(announce, value, local)
    assert found
    for writing in found:
        assert [chip for chip, _ in writing] == sorted({chip for chip, _ in writing}, reverse=True)
        assert {chip for chip, _ in writing} <= set(denominations)
        assert all(pieces > 0 for _, pieces in writing)
        assert amount(writing) == announce.pieces * value
        assert value_of(announce, writing, local) == value


@pytest.mark.parametrize(
    ("name", "value", "written"),
    [
        ("vicini", 15, "1x50 1x20 4x10 5x5"),
        ("vicini", 90, "2x200 5x50 8x20"),
        ("serie", 15, "1x50 1x20 1x10 2x5"),
        ("serie", 90, "2x200 2x50 2x20"),
        ("orfanelli", 30, "5x20 5x10"),
        ("laterali-0", 15, "5x10 5x5"),
        ("finale-7", 30, "3x20 3x10"),
        # 6x20 is serie da 20: one chip is broken.
        ("finale-7", 40, "5x20 2x10"),
        # 10x20 is ten pieces of 20: serie with four straights.
        ("orfanelli", 40, "9x20 2x10"),
        # 4x100 + 4x20 is serie da 80.
        ("finale-0", 120, "3x100 2x50 4x20"),
    ],
)
def test_rules_6_what_the_tables_lack_is_spelled(name: str, value: int, written: str) -> None:
    """Rules 6: the stacked pieces together, each other piece in its fewest chips, broken where somebody has it."""
    assert writings(announce_named(name), Cents(value * 100), VENEZIA) == (chips(written),)


def test_rules_6_spelling_explains_the_printed_serie_da_120() -> None:
    """[5.3] Without the printed row the rule finds the same chips: 500 + 100, and 100 + 20."""
    assert next(_spellings(6, Cents(12000), VENEZIA)) == chips("1x500 2x100 1x20")


def test_rules_6_equal_chips_say_one_chip_a_piece() -> None:
    """Rules 6: no spelling is of equal chips, so that added straights are never read as another announce."""
    for count in (3, 4, 5, 6, 9):
        for value in range(250, 30001, 250):
            for writing in writings(one_of(count), Cents(value), VENEZIA):
                assert len(writing) > 1 or writing == ((value, count),)


def test_rules_6_five_equal_chips_are_told_apart_by_where_they_lie() -> None:
    """Rules 6: in the sector orfanelli, on a square the laterali of its number; the same value either way."""
    five = chips("5x20")
    found = readings(five, VENEZIA)
    assert {reading.value for reading in found} == {2000}
    names = [reading.announce.name for reading in found]
    assert names[:3] == ["orfanelli", "nassa", "contronassa"]
    assert sum(reading.announce.family is Family.LATERALI for reading in found) == 37
    assert value_of(ORFANELLI, five, VENEZIA) == value_of(announce_named("laterali-8"), five, VENEZIA) == 2000


@pytest.mark.parametrize("words", ["", "1x20", "7x20", "2x20 1x5", "1x1000", "10x20"])
def test_rules_6_other_stacks_are_no_announce(words: str) -> None:
    """Rules 6: what is no writing is not guessed at."""
    assert readings(chips(words), VENEZIA) == ()
    assert value_of(SERIE, chips(words), VENEZIA) is None


def test_rules_6_chips_of_one_denomination_are_counted_together() -> None:
    """Five stacked and four spread are nine."""
    assert value_of(VICINI, [(Cents(2000), 5), (Cents(2000), 4)], VENEZIA) == 2000


def test_interface_straights_are_written_in_equal_chips_alone() -> None:
    """Interface: serie da 30 with three straights is nine pieces, and no printed row is theirs."""
    longer = with_straights(SERIE, [8, 11, 23])
    assert writings(longer, Cents(2000), VENEZIA) == (chips("9x20"),)
    assert writings(longer, Cents(3000), VENEZIA) == ()


def test_5_3_a_house_without_a_chip_writes_otherwise() -> None:
    """[5.3] Without the 200 vicini da 30 and the second writing of serie da 40 are gone; all stays readable."""
    small: House = dataclasses.replace(VENEZIA, chips=tuple(c for c in VENEZIA.chips if c != 20000))
    assert printed_writings(SERIE, Cents(4000), small) == (chips("2x100 2x20"),)
    assert printed_writings(VICINI, Cents(3000), small) == ()
    (spelled,) = writings(VICINI, Cents(3000), small)
    assert spelled == chips("1x100 1x50 4x20 4x10")
    assert value_of(VICINI, spelled, small) == 3000


def test_rules_6_a_house_of_one_chip_cannot_spell() -> None:
    """Rules 6: rather no writing than one that another announce has."""
    bare = dataclasses.replace(VENEZIA, chips=(Cents(250),))
    assert writings(SERIE, Cents(250), bare) == (((Cents(250), 6),),)
    assert writings(SERIE, Cents(500), bare) == ()

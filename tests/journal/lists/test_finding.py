"""What is found is what looking at every spin finds; pages follow one another without a gap."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.journal.errors import NoLists
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Count, Finder
from app.journal.lists.flags import Quality
from app.journal.lists.places import START, Place
from app.journal.lists.writing import ListsFile
from app.table.roulette.game import ROULETTE
from tests.journal.lists.asked_filters import filters
from tests.journal.lists.invented_lists import Entries, invented, plainly, tables_apart, written
from tests.often import times

ASKED = st.deferred(lambda: filters(invented()))


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("lists") / "T.lists.sqlite", invented())


@pytest.fixture(scope="module")
def finder(path: Path) -> Iterator[Finder]:
    with Finder.open(path, ROULETTE, lists=path) as opened:
        yield opened


def everything(finder: Finder, asked: Filter, rows: int) -> list[tuple[str, int]]:
    """Every page from the newest spin on."""
    found: list[tuple[str, int]] = []
    place = START
    while (page := finder.page(asked, place, rows)).spins:
        found += [(spin.table, spin.spin) for spin in page.spins]
        place = page.older
    return found


@settings(max_examples=times(37, 150), deadline=None)
@given(asked=ASKED, rows=st.sampled_from([1, 7, 50, 400]))
def test_what_is_found_is_what_looking_at_every_spin_finds(finder: Finder, asked: Filter, rows: int) -> None:
    plain = plainly(invented(), asked)
    found = everything(finder, asked, rows if len(plain) < 60 else 400)
    assert tables_apart(found) == plain
    assert finder.count(asked, 100) == Count(min(100, len(plain)), more=len(plain) > 100)


@settings(max_examples=times(15, 60), deadline=None)
@given(asked=ASKED, rows=st.sampled_from([3, 50]), data=st.data())
def test_from_any_place_the_way_back_is_the_way_there(
    finder: Finder, asked: Filter, rows: int, data: st.DataObject
) -> None:
    below = {table: data.draw(st.sampled_from(spins)).spin for table, spins in invented().items()}
    place = Place.of(below)
    older = finder.page(asked, place, rows)
    newer = finder.page_before(asked, place, rows)
    wanted = plainly(invented(), asked)
    behind = [one for one in wanted if one[1] <= below[one[0]]]
    before = [one for one in wanted if one[1] > below[one[0]]]
    assert len(older.spins) == min(rows, len(behind))
    assert len(newer.spins) == min(rows, len(before))
    for table in invented():
        shown = [(spin.table, spin.spin) for spin in older.spins if spin.table == table]
        assert shown == [one for one in behind if one[0] == table][: len(shown)]
        above = [one for one in before if one[0] == table]
        shown = [(spin.table, spin.spin) for spin in newer.spins if spin.table == table]
        assert shown == above[len(above) - len(shown) :]


@settings(max_examples=times(15, 60), deadline=None)
@given(asked=ASKED, rows=st.integers(1, 60), table=st.sampled_from(["T1", "T2"]), data=st.data())
def test_a_page_is_the_same_from_both_sides(
    finder: Finder, asked: Filter, rows: int, table: str, data: st.DataObject
) -> None:
    asked = replace(asked, table=table)
    place = Place.of({table: data.draw(st.sampled_from(invented()[table])).spin})
    older = finder.page(asked, place, rows)
    again = finder.page_before(asked, older.older, max(1, len(older.spins)))
    assert again.spins == older.spins or not older.spins


def test_the_newest_is_first_and_tables_are_mixed_by_time(finder: Finder) -> None:
    spins = finder.page(Filter(), rows=100).spins
    times = [spin.at for spin in spins]
    assert times == sorted(times, reverse=True)
    assert {spin.table for spin in spins} == {"T1", "T2"}


def test_a_row_says_what_was_written(finder: Finder) -> None:
    for entry in invented()["T2"][:20]:
        asked = Filter(table="T2", since=entry.at, until=entry.at + 1)
        (spin,) = finder.page(asked).spins
        assert spin[1:12] == (*entry[:9], entry.largest, len(entry.payments))
        assert spin[12:] == entry[9:14]
        assert finder.payments("T2", entry.spin) == entry.payments
    assert finder.payments("T9", 1) == ()


def test_a_day_is_jumped_to(finder: Finder) -> None:
    for place in (0, 1, 300, 599):
        entry = invented()["T2"][place]
        page = finder.page(Filter(table="T2"), finder.place_at(entry.at + 1), rows=1)
        assert page.spins[0].spin == entry.spin
        above = finder.page_before(Filter(table="T2"), page.newer, rows=1).spins
        assert [spin.spin for spin in above] == [entry.spin + 1] * (place < 599)
    assert finder.page(Filter(), finder.place_at(0)).spins == ()


def test_what_there_is_can_be_offered(finder: Finder) -> None:
    assert set(finder.known(Quality.DEALER)) == {s.dealer for spins in invented().values() for s in spins}
    assert "red" in finder.known(Quality.CHIP)
    assert set(finder.known(Quality.NUMBER)) == {str(number) for number in range(37)}
    assert set(finder.tables()) == {"T1", "T2"}


def test_lists_that_are_not_there_are_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(NoLists, match="there are no lists"):
        Finder.open(tmp_path / "T1.sqlite", ROULETTE)
    (tmp_path / "T1.lists.sqlite").write_bytes(b"")
    with pytest.raises(NoLists, match="there are no lists"):
        Finder.open(tmp_path / "T1.sqlite", ROULETTE)


def test_lists_of_another_form_are_not_read(tmp_path: Path) -> None:
    path = written(tmp_path / "T1.lists.sqlite", {"T1": invented()["T1"][:30]})
    with ListsFile.open(path, program="test") as lists:
        lists._raw.execute("UPDATE list_about SET form = 0")
    with pytest.raises(NoLists, match="of another form"):
        Finder.open(tmp_path / "T1.sqlite", ROULETTE)


def test_a_mark_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    path = written(tmp_path / "T1.lists.sqlite", {"T1": invented()["T1"][:30]})
    with ListsFile.open(path, program="test") as lists:
        lists._raw.execute("UPDATE list_mark SET bits = x'00'")
    with (
        Finder.open(tmp_path / "T1.sqlite", ROULETTE) as finder,
        pytest.raises(NoLists, match="cannot be read"),
    ):
        finder.page(Filter(over=1))


def test_an_empty_table_has_an_empty_page(tmp_path: Path) -> None:
    entries: Entries = {"T1": []}
    path = written(tmp_path / "T1.lists.sqlite", entries)
    with Finder.open(path, ROULETTE, lists=path) as finder:
        assert finder.page(Filter()).spins == ()
        assert finder.count(Filter()) == Count(0, more=False)

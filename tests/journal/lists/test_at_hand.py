"""Whoever looks for a spin finds it, also where the lists beside the journal cannot be written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.journal.errors import Damaged, NoJournal
from app.journal.lists.at_hand import ListsAtHand, missing, why_not_kept
from app.journal.lists.filters import Filter, ListedSpin
from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper
from app.journal.lists.writing import remove
from app.journal.place import lists_path
from app.journal.store import Journal
from app.table.roulette.game import ROULETTE
from tests.journal.lists.kept_lists import closed_to_writers, journal, kept, kept_in_part, told_rows

EVERY = Filter()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return journal(tmp_path / "T1.sqlite", 81, spins=20)


@pytest.fixture
def due(path: Path) -> tuple[ListedSpin, ...]:
    """All that is to be found, where nothing keeps the lists from being whole."""
    kept(path)
    with Finder.open(path, ROULETTE) as found:
        spins = found.page(EVERY, rows=1_000).spins
    remove(lists_path(path))
    return spins


def found_by(lists: ListsAtHand) -> tuple[ListedSpin, ...]:
    with lists.find() as finder:
        return finder.page(EVERY, rows=1_000).spins


def none(path: Path) -> None:
    lists_path(path).unlink(missing_ok=True)


def in_part(path: Path) -> None:
    kept_in_part(path)


def nonsense(path: Path) -> None:
    lists_path(path).write_bytes(b"no lists at all " * 400)


def of_another(path: Path) -> None:
    (path.parent / "other").mkdir()
    other = journal(path.parent / "other" / "T1.sqlite", 82, spins=40)
    kept(other)
    lists_path(path).write_bytes(lists_path(other).read_bytes())


@pytest.mark.parametrize("lying", [none, in_part, nonsense, of_another])
def test_what_lists_have_not_that_nobody_may_write_is_found(
    path: Path, due: tuple[ListedSpin, ...], lying: Callable[[Path], None]
) -> None:
    lying(path)
    before = lists_path(path).read_bytes() if lists_path(path).exists() else None
    closed_to_writers(path)
    with ListsAtHand(path, ROULETTE, "test") as lists:
        lists.bring_up()
        assert found_by(lists) == due
        assert lists.behind is not None
        assert "Is a directory" in lists.behind.why
        assert bool(lists.behind.ends) is (lying is in_part)
    assert (lists_path(path).read_bytes() if before is not None else None) == before


def test_a_copy_is_read_on_and_goes_when_nobody_looks_any_more(
    path: Path, due: tuple[ListedSpin, ...]
) -> None:
    closed_to_writers(path)
    story = told_rows(path, "T1")
    with ListsAtHand(path, ROULETTE, "test") as lists:
        lists.bring_up()
        own = ("seq", "v", "hash")
        last = max(place for place, event in enumerate(story) if event["kind"] == "entry.corrected")
        again = {name: value for name, value in story[last].items() if name not in own}
        with Journal.open(path, "T1", program="test", ballast_bytes=0) as writer:
            writer.append([again])
        lists.bring_up()
        with lists.find() as finder:
            assert finder.tables() == {"T1": len(story) + 1}
            folder = finder.path.parent
    assert folder != path.parent
    assert not folder.exists()


def test_whole_lists_are_read_where_they_lie(path: Path, due: tuple[ListedSpin, ...]) -> None:
    kept(path)
    closed_to_writers(path)
    with ListsAtHand(path, ROULETTE, "test") as lists:
        lists.bring_up()
        assert (lists.behind, found_by(lists)) == (None, due)
    assert why_not_kept(path, ROULETTE, {"T1": len(told_rows(path, "T1"))}) is None


def test_another_program_that_keeps_them_is_waited_for_or_not(
    path: Path, due: tuple[ListedSpin, ...]
) -> None:
    kept_in_part(path)
    with ListKeeper.open(path, ROULETTE, program="the table"):
        with ListsAtHand(path, ROULETTE, "test") as lists:
            lists.bring_up()
            assert found_by(lists) == due
            assert lists.behind is not None
            assert "the table" in lists.behind.why
        with ListsAtHand(path, ROULETTE, "test", waits=True) as lists:
            lists.bring_up()
            assert lists.behind is None
            assert len(found_by(lists)) < len(due)


def test_lists_that_lack_something_and_cannot_have_it_are_said(path: Path) -> None:
    ends = kept_in_part(path)
    assert missing(path, ROULETTE, ends)
    assert why_not_kept(path, ROULETTE, ends) is None
    with ListKeeper.open(path, ROULETTE, program="the table"):
        assert why_not_kept(path, ROULETTE, ends) is None
    closed_to_writers(path)
    why = why_not_kept(path, ROULETTE, ends)
    assert why is not None
    assert why.startswith(f"the lists end at event {ends['T1']} of table T1 and cannot be kept: ")


def test_what_is_wrong_with_the_journal_itself_is_no_trouble_of_its_lists(path: Path, tmp_path: Path) -> None:
    with pytest.raises(NoJournal), ListsAtHand(tmp_path / "none.sqlite", ROULETTE, "test") as lists:
        lists.bring_up()
    damaged = tmp_path / "damaged.sqlite"
    with Journal.open(damaged, "T1", program="test", ballast_bytes=0) as writer:
        writer.append([{"at": "2026-11-21T05:14:10.000000Z", "mono": 1, "boot": "a", "kind": "x", "spin": 1}])
    with pytest.raises(Damaged), ListsAtHand(damaged, ROULETTE, "test") as lists:
        lists.bring_up()

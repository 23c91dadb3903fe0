"""What `make big` does, with few spins: it goes on where it was stopped, and everything asked is quick."""

import time
from pathlib import Path

import pytest

from app.commands.replaying import Replayed
from app.journal.lists.checking import check_lists
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder
from app.journal.verifying import Verified, verify_chain
from app.table.roulette.game import ROULETTE
from tests import often
from tests.big.asking import ask_all, walk
from tests.big.filling import TABLES, fill
from tests.big.invented import Years
from tests.big.played import play_on
from tests.big.verified import verify_holds
from tests.journal.lists.kept_lists import content

pytestmark = pytest.mark.often
SPINS = often.times(800, 1_600)


def test_filled_in_parts_the_lists_are_the_same(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.sqlite", tmp_path / "whole.sqlite"
    said: list[str] = []
    assert not fill(parts, SPINS, 5, until=time.monotonic() - 1, said=said.append)
    assert "stopped" in said[0]
    for path in (parts, whole):
        assert fill(path, SPINS, 5, until=time.monotonic() + 300, said=said.append)
    assert content(parts) == content(whole)
    assert len(content(whole)["list_spin"]) == SPINS


def test_every_filter_and_every_pair_is_quick(tmp_path: Path) -> None:
    path = tmp_path / "big.sqlite"
    fill(path, SPINS, 5, until=time.monotonic() + 300, said=lambda _sentence: None)
    times = ask_all(path, rounds=1)
    assert len(times) > 300
    slow = [each for each in times if each.page > 1.0]  # ten times the limit: other tests run beside
    assert slow == []
    assert walk(path, pages=4, moments=3)[1] is None


def test_a_hole_in_the_list_would_be_seen(tmp_path: Path) -> None:
    from tests.big.asking import gap_in

    path = tmp_path / "big.sqlite"
    fill(path, 800, 5, until=time.monotonic() + 300, said=lambda _sentence: None)
    with Finder.open(path, ROULETTE, lists=path) as finder:
        page = finder.page(Filter())
        assert gap_in([page, finder.page(Filter(), page.older)]) is None
        assert gap_in([page, page]) is not None
        assert gap_in([page._replace(spins=page.spins[::2])]) is not None


def test_invented_spins_are_the_same_each_time() -> None:
    assert list(Years(1, "T1").spins(5, 30)) == list(Years(1, "T1").spins(5, 30))
    assert len(TABLES) == 8


def test_a_table_plays_through_the_program_and_is_measured(tmp_path: Path) -> None:
    """Its figures are for a machine that does nothing else; here it must only come to its end, in parts."""
    assert play_on(tmp_path, 30, 5, until=time.monotonic() - 1) == 3
    assert play_on(tmp_path, 30, 5, until=time.monotonic() + 300, measured=8) in {0, 1}
    assert isinstance(check_lists(tmp_path / "played-30.sqlite", ROULETTE), dict)
    assert isinstance(verify_chain(tmp_path / "played-30.sqlite", on_event=Replayed()), Verified)
    told: list[str] = []
    verify_holds(tmp_path / "played-30.sqlite", told.append)  # so short a one takes the program's own start
    assert "events a second, a bare loop" in told[0]

"""The rows at hand: lengthened at both ends, never with a gap, and no more of them than are kept."""

from pathlib import Path

import pytest

from app.desks.pit_boss.roulette import rows as at_hand
from app.desks.pit_boss.roulette.rows import Part, SpinRows
from app.journal.lists.filters import Filter, ListedSpin
from app.journal.lists.finding import Finder, Page
from app.table.roulette.game import ROULETTE
from tests.journal.lists.invented_lists import invented, written

PAGE = 37


@pytest.fixture(scope="module")
def lists(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two tables, the clock of one put back in the middle."""
    return written(tmp_path_factory.mktemp("rows") / "lists.sqlite", invented(300))


def part(page: Page) -> Part:
    return Part(page.spins, page.newer, page.older, whole=len(page.spins) < PAGE)


def begun(finder: Finder, moment: int) -> SpinRows:
    rows, place = SpinRows(), finder.place_at(moment)
    rows.begin(part(finder.page_before(Filter(), place, PAGE)), part(finder.page(Filter(), place, PAGE)))
    return rows


def keys(spins: list[ListedSpin]) -> list[tuple[str, int]]:
    return [(spin.table, spin.spin) for spin in spins]


@pytest.mark.parametrize("most", [100, 10_000])
def test_every_spin_is_passed_once_on_the_way_down_and_up(
    lists: Path, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_hand, "MOST", most)
    with Finder.open(lists, ROULETTE, lists=lists) as finder:
        everything = keys(list(finder.page(Filter(), rows=1_000).spins))
        rows = begun(finder, 2**62)
        seen = keys(rows.rows)
        while not rows.oldest:
            rows.lengthen(part(finder.page(Filter(), rows.older, PAGE)))
            seen += [key for key in keys(rows.rows) if key not in set(seen)]
            assert len(rows.rows) <= most
        assert sorted(seen) == sorted(everything)
        back = keys(rows.rows)
        while not rows.newest:
            rows.grow(part(finder.page_before(Filter(), rows.newer, PAGE)))
            back = [key for key in keys(rows.rows) if key not in set(back)] + back
        assert sorted(back) == sorted(everything)
        assert len(set(keys(rows.rows))) == len(rows.rows)


def test_a_row_that_was_put_right_is_another(lists: Path) -> None:
    with Finder.open(lists, ROULETTE, lists=lists) as finder:
        rows = begun(finder, 2**62)
    other = rows.rows[3]._replace(dealer="Somebody")
    assert rows.renew((other,)) == (3,)
    assert rows.rows[3].dealer == "Somebody"
    assert rows.renew((other,)) == ()
    assert rows.place_of(other.table, other.spin) == 3
    assert rows.place_of("nowhere", 1) is None

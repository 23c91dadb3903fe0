"""A payment that is put right is found by what it is instead and by nothing else; rows and marks agree."""

import random
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.journal.chain import Head
from app.journal.connection import driver, reading
from app.journal.lists.entries import Correction, NowPaid, SpinEntry
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Count, Finder
from app.journal.lists.flags import BLOCK
from app.journal.lists.looking import TableLook
from app.journal.lists.mark_rows import MarkRows
from app.journal.lists.marks import GRADES
from app.journal.lists.places import NEWEST
from app.journal.lists.putting_right import put_right
from app.journal.lists.writing import ListsFile
from app.table.listing import Flag
from app.table.roulette.game import ROULETTE
from app.table.roulette.listing import LISTING
from tests.journal.lists.asked_filters import filters
from tests.journal.lists.invented_lists import Entries, invented, plainly, tables_apart, written
from tests.journal.lists.kept_lists import content
from tests.often import times

AMOUNTS = (0, 1, 499, 501, 4_250, 12_750, 10**8, 10**8 + 1, *GRADES[::5])


def some_corrections(entries: Entries, seed: int, share: float = 0.3) -> dict[str, list[Correction]]:
    """Put right many payments of each table, some of them again and again, in any order of the spins."""
    chance, found = random.Random(seed), {}
    for table, spins in entries.items():
        of = [(spin.spin, payment.order) for spin in spins for payment in spin.payments]
        picked = chance.choices(of, k=int(len(of) * share))
        found[table] = [
            Correction(100_000 + place, spin, NowPaid(order, chance.choice(AMOUNTS)))
            for place, (spin, order) in enumerate(picked)
        ]
    return found


def stood_right(spin: SpinEntry, corrections: list[Correction]) -> SpinEntry:
    """What a spin is in the end, by plain arithmetic."""
    own = [each.payment for each in corrections if each.spin == spin.spin and each.payment is not None]
    last = dict(own)
    payments = tuple(each._replace(amount=last.get(each.order, each.amount)) for each in spin.payments)
    more = sum(now.amount - was.amount for now, was in zip(payments, spin.payments, strict=True))
    flags = int(spin.flags | Flag.CORRECTED) if own else spin.flags
    paid = None if spin.paid is None else spin.paid + more
    return spin._replace(payments=payments, paid=paid, flags=flags)


def dealt() -> Entries:
    return invented(400, seed=5)


@cache
def corrections() -> dict[str, list[Correction]]:
    return some_corrections(dealt(), 6)


@cache
def stands() -> Entries:
    """What the spins are once all corrections came."""
    return {
        table: [stood_right(spin, corrections()[table]) for spin in spins] for table, spins in dealt().items()
    }


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return put_in(tmp_path_factory.mktemp("lists") / "T.lists.sqlite", batch=70)


def put_in(path: Path, *, batch: int, most: int | None = None) -> Path:
    """Write the spins as they were dealt, then what was put right of them, of each table at most so much."""
    written(path, dealt())
    with ListsFile.open(path, program="test") as lists:
        for table, right in corrections().items():
            some = right[:most]
            for start in range(0, len(some), batch):
                lists.add(lists.table(table), some[start : start + batch], Head(1, bytes(32)))
    return path


@settings(max_examples=times(30, 120), deadline=None)
@given(asked=st.deferred(lambda: filters(stands())))
def test_what_is_found_is_what_payments_came_to_in_the_end(path: Path, asked: Filter) -> None:
    """Pages and exact counts, also where marks alone decide; nothing is passed by."""
    plain = plainly(stands(), asked)
    with Finder.open(path, ROULETTE, lists=path) as finder:
        page = finder.page(asked, rows=900)
        assert tables_apart([(spin.table, spin.spin) for spin in page.spins]) == plain
        assert finder.count(asked, 900) == Count(len(plain), more=False)
    with reading(path) as connection:
        for number, table in enumerate(stands(), 1):
            look = TableLook(driver(connection), number, asked, LISTING.wins)
            named = list(chain.from_iterable(look.older(NEWEST)))
            wanted = [spin for name, spin in plain if name == table]
            assert set(wanted) <= set(named)
            assert not look.decides or asked.table not in {None, table} or wanted == named


def test_rows_and_marks_are_those_of_spins_that_were_settled_so(path: Path, tmp_path: Path) -> None:
    """Brute force: all but the amounts, which keep what was, is what such spins would have been put in as."""
    found, plain = content(path), content(written(tmp_path / "plain.sqlite", stands()))
    for name in ("list_spin", "list_payment", "list_mark", "list_block"):
        assert found[name] == plain[name], name
    assert sum(map(len, corrections().values())) == len(found["list_correction"]) > 500
    assert {row[1] // BLOCK for row in found["list_spin"] if row[12] & Flag.CORRECTED} == {0, 1}


@pytest.mark.often
def test_how_many_are_put_right_at_a_time_does_not_matter(tmp_path: Path) -> None:
    one, seventy, all_at_once = (
        content(put_in(tmp_path / f"{batch}.lists.sqlite", batch=batch, most=times(80, 10_000)))
        for batch in (1, 70, 10_000)
    )
    assert one == seventy == all_at_once


def test_spins_and_what_puts_them_right_may_come_at_once(path: Path, tmp_path: Path) -> None:
    """The lists may lag behind by a whole night."""
    with ListsFile.open(tmp_path / "T.lists.sqlite", program="test") as lists:
        for table, spins in dealt().items():
            lists.add(lists.table(table), [*spins, *corrections()[table]], Head(1, bytes(32)))
    found, there = content(tmp_path / "T.lists.sqlite"), content(path)
    assert {name: rows for name, rows in found.items() if name != "list_table"} == {
        name: rows for name, rows in there.items() if name != "list_table"
    }


def test_a_payment_that_is_not_there_changes_nothing(path: Path) -> None:
    before = content(path)
    with ListsFile.open(path, program="test") as lists:
        spin, rows = dealt()["T1"][0], MarkRows(lists._raw, lists.table("T1"))
        for number, order in ((spin.spin, 99), (1, 1)):
            put_right(rows, number, NowPaid(order, 500))
        rows.write()
    assert content(path) == before

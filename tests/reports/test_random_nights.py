"""Whatever is said of a spin once it was closed, every page and every list says the same of it, and of its day."""

import sqlite3
from collections import defaultdict
from contextlib import closing
from decimal import Decimal
from pathlib import Path

import pytest

from app.journal.export_rows import Between, payment_rows, spin_rows
from app.journal.lists.checking import check_lists
from app.journal.lists.keeping import ListKeeper
from app.journal.nights import nights_of
from app.journal.place import lists_path
from app.reports.day_reading import openings_of
from app.reports.roulette.spin_reading import find_spin, read_spin
from app.table.roulette.game import ROULETTE
from tests.often import times
from tests.reports.days import read_day
from tests.reports.random_nights import RandomNights


def cents(amount: str | None) -> int:
    return int(Decimal(amount or 0) * 100)


@pytest.mark.often
@pytest.mark.parametrize("seed", range(times(1, 4)))
def test_pages_lists_export_and_story_say_the_same(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "T1.sqlite"
    RandomNights(path, seed)
    nights = nights_of(path, "T1")
    spins = {row.spin: row for row in spin_rows(path, ROULETTE, nights, Between())}
    exported, listed = defaultdict[int, int](int), defaultdict[int, int](int)
    for payment in payment_rows(path, ROULETTE, nights, Between()):
        exported[payment.spin] += cents(payment.amount)
    with ListKeeper.open(path, ROULETTE, program="test") as keeper:
        keeper.catch_up(batch=1 + seed % 3 * 40)
    assert isinstance(found := check_lists(path, ROULETTE), dict), found
    with closing(sqlite3.connect(lists_path(path))) as raw:
        for spin, amount in raw.execute("SELECT spin, amount FROM list_payment"):
            listed[spin] += amount
        in_lists = dict(raw.execute("SELECT spin, paid FROM list_spin"))
    assert {spin: paid or 0 for spin, paid in in_lists.items()} == {
        n: cents(r.paid) for n, r in spins.items()
    }
    for spin, row in spins.items():
        lies = find_spin(path, "T1", spin)
        assert lies is not None
        story = read_spin(path, "T1", spin, lies, ROULETTE)
        told = sum(each.amount for each in story.payments())
        assert {cents(row.paid), exported[spin], listed[spin], story.paid() or 0, told} == {
            cents(row.paid)
        }, spin
    for place, night in enumerate(nights):
        its = [row for row in spin_rows(path, ROULETTE, [night], Between()) if row.number is not None]
        (page,) = read_day(path, opening=place).figures.nights
        assert (page.spins, page.paid) == (len(its), sum(cents(row.paid) for row in its))
    assert len(openings_of(path, "T1")) == len(nights)

"""A payment that was changed once it was made is told everywhere, and every page adds up to what was paid."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.export_rows import Between, payment_rows, spin_rows
from app.journal.lists.checking import check_lists
from app.journal.lists.keeping import ListKeeper
from app.journal.nights import nights_of
from app.journal.place import lists_path
from app.journal.verifying import Broken
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.roulette.spin_reading import find_spin, read_spin
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.roulette.spin_story import SpinStory
from app.reports.sheet import Rows
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record
from tests.reports.days import ROME, read_day, story_at
from tests.table.playing import Played, colour, fall, stack

BEFORE, MORE, LESS, NOTHING = 2, 3, 1, 0
"""Lilac's pieces on the straight: as they were paid, and as they were found to be."""


def recorded(folder: Path, *found: int, marked: bool, said: str = "") -> Path:
    """Lilac's 70 pieces on 20 are paid; then other pieces are found, and the next number falls."""
    table = Played()
    table.do("open", minimum="5.00")
    fall(table, 20)
    table.do("winners", bets=[stack("straight-20", colour("lilac", BEFORE), colour("red", 1))])
    table.do("paid_all")
    for pieces in found:
        lilac = [colour("lilac", pieces)] if pieces else []
        table.do("difference", bets=[stack("straight-20", *lilac, colour("red", 1))])
        if marked:
            table.do("paid_all")
    fall(table, 14)
    if said:
        (left,) = table.state.unmarked[1]
        table.do(said, spin=1, order=left.order, by="Carla")
    table.do("next")
    table.do("close")
    record(folder / "T1.sqlite", story_at(table))
    return folder / "T1.sqlite"


def story_of(path: Path) -> SpinStory:
    lies = find_spin(path, "T1", 1)
    assert lies is not None
    return read_spin(path, "T1", 1, lies, ROULETTE)


def amounts(path: Path) -> tuple[list[tuple[int, str]], str | None]:
    """What an export says: each payment's place and amount, and what the spin paid."""
    nights = nights_of(path, "T1")
    rows = [
        (row.order, row.amount) for row in payment_rows(path, ROULETTE, nights, Between()) if row.spin == 1
    ]
    return rows, next(row.paid for row in spin_rows(path, ROULETTE, nights, Between()) if row.spin == 1)


def cells_of(path: Path) -> list[str]:
    parts = spin_sheet(story_of(path), ROME).parts
    return [cell for part in parts if isinstance(part, Rows) for row in part.rows for cell in row.cells]


@pytest.mark.parametrize(
    ("found", "words", "paid"),
    [
        ((MORE,), ["dati ancora 175,00"], 700_00),
        ((LESS,), ["ripresi 175,00"], 350_00),
        ((MORE, LESS), ["dati ancora 175,00", "ripresi 350,00"], 350_00),
        ((NOTHING,), ["ripresi 350,00"], 175_00),
    ],
)
def test_a_difference_that_was_marked_stands_beneath_its_payment(
    tmp_path: Path, found: tuple[int, ...], words: list[str], paid: int
) -> None:
    path = recorded(tmp_path, *found, marked=True)
    cells = cells_of(path)
    assert [cell for cell in cells if cell.startswith("Cambiato il ")]
    assert all(any(word in cell for cell in cells) for word in words)
    story = story_of(path)
    assert story.paid() == sum(payment.amount for payment in story.payments()) == paid
    rows, total = amounts(path)
    assert total == f"{paid / 100:.2f}"
    assert sum(float(amount) for _, amount in rows) == paid / 100
    form = day_form(read_day(path))
    assert (form["paid"], form["unmarked"]) == (f"{paid / 100:.2f}", [])


@pytest.mark.parametrize(
    ("found", "said", "amount", "paid"),
    [
        (MORE, "", "175.00", 700_00),
        (MORE, "paid", "175.00", 700_00),
        (MORE, "unpaid", "175.00", 525_00),
        (LESS, "paid", "-175.00", 350_00),
        (LESS, "unpaid", "-175.00", 525_00),
        (NOTHING, "", "-350.00", 175_00),
        (NOTHING, "paid", "-350.00", 175_00),
        (NOTHING, "unpaid", "-350.00", 525_00),
    ],
)
def test_a_difference_that_nobody_marked_is_named_and_all_pages_agree(
    tmp_path: Path, found: int, said: str, amount: str, paid: int
) -> None:
    path = recorded(tmp_path, found, marked=False, said=said)
    day = read_day(path)
    answer = {"": None, "paid": "paid", "unpaid": "not paid"}[said]
    form = day_form(day)
    left = {"spin": 1, "order": 2, "owner": "lilac", "amount": amount, "made": "350.00", "answer": answer}
    assert form["unmarked"] == [left]
    assert "spin 1, payment 2, difference" in day_csv(day).decode()
    assert form["paid"] == f"{paid / 100:.2f}"
    (row,) = [
        r for p in day_sheet(day, ROME).parts if isinstance(p, Rows) and "Detto" in p.columns for r in p.rows
    ]
    assert row.cells[3] == "2 · lilla · differenza"
    rows, total = amounts(path)
    assert total == f"{paid / 100:.2f}"
    assert sum(float(each) for _, each in rows) == paid / 100
    story = story_of(path)
    assert story.paid() == sum(payment.amount for payment in story.payments()) == paid
    assert ("non pagato, detto a colpo chiuso" in cells_of(path)) is (said == "unpaid")


@pytest.mark.parametrize("said", ["", "paid", "unpaid", "marked"])
@pytest.mark.parametrize("found", [MORE, LESS, NOTHING])
def test_the_lists_say_what_the_journal_says(tmp_path: Path, found: int, said: str) -> None:
    path = recorded(tmp_path, found, marked=said == "marked", said="" if said == "marked" else said)
    with ListKeeper.open(path, ROULETTE, program="test") as keeper:
        assert keeper.catch_up() > 0
    assert not isinstance(check_lists(path, ROULETTE), Broken)
    with closing(sqlite3.connect(lists_path(path))) as raw:
        (rows,) = raw.execute("SELECT sum(amount) FROM list_payment WHERE spin = 1").fetchone()
        (paid,) = raw.execute("SELECT paid FROM list_spin WHERE spin = 1").fetchone()
    assert rows == paid == 17500 + (BEFORE if said == "unpaid" else found) * 17500

"""The review desk, played by hand: found, opened, gone through, printed; nothing is read on the window's thread."""

import sqlite3
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDateEdit, QLineEdit, QWidget

from app.desks.pit_boss.roulette.model import Cell, shorter_flags
from app.desks.pit_boss.roulette.spin_shown import spin_shown
from app.journal.lists.finding import Page
from app.journal.lists.places import START, Place
from app.journal.lists.writing import ListsFile
from app.journal.place import lists_path
from app.journal.reading import tables
from app.journal.store import Journal
from app.table.listing import Flag
from app.table.roulette import events as spun
from tests.big.asking import gap_in
from tests.big.filling import fill_alike
from tests.big.invented import Years
from tests.desks.letters import reading
from tests.desks.pit_boss.review import Review
from tests.journal.lists.kept_lists import closed_to_writers
from tests.journal.played_journals import record
from tests.reports.spins import CLAIM, DISPUTED, RULING, TUESDAY, recorded, recorded_story

LEAST = 32


def words_of(review: Review) -> list[str]:
    page = review.spins.page.payments
    return [str(page.item(n).data(Qt.ItemDataRole.AccessibleTextRole)) for n in range(page.count())]


def test_last_tuesdays_disputed_split_is_found_seen_and_printed(looked_at: Review, tmp_path: Path) -> None:
    looked_at.until(lambda: len(looked_at.rows) == 3)
    looked_at.type_search("cavallo 8/11 rosso > 100 contestato 2026-11-17")
    looked_at.until(lambda: [spin.spin for spin in looked_at.rows] == [DISPUTED])
    assert looked_at.spins.filters.count.text() in {"", "1 colpo"}
    looked_at.click_row(0)
    looked_at.opened(DISPUTED)
    cards = words_of(looked_at)
    assert "1 × 5 + 1 × 8 = 13 pezzi da 20,00" in cards[1]
    assert "regola 4.3, valuta: combinazione, posizione, valore" in cards[1]
    assert CLAIM in cards[1]
    assert f"deciso: {RULING} (Moro)" in cards[1]
    assert "sbarrato: pagato alle 21:34:00" in cards[2]
    looked_at.answer = str(tmp_path / "spin.pdf")
    looked_at.spins.printing.printers.write.trigger()
    assert looked_at.files == ["colpo-T1-2.pdf"]
    assert (tmp_path / "spin.pdf").read_bytes().startswith(b"%PDF-")
    assert "spin.pdf" in looked_at.spins.said.text()


def test_it_is_found_by_the_day_as_it_is_said_and_opens_at_what_was_disputed(looked_at: Review) -> None:
    looked_at.until(lambda: len(looked_at.rows) == 3)
    for day in ("17/11", "martedì", "17/11/2026"):
        looked_at.spins.filters.search.setText(f"contestato 8/11 {day}")
        looked_at.spins.filters.read_line()
        looked_at.until(lambda: [spin.spin for spin in looked_at.rows] == [DISPUTED])
    looked_at.type_search("contestato 8/11")
    days = looked_at.spins.filters.days
    days.setCurrentIndex(days.findText("quando: mercoledì 18/11"))
    looked_at.until(lambda: not looked_at.rows)
    days.setCurrentIndex(days.findText("quando: martedì 17/11"))
    looked_at.until(lambda: [spin.spin for spin in looked_at.rows] == [DISPUTED])
    looked_at.opened(DISPUTED)
    payments = looked_at.spins.page.payments
    looked_at.until(lambda: payments.verticalScrollBar().value() > 0)

    def seen() -> bool:
        small = payments.viewport().height() < 300  # the page is laid out
        return small and payments.viewport().rect().contains(payments.visualItemRect(payments.item(1)))

    looked_at.until(seen)
    looked_at.spins.filters.search.setText("17/11 18/11")
    looked_at.spins.filters.read_line()
    assert looked_at.spins.filters.fault.isVisible(), "a spin is of one day"


def test_a_dealers_whole_name_stands_there_where_there_is_room(looked_at: Review) -> None:
    looked_at.until(lambda: len(looked_at.rows) == 3)
    narrow = looked_at.spins.found.list.columnWidth(Cell.DEALER)
    looked_at.window.resize(1920, 1080)
    looked_at.until(lambda: looked_at.spins.found.list.columnWidth(Cell.DEALER) > narrow)
    assert looked_at.spins.found.list.columnWidth(Cell.FLAGS) > narrow


def test_of_many_things_as_many_are_named_as_there_is_room_for() -> None:
    assert shorter_flags(Flag.BY_HAND | Flag.CORRECTED | Flag.DISPUTED) == (
        "contestato, corretto, a mano",
        "contestato, corretto +1",
        "contestato +2",
    )
    assert shorter_flags(Flag.BY_HAND) == ("a mano",)
    assert shorter_flags(Flag(0)) == ("",)


def test_a_page_that_cannot_be_written_is_said(looked_at: Review, tmp_path: Path) -> None:
    looked_at.opened(3)
    looked_at.answer = str(tmp_path / "no" / "such" / "folder.pdf")
    looked_at.spins.printing.printers.write.trigger()
    assert "folder.pdf" in looked_at.spins.said.text()
    looked_at.answer = ""
    looked_at.spins.said.clear()
    looked_at.spins.printing.printers.write.trigger()
    assert looked_at.spins.said.text() == "", "whoever changes his mind prints nothing"


def test_a_spin_after_a_void_throw_is_not_called_void_itself(looked_at: Review) -> None:
    looked_at.opened(3)
    assert looked_at.spins.page.head.flags() == "non registrato, a mano, prima un lancio nullo"
    assert "lancio nullo" in looked_at.spins.page.head.accessibleName()


def test_it_is_gone_through_as_it_was_dealt(looked_at: Review) -> None:
    looked_at.until(lambda: len(looked_at.rows) == 3)
    looked_at.click_row(1)
    looked_at.opened(DISPUTED)
    page = looked_at.spins.page
    looked_at.click(page.first)
    assert page.caption.text().endswith("Faites vos jeux")
    assert page.payments.count() == 0
    assert page.story is not None
    fell = next(n for n, s in enumerate(page.story.steps) if isinstance(s.event, spun.SpinNumber))
    for _ in range(fell):
        QTest.keyClick(looked_at.window, Qt.Key.Key_Right)
    assert "Huit, Noir, Pair, Manque" in page.caption.text()
    QTest.keyClick(looked_at.window, Qt.Key.Key_Left)
    assert page.caption.text().endswith("Rien ne va plus")
    QTest.keyClick(looked_at.window, Qt.Key.Key_Escape)
    assert page.place is None
    looked_at.click(page.before)
    assert page.place == len(page.story.steps) - 1
    assert not page.after.isEnabled()


def test_a_search_that_is_not_understood_names_the_word(looked_at: Review) -> None:
    looked_at.until(lambda: len(looked_at.rows) == 3)
    looked_at.type_search("cavallo 8/11 rossso")
    assert looked_at.spins.filters.fault.isVisible()
    assert "«rossso» non si capisce" in looked_at.spins.filters.fault.text()
    assert looked_at.spins.filters.search.selectedText() == "rossso"
    assert len(looked_at.rows) == 3


def test_controls_narrow_the_list_and_nothing_found_says_what_to_do(looked_at: Review) -> None:
    looked_at.until(lambda: len(looked_at.rows) == 3)
    number = looked_at.spins.filters.number
    number.setCurrentIndex(number.findData(17))
    looked_at.until(lambda: [spin.number for spin in looked_at.rows] == [17])
    assert looked_at.spins.beneath.text() == "numero 17"
    looked_at.type_search("number 36")
    looked_at.until(lambda: not looked_at.rows)
    assert "Togliere un filtro" in looked_at.spins.found.nothing.text()
    looked_at.click(looked_at.spins.filters.all)
    looked_at.until(lambda: len(looked_at.rows) == 3)
    assert number.currentIndex() == 0


def test_new_spins_appear_by_themselves_and_what_was_put_right_too(journal: Path, review: Review) -> None:
    review.until(lambda: len(review.rows) == 3)
    record(journal, recorded_story(TUESDAY + 86_400), "T2")
    review.until(lambda: len(review.rows) == 6)
    assert {spin.table for spin in review.rows} == {"T1", "T2"}
    assert review.spins.filters.table.count() == 3
    assert not review.spins.found.list.isColumnHidden(Cell.TABLE)


def test_the_spin_that_is_read_stays_open_while_newer_ones_come(journal: Path, review: Review) -> None:
    review.until(lambda: len(review.rows) == 3)
    review.click_row(1)
    review.opened(DISPUTED)
    with ListsFile.open(lists_path(journal), program="test") as lists:
        number, head = lists.table("T1"), lists.read_to(lists.table("T1"))
        later = next(Years(1, "T1").spins(4, 4))._replace(at=review.rows[0].at + 60_000_000)
        lists.add(number, [later], head)
        lists.add(lists.table("T0"), [], head)  # that something is new is known by how far the lists go
    review.until(lambda: [spin.spin for spin in review.rows] == [4, 3, 2, 1])
    assert review.spins.found.list.currentIndex().row() == 2
    assert review.spins.page.listed is not None
    assert review.spins.page.listed.spin == DISPUTED


def test_what_is_written_can_be_read(looked_at: Review) -> None:
    """Texts of at least 14 pixels, 4.5 to 1 against what they stand on; the cloth is a picture."""
    looked_at.opened(3)
    looked_at.click_row(1)
    looked_at.opened(DISPUTED)
    looked_at.spins.page.felt.hide()
    with reading() as read:
        for tab in (looked_at.spins.page.by_payments, looked_at.spins.page.by_steps):
            looked_at.click(tab)
            read.look_at(looked_at.window)
    looked_at.spins.page.felt.show()
    assert len(read.letters) > 30
    assert looked_at.spins.page.story is not None
    chips = {card.look.face for card in spin_shown(looked_at.spins.page.story).payments if card.look}
    small = {each.text for each in read.letters if each.pixels < 14}
    assert small <= chips, "what is printed on a small chip stands beside it in full"
    assert [each for each in read.letters if each.contrast < 4.5] == []


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads on which any statement ran."""
    threads: set[str] = set()
    connect = sqlite3.connect

    def watched(*args: Any, **how: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **how)
        connection.set_trace_callback(lambda _said: threads.add(threading.current_thread().name))
        return connection

    monkeypatch.setattr(sqlite3, "connect", watched)
    monkeypatch.setattr(sqlite3.dbapi2, "connect", watched)
    return threads


def test_no_statement_runs_on_the_windows_thread(tmp_path: Path, statements: set[str]) -> None:
    """Design, "Threads": long reading is a worker's; the window never waits for a disk."""
    path = recorded(tmp_path / "T1.sqlite")
    tables(path)
    assert statements, "what is watched would be heard"
    statements.clear()
    review = Review(path)
    review.until(lambda: len(review.rows) == 3)
    review.type_search("contestato")
    review.until(lambda: len(review.rows) == 1)
    review.opened(DISPUTED)
    review.click(review.spins.page.first)
    review.spins.filters.day.setDate(QDate(2026, 11, 17))
    review.answer = str(tmp_path / "spin.pdf")
    review.spins.printing.printers.write.trigger()
    review.until(lambda: len(review.rows) == 1)
    review.close()
    assert statements == {"review", "standing"}


def test_a_journal_that_is_not_there_is_said(tmp_path: Path) -> None:
    review = Review(tmp_path / "nothing.sqlite")
    review.until(review.spins.said.isVisible)
    assert "nothing.sqlite" in review.spins.said.text()
    assert "non si aprono" in review.spins.found.nothing.text()
    review.close()


def test_an_empty_journal_says_that_nothing_is_closed_yet(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "T1.sqlite", "T1", program="test", ballast_bytes=0):
        pass
    review = Review(tmp_path / "T1.sqlite")
    review.spins.look()
    review.until(lambda: "Nessun colpo" in review.spins.found.nothing.text())
    review.close()


def test_everything_is_named_large_enough_and_reached_by_key(review: Review) -> None:
    review.opened(3)
    controls = [
        w
        for w in review.window.findChildren(QWidget)
        if isinstance(w, QAbstractButton | QComboBox | QDateEdit)
    ]
    seen = [w for w in controls if w.isVisible() and not isinstance(w.parentWidget(), QComboBox | QDateEdit)]
    small = [w.accessibleName() for w in seen if min(w.width(), w.height()) < LEAST and w.objectName() == ""]
    assert len(seen) > 12
    assert small == []
    assert [w for w in seen if not w.accessibleName() and w.objectName() == ""] == []
    assert all(w.focusPolicy() & Qt.FocusPolicy.TabFocus for w in seen if w.objectName() == "")
    QTest.keyClick(review.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(review.window.focusWidget(), QLineEdit)


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A hundred thousand invented spins of eight tables, beside a journal that has nothing."""
    path = tmp_path_factory.mktemp("crowded") / "T.sqlite"
    with Journal.open(path, "T1", program="test", ballast_bytes=0):
        pass
    fill_alike(lists_path(path), 100_000, 1)
    return path


def test_a_hundred_thousand_spins_scroll_and_jump_without_a_gap(crowded: Path) -> None:
    review = Review(crowded)
    review.until(lambda: len(review.rows) >= 200)
    bar, rows = review.spins.found.list.verticalScrollBar(), review.spins.found.model.at_hand
    passed = {(spin.table, spin.spin): spin for spin in review.rows}
    for _ in range(20):
        last = rows.older
        bar.setValue(bar.maximum())
        review.until(partial(_another, lambda: rows.older, last))
        passed |= {(spin.table, spin.spin): spin for spin in review.rows}
        assert _gap(review) is None
    assert len(passed) > len(review.rows), "what was passed long ago is let go"
    for _ in range(6):
        first = rows.newer
        bar.setValue(0)
        review.until(partial(_another, lambda: rows.newer, first))
        assert _gap(review) is None
    for day in (12, 25, 3):
        review.spins.filters.day.setDate(QDate(2016, 1, day))
        review.until(partial(_stands_at, review, day))
        assert _gap(review) is None
    review.until(lambda: review.spins.filters.count.text() == "oltre 1.000 colpi")
    review.close()


def _another(now: Callable[[], Place], before: Place) -> bool:
    return now() != before


def _stands_at(review: Review, day: int) -> bool:
    return _day(review) == day


def _gap(review: Review) -> str | None:
    return gap_in([Page(tuple(review.rows), START, START)])


def _day(review: Review) -> int:
    """The day of the month of the spin that is chosen, if it is the last of its day."""
    row = review.spins.found.list.currentIndex().row()
    spin, newer = review.spins.found.model.spin(row), review.spins.found.model.spin(row - 1)
    if spin is None or newer is None:
        return 0
    days = [datetime.fromtimestamp(each.at / 1e6, UTC).day for each in (spin, newer)]
    return days[0] if days[1] == days[0] + 1 else 0


def test_what_fell_is_found_also_where_nobody_may_write_the_lists(tmp_path: Path) -> None:
    path = recorded(tmp_path / "T1.sqlite")
    closed_to_writers(path)
    review = Review(path)
    try:
        review.until(lambda: len(review.rows) == 3)
        review.click_row(0)
        review.opened(review.rows[0].spin)
    finally:
        review.close()
    assert not lists_path(path).exists()

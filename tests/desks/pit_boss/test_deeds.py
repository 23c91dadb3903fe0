"""Signed at the desk: answered for, put right, and refused in words; nothing waits on the window's thread."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.__main__ import main
from app.desks.pit_boss.answer_window import AnswerWindow
from app.desks.pit_boss.correct_window import ChipCounts, CorrectWindow, chips_of
from app.journal.lock import TableLock
from app.rules.chips import Chip
from app.rules.money import Cents
from app.station.review_writer import ReviewWriter
from app.station.stopped_table import do_stopped
from app.table.roulette.game import ROULETTE
from tests.desks.pit_boss.review import Review
from tests.houses import house as house_from
from tests.register_file.a_register import GINA, MARCO, ARegister
from tests.reports.days import warned_night
from tests.station.test_stopped_table import kinds


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return warned_night(tmp_path / "T1.sqlite")


@pytest.fixture
def review(journal: Path, tmp_path: Path) -> Iterator[Review]:
    desk = Review(journal, writer=ReviewWriter(ARegister(tmp_path).peopled().file, ROULETTE))
    yield desk
    desk.close()


def ask_answer(review: Review) -> AnswerWindow:
    review.go(review.now)
    review.until(lambda: review.now.waiting.rows.rowCount() == 1)
    review.click_in(review.now.waiting.rows, 0)
    review.click(review.now.waiting.answer)
    return review.asked(AnswerWindow)


def ask_correction(review: Review) -> CorrectWindow:
    review.opened(1)
    assert not review.spins.page.correct.isEnabled()
    review.spins.page.payments.setCurrentRow(0)
    review.click(review.spins.page.correct)
    return review.asked(CorrectWindow)


def test_somebody_answers_by_name_and_the_alert_is_gone(review: Review, journal: Path) -> None:
    window = ask_answer(review)
    assert "Lettore: x" in window.fact.text()
    assert not window.done_button.isEnabled(), "nobody has signed yet"
    QTest.keyClicks(window.note, "cavo staccato")
    review.sign(window, ("Marco", MARCO))
    review.until(lambda: not review.now.waiting.rows.isVisible())
    assert kinds(journal)[-1] == "event.answered"


def test_a_wrong_code_is_said_and_asked_for_again(review: Review, journal: Path) -> None:
    window = ask_answer(review)
    review.sign(window, ("Marco", "000000"))
    review.until(window.alarm.isVisible)
    assert window.alarm.text() == "Marco: nome o codice sbagliato."
    assert window.signatures[0].code.text() == ""
    assert window.signatures[0].name.currentText() == "Marco"
    review.sign(window, ("Marco", MARCO))
    review.until(lambda: kinds(journal)[-1] == "event.answered")


def test_while_the_table_plays_it_is_done_there(review: Review, journal: Path) -> None:
    """The table may have begun while somebody types: then nothing is written either."""
    before = kinds(journal)
    window = ask_answer(review)
    with TableLock(journal.resolve(), "T1", program="the table"):
        review.sign(window, ("Marco", MARCO))
        review.until(window.alarm.isVisible)
    assert "aperto nel suo programma" in window.alarm.text()
    review.click(window.cancel)
    assert kinds(journal) == before


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is said in the window alone")
def test_while_the_table_plays_the_keys_are_grey_and_say_so(review: Review, journal: Path) -> None:
    review.opened(1)
    review.spins.page.payments.setCurrentRow(0)
    review.until(review.spins.page.correct.isEnabled)
    with TableLock(journal.resolve(), "T1", program="the table"):
        review.until(lambda: not review.spins.page.correct.isEnabled())
        review.click(review.spins.page.correct)
        assert "aperto nel suo programma" in review.spins.said.text()
        review.go(review.now)
        review.until(lambda: review.now.waiting.rows.rowCount() == 1)
        review.click_in(review.now.waiting.rows, 0)
        assert not review.now.waiting.answer.isEnabled()
        assert "aperto nel suo programma" in review.now.waiting.answer.toolTip()
    review.until(review.now.waiting.answer.isEnabled)


def test_that_the_table_plays_is_said_before_anybody_types(review: Review, journal: Path) -> None:
    """Where the system does not tell who holds a journal it is said in the window, before a word is typed."""
    review.opened(1)
    review.spins.page.payments.setCurrentRow(0)
    with TableLock(journal.resolve(), "T1", program="the table"):
        review.spins.page.ask_to_correct()
        window = review.asked(CorrectWindow)
        assert "aperto nel suo programma" in window.alarm.text()
        assert window.alarm.isVisible()
    window.amount.setText("680,00")
    QTest.keyClicks(window.reason, "camera")
    review.sign(window, ("Gina", GINA), ("Marco", MARCO))
    review.until(lambda: kinds(journal)[-1] == "entry.corrected")


def test_a_code_that_was_right_is_not_asked_for_again(review: Review) -> None:
    window = ask_correction(review)
    window.amount.setText("680,00")
    QTest.keyClicks(window.reason, "camera")
    review.sign(window, ("Gina", GINA), ("Marco", "000000"))
    review.until(lambda: window.alarm.text() == "Marco: nome o codice sbagliato.")
    assert [fields.code.text() for fields in window.signatures] == [GINA, ""]
    QTest.keyClicks(window.signatures[1].code, "9")
    assert not window.alarm.isVisible(), "what was said of another code is gone"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_click_into_a_name_opens_the_names_and_what_is_typed_becomes_none(review: Review) -> None:
    window = ask_correction(review)
    name = window.signatures[0].name
    offered = [name.itemText(row) for row in range(name.count())]
    assert offered
    line = name.lineEdit()
    assert line is not None
    review.click(line)
    assert name.view().isVisible()
    name.hidePopup()
    name.setFocus()
    QTest.keyClicks(line, "Gina RossiM")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert [name.itemText(row) for row in range(name.count())] == offered
    assert name.currentText() == "Gina RossiM", "whoever types goes on typing"


def test_nobody_is_his_own_second(review: Review) -> None:
    window = ask_correction(review)
    window.amount.setText("680,00")
    QTest.keyClicks(window.reason, "camera")
    for fields, name in zip(window.signatures, ("Gina", " gina "), strict=True):
        fields.name.setEditText(name)
        QTest.keyClicks(fields.code, GINA)
    assert not window.done_button.isEnabled()
    assert window.alarm.text() == "Davanti a chi: un'altra persona, non chi corregge."


def test_what_waits_on_an_earlier_day_is_answered_on_its_page(review: Review) -> None:
    review.go(review.day)
    review.until(lambda: review.day.waiting.rows.rowCount() == 1)
    QTest.keyClick(review.day.waiting.rows, Qt.Key.Key_Down)
    review.day.waiting.rows.setFocus()
    QTest.keyClick(review.day.waiting.rows, Qt.Key.Key_Return)
    review.sign(review.asked(AnswerWindow), ("Gina", GINA))
    review.until(lambda: not review.day.waiting.isVisible())
    assert "Gina" in review.day.sheet.toPlainText()


def test_two_put_a_payment_right_and_the_first_stays_struck_through(review: Review, journal: Path) -> None:
    window = ask_correction(review)
    assert window.amount.text() == "700,00"
    window.amount.setText("680,00")
    assert window.difference.text() == "si riprende € 20"
    counted = {chip: count.pieces for chip, count in window.chips.counts.items() if count.pieces}
    assert counted == {Chip(Cents(2000)): 1}
    QTest.keyClicks(window.reason, "34 pezzi, come mostra la camera")
    review.sign(window, ("Gina", GINA), ("Marco", MARCO))
    review.until(lambda: kinds(journal)[-2:] == ["people.signed", "entry.corrected"])
    page = review.spins.page.payments
    review.until(lambda: "680" in str(page.item(0).data(Qt.ItemDataRole.AccessibleTextRole)))
    card = str(page.item(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert "sbarrato: € 700" in card, "the first stays"
    assert "registrato € 700: 1 × 35 = 35 pezzi" in card, "the sum is that of what was recorded"
    assert "€ 700 − 20 = € 680" in card
    review.until(lambda: (review.rows[0].paid, review.rows[0].largest) == (68_000, 68_000))
    review.type_search("importo 700")
    review.until(lambda: not review.rows)
    review.type_search("importo 680")
    review.until(lambda: len(review.rows) == 1)


def test_a_payment_of_a_night_that_is_over_is_put_right_and_no_chip_of_tonight_moves(
    journal: Path, tmp_path: Path
) -> None:
    """Last Tuesday's split: nothing need change hands here, and what is said counts wherever it is read."""
    assert do_stopped(journal, "T1", ROULETTE, {"do": "open"}, ()) == ""
    review = Review(journal, writer=ReviewWriter(ARegister(tmp_path).peopled().file, ROULETTE))
    window = ask_correction(review)
    window.amount.setText("1400")
    assert [count.pieces for count in window.chips.counts.values() if count.pieces] == []
    QTest.keyClicks(window.reason, "due pezzi, come mostra la camera")
    review.sign(window, ("Gina", GINA), ("Marco", MARCO))
    review.until(lambda: kinds(journal)[-2:] == ["people.signed", "entry.corrected"])
    page = review.spins.page.payments
    review.until(lambda: "1.400" in str(page.item(0).data(Qt.ItemDataRole.AccessibleTextRole)))
    assert "sbarrato: € 700" in str(page.item(0).data(Qt.ItemDataRole.AccessibleTextRole))
    review.until(lambda: (review.rows[0].paid, review.rows[0].largest) == (140_000, 140_000))
    review.close()
    assert main(["verify", "--database", str(journal)]) == 0


def test_that_nobody_can_sign_yet_is_said(journal: Path, tmp_path: Path) -> None:
    """A desk without a register of people says where one is begun, and is not just mute."""
    review = Review(journal, writer=ReviewWriter(ARegister(tmp_path / "none").file, ROULETTE))
    review.opened(1)
    review.spins.page.payments.setCurrentRow(0)
    where = "il registro delle persone si comincia in «Le persone»"
    review.until(lambda: where in review.spins.page.correct.toolTip())
    assert not review.spins.page.correct.isEnabled()
    review.click(review.spins.page.correct)
    assert where in review.spins.said.text()
    review.close()


def test_a_difference_that_the_chips_do_not_make_up_is_not_signed(review: Review) -> None:
    window = ask_correction(review)
    window.amount.setText("750")
    QTest.keyClicks(window.reason, "camera")
    two = (("Gina", GINA), ("Marco", MARCO))
    for fields, (name, code) in zip(window.signatures, two, strict=True):
        fields.name.setEditText(name)
        QTest.keyClicks(fields.code, code)
    assert window.done_button.isEnabled()
    next(count for count in window.chips.counts.values() if count.pieces).setText("7")
    assert not window.done_button.isEnabled()
    assert window.alarm.text() == "I gettoni fanno € 350, la differenza è € 50."
    window.amount.setText("750,30")
    assert window.alarm.text() == "I gettoni fanno € 0, la differenza è € 50,30."
    window.amount.setText("700,00")
    assert not window.done_button.isEnabled(), "nothing is put right"
    assert not window.alarm.isVisible()
    window.amount.setText("sette")
    assert not window.done_button.isEnabled(), "no amount"
    assert window.alarm.text() == "«sette» non è un importo: si scrive come 700,00."
    review.click(window.cancel)


def test_a_payment_in_colour_is_put_right_in_its_colour(qtbot: QtBot) -> None:
    """Rules 2: a colour counts at what it was bought at; where its pieces do not make it up, value does."""
    house = house_from("venezia")
    over = QWidget()
    qtbot.addWidget(over)
    chips = ChipCounts(over, chips_of(house, Chip(Cents(500), house.colours[0].name)))
    named = [chip.colour for chip in chips.counts]
    assert named == [house.colours[0].name, *[None] * len(house.chips)]
    chips.propose(35 * 500)
    assert chips.form(leave=True) == [{"colour": house.colours[0].name, "value": "5.00", "pieces": -35}]
    chips.propose(3_250)
    assert [count.pieces for count in chips.counts.values() if count.pieces] == [1, 1, 1]
    assert chips.worth == 3_250

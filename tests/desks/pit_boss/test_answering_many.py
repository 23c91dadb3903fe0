"""Several alerts are chosen by touch and answered under one code; what is not answered with them is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.commands.voices import desk_voice
from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.answer_window import AnswerWindow
from app.desks.pit_boss.facts import asked_words, parted
from app.desks.pit_boss.writer import Entry, Fact
from app.journal.reading import events
from app.station.review_writer import ReviewWriter
from app.table.event_record import Event
from app.table.roulette.game import ROULETTE
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import record
from tests.register_file.a_register import GINA, MARCO, ARegister
from tests.reports.days import played_night, story_at
from tests.table.reading import read_event

LEAST = 32


def waiting(story: list[dict[str, Any]], *bare: dict[str, Any]) -> list[dict[str, Any]]:
    times = {key: story[-1][key] for key in ("at", "mono", "boot")}
    return [*story, *(times | {"spin": None} | each for each in bare)]


def warning(count: int) -> dict[str, Any]:
    return {"kind": "reader.warning", "device": "wheel", "reason": "x", "detail": "", "count": count}


AGAIN = {"kind": "pit_boss.again", "owner": "Gina", "by": "root", "done": "2026-11-20T00:00:00.000000Z"}
SHORT = {"kind": "bank.short", "chips": [{"value": "50.00", "pieces": -2}]}


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, waiting(story_at(played_night()), warning(1), warning(2), warning(3), SHORT, AGAIN))
    return path


@pytest.fixture
def review(journal: Path, tmp_path: Path) -> Iterator[Review]:
    desk = Review(journal, writer=ReviewWriter(ARegister(tmp_path).peopled().file, ROULETTE), drawn=False)
    desk.go(desk.now)
    desk.until(lambda: desk.now.waiting.rows.rowCount() == 5)
    yield desk
    desk.close()


def answered(journal: Path) -> list[dict[str, Any]]:
    every = (msgspec.json.decode(event.body) for event in events(journal, "T1"))
    return [event for event in every if event["kind"] == "event.answered"]


def ticked(review: Review, *rows: int) -> AnswerWindow:
    for row in rows:
        review.click_in(review.now.waiting.rows, row)
    review.until(review.now.waiting.answer.isEnabled)
    review.click(review.now.waiting.answer)
    return review.asked(AnswerWindow)


def test_a_touch_on_a_row_ticks_it_and_another_takes_it_back(review: Review) -> None:
    rows, answer = review.now.waiting.rows, review.now.waiting.answer
    assert not answer.isEnabled()
    assert rows.verticalHeader().defaultSectionSize() >= LEAST
    for row in (0, 2):
        review.click_in(rows, row)
    assert list(rows.ticked) == [rows.key(0), rows.key(2)]
    assert answer.isEnabled()
    for row in (2, 0):
        review.click_in(rows, row)
    assert not rows.ticked
    assert not answer.isEnabled()
    review.click(answer)
    assert review.now.said.text() == answer.why == "Scegliere prima i fatti di cui si risponde: uno o più."


def test_the_keyboard_ticks_too_and_one_key_ticks_all_or_none(review: Review) -> None:
    rows = review.now.waiting.rows
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Space)
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Space)
    assert len(rows.ticked) == 2
    review.click(review.now.waiting.every)
    assert len(rows.ticked) == 5
    review.click(review.now.waiting.every)
    assert not rows.ticked


def test_what_is_ticked_stays_so_when_more_comes(review: Review, journal: Path) -> None:
    rows = review.now.waiting.rows
    for row in (0, 2):
        review.click_in(rows, row)
    kept = rows.ticked
    record(journal, waiting(story_at(played_night()), warning(9))[-1:])
    review.until(lambda: rows.rowCount() == 6)
    assert rows.ticked == kept


def test_three_are_answered_with_one_line_and_one_code(review: Review, journal: Path) -> None:
    window = ticked(review, 0, 1, 2)
    assert len(window.notes) == 1
    assert len(window.signatures) == 1
    assert window.fact.text().count("Lettore: x") == 3
    QTest.keyClicks(window.note, "cavo staccato")
    review.sign(window, ("Marco", MARCO))
    review.until(lambda: review.now.waiting.rows.rowCount() == 2)
    found = answered(journal)
    assert [each["note"] for each in found] == ["cavo staccato"] * 3
    assert {each["by"] for each in found} == {"Marco"}
    assert len({each["of"] for each in found}) == 3


def test_what_asks_something_else_has_a_line_of_its_own(review: Review, journal: Path) -> None:
    window = ticked(review, 0, 1, 3)
    assert list(window.notes) == ["Che cosa si è trovato", "Da dove viene la differenza"]
    for asks, note in window.notes.items():
        QTest.keyClicks(note, asks[:6])
    review.sign(window, ("Marco", MARCO))
    review.until(lambda: len(answered(journal)) == 3)
    assert [each["note"] for each in answered(journal)] == ["Che co", "Che co", "Da dov"]


def test_what_is_about_himself_is_named_and_left_out(review: Review, journal: Path) -> None:
    window = ticked(review, 0, 4)
    assert window.left.text() == ""
    window.by.name.setEditText("gina")
    assert "Resta fuori" in window.left.text()
    assert "riguarda Gina: ne risponde un altro" in window.left.text()
    review.sign(window, ("gina", GINA))
    review.until(lambda: review.now.waiting.rows.rowCount() == 4)
    (answer,) = answered(journal)
    assert answer["by"] == "Gina"


def test_where_nothing_is_left_for_him_the_key_is_grey_and_says_so(review: Review, journal: Path) -> None:
    window = ticked(review, 4)
    window.by.name.setEditText("Gina")
    QTest.keyClicks(window.by.code, GINA)
    assert not window.done_button.isEnabled()
    review.click(window.done_button)
    assert window.alarm.text() == "Manca: almeno un fatto di cui può rispondere."
    assert answered(journal) == []


def test_a_wrong_code_writes_none(review: Review, journal: Path) -> None:
    window = ticked(review, 0, 1)
    review.sign(window, ("Marco", "000000"))
    review.until(window.alarm.isVisible)
    assert answered(journal) == []
    review.sign(window, ("Marco", MARCO))
    review.until(lambda: len(answered(journal)) == 2)


def test_what_stands_in_another_tables_journal_is_left_out_from_the_start() -> None:
    make_application(["test"])
    speak(Language.ITALIAN)
    here = Fact(Entry(Path("T1.sqlite"), "T1", 7), "x", "?")
    there = Fact(Entry(Path("T2.sqlite"), "T2", 7), "y", "?")
    found = parted((here, there, here._replace(entry=here.entry._replace(seq=8))))
    assert [each.entry.seq for each in found.together] == [7, 8]
    assert [(each.fact, each.why) for each in found.left] == [(there, "sta nel registro di un altro tavolo")]


def test_however_many_are_chosen_the_fields_stay_in_sight(review: Review, journal: Path) -> None:
    record(journal, waiting(story_at(played_night()), *map(warning, range(10, 40)))[-30:])
    review.until(lambda: review.now.waiting.rows.rowCount() == 35)
    review.click(review.now.waiting.every)
    review.until(review.now.waiting.answer.isEnabled)  # nobody is seen to write any more
    review.click(review.now.waiting.answer)
    window = review.asked(AnswerWindow)
    QTest.qWait(50)
    for part in (window.note, window.by, window.done_button, window.cancel):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert window.rect().contains(corner)


def test_every_kind_that_waits_has_its_question() -> None:
    """A kind that is new asks at least what was found."""
    make_application(["test"])
    speak(Language.ITALIAN)
    story = waiting(story_at(played_night()), warning(1), SHORT, AGAIN)
    every: list[Event] = [
        read_event(msgspec.json.encode(event | {"seq": n, "v": 1})) for n, event in enumerate(story, 1)
    ]
    waits = [event for event in every if event.needs_answer]
    assert len({asked_words(event, desk_voice()) for event in waits}) > 2
    assert all(asked_words(event, desk_voice()) for event in waits)

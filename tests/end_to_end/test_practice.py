"""Ten minutes of practice and an exam through the real window, kept in a real file; no journal is touched."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.desks.trainee.screen import Asked, Home, Summary
from app.desks.trainee.window import TraineeWindow
from app.practice_file.practice_file import PracticeFile
from app.station.practice_clock import PracticeClock
from app.station.practice_keeping import PracticeKeeping
from app.station.window_thread import WindowThread
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at
from tests.schooling import SCHOOL

EXAM = "exam 9 15 60 7 products/2 order/1 announces-read/1"


def right(window: TraineeWindow) -> list[str]:
    run = window.practising.answering.run
    assert run is not None
    assert run.training.exercise is not None
    return [field.right[0] for field in run.training.exercise.task.fields]


def answered_by_keys(window: TraineeWindow) -> int:
    """Answer all of a run, every fourth exercise with "I do not know"; gives how many there were."""
    answered = 0
    while isinstance(asked := window.practising.screen, Asked):
        answered += 1
        if answered % 4:
            for place, answer in enumerate(right(window)):
                if place:
                    QTest.keyClick(window, Qt.Key.Key_Return)
                QTest.keyClicks(window, answer)
            QTest.keyClick(window, Qt.Key.Key_Return)
        else:
            QTest.keyClick(window, Qt.Key.Key_F2)
        if not asked.exam:
            QTest.keyClick(window, Qt.Key.Key_Return)
    return answered


@pytest.mark.parametrize("language", Language)
def test_practice_keeps_its_answers_and_touches_no_journal(
    qtbot: QtBot, tmp_path: Path, language: Language
) -> None:
    journal, kept = tmp_path / "T1.sqlite", tmp_path / "practice.sqlite"
    record(journal, story_at(played_night(closing=False)))
    lying = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in tmp_path.iterdir()}
    before, clock, later = spoken(), PracticeClock(), WindowThread()
    speak(language)
    keeping = PracticeKeeping(kept, later.do, clock.now)
    try:
        window = TraineeWindow(SCHOOL, "venezia", keeping, clock, random.Random(3), clock.zone)
        qtbot.addWidget(window)
        window.show()
        QTest.keyClicks(window.who.name, "Ada")
        QTest.keyClick(window.who.name, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: isinstance(window.practising.screen, Home))
        QTest.keyClick(window, Qt.Key.Key_Return)
        answered = answered_by_keys(window)
        assert answered > 20
        assert isinstance(window.practising.screen, Summary)
        QTest.keyClick(window, Qt.Key.Key_Return)
        window.practising.exams.begin()
        window.exam.line.setFocus()
        QTest.keyClicks(window.exam.line, EXAM)
        window.exam.begin.click()
        answered += answered_by_keys(window)
        summary = window.practising.screen
        assert isinstance(summary, Summary)
        assert (summary.line, summary.right) == (EXAM, 7)
        window.close()
    finally:
        keeping.close()
        speak(before)
    file = PracticeFile.open(kept)
    assert len(file.attempts("Ada")) == answered
    assert [(sat.line, sat.result.passed) for sat in file.exams()] == [(EXAM, True)]
    assert {
        path.name: (path.read_bytes(), path.stat().st_mtime_ns)
        for path in tmp_path.iterdir()
        if path.name in lying
    } == lying

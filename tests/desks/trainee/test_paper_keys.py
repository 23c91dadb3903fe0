"""How an exam went is taken along on paper, with the line that makes it again (screens, "The trainee")."""

import random
from collections.abc import Iterator
from datetime import UTC

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.trainee import paper_keys
from app.desks.trainee.window import Beside, TraineeWindow
from app.practice.exam import read_exam
from app.reports.sheet import Note, Sheet
from tests.desks.trainee import shots
from tests.desks.trainee.trainee import InMemory, MadeUpClock, MadeUpPaper
from tests.schooling import DRILLS, SCHOOL

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Without a screen no menu is raised above the others."""


@pytest.fixture
def paper() -> MadeUpPaper:
    return MadeUpPaper("sala", "cassa")


@pytest.fixture
def window(qtbot: QtBot, paper: MadeUpPaper) -> Iterator[TraineeWindow]:
    beside = Beside(paper=paper)
    made = TraineeWindow(SCHOOL, "venezia", InMemory(), MadeUpClock(), random.Random(4), UTC, [], beside)
    qtbot.addWidget(made)
    made.show()
    made.practising.enter("Ada")
    dict(shots.shots())["exam-passed"](made)
    yield made
    made.close()


def touch(window: TraineeWindow, name: str) -> None:
    QTest.mouseClick(getattr(window.summary.paper, name), Qt.MouseButton.LeftButton)


def test_a_result_is_written_and_can_be_set_again(
    window: TraineeWindow, paper: MadeUpPaper, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, names = window.summary.paper, iter(["ada.pdf", "", "full/ada"])
    monkeypatch.setattr(paper_keys, "file_to_save", lambda *_: next(names))
    touch(window, "pdf")
    assert (list(paper.written), keys.said.text) == (["ada.pdf"], "Scritto in ada.pdf")
    touch(window, "pdf")
    assert len(paper.written) == 1
    touch(window, "pdf")
    assert keys.said.text == "no room"
    sheet = window.summary.sheet()
    assert isinstance(sheet, Sheet)
    notes = [part.text for part in sheet.parts if isinstance(part, Note)]
    assert sheet.title == "Esame di Ada"
    assert notes[0].startswith("Superato: 10 giusti su 10")
    assert read_exam(notes[1], DRILLS) == read_exam(shots.LONG_EXAM, DRILLS)


def test_a_result_goes_to_the_printer_that_is_chosen(window: TraineeWindow, paper: MadeUpPaper) -> None:
    keys = window.summary.paper
    touch(window, "print")
    assert [action.text() for action in keys.menu.actions()] == ["sala", "cassa"]
    keys.menu.actions()[0].trigger()
    assert (paper.sent, keys.said.text) == (
        [("sala", "Esame di Ada")],
        "Esame di Ada: mandata alla stampante sala.",
    )
    keys.menu.actions()[1].trigger()
    assert "out of paper" in keys.said.text
    keys.menu.hide()
    paper.names = ()
    touch(window, "print")
    assert "nessuna stampante" in keys.said.text


def test_what_is_no_exam_is_not_offered_on_paper(window: TraineeWindow) -> None:
    assert window.summary.paper.isVisible()
    window.practising.home()
    dict(shots.shots())["summary"](window)
    assert window.summary.isVisible()
    assert not window.summary.paper.isVisible()

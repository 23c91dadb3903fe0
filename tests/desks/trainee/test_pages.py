"""The pages beside the exercises: progress, a night that was played, a class, the keys, what was left."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.theme import TARGET
from app.desks.trainee import night_page
from app.desks.trainee.home_page import standing_paint
from app.desks.trainee.looks import QUIET, RIGHT, WRONG
from app.desks.trainee.screen import Asked, ClassShown, DrillRow, NightShown, Who
from app.desks.trainee.window import TraineeWindow
from app.practice.progress import Standing
from tests.desks.trainee import shots
from tests.desks.trainee.at_the_window import SIZES, ask, keys, painted, press, run_through, touch, window
from tests.schooling import DRILLS

__all__ = ["window"]


def test_progress_is_a_touch_away(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    touch(window.home.progress)
    assert "Ancora niente" in window.progress.weak.accessibleName()
    press(window, Qt.Key.Key_Escape)
    window.practising.runs.start_level("products", 1)
    run_through(window)
    press(window, Qt.Key.Key_Return)
    touch(window.home.progress)
    assert "cento è la linea" in window.progress.seconds.accessibleName()
    touch(window.progress.after)
    press(window, Qt.Key.Key_Left)
    assert window.progress.title.text == "Progressi — Tutto insieme"
    press(window, Qt.Key.Key_Right)
    assert window.progress.right.accessibleName().startswith("Giusti su cento: ")
    assert "al tavolo 4" in window.progress.seconds.accessibleName()
    assert window.progress.stands.lines[0].startswith("livello 1, ")
    assert window.progress.coming.lines[0].startswith("oggi ")


@pytest.mark.parametrize("size", SIZES)
def test_last_night_is_chosen_and_gone_through(
    window: TraineeWindow, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(*size)
    window.practising.enter("Ada")
    touch(window.home.drills[len(DRILLS)])
    assert isinstance(window.practising.screen, NightShown)
    monkeypatch.setattr(night_page, "file_to_open", lambda *_: "T1.sqlite")
    touch(window.night.choose)
    assert window.night.said.text == "L'ultima serata: 60 colpi; altri 2 non si possono chiedere"
    assert len(window.night.kinds) == 5
    least = window.scale.px(TARGET)
    for button in window.night.findChildren(QAbstractButton):
        if button.isVisible():
            assert min(button.width(), button.height()) >= least - 1, button.accessibleName()
            assert window.night.rect().contains(button.geometry()), button.accessibleName()
    shown = len(window.night.spins)
    while window.night.later.isVisible() and window.night.later.isEnabled():
        touch(window.night.later)
        shown += len(window.night.spins)
    assert shown == 60
    touch(window.night.before)
    assert window.night.said.text.startswith("La serata prima dell'ultima: ")
    touch(window.night.after)
    touch(window.night.spins[0])
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.line.startswith("night 1 totals")
    press(window, Qt.Key.Key_Escape)
    touch(window.home.drills[len(DRILLS)])
    press(window, Qt.Key.Key_Return)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.of > 100


def test_a_journal_is_named_by_keys(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    window.practising.nights()
    window.night.path.setFocus()
    QTest.keyClicks(window.night.path, "T1.sqlite")
    QTest.keyClick(window.night.path, Qt.Key.Key_Return)
    assert window.night.all.isVisible()
    QTest.keyClick(window.night.path, Qt.Key.Key_Return)
    assert isinstance(window.practising.screen, Asked)


def test_a_class_is_seen_one_by_one(qtbot: QtBot) -> None:
    """Screens: "a trainer sees a class"; who needs it most stands first."""
    window = shots.desk()
    qtbot.addWidget(window)
    window.show()
    window.practising.enter("Ada")
    touch(window.home.who)
    touch(window.who.all)
    shown = window.practising.screen
    assert isinstance(shown, ClassShown)
    assert {trainee.name for trainee in shown.trainees} == {"Ada", *shots.NAMES}
    first = window.school.trainees[0]
    assert "Da curare" in first.accessibleName()
    on_page = [each.trainee.name for each in window.school.trainees]
    said = [each.accessibleName() for each in window.school.trainees]
    touch(window.school.later)
    assert [*on_page, *(each.trainee.name for each in window.school.trainees)] == [
        one.name for one in shown.trainees
    ]
    said += [each.accessibleName() for each in window.school.trainees]
    (ada,) = [text for text in said if text.startswith("Ada: ")]
    assert "esami superati: 1 di 2" in ada
    touch(window.school.earlier)
    touch(window.school.trainees[0])
    assert window.school.title.text.startswith(shown.trainees[0].name)
    assert len(window.school.one.drills) == len(DRILLS) + 1
    assert window.school.sheet() is not None
    press(window, Qt.Key.Key_Escape)
    assert len(window.school.trainees) == len(on_page)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.practising.screen, Who)
    window.close()


def test_the_page_of_the_keys_is_a_touch_away_and_nothing_is_lost(window: TraineeWindow) -> None:
    QTest.keyClicks(window.who.name, "Bea")
    touch(window.who.keys)
    assert "F6" in window.keys.keys.accessibleName()
    touch(window.keys.leave)
    assert window.who.name.text() == "Bea"
    touch(window.who.help)
    press(window, Qt.Key.Key_F1)
    press(window, Qt.Key.Key_F1)
    assert window.focusWidget() is window.who.name, "the name goes on being typed"
    window.practising.enter("Bea")
    touch(window.home.help)
    touch(window.help.view.keys)
    press(window, Qt.Key.Key_Return)
    assert window.home.isVisible()
    ask(window)
    touch(window.exercise.help)
    keys(window, "esam")
    assert (window.help.view.letters.text, window.help.view.name) == ("Esam", "practise")
    press(window, Qt.Key.Key_Escape)
    assert window.exercise.isVisible()


def test_a_level_is_changed_and_what_was_left_is_resumed_by_touch(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    window.practising.runs.start_level("products", 1)
    keys(window, "4")
    touch(window.exercise.level)
    assert len(window.home.levels) == len(DRILLS["products"].levels)
    assert window.home.resume.isVisible(), "with levels open what was left is offered, too"
    places = [each.geometry() for each in (*window.home.levels, *window.home.drills)]
    assert not any(place.intersects(window.home.resume.geometry()) for place in places)
    assert window.home.rect().contains(window.home.resume.geometry())
    touch(window.home.levels[2])
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.level == 3
    press(window, Qt.Key.Key_F6)
    touch(window.home.drills[0])
    touch(window.home.resume)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.level == 3


def test_how_a_drill_stands_is_green_only_where_it_is_good(window: TraineeWindow) -> None:
    """Grey until there is enough to judge; then good or weak as what should be practised is told apart."""
    window.practising.enter("Ada")
    expected = {(3, 0): QUIET, (3, 3): QUIET, (4, 0): WRONG, (10, 5): WRONG, (10, 8): WRONG, (10, 9): RIGHT}
    for (answers, good), paint in expected.items():
        shown = Standing(answers, good / answers, None, 4)
        assert standing_paint(shown) == paint, (answers, good)
        window.home.drills[0].show_row(DrillRow("products", 0, 0, shown))
        assert painted(window.home.drills[0]) & {RIGHT, WRONG} == {paint} - {QUIET}, (answers, good)
    assert standing_paint(None) == QUIET

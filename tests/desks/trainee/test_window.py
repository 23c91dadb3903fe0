"""Practice through the real window, by keys and by touch (screens, "The trainee")."""

import random
from collections.abc import Iterator
from datetime import UTC

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.desks.common.theme import TARGET
from app.desks.trainee import night_page
from app.desks.trainee.answer_pad import ActsPad, ChoiceList
from app.desks.trainee.exercise_page import calls_of
from app.desks.trainee.home_page import standing_paint
from app.desks.trainee.looks import QUIET, RIGHT, WRONG
from app.desks.trainee.screen import Asked, ClassShown, DrillRow, Home, NightShown, Summary, Who
from app.desks.trainee.window import Beside, TraineeWindow
from app.practice import forms
from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.exam import read_exam
from app.practice.line import read_line
from app.practice.progress import Standing
from tests.desks.trainee import shots
from tests.desks.trainee.trainee import InMemory, MadeUpClock, MadeUpNights, night
from tests.drills.checking import drawn_ones, levels
from tests.schooling import DRILLS, SCHOOL, exercise

SIZES = ((1280, 800), (1920, 1080))
"""The panels, level by level in turn."""
LINE = "products 3 straight-split 5"
CHOSEN: list[Language] = []
"""Languages that were chosen at the window."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TraineeWindow]:
    beside = Beside(nights=MadeUpNights({"T1.sqlite": night(60)}), spoken=CHOSEN.append)
    CHOSEN.clear()
    made = TraineeWindow(SCHOOL, "venezia", InMemory(), MadeUpClock(), random.Random(4), UTC, ["Ada"], beside)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def keys(window: TraineeWindow, text: str) -> None:
    QTest.keyClicks(window, text)


def press(window: TraineeWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)


def touch(button: QWidget) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def right(window: TraineeWindow) -> list[str]:
    run = window.practising.run
    assert run is not None
    assert run.training.exercise is not None
    return [field.right[0] for field in run.training.exercise.task.fields]


def ask(window: TraineeWindow, line: str = LINE) -> None:
    window.practising.enter("Ada")
    window.practising.start_exercise(exercise(read_line(line)))


def test_from_the_first_touch_to_the_first_right_answer(window: TraineeWindow) -> None:
    assert isinstance(window.practising.screen, Who)
    touch(window.who.names[0])
    assert isinstance(window.practising.screen, Home)
    touch(window.home.drills[0])
    touch(window.home.levels[0])
    keys(window, right(window)[0])
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.practising.screen, Asked)
    assert window.practising.screen.right
    assert window.exercise.verdict.text.startswith("Giusto")


def test_a_new_name_is_typed(window: TraineeWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(window.who.name, "Bea")
    QTest.keyClick(window.who.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.practising.screen, Home))
    home = window.practising.screen
    assert isinstance(home, Home)
    assert home.trainee == "Bea"


def test_a_cut_is_touched_together_a_stack_at_a_time(window: TraineeWindow) -> None:
    """4.4: 46 pieces are two stacks of twenty, and two piles of three."""
    ask(window, "cutting 2 stack-cut 517503")
    assert right(window) == ["20 20 3+3"]
    pad = window.exercise.pad.pad
    assert pad is not None
    by_name = {button.accessibleName(): button for button in pad.findChildren(QAbstractButton)}
    for name in ("una stecca intera", "una stecca intera", "gruppo seguente", "3", "e un'altra pila", "3"):
        touch(by_name[name])
    touch(window.exercise.go)
    assert isinstance(window.practising.screen, Asked)
    assert window.practising.screen.right


def test_figures_are_touched(window: TraineeWindow) -> None:
    ask(window)
    pad = window.exercise.pad.pad
    assert pad is not None
    by_name = {button.accessibleName(): button for button in pad.findChildren(QAbstractButton)}
    for sign in right(window)[0]:
        touch(by_name[sign])
    touch(window.exercise.go)
    assert isinstance(window.practising.screen, Asked)
    assert window.practising.screen.right


def test_what_is_not_known_is_explained(window: TraineeWindow) -> None:
    ask(window)
    press(window, Qt.Key.Key_F2)
    assert window.exercise.steps.isVisible()
    assert "4.2" in window.exercise.steps.accessibleName()
    press(window, Qt.Key.Key_Return)  # what went wrong comes back
    assert isinstance(window.practising.screen, Asked)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.practising.screen, Home)


def test_each_step_of_what_is_worked_out_has_its_picture(window: TraineeWindow) -> None:
    """Screens: a mistake is worked out step by step, each with its section and its picture."""
    ask(window, "order 3 colours-left 4")
    press(window, Qt.Key.Key_F2)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    wanted = [step.scene for step in asked.steps]
    assert len({*map(str, wanted)}) == len(wanted), "what is paid is gone from the next picture"
    whole, drawn = window.exercise.scene.accessibleName(), list[str]()
    assert not window.exercise.step_before.isEnabled(), "at first all of it is shown"
    for place in range(len(wanted)):
        if place % 2:
            touch(window.exercise.step_after)
        else:
            press(window, Qt.Key.Key_Down)
        assert window.exercise.steps.current == place
        drawn.append(window.exercise.scene.accessibleName())
    assert len({*drawn}) == len(wanted)
    assert drawn[0] == whole
    assert not window.exercise.step_after.isEnabled()
    press(window, Qt.Key.Key_Up)
    assert window.exercise.scene.accessibleName() == drawn[-2]


def test_a_step_without_a_picture_shows_what_was_asked_about(window: TraineeWindow) -> None:
    ask(window, "zero 5 three-numbers 7")
    whole = window.exercise.scene.accessibleName()
    press(window, Qt.Key.Key_F2)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.steps[0].scene is None
    assert window.exercise.scene.accessibleName() == whole
    place = next(place for place, step in enumerate(asked.steps) if step.scene is not None)
    press(window, Qt.Key.Key_Down)
    assert window.exercise.scene.accessibleName() == whole
    for _ in range(place):
        press(window, Qt.Key.Key_Down)
    assert window.exercise.scene.accessibleName() != whole


def test_a_key_that_is_held_down_answers_once(window: TraineeWindow) -> None:
    ask(window)
    keys(window, "1")
    press(window, Qt.Key.Key_Return)
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QCoreApplication.sendEvent(window, held)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert (asked.marked, asked.line) == (True, LINE)


@pytest.mark.parametrize(("name", "level"), levels())
def test_every_drill_can_be_touched_and_nothing_is_too_small(
    window: TraineeWindow, name: str, level: int
) -> None:
    window.resize(*SIZES[level % 2])
    window.practising.enter("Ada")
    for found in drawn_ones(name, level, len(DRILLS[name].levels[level - 1]), seed=6):
        window.practising.start_exercise(found)
        least = window.scale.px(TARGET)
        for button in window.exercise.findChildren(QAbstractButton):
            if button.isVisible():
                assert min(button.width(), button.height()) >= least - 1, (
                    str(found.line),
                    button.accessibleName(),
                )
                there = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
                assert window.rect().contains(there), (str(found.line), button.accessibleName())
                assert button.accessibleName(), str(found.line)
        if found.task.fields[0].form in {forms.CHOICE, forms.ORDER}:
            pad = window.exercise.pad.pad
            assert isinstance(pad, ChoiceList | ActsPad)
            for letter in found.task.fields[0].right[0]:
                touch(pad.buttons["ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter)])
            asked = window.practising.screen
            assert isinstance(asked, Asked)
            assert asked.fields[0].typed == found.task.fields[0].right[0]


@pytest.mark.parametrize("name", [name for name in DRILLS if name != WHOLE_SPINS.name])
def test_ten_exercises_by_keys_alone(window: TraineeWindow, name: str) -> None:
    window.practising.enter("Ada")
    window.practising.start_level(name, 1)
    for _ in range(10):
        asked = window.practising.screen
        assert isinstance(asked, Asked)
        for place, answer in enumerate(right(window)):
            if place:
                press(window, Qt.Key.Key_Return)
            keys(window, answer)
        press(window, Qt.Key.Key_Return)
        marked = window.practising.screen
        assert isinstance(marked, Asked)
        assert marked.right, asked.line
        press(window, Qt.Key.Key_Return)
    assert isinstance(window.practising.screen, Summary)
    assert window.summary.result.text == "10 giusti su 10"


@pytest.mark.parametrize("language", Language)
def test_ten_minutes_and_an_exam_in_each_language(window: TraineeWindow, language: Language) -> None:
    """A whole run through the window; nothing is asked, marked or summed up without its words."""
    before = spoken()
    speak(language)
    try:
        window.practising.enter("Ada")
        press(window, Qt.Key.Key_Return)
        run_through(window)
        assert isinstance(window.practising.screen, Summary)
        press(window, Qt.Key.Key_Return)
        window.practising.start_exam(
            read_exam("exam 12 15 80 1 " + " ".join(f"{name}/1" for name in DRILLS), DRILLS)
        )
        run_through(window)
        assert isinstance(window.practising.screen, Summary)
        assert window.practising.screen.exam is not None
    finally:
        speak(before)


def run_through(window: TraineeWindow) -> None:
    """Answer all of a run, every third exercise wrongly."""
    for place in range(1000):
        asked = window.practising.screen
        if not isinstance(asked, Asked):
            return
        if place % 3:
            for turn, answer in enumerate(right(window)):
                if turn:
                    press(window, Qt.Key.Key_Return)
                keys(window, answer)
            press(window, Qt.Key.Key_Return)
        else:
            press(window, Qt.Key.Key_F2)
        if not asked.exam:
            press(window, Qt.Key.Key_Return)
    raise AssertionError("the run has no end")


def test_progress_is_a_touch_away(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    touch(window.home.progress)
    assert "Ancora niente" in window.progress.weak.accessibleName()
    press(window, Qt.Key.Key_Escape)
    window.practising.start_level("products", 1)
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


def test_the_language_changes_in_the_middle_of_an_exercise(window: TraineeWindow) -> None:
    """What was typed and what was worked out stand there again, in the other language."""
    before = spoken()
    try:
        ask(window)
        keys(window, "7")
        press(window, Qt.Key.Key_F1)
        assert window.help.view.name == "practise"
        press(window, Qt.Key.Key_F1)
        assert window.keys.isVisible()
        keys(window, "99")
        press(window, Qt.Key.Key_F2)
        touch(window.keys.languages[Language.ENGLISH])
        QCoreApplication.processEvents()
        assert window.keys.isVisible()
        assert window.keys.title.text == "Keys, answers, language"
        press(window, Qt.Key.Key_Escape)
        assert window.exercise.isVisible()
        asked = window.practising.screen
        assert isinstance(asked, Asked)
        assert (asked.line, asked.fields[0].typed, asked.marked) == (LINE, "7", False)
        assert window.exercise.go.text() == "Answer"
        assert window.exercise.ask.text.startswith("How many pieces")
        press(window, Qt.Key.Key_F2)
        speak(Language.FRENCH)
        QCoreApplication.processEvents()
        assert window.exercise.go.text() == "Continuer"
        assert window.exercise.steps.isVisible()
        press(window, Qt.Key.Key_Return)
        assert isinstance(window.practising.screen, Asked)
        assert CHOSEN == [Language.ENGLISH], "what is chosen at the window is remembered"
    finally:
        speak(before)


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
    window.practising.start_level("products", 1)
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


def test_what_was_chosen_is_said_once_it_is_marked(window: TraineeWindow) -> None:
    """A letter alone would say nothing any more: its choices are gone."""
    ask(window, "order 3 colours-left 4")
    press(window, Qt.Key.Key_F2)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    said = {str(choice.values["colour"]) for choice in asked.fields[0].choices}
    assert len(said) > 1
    calls = calls_of(asked)
    assert [*calls] == [*"ABCDEFGH"[: len(calls)]]
    assert [calls[letter] for letter in "ABC"] == list(asked.fields[0].choices[:3])


def painted(button: QWidget) -> set[str]:
    """The colours that something is drawn in."""
    image = button.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


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

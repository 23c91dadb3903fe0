"""What a trainee sees and touches beside an exercise, through the real window (screens, "The trainee")."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.desks.common.lettering import Written, proofread
from app.desks.common.theme import SMALLEST
from app.desks.trainee.pads import ChipsPad
from app.desks.trainee.roulette.layout_stage import LayoutStage
from app.desks.trainee.screen import Asked, Home, Waits
from app.desks.trainee.window import TraineeWindow
from app.practice.roulette.scenes import OnLayout
from app.reports.practice_words.roulette.scenes import stack_words
from app.reports.practice_words.scenes import labels_of
from tests.desks.trainee.at_the_window import ask, keys, press, touch, window

__all__ = ["window"]


def test_backspace_takes_one_sign_and_the_button_one_chip(window: TraineeWindow) -> None:
    ask(window, "chips 2 with-20 7")
    keys(window, "2x500 13xR")
    press(window, Qt.Key.Key_Backspace)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.fields[0].typed == "2x500 13x"
    touch(window.exercise.erase)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.fields[0].typed == "2x500"
    pad = window.exercise.pad.pad
    assert isinstance(pad, ChipsPad)
    assert {button.text(): button.below for button in pad.rows[3]}["R"] == "rosso", "a letter is explained"
    for row, column in ((0, 0), (1, 0), (3, 2), (0, 5)):
        touch(pad.rows[row][column])
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.fields[0].typed == "2x500 13xR 20", "thirteen are three touches"


def test_a_touch_on_the_layout_says_what_lies_there(window: TraineeWindow) -> None:
    """Who looks closely reads it; the letters of colours and the side of the cylinder always stand there."""
    ask(window, "order 3 colours-left 7")
    scene = window.exercise.scene
    always = scene.stacks.text
    assert always.startswith("Cilindro a sinistra. Colori — R rosso, ")
    house, shown, stage = scene._house, scene._scene, scene.stages[OnLayout]
    assert isinstance(stage, LayoutStage)
    assert isinstance(shown, OnLayout)
    assert house is not None
    for stack in shown.bets:
        x, y = stage.over.place_of(stack)
        QTest.mouseClick(stage.over, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
        assert scene.stacks.text == stack_words(stack, labels_of(house))
    QTest.mouseClick(stage.over, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert scene.stacks.text == always
    assert 13 in stage.over.hidden(), "a number under a chip is written beside it"
    assert 2 not in stage.over.hidden()
    ask(window, "cutting 5 judge-colour 7")
    QTest.mouseClick(scene, Qt.MouseButton.LeftButton)
    assert scene.stacks.text == scene.accessibleName()


def test_an_answer_that_is_long_stands_there_whole(window: TraineeWindow) -> None:
    ask(window, "announces-compose 1 vicini 7")
    box = window.exercise.fields.boxes[0]
    short = box.height()
    keys(window, "6x0/2/3 5x4/7 2x12/15 2x18/21 3x19/22 2x32/35 4x25/29 1x5/8 2x10/11 3x13/16 2x23/24")
    assert box.height() > short
    read: list[Written] = []
    proofread(lambda written, _painter: read.append(written))
    try:
        box.grab()
        press(window, Qt.Key.Key_Return)
        box.grab()
    finally:
        proofread(None)
    whole = [written for written in read if "23/24" in written.text]
    assert len(whole) == 2, "while it is typed, and beside the right one"
    assert not any(written.cut or written.pixels < SMALLEST for written in whole)


def test_nothing_that_waits_is_forgotten_unasked(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    window.practising.runs.start_level("products", 1)
    press(window, Qt.Key.Key_F2)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Escape)
    touch(window.home.drills[1])
    touch(window.home.levels[0])
    assert isinstance(window.practising.screen, Waits)
    assert window.waits.what.text.startswith("Prodotti, 2 di ")
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.practising.screen, Home)
    window.practising.runs.start_level("chips", 1)
    press(window, Qt.Key.Key_Return)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.title.key == "products.title", "Enter goes on with what waits"
    press(window, Qt.Key.Key_Escape)
    window.practising.runs.start_level("chips", 1)
    touch(window.waits.anew)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.title.key == "chips.title"

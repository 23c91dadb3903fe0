"""Courses are put together: a second game brings its own, and what two games share is there once."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.theme import Scale
from app.desks.trainee.answer_pad import AnswerPad
from app.desks.trainee.course import Course, CourseViews
from app.desks.trainee.courses import COURSES
from app.desks.trainee.drawings import Drawing
from app.desks.trainee.pads import Grid, Write
from app.desks.trainee.scene_picture import scene_picture
from app.desks.trainee.scene_view import SceneView
from app.desks.trainee.school import School
from app.practice.attempts import Skill
from app.practice.drills.cutting import CUTTING
from app.practice.exercise import Drill, Form, Sitting, Step, Task, one_field
from app.practice.line import read_line
from app.practice.saying import Say, Value
from app.practice.scene import Scene
from app.reports.practice_words.course_words import CourseWords
from app.reports.practice_words.scenes import Labels
from app.rules.house import House
from app.rules.roulette.house_reading import read_house
from tests.desks.trainee.trainee import Desk
from tests.houses import house


class Tossed(NamedTuple):
    """A coin, as it is said and as it is shown."""

    face: str

    @property
    def colours(self) -> frozenset[str]:
        return frozenset()


def _read(text: str, _choices: int) -> str:
    if text.lower() not in {"heads", "tails"}:
        raise ValueError(text)
    return text.lower()


FACE: Final = Form("face", _read, lambda _choices: ("heads", "tails"))


def _toss(sitting: Sitting) -> Task:
    coin = Tossed(sitting.chance.choice(("heads", "tails")))
    other = "tails" if coin.face == "heads" else "heads"
    ask = Say("tossing.ask", {"coin": coin})
    return Task(ask, one_field("other", FACE, other), (Step(Say("tossing.other"), ""),), (), coin)


def _said(value: Value) -> str | None:
    return f"the {value.face} of a coin" if isinstance(value, Tossed) else None


def _shown(scene: Scene, _labels: Labels) -> str | None:
    return f"a coin shows {scene.face}" if isinstance(scene, Tossed) else None


def _pad(scale: Scale, parent: QWidget, write: Write) -> Grid:
    grid = Grid(scale, parent)
    grid.rows = [[grid.button(face, face, partial(write, face)) for face in ("heads", "tails")]]
    return grid


DRAWN: list[Scene] = []


def _draw(painter: QPainter, rect: QRectF, _scale: Scale, _house: House, scene: Scene) -> None:
    painter.drawEllipse(rect)
    DRAWN.append(scene)


SENTENCES: Final[Mapping[str, object]] = {
    "tossing.title": "tossing coins",
    "tossing.card.1": "the other side",
    "tossing.ask": "what lies under {coin}?",
    "tossing.field.other": "the other side",
    "tossing.other": "the other one",
    "how.face": "in words, such as {example}",
}
COINS: Final = Course(
    (Drill("tossing", (("once",),), _toss), CUTTING),
    read_house,
    CourseWords(SENTENCES, {}, {"tossing.once": "once"}, {}, {}, _said, _shown),
    lambda: CourseViews({FACE: _pad}, {Tossed: Drawing(_draw)}, {}),
    lambda *_: None,
)
SCHOOL: Final = School((*COURSES.values(), COINS))


def test_a_second_course_follows_the_first_and_what_both_have_is_met_once() -> None:
    names = list(SCHOOL.catalogue.drills)
    assert names[-1] == "tossing"
    assert names.count("cutting") == 1
    assert names[:-1] == list(School(COURSES.values()).catalogue.drills)


def test_a_game_alone_has_no_other_games_drills_or_words() -> None:
    alone = School((COINS,))
    assert list(alone.catalogue.all) == ["tossing", "cutting"]
    assert alone.words.title("cutting")
    with pytest.raises(KeyError):
        alone.words.title("zero")
    with pytest.raises(TypeError):
        School(()).words.sentence(Say("run.exam", {"coin": Tossed("heads")}))


def test_its_words_are_said_by_the_common_ones() -> None:
    found = SCHOOL.catalogue.exercise(read_line("tossing 1 once 7"))
    assert found.task.scene is not None
    assert SCHOOL.words.sentence(found.task.ask).startswith("what lies under the ")
    assert SCHOOL.words.scene(found.task.scene, {}).startswith("a coin shows ")
    assert SCHOOL.words.skill(Skill("tossing", 1, "once")) == "tossing coins, livello 1 (once)"
    assert SCHOOL.words.how(FACE, "heads") == "in words, such as heads"


def test_its_scenes_are_drawn_and_its_answers_touched(qtbot: QtBot) -> None:
    venezia, desk = house("venezia"), Desk(catalogue=SCHOOL.catalogue)
    page = QWidget()
    qtbot.addWidget(page)
    desk.does.enter("Ada")
    desk.does.runs.start_exercise(SCHOOL.catalogue.exercise(read_line("tossing 1 once 7")))
    pad = AnswerPad(Scale(), page, desk.does, SCHOOL)
    pad.show_asked(desk.asked, venezia)
    assert isinstance(pad.pad, Grid)
    right = next(button for button in pad.pad.rows[0] if button.text() in desk.right())
    right.click()
    desk.does.answering.enter_key()
    assert desk.asked.right
    coin = desk.asked.scene
    assert isinstance(coin, Tossed)
    view = SceneView(Scale(), page, SCHOOL)
    view.show_scene(venezia, coin)
    assert view.accessibleName() == f"a coin shows {coin.face}"
    DRAWN.clear()
    assert scene_picture(SCHOOL, venezia, coin).startswith(b"\x89PNG")
    assert coin in DRAWN

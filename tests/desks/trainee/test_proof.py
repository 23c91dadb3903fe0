"""In every language whatever the trainee's desk says can be read: nothing is cut, nothing too small."""

import os
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.desks.common.lettering import Written
from app.desks.trainee.window import TraineeWindow
from tests.desks.overlapping import overlapping
from tests.desks.trainee.shots import desk, shots

SMALLEST = 14
LANGUAGES = list(Language)
ALL_OF_THEM = bool(os.environ.get("CAPOTAVOLO_EVERY_SCENE"))
"""Each state in every language takes its time; else each is read in one, the languages in turn."""


@pytest.fixture(params=LANGUAGES, ids=lambda each: each.value)
def language(request: pytest.FixtureRequest) -> Iterator[Language]:
    before = spoken()
    speak(request.param)
    yield request.param
    speak(before)


@pytest.fixture
def window(qtbot: QtBot, language: Language) -> Iterator[TraineeWindow]:
    window = desk()
    qtbot.addWidget(window)
    window.show()
    window.practising.enter("Ada")
    yield window
    window.close()


def test_everything_can_be_read_and_no_text_stands_on_another(
    window: TraineeWindow, language: Language
) -> None:
    faults, pairs = {}, {}
    for name, play in _shots(language):
        window.practising.home()
        play(window)
        read: list[Written] = []
        pairs[name] = overlapping(window, lambda text, _, read=read: read.append(text))  # type: ignore[misc] # of this shot
        faults[name] = [(each.text, each.pixels) for each in read if each.cut or each.pixels < SMALLEST]
    assert {name: found for name, found in faults.items() if found} == {}
    assert {name: found for name, found in pairs.items() if found} == {}


def _shots(language: Language) -> list[tuple[str, Callable[[TraineeWindow], None]]]:
    every = list(shots())
    return every if ALL_OF_THEM else every[LANGUAGES.index(language) :: len(LANGUAGES)]

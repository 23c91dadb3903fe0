"""In every language whatever the trainee's desk says can be read: nothing is cut, nothing too small."""

import os
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.desks.common.lettering import Written, proofread
from app.desks.trainee.window import TraineeWindow
from tests.desks.overlapping import overlapping
from tests.desks.trainee.shots import desk, shots

SMALLEST = 14
LANGUAGES = list(Language)
ALL_OF_THEM = bool(os.environ.get("CAPOTAVOLO_EVERY_SCENE"))
"""Each state in every language takes its time; else each is read in one, the languages in turn."""


@pytest.fixture
def read() -> Iterator[list[Written]]:
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    yield found
    proofread(None)


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


def test_everything_can_be_read(window: TraineeWindow, read: list[Written], language: Language) -> None:
    faults = {name: found for name, play in _shots(language) if (found := _faults(window, play, read))}
    assert faults == {}


def test_no_text_stands_on_another(window: TraineeWindow, language: Language) -> None:
    found = {}
    for name, play in _shots(language):
        window.practising.home()
        play(window)
        found[name] = overlapping(window)
    assert {name: pairs for name, pairs in found.items() if pairs} == {}


def _shots(language: Language) -> list[tuple[str, Callable[[TraineeWindow], None]]]:
    every = list(shots())
    return every if ALL_OF_THEM else every[LANGUAGES.index(language) :: len(LANGUAGES)]


def _faults(
    window: TraineeWindow, play: Callable[[TraineeWindow], None], read: list[Written]
) -> list[tuple[str, int]]:
    window.practising.home()
    play(window)
    read.clear()
    window.grab()
    return [(written.text, written.pixels) for written in read if written.cut or written.pixels < SMALLEST]

"""Desks are drawn into memory, and each test has a table of its own."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.desks.common.application import make_application, wants_stillness
from app.desks.common.language import Language, language, speak
from app.desks.common.lettering import proofread, set_least
from app.desks.common.text_size import set_text_size
from app.desks.croupier.roulette import spin_middle
from app.desks.croupier.words.all_games import GAME_WORDS
from app.desks.croupier.words.game_words import speak_of
from tests.desks.desk import Desk, enter_eight
from tests.desks.patience import be_patient
from tests.desks.played import Played


@pytest.fixture(autouse=True, scope="session")
def italian_at_first() -> None:
    """A program speaks before it shows anything; whichever test is the first, amounts are written so too."""
    speak(Language.ITALIAN)
    speak_of(*GAME_WORDS)


@pytest.fixture(autouse=True, scope="session")
def in_the_programs_own_letters() -> None:
    """A text is as wide as the program writes it, whichever test is the first."""
    make_application(["test"])


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """On most panels nothing moves, as the system may ask: else each number would be waited for."""
    monkeypatch.setattr(spin_middle, "wants_stillness", lambda: True)


@pytest.fixture(autouse=True)
def as_a_station_begins() -> Iterator[None]:
    """What a test set for all that is written on a station holds for no test after it."""
    yield
    proofread(None)
    set_least(0)
    set_text_size(100)
    speak_of(*GAME_WORDS)
    if language() is not Language.ITALIAN:
        speak(Language.ITALIAN)


@pytest.fixture(autouse=True)
def patient() -> None:
    """Hands that wait between two touches."""
    be_patient()


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """What was closed is gone before the next test begins: it would be told of a new language, and written anew."""
    yield
    QCoreApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete.value))


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def eight(desk: Desk) -> Desk:
    desk.station.fall(8)
    enter_eight(desk)
    return desk


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    return Played(qtbot)


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel on which things move, as long as the system asks for nothing else."""
    monkeypatch.setattr(spin_middle, "wants_stillness", wants_stillness)

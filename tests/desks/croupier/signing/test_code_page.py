"""The page that asks for a code: what is signed is read before anybody signs it."""

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.lettering import Written
from tests.desks.croupier.signing_scenes import code_page
from tests.desks.croupier.staged import scene_of, staged
from tests.desks.letters import paint_in_place
from tests.desks.written import written_on


def chips_of(qtbot: QtBot, name: str) -> Written:
    """Play a scene in which chips are signed, and read them."""
    hands = staged(qtbot, scene_of(name))
    found = written_on(hands.window)
    (chips,) = code_page(hands).draft.told.more
    return next(each for each in found if each.text == chips)


@pytest.mark.parametrize("language", Language)
def test_chips_that_are_signed_take_the_lines_they_need(
    qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beneath them the page is empty: a whole bank is as large to read as one chip."""
    speak(language)
    QCoreApplication.processEvents()
    paint_in_place(monkeypatch)
    one, all_of_them = (chips_of(qtbot, name) for name in ("bank-second-code", "bank-count-code"))
    assert all_of_them.text.count(" × ") > one.text.count(" × ") == 1
    assert all_of_them.pixels == one.pixels

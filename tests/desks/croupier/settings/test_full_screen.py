"""The desk over the whole screen: at a touch or with a key, and kept for the next start."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.setup import Setup
from app.settings import Settings
from tests.desks.played import Played


class Kept(Played):
    """A desk whose settings are kept in a list."""

    def __init__(self, qtbot: QtBot) -> None:
        self.kept: list[Settings] = []
        setup = Setup()
        setup.hear(self.kept.append)
        super().__init__(qtbot, setup=setup)

    @property
    def settings(self) -> FormPage:
        return self.form(Act.SETTINGS)

    def open_settings(self) -> None:
        self.touch(self.window.strip.more)
        self.touch(self.form(Act.TABLE).key(Act.SETTINGS))


@pytest.fixture
def kept(qtbot: QtBot) -> Kept:
    return Kept(qtbot)


def test_the_desk_fills_the_screen_at_a_touch_and_has_its_frame_again_with_a_key(kept: Kept) -> None:
    """On a panel a frame would cost what the desk needs; whoever wants the frame gets it back."""
    kept.open_settings()
    assert not kept.settings.key(Act.FILL).chosen
    kept.touch(kept.settings.key(Act.FILL))
    assert kept.window.isFullScreen()
    assert kept.settings.key(Act.FILL).chosen
    assert kept.kept[-1].full_screen
    kept.key(Qt.Key.Key_Escape)
    kept.key(Qt.Key.Key_F11)
    assert not kept.window.isFullScreen()
    assert kept.kept[-1].full_screen is False
    assert kept.station.sent == []


def test_where_the_system_gave_it_a_frame_meanwhile_the_next_touch_fills_it_again(kept: Kept) -> None:
    kept.key(Qt.Key.Key_F11)
    kept.window.showNormal()
    kept.key(Qt.Key.Key_F11)
    assert kept.window.isFullScreen()
    kept.key(Qt.Key.Key_F11)
    assert not kept.window.isFullScreen()
    assert kept.kept[-1].full_screen is False


def test_what_else_is_set_leaves_the_window_as_it_is(kept: Kept) -> None:
    kept.window.showFullScreen()
    kept.open_settings()
    kept.touch(kept.settings.key("Senza movimento"))
    assert kept.window.isFullScreen()
    assert kept.kept[-1].full_screen is None

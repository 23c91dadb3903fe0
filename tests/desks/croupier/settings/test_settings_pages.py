"""The settings at the desk: what is changed at a touch holds at once, and is kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.application import wants_stillness
from app.desks.common.language import speak
from app.desks.common.lettering import enlarged
from app.desks.common.monitors import Monitor
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.settings_form import Change
from app.desks.croupier.forms.station_form import Turn
from app.settings import Language
from tests.desks.croupier.made_up import WHEEL
from tests.desks.croupier.settings.settings_window import Set, screens
from tests.desks.played import Played


def test_the_size_of_text_holds_at_once_and_is_kept(desk_set: Set) -> None:
    desk_set.go(Act.SETTINGS)
    desk_set.touch(desk_set.settings.key(Change("text_size", 130)))
    assert enlarged(20, 100) == 26
    assert desk_set.kept[-1].text_size == 130
    assert desk_set.settings.key(Change("text_size", 130)).chosen
    assert not desk_set.settings.key(Change("text_size", 100)).chosen


def test_a_station_can_be_kept_still(desk_set: Set) -> None:
    desk_set.go(Act.SETTINGS)
    desk_set.touch(desk_set.settings.key("Senza movimento"))
    assert wants_stillness()
    assert desk_set.kept[-1].still
    desk_set.touch(desk_set.settings.key("Senza movimento"))
    assert not desk_set.kept[-1].still


def test_the_players_monitor_is_chosen_from_those_that_are_there(desk_set: Set) -> None:
    desk_set.go(Act.SETTINGS)
    assert "1920×1080" in desk_set.settings.key(Change("display", "HDMI-1")).accessibleName()
    desk_set.touch(desk_set.settings.key(Change("display", "HDMI-1")))
    assert desk_set.kept[-1].display == "HDMI-1"
    desk_set.touch(desk_set.settings.key(Change("display", "")))
    assert desk_set.kept[-1].display == ""


def test_the_list_of_monitors_changes_while_it_is_looked_at(desk_set: Set) -> None:
    """A monitor that was plugged in can be chosen; one that is set and gone stays, and says so."""
    desk_set.go(Act.SETTINGS)
    desk_set.touch(desk_set.settings.key(Change("display", "HDMI-1")))
    desk_set.monitors[:] = [Monitor("DP-2", "", 3840, 2160)]
    desk_set.qtbot.waitUntil(lambda: "DP-2" in screens(desk_set), timeout=60_000)
    assert screens(desk_set) == ["", "DP-2", "HDMI-1"]
    assert "ora non c'è" in desk_set.settings.key(Change("display", "HDMI-1")).accessibleName()
    desk_set.touch(desk_set.settings.key(Change("display", "DP-2")))
    assert desk_set.kept[-1].display == "DP-2"


def test_the_display_is_shown_and_hidden_from_the_table_s_page_or_with_a_key(desk_set: Set) -> None:
    desk_set.go(Act.DISPLAY)
    assert desk_set.window.pages.open is None
    desk_set.key(Qt.Key.Key_F12)
    assert desk_set.toggled == 2
    assert desk_set.station.sent == []


def test_the_language_changes_at_a_touch_and_the_page_stays_open(desk_set: Set) -> None:
    """Screens: Italian, English or French, switchable while running."""
    desk_set.go(Act.SETTINGS)
    try:
        desk_set.touch(desk_set.settings.key(Change("language", Language.FRENCH)))
        assert desk_set.kept[-1].language is Language.FRENCH
        desk_set.qtbot.waitUntil(lambda: desk_set.settings.back.text() == "Retour")
        assert desk_set.settings.isVisible()
        desk_set.touch(desk_set.settings.key(Change("language", Language.ITALIAN)))
        desk_set.qtbot.waitUntil(lambda: desk_set.settings.back.text() == "Indietro")
    finally:
        speak(Language.ITALIAN)


def test_speech_is_off_until_it_is_touched(desk_set: Set) -> None:
    """Speech of what is announced through the system's voices, off by default."""
    desk_set.go(Act.SETTINGS)
    assert not desk_set.window.speech.enabled
    desk_set.touch(desk_set.settings.key("Annunciare a voce"))
    assert desk_set.kept[-1].speech
    assert desk_set.window.speech.enabled
    desk_set.touch(desk_set.settings.key("Annunciare a voce"))
    assert not desk_set.window.speech.enabled


def test_practice_changes_no_table_and_no_device(qtbot: QtBot) -> None:
    """Settings hold for this run only where nothing is kept."""
    played = Played(qtbot)
    played.key(Qt.Key.Key_F10, Qt.KeyboardModifier.ControlModifier)
    page = played.form(Act.SETTINGS)
    assert not any(page.key(act).isEnabled() for act in (Act.STATION, Act.DEVICES, Act.SUPPORT))
    assert "fino alla fine del programma" in page.accessibleName()
    played.key(Qt.Key.Key_Escape)
    played.key(Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert not played.form(Act.STATION).does.isEnabled()


@pytest.mark.parametrize("act", [Act.SETTINGS, Act.STATION, Act.DEVICES])
def test_every_target_is_large_enough_named_and_apart(desk_set: Set, act: AnyAct) -> None:
    """Screens: at least 12 mm, 56 px on the reference; targets that could be mistaken do not touch."""
    desk_set.window.do(act)
    if act is Act.STATION:
        desk_set.touch(desk_set.where.key(Turn(houses=True)))
    page = desk_set.window.pages.open
    assert page is not None
    shown = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
    assert len(shown) > 5
    for button in shown:
        assert min(button.width(), button.height()) >= 56, button.accessibleName()
        assert button.accessibleName()
        assert page.rect().contains(button.geometry()), button.accessibleName()
        others = [other for other in shown if other is not button]
        assert not any(button.geometry().intersects(other.geometry()) for other in others)


def test_settings_can_be_changed_by_keyboard_alone(desk_set: Set) -> None:
    """Ctrl+F10 opens them; the arrows go from button to button, Enter takes one, Escape goes back."""
    control = Qt.KeyboardModifier.ControlModifier
    desk_set.key(Qt.Key.Key_F10, control)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        desk_set.key(key)
    assert desk_set.kept[-1].text_size == 115
    desk_set.key(Qt.Key.Key_Escape)
    desk_set.key(Qt.Key.Key_F12, control)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Return):
        desk_set.key(key)
    assert desk_set.kept[-1].first == WHEEL.url
    assert desk_set.bench.listened == [(WHEEL.url, "cammegh-ss2")]


def test_the_key_that_pays_never_changes_a_setting(desk_set: Set) -> None:
    desk_set.key(Qt.Key.Key_F10, Qt.KeyboardModifier.ControlModifier)
    desk_set.key(Qt.Key.Key_Right)
    desk_set.key(Qt.Key.Key_Right)
    desk_set.key(Qt.Key.Key_Space)
    assert desk_set.kept == []


def test_after_the_page_is_left_enter_pays_again_and_activates_no_button(desk_set: Set) -> None:
    """A mark that moved on to another button would take the key that pays."""
    desk_set.key(Qt.Key.Key_F10, Qt.KeyboardModifier.ControlModifier)
    desk_set.key(Qt.Key.Key_Right)
    desk_set.key(Qt.Key.Key_Escape)
    assert desk_set.window.focusWidget() in {None, desk_set.window}
    assert not any(button.hasFocus() for button in desk_set.buttons())

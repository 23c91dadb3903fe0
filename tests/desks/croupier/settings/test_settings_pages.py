"""The settings at the desk: what holds at once, what holds later, and what comes in on a port."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application, wants_stillness
from app.desks.common.language import speak
from app.desks.common.lettering import enlarged
from app.desks.common.monitors import Monitor
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.devices_form import Do, Kind, Port, Reader
from app.desks.croupier.forms.kit import Columns
from app.desks.croupier.forms.settings_form import Change
from app.desks.croupier.forms.station_form import HouseOffered, Turn
from app.desks.croupier.forms.typed import WIPE, Letter
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.setup import Heard, Said, Setup
from app.desks.croupier.words.device_words import heard_words, kind_words
from app.rules.roulette.house_reading import read_house
from app.rules.side import Side
from app.settings import Language, Settings
from app.table.live import ReaderHealth, ReaderNow
from hardware.registry import KINDS
from tests.desks.croupier.made_up import OTHER, WHEEL, MadeUp
from tests.desks.desk import Station
from tests.desks.played import Played
from tests.desks.spin_window import SpinWindow


class Set(Played):
    """A window at a table, with settings that are kept in a list."""

    def __init__(self, qtbot: QtBot, **more: object) -> None:
        make_application(["test"])
        self.bench = MadeUp()
        self.monitors = [Monitor("HDMI-1", "Philips", 1920, 1080)]
        self.kept: list[Settings] = []
        self.toggled = 0
        self.setup = Setup(
            Settings(table="4", dealer="Anna", database="ours.sqlite"),
            devices=self.bench,
            monitors=lambda: self.monitors,
            kept="/somewhere/settings.toml",
            **more,  # type: ignore[arg-type] # what a test wants otherwise
        )
        self.setup.read_house = read_house
        self.setup.hear(self.kept.append)
        self.setup.toggle_display = self._toggle
        self.station = Station(Side.LEFT)
        self.window = SpinWindow(self.station.send, self.setup)
        qtbot.addWidget(self.window)
        self.station.listener = self.window.show_live
        self.station.say("open")
        self.window.show()
        qtbot.waitExposed(self.window)
        self.qtbot = qtbot

    def _toggle(self) -> None:
        self.toggled += 1

    def go(self, act: AnyAct) -> None:
        """Two touches away from the table's page."""
        self.touch(self.window.strip.more)
        table = self.form(Act.TABLE)
        if act in [key.says for key in table.keys]:
            self.touch(table.key(act))
        else:
            self.touch(table.key(Act.SETTINGS))
            self.say(Act.SETTINGS, act)

    @property
    def settings(self) -> FormPage:
        return self.form(Act.SETTINGS)

    @property
    def where(self) -> FormPage:
        return self.form(Act.STATION)

    @property
    def devices(self) -> FormPage:
        return self.form(Act.DEVICES)


def house(page: FormPage, name: str) -> FormKey:
    """The key of a house among those that are offered."""
    offered = (key for key in page.keys if isinstance(key.says, HouseOffered))
    return next(key for key in offered if isinstance(key.says, HouseOffered) and key.says.name == name)


def ports(page: FormPage) -> list[str]:
    """The ports that are offered."""
    return [key.says.url for key in page.keys if isinstance(key.says, Port)]


def understood(page: FormPage) -> set[str]:
    """The kinds of reader that understand what comes in."""
    kinds = (key for key in page.keys if "capisce" in key.accessibleName())
    return {key.says.name for key in kinds if isinstance(key.says, Kind)}


def heard_there(page: FormPage) -> list[str]:
    """What is said on the right."""
    said = next(part for part in page.form.parts if isinstance(part, Columns))
    return list(said.columns[1][1])


def screens(desk_set: Set) -> list[object]:
    """The monitors that are offered."""
    said = (key.says for key in desk_set.settings.keys)
    return [each.value for each in said if isinstance(each, Change) and each.field == "display"]


@pytest.fixture
def desk_set(qtbot: QtBot) -> Set:
    return Set(qtbot)


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


def test_the_table_s_name_house_and_side_hold_from_the_next_start(desk_set: Set) -> None:
    """The table that is open stays as it is; a table of another name never goes on in this one's file."""
    before = desk_set.station.state
    desk_set.go(Act.STATION)
    page = desk_set.where
    assert "prossimo avvio" in page.accessibleName()
    desk_set.touch(page.key(Letter("2")))
    desk_set.touch(page.key(Side.RIGHT))
    desk_set.touch(page.key(Turn(houses=True)))
    desk_set.touch(house(page, "sanremo"))
    assert desk_set.kept == [], "nothing is kept before it is said"
    desk_set.touch(page.does)
    assert desk_set.kept == [
        Settings(table="42", dealer="Anna", house="sanremo", side=Side.RIGHT, database="")
    ]
    assert desk_set.station.state is before
    assert desk_set.window.pages.open is desk_set.settings


def test_the_same_table_keeps_its_file(desk_set: Set) -> None:
    desk_set.go(Act.STATION)
    desk_set.touch(desk_set.where.key(Side.RIGHT))
    desk_set.touch(desk_set.where.does)
    assert desk_set.kept[-1].database == "ours.sqlite"


def test_a_table_without_a_name_is_not_kept(desk_set: Set) -> None:
    desk_set.go(Act.STATION)
    desk_set.touch(desk_set.where.key(Letter(WIPE)))
    assert not desk_set.where.does.isEnabled()
    desk_set.key(Qt.Key.Key_Return)
    assert desk_set.kept == []


def test_a_house_of_one_s_own_that_cannot_be_read_is_shown_and_must_be_answered(qtbot: QtBot) -> None:
    broken = Set(qtbot)
    broken.setup.change(house="gone.toml")
    broken.kept.clear()
    broken.go(Act.STATION)
    assert not broken.where.does.isEnabled()
    broken.touch(broken.where.key(Turn(houses=True)))
    assert not house(broken.where, "gone.toml").isEnabled()
    broken.touch(house(broken.where, "venezia"))
    assert broken.where.does.isEnabled()


def test_port_and_kind_are_kept_and_listening_changes_nothing(desk_set: Set) -> None:
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    assert not page.does.isEnabled(), "there is no port to listen to"
    desk_set.touch(page.key(Port(WHEEL.url)))
    desk_set.touch(page.key(Kind("cammegh-m360")))
    assert (desk_set.kept[-1].first, desk_set.kept[-1].first_kind) == (WHEEL.url, "cammegh-m360")
    kept = len(desk_set.kept)
    desk_set.touch(page.does)
    assert desk_set.bench.listened == [(WHEEL.url, "cammegh-m360")]
    assert len(desk_set.kept) == kept


def test_what_comes_in_is_shown_beside_what_it_says(desk_set: Set) -> None:
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    desk_set.touch(page.key(Port(WHEEL.url)))
    desk_set.touch(page.does)
    for heard in (
        Heard(Said.BYTES, "*X;2;012;17;0;171;0"),
        Heard(Said.SPEED, "place_bets", 171),
        Heard(Said.SPEED, "place_bets", 171),
        Heard(Said.NUMBER, number=8),
    ):
        desk_set.bench.told(heard)
    assert list(page.draft.came) == ["*X;2;012;17;0;171;0"]
    assert list(page.draft.said) == [
        "Stato: faites vos jeux · 17,1 giri/min",
        "Numero: Otto, nero, pari, manque",
    ]
    assert "Smettere" in page.does.text()
    desk_set.touch(page.does)
    assert desk_set.bench.stops == 1
    assert page.draft.said[-1] == "L'ascolto è finito"
    assert page.does.text() == "Ascoltare"


def test_whoever_leaves_the_page_listens_no_more(desk_set: Set) -> None:
    desk_set.go(Act.DEVICES)
    desk_set.touch(desk_set.devices.key(Port(WHEEL.url)))
    desk_set.touch(desk_set.devices.does)
    desk_set.key(Qt.Key.Key_Escape)
    assert desk_set.bench.stops == 1


def test_the_table_s_own_port_is_not_listened_to_twice(desk_set: Set) -> None:
    """What the table's own line hears is said instead."""
    desk_set.bench.in_use = WHEEL.url
    desk_set.station.publish(reader=ReaderNow(ReaderHealth.LIVE, "wheel", 171, turning=True))
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    desk_set.touch(page.key(Port(WHEEL.url)))
    assert not page.does.isEnabled()
    assert heard_there(page) == ["Cilindro 17,1 giri/min ↻"]
    desk_set.touch(page.key(Port(OTHER.url)))
    assert page.does.isEnabled()
    assert heard_there(page) == []


def test_of_the_table_s_own_reader_all_is_said_that_is_known(desk_set: Set) -> None:
    """A reader that says numbers alone has the age of its last; damaged lines are counted; trouble in Italian."""
    desk_set.bench.in_use = WHEEL.url
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    desk_set.touch(page.key(Port(WHEEL.url)))
    at = (datetime.now(UTC) - timedelta(minutes=7, seconds=5)).isoformat()
    lost = "wheel: the line to /dev/wheel broke off. Check cable and power."
    now = ReaderNow(ReaderHealth.LIVE, "wheel", reason=lost, damaged=3, number_at=at)
    desk_set.station.publish(reader=now)
    said = heard_there(page)
    assert said[0] == "Cilindro"
    assert said[1].startswith("ultimo numero 7 min fa, alle ")
    assert said[2] == "3 righe guaste da quando è collegato"
    assert "broke off" not in said[3]


def test_a_port_that_was_set_and_is_gone_stays_and_says_so(desk_set: Set) -> None:
    desk_set.setup.change(first="socket://wheel:4001")
    desk_set.go(Act.DEVICES)
    assert ports(desk_set.devices) == ["", WHEEL.url, OTHER.url, "socket://wheel:4001"]
    assert "ora non c'è" in desk_set.devices.key(Port("socket://wheel:4001")).accessibleName()
    desk_set.bench.found = (OTHER,)
    desk_set.touch(desk_set.devices.key(Do.LOOK))
    assert ports(desk_set.devices) == ["", OTHER.url, "socket://wheel:4001"]


def test_what_understands_is_marked_and_one_touch_takes_it(desk_set: Set) -> None:
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    assert not page.beside.isEnabled(), "there is no port to listen to"
    desk_set.touch(page.key(Port(WHEEL.url)))
    desk_set.touch(page.beside)
    assert desk_set.bench.recognised == [WHEEL.url]
    assert "Smettere" in page.does.text()
    assert not page.beside.isEnabled()
    for heard in (
        Heard(Said.TRIED, "9600 8N1"),
        Heard(Said.BYTES, "*X;2;012;17;0;171;0"),
        Heard(Said.GUESSED, "cammegh-m360"),
        Heard(Said.GUESSED, "cammegh-ss2"),
        Heard(Said.OVER),
    ):
        desk_set.bench.told(heard)
    marked = understood(page)
    assert marked == {"cammegh-ss2", "cammegh-m360"}
    assert "Sembra: Cammegh Mercury 360" in page.draft.said
    assert desk_set.kept[-1].first_kind == "cammegh-ss2", "recognising changes nothing"
    desk_set.touch(page.key(Kind("cammegh-m360")))
    assert desk_set.kept[-1].first_kind == "cammegh-m360"
    assert page.beside.isEnabled()
    desk_set.touch(page.key(Port(OTHER.url)))
    assert not understood(page)


def test_a_kind_that_was_recognised_is_taken_with_the_line_as_it_was_heard(desk_set: Set) -> None:
    desk_set.setup.change(first_options=("baudrate=2400", "hold_off=9"))
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    desk_set.touch(page.key(Port(WHEEL.url)))
    desk_set.touch(page.beside)
    options = ("baudrate=1200", "framing=7E1")
    desk_set.bench.told(Heard(Said.GUESSED, "two-digits", options=options))
    desk_set.bench.told(Heard(Said.OVER))
    assert page.draft.said[-2] == "Sembra: Testina a due cifre baudrate=1200 framing=7E1"
    desk_set.touch(page.key(Kind("two-digits")))
    assert desk_set.kept[-1].first_kind == "two-digits"
    assert desk_set.kept[-1].first_options == ("hold_off=9", *options)
    desk_set.touch(page.key(Kind("keypad")))
    assert desk_set.kept[-1].first_options == ("hold_off=9", *options), "nobody knows how that one is heard"


def test_what_still_comes_of_another_port_marks_nothing_on_this_one(desk_set: Set) -> None:
    """A thread that is told to end says its last words later."""
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    desk_set.touch(page.key(Port(WHEEL.url)))
    desk_set.touch(page.beside)
    late = desk_set.bench.told
    desk_set.touch(page.key(Port(OTHER.url)))
    desk_set.touch(page.beside)
    for heard in (Heard(Said.BYTES, "17"), Heard(Said.GUESSED, "keypad"), Heard(Said.OVER)):
        late(heard)
    assert (list(page.draft.came), list(page.draft.said), page.draft.guessed) == ([], [], ())
    assert "Smettere" in page.does.text(), "the other port is listened to still"


def test_recognising_is_stopped_like_listening(desk_set: Set) -> None:
    desk_set.go(Act.DEVICES)
    desk_set.touch(desk_set.devices.key(Port(WHEEL.url)))
    desk_set.touch(desk_set.devices.beside)
    desk_set.touch(desk_set.devices.does)
    assert desk_set.bench.stops == 1
    assert desk_set.devices.beside.isEnabled()


def test_the_second_reader_has_a_port_and_a_kind_of_its_own(desk_set: Set) -> None:
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    desk_set.touch(page.key(Port(WHEEL.url)))
    desk_set.touch(page.key(Reader("second")))
    assert page.key(Port("")).chosen
    assert not page.key(Port(WHEEL.url)).isEnabled(), "two readers never share a port"
    assert "altro lettore" in page.key(Port(WHEEL.url)).accessibleName()
    desk_set.touch(page.key(Port(OTHER.url)))
    desk_set.touch(page.key(Kind("two-digits")))
    kept = desk_set.kept[-1]
    assert (kept.first, kept.first_kind) == (WHEEL.url, "cammegh-ss2")
    assert (kept.second, kept.second_kind) == (OTHER.url, "two-digits")
    desk_set.touch(page.does)
    assert (desk_set.bench.listened, desk_set.bench.of_second) == ([(OTHER.url, "two-digits")], [True])
    desk_set.touch(page.key(Reader("first")))
    assert desk_set.bench.stops == 1
    assert page.key(Port(WHEEL.url)).chosen
    assert not page.key(Port(OTHER.url)).isEnabled()


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


HEARD = [
    *[Heard(said, "detail", 8) for said in Said],
    *[Heard(Said.LINE, state) for state in ("opening", "live", "closed", "Plug the cable in.")],
    *[Heard(Said.SPEED, phase, None) for phase in ("start", "locked", "unheard of")],
]


@pytest.mark.parametrize("heard", HEARD, ids=str)
def test_all_that_comes_in_has_words(heard: Heard) -> None:
    words = heard_words(heard)
    assert words
    assert "{" not in words


def test_every_kind_of_reader_has_a_name() -> None:
    assert all(kind_words(kind) != kind for kind in KINDS)

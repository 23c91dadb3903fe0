"""Ports and kinds of reader are chosen, listened to and recognised at the desk."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.devices_form import Do, Kind, Port, Reader
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.setup import Heard, Said
from app.desks.croupier.words.device_words import heard_words, kind_words
from app.table.live import ReaderHealth, ReaderNow
from hardware.registry import KINDS
from tests.desks.croupier.made_up import OTHER, WHEEL
from tests.desks.croupier.settings.settings_window import Set, heard_there, ports, understood


def wheel_chosen(desk_set: Set) -> FormPage:
    """The page of devices, on which the wheel's port is touched."""
    desk_set.go(Act.DEVICES)
    desk_set.touch(desk_set.devices.key(Port(WHEEL.url)))
    return desk_set.devices


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
    page = wheel_chosen(desk_set)
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
    desk_set.touch(wheel_chosen(desk_set).does)
    desk_set.key(Qt.Key.Key_Escape)
    assert desk_set.bench.stops == 1


def test_the_table_s_own_port_is_not_listened_to_twice(desk_set: Set) -> None:
    """What the table's own line hears is said instead."""
    desk_set.bench.in_use = WHEEL.url
    desk_set.station.publish(reader=ReaderNow(ReaderHealth.LIVE, "wheel", 171, turning=True))
    page = wheel_chosen(desk_set)
    assert not page.does.isEnabled()
    assert heard_there(page) == ["Cilindro 17,1 giri/min ↻"]
    desk_set.touch(page.key(Port(OTHER.url)))
    assert page.does.isEnabled()
    assert heard_there(page) == []


def test_of_the_table_s_own_reader_all_is_said_that_is_known(desk_set: Set) -> None:
    """A reader that says numbers alone has the age of its last; damaged lines are counted; trouble in Italian."""
    desk_set.bench.in_use = WHEEL.url
    page = wheel_chosen(desk_set)
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
    page = wheel_chosen(desk_set)
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
    page = wheel_chosen(desk_set)
    desk_set.touch(page.beside)
    late = desk_set.bench.told
    desk_set.touch(page.key(Port(OTHER.url)))
    desk_set.touch(page.beside)
    for heard in (Heard(Said.BYTES, "17"), Heard(Said.GUESSED, "keypad"), Heard(Said.OVER)):
        late(heard)
    assert (list(page.draft.came), list(page.draft.said), page.draft.guessed) == ([], [], ())
    assert "Smettere" in page.does.text(), "the other port is listened to still"


def test_recognising_is_stopped_like_listening(desk_set: Set) -> None:
    desk_set.touch(wheel_chosen(desk_set).beside)
    desk_set.touch(desk_set.devices.does)
    assert desk_set.bench.stops == 1
    assert desk_set.devices.beside.isEnabled()


def test_the_second_reader_has_a_port_and_a_kind_of_its_own(desk_set: Set) -> None:
    page = wheel_chosen(desk_set)
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

"""A banner takes the numbers' place: its title is always as large, what to do is read beside or beneath it."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.lettering import Written, proofread
from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Health
from app.desks.croupier.notices import Banner, Notice
from app.desks.croupier.words.banner_words import BEHIND, banner_ways, banner_words
from app.desks.croupier.words.trouble_texts import TROUBLES
from app.house_copy.troubles import HouseTrouble
from app.journal.troubles import JournalTrouble
from app.rules.money import Cents
from app.sentence import Catalogue
from app.table.heard import WarningHeard
from app.table.live import JournalNow, ReaderHealth, ReaderNow, alarmed
from app.table.people_troubles import PeopleTrouble
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.troubles import Trouble
from tests.desks.croupier.scene import Scene
from tests.desks.croupier.scenes import SCENES
from tests.desks.croupier.staged import staged
from tests.desks.desk import go_on
from tests.desks.letters import drawn, paint_in_place
from tests.desks.played import Played

NOTICED: tuple[type[Catalogue], ...] = (Trouble, PeopleTrouble, SpinTrouble, JournalTrouble, HouseTrouble)
BANNERS = [
    scene
    for scene in SCENES
    if scene.name.startswith("banner-")
    or (isinstance(scene.shows, Notice) and scene.shows is not Notice.HANDED_OVER)
]
"""To whom the table was handed over stands in less room, beside the numbers."""
TITLE = 19
ADVICE = 15


@pytest.mark.parametrize("scene", BANNERS, ids=lambda scene: scene.name)
def test_the_title_of_a_banner_is_as_large_however_long_the_advice(
    qtbot: QtBot, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At arm's length NON REGISTRATO is seen first; the advice gives way a little, on two lines in any language."""
    hands = staged(qtbot, scene, drawn=False)
    screen = hands.screen
    assert screen.banner is not None
    paint_in_place(monkeypatch)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    for language in Language:
        speak(language)
        QCoreApplication.processEvents()
        title, _ = banner_words(screen.banner)
        title += " ›" * bool(screen.banner.others)
        hands.window.strip.show_strip(screen)  # what was said half is put away when the language changes
        found.clear()
        with drawn(hands.window):
            hands.window.strip.grab()
        assert found
        lines = [written for written in found if written.text and written.text in title]
        lined = [written.text for written in lines]
        assert title in (" ".join(lined), BEHIND.join(lined))
        assert len(lined) == 1 or not any(BEHIND.rstrip() in line for line in lined)
        assert {written.pixels for written in lines} == {TITLE}
        (told,) = (written for written in found if written.text in banner_ways(screen.banner))
        assert told.pixels >= ADVICE, told
        assert not told.cut


LONG: Final = {
    "path": "/var/lib/capotavolo/T4.sqlite",
    "folder": "/media/backup/T4",
    "port": "/dev/ttyUSB0",
    "fault": "Input/output error",
    "why": "malformed row",
    "name": "Giorgia Massimiliani",
}
"""What stands in the places of a sentence is as long as it can well be; any other holds a number."""


@pytest.mark.parametrize("language", Language)
def test_what_journal_devices_and_house_say_is_never_cut_in_a_banner(
    qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long its file's path is: a folder and what stands in brackets go before anything is cut."""
    speak(language)
    QCoreApplication.processEvents()
    played = Played(qtbot, drawn=False)
    paint_in_place(monkeypatch)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    for said in (*TROUBLES, *(line.said for room in NOTICED for line in room)):
        reason = re.sub(r"\{(\w+)\}", lambda place: LONG.get(place[1], "128"), said)
        on_paper = 12 * ("NOT recorded" in said)
        lost = said.startswith("{device}: the ")
        played.station.publish(
            journal=JournalNow("", on_paper, reason * (on_paper > 0)),
            reader=ReaderNow(ReaderHealth.LOST, reason=reason) if lost else ReaderNow(),
            alarms=() if on_paper or lost else alarmed((), reason),
        )
        with drawn(played.window):
            played.window.strip.grab()
    assert found
    assert [written.text for written in found if written.cut] == []


def test_a_file_is_named_without_its_folder_where_that_leaves_room() -> None:
    """The pit boss's page has all of it; what to do is left out only where a key names it."""
    reason = "/var/lib/capotavolo/T4.sqlite: the disk is full and the journal cannot be opened; make room on this disk first."
    assert banner_ways(Banner(Notice.ALARM, reason)) == (
        "Il disco di /var/lib/capotavolo/T4.sqlite è pieno: fare posto, poi riprovare. Avvisare il capo tavolo.",
        "Il disco di T4.sqlite è pieno: fare posto, poi riprovare. Avvisare il capo tavolo.",
    )
    reason = "wheel: the port /dev/ttyUSB0 does not open (Errno 5). Check cable, device and address."
    assert banner_ways(Banner(Notice.READER_LOST, reason))[1:] == (
        "La porta /dev/ttyUSB0 non si apre: guardare cavo e indirizzo. Si continua: il numero si scrive a mano.",
        "La porta /dev/ttyUSB0 non si apre: guardare cavo e indirizzo.",
    )


def test_the_last_numbers_stand_beside_the_notice_of_a_hand_over(qtbot: QtBot) -> None:
    """Screens: the last numbers are at the top; who has the table now is said in a few words."""
    played = Played(qtbot)
    played.fall(8)
    go_on(played.window.dealing)
    strip = played.window.strip
    assert strip._numbers_beside() == 20
    played.station.send({"do": "dealer", "name": "Bianchi", "notes": "Posto 3 alza la voce"})
    assert strip._numbers_beside() == 7
    assert "Posto 3 alza la voce" in strip.accessibleName()
    played.station.send({"do": "dealer", "name": "Elena", "notes": "Posto 3 alza la voce. " * 4})
    assert strip._numbers_beside() == 7, "what a colleague wrote never takes the numbers away"


def banner_of(played: Played) -> Banner | None:
    screen = played.screen
    return screen.banner


def shown(played: Played) -> Banner:
    banner = banner_of(played)
    assert banner is not None
    return banner


def troubled(played: Played) -> None:
    """Two alarms, and a reader that says nothing."""
    alarms = alarmed(alarmed((), "Una finestra ha avuto un guasto"), "La seconda copia non si scrive")
    played.station.publish(reader=ReaderNow(ReaderHealth.SILENT, reason="Nessun dato"), alarms=alarms)


def test_what_is_put_away_is_what_is_shown_and_no_more(qtbot: QtBot) -> None:
    """Each notice is read before it goes: what waited behind it comes to the front."""
    played = Played(qtbot)
    troubled(played)
    told = []
    for _ in range(2):
        told.append((shown(played).reason, shown(played).others))
        played.window.do(Act.DISMISS)
    assert told == [("Una finestra ha avuto un guasto", 2), ("La seconda copia non si scrive", 1)]
    assert (shown(played).notice, shown(played).others) == (Notice.READER_SILENT, 0)


@pytest.mark.parametrize("health", [ReaderHealth.LOST, ReaderHealth.SILENT])
def test_the_notice_of_a_reader_is_put_away_and_its_lamp_stays(qtbot: QtBot, health: ReaderHealth) -> None:
    """Who types all night knows that the wheel is lost: the numbers come back, the lamp goes on saying so."""
    played = Played(qtbot)
    trouble = ReaderNow(health, reason="Nessun dato")
    played.station.publish(reader=trouble)
    assert shown(played).grave is (health is ReaderHealth.LOST)
    played.window.do(Act.DISMISS)
    assert banner_of(played) is None
    played.fall(8)
    assert banner_of(played) is None, "not even with the next number"
    screen = played.screen
    assert screen.heading.reader.health is Health.BAD
    played.station.publish(reader=ReaderNow(ReaderHealth.LIVE))
    played.station.publish(reader=trouble)
    assert banner_of(played) is not None, "it was heard again, and is lost once more"


def test_the_notice_of_the_journal_comes_again_when_it_grows_worse(qtbot: QtBot) -> None:
    played = Played(qtbot)
    full = "The disk is full: room for about {} more spins. Make room on it."
    played.station.publish(journal=JournalNow("", 0, full.format(40)))
    played.window.do(Act.DISMISS)
    assert banner_of(played) is None
    played.station.publish(journal=JournalNow("", 0, full.format(39)))
    assert banner_of(played) is None, "not with every spin"
    played.station.publish(journal=JournalNow("", 0, full.format(20)))
    assert shown(played).notice is Notice.JOURNAL
    played.station.publish(journal=JournalNow("", 2, "disk"))
    assert Act.DISMISS not in shown(played).acts, "what is not recorded stands there until it is"


@pytest.mark.parametrize("by_key", [True, False])
def test_a_touch_turns_to_the_notice_behind_until_there_is_another(qtbot: QtBot, by_key: bool) -> None:
    played = Played(qtbot)
    troubled(played)

    def turn() -> Notice:
        if by_key:
            played.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        else:
            at = played.window.strip._room().center().toPoint()
            QTest.mouseClick(played.window.strip, Qt.MouseButton.LeftButton, pos=at)
        return shown(played).notice

    assert "e altri 2 avvisi" in played.window.strip.accessibleName()
    assert turn() is Notice.ALARM
    assert shown(played).reason == "La seconda copia non si scrive"
    assert turn() is Notice.READER_SILENT
    assert turn() is Notice.ALARM
    assert shown(played).reason == "Una finestra ha avuto un guasto"
    assert turn() is Notice.ALARM
    played.station.publish(reader=ReaderNow(ReaderHealth.LOST, reason="Il cavo è staccato"))
    assert shown(played).notice is Notice.READER_LOST, "what is worse is not left behind another"


def test_what_was_turned_away_from_is_still_unread(qtbot: QtBot) -> None:
    """Who turns to a later alarm and puts it away has read that one, and none before it."""
    played = Played(qtbot)
    troubled(played)
    played.window.do(Act.OTHER_NOTICE)
    assert shown(played).reason == "La seconda copia non si scrive"
    played.window.do(Act.DISMISS)
    assert (shown(played).reason, shown(played).others) == ("Una finestra ha avuto un guasto", 1)


def test_a_banner_alone_is_not_turned(qtbot: QtBot) -> None:
    played = Played(qtbot)
    played.station.publish(reader=ReaderNow(ReaderHealth.LOST, reason="Il cavo è staccato"))
    before = shown(played)
    QTest.mouseClick(played.window.strip, Qt.MouseButton.LeftButton)
    played.window.do(Act.OTHER_NOTICE)
    assert shown(played) == before


@pytest.mark.parametrize(
    "told",
    [
        lambda grown: {"journal": JournalNow("", 0, f"The disk is full: room for about {grown} more spins.")},
        lambda grown: {"reader": ReaderNow(ReaderHealth.SILENT, reason=f"Nothing for {grown} seconds.")},
    ],
    ids=["a full disk", "a silent reader"],
)
def test_a_trouble_that_was_put_away_is_not_told_again_because_its_figure_grew(
    qtbot: QtBot, told: Callable[[int], dict[str, object]]
) -> None:
    """Another trouble of the same lamp is told, and so is the same one once it was over."""
    played = Played(qtbot)
    screen = played.window.dealing

    def is_told(**now: object) -> bool:
        played.station.publish(**now)
        return screen.screen is not None and screen.screen.banner is not None

    assert is_told(**told(40))
    played.window.do(Act.DISMISS)
    assert not is_told(**told(39))
    assert is_told(journal=JournalNow("", 0, "The second disk is gone."))
    played.window.do(Act.DISMISS)
    assert not is_told(journal=JournalNow(), reader=ReaderNow())
    assert is_told(**told(39))


def test_the_key_of_the_table_says_for_how_many_players_something_is_held(played: Played) -> None:
    """Whoever deals sees it without looking for it."""
    held = {"posto 4": Cents(120_000), "": Cents(2000)}
    played.station.table.state = replace(played.station.state, held=held)
    played.station.publish()
    more = played.window.strip.more
    assert (more.below, more.accessibleName()) == ("consegnare: 2", "Tavolo… consegnare: 2")
    played.station.send({"do": "hand", "owner": "", "by": "capo tavolo"})
    played.station.send({"do": "hand", "owner": "posto 4"})
    assert more.below == ""


def test_the_key_of_the_table_says_how_many_answers_are_awaited(played: Played) -> None:
    for count in range(4):
        played.station.hear(WarningHeard("wheel", f"odd_{count}", f"something odd {count}"))
    assert played.window.strip.more.below == "risposte: 4"

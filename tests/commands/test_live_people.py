"""The people of a live table: the first pit boss is asked for once, and a register that fails is told."""

import threading
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.commands.live_people import ask_pit_boss, people_at
from app.desks.common.application import make_application
from app.desks.croupier.settings.first_start import FirstPitBoss
from app.desks.croupier.words.reasons import reason_words
from app.journal.reading import events
from app.people.permissions import Act
from app.people.roles import Role
from app.register_file.administrator import logged_in
from app.reports.day_reading import day_of_table, last_day, openings_of
from app.reports.gaming_day import gaming_day
from app.station.people_desk import register_of
from app.station.register_now import RegisterNow
from app.station.station import Plan, Station
from app.station.table_thread import TableThread
from app.station.wirings import WIRINGS
from app.table.people_heard import PitBossAgainHeard
from app.table.roulette.game import ROULETTE
from tests.houses import house
from tests.register_file.a_register import FIRST, MARCO, ARegister
from tests.station.at_the_table import answered


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PASSES", 1), ("MEMORY_KIB", 8), ("LANES", 1)):
        monkeypatch.setattr(f"app.people.codes.{name}", value)


def answer(*, later: bool) -> list[bool]:
    """Have the page answered as soon as it is there; gives whether it was ever seen."""
    seen: list[bool] = []

    def hands() -> None:
        # A page that was answered before may be there still, closed.
        windows = (each for each in QApplication.topLevelWidgets() if isinstance(each, FirstPitBoss))
        window = next(each for each in windows if each.isVisible())
        seen.append(True)
        QTimer.singleShot(20_000, window, window.close)  # whoever does nothing is not waited for
        if later:
            QTest.mouseClick(window.page.back, Qt.MouseButton.LeftButton)
            return
        for key in (*"GINA", "\r", *"73019427", "\r", *"73019427", "\r"):
            QTest.keyClick(window, Qt.Key.Key_Return if key == "\r" else Qt.Key(ord(key)))

    QTimer.singleShot(0, hands)
    return seen


@pytest.mark.usefixtures("cheap")
def test_the_first_pit_boss_is_asked_for_once(tmp_path: Path) -> None:
    make_application(["test"])
    path = tmp_path / "people.sqlite"
    seen = answer(later=True)
    ask_pit_boss(path)
    assert seen == [True]
    assert not path.exists()
    seen = answer(later=False)
    ask_pit_boss(path)
    assert [(each.name, each.role) for each in register_of(path, "here").read().here] == [
        ("Gina", Role.PIT_BOSS)
    ]
    ask_pit_boss(path)
    assert seen == [True], "where there is a register nobody is asked"


@pytest.mark.usefixtures("cheap")
def test_the_first_pages_lead_back_to_the_table_s_name(tmp_path: Path) -> None:
    """Who typed the wrong table says so: nothing is made, and the first page comes once more."""
    make_application(["test"])

    def hands() -> None:
        windows = (each for each in QApplication.topLevelWidgets() if isinstance(each, FirstPitBoss))
        window = next(each for each in windows if each.isVisible())
        QTest.keyClick(window, Qt.Key.Key_Home)

    QTimer.singleShot(0, hands)
    assert not ask_pit_boss(tmp_path / "people.sqlite")
    assert not (tmp_path / "people.sqlite").exists()


class Told:
    """A table that only hears notices."""

    name, night = "T4", 7

    def __init__(self) -> None:
        self.heard: list[tuple[str, str, str]] = []
        self.told = threading.Event()

    def tell(self, heard: PitBossAgainHeard) -> None:
        self.heard.append((heard.owner, heard.by, heard.done))
        self.told.set()

    def notice(self, device: str, reason: str, detail: str) -> None:
        self.heard.append((device, reason, detail))
        self.told.set()


def test_without_a_register_nobody_signs_and_nobody_is_told(tmp_path: Path) -> None:
    table = Told()
    assert people_at(RegisterNow(tmp_path / "people.sqlite"), cast("TableThread", table)) is None
    assert table.heard == []


def test_one_that_cannot_be_read_is_told_to_the_table_in_the_desks_words(tmp_path: Path) -> None:
    path, table = tmp_path / "people.sqlite", Told()
    path.write_bytes(b"no register at all " * 500)
    people = people_at(RegisterNow(path), cast("TableThread", table))
    assert people is not None
    assert table.told.wait(20)
    people.close()
    ((device, reason, sentence),) = table.heard
    assert (device, reason) == ("people", "unreadable")
    assert reason_words(sentence) == "Registro delle persone illeggibile: nessuno firma."
    assert people.roster.trouble


def test_who_deals_without_a_code_is_told_to_the_table_in_the_desks_words(tmp_path: Path) -> None:
    ARegister(tmp_path).peopled()
    table = Told()
    people = people_at(RegisterNow(tmp_path / "people.sqlite"), cast("TableThread", table))
    assert people is not None
    people.unsigned("Anna", Act.DEAL)
    people.close()
    ((device, reason, sentence),) = table.heard
    assert (device, reason) == ("people", "unsigned")
    assert reason_words(sentence) == "Anna è al tavolo senza aver dato il suo codice."


@pytest.mark.usefixtures("cheap")
def test_wrong_codes_are_told_to_the_table_wherever_they_were_given(tmp_path: Path) -> None:
    """Those of another program are found when the register is read; this desk's own at once, by its name."""
    register, table = ARegister(tmp_path).peopled(), Told()
    for _ in range(4):
        register.at("people").let_in("Marco", "000001")
    people = people_at(RegisterNow(register.path), cast("TableThread", table))
    assert people is not None
    checked = threading.Event()
    people.check("Marco", "000001", lambda _checked: checked.set())
    assert checked.wait(20)
    people.close()
    ((device, reason, sentence),) = table.heard
    assert (device, reason) == ("people", "wrong_codes")
    assert reason_words(sentence) == "Marco: 5 codici sbagliati (tavolo T4)."


@pytest.mark.usefixtures("cheap")
def test_a_code_of_the_machine_s_administrator_is_told_to_the_table(tmp_path: Path) -> None:
    register, table = ARegister(tmp_path).peopled(), Told()
    register.file.make_again("Gina", FIRST)
    people = people_at(RegisterNow(register.path), cast("TableThread", table))
    assert people is not None
    assert table.told.wait(20)
    people.close()
    assert table.heard == [("Gina", logged_in(), "2026-11-22T05:00:00.000000Z")]
    said = f"Gina has a first code from {logged_in()}, who keeps this machine: nobody has answered for it."
    assert reason_words(said) == f"Gina: primo codice dall'amministratore {logged_in()}."


@pytest.mark.usefixtures("cheap")
def test_such_a_code_stands_on_every_day_s_page_until_somebody_else_answers_for_it(tmp_path: Path) -> None:
    """Two nights with the code unanswered, whatever was answered at the table, and one after the answer."""
    register, journal = ARegister(tmp_path).peopled(), tmp_path / "T4.sqlite"
    register.file.make_again("Gina", FIRST)
    asked: list[str] = []

    def night() -> None:
        plan = Plan("T4", journal, house("venezia"), dealer="Anna", practice=True, wiring=WIRINGS["roulette"])
        with Station(plan, told=lambda _told: None, publish=lambda _live: None) as station:
            station.table.ask({"do": "open"}, lambda reason, _form: asked.append(reason))
            assert answered(station.table).state.opened
            people = people_at(RegisterNow(register.path), station.table)
            assert people is not None
            people.close()
            for of in answered(station.table).state.unanswered:
                station.table.ask({"do": "answer", "of": of, "by": "Marco"}, lambda *_: asked.append("no"))
            station.table.ask({"do": "close"}, lambda reason, _form: asked.append(reason))
            assert not answered(station.table).state.opened

    night()
    night()
    register.file.answer_again("Marco", MARCO, "Gina", "she had forgotten it")
    night()
    assert asked == []
    openings = [each.seq for each in openings_of(journal, "T4")]
    again = [each.seq for each in events(journal, "T4") if b'"pit_boss.again"' in each.body]
    assert [sum(opening < seq for opening in openings) for seq in again] == [1, 2]
    day = last_day(journal, "T4", 360)
    assert day is not None
    found = day_of_table(journal, "T4", ROULETTE, gaming_day(day, 360))
    assert found is not None
    assert [each.stamp.seq for each in found.figures.waiting] == again

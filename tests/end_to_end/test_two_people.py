"""Two people at a whole station: the code is touched at the window, both stand in the journal, and it verifies."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.__main__ import main
from app.desks.common.application import make_application
from app.desks.croupier.acts import Act
from app.desks.croupier.pages.throw_pages import VoidPage
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.window import CroupierWindow
from app.houses import house
from app.journal.reading import events
from app.station.desk_link import DeskLink
from app.station.people_desk import PeopleDesk
from app.station.station import Plan, Station
from tests.register_file.a_register import MARCO, ARegister


class TwoPeople:
    """A live table of Anna's, its window, and a register on the same disk."""

    def __init__(self, folder: Path, qtbot: QtBot, stack: ExitStack) -> None:
        make_application(["test"])
        self.qtbot, self.database = qtbot, folder / "T1.sqlite"
        self.register = ARegister(folder).peopled()
        self.people = PeopleDesk(lambda: self.register.file)
        stack.callback(self.people.close)
        link = DeskLink()
        self.window = CroupierWindow(link.send, Setup(people=self.people), send_signed=link.send_signed)
        stack.callback(self._drop_window)
        link.published.connect(self.window.show_live)
        plan = Plan("T1", self.database, house("venezia"), "Anna", practice=True)
        self.station = stack.enter_context(Station(plan, told=lambda _recorded: None, publish=link.publish))
        link.bind(self.station.table)
        self.window.resize(1280, 800)
        self.window.show()
        for name in ("open", "throw", "no_more_bets"):
            link.send({"do": name})
        qtbot.waitUntil(lambda: self.can(Act.VOID), timeout=20_000)

    def _drop_window(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def can(self, act: Act) -> bool:
        screen = self.window.dealing.screen
        return screen is not None and act in screen.can

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def void(self) -> None:
        self.window.do(Act.VOID)
        page = self.window.pages.made[Act.VOID]
        assert isinstance(page, VoidPage)
        self.touch(page.reasons["no_pocket"])
        self.touch(page.declare)

    def sign(self, name: str, code: str) -> None:
        page = self.window.signing.page
        assert page is not None
        self.qtbot.waitUntil(lambda: any(b.text() == name for b in page.names.buttons), timeout=20_000)
        self.touch(next(b for b in page.names.buttons if b.text() == name))
        for digit in code:
            self.touch(page.pad.keys[digit])
        self.touch(page.sign)

    def recorded(self) -> list[dict[str, object]]:
        return [json.loads(event.body) for event in events(self.database, "T1")]


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[TwoPeople]:
    with ExitStack() as stack:
        yield TwoPeople(tmp_path, qtbot, stack)


def test_a_void_throw_is_signed_and_the_journal_says_by_whom(
    table: TwoPeople, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    table.void()
    table.sign("Marco", "000001")
    page = table.window.signing.page
    assert page is not None
    qtbot.waitUntil(lambda: page.words() == "Nome o codice sbagliato.", timeout=20_000)
    assert "spin.void" not in [event["kind"] for event in table.recorded()]
    table.sign("Marco", MARCO)
    qtbot.waitUntil(lambda: table.recorded()[-1]["kind"] == "spin.bets_open", timeout=20_000)
    signed, void, _ = table.recorded()[-3:]
    assert (signed["kind"], signed["act"], signed["first"]) == ("people.signed", "void", "Anna")
    assert signed["people"] == [{"name": "Marco", "role": "inspector"}]
    assert (void["kind"], void["by"]) == ("spin.void", "Marco")
    for database in (table.database, table.register.path):
        assert main(["verify", "--database", str(database)]) == 0
    capsys.readouterr()
    wrong = [event for event in events(table.register.path) if b"person.wrong" in event.body]
    assert len(wrong) == 1


def test_where_the_register_is_damaged_the_game_goes_on_unsigned(table: TwoPeople, qtbot: QtBot) -> None:
    for side in ("-wal", "-shm"):
        table.register.path.with_name(f"people.sqlite{side}").unlink(missing_ok=True)
    table.register.path.write_bytes(b"no register at all " * 500)
    table.void()
    qtbot.waitUntil(lambda: table.recorded()[-1]["kind"] == "spin.bets_open", timeout=20_000)
    assert "people.signed" not in [event["kind"] for event in table.recorded()]

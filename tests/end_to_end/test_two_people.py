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
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.typed import Name, Press
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.signing.code_form import asked_words
from app.journal.reading import events
from app.rules.money import Cents
from app.station.desk_link import DeskLink
from app.station.people_desk import PeopleDesk
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from tests.desks.patience import be_patient
from tests.desks.spin_window import SpinWindow
from tests.houses import house
from tests.register_file.a_register import MARCO, ARegister
from tests.said import said
from tests.touches import touches_of


class TwoPeople:
    """A live table of Anna's, its window, and a register on the same disk."""

    def __init__(self, folder: Path, qtbot: QtBot, stack: ExitStack) -> None:
        make_application(["test"])
        self.qtbot, self.database = qtbot, folder / "T1.sqlite"
        self.register = ARegister(folder).peopled()
        self.people = PeopleDesk(lambda: self.register.file)
        stack.callback(self.people.close)
        be_patient()
        link = DeskLink()
        self.window = SpinWindow(link.send, Setup(people=self.people), send_signed=link.send_signed)
        stack.callback(self._drop_window)
        link.published.connect(self.window.show_live)
        plan = Plan(
            "T1", self.database, house("venezia"), dealer="Anna", practice=True, wiring=WIRINGS["roulette"]
        )
        self.station = stack.enter_context(Station(plan, told=lambda _recorded: None, publish=link.publish))
        link.bind(self.station.table)
        self.window.resize(1280, 800)
        self.window.show()
        for name in ("open", "throw", "no_more_bets"):
            link.send(said({"do": name}))
        qtbot.waitUntil(lambda: self.can(Act.VOID), timeout=20_000)

    def _drop_window(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def can(self, act: AnyAct) -> bool:
        screen = self.window.dealing.screen
        return screen is not None and act in screen.can

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def void(self) -> None:
        self.window.do(Act.VOID)
        self.qtbot.waitUntil(lambda: Act.WHY_VOID in self.window.pages.made, timeout=20_000)
        page = self.window.pages.made[Act.WHY_VOID]
        assert isinstance(page, FormPage)
        self.touch(page.key("no_pocket"))
        self.touch(page.does)

    def sign(self, name: str, code: str) -> None:
        page = self.window.signing.page
        assert page is not None
        self.qtbot.waitUntil(lambda: Name(name) in [key.says for key in page.keys], timeout=20_000)
        self.touch(page.key(Name(name)))
        for digit in code:
            self.touch(page.key(Press(digit)))
        self.touch(page.does)

    def recorded(self) -> list[dict[str, object]]:
        return [json.loads(event.body) for event in events(self.database, "T1")]


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[TwoPeople]:
    with ExitStack() as stack:
        yield TwoPeople(tmp_path, qtbot, stack)


def test_rien_va_is_one_touch_and_signed_in_three_more_and_the_code(table: TwoPeople, qtbot: QtBot) -> None:
    """It holds before anybody has signed: the reason, the button that says it, the name and the code follow."""
    touches = 0

    def touch(button: QAbstractButton) -> None:
        nonlocal touches
        touches += 1
        table.touch(button)

    touch(table.window.steps.others[Act.VOID])
    assert touches == touches_of("a void throw, to hold")
    qtbot.waitUntil(lambda: Act.WHY_VOID in table.window.pages.made, timeout=20_000)
    assert [event["kind"] for event in table.recorded()][-2:] == ["spin.void", "spin.bets_open"]
    page = table.window.pages.made[Act.WHY_VOID]
    assert isinstance(page, FormPage)
    touch(page.key("no_pocket"))
    touch(page.does)
    code = table.window.signing.page
    assert code is not None
    qtbot.waitUntil(lambda: Name("Marco") in [key.says for key in code.keys], timeout=20_000)
    if not code.draft.chosen:
        touch(code.key(Name("Marco")))
    assert touches == touches_of("the same until it is signed, without the code")
    for digit in MARCO:
        table.touch(code.key(Press(digit)))
    table.touch(code.does)
    qtbot.waitUntil(lambda: table.recorded()[-1]["kind"] == "void.explained", timeout=20_000)


def test_a_void_throw_is_signed_and_the_journal_says_by_whom(
    table: TwoPeople, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    table.void()
    table.sign("Marco", "000001")
    page = table.window.signing.page
    assert page is not None
    qtbot.waitUntil(lambda: asked_words(page.draft) == "Nome o codice sbagliato.", timeout=20_000)
    assert "void.explained" not in [event["kind"] for event in table.recorded()]
    table.sign("Marco", MARCO)
    qtbot.waitUntil(lambda: table.recorded()[-1]["kind"] == "void.explained", timeout=20_000)
    signed, explained = table.recorded()[-2:]
    assert (signed["kind"], signed["act"], signed["first"]) == ("people.signed", "void", "Anna")
    assert signed["people"] == [{"name": "Marco", "role": "inspector"}]
    assert signed["spin"] == explained["spin"] == 1
    assert explained["by"] == "Marco"
    for database in (table.database, table.register.path):
        assert main(["verify", "--database", str(database)]) == 0
    capsys.readouterr()
    wrong = [event for event in events(table.register.path) if b"person.wrong" in event.body]
    assert len(wrong) == 1


def test_a_raised_value_is_signed_and_the_journal_says_by_whom(table: TwoPeople, qtbot: QtBot) -> None:
    table.window.do(Act.COLOUR)
    page = table.window.pages.made[Act.COLOUR]
    assert isinstance(page, FormPage)
    table.touch(page.key("blue"))
    table.touch(page.key(Amount(Cents(1000))))
    table.touch(page.does)
    table.sign("Marco", MARCO)
    qtbot.waitUntil(lambda: table.recorded()[-1]["kind"] == "colour.assigned", timeout=20_000)
    signed, assigned = table.recorded()[-2:]
    assert (signed["kind"], signed["act"], signed["first"]) == ("people.signed", "colour_value", "Anna")
    assert (assigned["colour"], assigned["value"], assigned["by"]) == ("blue", "10.00", "Marco")
    assert main(["verify", "--database", str(table.database)]) == 0


def test_where_the_register_is_damaged_the_game_goes_on_unsigned(table: TwoPeople, qtbot: QtBot) -> None:
    for side in ("-wal", "-shm"):
        table.register.path.with_name(f"people.sqlite{side}").unlink(missing_ok=True)
    table.register.path.write_bytes(b"no register at all " * 500)
    table.void()
    qtbot.waitUntil(lambda: table.recorded()[-1]["kind"] == "void.explained", timeout=20_000)
    assert "people.signed" not in [event["kind"] for event in table.recorded()]

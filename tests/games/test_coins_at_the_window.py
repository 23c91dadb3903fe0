"""The coin game at the window of a real station: enrolled by a line in each registry, and nothing else handed over."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.__main__ import main, parser
from app.commands.planning import planned
from app.commands.seen import game_seen
from app.desks.common.application import make_application
from app.desks.croupier.acts import Act
from app.desks.croupier.plain_dealing import PlainDealing
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.words.game_words import speak_of
from app.desks.players.board_window import ResultBoard
from app.rules.money import Cents
from app.settings import Settings
from app.station.desk_link import DeskLink
from app.station.station import Station
from app.station.windows import Windows
from app.table.table import Automation
from tests.games.coins import BetOn, CoinTable, Fall
from tests.games.enrolled import enrol

PATIENCE = 20_000


class AtTheWindow(NamedTuple):
    """The windows of a station, and how to wait until its table is as wished."""

    windows: Windows
    qtbot: QtBot

    @property
    def dealing(self) -> PlainDealing:
        dealing = self.windows.window.dealing
        assert isinstance(dealing, PlainDealing)
        return dealing

    def wait(self, met: Callable[[CoinTable], bool]) -> CoinTable:
        def is_met() -> bool:
            return self.dealing.live is not None and met(self.dealing.live.state)

        self.qtbot.waitUntil(is_met, timeout=PATIENCE)
        assert self.dealing.live is not None
        return self.dealing.live.state


def played(at: AtTheWindow) -> None:
    """Open, take two bets, let heads fall, pay, go on, go back, and close."""
    window, dealing = at.windows.window, at.dealing
    at.wait(lambda state: not state.opened)
    window.do(Act.OPEN)
    QTest.keyClick(window, Qt.Key.Key_Return)
    at.wait(lambda state: state.opened)
    dealing.ask(BetOn(side="heads", owner="Ada", amount=Cents(1000)))
    dealing.ask(BetOn(side="tails", owner="Bo", amount=Cents(5000)))
    at.wait(lambda state: state.betting is not None and len(state.betting.bets) == 2)
    dealing.ask(Fall(side="heads"))
    at.wait(lambda state: state.paying is not None)
    dealing.act(Act.PAID)
    at.wait(lambda state: state.paying is not None and state.paying.payable.paid == {1})
    dealing.act(Act.NEXT)
    at.wait(lambda state: state.paying is None)
    dealing.act(Act.REOPEN)
    state = at.wait(lambda state: state.paying is not None)
    assert state.paying is not None
    assert state.paying.payable.paid == {1}
    at.windows.toggle_display()
    display = at.windows.display
    assert display is not None
    assert isinstance(display.window, ResultBoard)
    assert (display.window.shown, display.window.accessibleName()) == ("Testa", "Testa")
    dealing.act(Act.NEXT)
    at.wait(lambda state: 1 in state.payments)
    assert display.window.shown == "Testa"
    at.windows.toggle_display()


def test_a_round_is_dealt_paid_reopened_and_verified(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    enrol(monkeypatch.setitem)
    make_application(["test"])
    house, database = tmp_path / "coins.toml", tmp_path / "C1.sqlite"
    house.write_text('game = "coins"\n' + Path("resources/houses/venezia.toml").read_text("utf-8"), "utf-8")
    words = ["table", "--headless", "--table", "C1", "--dealer", "Anna"]
    words += ["--database", str(database), "--house", str(house)]
    plan = planned(parser(words).parse_args(words), Automation.NONE, lambda _sentence: 2)
    link = DeskLink()
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        windows = Windows(link, game_seen(plan.wiring.game.name), Setup(Settings()))
        qtbot.addWidget(windows.window)
        station.table.question(link.publish)
        windows.show()
        played(AtTheWindow(windows, qtbot))
        windows.remember()
    speak_of(ROULETTE)
    assert main(["verify", "--database", str(database)]) == 0
    assert '"C1"' in capsys.readouterr().out

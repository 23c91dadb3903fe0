"""The dealer's window draws a game that it has never heard of, by its felt alone."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.page_over import Back
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.window import CroupierWindow
from app.desks.croupier.words.game_words import speak_of
from app.people.permissions import Signed
from app.rules.money import Cents
from app.rules.side import Side
from app.table.command import Command, command_form, name_of
from app.table.live import Live, Refusal
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from app.table.turn import RefusedError
from tests.games.coin_felt import COINS_FELT, CoinDealing, CoinMiddle
from tests.games.coins import COINS, CoinTable
from tests.houses import house


class Window:
    """A window at a table of coins: what is touched there is done by the table, and comes back."""

    def __init__(self) -> None:
        make_application(["test"])
        rules = house("venezia")
        self.table = Table(
            unopened("C1", COINS), Opening("C1", rules, "Anna", Side.LEFT, "test"), steps_told=False
        )
        self.live: Live[CoinTable] = Live(self.table.state, house=rules, dealer="Anna")
        self.window = CroupierWindow(self._send, COINS_FELT, send_signed=self._send)
        self.window.resize(1280, 800)
        self.publish(None)
        self.window.show()

    def publish(self, refusal: Refusal | None) -> None:
        self.live = Live(self.table.state, house=self.live.house, dealer="Anna", refusal=refusal)
        self.window.show_live(self.live)

    def _send(self, command: Command, signed: Sequence[Signed] = ()) -> None:
        refusal = self.live.refusal
        try:
            self.table.do(command_form(command), signed)
        except RefusedError as reason:
            refusal = Refusal(str(reason), self.live.refusals + 1, name_of(type(command)))
        self.publish(refusal)

    @property
    def dealing(self) -> CoinDealing:
        assert isinstance(self.window.dealing, CoinDealing)
        return self.window.dealing

    def touch_side(self, side: str) -> None:
        assert isinstance(self.window.middle, CoinMiddle)
        QTest.mouseClick(self.window.middle.sides[side], Qt.MouseButton.LeftButton)

    def press(self, act: AnyAct) -> None:
        assert self.window.payments is not None
        QTest.mouseClick(self.window.payments.buttons[act], Qt.MouseButton.LeftButton)


@pytest.fixture
def coins(qtbot: QtBot) -> Iterator[Window]:
    window = Window()
    qtbot.addWidget(window.window)
    yield window
    speak_of(ROULETTE)


def opened(coins: Window) -> Window:
    coins.table.do({"do": "open", "dealer": "Anna"})
    coins.publish(None)
    for side, owner, euros in (("heads", "Ada", 10), ("tails", "Bo", 50), ("heads", "Cy", 20)):
        coins.dealing.bet(side, owner, Cents(100 * euros))
    return coins


def test_a_table_is_opened_on_the_page_that_any_table_has(coins: Window) -> None:
    coins.window.do(Act.OPEN)
    assert coins.window.pages.asked is Act.OPEN
    QTest.keyClick(coins.window, Qt.Key.Key_Return)
    assert coins.live.state.opened
    assert coins.window.pages.asked is None


def test_a_coin_falls_is_paid_in_its_order_and_the_next_one_begins(coins: Window) -> None:
    opened(coins).touch_side("heads")
    assert coins.window.top_bar.accessibleName()
    panel = coins.window.payments
    assert panel is not None
    assert panel.accessibleName() == "Ada, heads: 10"
    coins.press(Act.PAID)
    assert panel.accessibleName() == "Cy, heads: 20"
    coins.press(Act.PAID)
    assert [each.amount for each in coins.live.state.payments.get(1, ())] == []
    coins.press(Act.NEXT)
    assert [each.amount for each in coins.live.state.payments[1]] == [1000, 2000]
    assert coins.window.payments is not None
    assert not coins.window.payments.isVisible()


def test_the_coin_that_was_closed_last_is_opened_again_by_the_key_that_any_table_has(coins: Window) -> None:
    opened(coins).touch_side("heads")
    coins.press(Act.PAID)
    coins.press(Act.PAID)
    coins.press(Act.NEXT)
    screen = coins.dealing.screen
    assert screen is not None
    assert screen.back == Back(spin=1, number=1, possible=True)
    QTest.keyClick(coins.window, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert coins.live.state.paying is not None
    assert coins.live.state.paying.payable.paid == {1, 2}
    coins.press(Act.UNPAID)
    assert coins.window.payments is not None
    assert coins.window.payments.accessibleName() == "Cy, heads: 20"


def test_the_mark_of_a_payment_is_taken_back(coins: Window) -> None:
    opened(coins).touch_side("heads")
    coins.press(Act.PAID)
    coins.press(Act.UNPAID)
    assert coins.live.state.paying is not None
    assert coins.live.state.paying.payable.marked == ()


def test_a_payment_is_disputed_on_the_page_that_any_payment_has(coins: Window) -> None:
    opened(coins).touch_side("heads")
    coins.window.do(Act.PAYMENT)
    page = coins.window.pages.open
    assert page is not None
    assert "Ada" in page.accessibleName()


@pytest.mark.parametrize(
    "act", [Act.TABLE, Act.BANK, Act.SETTINGS, Act.KEYS, Act.HELP, Act.SUSPEND, Act.MINIMUM]
)
def test_what_any_table_has_opens_at_this_one(coins: Window, act: AnyAct) -> None:
    opened(coins)
    coins.window.do(act)
    assert coins.window.pages.open is not None
    assert not coins.window.grab().isNull()

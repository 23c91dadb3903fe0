"""The dealer's window draws a game that it has never heard of, by its felt alone."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.heading import Heading, Meaning
from app.desks.croupier.page_over import Back
from app.desks.croupier.plain_dealing import PlainDealing
from app.desks.croupier.plain_middle import PlainMiddle
from app.desks.croupier.regions import regions
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
from tests.games.coin_felt import COINS_FELT
from tests.games.coins import COINS, SIDES, BetOn, CoinTable, Fall
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
    def dealing(self) -> PlainDealing:
        assert isinstance(self.window.dealing, PlainDealing)
        return self.window.dealing

    @property
    def middle(self) -> PlainMiddle:
        assert isinstance(self.window.middle, PlainMiddle)
        return self.window.middle

    def touch_side(self, side: str) -> None:
        QTest.mouseClick(self.middle.results[SIDES[side]], Qt.MouseButton.LeftButton)

    @property
    def heading(self) -> Heading:
        assert self.dealing.screen is not None
        return self.dealing.screen.heading

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
        coins.dealing.ask(BetOn(side=side, owner=owner, amount=Cents(100 * euros)))
    return coins


def test_a_table_is_opened_on_the_page_that_any_table_has(coins: Window) -> None:
    coins.window.do(Act.OPEN)
    assert coins.window.pages.asked is Act.OPEN
    QTest.keyClick(coins.window, Qt.Key.Key_Return)
    assert coins.live.state.opened
    assert coins.window.pages.asked is None


def test_each_result_has_a_key_with_its_name_that_is_dimmed_while_the_table_would_refuse_it(
    coins: Window,
) -> None:
    keys = coins.middle.results
    assert [(number, key.text()) for number, key in keys.items()] == [(1, "Testa"), (2, "Croce")]
    assert not any(key.isEnabled() for key in keys.values())
    opened(coins)
    assert all(key.isEnabled() for key in keys.values())
    left, right = (key.geometry() for key in keys.values())
    assert (left.size(), left.y()) == (right.size(), right.y())
    assert coins.middle.rect().contains(left.united(right))
    assert not left.intersects(right)
    coins.table.do({"do": "suspend", "reason": "?", "by": "direzione"})
    coins.publish(None)
    assert not any(key.isEnabled() for key in keys.values())


def test_keys_that_have_no_room_in_one_row_stand_in_several(coins: Window) -> None:
    falls = {number: Fall(side="heads") for number in range(7)}
    middle = PlainMiddle(coins.window.scale, coins.window, coins.dealing, falls)
    middle.resize(800, 400)
    middle.place(regions(1280, 800, Side.LEFT, coins.window.scale))
    boxes = [key.geometry() for key in middle.results.values()]
    assert len({box.y() for box in boxes[:6]}) == 1
    assert boxes[6].y() > boxes[0].bottom()
    assert all(middle.rect().contains(box) for box in boxes)
    middle.deleteLater()


def test_what_fell_is_called_in_the_words_of_the_game_and_beneath_stands_what_it_means(coins: Window) -> None:
    def said() -> tuple[tuple[str, ...], Meaning]:
        return coins.heading.said, coins.heading.meaning

    assert said() == ((), Meaning.CLOSED)
    opened(coins)
    assert said() == ((), Meaning.BETS_OPEN)
    coins.touch_side("heads")
    assert said() == (("Testa",), Meaning.PAY)
    assert coins.window.top_bar.accessibleName() == "Testa. Testa — pagare nell'ordine"
    coins.press(Act.PAID)
    coins.press(Act.PAID)
    assert said() == (("Testa",), Meaning.ALL_PAID)
    coins.table.do({"do": "suspend", "reason": "?", "by": "direzione"})
    coins.publish(None)
    assert said() == ((), Meaning.SUSPENDED)
    assert coins.dealing.screen is not None
    assert not coins.dealing.screen.can & {Act.UNPAID, Act.NEXT}
    assert "finché la direzione non riprende il gioco" in coins.window.top_bar.accessibleName()


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

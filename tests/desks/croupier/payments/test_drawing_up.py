"""The payments of any game are drawn up, shown and said by the same code: here of a game that is only a test."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.lettering import proofread
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.draft import Draft
from app.desks.croupier.heading import Heading, Health, JournalLamp, Meaning, ReaderLamp
from app.desks.croupier.payments.drawing_up import payments
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.payments.pay_words import row_words
from app.desks.croupier.payments.payment_acts import marking_acts, turns
from app.desks.croupier.payments.shown import Beside, Mark, Payments, Step
from app.desks.croupier.plain_dealing import of_round
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.screen import Screen
from app.rules.money import Cents
from app.rules.side import Side as DealersSide
from app.table.game import game_of
from app.table.live import ReaderHealth
from tests.games.coins import CoinTable
from tests.games.test_coins import INSPECTOR, Dealt, fallen

BY = {"by": "Rossi", "reason": "seen"}


def drawn(dealt: Dealt, looking: int | None = None) -> Payments[Beside, Step]:
    state: CoinTable = game_of(dealt.state).as_settled(dealt.state)
    assert state.paying is not None
    return payments(
        state, state.paying.payable, of_round(state.house, state.paying), Draft(1, looking), durable=True
    )


def shown(dealt: Dealt) -> Screen:
    paid, state = drawn(dealt), dealt.state
    heading = Heading(
        table=state.table,
        title="Coins",
        spin=1,
        minimum=state.minimum,
        most=Cents(0),
        dealer="Anna",
        number=1,
        said=("Heads",),
        meaning=Meaning.PAY,
        prompts=(),
        labels={},
        reader=ReaderLamp(Health.GOOD, ReaderHealth.LIVE, None, None),
        journal=JournalLamp(Health.GOOD, "", 0),
        practice=False,
        next_spin=None,
    )
    can = frozenset(marking_acts(paid) | turns(paid) | {Act.PAYMENT, Act.LINES})
    return Screen(opened=True, side=DealersSide.LEFT, heading=heading, number=1, payments=paid, can=can)


def test_whoever_bet_on_the_side_that_fell_is_paid_in_that_order() -> None:
    paid = drawn(fallen())
    assert [(row.title, row.why, row.amount, row.mark) for row in paid.rows] == [
        ("Ada", "heads", 1000, Mark.CURRENT),
        ("Cy", "heads", 2000, Mark.WAITING),
    ]
    assert paid.large is not None
    assert (paid.large.order, paid.large.of, paid.large.terms) == (1, 2, ((1, 1),))
    assert paid.large.spoken == "Un pezzo, dieci, Ada"
    assert (paid.step, paid.asks, paid.settled) == (None, False, False)


def test_the_next_one_is_shown_until_all_are_made_and_another_can_be_looked_at() -> None:
    dealt = fallen()
    dealt.do("paid", order=1)
    paid = drawn(dealt)
    assert (paid.current, paid.takes_back, [row.mark for row in paid.rows]) == (
        2,
        1,
        [Mark.PAID, Mark.CURRENT],
    )
    assert drawn(dealt, looking=1).aside
    dealt.do("paid", order=2)
    assert drawn(dealt).settled


def test_what_is_disputed_waits_for_its_ruling() -> None:
    dealt = fallen()
    dealt.do("dispute", order=1, by="Ada", reason="I bet twenty")
    paid = drawn(dealt)
    assert [(row.mark, row.objection) for row in paid.rows] == [
        (Mark.DISPUTED, "I bet twenty"),
        (Mark.CURRENT, ""),
    ]
    dealt.do("rule", INSPECTOR, order=1, **BY)
    assert drawn(dealt).rows[0].mark is Mark.CURRENT


def test_the_panel_draws_and_says_them_and_has_no_key_of_another_game(qtbot: QtBot) -> None:
    dealt, written, parent = fallen(), list[str](), QWidget()
    qtbot.addWidget(parent)
    panel: PaymentPanel[Screen] = PaymentPanel(Scale(), parent, lambda _act: None)
    panel.resize(346, 560)
    panel.show_screen(shown(dealt))
    proofread(lambda each, _painter: written.append(each.shown))
    panel.grab()
    assert panel.accessibleName() == "Ada, heads: 10"
    assert {"Ada", "heads", "€ 10", "Cy · 1 pezzo", "€ 20"} <= set(written)
    assert panel.buttons[Act.PAID].isEnabled()
    assert not {SpinAct.ZERO, SpinAct.CLEARED, Act.VOID, SpinAct.RESTS} & panel.buttons.keys()
    dealt.do("paid_all")
    panel.show_screen(shown(dealt))
    assert (panel.buttons[Act.PAID].text(), panel.buttons[Act.PAID].isEnabled()) == ("TUTTO PAGATO", False)


def test_on_a_line_stand_pieces_and_amount() -> None:
    assert [row_words(row) for row in drawn(fallen()).rows] == [("1 pezzo", "€ 10"), ("1 pezzo", "€ 20")]

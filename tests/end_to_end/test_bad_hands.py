"""Hands that come too late, twice or all at once: nothing wrong is recorded, nothing is lost, the dealer sees why.

The window, its wheel and its journal are real. The book has what should be recorded and nothing else; each test
ends by comparing the journal with it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.second_touch import HASTE
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.roulette.procedure import Phase
from hardware.simulators.cammegh_script import RUNNING
from tests.desks.patience import hurried
from tests.end_to_end.at_the_window import CONTROL, LEFT, NONE, PAD, AtTheWindow
from tests.end_to_end.dealer import Dealer
from tests.end_to_end.entered import Held, figure
from tests.end_to_end.hands import Hands, K
from tests.end_to_end.running import verify
from tests.end_to_end.story import Story, first_difference, journal_of, told

RED, BLUE = Held("red", None, None), Held("blue", None, None)
pytestmark = [pytest.mark.serial_line]


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    """Afterwards the journal tells what the book has."""
    rng, story = random.Random(7), Story(tmp_path / "story.jsonl")
    with AtTheWindow(tmp_path, rng) as table:
        dealer = Dealer(table, rng, story.tell, table.breathe)
        dealer.at_table.open()
        yield Hands(table, dealer, rng)
        if dealer.book.paying is not None:
            dealer.pays.settled()
    assert first_difference(story.lines(), told(journal_of(table.database))) == ""
    assert verify(table.database)[0] == 0
    story.close()


# While the number changes


def test_a_finger_down_on_a_place_while_the_next_number_falls_touches_nothing(hands: Hands) -> None:
    hands.fall(8)
    hands.lay(RED, "straight-8")
    place = hands.place("straight-8")
    hands.down(place)
    hands.fall(8)
    hands.up(place)
    assert hands.table.screen.payments.rows == ()
    assert hands.table.window.top_bar.accessibleName().startswith("Huit")  # it is the new number's moment


@pytest.mark.parametrize("by", ["touch", "space"])
def test_what_was_meant_to_pay_one_number_does_not_pay_the_next(hands: Hands, by: str) -> None:
    """Both numbers have a payment from their first moment: of an announce that is held."""
    hands.announce("serie")
    hands.fall(8)
    hands.dealer._clear()
    hands.announce("serie")  # for the next spin: what won is a ghost there, and no payment
    hands.dealer.pays.settled()
    if by == "touch":
        hands.down(hands.pay)
    else:
        QTest.keyPress(hands.table.window, K.Key_Space)
    hands.fall(8)
    hands.dealer.pays.settled()
    if by == "touch":
        hands.up(hands.pay)
    else:
        QTest.keyRelease(hands.table.window, K.Key_Space)
    assert hands.book.now.marks == set()
    hands.dealer.pays.settled()
    assert hands.pay.isEnabled()  # the payment waits, and is shown
    hands.dealer.pays.pay()


def test_a_touch_on_the_felt_while_the_view_closes_in_lays_nothing(hands: Hands) -> None:
    """The neighbourhood is not there yet: a hand that is too quick touches the cloth."""
    hands.fall(8)
    hands.lay(RED, "straight-8")
    spot = hands.table.middle_of(hands.place("straight-8"))
    hands.close_in_slowly()
    hands.table.wheel.throw(8)
    hands.book.thrown("wheel")
    hands.book.no_more_bets("wheel")
    hands.book.fell(8, "wheel")
    hands.until_closing_in()
    for _ in range(3):
        QTest.mouseClick(hands.screen_of_touch, LEFT, NONE, spot)
    assert hands.table.window.middle.felt.closing_in
    hands.table.until(lambda: hands.table.entering, "the neighbourhood")
    assert hands.table.screen.payments.rows == ()
    hands.lay(RED, "straight-8")


# Twice


def test_a_double_tap_on_pagato_pays_one_payment(hands: Hands) -> None:
    hands.fall(8)
    hands.lay(RED, "straight-8")
    hands.lay(BLUE, "straight-8")
    hands.dealer.pays.settled()
    hands.double_tap(hands.pay)
    hands.book.paid(1)
    hands.dealer.pays.settled()
    assert hands.table.screen.payments.current == 2  # shown as the one that is next


def test_a_double_tap_on_a_place_or_a_figure_is_two_touches(hands: Hands) -> None:
    hands.fall(8)
    hands.lay(RED, "straight-8")
    hands.double_tap(hands.place("split-8-9"))
    for _ in range(2):
        hands.laid(RED, "split-8-9")
    hands.double_tap(hands.table.entry.figures.figures[Figure.CORNERS])
    for _ in range(2):
        hands.laid(RED, *figure("corners", 8))


def test_a_double_tap_on_the_next_spin_closes_nothing_that_nobody_spoke_of(hands: Hands) -> None:
    """Nothing was entered, and the layout is not said to be clear: a double tap is one touch, and is asked."""
    hands.fall(8)
    hands.double_tap(hands.table.panel.buttons[Act.NEXT])
    hands.table.until(lambda: hands.table.screen.passing.asked, "the question")
    assert hands.table.screen.number == 8


def test_a_double_tap_on_the_next_spin_takes_one_step(hands: Hands) -> None:
    hands.fall(8)
    hands.table.touch(hands.table.panel.buttons[SpinAct.CLEARED])
    hands.book.clear()
    hands.table.until(lambda: SpinAct.CLEARED not in hands.table.screen.can, "the layout to be clear")
    hands.double_tap(hands.table.panel.buttons[Act.NEXT])
    hands.book.next_spin()
    hands.table.until(lambda: hands.table.screen.number is None, "the next spin")
    assert hands.table.phase in {Phase.COMING, Phase.BETS_OPEN}


def test_yes_said_twice_is_one_number_and_a_refused_one_is_none(hands: Hands) -> None:
    """The cable is out; a wrong number is typed and refused, the right one confirmed twice over."""
    table, book = hands.table, hands.book
    table.wheel.port.hang_up()
    table.until(lambda: "Cilindro scollegato" in table.banner, "the reader to be lost")
    for phase in (Phase.THROWN, Phase.NO_MORE_BETS):
        hands.double_tap(table.window.steps.main)
        hands.wait_for(phase)
    book.thrown("hand")
    book.no_more_bets("hand")
    for number, button in ((17, "refuse"), (18, "confirm")):
        table.key(K.Key_N, CONTROL)
        hands.double_tap(table.form(Act.NUMBER).key(Number(number)))
        look = table.page(Act.CONFIRM, SecondLook)
        assert "guardare la pallina" in look.accessibleName()
        book.candidate(number, "typed")
        hands.double_tap(look.confirm if button == "confirm" else look.refuse)
        table.until(lambda: table.screen.waits is None, "the answer")
        if button == "refuse":
            book.refused_candidate(number)
    book.fell(18, "hand")
    table.until(lambda: table.entering, "the neighbourhood")


# Too soon

SOON = 300
"""Milliseconds between two touches of a hasty hand."""


def test_a_hasty_second_touch_lays_nothing_on_the_number_that_fell_under_the_finger(hands: Hands) -> None:
    """A finger on the felt while the ball runs, and once more when the neighbourhood is there: the first was meant."""
    hands.fall(8)
    hands.lay(RED, "straight-8")
    spot = hands.table.middle_of(hands.place("straight-8"))
    hands.dealer.pays.pay()
    hands.table.wheel.throw(8, RUNNING)
    hands.wait_for(Phase.NO_MORE_BETS)
    hands.book.thrown("wheel")
    hands.book.no_more_bets("wheel")
    with hurried(SOON) as hurry:
        QTest.mouseClick(hands.screen_of_touch, LEFT, NONE, spot)
        hands.table.wheel.port.hold()
        hands.book.fell(8, "wheel")
        hands.table.until(
            lambda: hands.table.entering and hands.table.phase is Phase.FALLEN, "the second number"
        )
        hands.table.touch(hands.table.entry.chips.colours[0])
        for _ in range(2):
            QTest.mouseClick(hands.screen_of_touch, LEFT, NONE, spot)
            hands.table.breathe()
            if hurry.apart == SOON:
                assert hands.table.screen.payments.rows == ()
            hurry.apart = HASTE
    hands.laid(RED, "straight-8")
    hands.dealer.pays.pay()


def test_a_hasty_second_touch_goes_past_nothing_that_is_asked_once_more(hands: Hands) -> None:
    """*Tutti pagati* and *Colpo successivo* stand where the finger is: at once it pays nothing and goes nowhere."""
    hands.fall(8)
    for chip in (RED, BLUE):
        hands.lay(chip, "straight-8")
    hands.dealer.pays.settled()
    all_paid = hands.table.panel.buttons[Act.PAID_ALL]
    with hurried(SOON) as hurry:
        for _ in range(2):
            hands.table.touch(all_paid)
        assert hands.book.now.marks == set()
        assert hands.table.screen.payments.all_asked
        hurry.apart = HASTE
        hands.table.touch(all_paid)
    hands.book.paid_all()
    hands.dealer.pays.settled()


# Held down


@pytest.mark.parametrize(("key", "held"), [(K.Key_6, PAD), (K.Key_5, PAD), (K.Key_A, NONE)])
def test_a_key_of_the_entry_that_is_held_lays_one_piece(
    hands: Hands, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    hands.fall(8)
    hands.lay(RED, "line-7-12")
    hands.keep_down(key, held)
    place = {
        K.Key_6: "split-8-11",
        K.Key_5: "straight-8",
        K.Key_A: hands.table.screen.chances[0].position.name,
    }
    hands.laid(RED, place[key])


def test_the_space_bar_that_is_held_pays_once(hands: Hands) -> None:
    hands.fall(8)
    for chip in (RED, BLUE):
        hands.lay(chip, "straight-8")
    hands.dealer.pays.settled()
    hands.keep_down(K.Key_Space)
    hands.book.paid(1)
    hands.dealer.pays.settled()
    assert hands.table.screen.payments.current == 2


def test_a_space_bar_that_stays_down_over_a_payment_made_by_touch_pays_nothing_more(hands: Hands) -> None:
    hands.fall(8)
    for chip in (RED, BLUE):
        hands.lay(chip, "straight-8")
    hands.dealer.pays.settled()
    QTest.keyPress(hands.table.window, K.Key_Space)
    hands.table.touch(hands.pay)
    hands.book.paid(1)
    hands.dealer.pays.settled()
    QTest.keyRelease(hands.table.window, K.Key_Space)


# All at once


def test_space_and_touch_at_the_same_moment_pay_one_payment(hands: Hands) -> None:
    hands.fall(8)
    for chip in (RED, BLUE):
        hands.lay(chip, "straight-8")
    hands.dealer.pays.settled()
    QTest.keyClick(hands.table.window, K.Key_Space)
    QTest.mouseClick(hands.pay, LEFT)
    hands.book.paid(1)
    hands.dealer.pays.settled()


def test_touches_faster_than_the_disk_are_all_recorded_and_nothing_is_paid_before(hands: Hands) -> None:
    """The payment that is shown belongs to an entry that is still being written: it cannot be marked."""
    hands.fall(8)
    hands.lay(RED, "straight-8")
    place = hands.place("straight-8")
    for _ in range(40):
        QTest.mouseClick(place, LEFT)
        hands.laid(RED, "straight-8")
    QTest.keyClick(hands.table.window, K.Key_Space)
    QTest.mouseClick(hands.pay, LEFT)
    assert hands.table.screen.drafted
    assert not hands.pay.isEnabled()
    hands.dealer.pays.settled()
    hands.dealer.pays.pay()


# The window is resized


def test_a_resize_in_the_middle_of_an_animation_leaves_every_place_under_the_finger(hands: Hands) -> None:
    table = hands.table
    hands.close_in_slowly()
    table.wheel.throw(8)
    hands.book.thrown("wheel")
    hands.book.no_more_bets("wheel")
    hands.book.fell(8, "wheel")
    hands.until_closing_in()
    for size in ((1920, 1080), (1000, 700), (1280, 800), (1920, 1080)):
        table.window.resize(*size)
        table.breathe()
    table.until(lambda: table.entering, "the neighbourhood")
    hands.lay(RED, "straight-8")
    for target in table.screen.inside:
        button = hands.place(target.position.name)
        assert table.under_the_finger(button), target.position.name
        table.touch(button)
        hands.laid(RED, target.position.name)
    hands.dealer.pays.settled()
    hands.down(hands.pay)
    table.window.resize(1280, 800)
    table.breathe()
    hands.up(hands.pay)  # the finger is where it was meant: the button went with the window
    hands.book.paid(1)


# A second number while the first is being paid


def test_a_second_number_closes_the_first_as_it_is_and_the_dealer_is_told(hands: Hands) -> None:
    hands.fall(8)
    for chip in (RED, BLUE):
        hands.lay(chip, "straight-8")
    hands.dealer.pays.pay()
    table = hands.table
    table.wheel.throw(11, RUNNING)
    table.until(lambda: table.phase is Phase.NO_MORE_BETS, "rien ne va plus")
    assert table.banner == "Rosso, 35 pezzi, € 175. Colpo 1 (8): fu pagato?"
    QTest.keyClick(table.window, K.Key_Space)  # too late: that payment is no more
    hands.book.thrown("wheel")
    hands.book.no_more_bets("wheel")
    table.wheel.port.hold()
    hands.book.fell(11, "wheel")
    table.until(lambda: table.entering and table.screen.number == 11, "the second number")
    assert table.screen.payments.rows == ()
    hands.lay(BLUE, "straight-11")
    hands.dealer.pays.pay()


# An entry that is too much


def test_an_entry_over_the_maximum_is_paid_up_to_it_and_the_rest_is_given_back(hands: Hands) -> None:
    """Rules 5: a straight takes 60; of 4 × 20 three are paid, and the fourth is returned and said to be."""
    hands.fall(8)
    hands.lay(Held(None, 2000, "posto 4"), "straight-8", pieces=4)
    hands.dealer.pays.settled()
    assert [part["amount"] for part in hands.book.now.answer["returned"]] == ["20.00"]
    assert hands.book.now.payments[0]["amount"] == "2100.00"
    assert "Da rendere · pieno 8 · posto 4: € 20" in hands.table.panel.accessibleName()
    hands.dealer.pays.pay()

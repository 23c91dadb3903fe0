"""What is touched beside the large payment."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.common.touch import Role
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.croupier.staged import scene_of, staged
from tests.desks.hands import CONTROL
from tests.desks.played import Played
from tests.desks.written import texts_on, written_on
from tests.said import said


def test_a_chip_is_marked_as_finished_by_touch_and_by_key(played: Played) -> None:
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    button = played.panel.buttons[Act.FINISHED]
    played.touch(button)
    assert (button.chosen, button.accessibleName()) == (True, "C'è di nuovo")
    assert [chip.value for chip in played.station.state.bank.inventory.missing] == [2000]
    assert played.panel.accessibleName().endswith(": 700. Manca il 20: chiedere un fill")
    played.key(Qt.Key.Key_F, CONTROL)
    assert (button.chosen, button.accessibleName()) == (False, "Pezzi finiti")
    assert not played.station.state.bank.inventory.missing


def test_enter_beside_the_letters_pays_nothing_and_that_of_the_pad_never_marks_a_chip(played: Played) -> None:
    """Enter confirms elsewhere (screens: the pad's Enter pays); the mark's button is never where it goes."""
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.FINISHED])
    assert not played.panel.buttons[Act.FINISHED].hasFocus()
    played.key(Qt.Key.Key_Return)
    assert played.paid == frozenset()
    played.key(Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert played.paid == {1}
    assert len(played.station.state.bank.inventory.missing) == 1


def test_an_amount_of_several_chips_has_nothing_to_mark(played: Played) -> None:
    played.fall(8)
    for cents in (2000, 500):
        played.value(cents, 1)
        played.place("low")
    assert not played.panel.buttons[Act.FINISHED].isVisible()


def test_what_is_given_back_is_read_aloud_too(played: Played) -> None:
    """Rules 5: what is over the maximum is not paid and is returned; a straight takes sixty at most."""
    played.fall(8)
    played.value(2000, 4)
    played.touch(played.entry.keys.counts[3])
    played.place("straight-8")
    assert played.amounts == [35 * 6000]
    assert "Da rendere · pieno 8 · posto 4: € 20" in played.panel.accessibleName()


def _three(played: Played) -> None:
    """Three payments on number 8: a chance and two colours inside."""
    played.fall(8)
    played.value(2000, 4)
    played.place("black")
    for colour in ("red", "blue"):
        played.colour(colour)
        played.place("straight-8")


def test_what_is_disputed_is_never_called_all_paid(played: Played) -> None:
    """What waits for a decision is shown again by itself, and can be decided at once (rules 7)."""
    _three(played)
    played.window.dealing.ask(said({"do": "dispute", "order": 2, "reason": "quanto è"}))
    played.key(Qt.Key.Key_Space)
    played.key(Qt.Key.Key_Space)
    assert played.paid == {1, 3}
    pay = played.panel.buttons[Act.PAID]
    assert (pay.accessibleName(), pay.isEnabled()) == ("CONTESTATO quanto è · decidere…", True)
    played.key(Qt.Key.Key_Space)
    assert played.paid == {1, 3}, "the space bar pays and decides nothing"
    played.touch(pay)
    assert played.window.pages.open is played.window.pages.made[Act.PAYMENT]
    played.key(Qt.Key.Key_Escape)
    assert played.large.order == 2
    played.window.dealing.ask(said({"do": "rule", "order": 2, "by": "capo tavolo", "reason": "visto"}))
    played.key(Qt.Key.Key_Space)
    assert pay.accessibleName() == "TUTTO PAGATO"


def test_what_must_be_handed_over_is_never_pushed_out_by_payments(played: Played) -> None:
    """A freed prisoner stands in the list however many payments there are; what has no room is counted."""
    played.fall(0)
    played.colour("red")
    played.place("red")
    played.station.say("next")
    played.fall(3)
    places = ("straight-3", "split-3-6", "split-2-3")
    for colour, place in zip(("blue", "green", "yellow", "lilac", "orange"), places * 2, strict=False):
        played.colour(colour)
        played.place(place)
    drawn = texts_on(played.panel)
    assert any(text.startswith("Liberato") for text in drawn)
    assert "⋯ ancora 2" in drawn


@pytest.mark.parametrize("figure", [Figure.STRAIGHT_AND_SPLITS, Figure.COMPLETE])
def test_why_a_figure_is_paid_can_be_read(played: Played, figure: Figure) -> None:
    """The commonest picture bets are written at 14 pixels of the reference at least, and never cut."""
    played.fall(12)
    played.colour("red")
    played.window.dealing.lay_figure(figure)
    found = written_on(played.panel)
    why = [written for written in found if "cavall" in written.text]
    assert why
    assert all(written.pixels >= 14 and not written.cut for written in why)


def test_pagato_says_that_nobody_is_named_before_another_touch_pays(played: Played) -> None:
    played.fall(8)
    played.touch(played.entry.chips.values[3])
    played.place("black")
    pay = played.panel.buttons[Act.PAID]
    played.touch(pay)
    assert (pay.text(), pay.below, pay.role) == ("PAGATO", "di chi è? ancora: paga", Role.STEP)
    assert played.paid == frozenset()
    played.touch(pay)
    assert played.paid == {1}
    assert pay.role is Role.PAY


def test_what_cannot_be_paid_in_chips_is_asked_where_it_would_be_paid(qtbot: QtBot) -> None:
    """Half of 2.50 is no chip: the key that would pay it says whom to ask, and does not invite."""
    hands = staged(qtbot, scene_of("entry-uneven"))
    pay = hands.panel.buttons[Act.PAID]
    assert (pay.text(), pay.below, pay.role) == ("PAGATO", "chiedere al capo tavolo", Role.QUIET)


def test_the_next_spin_is_gold_once_something_was_said_of_this_one(played: Played) -> None:
    """Nothing entered, and the layout not said to be clear: gold is what says so, and not what closes the spin."""
    played.fall(8)
    buttons = played.panel.buttons
    assert (buttons[SpinAct.CLEARED].role, buttons[Act.NEXT].role) == (Role.STEP, Role.QUIET)
    played.touch(buttons[SpinAct.CLEARED])
    assert buttons[Act.NEXT].role is Role.STEP
    played.touch(buttons[Act.NEXT])
    assert played.station.state.paying is None
    played.fall(9)
    played.colour("red")
    played.place("straight-9")
    assert buttons[Act.NEXT].role is Role.STEP

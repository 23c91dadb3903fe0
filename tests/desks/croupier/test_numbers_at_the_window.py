"""A number is typed, looked at twice, refused or contradicted, and a throw declared void."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.table.roulette.procedure import VoidReason
from tests.desks.hands import CONTROL
from tests.desks.played import Played


def test_a_number_is_typed_looked_at_again_and_confirmed(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.touch(played.window.steps.main)
    pad = played.form(Act.NUMBER)
    played.touch(pad.key(Number(17)))
    assert not pad.isVisible()
    look = played.page(Act.CONFIRM, SecondLook)
    played.touch(look.confirm)
    assert played.station.paying.number == 17
    assert not look.isVisible()
    assert played.window.pages.open is None, "the pad was answered: nothing lies over the entry"


def test_a_number_is_typed_by_keyboard_and_the_space_bar_confirms_nothing(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.key(Qt.Key.Key_N, CONTROL)
    played.key(Qt.Key.Key_3)
    played.key(Qt.Key.Key_2)
    played.key(Qt.Key.Key_Return)
    played.key(Qt.Key.Key_Space)
    assert played.station.state.paying is None
    played.key(Qt.Key.Key_Return)
    assert played.station.paying.number == 32


def test_a_number_that_was_refused_can_be_typed_anew(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.window.dealing.number(17)
    played.key(Qt.Key.Key_Delete)
    assert played.station.state.paying is None
    assert played.window.dealing.screen is not None
    assert Act.NUMBER in played.window.dealing.screen.can


def test_a_page_is_left_without_a_trace(played: Played) -> None:
    played.station.say("throw")
    played.key(Qt.Key.Key_N, CONTROL)
    pad = played.form(Act.NUMBER)
    assert pad.isVisible()
    played.key(Qt.Key.Key_Escape)
    assert not pad.isVisible()
    assert played.station.sent == []


def test_a_void_throw_is_one_touch_and_then_needs_a_reason(played: Played) -> None:
    """Rules 8: "Rien va" holds as soon as it is said."""
    played.station.say("throw")
    played.touch(played.window.steps.others[Act.VOID])
    assert played.station.sent == [{"do": "void", "reason": ""}]
    page = played.form(Act.WHY_VOID)
    assert not page.does.isEnabled()
    played.touch(page.key("no_pocket"))
    played.touch(page.does)
    assert played.station.sent[1:] == [{"do": "explain", "spin": 1, "throw": 1, "reason": "no_pocket"}]
    assert not page.isVisible()


@pytest.mark.parametrize("reason", list(VoidReason))
def test_each_reason_on_the_page_makes_a_throw_void(played: Played, reason: VoidReason) -> None:
    """Rules 8: the printed ones, and the capo tavolo's own, which has his name."""
    played.station.say("throw")
    played.window.do(Act.VOID)
    page = played.form(Act.WHY_VOID)
    played.touch(page.key(reason))
    played.touch(page.does)
    assert played.station.live.refusal is None
    assert played.station.state.betting is not None
    assert played.station.state.betting.void == reason


def test_the_reader_is_contradicted_before_the_first_payment(played: Played) -> None:
    """Interface: on a spin that has a number, another contradicts the reader, by name and reason, until one is paid."""
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.window.do(Act.OTHER_NUMBER)
    page = played.form(Act.OTHER_NUMBER)
    played.touch(page.key(Number(8)))
    assert not page.does.isEnabled()
    played.touch(page.key(Number(11)))
    played.touch(page.does)
    assert played.station.paying.number == 11
    assert played.station.sent[-1]["by"] == "capo tavolo"
    played.colour("red")
    played.place("straight-11")
    played.key(Qt.Key.Key_Space)
    assert played.window.dealing.screen is not None
    assert Act.OTHER_NUMBER not in played.window.dealing.screen.can

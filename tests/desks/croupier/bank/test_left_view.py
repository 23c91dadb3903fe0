"""The payments' list has what nobody had marked: two touches lead to it, one says whether it was made."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.pages.form_page import FormPage
from app.table.unmarked import payment_of, unanswered
from tests.desks.croupier.bank_keys import lines, sees
from tests.desks.played import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """Red has won on 8, and the spin was closed before anybody marked it."""
    played = Played(qtbot, drawn=False)
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.station.say("next")
    return played


def listed(played: Played) -> FormPage:
    played.window.do(Act.BANK)
    played.window.bank.go(View.PAYMENTS)
    played.window.dealing.redraw()
    assert sees(played, View.PAYMENTS)
    return played.form(Act.BANK)


def left(played: Played) -> FormPage:
    assert sees(played, View.LEFT)
    return played.form(Act.BANK)


def test_it_stands_in_the_list_above_all_that_was_paid_and_is_said_there(played: Played) -> None:
    view = listed(played)
    named = lines(view)[0].accessibleName()
    assert named.startswith("Colpo 1 (8): Rosso, 35 pezzi, € 87,50")
    assert "1. non segnato: pagato?" in named
    assert lines(view)[0].chosen
    played.touch(lines(view)[0])
    played.touch(left(played).key("Non pagato"))
    assert played.station.sent[-1] == {"do": "unpaid", "spin": 1, "order": 1}
    assert unanswered(played.station.state) == ()
    assert "1. non segnato: non pagato" in lines(view)[0].accessibleName()
    assert not lines(view)[0].chosen


def test_a_slip_is_said_over_and_then_it_is_a_payment_like_any_other(played: Played) -> None:
    view = listed(played)
    for paid in (False, True):
        played.touch(lines(view)[0])
        window = left(played)
        assert (window.key("Pagato").isEnabled(), window.key("Non pagato").isEnabled()) == (True, not paid)
        played.touch(window.key("Pagato" if paid else "Non pagato"))
    assert payment_of(played.station.state, 1, 1) is not None
    played.touch(lines(view)[0])
    assert sees(played, View.PAYMENT)


def test_an_opening_makes_the_question_not_go_away(played: Played) -> None:
    view = listed(played)
    played.station.say("close", "open")
    played.window.dealing.redraw()
    assert "1. non segnato: pagato?" in lines(view)[0].accessibleName()
    played.touch(lines(view)[0])
    played.touch(left(played).key("Pagato"))
    assert unanswered(played.station.state) == ()


def test_what_was_answered_in_a_night_that_is_over_asks_nothing_any_more(played: Played) -> None:
    view = listed(played)
    played.touch(lines(view)[0])
    played.station.send({"do": "unpaid", "spin": 1, "order": 1})
    played.station.say("close", "open")
    played.window.dealing.redraw()
    assert not left(played).key("Pagato").isEnabled()

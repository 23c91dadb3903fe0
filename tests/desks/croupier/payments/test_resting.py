"""At the window: winnings that rested are asked about at each win, and it is said what becomes of them (rules 5) [2]."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.roulette.spin_commands import LeaveWinnings
from tests.desks.hands import CONTROL
from tests.desks.played import Played
from tests.desks.written import texts_on


def rested(played: Played, euros: int) -> Played:
    """Two chips of seat 2 won on Noir at 8 and rest there; 17 is black too."""
    played.fall(8)
    played.value(100 * euros, 2)
    played.place("black", "black")
    played.station.send(LeaveWinnings(order=1))
    played.key(Qt.Key.Key_Space)
    played.station.say("next")
    played.fall(17)
    return played


def test_the_panel_asks_whether_the_player_takes_it_or_it_rests(played: Played) -> None:
    rested(played, 100)
    drawn = texts_on(played.panel)
    assert "INCASSA O RESTA?" in drawn
    assert "Restava: 400 in gioco. Se resta ancora, giocano 800." in drawn
    assert played.panel.buttons[SpinAct.RESTS].accessibleName() == "RESTA non incassa"
    assert played.panel.buttons[Act.PAID].below == "incassa · spazio"
    assert Act.PAID_ALL not in played.window.dealing.screen.can, "nobody answers for the player"  # type: ignore[union-attr]
    played.colour("red")
    played.place("black")
    assert played.panel.buttons[Act.PAID_ALL].below == "prima: resta?"


def test_paid_is_taken_and_the_stake_is_asked_for_at_the_next_number(played: Played) -> None:
    rested(played, 100)
    played.key(Qt.Key.Key_Space)
    assert played.station.asked[-2:] == ["leave", "paid"]
    state = played.station.state.paying
    assert state is not None
    assert state.taken == {("black", "posto 2")}
    assert state.payable.paid == {1}
    played.station.say("next")
    played.fall(8)
    screen = played.screen
    assert played.amounts == []
    assert [(ghost.position.name, ghost.entries[0].pieces) for ghost in screen.ghosts] == [("black", 4)]


@pytest.mark.parametrize("by_key", [False, True])
def test_resting_again_the_sentence_and_the_list_say_so(played: Played, *, by_key: bool) -> None:
    rested(played, 100)
    if by_key:
        played.key(Qt.Key.Key_V, CONTROL)
    else:
        played.touch(played.panel.buttons[SpinAct.RESTS])
    assert played.paid == {1}
    shown = played.large
    assert shown.beside.resting is not None
    assert (shown.beside.resting.spins, shown.beside.resting.asked) == (2, False)
    assert shown.spoken == "Quattrocento, posto 2: resta, ottocento in gioco"
    drawn = texts_on(played.panel)
    assert "Resta: puntata 400 + vincita 400 = 800 in gioco." in drawn
    assert "Posto 2 · resta" in drawn
    assert not played.panel.buttons[SpinAct.RESTS].isVisible()


def test_over_the_maximum_it_is_said_why_all_of_it_is_taken_off(played: Played) -> None:
    """[2] 400 won and rested, 800 win: 1,600 are taken off, and sentence, list and panel say the same."""
    rested(played, 200)
    screen = played.screen
    assert screen.payments.shares == (), "taken off only if the player does not take it"
    assert (
        "Restava: 800 in gioco. Se non incassa: oltre il massimo di 1.000, si ritira tutto: 1.600."
        in texts_on(played.panel)
    )
    played.touch(played.panel.buttons[SpinAct.RESTS])
    assert "Togliere dal tappeto e consegnare al cliente" in texts_on(played.panel), "what is done next"
    played.key(Qt.Key.Key_Space)
    assert played.large.spoken == "Ottocento, posto 2: non si passa, si ritira tutto, milleseicento"
    drawn = texts_on(played.panel)
    assert "SI RITIRA TUTTO" in drawn
    assert "Non si passa, oltre il massimo di 1.000: si ritira tutto, 800 + 800 = 1.600." in drawn
    assert "Posto 2 · si ritira" in drawn
    assert (
        "Da consegnare · su nero · posto 2, puntata e vincita: € 1.600, fatto"
        in played.panel.accessibleName()
    )


def test_the_third_spin_is_said_to_be_the_third(played: Played) -> None:
    rested(played, 5)
    played.touch(played.panel.buttons[SpinAct.RESTS])
    played.station.say("next")
    played.fall(8)
    assert played.panel.buttons[SpinAct.RESTS].accessibleName() == "SI RITIRA non incassa"
    assert "Restava: 40 in gioco. Se non incassa: terzo colpo, si ritira tutto: 80." in texts_on(played.panel)


def test_what_is_left_over_the_maximum_at_once_is_not_said_to_rest(played: Played) -> None:
    """[2] 600 win: 1,200 are over 1,000."""
    played.fall(8)
    played.touch(played.entry.keys.counts[5])
    played.value(10000, 2)
    played.place("black")
    played.station.send(LeaveWinnings(order=1))
    drawn = texts_on(played.panel)
    assert "SI RITIRA TUTTO" in drawn
    assert "RESTA SULLA CHANCE" not in drawn


def test_at_a_first_win_the_key_leaves_it_lying_and_takes_that_back(played: Played) -> None:
    """Rules 5: winnings that the player leaves lying play on with the stake; whose they are he says himself."""
    played.fall(8)
    played.value(10000, 2)
    played.place("black")
    played.key(Qt.Key.Key_V, CONTROL)
    rests = played.large.beside.resting
    assert rests is not None
    assert (rests.spins, rests.asked) == (1, False)
    assert "RESTA SULLA CHANCE" in texts_on(played.panel)
    assert played.paid == frozenset()
    played.key(Qt.Key.Key_V, CONTROL)
    assert played.large.beside.resting is None


def test_on_a_number_there_is_nothing_to_leave_lying(played: Played) -> None:
    played.fall(8)
    played.value(10000, 2)
    played.place("straight-8")
    played.key(Qt.Key.Key_V, CONTROL)
    assert "leave" not in played.station.asked


def test_a_payment_that_never_rested_asks_nothing(played: Played) -> None:
    played.fall(8)
    played.value(10000, 2)
    played.place("black")
    assert not played.panel.buttons[SpinAct.RESTS].isVisible()
    played.key(Qt.Key.Key_Space)
    assert "leave" not in played.station.asked
    played.key(Qt.Key.Key_Space)
    assert "leave" not in played.station.asked


def test_what_the_player_took_up_before_the_throw_is_not_paid(played: Played) -> None:
    rested(played, 100)
    played.window.do(Act.PAYMENT)
    played.say(Act.PAYMENT, "Non c'era più")
    assert played.amounts == []
    assert played.station.asked[-1] == "taken_up"


def test_taken_by_mistake_it_can_still_rest(played: Played) -> None:
    rested(played, 100)
    played.key(Qt.Key.Key_Space)
    played.touch(played.panel.buttons[Act.UNPAID])
    assert played.large.beside.resting is None
    played.station.send(LeaveWinnings(order=1))
    shown = played.large
    assert shown.beside.resting is not None
    assert not shown.beside.resting.asked

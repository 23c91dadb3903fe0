"""After "À la dernière" the desk says that the ball is thrown on for side wagers alone (repeater-bets A1)."""

from __future__ import annotations

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Meaning
from app.desks.croupier.repeater.shown import shown
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import View
from app.desks.players.repeater.board import board as players_board
from tests.desks.croupier.repeater_scenes import HOUSE, last_played
from tests.desks.croupier.scene import Scene, table_of
from tests.desks.hands import Hands


@pytest.fixture
def hands() -> Hands:
    hands = Hands(station=table_of(Scene("repeater", lambda _hands: None, profile=HOUSE)))
    last_played(hands)
    return hands


def meaning(hands: Hands) -> Meaning:
    return hands.screen.heading.meaning


def test_it_says_so_and_the_large_key_throws(hands: Hands) -> None:
    heading = hands.screen.heading
    assert (heading.said, heading.meaning) == ((), Meaning.BESIDE_ALONE)
    assert [prompt.task.value for prompt in heading.prompts] == ["beside_alone", "throw"]
    assert hands.screen.primary is SpinAct.THROW
    assert not {Act.CLOSE, Act.LAST, SpinAct.ANNOUNCE} & hands.screen.can
    hands.station.say("throw")
    assert (hands.screen.heading.said, hands.screen.heading.meaning) == ((), Meaning.BESIDE_ALONE)


def test_no_box_may_be_booked_once_the_last_spin_is_announced(hands: Hands) -> None:
    board, players = shown(hands.station.live), players_board(hands.station.live)
    assert board is not None
    assert players is not None
    assert not any(box.free for box in (*board.boxes, *board.groups))
    assert not any(box.free for box in players.boxes)
    assert not any(group.free for group in players.groups)


def test_of_its_number_nothing_is_entered(hands: Hands) -> None:
    hands.station.fall(17)
    hands.station.say("cleared")
    assert hands.screen.view is View.LAYOUT
    assert not hands.window.dealing.entering
    assert not {SpinAct.WHOLE, SpinAct.KIND, SpinAct.MISPLACED} & hands.screen.can
    assert meaning(hands) is Meaning.ALL_PAID
    hands.station.say("next")
    assert meaning(hands) is Meaning.BESIDE_ALONE


def test_that_nobody_won_is_not_said_of_it(hands: Hands) -> None:
    hands.station.fall(17)
    hands.station.say("cleared")
    hands.touch(hands.panel.buttons[Act.NEXT])
    assert hands.station.asked[-1] == "next"
    assert "winners" not in hands.station.asked
    assert hands.station.live.refusal is None


def test_after_the_seven_the_table_is_closed(hands: Hands) -> None:
    hands.station.fall(6)
    hands.station.say("cleared")
    assert meaning(hands) is Meaning.LAST_PAID
    hands.station.say("next")
    assert meaning(hands) is Meaning.LAST_PLAYED
    assert hands.screen.primary is Act.CLOSE


def test_a_number_that_is_typed_waits_for_its_yes(hands: Hands) -> None:
    assert Act.NUMBER in hands.screen.can
    hands.station.send({"do": "number", "number": 17})
    assert meaning(hands) is Meaning.CANDIDATE

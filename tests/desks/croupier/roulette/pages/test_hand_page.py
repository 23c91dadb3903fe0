"""What is held for its owner by name is handed to him, once (rules 5) [2]."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.opening_pages import ClosingPage
from app.desks.croupier.pages.table_page import TablePage
from app.desks.croupier.roulette.pages.hand_page import HandPage
from app.desks.croupier.roulette.pages.held import held_things
from app.desks.croupier.words.prompt_words import notes_words
from app.rules.money import Cents
from app.table.relieving import relief_notes
from app.table.roulette.held_chips import HeldWhy
from tests.desks.played import Played


@pytest.fixture
def withdrawn(qtbot: QtBot) -> Played:
    """Seat 4 left 600 on black, 1,200 were taken off; of a straight that won nobody knows whose it is."""
    played = Played(qtbot)
    played.fall(8)
    played.touch(played.entry.keys.counts[5])
    played.value(100_00, 4)
    played.place("black")
    played.value(20_00, 0)
    played.place("straight-8")
    played.station.send({"do": "leave", "order": 1})
    played.station.say("paid_all", "next")
    played.station.sent.clear()
    return played


def opened(played: Played) -> HandPage:
    played.touch(played.window.strip.more)
    played.touch(played.page(Act.TABLE, TablePage).buttons[Act.HAND])
    return played.page(Act.HAND, HandPage)


def test_what_is_held_is_listed_by_name_and_what_nobody_owned_to_last(withdrawn: Played) -> None:
    state = withdrawn.station.state
    named = [(held.owner, held.amount) for held in held_things(state, state.house)]
    assert named == [("posto 4", 1200_00), ("", 20_00)]


def test_the_chips_are_shown_as_they_lay_with_the_sentence_and_the_reason(withdrawn: Played) -> None:
    state = withdrawn.station.state
    own, nobodys = held_things(state, state.house)
    assert own.said == "Posto 4: dodici pezzi da 100, milleduecento"
    (chips,) = own.chips
    assert (chips.where, [pieces for _, pieces in chips.piles]) == ("su nero", [12])
    assert chips.why is HeldWhy.MAXIMUM
    assert nobodys.said == "Di chi dice il capo tavolo: un pezzo da 20, venti"
    assert nobodys.chips[0].why is HeldWhy.UNKNOWN
    page = opened(withdrawn)
    withdrawn.touch(page.owners[0])
    assert page.accessibleDescription() == own.said


def test_the_button_of_the_table_says_for_how_many_players_something_is_held(withdrawn: Played) -> None:
    """Whoever deals sees it without looking for it."""
    more = withdrawn.window.strip.more
    assert (more.below, more.accessibleName()) == ("consegnare: 2", "Tavolo… consegnare: 2")
    withdrawn.station.send({"do": "hand", "owner": "", "by": "capo tavolo"})
    withdrawn.station.send({"do": "hand", "owner": "posto 4"})
    assert more.below == ""


def test_closing_while_something_is_held_asks_for_a_second_touch_that_names_the_sum(
    withdrawn: Played,
) -> None:
    withdrawn.touch(withdrawn.window.strip.more)
    withdrawn.touch(withdrawn.page(Act.TABLE, TablePage).buttons[Act.CLOSE])
    page = withdrawn.page(Act.CLOSE, ClosingPage)
    assert page.closes.text() == "Chiudere il tavolo"
    withdrawn.touch(page.closes)
    assert withdrawn.station.sent == []
    assert page.closes.text() == "Chiudere con € 1.220 da consegnare"
    withdrawn.touch(page.closes)
    assert withdrawn.station.sent == [{"do": "close"}]


def test_what_is_held_is_told_to_the_relief(withdrawn: Played) -> None:
    state = withdrawn.station.state
    words = notes_words(relief_notes(state), {})
    assert words.endswith("da consegnare: posto 4 € 1.200, non si sa di chi € 20")


def test_a_touch_chooses_and_another_hands_it_over(withdrawn: Played) -> None:
    page = opened(withdrawn)
    assert not page.hands.isEnabled()
    withdrawn.touch(page.owners[0])
    assert withdrawn.station.sent == []
    assert (page.hands.text(), page.hands.below) == ("Consegnare € 1.200", "al posto 4")
    withdrawn.touch(page.hands)
    assert withdrawn.station.sent == [{"do": "hand", "owner": "posto 4"}]
    assert dict(withdrawn.station.state.held) == {"": 20_00}


def test_the_capo_tavolo_says_to_whom_it_goes_that_nobody_owned_to(withdrawn: Played) -> None:
    page = opened(withdrawn)
    withdrawn.touch(page.owners[1])
    withdrawn.touch(page.hands)
    assert withdrawn.station.sent == [{"do": "hand", "owner": "", "by": "capo tavolo"}]
    assert dict(withdrawn.station.state.held) == {"posto 4": 120_000}


def test_the_page_stays_for_the_next_and_closes_when_nothing_is_held(withdrawn: Played) -> None:
    page = opened(withdrawn)
    withdrawn.touch(page.owners[0])
    withdrawn.touch(page.hands)
    assert page.isVisible()
    withdrawn.touch(page.hands)  # one alone is chosen already
    assert dict(withdrawn.station.state.held) == {}
    assert withdrawn.window.pages.open is None
    screen = withdrawn.window.dealing.screen
    assert screen is not None
    assert Act.HAND not in screen.can


def test_it_is_handed_over_by_keyboard_alone(withdrawn: Played) -> None:
    withdrawn.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    withdrawn.key(Qt.Key.Key_Right)
    withdrawn.key(Qt.Key.Key_Return)
    assert withdrawn.station.sent == []
    withdrawn.key(Qt.Key.Key_Return)
    assert withdrawn.station.sent == [{"do": "hand", "owner": "posto 4"}]


def test_left_nothing_is_handed_over_and_nobody_stays_chosen(withdrawn: Played) -> None:
    page = opened(withdrawn)
    withdrawn.touch(page.owners[0])
    withdrawn.key(Qt.Key.Key_Escape)
    assert withdrawn.station.sent == []
    assert not opened(withdrawn).hands.isEnabled()


def test_a_sum_that_grew_meanwhile_is_chosen_anew(withdrawn: Played) -> None:
    """What is said on the button is what is handed over."""
    page = opened(withdrawn)
    withdrawn.touch(page.owners[1])
    withdrawn.station.fall(17)
    lost = {"value": "20.00", "pieces": 1}
    withdrawn.station.send({"do": "winners", "bets": [{"position": "straight-17", "stack": [lost]}]})
    withdrawn.station.say("paid_all", "next")
    assert dict(withdrawn.station.state.held) == {"posto 4": 120_000, "": 40_00}
    assert not page.hands.isEnabled()


def test_many_owners_have_room_one_page_after_the_other(qtbot: QtBot) -> None:
    played = Played(qtbot)
    held = {f"Cliente {n:02}": Cents(100 * n) for n in range(1, 21)}
    played.station.table.state = replace(played.station.state, held=held)
    played.station.publish()
    page = opened(played)
    played.touch(page.more)
    shown = [button.text() for button in page.owners if button.isVisible()]
    assert shown == [f"Cliente {n:02}" for n in range(16, 21)]
    played.touch(page.owners[4])
    played.touch(page.hands)
    assert played.station.sent == [{"do": "hand", "owner": "Cliente 20"}]

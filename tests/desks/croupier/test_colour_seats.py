"""A colour shows its seat wherever it is named, and is given one by touching it (rules 2) [2]."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.colour_seats import given_to_seat
from app.desks.croupier.forms.closing_form import Back
from app.desks.croupier.forms.typed import Press
from app.rules.chips import Colour
from app.rules.money import Cents
from app.table.roulette.hearing import StepHeard, WheelSays
from app.table.table_commands import ChangeDealer
from tests.desks.croupier.bank_hands import count_of, counted
from tests.desks.croupier.bank_keys import seats, sees, tiles
from tests.desks.croupier.exchange_scenes import exchange_page, give
from tests.desks.desk import Desk
from tests.desks.patience import hurried
from tests.desks.played import Played
from tests.said import form_of

K = Qt.Key


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing: what is touched and said is looked at."""
    return Played(qtbot, drawn=False)


@pytest.fixture
def seated(played: Played) -> Played:
    """Red is the player's of seat 3."""
    give(played, "red", 3)
    return played


def chip_of(played: Played, place: int = 0):  # type: ignore[no-untyped-def]
    return played.entry.chips.colours[place]


def test_the_command_gives_and_takes_back(desk: Desk) -> None:
    state = desk.station.state
    assert form_of(given_to_seat(state, "red", 3, "Dario")) == {
        "do": "colour",
        "colour": "red",
        "value": "2.50",
        "owner": "posto 3",
    }
    desk.station.send({"do": "colour", "colour": "red", "value": "5.00", "owner": "posto 3", "by": "Dario"})
    back = given_to_seat(desk.station.state, "red", 3, "Dario")
    assert form_of(back) == {"do": "colour", "colour": "red", "value": "5.00", "by": "Dario"}


def test_payments_and_their_list_say_the_seat(seated: Played) -> None:
    seated.fall(8)
    seated.colour("red")
    seated.place("straight-8", "black")
    screen = seated.screen
    assert [row.title for row in screen.payments.rows] == ["Rosso · posto 3"] * 2
    assert seated.panel.accessibleName().startswith("Rosso P3, ")


def test_a_payment_that_nobody_marked_says_the_seat(seated: Played) -> None:
    seated.fall(8)
    seated.colour("red")
    seated.place("straight-8")
    seated.station.table.hear(StepHeard(WheelSays.THROW, "Cammegh SS2"))
    seated.station.publish()
    assert "Rosso P3" in seated.window.strip.accessibleName()


def test_chips_to_take_in_hand_bear_the_seat(seated: Played) -> None:
    seated.fall(8)
    assert [chip.owner for chip in seated.entry.chips.colours[:2]] == ["P3", ""]
    assert chip_of(seated).accessibleName().startswith("Rosso P3")


def test_a_count_and_the_closing_say_the_seat(seated: Played) -> None:
    view = count_of(seated, Deed.OPEN)
    assert tiles(view)[0].below == "P3"
    seated.key(K.Key_Escape)
    seated.window.do(Act.CLOSE)
    page = seated.form(Act.CLOSE)
    assert page.key(Back("red")).owner == "P3"
    assert "rosso P3" in page.accessibleName()


def test_a_count_says_the_seat_beside_what_was_counted(seated: Played) -> None:
    counted(seated)
    view = count_of(seated, Deed.TIP)
    assert sees(seated, View.COUNT)
    seated.touch(tiles(view)[0])
    seated.touch(view.key(Press("5")))
    assert tiles(view)[0].below == "12,50 · P3"


def test_the_colour_in_hand_is_given_by_touching_it_again_and_a_seat(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    seats = played.entry.keys.seats
    assert not seats[3].isVisible()
    played.colour("red")
    assert not seats[0].isVisible(), "nobody is no seat"
    played.touch(seats[3])
    assert played.station.state.colours["red"] == Colour(Cents(250), "posto 3")
    assert (chip_of(played).owner, seats[3].chosen) == ("P3", True)
    played.touch(seats[3])
    assert played.station.state.colours["red"].owner is None
    played.colour("red")
    assert not seats[3].isVisible()


def test_it_is_shown_on_the_payment_that_lies_there_already(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.colour("red")
    played.touch(played.entry.keys.seats[3])
    assert played.panel.accessibleName().startswith("Rosso P3, ")
    assert played.amounts == [35 * 250]


def test_another_chip_ends_the_question_and_a_seat_is_the_chip_s_again(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.colour("red")
    played.colour("blue")
    assert not played.entry.keys.seats[3].isVisible()
    played.value(2000, 4)
    assert played.window.dealing.draft.owner == "posto 4"
    assert played.station.state.colours["red"].owner is None


def test_a_seat_that_has_a_colour_says_which_and_its_key_is_refused_with_that_reason(seated: Played) -> None:
    seated.fall(8)
    for _ in range(2):
        seated.colour("blue")
    seat, free = seated.entry.keys.seats[3:5]
    assert (seat.isEnabled(), seat.below, free.isEnabled()) == (False, "R", True)
    assert seat.accessibleName() == "posto 3, rosso"
    seated.key(K.Key_V)
    assert seated.station.state.colours["blue"].owner is None
    assert "posto 3" in seated.window.strip.accessibleName()


def test_by_keys_the_colour_in_hand_is_given_as_by_touch(played: Played) -> None:
    """Its key again, and a seat's key; where the keys of the seats are not seen, a seat is the next chip's."""
    played.fall(8)
    for key in (K.Key_1, K.Key_1, K.Key_X):
        played.key(key)
    assert played.station.state.colours["red"] == Colour(Cents(250), "posto 1")
    played.key(K.Key_T, Qt.KeyboardModifier.ControlModifier)
    played.key(K.Key_C)
    assert played.station.state.colours["red"].owner == "posto 1"
    assert played.window.dealing.draft.owner == "posto 2"
    with hurried():
        for key in (K.Key_2, K.Key_2, K.Key_X):
            played.key(key)
    assert played.station.state.colours["blue"].owner is None


def test_a_hasty_second_touch_on_a_colour_asks_nothing(played: Played) -> None:
    """Whoever touches twice means the first: within 800 ms the colour is in hand, and no more."""
    played.fall(8)
    with hurried():
        played.colour("red")
        played.colour("red")
    assert not played.entry.keys.seats[3].isVisible()


def test_what_a_relief_reads_says_the_seat_once(seated: Played) -> None:
    seated.station.send(commands.colour("blue", Cents(1000), "posto 4"))
    seated.station.send(ChangeDealer(name="Bianchi"))
    assert "blu P4 a 10" in seated.window.steps.accessibleName()


def test_the_payment_s_colour_is_given_by_touching_its_chip_and_a_seat(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.TIP])
    played.touch(seats(exchange_page(played, Act.TIP))[2])
    assert played.station.state.colours["red"].owner == "posto 3"
    played.key(K.Key_Escape)
    assert played.panel.accessibleName().startswith("Rosso P3, ")

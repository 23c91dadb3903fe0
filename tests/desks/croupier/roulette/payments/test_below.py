"""What is below the minimum is said at its payment, and nothing waits for it (rules 5)."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.words.beside_words import beside_words
from tests.desks.desk import Desk, go_on


@pytest.fixture
def ten(desk: Desk) -> Desk:
    """A table whose minimum is 10; 17 has fallen."""
    desk.station.send({"do": "minimum", "minimum": "10.00", "by": "Bianchi"})
    desk.station.fall(8)
    go_on(desk.dealing)
    desk.station.fall(17)
    return desk


def said(desk: Desk) -> tuple[str, ...]:
    assert desk.screen.payments.large is not None
    return beside_words(desk.screen.payments.large)


def test_stakes_below_the_minimum_are_named_while_they_are_entered(ten: Desk) -> None:
    ten.value(5, "posto 2", "straight-17", "split-17-18", "black")
    assert said(ten) == ("Sotto il minimo di 10: Noir",)
    ten.dealing.look_at(2)
    assert said(ten) == ("Sotto il minimo di 10: 17/18, 17",)
    assert Act.PAID_ALL in ten.screen.can


def test_what_one_player_has_there_adds_up(ten: Desk) -> None:
    ten.value(5, "posto 2", "straight-17", "straight-17")
    assert said(ten) == ()
    ten.value(5, "posto 3", "straight-17")
    ten.dealing.look_at(2)
    assert said(ten) == ("Sotto il minimo di 10: 17",)


def test_one_for_the_employees_adds_nothing_to_one_that_nobody_knows_of(ten: Desk) -> None:
    """Rules 9: nobody said whose the one five is; the other is theirs, and each is below the minimum by itself."""
    ten.value(5, None, "straight-17")
    ten.dealing.choose_employees()
    ten.touch("straight-17")
    assert said(ten) == ("Sotto il minimo di 10: 17",)
    ten.dealing.look_at(2)
    assert said(ten) == ("Sotto il minimo di 10: 17",)
    one, other = ten.screen.payments.rows
    assert one.title != other.title


def test_a_colour_keeps_its_value_and_what_zero_left_may_be_less(ten: Desk) -> None:
    ten.colour("red", "straight-17")
    assert said(ten) == ()
    ten.station.say("next")
    ten.station.fall(0)
    ten.value(10, "posto 2", "black")
    ten.station.say("next")
    ten.station.fall(17)
    ten.dealing.say_there(0)
    assert [row.amount for row in ten.screen.payments.rows] == [500]
    assert said(ten) == ()

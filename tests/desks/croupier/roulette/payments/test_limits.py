"""At its payment it is said what is below the minimum, and what is over the maximum by right (rules 5) [5.2]."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.payments.beside import SpinLarge
from app.desks.croupier.roulette.words.beside_words import told_words
from tests.desks.desk import Desk, go_on

ALLOWED = "Oltre il massimo, ammesso: vicini tenuti [5.2]"


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
    return told_words(desk.screen.payments.large.beside)


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


def paid(desk: Desk, value: str, number: int, *, held: bool) -> SpinLarge:
    form = {"do": "announce", "name": "vicini", "owner": "posto 4", "value": value, "held": held}
    desk.station.send(form)
    desk.station.fall(number)
    desk.station.say("cleared")
    found = desk.screen.payments.large
    assert found is not None
    return found


@pytest.mark.parametrize(("number", "place"), [(2, "trio-0-2-3"), (29, "corner-25-29")])
def test_rules_5_held_voisins_over_the_maximum_are_said_to_be_allowed(
    desk: Desk, number: int, place: str
) -> None:
    found = paid(desk, "125.00", number, held=True)
    assert [position.name for position in found.beside.over] == [place]
    assert ALLOWED in told_words(found.beside)


def test_what_is_within_the_maximum_needs_no_word(desk: Desk) -> None:
    assert paid(desk, "90.00", 2, held=True).beside.over == ()


def test_placed_voisins_are_cut_and_nothing_is_allowed(desk: Desk) -> None:
    found = paid(desk, "100.00", 2, held=False)
    assert (found.amount, found.beside.over) == (11 * 18000, ())


def test_another_players_chips_there_are_not_allowed_over_it(desk: Desk) -> None:
    desk.station.send(
        {"do": "announce", "name": "vicini", "owner": "posto 4", "value": "100.00", "held": True}
    )
    desk.station.fall(2)
    desk.station.say("cleared")
    desk.value(200, "posto 5", "trio-0-2-3")
    found = desk.screen.payments
    assert [row.amount for row in found.rows] == [11 * 18000, 11 * 20000], "the higher chip first"
    assert found.large is not None
    assert (found.large.order, found.large.beside.over) == (1, ())

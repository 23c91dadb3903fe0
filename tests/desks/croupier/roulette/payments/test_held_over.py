"""Held voisins are paid over the maximum, and the payment says that it is allowed (rules 5) [5.2]."""

import pytest

from app.desks.croupier.payments.shown import LargePayment
from app.desks.croupier.roulette.words.beside_words import beside_words
from tests.desks.desk import Desk

ALLOWED = "Oltre il massimo, ammesso: vicini tenuti [5.2]"


def paid(desk: Desk, value: str, number: int, *, held: bool) -> LargePayment:
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
    assert [position.name for position in found.over] == [place]
    assert ALLOWED in beside_words(found)


def test_what_is_within_the_maximum_needs_no_word(desk: Desk) -> None:
    assert paid(desk, "90.00", 2, held=True).over == ()


def test_placed_voisins_are_cut_and_nothing_is_allowed(desk: Desk) -> None:
    found = paid(desk, "100.00", 2, held=False)
    assert (found.amount, found.over) == (11 * 18000, ())


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
    assert (found.large.order, found.large.over) == (1, ())

"""A player's colour gets a value of its own, in the capo tavolo's name (rules 2)."""

from app.desks.croupier import commands
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.roulette.forms.chips_form import Owner
from app.desks.croupier.roulette.forms.colour_form import COLOUR
from app.rules.chips import Colour
from app.rules.money import Cents
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk

TEN = Amount(Cents(1000))


def test_a_colour_gets_a_value_and_a_player(desk: Desk) -> None:
    """Rules 2: a colour is worth the table's minimum unless personalised by the capo tavolo."""
    page = Asked(COLOUR, desk)
    page.touch("blue", TEN, Owner("posto 3"))
    page.do()
    assert desk.station.state.colours["blue"] == Colour(Cents(1000), "posto 3")
    assert page.left


def test_a_player_is_offered_one_colour_only(desk: Desk) -> None:
    """Rules 2: a player has one colour and a colour one player."""
    desk.station.table.do({"do": "colour", "colour": "red", "owner": "posto 3"})
    desk.station.publish()
    page = Asked(COLOUR, desk)
    page.touch("blue")
    assert not page.key(Owner("posto 3")).can
    page.touch("red")
    assert page.key(Owner("posto 3")).can
    assert page.key(Owner("posto 3")).chosen


def test_a_colour_is_given_in_the_name_of_the_capo_tavolo_who_was_named(desk: Desk) -> None:
    desk.station.send(commands.minimum(Cents(500), "Bianchi"))
    page = Asked(COLOUR, desk)
    page.touch(TEN)
    assert page.does.below == "di chi lo gioca · lo dice Bianchi"
    page.do()
    assert desk.station.sent[-1]["by"] == "Bianchi"


def test_the_page_opens_with_the_colour_that_was_asked_about_last(desk: Desk) -> None:
    page = Asked(COLOUR, desk)
    page.touch("blue")
    page.open()
    assert page.draft.colour == "blue"

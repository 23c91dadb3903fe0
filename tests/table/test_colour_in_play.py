"""What a colour is worth now, and whose it is (rules 2) [2]."""

from msgspec.structs import replace

from app.rules.chips import Colour
from app.rules.money import Cents
from app.table.colour_in_play import colour_in_play
from app.table.roulette.game import ROULETTE
from app.table.state import unopened


def test_2_a_colour_is_worth_the_minimum_where_nothing_else_was_said() -> None:
    """[2] A colour that was given a value or an owner keeps both; any other is worth what the table's least is."""
    state = replace(
        unopened("1", ROULETTE), minimum=Cents(500), colours={"red": Colour(Cents(2000), "posto 3")}
    )
    assert colour_in_play(state, "red") == Colour(Cents(2000), "posto 3")
    assert colour_in_play(state, "green") == Colour(Cents(500))

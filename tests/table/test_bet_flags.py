"""A colour has five pieces on the layout at least: a warning, not a refusal (rules 5) [2]."""

from app.rules.bets import Entry, Stack
from app.rules.layout import BY_NAME
from app.rules.money import Cents
from app.table.bet_flags import few_pieces


def red(pieces: int, **flags: bool) -> Entry:
    """Pieces of red."""
    return Entry(pieces, Cents(250), "red", "red", **flags)  # type: ignore[arg-type]


def test_fewer_than_five_pieces_of_a_colour_are_a_warning() -> None:
    split, black = BY_NAME["split-8-11"], BY_NAME["black"]
    assert few_pieces((Stack(split, (red(4),)),)) == {"red": 4}
    assert few_pieces((Stack(split, (red(4),)), Stack(black, (red(1, enferme=True),)))) == {}


def test_chips_of_value_and_an_empty_layout_have_no_such_rule() -> None:
    assert few_pieces(()) == {}
    assert few_pieces((Stack(BY_NAME["red"], (Entry(1, Cents(2000), None, "seat 1"),)),)) == {}

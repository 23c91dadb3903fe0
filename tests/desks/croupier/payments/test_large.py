"""The sentence of the large payment, and what a piece of its colour is worth."""

import pytest
from msgspec.structs import replace

from app.desks.croupier.payments.large import at_minimum_words, counted_words
from app.rules.tongue import Speech
from tests.desks.played import Played


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ("Cinquecento, cinquecento, trecentoventi, posto 4", "2 volte cinquecento, trecentoventi, posto 4"),
        ("Trecento, cinquecento, cinquecento, posto 4", "Trecento, 2 volte cinquecento, posto 4"),
        ("Undici pezzi, duecentoventi, posto 2", "Undici pezzi, duecentoventi, posto 2"),
    ],
)
def test_only_amounts_that_are_said_one_after_the_other_are_counted(said: str, counted: str) -> None:
    assert counted_words(Speech.ITALIAN, said) == counted


def test_a_payment_in_colour_says_what_a_piece_is_worth(played: Played) -> None:
    """Rules 2: without a marker it is the table's minimum; with one the marker says it."""
    played.fall(8)
    played.colour("red")
    played.place("split-8-11")
    played.colour("blue")
    played.place("black")
    screen = played.screen
    large = screen.payments.large
    assert large is not None
    assert at_minimum_words(large) == "2,50 a pezzo, minimo"
    marked = None if large.look is None else large.look._replace(marker="5")
    assert at_minimum_words(replace(large, look=marked)) == ""
    assert at_minimum_words(replace(large, look=None)) == ""

"""The book of a bank: nothing before a count, a count that is its worth, colours by what the cage brought."""

import pytest

from app.rules.bank import (
    BankBook,
    after_correction,
    after_operation,
    by_colour,
    closed,
    colours_away,
    moved,
    opened,
)
from app.rules.chips import Chip
from app.rules.inventory import Certainty, worth
from app.rules.money import Cents

TWENTY, RED, DEAR_RED = Chip(Cents(2000)), Chip(Cents(250), "red"), Chip(Cents(500), "red")


def test_before_a_count_there_is_no_bank_to_follow() -> None:
    book = BankBook()
    assert not book.open
    assert book.result is None
    assert worth(()) == 0


def test_rules_9_the_result_is_closing_and_credits_and_drop_less_opening_and_fills() -> None:
    """Rules 9: 200 counted, 100 brought, 40 taken to the cage, 60 of notes changed, 250 at the end: 50 won."""
    book = opened({TWENTY: 10})
    for operation, pieces, amount in (("fill", 5, 10_000), ("credit", 2, 4_000), ("drop", -3, 6_000)):
        book = after_operation(book, operation, {TWENTY: pieces}, amount)
    assert book.inventory.pieces == {TWENTY: 10}
    assert book.open
    assert closed(book, {TWENTY: 12, RED: 4}).result == 25_000 + 4_000 + 6_000 - 20_000 - 10_000


@pytest.mark.parametrize("operation", ["open", "fill", "credit"])
@pytest.mark.parametrize("more", [-10, 10])
def test_rules_8_a_count_that_is_put_right_says_of_colours_what_a_right_one_would_have_said(
    operation: str, more: int
) -> None:
    """Rules 8, 9: the pieces that the cage brought or took are those that it says in the end."""
    wrong = right = opened({RED: 100})
    if operation == "open":
        right = opened({RED: 100 + more})
    else:
        wrong = after_operation(wrong, operation, {RED: 40}, 40 * 250)
        right = after_operation(right, operation, {RED: 40 + more}, (40 + more) * 250)
    mended = after_correction(wrong, operation, {RED: more}, more * 250)
    assert mended == right
    sold = [moved(book, [(RED, -20)]) for book in (mended, right)]
    assert [colours_away(book) for book in sold] == [{"red": 20}, {"red": 20}]


def test_rules_8_a_colour_is_out_where_fewer_pieces_lie_there_than_the_cage_brought() -> None:
    """Rules 8: pieces count whatever they are worth; an estimate says nothing."""
    book = moved(opened({TWENTY: 3, RED: 100}), [(DEAR_RED, -30), (TWENTY, -1)])
    assert by_colour(book.inventory.pieces) == {"red": 70}
    assert colours_away(book) == {"red": 30}
    doubted = book._replace(inventory=book.inventory.estimated())
    assert (doubted.inventory.certainty, colours_away(doubted)) == (Certainty.ESTIMATED, {})

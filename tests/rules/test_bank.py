"""The book of a bank: nothing before a count, a count that is its worth, colours by what the cage brought."""

from app.rules.bank import (
    BankBook,
    after_operation,
    by_colour,
    chips_worth,
    closed,
    colours_away,
    moved,
    opened,
)
from app.rules.inventory import Certainty
from app.rules.money import Cents
from app.rules.settled import Chip

TWENTY, RED, DEAR_RED = Chip(Cents(2000)), Chip(Cents(250), "red"), Chip(Cents(500), "red")


def test_before_a_count_there_is_no_bank_to_follow() -> None:
    book = BankBook()
    assert not book.open
    assert book.result is None
    assert chips_worth({}) == 0


def test_rules_9_the_result_is_closing_and_credits_and_drop_less_opening_and_fills() -> None:
    """Rules 9: 200 counted, 100 brought, 40 taken to the cage, 60 of notes changed, 250 at the end: 50 won."""
    book = opened({TWENTY: 10})
    for operation, pieces, amount in (("fill", 5, 10_000), ("credit", 2, 4_000), ("drop", -3, 6_000)):
        book = after_operation(book, operation, {TWENTY: pieces}, amount)
    assert book.inventory.pieces == {TWENTY: 10}
    assert book.open
    assert closed(book, {TWENTY: 12, RED: 4}).result == 25_000 + 4_000 + 6_000 - 20_000 - 10_000


def test_rules_8_a_colour_is_out_where_fewer_pieces_lie_there_than_the_cage_brought() -> None:
    """Rules 8: pieces count whatever they are worth; an estimate says nothing."""
    book = moved(opened({TWENTY: 3, RED: 100}), [(DEAR_RED, -30), (TWENTY, -1)])
    assert by_colour(book.inventory.pieces) == {"red": 70}
    assert colours_away(book) == {"red": 30}
    doubted = book._replace(inventory=book.inventory.estimated())
    assert (doubted.inventory.certainty, colours_away(doubted)) == (Certainty.ESTIMATED, {})

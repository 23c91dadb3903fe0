"""What the dealer says of a laid-out payment (rules 7) [4.4]."""

import pytest

from app.rules.chips import Chip
from app.rules.inventory import Inventory, counted
from app.rules.italian import pieces_words
from app.rules.laid_payment import LaidPayment
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from app.rules.payment_words import payment_words
from app.rules.pieces_payment import pay_colour, pay_value
from app.rules.tongue import Speech
from tests.houses import house

CHIPS = house("venezia").chips
RED = Chip(Cents(250), "red")


def colour(pieces: int, bank: Inventory | None = None) -> LaidPayment:
    return pay_colour(pieces, RED, CHIPS, wanted=[Cents(5000)], bank=bank)


@pytest.mark.parametrize(
    ("payment", "words"),
    [
        (pay_value(52, Cents(2000), CHIPS), "Cinquantadue pezzi, mille e quaranta"),
        (pay_mixed(Cents(104000), Cents(2000), CHIPS), "Cinquecento, cinquecento, quaranta"),
        (colour(120), "Centoventi pezzi"),
        (colour(1), "Un pezzo"),
        (pay_value(1, Cents(250), CHIPS), "Un pezzo, due e cinquanta"),
        (pay_mixed(Cents(8750), Cents(250), CHIPS), "Ottantasette e cinquanta"),
    ],
)
def test_4_4_as_it_is_counted(payment: LaidPayment, words: str) -> None:
    """[4.4] Pieces for colour, pieces and the total for one denomination, group by group for mixed value."""
    assert payment_words(payment, Speech.ITALIAN) == words


def test_a_part_that_is_no_whole_number_of_pieces_is_said_in_money() -> None:
    """Rules 7: of 20 pieces of 10 a bank of one 5 and one 100 pays 105; nothing is said where nothing lies."""
    dear = Chip(Cents(1000), "red")
    bank = counted({Chip(Cents(500)): 1, Chip(Cents(10000)): 1})
    part = pay_colour(20, dear, CHIPS, bank=bank)
    assert (part.pieces, payment_words(part, Speech.ITALIAN)) == (None, "Centocinque")
    assert payment_words(colour(3, counted({})), Speech.ITALIAN) == ""


@pytest.mark.parametrize(
    ("pieces", "words"),
    [(1, "un pezzo"), (2, "due pezzi"), (34, "trentaquattro pezzi"), (101, "centouno pezzi")],
)
def test_a_count(pieces: int, words: str) -> None:
    """One piece is "un pezzo"."""
    assert pieces_words(pieces) == words

"""An opening count that is not what the last closing count left is said by its sum and chip by chip."""

import pytest

from app.reports.opening_words import differs_words
from app.rules.chips import Chip
from app.rules.inventory import Bundle
from app.rules.money import Cents

FIFTY, RED = Chip(Cents(5000)), Chip(Cents(250), "red")


@pytest.mark.parametrize(
    ("differs", "words"),
    [
        (((RED, 2), (FIFTY, -3)), "mancano 145,00: +2 × rosso, −3 × 50,00"),
        (((FIFTY, 1),), "in più 50,00: +1 × 50,00"),
        (((RED, 20), (FIFTY, -1)), "stesso importo, altri gettoni: +20 × rosso, −1 × 50,00"),
    ],
)
def test_9_sum_and_chips_are_said(differs: Bundle, words: str) -> None:
    assert differs_words(differs, {"red": "rosso"}.__getitem__) == words

"""A count is looked at once more beside what should lie there, before it is recorded (rules 9)."""

import pytest

from app.desks.croupier.bank.bank_words import difference_words
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.bank.shown import Difference
from app.desks.croupier.bank.tally import Coin
from app.rules.money import Cents
from tests.desks.croupier.bank_hands import count_all, count_of, counted, entry, fields, next_night
from tests.desks.played import Played


def test_9_an_opening_count_is_compared_with_the_last_closing_and_waits_for_an_answer(
    played: Played,
) -> None:
    counted(played)
    next_night(played)
    view = count_of(played, Deed.OPEN)
    count_all(played, view)
    assert view.does.text() == "Confrontare"
    played.touch(view.does)
    check = fields(played, View.CHECK)
    assert "Differenza dall'ultima chiusura − € 30" in check.accessibleDescription()
    played.touch(check.does)
    assert len(played.station.state.unanswered) == 1
    said = entry(played).accessibleDescription()
    assert "Diversa dall'ultima chiusura: mancano 30: +1 × 10, −2 × 20" in said


@pytest.mark.parametrize(("counted", "words"), [(39, "−1: manca"), (38, "−2: mancano"), (41, "+1: in più")])
def test_one_piece_is_missing_and_several_are(counted: int, words: str) -> None:
    assert difference_words(Difference(Coin(Cents(2000)), counted, 40)) == words

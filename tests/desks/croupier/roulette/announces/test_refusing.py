"""What would be refused is said with what is missing, and never recorded by one key (rules 5, 6)."""

import pytest
from PySide6.QtCore import Qt

from tests.desks.croupier.announce_keys import backs
from tests.desks.croupier.announced import opened, say, taken, typed
from tests.desks.played import Played


def refused(played: Played) -> int:
    betting = played.station.betting
    assert betting.announces == ()
    return len(betting.refused)


def test_after_rien_ne_va_plus_enter_never_takes_an_announce(played: Played) -> None:
    """Rules 6: after it none but by the capo tavolo; no single key records a refusal, and Enter accepts nothing."""
    page = opened(played)
    played.station.say("throw", "no_more_bets")
    typed(played, "s da 20 p2")
    played.key(Qt.Key.Key_Return)
    assert (refused(played), page.isVisible(), page.accept.below) == (0, True, "Invio ancora: si annota")
    typed(played, " ")
    assert page.accept.below == "si annota il motivo", "something else was said"
    for _ in range(4):
        played.key(Qt.Key.Key_Return)
    assert refused(played) == 1
    assert page.accept.below == "Invio", "what was said is recorded, and no other Enter is asked for"


def test_that_the_capo_tavolo_repeats_it_is_touched_or_typed(played: Played) -> None:
    """Rules 6: his repeating is the acceptance."""
    page = opened(played)
    played.station.say("throw", "no_more_bets")
    typed(played, "s da 20 p2")
    assert page.capo.below == "tasti: capo"
    typed(played, " capo")
    assert page.accept.text() == "Accettato"
    played.key(Qt.Key.Key_Return)
    assert played.station.sent[-1]["accepted_by"] == "capo tavolo"


def test_a_refusal_is_recorded_by_the_second_key(played: Played) -> None:
    page = opened(played)
    typed(played, "v da 20 p4 m100")
    played.key(Qt.Key.Key_Return)
    assert page.accept.below == "Invio ancora: si annota"
    betting = played.station.betting
    assert betting.refused == ()
    played.key(Qt.Key.Key_Return)
    betting = played.station.betting
    assert len(betting.refused) == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("v p4 m20", "L'importo non basta: manca 1 pezzo, € 2,50"),
        ("v da 20 p4 m100", "L'importo non basta: mancano 4 pezzi, € 80"),
        ("s da 2,50 p4", "Il valore è sotto il minimo: almeno da € 5, in tutto € 30"),
    ],
)
def test_what_is_missing_is_said_with_the_reason(played: Played, line: str, told: str) -> None:
    """Rules 5, 6: too short of money, or below the minimum."""
    if "2,50 p4" in line:
        played.station.say("close")
        played.station.send({"do": "open", "minimum": "5.00"})
    page = opened(played)
    typed(played, line)
    assert told in page.picture.accessibleName()


def test_the_rows_of_what_lies_there_lead_to_taking_it_back(played: Played) -> None:
    """Rules 6: as a bet is taken up; nothing that takes an announce stands beside it."""
    page = opened(played)
    assert not page.given.isVisible()
    say(played, "serie", "posto 4", held=True)
    played.touch(page.given)
    assert backs(page)[0].accessibleName() == "Revocare: Da 20, serie, 120, posto 4"
    assert not page.accept.isEnabled()
    played.touch(backs(page)[0])
    assert taken(played) == ()

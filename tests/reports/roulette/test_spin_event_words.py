"""What became of a stake on a chance, in a line of the spin's page."""

import pytest

from app.reports.roulette.spin_event_words import event_words
from app.reports.voice import Voice
from app.table.event_record import Event
from app.table.roulette import events as spun


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (spun.BetBack(spin=1, position="even", owner="posto 2"), "C'era ancora: pari, posto 2"),
        (
            spun.BetLeft(spin=1, order=1, revision=1, position="even", owner="posto 2"),
            "Lascia la vincita: pari, posto 2",
        ),
        (
            spun.BetLeft(spin=1, order=1, revision=1, position="even", owner="posto 2", over=True),
            "Riprende la vincita: pari, posto 2",
        ),
        (
            spun.BetLeft(spin=1, order=1, revision=1, position="even", owner="posto 2", gone=True),
            "La vincita non c'era più: pari, posto 2",
        ),
        (
            spun.ZeroChosen(spin=1, position="even", owner="posto 2", choice="half_back"),
            "Scelta allo zero: à partager, pari, posto 2",
        ),
        (
            spun.ZeroChosen(spin=1, position="even", owner="posto 2", choice="prison"),
            "Scelta allo zero: enfermé, pari, posto 2",
        ),
    ],
)
def test_what_became_of_a_stake(event: Event, words: str) -> None:
    assert event_words(event, Voice()) == words

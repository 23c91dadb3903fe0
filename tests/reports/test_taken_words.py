"""What a table took over is asked for in words that somebody at the table can check."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.reports.day_words import waiting_words
from app.reports.roulette.page_words import ROULETTE
from app.reports.voice import Voice
from app.table.events import TableTaken
from tests.table.playing import VENEZIA

CASES: dict[str, TableTaken] = {
    "Registro lasciato: the disk is full": TableTaken(journal="the disk is full"),
    "Mai registrati prima, e tenuti qui come furono: 2": TableTaken(paper=[{}, {}]),
    "Ripreso, da controllare: banco 150,00, da contare": TableTaken(
        bank=[{"value": "20.00", "pieces": 5}, {"value": "2.50", "colour": "red", "pieces": 20}]
    ),
    "Ripreso, da controllare: blu 10,00, seat 3": TableTaken(
        colours={"blue": {"value": "10.00", "owner": "seat 3"}}
    ),
    "Ripreso, da controllare: rosso: 5 × blu, prigioniero; rosso: 2 × 20,00, seat 4": TableTaken(
        layout=[
            {
                "position": "red",
                "stack": [
                    {"colour": "blue", "pieces": 5, "enferme": True},
                    {"value": "20.00", "pieces": 2, "owner": "seat 4"},
                ],
            }
        ]
    ),
    "Ripreso, da controllare: da consegnare 80,00 (seat 4); da consegnare 20,00": TableTaken(
        held=[{"owner": "seat 4", "amount": "80.00"}, {"owner": "", "amount": "20.00"}]
    ),
}


@pytest.mark.parametrize("words", CASES)
def test_each_thing_is_named_with_what_it_is(qtbot: QtBot, words: str) -> None:
    make_application(["test"])
    speak(Language.ITALIAN)
    assert waiting_words(CASES[words], Voice(games=(ROULETTE,)).at(VENEZIA)) == words

"""Who signed with a code stands in a line, and beside him whose name is on the paper without one."""

import pytest

from app.reports.event_words import signed_words
from app.table.events import PeopleSigned

MARCO = {"name": "Marco", "role": "inspector"}


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            PeopleSigned(act="fill", people=[MARCO], without_code=["Rossi", "Bianchi"]),
            "Firma con codice: Marco (fill) · senza codice: Rossi, Bianchi",
        ),
        (PeopleSigned(act="credit", people=[MARCO]), "Firma con codice: Marco (credit)"),
        (PeopleSigned(act="void", people=[MARCO]), "Firma con codice: Marco (lancio nullo)"),
    ],
)
def test_who_signed_and_who_did_not(event: PeopleSigned, words: str) -> None:
    assert signed_words(event) == words

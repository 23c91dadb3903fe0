"""What cannot be read is said as it matters at a desk that only reads."""

from pathlib import Path

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.trouble_words import trouble_words
from app.journal.errors import (
    Damaged,
    EmptyJournal,
    JournalError,
    NetworkShare,
    NoJournal,
    NotAJournal,
    ReadOnlyPlace,
)

HERE = Path("T4.sqlite")


@pytest.fixture(autouse=True)
def italian() -> None:
    make_application(["test"])
    speak(Language.ITALIAN)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (ReadOnlyPlace(HERE, "Read-only file system"), "Copiare il registro"),
        (NoJournal(HERE), "qui non c'è nessun registro"),
        (EmptyJournal(HERE), "è vuoto, come può lasciarlo una mancanza di corrente"),
        (NotAJournal(HERE, "x"), "non è un registro (x)"),
        (Damaged(HERE, "event 3"), "è guasto (event 3)"),
    ],
)
def test_it_is_said_in_the_desks_language(fault: JournalError, said: str) -> None:
    assert said in trouble_words(fault)
    assert "T4.sqlite" in trouble_words(fault)


def test_what_has_no_words_is_said_as_it_came() -> None:
    fault = NetworkShare(HERE, "nfs")
    assert trouble_words(fault) == str(fault)

"""What cannot be read is said as it matters at a desk that only reads."""

from pathlib import Path

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.trouble_words import trouble_words
from app.journal.errors import (
    ArchiveRefused,
    CopyRefused,
    Damaged,
    EmptyJournal,
    JournalError,
    NetworkShare,
    NoJournal,
    NoRoomFor,
    NotAJournal,
    OtherTable,
    ReadOnlyPlace,
    TableInUse,
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
        (TableInUse("T4", HERE, None), "Il tavolo T4 è aperto nel suo programma"),
        (OtherTable(HERE, ("T5",), "T4"), "sta il registro del tavolo T5, non del tavolo T4"),
        (NoRoomFor(HERE), "il disco è pieno"),
        (CopyRefused(HERE, "x"), "non può servire da copia (x)"),
        (ArchiveRefused(HERE, "x"), "l'archivio non va con questo registro (x)"),
    ],
)
def test_it_is_said_in_the_desks_language(fault: JournalError, said: str) -> None:
    assert said in trouble_words(fault)
    assert "T4" in trouble_words(fault)


def test_what_has_no_words_is_said_as_it_came() -> None:
    fault = NetworkShare(HERE, "nfs")
    assert trouble_words(fault) == str(fault)

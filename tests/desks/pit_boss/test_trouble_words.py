"""What cannot be read is said as it matters at a desk that only reads, and without a word of SQLite's English."""

import inspect
from pathlib import Path

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.trouble_words import trouble_words
from app.journal import errors
from app.journal.errors import (
    Damaged,
    EmptyJournal,
    JournalError,
    NoJournal,
    NotAJournal,
    OtherTable,
    ReadOnlyPlace,
    TableInUse,
)

HERE = Path("T4.sqlite")
SAID = "database disk image is malformed"
"""What SQLite says, in every language of the world."""


@pytest.fixture(autouse=True)
def italian() -> None:
    make_application(["test"])
    speak(Language.ITALIAN)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (ReadOnlyPlace(HERE, SAID), "Copiare il registro"),
        (NoJournal(HERE), "qui non c'è nessun registro"),
        (EmptyJournal(HERE), "è vuoto, come può lasciarlo una mancanza di corrente"),
        (NotAJournal(HERE, SAID), "non è un registro"),
        (Damaged(HERE, SAID), "è guasto"),
        (TableInUse("T4", HERE, None), "Il tavolo T4 è aperto nel suo programma"),
        (TableInUse("people", HERE, None), "aperto in un altro programma"),
        (OtherTable(HERE, ("T5",), "T4"), "sta il registro del tavolo T5, non del tavolo T4"),
        (PermissionError(13, SAID, str(HERE)), "Guardare il disco"),
        (ValueError(SAID), "lo dice l'uscita d'errore"),
    ],
)
def test_it_is_said_in_the_desks_language(fault: JournalError, said: str) -> None:
    assert said in trouble_words(fault)
    assert SAID not in trouble_words(fault)


def faults() -> list[JournalError]:
    """One of each kind that there is, a new one too, with English in every text that it takes."""
    found = []
    for kind in vars(errors).values():
        if inspect.isclass(kind) and issubclass(kind, JournalError) and "__init__" in vars(kind):
            takes = inspect.signature(kind).parameters.values()
            values = {"Path": HERE, "int": 3, "bytes": b"line", "Sequence[str]": ["T9"]}
            found.append(
                kind(*(values.get(getattr(t.annotation, "__name__", str(t.annotation)), SAID) for t in takes))
            )
    return found


@pytest.mark.parametrize("language", [Language.ITALIAN, Language.FRENCH])
@pytest.mark.parametrize("fault", faults(), ids=lambda fault: type(fault).__name__)
def test_no_word_of_sqlite_or_of_an_exception_is_shown(fault: JournalError, language: Language) -> None:
    speak(language)
    words = trouble_words(fault)
    assert words.strip()
    if not {getattr(fault, name, "") for name in ("user", "revision", "table")} & {SAID}:
        assert SAID not in words
    assert str(fault) not in words
    assert "{" not in words

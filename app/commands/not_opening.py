"""A journal does not let its table open: a person says what is to be done, and nothing of it is touched."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from app.journal.errors import Damaged, JournalError, NotAJournal


class Wanted(Enum):
    """What somebody at the table wants."""

    AGAIN = auto()
    """to try once more: it was put right"""
    ANEW = auto()
    """to leave the file as it is, and go on in a new one"""


def what_to_do(trouble: JournalError, database: Path, table: str, spoken: str) -> Wanted | None:
    """Say what is wrong and, of a damaged journal, what holds of it; wait for what is to be done.

    Args:
        trouble: why it does not open.
        database: the journal's file.
        table: whose.
        spoken: the language of the page.

    Returns:
        None where the page was closed.
    """
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak
    from app.desks.croupier.settings.start_trouble import Answer, StartTrouble
    from app.journal.surveying import Intact, intact_part

    def survey(walked: Callable[[int, int], None]) -> Intact:
        return intact_part(database, table, walked)

    make_application(sys.argv[:1])
    speak(Language(spoken))
    damaged = isinstance(trouble, Damaged | NotAJournal)
    answer = StartTrouble(str(trouble), survey if damaged else None).ask()
    return None if answer is None else Wanted.ANEW if answer is Answer.ANEW else Wanted.AGAIN


def free_beside(database: Path) -> Path:
    """Name a file beside a journal that is not there yet: `T4.sqlite` leads to `T4-2.sqlite`."""
    number = 2
    while (fresh := database.with_name(f"{database.stem}-{number}{database.suffix}")).exists():
        number += 1
    return fresh

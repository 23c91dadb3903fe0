"""A journal does not let its table open: a person says what is to be done, and nothing of it is touched."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from app.journal.errors import Damaged, JournalError, NotAJournal
from app.journal.surveying import Intact, intact_part
from app.station.beside import as_far_as_it_holds, begin_beside


class Left(NamedTuple):
    """A journal that was refused, and who and what the settings name for its table.

    Attributes:
        database: its file.
        dealer: whose name is offered where the journal names nobody; may be empty.
        wheel_number: which wheel stands there; may be empty.
    """

    database: Path
    table: str
    dealer: str
    wheel_number: str


def what_to_do(trouble: JournalError, left: Left, spoken: str) -> Path | None:
    """Say what is wrong and what of the journal holds; wait for what is to be done, and do it.

    Args:
        trouble: why it does not open.
        left: the journal.
        spoken: the language of the page.

    Returns:
        The journal in which the table goes on: a new one, or the same that is tried once more; None where
        the page was closed.

    Raises:
        JournalError: a new journal cannot be written either.
    """
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak
    from app.desks.croupier.settings.start_trouble import Answer, Holds, StartTrouble

    found = Intact(0, "")

    def survey(walked: Callable[[int, int], None]) -> Holds:
        nonlocal found
        found = intact_part(left.database, left.table, walked)
        dealer = as_far_as_it_holds(left.table, found.night)[0].dealer
        return Holds(found.events, found.at, dealer or left.dealer)

    make_application(sys.argv[:1])
    speak(Language(spoken))
    window = StartTrouble(str(trouble), survey, damaged=isinstance(trouble, Damaged | NotAJournal))
    match window.ask():
        case Answer.ANEW:
            return begin_beside(
                left.database, left.table, found.night, trouble, window.who, wheel_number=left.wheel_number
            )
        case Answer.AGAIN:
            return left.database
        case None:
            return None

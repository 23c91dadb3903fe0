"""A journal does not let its table open, or takes nothing any more: the table goes on in another one.

Somebody says so by name; nothing of the old one is touched.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from app.games import game_at
from app.journal.errors import Damaged, JournalError, JournalFailed, JournalRefused, NotAJournal
from app.journal.surveying import intact_part
from app.station.beside import Left, as_far_as_it_holds, begin_beside, followed
from app.table.state import unopened
from app.table.troubles import Trouble


class Named(NamedTuple):
    """What the settings name.

    Attributes:
        database: the journal.
        table: whose it is.
        dealer: whose name is offered where the journal names nobody; may be empty.
        instrument_number: which wheel stands there; may be empty.
        spoken: the language of the page.
    """

    database: Path
    table: str
    dealer: str
    instrument_number: str
    spoken: str


class Leaving(NamedTuple):
    """A journal that is left while its table plays.

    Attributes:
        left: where the table was.
        why: what is wrong with the journal.
        by: who says that the table goes on.
    """

    left: Left
    why: str
    by: str


def until_it_opens(
    named: Named, play: Callable[[], int | Leaving], moved: Callable[[Path, str], None]
) -> int:
    """Run a table until its window is closed, in whichever journal it goes on.

    Args:
        named: what the settings name.
        play: runs it, in the journal of which it was told last.
        moved: told in which journal it goes on, with a sentence for whoever reads it.

    Returns:
        The exit status.

    Raises:
        JournalError: a journal is refused, and nobody wants to go on.
    """
    at = named.database
    while True:
        goes_on: Path | int = followed(at, named.table)
        if goes_on == at:
            goes_on = _one_more(named, at, play)
        if isinstance(goes_on, int):
            return goes_on
        if goes_on != at:
            moved(goes_on, Trouble.GOES_ON_IN.english(path=at, fresh=goes_on))
            at = goes_on


def _one_more(named: Named, at: Path, play: Callable[[], int | Leaving]) -> Path | int:
    """Play in one journal; gives the status, or in which journal the table goes on."""
    try:
        ended = play()
        if isinstance(ended, int):
            return ended
        return begin_beside(at, ended.left, ended.why, ended.by, instrument_number=named.instrument_number)
    except (JournalRefused, JournalFailed) as trouble:
        fresh = _what_to_do(trouble, named._replace(database=at))
        if fresh is None:
            raise
        return fresh


def _what_to_do(trouble: JournalError, named: Named) -> Path | None:
    """Say what is wrong and what of the journal holds; wait for what is to be done, and do it.

    Returns:
        The journal in which the table goes on: a new one, or the same that is tried once more; None where
        the page was closed.

    Raises:
        JournalError: a new journal cannot be written either.
    """
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak
    from app.desks.croupier.settings.start_trouble import Answer, Holds, StartTrouble

    game = game_at(named.database, named.table)
    left = Left(unopened(named.table, game), "")

    def survey(walked: Callable[[int, int], None]) -> Holds:
        nonlocal left
        found = intact_part(named.database, named.table, walked)
        left = as_far_as_it_holds(named.table, game, found.night)
        return Holds(found.events, found.at, left.state.dealer or named.dealer)

    make_application(sys.argv[:1])
    speak(Language(named.spoken))
    window = StartTrouble(str(trouble), survey, damaged=isinstance(trouble, Damaged | NotAJournal))
    match window.ask():
        case Answer.ANEW:
            number = named.instrument_number
            return begin_beside(named.database, left, str(trouble), window.who, instrument_number=number)
        case Answer.AGAIN:
            return named.database
        case None:
            return None

"""What of a damaged journal holds, from its first event on."""

from pathlib import Path
from typing import NamedTuple

from app.journal.chain import Recorded
from app.journal.errors import JournalError
from app.journal.verifying import Progress, verify_chain

_OPENING = "table.opened"


class Intact(NamedTuple):
    """The part of a journal that nothing was done to.

    Attributes:
        events: how many hold, from the first on.
        at: when the last of them happened, as it was written; empty where there is none.
        night: those since the last opening of play, which says all that was before it.
    """

    events: int
    at: str
    night: tuple[Recorded, ...] = ()


def intact_part(path: Path, table: str, progress: Progress | None = None) -> Intact:
    """Walk a table's events up to the first that does not hold.

    Args:
        path: a journal, whatever was done to it.
        table: whose.
        progress: called now and then with the events walked and those that there are.
    """
    events, at = 0, ""
    night: list[Recorded] = []

    def seen(_table: str, event: Recorded, body: dict[str, object]) -> str | None:
        nonlocal events, at
        events, at = events + 1, str(body.get("at", ""))
        if body.get("kind") == _OPENING:
            night.clear()
        night.append(event)
        return None

    try:
        verify_chain(path, table=table, on_event=seen, progress=progress)
    except JournalError:  # nothing of it can be read: what was said of it stands on the page already
        return Intact(0, "")
    return Intact(events, at, tuple(night))

"""Which register of people lies there: its events are walked, and only their hashes are kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.journal.chain import Recorded
from app.journal.errors import JournalError
from app.journal.reading import events, tables
from app.people.held import NONE, UNREADABLE, Held
from app.register_file.place import PEOPLE


def held_of(hashes: Sequence[bytes]) -> Held:
    """Say which register it is whose events have these hashes, in their order."""
    if not hashes:
        return Held(UNREADABLE)
    from app.journal.verifying import KnownHead  # noqa: PLC0415 - as below

    return Held(str(KnownHead(PEOPLE, len(hashes), hashes[-1])), tuple(each.hex() for each in hashes))


def held_at(path: Path) -> Held:
    """Say which register lies at a path, or that none does, or none that holds."""
    try:
        if not path.exists():
            return Held(NONE)
    except OSError:
        return Held(UNREADABLE)
    from app.journal.verifying import Broken, verify_chain  # noqa: PLC0415 - a start without one needs it not

    hashes: list[bytes] = []

    def step(name: str, event: Recorded, _body: object) -> str | None:
        hashes.append(event.hash)
        return None if name == PEOPLE else f"this is the journal of table {name}"

    try:
        found = verify_chain(path, on_event=step)
    except (JournalError, OSError):
        return Held(UNREADABLE)
    return Held(UNREADABLE) if isinstance(found, Broken) else held_of(hashes)


def is_register(path: Path) -> bool:
    """Whether a file is a register of people: a chain is one by its first event, whatever it is called."""
    from app.people.register import is_register_event  # noqa: PLC0415 - a table's start does not wait for it

    try:
        first = [next(events(path, name), None) for name in tables(path)]
    except JournalError:  # whoever walks it says so
        return False
    return any(event is not None and is_register_event(event.body) for event in first)

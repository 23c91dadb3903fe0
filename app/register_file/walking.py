"""A register is walked from its first event on, and from then on only what came since."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from app.journal.chain import Head, Recorded
from app.journal.errors import Damaged
from app.journal.reading import events, hash_at, tables
from app.journal.verifying import Broken, verify_chain, why_not_following
from app.people.register import Register
from app.register_file.place import PEOPLE
from app.register_file.replaying import RegisterReplay


class Walked(NamedTuple):
    """A register as far as it was walked.

    Attributes:
        register: as it is after the last event.
        hashes: of its events, in their order.
    """

    register: Register
    hashes: tuple[bytes, ...]


def walked_whole(path: Path) -> Walked:
    """Walk a register.

    Raises:
        JournalError: it cannot be read, or does not hold.
    """
    replay, hashes = RegisterReplay(), list[bytes]()

    def step(name: str, event: Recorded, _body: dict[str, object]) -> str | None:
        hashes.append(event.hash)
        return replay.step(event.body) if name == PEOPLE else f"this is the journal of table {name}"

    found = verify_chain(path, on_event=step)
    if isinstance(found, Broken):
        raise Damaged(path, f"event {found.seq}: {found.reason}")
    return Walked(replay.register, tuple(hashes))


def walked_on(path: Path, before: Walked) -> Walked | None:
    """Walk what came since.

    Args:
        path: of the register.
        before: what was walked.

    Returns:
        None where the file does not go on from there: it is to be walked whole.

    Raises:
        JournalError: it cannot be read, or what came since does not hold.
    """
    seq = len(before.hashes)
    if not seq or tables(path) != (PEOPLE,) or hash_at(path, PEOPLE, seq) != before.hashes[-1]:
        return None
    replay, hashes = RegisterReplay(), list(before.hashes)
    replay.register = before.register
    for event in events(path, PEOPLE, after=seq):
        reason = why_not_following(event, Head(len(hashes), hashes[-1])) or replay.step(event.body)
        if reason is not None:
            raise Damaged(path, f"event {event.seq}: {reason}")
        hashes.append(event.hash)
    return Walked(replay.register, tuple(hashes))

"""Where a table was, as its journal says when somebody looks: at a start, and for whoever only reads."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, NamedTuple

from msgspec.structs import replace

from app.foreign import FORGED
from app.journal.chain import ZERO_HASH, Head, is_sealed
from app.journal.connection import driver
from app.journal.errors import Damaged
from app.journal.reading import hash_at, last_opening, opened
from app.table.event_reading import reader_of
from app.table.fold import fold
from app.table.state import Memory, S, unopened


class TakenUp(NamedTuple, Generic[S]):
    """Where a table was, as its journal said when somebody looked.

    Attributes:
        state: the fold.
        head: the last event that is in it.
    """

    state: S
    head: Head


def taken_up(path: Path, table: str, game: Memory[S]) -> TakenUp[S]:
    """Say where a table was: the fold from its last opening on, each event as it was sealed.

    Args:
        path: the journal.
        table: its name.
        game: what is played there.

    Raises:
        JournalError: the journal cannot be read, an event is not what was sealed, or it is no table's story.
    """
    state, seq, digest = unopened(table, game), 0, ZERO_HASH
    reader = reader_of(game)
    try:
        for event in last_opening(path, table):
            due = seq + 1 if seq else event.seq
            before = digest if seq else _hash_before(path, table, event.seq)
            seq, digest = event.seq, event.hash
            if seq != due or not is_sealed(event, before):
                raise Damaged(path, f"table {table}, event {seq}: {_unsealed(path, table, seq)}")
            state = fold(replace(state, seq=seq - 1), reader.read(event.body))
    except FORGED as fault:
        raise Damaged(path, f"table {table}, event {seq}: {fault}") from fault
    return TakenUp(state, Head(seq, digest))


def _hash_before(path: Path, table: str, seq: int) -> bytes:
    """Give the hash that an event was sealed behind; none that fits where the one before it is not there."""
    return ZERO_HASH if seq == 1 else hash_at(path, table, seq - 1) or b""


def folded(path: Path, table: str, game: Memory[S]) -> S:
    """Say where a table was; as `taken_up`, for whoever does not write.

    Raises:
        JournalError: the journal cannot be read, or what it holds is no table's story.
    """
    return taken_up(path, table, game).state


def _unsealed(path: Path, table: str, seq: int) -> str:
    """Say of an event that is not sealed as it should be whether it was changed, or put there."""
    from app.journal.foreign_row import put_behind  # noqa: PLC0415 - a start that holds needs it not

    with opened(path) as connection:
        why = put_behind(driver(connection), table, seq)
    return "; ".join(filter(None, ("it is not what was sealed", why)))

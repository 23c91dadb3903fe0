"""What no journal took, in a file beside it: a line for each event, as it would have been written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from app import file_modes
from app.journal.chain import canonical
from app.journal.whole_files import on_disk
from app.station.writing import Body


def keep_beside(database: Path, bodies: Sequence[Body]) -> Path:
    """Write events into a new file beside a journal, whole and to the disk; no file that is there is touched.

    Args:
        database: the journal that did not take them.
        bodies: the events.

    Returns:
        The file: `T4.not-recorded.jsonl`, with a number in its name where there is one already.

    Raises:
        OSError: nothing can be written there.
    """
    lines = b"".join(canonical(body) + b"\n" for body in bodies)
    path = next(path for path in _names(database) if file_modes.make(path, file_modes.JOURNAL))
    part = path.with_suffix(".part")
    try:
        file_modes.make(part, file_modes.JOURNAL)
        part.write_bytes(lines)
        on_disk(part)
        part.replace(path)
    except OSError:
        for unfinished in (part, path):
            unfinished.unlink(missing_ok=True)
        raise
    on_disk(path.parent)
    return path


def _names(database: Path) -> Iterator[Path]:
    yield database.with_name(f"{database.stem}.not-recorded.jsonl")
    yield from (database.with_name(f"{database.stem}.not-recorded-{number}.jsonl") for number in count(2))

"""The raw logs that lie beside a journal: every byte that its readers sent, in files that follow one another.

A table's program writes them (`hardware/raw_log.py`): a file is made longer at its end and never renamed, and
the oldest are let go. The journal names in them where the lines of a number lie.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple


class RawLogFile(NamedTuple):
    """A raw log, by the reader whose it is and its number."""

    reader: str
    number: int
    path: Path


def raw_logs(database: Path) -> tuple[RawLogFile, ...]:
    """List the raw logs beside a journal, each reader's in their order.

    Args:
        database: the journal; a folder that is not there has none.
    """
    name = re.compile(rf"{re.escape(database.stem)}\.([^.]+)\.(\d+)\.log")
    files = database.parent.iterdir() if database.parent.is_dir() else ()
    found = [(parts, path) for path in files if (parts := name.fullmatch(path.name))]
    return tuple(sorted(RawLogFile(parts[1], int(parts[2]), path) for parts, path in found))


def logs_folder(copy: Path) -> Path:
    """Name the folder in which the raw logs of a backup lie."""
    return copy.with_suffix(".logs")


def log_beside(database: Path, name: str) -> Path:
    """Say where a raw log lies that a journal names: beside it, or with the logs of a backup.

    Args:
        database: the journal, or a copy of it.
        name: as the journal has it; only its last part counts.
    """
    beside = database.with_name(Path(name).name)
    return beside if beside.exists() else logs_folder(database) / beside.name

"""Why a commit was refused: the disk is full, it fails, or somebody else wrote where ours was to follow."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from app.journal.chain import Head, Recorded
from app.journal.connection import disk_full
from app.journal.errors import DiskFailed, DiskFull, ForeignRow, JournalFailed
from app.journal.foreign_row import foreign_row


def why_refused(
    raw: sqlite3.Connection, path: Path, head: Head, recorded: Sequence[Recorded], error: sqlite3.Error
) -> JournalFailed:
    """Choose the sentence for what SQLite says.

    Args:
        raw: the connection that was refused, in no transaction any more.
        path: of the journal.
        head: the table's last event before.
        recorded: what was to be written.
        error: what SQLite said.
    """
    if disk_full(path, error):
        return DiskFull(path, len(recorded))
    if isinstance(error, sqlite3.IntegrityError) and recorded:  # the file's own guards refused it
        try:
            if foreign := foreign_row(raw, recorded[0].table, head, ours=recorded):
                return ForeignRow(path, foreign, len(recorded))
        except sqlite3.Error as other:
            return DiskFailed(path, f"{error}; nor can it be read: {other}", len(recorded))
    return DiskFailed(path, str(error), len(recorded))

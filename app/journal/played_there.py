"""Which game a journal is of: its openings say so, and what a journal begins with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from app.foreign import UNREADABLE
from app.journal.reading import OPENING, opened

_BEGINNING: Final = "journal.begun"
_FIRST: Final = """
SELECT CAST(body AS BLOB) FROM journal WHERE kind IN (?, ?){of}
ORDER BY "table", seq LIMIT 1
"""


class _Says(msgspec.Struct):
    plays: str = ""


def game_said(path: Path, table: str | None = None) -> str:
    """Give the name of the game that is played in a journal; empty where nothing there names one.

    Args:
        path: the journal.
        table: whose events are asked; those of all tables where it is None.

    Raises:
        JournalError: the journal cannot be read.
    """
    asked = (OPENING, _BEGINNING) if table is None else (OPENING, _BEGINNING, table)
    with opened(path) as connection:
        sought = _FIRST.format(of="" if table is None else ' AND "table" = ?')
        body = connection.exec_driver_sql(sought, asked).scalar()
    return game_begun(body) if isinstance(body, bytes) else ""


def game_begun(body: bytes) -> str:
    """Give the name of the game of a night or a journal, by the text of its first event; empty for none."""
    try:
        return msgspec.json.decode(body, type=_Says).plays
    except UNREADABLE:  # whoever reads it as an event says so
        return ""

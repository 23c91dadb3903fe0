"""Whose a journal's file is: each table has its own, and the copy of a whole house has all of them.

A second chain in a table's own file would go with it wherever it goes: into its copies, onto the pages of
whoever asks for all tables, and into the count of what is there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from pathlib import Path

from app.journal.connection import driver
from app.journal.errors import Damaged, NotAJournal
from app.journal.reading import opened, tables_in
from app.journal.schema import HOUSE_MARK, mark


def check_own(path: Path, table: str) -> None:
    """A mistyped name begins no second chain in another table's file, and no other lies beside the table's.

    Args:
        path: where the table's journal lies, or is to lie.
        table: its name.

    Raises:
        NotAJournal: it is another table's.
        Damaged: another table's chain lies there too.
        JournalError: what is there cannot be read.
    """
    if not path.exists():
        return
    with opened(path) as connection:
        there = list(tables_in(connection))
        why = why_not_alone(driver(connection), there)
    if there and table not in there:
        raise NotAJournal(path, f"it is the journal of table {', '.join(there)}, not of {table}")
    if why is not None:
        raise Damaged(path, why)


def why_not_alone(raw: sqlite3.Connection, tables: Collection[str]) -> str | None:
    """Say that a table's own file, which is no copy of a whole house, holds the chains of several tables.

    Args:
        raw: a connection to it.
        tables: all that have an event in it.

    Returns:
        None where it does not.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if len(tables) < 2 or mark(raw) == HOUSE_MARK:
        return None
    return f"several tables lie in a file that is no house's copy: {', '.join(sorted(tables))}"

"""A new journal's file as alembic makes it, without asking alembic anew for each of a thousand files."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event

from app.journal import hands
from app.journal.connection import driver
from app.journal.revision import NEWEST, bring_up_to_date

Said = tuple[tuple[str, Any], ...]
_CHANGES = ("CREATE", "INSERT", "UPDATE")


def from_one_migration() -> None:
    """Let every new file of this process be made by what the first migration said; older files are migrated."""
    pytest.MonkeyPatch().setattr(hands, "bring_up_to_date", brought_up)


def brought_up(connection: Connection) -> None:
    """Make the journal's table in a new file, or change an older one, as `bring_up_to_date` does."""
    if driver(connection).execute("SELECT name FROM sqlite_master").fetchone():
        bring_up_to_date(connection)
        return
    with connection.begin():
        for statement, parameters in _said(NEWEST):
            connection.exec_driver_sql(statement, parameters).close()


@cache
def _said(_revision: str) -> Said:
    """All by which a migration changes a new file, in its order."""
    said: list[tuple[str, Any]] = []
    with create_engine("sqlite://").connect() as connection:

        @event.listens_for(connection, "before_cursor_execute")
        def _said_to_it(_on: object, _by: object, statement: str, parameters: Any, *_more: object) -> None:
            if statement.split(maxsplit=1)[0] in _CHANGES:
                said.append((statement, parameters))

        bring_up_to_date(connection)
    return tuple(said)

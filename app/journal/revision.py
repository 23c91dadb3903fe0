"""Which form a journal's file has, and bringing an older one, or a new and empty one, up to date.

Alembic knows how; it is slow to load, so it is only asked when the file is not of the newest revision.
"""

from importlib.resources import as_file, files
from pathlib import Path

from sqlalchemy import Connection

from app.journal.errors import NewerJournal, NotAJournal

KNOWN = ("0001",)
"""Every revision under `migrations/versions`, oldest first."""

NEWEST = KNOWN[-1]

GUARDS = frozenset({"journal_never_changed", "journal_never_deleted", "journal_next_only"})
"""The triggers of the newest revision, which let the journal only grow."""


def revision_of(connection: Connection, path: Path) -> str | None:
    """Read the form of a file before anything in it is touched.

    Returns:
        The revision, or None for a file with nothing in it yet.

    Raises:
        NotAJournal: it is the database of something else.
        NewerJournal: a newer program wrote it.
    """
    tables = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars().all()
    if not tables:
        return None
    if not {"journal", "alembic_version"} <= set(tables):
        raise NotAJournal(path, "it is the database of something else")
    revision = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    if revision not in KNOWN:
        raise NewerJournal(path, str(revision), NEWEST)
    return str(revision)


def guards_missing(connection: Connection) -> list[str]:
    """Name the triggers that are not there any more; in a file of the newest revision."""
    found = (
        connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'trigger'").scalars().all()
    )
    connection.rollback()
    return sorted(GUARDS - set(found))


def bring_up_to_date(connection: Connection) -> None:
    """Make the journal's table in a new file, or change an older one, in one transaction."""
    from alembic import command  # noqa: PLC0415 - a quarter of the time to start, and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files("migrations")) as folder, connection.begin():
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, NEWEST)

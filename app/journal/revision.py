"""Which form a journal's file has, and bringing an older one, or a new and empty one, up to date.

Alembic knows how; it is slow to load, so it is only asked when the file is not of the newest revision.
"""

from importlib.resources import as_file, files
from pathlib import Path

from sqlalchemy import Connection

from app.journal.connection import driver
from app.journal.errors import NewerJournal, NotAJournal
from app.journal.troubles import JournalTrouble

KNOWN = ("0001",)
"""Every revision under `migrations/versions`, oldest first."""

NEWEST = KNOWN[-1]
_VERSION = """
CREATE TABLE IF NOT EXISTS alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)
"""
"""As alembic makes it; written here, so that another alembic makes no other file."""


def revision_of(connection: Connection, path: Path) -> str | None:
    """Read the form of a file before anything in it is touched.

    Returns:
        The revision, or None for a file with nothing in it yet.

    Raises:
        NotAJournal: it is the database of something else.
        NewerJournal: a newer program wrote it.
    """
    raw = driver(connection)  # every look begins here, and SQLAlchemy's results cost more than the statements
    tables = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return None
    if not {"journal", "alembic_version"} <= tables:
        raise NotAJournal(path, JournalTrouble.OF_SOMETHING_ELSE.english())
    (revision,) = raw.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
    if revision not in KNOWN:
        raise NewerJournal(path, str(revision), NEWEST)
    return str(revision)


def bring_up_to_date(connection: Connection) -> None:
    """Make the journal's table in a new file, or change an older one, in one transaction."""
    from alembic import command  # noqa: PLC0415 - a quarter of the time to start, and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files("migrations")) as folder, connection.begin():
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        connection.exec_driver_sql(_VERSION)
        command.upgrade(config, NEWEST)

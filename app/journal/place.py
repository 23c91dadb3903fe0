"""Where a table's journal lies when nobody says otherwise, in the user's folder; its lists lie beside it."""

import hashlib
import re
from pathlib import Path

from app.journal.errors import CannotOpen

APPLICATION = "capotavolo"
_PLAIN = re.compile(r"[A-Z0-9][A-Z0-9_-]{0,39}")
_TAKEN = re.compile(r"CON|PRN|AUX|NUL|(COM|LPT)[0-9]|PEOPLE")


def default_database(table: str) -> Path:
    """One file for each table, in the user's data folder.

    Args:
        table: the table's name, as painted on it.

    Returns:
        The path; neither the folder nor the file need exist.
    """
    import platformdirs  # noqa: PLC0415 - whoever names his file does not wait for it

    return platformdirs.user_data_path(APPLICATION, appauthor=False) / f"{file_name(table)}.sqlite"


def file_name(table: str) -> str:
    """Two tables never share a file, and every table's name can be a file's name on any system.

    A name in plain capitals and figures ("T1") stays as it is. Any other keeps what it can and is told apart
    by a piece of its hash: some file systems take "t1" and "T1" for one name, Windows keeps COM1, and the
    register of people lies beside the tables.

    Raises:
        ValueError: for an empty name.
    """
    if not table:
        raise ValueError("a table without a name has no journal: give it a name.")
    if _PLAIN.fullmatch(table) and not _TAKEN.fullmatch(table):
        return table
    kept = re.sub(r"[^A-Za-z0-9_-]+", "_", table)[:40]
    return f"{kept}-{hashlib.sha256(table.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"


def resolved(path: Path) -> Path:
    """Every name of a file leads to one.

    Raises:
        CannotOpen: its links lead round in a circle.
    """
    try:
        return path.absolute().resolve()
    except (OSError, RuntimeError) as fault:  # the second where the circle is found by Python itself
        raise CannotOpen(path, "its links lead round in a circle") from fault


def lists_path(database: Path) -> Path:
    """Name the lists of a journal: T1.sqlite has T1.lists.sqlite beside it."""
    return database.with_name(f"{database.stem}.lists{database.suffix or '.sqlite'}")

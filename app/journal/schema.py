"""The form of a journal's file, object by object: what is not as this program made it is refused by name.

A journal is what its hashes say only as long as the file gives back what was written into it. One more
trigger can ignore what is written, another computed column can let a page say other sums; neither is under a
hash. So the form itself is known: each object's text, with white space and quotes evened out, and the file's
own mark. SQLite's own switch (`trusted_schema`) is no help: it takes no computed column that reads JSON.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

HOUSE_MARK: Final = 0x43707448
"""What the header of a house's copy says; a table's own journal, and a register of people, say 0."""
_MARKS: Final = frozenset({0, HOUSE_MARK})
_OBJECTS: Final = "SELECT type, name, tbl_name, sql FROM sqlite_master"
_TOKEN: Final = re.compile(
    r"""'(?:[^']|'')*' | "(?P<double>(?:[^"]|"")*)" | `(?P<back>[^`]*)` | \[(?P<square>[^\]]*)\]
    | \w+ | \S""",
    re.VERBOSE | re.ASCII,
)
_DIGITS: Final = 32
_EVENTS: Final = "table journal"
_CHANGED: Final = "somebody changed what it is made of"
KNOWN: Final[Mapping[str, Mapping[str, str]]] = {
    "0001": {
        "table alembic_version": "acbad0d9995f50165412894307d1e376",
        "index sqlite_autoindex_alembic_version_1": "9d971be25936ee37b785a741f8c52469",
        "table journal": "c3a3632ada90de483901110d6ede3ccb",
        "index sqlite_autoindex_journal_1": "de3f0513fd57022ec22c07d0b51074f5",
        "trigger journal_never_changed": "59de5a0354a2c589f248b760c5a9507b",
        "trigger journal_never_deleted": "cf23398b55051c6070f567177f150c66",
        "trigger journal_next_only": "70e3a3df81f6145afe2dfaeca4224ad5",
    },
}
"""Of each revision its objects, by kind and name, with the hash of their evened texts."""


@lru_cache(maxsize=16)  # a file is opened for each look at it, and has the same few texts
def evened(text: str) -> str:
    """Even out what says nothing: white space, the quotes round a name, capitals outside of texts.

    As SQLite reads it, which knows no white space and no capitals beyond ASCII: a name with a Kelvin sign for
    its K is another name.
    """
    return " ".join(_evened(token) for token in _TOKEN.finditer(text))


def _evened(token: re.Match[str]) -> str:
    name = next((token[kind] for kind in ("double", "back", "square") if token[kind] is not None), None)
    word = token[0] if name is None or not (name.isascii() and name.isidentifier()) else name
    return word if word[0] in "'\"`[" else word.lower()


def objects(raw: sqlite3.Connection) -> dict[str, str]:
    """Give each object of a file with the hash of what it is.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    found: dict[str, str] = {}
    for kind, name, table, text in raw.execute(_OBJECTS):
        called = f"{kind} {name}"
        while called in found:  # of two of one name neither hides the other
            called += ", once more"
        found[called] = hashlib.sha256(f"{table} {evened(text or '')}".encode()).hexdigest()[:_DIGITS]
    return found


def why_not_read(raw: sqlite3.Connection, revision: str) -> str | None:
    """Say why a file does not give back what was written into it; what guards its writing is no matter.

    Args:
        raw: a connection to it.
        revision: what it says that it is; one that is known.

    Returns:
        None where the events are read as they were written.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    return None if objects(raw).get(_EVENTS) == KNOWN[revision][_EVENTS] else f"{_CHANGED}: {_EVENTS}"


def why_not_known(raw: sqlite3.Connection, revision: str) -> str | None:
    """Say what of a file is not as this program made it.

    Args:
        raw: a connection to it.
        revision: what it says that it is; one that is known.

    Returns:
        None where all of it is.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    known, found = KNOWN[revision], objects(raw)
    if more := sorted(found.keys() - known.keys()):
        return f"somebody put something into it that this program did not: {', '.join(more)}"
    if missing := sorted(known.keys() - found.keys()):
        return f"somebody took away what keeps it from being changed: {', '.join(missing)}"
    if changed := sorted(name for name, digest in found.items() if digest != known[name]):
        return f"{_CHANGED}: {', '.join(changed)}"
    said, (version,) = mark(raw), raw.execute("PRAGMA user_version").fetchone()
    if said not in _MARKS or version:
        return f"its header bears another program's mark ({said}, {version})"
    return None


def mark(raw: sqlite3.Connection) -> int:
    """Read whose file its header says that it is."""
    (said,) = raw.execute("PRAGMA application_id").fetchone()
    return int(said)

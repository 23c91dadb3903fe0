"""Every object and every column of a journal's schema, and every field of its header, at rest and in play.

At rest each change is found by `verify`, and then by `backup` and `restore` too, and no reading command says
anything else than before; or it changes nothing that is read, and what a table writes there is there. In play
the table says so, or loses nothing.
"""

from __future__ import annotations

import random
import sqlite3
import struct
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Final

from tests.attack.asking import ask
from tests.attack.in_play import harmed_in_play
from tests.attack.judging import (
    Answers,
    a_start,
    answers,
    goes_on_beside,
    holds,
    is_refused_or_the_same,
    no_copy_hides_it,
)
from tests.attack.nights import NAME, keep_night
from tests.attack.trying import Part, copied

Harm = Callable[[Path, random.Random], None]
_IN_PLAY: Final = "in play: "
_OBJECTS: Final = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
_HEADER: Final[Mapping[str, tuple[int, str]]] = {
    "magic": (0, "16s"),
    "page size": (16, ">H"),
    "write version": (18, "B"),
    "read version": (19, "B"),
    "reserved space": (20, "B"),
    "largest fraction": (21, "B"),
    "least fraction": (22, "B"),
    "leaf fraction": (23, "B"),
    "change counter": (24, ">I"),
    "pages": (28, ">I"),
    "first free page": (32, ">I"),
    "free pages": (36, ">I"),
    "schema cookie": (40, ">I"),
    "schema format": (44, ">I"),
    "cache size": (48, ">I"),
    "largest root": (52, ">I"),
    "text encoding": (56, ">I"),
    "user version": (60, ">I"),
    "vacuum mode": (64, ">I"),
    "application id": (68, ">I"),
    "reserved": (72, "20s"),
    "valid for": (92, ">I"),
    "library": (96, ">I"),
}
"""The fields of a database's header, by the file format of SQLite."""
_VALUES: Final = ("none", "one", "one more", "all", "a bit", "any")

INTO_A_TEXT: Final[Mapping[str, tuple[str, str]]] = {
    "a comment": ("(", "( /* x */ "),
    "a comment to the line's end": ("(", "( -- x\n"),
    "no white space of SQLite's": ("INTEGER NOT", "INTEGER\u00a0NOT"),
    "no white space of SQLite's before a type": ("spin INTEGER", "spin\u00a0INTEGER"),
    "a letter that only looks like one": ("kind TEXT", '"\u212aind" TEXT'),
    "a letter that is none of SQLite's": ("kind TEXT", "\u212aind TEXT"),
    "an unseen letter": ("seq INTEGER", "seq\u200b INTEGER"),
    "no NOT NULL": ("seq INTEGER NOT NULL", "seq INTEGER"),
    "a default": ("body TEXT NOT NULL", "body TEXT NOT NULL DEFAULT '{}'"),
    "a body without affinity": ("body TEXT", "body BLOB"),
    "a text as a place": ("seq INTEGER", "seq TEXT"),
    "a number as a name": ('"table" TEXT', '"table" INTEGER'),
    "a text as a hash": ("hash BLOB", "hash TEXT"),
    "an order of one's own": ("body TEXT NOT NULL", "body TEXT COLLATE NOCASE NOT NULL"),
    "names alike": ('"table" TEXT NOT NULL', '"table" TEXT COLLATE NOCASE NOT NULL'),
    "an order that nobody knows": ('"table" TEXT NOT NULL', '"table" TEXT COLLATE nobodys NOT NULL'),
    "columns exchanged": ("body TEXT NOT NULL,\n    hash BLOB", "hash BLOB NOT NULL,\n    body TEXT"),
    "hash and text exchanged": ("hash BLOB NOT NULL,\n    kind", "kind2 BLOB NOT NULL,\n    kind"),
    "another name": ("seq INTEGER", "place INTEGER"),
    "every kind a void throw": ("'$.kind')", "'$.no'), 'spin.void'"),
    "each kind the same": ("json_extract(body, '$.kind') END", "'spin.number' END"),
    "kinds that are hidden": ("'$.kind') END", "'$.kind') WHERE seq <> 9 END"),
    "spins that are later": ("'$.spin') END", "'$.spin') + 1 END"),
    "spins by another member": ("'$.spin'", "'$.seq'"),
    "times that are others": ("'$.at') END", "'$.at') || '' END"),
    "times of another year": (
        "json_extract(body, '$.at')",
        "replace(json_extract(body, '$.at'), '2026', '2025')",
    ),
    "times by another member": ("'$.at'", "'$.boot'"),
    "kinds by chance": ("json_extract(body, '$.kind')", "json_extract(body, '$.kind' || hex(randomblob(0)))"),
    "computed and kept": ("END) VIRTUAL", "END) STORED"),
    "computed no more": (
        "GENERATED ALWAYS AS\n        (CASE WHEN json_valid(body) THEN json_extract(body, '$.kind') END) VIRTUAL",
        "",
    ),
    "whatever is no JSON": ("CASE WHEN json_valid(body)", "CASE WHEN 1"),
    "no check": ("CHECK (length(hash) = 32)", "CHECK (1)"),
    "a check of another length": ("= 32", ">= 3"),
    "a check that takes nothing": ("= 32", "= 33"),
    "no key": ('PRIMARY KEY ("table", seq),', ""),
    "another key": ('PRIMARY KEY ("table", seq)', 'PRIMARY KEY (seq, "table")'),
    "a key the other way": ('PRIMARY KEY ("table", seq)', 'PRIMARY KEY ("table", seq DESC)'),
    "a key that replaces": ('PRIMARY KEY ("table", seq)', 'PRIMARY KEY ("table", seq) ON CONFLICT REPLACE'),
    "a key that ignores": ('PRIMARY KEY ("table", seq)', 'PRIMARY KEY ("table", seq) ON CONFLICT IGNORE'),
    "one key more": ('PRIMARY KEY ("table", seq)', 'PRIMARY KEY ("table", seq), UNIQUE (hash)'),
    "another table's rows": (
        'PRIMARY KEY ("table", seq)',
        'PRIMARY KEY ("table", seq), FOREIGN KEY (seq) REFERENCES journal (seq)',
    ),
    "never changed but ignored": (
        "RAISE(ABORT, 'the journal only grows: an event is never changed, record a correction')",
        "RAISE(IGNORE)",
    ),
    "never deleted but ignored": (
        "RAISE(ABORT, 'the journal only grows: an event is never deleted, record a correction')",
        "RAISE(IGNORE)",
    ),
    "only the next, else ignored": (
        "RAISE(ABORT, 'the journal only grows: only the next event of a table can be added')",
        "RAISE(IGNORE)",
    ),
    "only what is not the next": ("IS NOT (SELECT coalesce", "IS (SELECT coalesce"),
    "any event, too": ("+ 1 FROM journal", "+ 0 * 1 FROM journal"),
    "after and not before": ("BEFORE INSERT", "AFTER INSERT"),
    "of nothing": ("BEFORE UPDATE ON", "BEFORE UPDATE OF hash ON"),
    "never": ("WHEN NEW.seq IS NOT", "WHEN 0 AND NEW.seq IS NOT"),
    "each event also another": (
        "BEGIN SELECT RAISE(ABORT, 'the journal only grows: only",
        "BEGIN DELETE FROM journal WHERE seq = 1; SELECT RAISE(ABORT, 'the journal only grows: only",
    ),
    "the file's own revision": ("VARCHAR(32) NOT NULL", "VARCHAR(32) DEFAULT '0001'"),
}
"""What is put where in a text of the schema: a word of it, and what stands there afterwards."""

BY_STATEMENT: Final[Mapping[str, str]] = {
    **{
        f"a trigger {when.lower()} {what.lower()} that would {does}": (
            f"CREATE TRIGGER quiet {when} {what} ON journal WHEN {'OLD' if what == 'DELETE' else 'NEW'}.seq > 3 "
            f"BEGIN {statement}; END"
        )
        for when in ("BEFORE", "AFTER")
        for what in ("INSERT", "UPDATE", "DELETE")
        for does, statement in {
            "ignore it": "SELECT RAISE(IGNORE)",
            "refuse it": "SELECT RAISE(ABORT, 'no')",
            "fail": "SELECT RAISE(FAIL, 'no')",
            "undo all": "SELECT RAISE(ROLLBACK, 'no')",
            "do nothing": "SELECT 1",
            "change a night": "UPDATE journal SET body = '{}' WHERE seq = 2",
            "keep a list": "INSERT INTO alembic_version VALUES (hex(randomblob(9)))",
        }.items()
    },
    "an index": "CREATE INDEX other ON journal (seq)",
    "an index over what is computed": "CREATE INDEX other ON journal (kind, at)",
    "a part's index": "CREATE INDEX other ON journal (seq) WHERE seq < 5",
    "an index of an expression": "CREATE INDEX other ON journal (length(body))",
    "a unique index": 'CREATE UNIQUE INDEX other ON journal (hash, "table")',
    "a view": "CREATE VIEW other AS SELECT * FROM journal",
    "a view of what is kept": "CREATE VIEW sqlite_stat9 AS SELECT 1",
    "a table": "CREATE TABLE other (a)",
    "a table of another form": "CREATE TABLE other (a PRIMARY KEY) WITHOUT ROWID",
    "a virtual table": "CREATE VIRTUAL TABLE other USING fts5(body)",
    "a virtual table over it": "CREATE VIRTUAL TABLE other USING rtree(id, a, b)",
    "figures for the planner": "ANALYZE",
    "a column more": "ALTER TABLE journal ADD COLUMN more TEXT",
    "a computed column more": "ALTER TABLE journal ADD COLUMN more TEXT AS (body || 'x')",
    "a column of another name": "ALTER TABLE journal RENAME COLUMN kind TO sort",
    "a table of another name": "ALTER TABLE journal RENAME TO book",
    "its revision of another name": "ALTER TABLE alembic_version RENAME TO revision",
    "another revision": "UPDATE alembic_version SET version_num = '9999'",
    "no revision": "DELETE FROM alembic_version",
    "two revisions": "INSERT INTO alembic_version VALUES ('9999')",
    "a number as revision": "UPDATE alembic_version SET version_num = 1",
    "bytes as revision": "UPDATE alembic_version SET version_num = x'ff00'",
    "no log": "PRAGMA journal_mode = DELETE",
    "a kept journal": "PRAGMA journal_mode = PERSIST",
    "another page": "PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM",
    "a larger page": "PRAGMA journal_mode = DELETE; PRAGMA page_size = 65536; VACUUM",
    "a file that shrinks": "PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = FULL; VACUUM",
    "written anew": "VACUUM",
    "a mark": "PRAGMA application_id = 7",
    "the house's mark": f"PRAGMA application_id = {0x43707448}",
    "a version": "PRAGMA user_version = 7",
    "another cookie": "PRAGMA schema_version = 99",
}


def harms(folder: Path) -> dict[str, Harm]:
    """Everything that is tried on the journal of a folder, by name."""
    with closing(sqlite3.connect(folder / NAME)) as raw:
        objects = raw.execute(_OBJECTS).fetchall()
    found: dict[str, Harm] = {}
    for kind, name, _, text in objects:
        found |= _to_an_object(kind, name)
        found |= {
            f"{kind} {name}: {trick}": _replaced(name, before, after)
            for trick, (before, after) in INTO_A_TEXT.items()
            if before in (text or "")
        }
    for title, (place, form) in _HEADER.items():
        found |= {f"header, {title}: {value}": _header(place, form, value) for value in _VALUES}
    found |= {trick: _stated(statement) for trick, statement in BY_STATEMENT.items()}
    unused = {
        word for word, (before, _) in INTO_A_TEXT.items() if not any(before in (o[3] or "") for o in objects)
    }
    assert not unused, f"these stand nowhere: {unused}"
    return found


def _to_an_object(kind: str, name: str) -> dict[str, Harm]:
    """What can be done to a row of the schema, whatever it describes."""
    where = f"WHERE type = '{kind}' AND name = '{name}'"
    stated = {
        "gone": f"DELETE FROM sqlite_master {where}",
        "of another name": f"UPDATE sqlite_master SET name = 'other' {where}",
        "in capitals": f"UPDATE sqlite_master SET name = upper(name) {where}",
        "of another table": f"UPDATE sqlite_master SET tbl_name = 'alembic_version' {where}",
        "of a table in capitals": f"UPDATE sqlite_master SET tbl_name = upper(tbl_name) {where}",
        "with one word more": f"UPDATE sqlite_master SET sql = coalesce(sql, '') || ' more' {where}",
        "with a comment more": f"UPDATE sqlite_master SET sql = sql || ' -- more' {where}",
        "without rows of their own": f"UPDATE sqlite_master SET sql = sql || ' WITHOUT ROWID' {where}",
        "strict": f"UPDATE sqlite_master SET sql = sql || ' STRICT' {where}",
        "without a text": f"UPDATE sqlite_master SET sql = NULL {where}",
        "in other letters": f"UPDATE sqlite_master SET sql = upper(sql) {where}",
        "at no place": f"UPDATE sqlite_master SET rootpage = 0 {where}",
        "at the schema's place": f"UPDATE sqlite_master SET rootpage = 1 {where}",
        "at the next place": f"UPDATE sqlite_master SET rootpage = rootpage + 1 {where}",
        "at another's place": f"UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'alembic_version') {where}",
        "beyond the end": f"UPDATE sqlite_master SET rootpage = 99999 {where}",
        "twice": f"INSERT INTO sqlite_master SELECT * FROM sqlite_master {where}",
        "twice, as another kind": f"INSERT INTO sqlite_master SELECT 'view', 'v' || name, tbl_name, 0, sql FROM sqlite_master {where}",
        "with its words moved": f"UPDATE sqlite_master SET tbl_name = tbl_name || ' create', sql = substr(sql, 8) {where}",
    }
    return {f"{kind} {name}: {trick}": _stated(statement) for trick, statement in stated.items()}


def _connected(database: Path) -> sqlite3.Connection:
    raw = sqlite3.connect(database, isolation_level=None)
    raw.execute("PRAGMA writable_schema = ON")
    return raw


def _stated(statements: str) -> Harm:
    def harm(database: Path, _chance: random.Random) -> None:
        with closing(_connected(database)) as raw:
            for statement in statements.split("; ") if "CREATE TRIGGER" not in statements else (statements,):
                raw.execute(statement)

    return harm


def _replaced(name: str, before: str, after: str) -> Harm:
    def harm(database: Path, _chance: random.Random) -> None:
        with closing(_connected(database)) as raw:
            raw.execute(
                "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = ? AND sql IS NOT NULL",
                (before, after, name),
            )

    return harm


def _header(place: int, form: str, value: str) -> Harm:
    def harm(database: Path, chance: random.Random) -> None:
        whole, size = bytearray(database.read_bytes()), struct.calcsize(form)
        field = whole[place : place + size]
        number = int.from_bytes(field, "big")
        now = {
            "none": 0,
            "one": 1,
            "one more": number + 1,
            "all": (1 << 8 * size) - 1,
            "a bit": number ^ 1 << chance.randrange(8 * size),
            "any": chance.getrandbits(8 * size),
        }[value] % (1 << 8 * size)
        whole[place : place + size] = now.to_bytes(size, "big")
        database.write_bytes(whole)

    return harm


def _seen(database: Path, harm: Harm, chance: random.Random) -> None:
    """Do harm to a schema in play so that a program that has the file open reads it anew."""
    with suppress(sqlite3.Error):  # what SQLite itself refuses is no danger
        harm(database, chance)
    with suppress(sqlite3.Error), closing(_connected(database)) as raw:
        (cookie,) = raw.execute("PRAGMA schema_version").fetchone()
        raw.execute(f"PRAGMA schema_version = {cookie + 1}")


@cache
def _of(kept: Path) -> tuple[dict[str, Harm], Answers]:
    """What is tried on what was kept, and what was said of it before."""
    with tempfile.TemporaryDirectory(prefix="capotavolo-before-") as folder:
        return harms(kept), answers(copied(kept, Path(folder)) / NAME)


def tricks(kept: Path) -> Sequence[str]:
    """Name everything that is tried; of the header nothing in play, for its page lies in the log then."""
    found = harms(kept)
    return [*found, *(f"{_IN_PLAY}{name}" for name in found if not name.startswith("header"))]


def attack(trick: str, chance: random.Random, kept: Path, work: Path) -> None:
    """Change the schema or the header of a journal, and look who finds it."""
    tried, before = _of(kept)
    database = copied(kept, work) / NAME
    if trick.startswith(_IN_PLAY):
        harmed_in_play(database, lambda: _seen(database, tried[trick.removeprefix(_IN_PLAY)], chance))
        return
    try:
        tried[trick](database, chance)
    except sqlite3.Error:
        return  # what SQLite itself refuses is no danger
    found = not holds(database)
    is_refused_or_the_same(database, before)
    no_copy_hides_it(database, work, before, found=found)
    went_on = a_start(database)
    if went_on and not found:
        assert holds(database), ask("verify", "--database", database)
    goes_on_beside(database)


PART: Final = Part(keep_night, tricks, attack)

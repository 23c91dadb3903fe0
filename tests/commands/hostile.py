"""Bytes as somebody may have changed them: with a purpose, or because a disk did."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

TOKENS: Final = (
    b"",
    b"{",
    b"[",
    b"\xff",
    b"\x00" * 20,
    b"9" * 5_000,
    b"0x" + b"f" * 5_000,
    b"[" * 100_000,
    b'{"a":' * 2_000,
    b"[" * 5_000 + b"]" * 5_000,
    b'{"seq":' + b"9" * 5_000 + b"}",
    b'{"kind":"table.opened","dealer":"' + b"9" * 6_000 + b'"}',
    b'{"at":"nope","kind":"table.opened","seq":1,"v":1}',
    b'{"at":"2026-09-01","boot":"x","kind":"spin.number","mono":1,"number":1e400,"seq":1,"v":1}',
    b"null",
    b"7",
    b"{}",
    b'"\\ud800"',
    b"\n\n",
)
"""What a reader must be ready for, beside what chance makes."""

TEXTS_OF_A_SCHEMA: Final = ("sql", "name", "tbl_name", "type")


def changed(before: bytes, chance: random.Random) -> bytes:
    """Change bytes: some turned, some taken out, something put between, or all of it another thing."""
    if chance.random() < 0.1:
        return chance.choice(TOKENS)
    bytes_now = bytearray(before)
    for _ in range(chance.choice((1, 1, 3, 20))):
        place = chance.randrange(len(bytes_now) + 1)
        match chance.randrange(4):
            case 0 if place < len(bytes_now):
                bytes_now[place] ^= 1 << chance.randrange(8)
            case 1:
                del bytes_now[place : place + chance.randrange(1, 50)]
            case 2:
                bytes_now[place:place] = chance.choice(TOKENS)
            case _:
                bytes_now[place : place + chance.randrange(1, 8)] = chance.randbytes(chance.randrange(1, 8))
    return bytes(bytes_now)


def change_row(path: Path, chance: random.Random) -> None:
    """Change an event of a journal as whoever may write its file can: the guards are taken away first."""
    with closing(sqlite3.connect(path, isolation_level=None)) as journal:
        for (name,) in journal.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            journal.execute(f'DROP TRIGGER "{name}"')
        (count,) = journal.execute("SELECT count(*) FROM journal").fetchone()
        row = chance.choice((1, count, chance.randrange(1, count + 1)))
        (body,) = journal.execute("SELECT CAST(body AS BLOB) FROM journal WHERE rowid = ?", (row,)).fetchone()
        with suppress(sqlite3.Error):  # what the file itself refuses is no danger
            match chance.randrange(6):
                case 0:
                    digest = chance.choice((b"x" * 32, "text", 7, b"\x00" * 32))
                    journal.execute("UPDATE journal SET hash = ? WHERE rowid = ?", (digest, row))
                case 1:
                    name = chance.choice((b"\xff", b"", b"T9", b"a\nb"))
                    journal.execute(
                        'UPDATE journal SET "table" = CAST(? AS TEXT) WHERE rowid = ?', (name, row)
                    )
                case 2:
                    journal.execute('UPDATE journal SET "table" = ? WHERE rowid = ?', (b"\xff\x00", row))
                case _:
                    text = changed(body, chance)
                    journal.execute("UPDATE journal SET body = CAST(? AS TEXT) WHERE rowid = ?", (text, row))


def change_schema(path: Path, chance: random.Random) -> None:
    """Change what a journal's file says of itself: bytes of its first page, or a text of its schema."""
    if chance.random() < 0.6:
        whole = bytearray(path.read_bytes())
        page = int.from_bytes(whole[16:18], "big") or 4_096
        for _ in range(chance.choice((1, 2, 5))):
            whole[chance.randrange(page)] = chance.choice((0xFF, 0x80, 0, chance.randrange(256)))
        path.write_bytes(bytes(whole))
        return
    with closing(sqlite3.connect(path, isolation_level=None)) as journal:
        journal.execute("PRAGMA writable_schema = ON")
        text = chance.choice((b"\xff\xfe", b"CREATE TABLE \xff(a)", b"x" * 10, b""))
        column, row = chance.choice(TEXTS_OF_A_SCHEMA), chance.randrange(1, 8)
        with suppress(sqlite3.Error):
            journal.execute(
                f"UPDATE sqlite_master SET {column} = CAST(? AS TEXT) WHERE rowid = ?", (text, row)
            )


def change_file(path: Path, chance: random.Random) -> None:
    """Change any file's bytes."""
    path.write_bytes(changed(path.read_bytes(), chance))

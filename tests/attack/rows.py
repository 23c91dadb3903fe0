"""Each row changed, deleted, doubled, exchanged, moved to another table, or appended by another program.

At rest it is found by `verify` with the last event that was printed, and no start takes up a night that is not
what was sealed; in play it is told, or nothing of what was printed is lost.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from app.journal.chain import ZERO_HASH, canonical, link
from tests.attack.asking import TABLE, ask, head_of
from tests.attack.in_play import harmed_in_play
from tests.attack.judging import a_start, goes_on_beside, read
from tests.attack.nights import NAME, keep_night, printed_in
from tests.attack.trying import Part, copied
from tests.commands.hostile import TOKENS, changed

Harm = Callable[[sqlite3.Connection, random.Random], None]
Row = tuple[int, int, bytes, bytes]
"""Number, place, text and hash; where somebody changed a file anything may stand there."""
_IN_PLAY: Final = "in play: "
_APPEND: Final = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, CAST(? AS TEXT), ?)'


@contextmanager
def unguarded(database: Path) -> Iterator[sqlite3.Connection]:
    """Write without the guards, and put them back as they were: whoever has the file can."""
    with closing(sqlite3.connect(database, isolation_level=None, timeout=10)) as raw:
        raw.execute("BEGIN IMMEDIATE")
        guards = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            raw.execute(f'DROP TRIGGER "{name}"')
        try:
            yield raw
        except sqlite3.Error:
            raw.execute("ROLLBACK")
            raise
        for _, text in guards:
            raw.execute(text)
        raw.execute("COMMIT")


def _rows(raw: sqlite3.Connection) -> list[Row]:
    return raw.execute("SELECT rowid, seq, CAST(body AS BLOB), hash FROM journal ORDER BY rowid").fetchall()


def _one(raw: sqlite3.Connection, chance: random.Random) -> Row:
    """A row: mostly of the night in play, now and then the first or the last."""
    rows = _rows(raw)
    return chance.choice(
        (rows[0], rows[-1], *[chance.choice(rows[-12:]) for _ in range(4)], chance.choice(rows))
    )


def _text(change: Callable[[bytes, random.Random], bytes]) -> Harm:
    def harm(raw: sqlite3.Connection, chance: random.Random) -> None:
        number, _, body, _ = _one(raw, chance)
        text = change(body, chance)
        raw.execute("UPDATE journal SET body = CAST(? AS TEXT) WHERE rowid = ?", (text, number))

    return harm


def _statement(statement: str) -> Harm:
    def harm(raw: sqlite3.Connection, chance: random.Random) -> None:
        raw.execute(statement, {"row": _one(raw, chance)[0], "any": chance.randbytes(32)})

    return harm


def _other_figure(body: bytes, chance: random.Random) -> bytes:
    """Another figure stands where one stood: other money, another number, another time."""
    figures = [place for place, byte in enumerate(body) if chr(byte).isdigit()]
    place = chance.choice(figures)
    return body[:place] + str((body[place] - 48 + chance.randrange(1, 10)) % 10).encode() + body[place + 1 :]


def _exchanged(column: str) -> Harm:
    def harm(raw: sqlite3.Connection, chance: random.Random) -> None:
        one, other = chance.sample(_rows(raw), 2)
        values = [
            raw.execute(f"SELECT {column} FROM journal WHERE rowid = ?", (row[0],)).fetchone()[0]
            for row in (one, other)
        ]
        raw.execute(
            f"UPDATE journal SET {column} = ? WHERE rowid = ?", (-1 if column == "seq" else values[1], one[0])
        )
        raw.execute(f"UPDATE journal SET {column} = ? WHERE rowid = ?", (values[0], other[0]))
        raw.execute(f"UPDATE journal SET {column} = ? WHERE rowid = ?", (values[1], one[0]))

    return harm


def _cut_off(raw: sqlite3.Connection, chance: random.Random) -> None:
    rows = _rows(raw)
    raw.execute("DELETE FROM journal WHERE rowid > ?", (rows[-chance.randrange(2, 8)][0],))


def _without_one(raw: sqlite3.Connection, chance: random.Random) -> None:
    """Take one out and let the others close up, each with the hash that it had."""
    rows = _rows(raw)
    gone = chance.choice(rows[1:-1])
    raw.execute("DELETE FROM journal WHERE rowid = ?", (gone[0],))
    raw.execute("UPDATE journal SET seq = seq - 1 WHERE rowid > ?", (gone[0],))


def _doubled(table: str, more: int) -> Harm:
    def harm(raw: sqlite3.Connection, chance: random.Random) -> None:
        _, seq, body, digest = _one(raw, chance)
        raw.execute(_APPEND, (table, seq + more, body, digest))

    return harm


def _appended(*, whole: bool, kind: str = "spin.void", seq: int = 1) -> Harm:
    """One more event by another program, sealed or not, of a kind that is there or not."""

    def harm(raw: sqlite3.Connection, chance: random.Random) -> None:
        _, last, body, digest = _rows(raw)[-1]
        form = {**json.loads(body), "kind": kind, "seq": last + seq, "by": "Nobody"}
        text = canonical(form)
        sealed = link(digest, text) if whole else chance.randbytes(32)
        raw.execute(_APPEND, (TABLE, last + seq, text, sealed))

    return harm


def _sealed_anew(raw: sqlite3.Connection, chance: random.Random) -> None:
    """Change an event and seal the whole chain anew from there on."""
    number = _one(raw, chance)[0]
    previous = ZERO_HASH
    for row, _, body, digest in _rows(raw):
        if row >= number:
            form = json.loads(body)
            if row == number:
                form["mono"] = form["mono"] + 1
            text = canonical(form)
            previous = link(previous, text)
            values = text, previous, row
            raw.execute("UPDATE journal SET body = CAST(? AS TEXT), hash = ? WHERE rowid = ?", values)
        else:
            previous = digest


HARMS: Final[Mapping[str, Harm]] = {
    "another figure": _text(_other_figure),
    "bytes changed": _text(changed),
    "another text": _text(lambda _body, chance: chance.choice(TOKENS)),
    "a space more": _text(lambda body, _chance: body + b" "),
    "members in another order": _text(
        lambda body, _chance: json.dumps(
            dict(reversed(json.loads(body).items())), separators=(",", ":")
        ).encode()
    ),
    "a member twice": _text(lambda body, _chance: body[:-1] + b',"seq":1}'),
    "a byte of nothing": _text(lambda body, _chance: body.replace(b'"kind"', b'"kind\x00"')),
    "no text": _statement("UPDATE journal SET body = '' WHERE rowid = :row"),
    "bytes for a text": _statement("UPDATE journal SET body = CAST(body AS BLOB) WHERE rowid = :row"),
    "another hash": _statement("UPDATE journal SET hash = :any WHERE rowid = :row"),
    "no hash": _statement("UPDATE journal SET hash = zeroblob(32) WHERE rowid = :row"),
    "a text for a hash": _statement("UPDATE journal SET hash = hex(randomblob(16)) WHERE rowid = :row"),
    "another place": _statement("UPDATE journal SET seq = seq + 1000 WHERE rowid = :row"),
    "a place before the first": _statement("UPDATE journal SET seq = -seq WHERE rowid = :row"),
    "a place that is no whole number": _statement("UPDATE journal SET seq = seq + 0.5 WHERE rowid = :row"),
    "a place in words": _statement("UPDATE journal SET seq = 'first' WHERE rowid = :row"),
    "another row": _statement("UPDATE journal SET rowid = rowid + 1000 WHERE rowid = :row"),
    "a row before the first": _statement("UPDATE journal SET rowid = -rowid WHERE rowid = :row"),
    "moved to another table": _statement("UPDATE journal SET \"table\" = 'T9' WHERE rowid = :row"),
    "moved to a table of a like name": _statement("UPDATE journal SET \"table\" = 't1' WHERE rowid = :row"),
    "moved to a table without a name": _statement("UPDATE journal SET \"table\" = '' WHERE rowid = :row"),
    "moved to what is no name": _statement("UPDATE journal SET \"table\" = x'ff00' WHERE rowid = :row"),
    "all moved to another table": _statement("UPDATE journal SET \"table\" = 'T9'"),
    "one gone": _statement("DELETE FROM journal WHERE rowid = :row"),
    "all gone": _statement("DELETE FROM journal"),
    "the end cut off": _cut_off,
    "one gone and the others closed up": _without_one,
    "texts exchanged": _exchanged("body"),
    "hashes exchanged": _exchanged("hash"),
    "places exchanged": _exchanged("seq"),
    "doubled at the end": _doubled(TABLE, 1000),
    "doubled in another table": _doubled("T9", 0),
    "another table's first event": _doubled("A0", 0),
    "appended with a hash of nothing": _appended(whole=False),
    "appended far behind": _appended(whole=True, seq=7),
    "appended of no kind": _appended(whole=True, kind="nobody.knows"),
    "sealed anew": _sealed_anew,
}
"""What is done to a row, by whoever has the file and time."""
IN_PLAY: Final[Mapping[str, Harm]] = {**HARMS, "appended as it should be": _appended(whole=True)}


def tricks(_kept: Path) -> Sequence[str]:
    """Name everything that is tried."""
    return [*HARMS, *(f"{_IN_PLAY}{name}" for name in IN_PLAY)]


def attack(trick: str, chance: random.Random, kept: Path, work: Path) -> None:
    """Change rows at rest or in play, and look who finds it."""
    database = copied(kept, work) / NAME

    def harm() -> None:
        with unguarded(database) as raw:
            IN_PLAY[trick.removeprefix(_IN_PLAY)](raw, chance)

    if trick.startswith(_IN_PLAY):
        harmed_in_play(database, harm)
        return
    with closing(sqlite3.connect(database)) as raw:
        before = _rows(raw)
    try:
        harm()
    except sqlite3.Error:
        return  # what the file itself refuses is no danger
    with closing(sqlite3.connect(database)) as raw:
        after = _rows(raw)
    printed = printed_in(kept)
    verified = ask("verify", "--database", database, "--head", head_of(printed))
    same = [row[1:] for row in before] == [row[1:] for row in after]  # in their order, whatever their numbers
    assert verified.status or same, verified
    read(database)
    _is_not_taken_up(database, before, after)
    goes_on_beside(database)


def _is_not_taken_up(database: Path, before: list[Row], after: list[Row]) -> None:
    """A start goes on with no night that is not what was sealed: what it takes up is a part of what was there."""
    texts = {(seq, body) for _, seq, body, _ in before}
    places = [(seq, body) for _, seq, body, _ in after if type(seq) is int]
    night = max(seq for _, seq, body, _ in before if b'"kind":"table.opened"' in body)
    unlike = [seq for seq, body in places if seq >= night and (seq, body) not in texts]
    whole = ask("verify", "--database", database).status == 0
    went_on = a_start(database)
    assert not (went_on and unlike and not whole), f"taken up though events {unlike} are not what was sealed"


PART: Final = Part(keep_night, tricks, attack, rounds=4)

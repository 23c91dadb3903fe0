"""An export of a journal that was forged ends with the place of what cannot be."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.journal.chain import link
from app.journal.errors import Damaged
from app.journal.exporting import What
from tests.journal.played_journals import (
    exported,
    record,
    stamped,
)
from tests.table.playing import (
    EIGHT,
    fallen,
)


def tampered(path: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as shell, shell:
        for name in ("never_changed", "never_deleted"):
            shell.execute(f"DROP TRIGGER IF EXISTS journal_{name}")
        shell.execute(statement, values)


@pytest.mark.parametrize("what", list(What))
def test_an_amount_that_was_changed_ends_the_rows_with_its_place(path: Path, what: What) -> None:
    played = fallen(8)
    played.do("winners", bets=EIGHT)
    played.do("paid_all")
    record(path, stamped(played.story))
    settled = next(n for n, event in enumerate(stamped(played.story), 1) if event["kind"] == "spin.settled")
    tampered(path, "UPDATE journal SET body = replace(body, '340.00', '341.00') WHERE seq = ?", settled)
    with pytest.raises(Damaged, match=f"event {settled} of table T1: its hash does not fit"):
        exported(path, what)


def resealed(path: Path, seq: int, change: Any) -> None:
    """Change an event and seal the chain anew from there, as a forger would."""
    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute("DROP TRIGGER journal_never_changed")
        rows = shell.execute("SELECT seq, CAST(body AS BLOB), hash FROM journal ORDER BY seq").fetchall()
        previous = bytes(32)
        for place, body, _ in rows:
            text = change(body) if place == seq else body
            previous = link(previous, text)
            shell.execute(
                "UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (text.decode(), previous, place)
            )


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("payment.made", b'"order":1', b'"order":7'),
        ("payment.made", b'"payment.made"', b'"payment.eaten"'),
        ("spin.settled", b'"split-8-11"', b'"split-8-35"'),
        ("spin.settled", b'"pays":17', b'"pays":0'),
        ("spin.settled", b'"taken":null', b'"taken":true'),
        ("spin.number", b'"at":"', b'"at_":"'),
        ("spin.number", b'"spin":1', b'"spin":5'),
    ],
)
def test_what_no_table_can_have_written_is_named_by_its_place(
    path: Path, kind: str, old: bytes, new: bytes
) -> None:
    played = fallen(8)
    played.do("winners", bets=EIGHT)
    played.do("paid_all")
    played.do("next")
    story = stamped(played.story)
    record(path, story)
    place = next(n for n, event in enumerate(story, 1) if event["kind"] == kind)
    resealed(path, place, lambda body: body.replace(old, new))
    with pytest.raises(Damaged, match=r"event \d+ of table T1: "):
        exported(path, What.PAYMENTS)

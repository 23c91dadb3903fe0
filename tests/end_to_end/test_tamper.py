"""Whoever changes the journal behind the program's back is found, and the place is named."""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.chain import ZERO_HASH, canonical, link
from tests.end_to_end.running import EIGHT, Form, Headless, verify

SEED = 20261121
pytestmark = pytest.mark.kill


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal of two paid spins, closed."""
    database = tmp_path_factory.mktemp("played") / "T1.sqlite"
    with Headless(database) as table:
        table.all_of({"do": "open"})
        for _ in range(2):
            table.all_of({"do": "number", "number": 8}, {"do": "confirm"}, {"do": "winners", "bets": EIGHT})
            table.all_of({"do": "paid", "order": 1}, {"do": "paid_all"}, {"do": "next"})
        assert table.finish() == 0
    assert verify(database)[0] == 0
    return database


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    """A copy of it, to be tampered with."""
    copy = tmp_path / "T1.sqlite"
    copy.write_bytes(played.read_bytes())
    return copy


def rows(database: Path) -> list[tuple[int, str, bytes]]:
    with closing(sqlite3.connect(database)) as shell:
        return list(shell.execute("SELECT seq, body, hash FROM journal ORDER BY seq"))


def behind_the_back(database: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Write without the triggers, as somebody would who has the file and time."""
    with closing(sqlite3.connect(database)) as shell, shell:
        names = [name for (name,) in shell.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")]
        kept = [sql for (sql,) in shell.execute("SELECT sql FROM sqlite_master WHERE type = 'trigger'")]
        for name in names:
            shell.execute(f"DROP TRIGGER {name}")
        for statement, values in statements:
            shell.execute(statement, values)
        for sql in kept:
            shell.execute(sql)


def forged(database: Path, change: Callable[[Form], None], kind: str) -> int:
    """Change the first event of a kind and seal the whole chain anew; gives its place."""
    previous, statements, place = ZERO_HASH, [], 0
    for seq, text, _ in rows(database):
        body = json.loads(text)
        if body["kind"] == kind and not place:
            place = seq
            change(body)
        sealed = canonical(body)
        previous = link(previous, sealed)
        statements.append(
            ("UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (sealed.decode(), previous, seq))
        )
    behind_the_back(database, *statements)
    return place


def head(database: Path, seq: int) -> str:
    return f"T1:{seq}:{rows(database)[seq - 1][2].hex()}"


def test_one_byte_changed_anywhere_is_found_with_table_and_place(database: Path) -> None:
    chance = random.Random(SEED)
    whole = database.read_bytes()
    texts = {seq: text.encode() for seq, text, _ in rows(database)}
    for seq in chance.sample(sorted(texts), 4):
        start = whole.index(texts[seq])
        place = start + chance.randrange(len(texts[seq]) if len(texts[seq]) < 3000 else 800)
        database.write_bytes(
            whole[:place] + bytes([whole[place] ^ (1 << chance.randrange(7))]) + whole[place + 1 :]
        )
        status, told = verify(database)
        assert (status, told["table"], told["seq"]) == (1, "T1", seq), (SEED, seq, place)
        assert told["reason"]


def test_a_cut_off_end_is_found_by_a_hash_that_was_printed(database: Path) -> None:
    last = len(rows(database))
    known = head(database, last)
    assert verify(database, "--head", known)[0] == 0
    behind_the_back(database, ("DELETE FROM journal WHERE seq = ?", (last,)))
    assert verify(database)[0] == 0  # nothing in the file itself tells of it
    status, told = verify(database, "--head", known)
    assert (status, told["table"], told["seq"]) == (1, "T1", last)


def test_a_chain_forged_anew_is_found_by_a_hash_that_was_printed(database: Path) -> None:
    known = head(database, len(rows(database)))
    place = forged(database, lambda body: body.update(dealer="Nobody"), "table.opened")
    assert place == 1
    assert verify(database)[0] == 0
    status, told = verify(database, "--head", known)
    assert (status, told["table"], told["seq"]) == (1, "T1", len(rows(database)))


def a_payment_changed(body: Form) -> None:
    body["payments"][1]["amount"] = "3400.00"


def a_payment_left_out(body: Form) -> None:
    del body["payments"][3]


def another_winner(body: Form) -> None:
    body["bets"][0]["stack"][1]["owner"] = "seat 9"


def another_number(body: Form) -> None:
    body["number"] = 11


def no_payments(body: Form) -> None:
    body["payments"] = None


@pytest.mark.parametrize(
    ("change", "kind", "where"),
    [
        (a_payment_changed, "spin.settled", "spin.settled"),
        (a_payment_left_out, "spin.settled", "spin.settled"),
        (no_payments, "spin.settled", "spin.settled"),
        (another_winner, "winners.entered", "spin.settled"),
        (another_number, "spin.number", "spin.number"),
    ],
)
def test_a_settlement_forged_with_its_whole_chain_is_found_by_settling_again(
    database: Path, change: Callable[[Form], None], kind: str, where: str
) -> None:
    forged(database, change, kind)
    status, told = verify(database)
    place = next(seq for seq, text, _ in rows(database) if json.loads(text)["kind"] == where)
    assert (status, told["table"], told["seq"]) == (1, "T1", place)


def test_a_record_of_another_kind_forged_with_its_whole_chain_is_named_too(database: Path) -> None:
    place = forged(database, lambda body: body["colours"].update(red={"value": 250}), "table.opened")
    status, told = verify(database)
    assert (status, told["table"], told["seq"]) == (1, "T1", place)


INSERT = 'INTO journal ("table", seq, body, hash) VALUES'
REFUSED = [
    "UPDATE journal SET body = body WHERE seq = 3",
    "UPDATE journal SET hash = zeroblob(32)",
    "UPDATE OR REPLACE journal SET seq = 4 WHERE seq = 3",
    "DELETE FROM journal WHERE seq = 3",
    "DELETE FROM journal",
    f"INSERT OR REPLACE {INSERT} ('T1', 3, '{{}}', zeroblob(32))",
    f"REPLACE {INSERT} ('T1', 3, '{{}}', zeroblob(32))",
    f"INSERT {INSERT} ('T1', 3, '{{}}', zeroblob(32)) ON CONFLICT DO UPDATE SET body = excluded.body",
    f"INSERT {INSERT} ('T1', 9999, '{{}}', zeroblob(32))",
    f"INSERT {INSERT} ('T9', 2, '{{}}', zeroblob(32))",
]


@pytest.mark.parametrize("statement", REFUSED)
def test_the_shell_may_not_write(database: Path, statement: str) -> None:
    before = rows(database)
    with closing(sqlite3.connect(database)) as shell, pytest.raises(sqlite3.Error):
        shell.execute(statement)
    assert rows(database) == before


@pytest.fixture
def while_it_runs(tmp_path: Path) -> Iterator[Headless]:
    with Headless(tmp_path / "T1.sqlite") as table:
        table.do("open")
        yield table
        assert [event["kind"] for event in table.do("throw")] == ["spin.thrown"]


def test_the_shell_may_not_write_while_the_table_runs_either(while_it_runs: Headless) -> None:
    for statement in REFUSED:
        with closing(sqlite3.connect(while_it_runs.database)) as shell, pytest.raises(sqlite3.Error):
            shell.execute(statement)
    assert verify(while_it_runs.database)[1]["events"] == 3

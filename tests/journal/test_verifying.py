"""Whoever changes, cuts out, slips in or cuts off an event is found, and the place is named."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from app.journal import reading
from app.journal.chain import ZERO_HASH, Recorded, canonical, link
from app.journal.errors import BadHead
from app.journal.following import Fault
from app.journal.schema import HOUSE_MARK
from app.journal.store import Journal
from app.journal.verifying import Broken, KnownHead, Verified, verify_chain
from tests.journal.bodies import Bodies

HOUSE = f"PRAGMA application_id = {HOUSE_MARK}"


@pytest.fixture
def closed(path: Path, bodies: Bodies) -> Path:
    """A journal of six events of table T1, closed."""
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(6))
    return path


def behind_the_back(path: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Write without the triggers and put them back, as somebody would who has the file and time."""
    with closing(sqlite3.connect(path)) as shell, shell:
        guards = list(shell.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"))
        for name, _ in guards:
            shell.execute(f"DROP TRIGGER {name}")
        for statement, values in statements:
            shell.execute(statement, values)
        for _, text in guards:
            shell.execute(text)


def forged(path: Path, start: int, change: Callable[[bytes], bytes]) -> None:
    """Change one event and seal the chain anew from there on."""
    previous, statements = ZERO_HASH, []
    for event in reading.events(path):
        body = change(event.body) if event.seq == start else event.body
        previous = link(previous, body)
        statements.append(
            ("UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (body.decode(), previous, event.seq))
        )
    behind_the_back(path, *statements)


def broken(path: Path, **asked: object) -> tuple[str | None, int | None, str]:
    found = verify_chain(path, **asked)  # type: ignore[arg-type]
    assert isinstance(found, Broken), found
    return found.table, found.seq, found.reason


def test_a_whole_journal_is_counted(path: Path, bodies: Bodies) -> None:
    heads = {}
    for table in ("T1", "T2"):
        with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(1, kind="table.opened"))
            journal.append([*bodies(2), *bodies(1, first=2), *bodies(3, first=3)])  # spin 2 was contradicted
            heads[table] = journal.head
    behind_the_back(path, (HOUSE, ()))
    assert verify_chain(path) == Verified(tables=2, events=14, spins=10, heads=heads)
    assert verify_chain(path, table="T2") == Verified(tables=1, events=7, spins=5, heads={"T2": heads["T2"]})


def test_an_empty_journal_is_whole(path: Path) -> None:
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    assert verify_chain(path) == Verified(0, 0, 0, {})


def test_two_tables_written_in_turn_into_one_file_are_told_apart(path: Path, bodies: Bodies) -> None:
    for _ in range(3):
        for table in ("T1", "T2"):
            with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
                journal.append(bodies(2))
    behind_the_back(path, (HOUSE, ()))
    whole = verify_chain(path)
    assert isinstance(whole, Verified)
    assert {table: head.seq for table, head in whole.heads.items()} == {"T1": 6, "T2": 6}


@pytest.mark.parametrize("seq", [1, 3, 6])
def test_any_byte_of_a_text_that_is_changed_is_found(closed: Path, seq: int) -> None:
    text = next(reading.events(closed, after=seq - 1)).body
    statement = "UPDATE journal SET body = CAST(? AS TEXT) WHERE seq = ?"
    for place in range(0, len(text), 5):
        changed = text[:place] + bytes([text[place] ^ 1]) + text[place + 1 :]
        behind_the_back(closed, (statement, (changed, seq)))
        assert broken(closed)[:2] == ("T1", seq), changed
    behind_the_back(closed, (statement, (text, seq)))
    assert isinstance(verify_chain(closed), Verified)


@pytest.mark.parametrize("seq", [1, 3, 6])
def test_any_byte_of_a_hash_that_is_changed_is_found(closed: Path, seq: int) -> None:
    digest = next(reading.events(closed, after=seq - 1)).hash
    for place in range(0, 32, 5):
        changed = digest[:place] + bytes([digest[place] ^ 128]) + digest[place + 1 :]
        behind_the_back(closed, ("UPDATE journal SET hash = ? WHERE seq = ?", (changed, seq)))
        assert broken(closed)[:2] == ("T1", seq)


def test_every_byte_of_a_row_that_is_changed_in_the_file_is_found(closed: Path) -> None:
    """The row as it lies on the disk: its length (two bytes), number, types, table, place, text and hash."""
    event = next(reading.events(closed, after=3))
    whole = closed.read_bytes()
    start = whole.index(event.body)
    assert whole.count(event.body) == 1
    number = start - 10
    assert whole[number] == 4
    for place in range(number - 2, start + len(event.body) + 32):
        closed.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        # With the row number of the next row, it is the next one that is out of its place.
        assert broken(closed)[:2] == ("T1", 5 if place == number else 4), place - start


@pytest.mark.parametrize(
    ("statement", "table", "seq", "reason"),
    [
        ("DELETE FROM journal WHERE seq = 3", "T1", 3, "event 3 is missing: after 2 comes 4"),
        ("DELETE FROM journal WHERE seq = 1", "T1", 1, "event 1 is missing: after 0 comes 2"),
        ("UPDATE journal SET seq = 90 WHERE seq = 3", "T1", 3, "event 3 is missing: after 2 comes 90"),
        ("UPDATE journal SET seq = 90 WHERE seq = 6", "T1", 6, "event 6 is missing: after 5 comes 90"),
        ("UPDATE journal SET \"table\" = 'T3' WHERE seq = 3", "T1", 3, "the row says table T3"),
        ("UPDATE journal SET \"table\" = 'T0' WHERE seq = 6", "T1", 6, "the row says table T0"),
        ("UPDATE journal SET \"table\" = 'T0' WHERE seq = 1", "T1", 1, "event 1 is missing"),
        (
            "UPDATE journal SET \"table\" = CAST(X'54FF' AS TEXT) WHERE seq = 3",
            "T1",
            3,
            "the row says table T",
        ),
        ("UPDATE journal SET rowid = 90 WHERE seq = 3", "T1", 3, "event 3 is missing"),
        ("UPDATE journal SET body = 'no event' WHERE seq = 3", "T1", 3, "the hash does not fit"),
    ],
)
def test_a_row_cut_out_moved_or_renamed_is_found(
    closed: Path, statement: str, table: str, seq: int, reason: str
) -> None:
    behind_the_back(closed, (statement, ()))
    found = broken(closed)
    assert found[:2] == (table, seq)
    assert reason in found[2]


def test_a_row_slipped_in_is_found(closed: Path) -> None:
    slipped = ("INSERT INTO journal(\"table\", seq, body, hash) VALUES ('T1', 7, '{}', zeroblob(32))", ())
    behind_the_back(closed, slipped)
    assert broken(closed)[:2] == ("T1", 7)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace(b',"', b', "'), "not in the form of RFC 8785"),
        (lambda text: text.replace(b'"v":1', b'"v":1,"v":1'), "not in the form of RFC 8785"),
        (lambda text: text.replace(b'"seq":3', b'"seq":4'), "the text says that it is event 4"),
        (lambda text: text.replace(b'"v":1', b'"v":2'), "the form 2 of this event is unknown"),
        (lambda text: text.replace(b'"v":1', b'"v":true'), "the form True of this event is unknown"),
        (lambda text: text.replace(b'"v":1', b'"v":1.5'), "the text is no event"),
        (lambda text: b'["no", "object"]', "the text is no event"),
        (lambda text: b'{"deep":' + b"[" * 90_000, "the text is no event"),
    ],
)
def test_a_sealed_text_that_is_no_event_is_found(
    closed: Path, change: Callable[[bytes], bytes], reason: str
) -> None:
    forged(closed, 3, change)
    found = broken(closed)
    assert found[:2] == ("T1", 3)
    assert reason in found[2]


def test_a_cut_off_end_is_found_by_a_known_event_alone(closed: Path) -> None:
    known = KnownHead("T1", 6, reading.head(closed, "T1").hash)
    assert isinstance(verify_chain(closed, heads=[known]), Verified)
    behind_the_back(closed, ("DELETE FROM journal WHERE seq = 6", ()))
    assert isinstance(verify_chain(closed), Verified)
    assert broken(closed, heads=[known]) == ("T1", 6, "event 6 is known and the journal ends at 5")


def test_a_chain_forged_anew_is_found_by_a_known_event_alone(closed: Path) -> None:
    heads = [KnownHead("T1", event.seq, event.hash) for event in reading.events(closed)]
    forged(closed, 4, lambda text: text.replace(b'"number":4', b'"number":5'))
    assert isinstance(verify_chain(closed), Verified)
    assert isinstance(verify_chain(closed, heads=heads[:3]), Verified)
    for head in heads[3:]:
        table, seq, reason = broken(closed, heads=[head])
        assert (table, seq) == ("T1", head.seq)
        assert head.hash.hex() in reason


def test_a_known_event_of_a_table_that_is_not_there_is_missing(closed: Path) -> None:
    assert broken(closed, heads=[KnownHead("T9", 2, ZERO_HASH)])[:2] == ("T9", 2)


def test_a_known_event_is_read_as_it_is_printed() -> None:
    assert KnownHead.read(f"T1:812:{'AB' * 32}\n") == KnownHead("T1", 812, b"\xab" * 32)
    assert KnownHead.read(f"room:T1:1:{'00' * 32}") == KnownHead("room:T1", 1, ZERO_HASH)


@pytest.mark.parametrize(
    "text",
    ["", "T1", f"T1:0:{'00' * 32}", f"T1:-1:{'00' * 32}", "T1:1:00", f":1:{'00' * 32}", f"T1:1:{'xy' * 32}"],
)
def test_a_known_event_in_any_other_form_is_refused(text: str) -> None:
    with pytest.raises(BadHead, match="write TABLE:SEQ:HASH"):
        KnownHead.read(text)


def test_the_settlements_can_be_computed_again_on_the_way(closed: Path) -> None:
    seen: list[int] = []

    def recomputed(table: str, event: Recorded, body: dict[str, object]) -> str | None:
        assert canonical(body) == event.body  # type: ignore[arg-type]
        seen.append(event.seq)
        return f"spin {body['spin']} pays otherwise" if event.seq == 4 else None

    assert broken(closed, on_event=recomputed) == ("T1", 4, "spin 4 pays otherwise")
    assert seen == [1, 2, 3, 4]


def test_progress_is_told(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(2500))
    told: list[tuple[int, int]] = []
    verify_chain(path, progress=lambda done, total: told.append((done, total)))
    assert [total for _, total in told] == [2500] * len(told)
    walked = sorted({done for done, _ in told if done < 2500})
    assert all(1000 <= later - before < 2000 for before, later in pairwise([0, *walked]))
    assert len(walked) >= 2


def test_a_damaged_index_is_found_although_every_event_holds(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(1))
    whole = path.read_bytes()
    text = next(reading.events(path)).body
    keys = [place for place in range(len(whole)) if whole.startswith(b"T1", place)]
    (index,) = [place for place in keys if not whole.startswith(text, place + 2)]
    path.write_bytes(whole[:index] + b"T2" + whole[index + 2 :])
    table, seq, reason = broken(path)
    assert (table, seq) == (None, None)
    assert "the file does not hold together" in reason


def test_any_page_may_be_lost_and_nothing_crashes(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(300))
    whole = path.read_bytes()
    for page in range(1, len(whole) // 4096):
        start = page * 4096
        path.write_bytes(whole[:start] + b"\xaa" * 4096 + whole[start + 4096 :])
        assert isinstance(verify_chain(path), Broken), page


def test_a_cut_off_file_is_found(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(300))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) - 3 * 4096])
    assert "malformed" in broken(path)[2]


class Taking:
    """Takes the texts, and says in the end what it was told to say."""

    def __init__(self, said: Fault | int = 0) -> None:
        self.texts: dict[str, list[bytes]] = {}
        self.walked: list[int] = []
        self._said = said

    def take(self, table: str, walked: int, first: int, texts: Sequence[bytes], /) -> None:
        taken = self.texts.setdefault(table, [])
        assert first == len(taken) + 1
        taken += texts
        self.walked += range(walked, walked + len(texts))

    def finish(self) -> Fault | int:
        return self._said


def test_who_looks_beside_the_walk_is_given_every_text_in_its_order(path: Path, bodies: Bodies) -> None:
    for table in ("T1", "T2", "T1"):
        with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(2, first=1 + journal.head.seq))
    taking = Taking(6)
    found = verify_chain(path, beside=taking)
    assert found == verify_chain(path)
    assert taking.walked == list(range(1, 7))
    for table in ("T1", "T2"):
        assert taking.texts[table] == [event.body for event in reading.events(path, table)]


def test_nothing_behind_a_break_is_given_to_who_looks_beside(closed: Path) -> None:
    behind_the_back(closed, ("UPDATE journal SET hash = zeroblob(32) WHERE seq = 4", ()))
    taking = Taking()
    assert broken(closed, beside=taking)[:2] == ("T1", 4)
    assert len(taking.texts["T1"]) == 3


def test_what_was_found_beside_the_walk_comes_before_a_break_behind_it(closed: Path) -> None:
    behind_the_back(closed, ("UPDATE journal SET hash = zeroblob(32) WHERE seq = 4", ()))
    assert broken(closed, beside=Taking(Fault(2, "T1", 2, "pays otherwise"))) == ("T1", 2, "pays otherwise")


@pytest.mark.parametrize("wrong", range(1, 7))
def test_a_known_event_is_compared_wherever_it_lies(closed: Path, wrong: int) -> None:
    """Also among many that are walked together, and also where all the others are known."""
    heads = [KnownHead("T1", event.seq, event.hash) for event in reading.events(closed)]
    assert isinstance(verify_chain(closed, heads=heads), Verified)
    heads[wrong - 1] = KnownHead("T1", wrong, ZERO_HASH)
    assert broken(closed, heads=heads)[:2] == ("T1", wrong)
    assert broken(closed, heads=heads, beside=Taking())[:2] == ("T1", wrong)

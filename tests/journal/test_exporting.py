"""The journal goes out exactly as it was printed, or as rows, table by table, between any two times."""

import csv
import hashlib
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.chain import ZERO_HASH, link, parted
from app.journal.errors import BadTime, Damaged, NoJournal
from app.journal.exporting import Form, What, exported_journal, exported_rows, moment
from app.journal.store import Journal
from app.table.roulette.game import ROULETTE
from tests.journal.bodies import Bodies
from tests.journal.played_journals import evening, record, story_of, with_unsigned


@pytest.fixture
def printed(path: Path, bodies: Bodies) -> dict[str, list[bytes]]:
    lines = {}
    for table in ("T1", "T2"):
        with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
            lines[table] = [event.line + b"\n" for event in journal.append(bodies(6))]
    return lines


def test_lines_are_the_events_exactly_as_printed(path: Path, printed: dict[str, list[bytes]]) -> None:
    assert list(exported_journal(path, Form.JSONL)) == printed["T1"] + printed["T2"]
    assert list(exported_journal(path, Form.JSONL, table="T2")) == printed["T2"]


def test_anybody_can_check_an_exported_chain_with_sha_256_alone(
    path: Path, printed: dict[str, list[bytes]]
) -> None:
    previous = ZERO_HASH
    for line in exported_journal(path, Form.JSONL, table="T1"):
        event = json.loads(line)
        claimed = event.pop("hash")
        text = json.dumps(event, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        previous = hashlib.sha256(previous + text).digest()
        assert previous.hex() == claimed
        body, digest = parted(line)
        assert (body, digest) == (text, previous)
        assert link(ZERO_HASH, body) != digest or event["seq"] == 1


def test_rows_have_one_set_of_columns(path: Path, printed: dict[str, list[bytes]]) -> None:
    rows = list(csv.reader(io.StringIO(b"".join(exported_journal(path, Form.CSV, table="T1")).decode())))
    assert rows[0] == ["table", "seq", "at", "kind", "spin", "hash", "body"]
    body, digest = parted(printed["T1"][2])
    assert rows[3] == [
        "T1",
        "3",
        "2026-11-21T05:14:13.123456Z",
        "spin.number",
        "3",
        digest.hex(),
        body.decode(),
    ]


def test_an_event_of_no_spin_leaves_its_column_empty(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append([{**bodies(1)[0], "spin": None}])
    assert b",spin.number,," in list(exported_journal(path, Form.CSV))[1]


@pytest.mark.parametrize(
    ("since", "until", "spins"),
    [
        ("2026-11-21T05:14:13.123456Z", None, [3, 4, 5, 6]),
        ("2026-11-21T06:14:13.5+01:00", None, [4, 5, 6]),
        (None, "2026-11-21T05:14:13.123456", [1, 2]),
        ("2026-11-21T05:14:12", "2026-11-21T05:14:14", [2, 3]),
        ("2026-11-21", "2026-11-22", [1, 2, 3, 4, 5, 6]),
        ("2026-11-22", None, []),
    ],
)
def test_only_what_lies_between_two_times_goes_out(
    path: Path, printed: dict[str, list[bytes]], since: str | None, until: str | None, spins: list[int]
) -> None:
    lines = exported_journal(path, Form.JSONL, table="T1", since=since, until=until)
    assert [json.loads(line)["spin"] for line in lines] == spins


def test_a_time_is_written_as_events_write_it() -> None:
    assert moment("2026-11-21T07:14:10+02:00") == "2026-11-21T05:14:10.000000Z"
    assert moment("0999-01-01") == "0999-01-01T00:00:00.000000Z"


@pytest.mark.parametrize("text", ["", "yesterday", "2026-13-01", "0001-01-01T00:00+14:00"])
def test_what_is_no_time_is_refused_before_anything_is_read(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadTime, match="write ISO 8601 in UTC"):
        exported_journal(tmp_path / "none.sqlite", Form.CSV, since=text or "x", until=None)


def test_a_journal_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoJournal):
        list(exported_journal(tmp_path / "none.sqlite", Form.JSONL))


def test_a_row_that_is_no_event_ends_the_rows_with_its_place(
    path: Path, printed: dict[str, list[bytes]]
) -> None:
    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute("DROP TRIGGER journal_never_changed")
        shell.execute("UPDATE journal SET body = '{}' WHERE seq = 2")
    with pytest.raises(Damaged, match="event 2 of table T1"):
        list(exported_journal(path, Form.CSV))


COLUMNS = {
    What.SPINS: "table,spin,at,number,source,dealer,taken,paid,entered",
    What.PAYMENTS: "table,spin,order,owner,chip,winning,pieces,amount,made_at",
    What.BANK: "table,at,operation,document,amount,by",
    What.UNSIGNED: "table,seq,at,spin,act,first,names,later",
}


@pytest.mark.parametrize("what", list(What))
def test_columns_are_those_of_the_interface(path: Path, what: What) -> None:
    record(path, with_unsigned(story_of(evening(1, 10))))
    titles, *rows = b"".join(exported_rows(path, ROULETTE, what, Form.CSV)).decode().splitlines()
    assert titles == COLUMNS[what]
    printed = list(exported_rows(path, ROULETTE, what, Form.JSONL))
    assert len(printed) == len(rows) > 0
    for line in printed:
        assert line.endswith(b"}\n")
        assert ",".join(json.loads(line)) == COLUMNS[what]


def test_where_nothing_happened_there_are_titles_alone(path: Path) -> None:
    record(path, story_of(evening(1, 2)))
    later = "2030-01-01"
    assert list(exported_rows(path, ROULETTE, What.SPINS, Form.JSONL, since=later)) == []
    assert list(exported_rows(path, ROULETTE, What.BANK, Form.CSV, since=later)) == [
        b"table,at,operation,document,amount,by\n"
    ]


def test_a_row_is_out_before_the_journal_is_read(path: Path) -> None:
    """The journal may be millions of events: nothing waits for its end."""
    story = story_of(evening(1, 120))
    assert len(story) > 1500
    record(path, story)
    said: list[int] = []
    for what in (What.SPINS, What.PAYMENTS, What.BANK):
        rows = exported_rows(path, ROULETTE, what, Form.JSONL, progress=lambda done, _of: said.append(done))
        next(rows)
        assert said == []
        assert sum(1 for _ in rows) > 0
        assert said == [*range(1000, len(story) + 1, 1000)]
        said.clear()


def test_what_had_no_code_is_out_before_the_journal_is_read(path: Path) -> None:
    opening = story_of(evening(1, 1))[:1]
    record(path, with_unsigned(opening, 2_000))
    said: list[int] = []
    rows = exported_rows(
        path, ROULETTE, What.UNSIGNED, Form.JSONL, progress=lambda done, _of: said.append(done)
    )
    assert json.loads(next(rows))["names"] == "x, y, z"
    assert said == []
    assert sum(1 for _ in rows) == 1_999


@pytest.mark.parametrize("what", list(What))
def test_rows_are_refused_a_limit_that_is_no_time(tmp_path: Path, what: What) -> None:
    with pytest.raises(BadTime, match="write ISO 8601 in UTC"):
        exported_rows(tmp_path / "none.sqlite", ROULETTE, what, Form.CSV, until="ieri")
    with pytest.raises(NoJournal):
        exported_rows(tmp_path / "none.sqlite", ROULETTE, what, Form.CSV)

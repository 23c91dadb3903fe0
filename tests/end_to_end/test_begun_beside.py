"""Whatever is refused, the table goes on: in a journal beside the one that was refused, which stays as it is."""

import json
import re
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.errors import NetworkShare
from app.journal.store import Journal
from app.journal.surveying import intact_part
from app.station import beside
from app.table.roulette.game import ROULETTE
from tests.end_to_end.running import Form, Headless, capotavolo, verify
from tests.end_to_end.test_tamper import behind_the_back, rows

STANDS = {"colour": "blue", "pieces": 5}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A night in play: a counted bank, a colour given, five of its pieces on red, spin 2 taking bets."""
    database = tmp_path_factory.mktemp("played") / "T1.sqlite"
    with Headless(database) as table:
        table.all_of(
            {"do": "open", "minimum": "5.00", "dealer": "Berta"},
            {"do": "bank", "operation": "open", "chips": [{"value": "20.00", "pieces": 50}]},
            {"do": "colour", "colour": "blue", "value": "10.00", "owner": "seat 3", "by": "Carla"},
            {"do": "number", "number": 8},
            {"do": "confirm"},
            {"do": "next"},
            {"do": "place", "position": "red", "entry": STANDS},
        )
        assert table.finish() == 0
    with closing(sqlite3.connect(database)) as shell:  # one file, as after a backup
        shell.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return database


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "T1.sqlite"
    copy.write_bytes(played.read_bytes())
    return copy


def last_changed(database: Path) -> None:
    """One piece on red is made nine, behind the program's back."""
    seq, body, _ = rows(database)[-1]
    assert '"pieces":5' in body
    behind_the_back(
        database,
        ("UPDATE journal SET body = ? WHERE seq = ?", (body.replace('"pieces":5', '"pieces":9'), seq)),
    )


def no_database(database: Path) -> None:
    database.write_bytes(b"no journal any more" * 500)


def of_a_newer_program(database: Path) -> None:
    with closing(sqlite3.connect(database)) as shell, shell:
        shell.execute("UPDATE alembic_version SET version_num = '9999'")


def another_tables(database: Path) -> None:
    database.unlink()
    with Headless(database, table="T9") as other:
        other.do("open")
        assert other.finish() == 0


def put_behind(database: Path) -> None:
    """Another program adds a row, as the file's own guards let it."""
    (seq, *_) = rows(database)[-1]
    with closing(sqlite3.connect(database)) as shell, shell:
        put = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, zeroblob(32))'
        shell.execute(put, ("T1", seq + 1, '{"kind":"spin.number"}'))


HARMS: Mapping[str, Callable[[Path], None]] = {
    "an event was changed": last_changed,
    "another program put a row behind the last": put_behind,
    "it is no database": no_database,
    "a newer program wrote it": of_a_newer_program,
    "it is another table's": another_tables,
}


def bytes_of(folder: Path) -> dict[str, bytes]:
    """All that lies there, but for locks and what only readers share."""
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and not path.name.endswith((".lock", "-shm"))
    }


@pytest.mark.parametrize("harm", HARMS)
def test_a_journal_that_is_refused_stops_a_table_only_where_nobody_says_that_it_goes_on(
    database: Path, harm: str
) -> None:
    HARMS[harm](database)
    before = bytes_of(database.parent)
    done = capotavolo("table", "--headless", "--table", "T1", "--database", database, hears="")
    assert done.returncode == 2
    assert str(database) in done.stderr
    with Headless(database, "--begin-beside", "Carla") as table:
        table.wait_for_complaint("the table goes on in")
        if not table.state()["opened"]:
            table.do("open")
        assert "spin.thrown" in [each["kind"] for each in table.do("throw")]
        assert table.finish() == 0
    after = bytes_of(database.parent)
    assert {name: after[name] for name in before if not name.endswith("-wal")} == {
        name: body for name, body in before.items() if not name.endswith("-wal")
    }
    fresh = database.with_name("T1-2.sqlite")
    assert verify(fresh)[0] == 0
    first = capotavolo("export", "--database", fresh, "--what", "journal").stdout.splitlines()[0]
    assert '"by":"Carla"' in first
    assert '"beside":"T1.sqlite"' in first


def test_what_holds_is_taken_over_and_asked_for_and_the_next_start_goes_on_there(database: Path) -> None:
    head = rows(database)[-2]
    last_changed(database)
    with Headless(database, "--begin-beside", "Carla") as table:
        table.wait_for_complaint("the table goes on in")
        state = table.state()
        assert (state["minimum"], state["dealer"]) == ("5.00", "Berta")
        taken = _begun(database)
        assert taken[0]["after"] == f"T1:{head[0]}:{head[2].hex()}"
        assert re.search("event .*not what was sealed", taken[0]["why"])
        kinds = [each["kind"] for each in taken]
        assert kinds == [
            "journal.begun", "table.opened", "table.rules", "spin.bets_open",
            "table.taken", "table.taken", "table.taken",
        ]  # fmt: skip
        assert [key for each in taken[4:] for key in ("journal", "bank", "colours", "layout") if key in each] == [
            "journal", "bank", "colours",
        ]  # fmt: skip
        assert taken[1]["spins"] == 1
        table.all_of({"do": "number", "number": 17}, {"do": "confirm"}, {"do": "next"})
        assert table.finish() == 0
    with Headless(database, "--begin-beside", "Carla") as table:
        table.wait_for_complaint("the table goes on in")
        assert table.state()["numbers"][:2] == [17, 8]
        assert table.finish() == 0
    assert not database.with_name("T1-3.sqlite").exists()


def _begun(database: Path) -> list[Form]:

    lines = capotavolo("export", "--database", database.with_name("T1-2.sqlite"), "--what", "journal").stdout
    return [json.loads(line) for line in lines.splitlines()]


def test_who_says_so_must_have_a_name(database: Path) -> None:
    done = capotavolo(
        "table", "--headless", "--table", "T1", "--database", database, "--begin-beside", " ", hears=""
    )
    assert done.returncode == 2
    assert "--begin-beside: name who says" in done.stderr


def test_where_nothing_can_be_written_beside_it_the_table_goes_on_where_journals_lie_else(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    usual = tmp_path / "usual"
    monkeypatch.setattr(beside, "default_database", lambda table: usual / f"{table}.sqlite")
    opens = Journal.open

    def refuses(path: Path, *args: object, **kwargs: object) -> object:
        if path.parent == database.parent:
            raise NetworkShare(path, "nfs4")
        return opens(path, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Journal, "open", refuses)
    left = beside.as_far_as_it_holds("T1", ROULETTE, intact_part(database, "T1").night)
    fresh = beside.begin_beside(database, left, "a network share", "Carla")
    assert fresh == usual / "T1-2.sqlite"
    assert beside.followed(database, "T1") == fresh
    assert verify(fresh)[0] == 0

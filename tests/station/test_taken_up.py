"""What was folded when the plan was made is taken up, unless something was written since (design, "Start")."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.journal.chain import JSON, ZERO_HASH, Head
from app.journal.errors import CannotOpen, Damaged
from app.journal.store import Journal
from app.station import station as station_of
from app.station.station import Plan, Station
from app.station.taken_up import TakenUp, folded, taken_up
from app.station.wirings import WIRINGS
from app.table.roulette.game import ROULETTE
from app.table.state import Memory, unopened
from tests.houses import house
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(played_night(closing=False)))
    return path


def folds(monkeypatch: pytest.MonkeyPatch, plan: Plan) -> int:
    """How often the journal is folded while a station is entered."""
    counted: list[Path] = []

    def fold_again(path: Path, table: str, game: Memory[Any]) -> TakenUp[Any]:
        counted.append(path)
        return taken_up(path, table, game)

    monkeypatch.setattr(station_of, "taken_up", fold_again)
    with Station(plan, told=lambda _events: None, publish=lambda _live: None):
        return len(counted)


def test_it_ends_with_the_last_event(journal: Path) -> None:
    found = taken_up(journal, "T1", ROULETTE)
    assert found.state == folded(journal, "T1", ROULETTE)
    with Journal.open(journal, "T1", program="test") as writer:
        assert found.head == writer.head


def test_an_empty_journal_is_a_table_that_was_never_opened(tmp_path: Path) -> None:
    path = tmp_path / "T9.sqlite"
    Journal.open(path, "T9", program="test").close()
    assert taken_up(path, "T9", ROULETTE) == (unopened("T9", ROULETTE), Head(0, ZERO_HASH))


def test_a_station_goes_on_from_it(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(
        table="T1",
        database=journal,
        house=house("venezia"),
        found=taken_up(journal, "T1", ROULETTE),
        wiring=WIRINGS["roulette"],
    )
    assert folds(monkeypatch, plan) == 0


def test_what_was_written_since_is_folded_too(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = taken_up(journal, "T1", ROULETTE)
    with Journal.open(journal, "T1", program="test") as writer:
        stamp: dict[str, JSON] = {"at": "2026-11-21T23:59:00.000000Z", "mono": 1, "boot": "later"}
        writer.append(
            [{**stamp, "kind": "reader.lost", "spin": None, "device": "wheel", "reason": "unplugged"}]
        )
    plan = Plan(table="T1", database=journal, house=house("venezia"), found=found, wiring=WIRINGS["roulette"])
    assert folds(monkeypatch, plan) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET seq = seq + 1000 WHERE seq = (SELECT max(seq) FROM journal)",
        'INSERT INTO journal ("table", seq, body, hash) SELECT "table", 1001, body, hash FROM journal WHERE seq = 1',
    ],
)
def test_a_place_at_which_nothing_was_sealed_is_not_taken_up(journal: Path, statement: str) -> None:
    """The last event somewhere later, and the first once more as if a night began: each text fits its hash."""
    with closing(sqlite3.connect(journal)) as raw, raw:
        for guard in ("changed", "deleted"):
            raw.execute(f"DROP TRIGGER journal_never_{guard}")
        raw.execute("DROP TRIGGER journal_next_only")
        raw.execute(statement)
    with pytest.raises(Damaged, match=r"event 10[0-9]+: it is not what was sealed"):
        taken_up(journal, "T1", ROULETTE)


def test_a_row_that_somebody_put_behind_the_last_event_is_named_at_a_start(journal: Path) -> None:
    with Journal.open(journal, "T1", program="test") as writer:
        last = writer.head.seq
    with closing(sqlite3.connect(journal)) as shell, shell:
        copied = (
            'INSERT INTO journal ("table", seq, body, hash) SELECT "table", seq + 1, body, hash FROM journal'
        )
        shell.execute(f"{copied} ORDER BY seq DESC LIMIT 1")
    with pytest.raises(
        Damaged, match=f"event {last + 1}: it is not what was sealed; behind event {last} lies a row that "
    ):
        taken_up(journal, "T1", ROULETTE)


@pytest.mark.parametrize("body", ["", "{}", '{"kind":"table.opened","seq":1}'])
def test_whatever_the_row_says_no_table_goes_on_from_it(journal: Path, body: str) -> None:
    with closing(sqlite3.connect(journal)) as shell, shell:
        (last,) = shell.execute("SELECT max(seq) FROM journal").fetchone()
        put = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, zeroblob(32))'
        shell.execute(put, ("T1", last + 1, body))
    plan = Plan(table="T1", database=journal, house=house("venezia"), wiring=WIRINGS["roulette"])
    with pytest.raises(Damaged, match="somebody else did"):
        Station(plan, told=lambda _events: None, publish=lambda _live: None).__enter__()


def test_a_stake_that_was_changed_is_not_called_a_row_behind(journal: Path) -> None:
    with closing(sqlite3.connect(journal)) as shell, shell:
        guards = shell.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in guards:
            shell.execute(f"DROP TRIGGER {name}")
        shell.execute("UPDATE journal SET body = replace(body, '\"mono\":5', '\"mono\":6')")
    with pytest.raises(Damaged, match=r"it is not what was sealed\)"):
        taken_up(journal, "T1", ROULETTE)


def test_a_night_that_closed_up_behind_a_missing_event_is_not_taken_up(journal: Path) -> None:
    """Each event is sealed behind the one before it, and says another place than its row."""
    with closing(sqlite3.connect(journal)) as shell, shell:
        for (name,) in shell.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            shell.execute(f"DROP TRIGGER {name}")
        shell.execute("UPDATE journal SET seq = -seq")
        shell.execute("UPDATE journal SET seq = 1 - seq")
    with pytest.raises(Damaged, match="event 2: it is not what was sealed"):
        taken_up(journal, "T1", ROULETTE)


def test_a_pipe_in_the_place_of_the_log_is_refused_in_a_sentence(journal: Path) -> None:
    log = journal.with_name(journal.name + "-wal")
    log.unlink(missing_ok=True)
    os.mkfifo(log)
    with pytest.raises(CannotOpen):
        Journal.open(journal, "T1", program="test")

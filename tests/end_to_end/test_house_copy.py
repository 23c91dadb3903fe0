"""Whole programs: two tables and a house, any of which is killed at any moment."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from app.house_copy.key import make_key
from app.journal.reading import events
from tests.end_to_end.house_program import HouseProgram, copied, free_port
from tests.end_to_end.running import Headless, verify

pytestmark = pytest.mark.kill


@pytest.fixture
def key(tmp_path: Path) -> Path:
    make_key(tmp_path / "house.key", os.urandom)
    return tmp_path / "house.key"


@pytest.fixture
def port() -> int:
    return free_port()


def table_program(tmp_path: Path, table: str, key: Path, port: int) -> Headless:
    words = ("--house-copy", f"127.0.0.1:{port}", "--house-key", str(key))
    return Headless(tmp_path / f"{table}.sqlite", *words, table=table)


def spin(table: Headless) -> None:
    table.all_of(
        {"do": "throw"},
        {"do": "no_more_bets"},
        {"do": "number", "number": 8},
        {"do": "confirm"},
        {"do": "cleared"},
        {"do": "next"},
    )


def test_two_tables_are_copied_whoever_is_killed(tmp_path: Path, key: Path, port: int) -> None:
    copy, chance = tmp_path / "house.sqlite", random.Random(20261122)
    own = {table: tmp_path / f"{table}.sqlite" for table in ("T1", "T2")}
    for _ in range(3):
        with (
            table_program(tmp_path, "T1", key, port) as first,
            table_program(tmp_path, "T2", key, port) as second,
        ):
            for program in (first, second):
                if not program.state()["opened"]:
                    program.do("open")
            for _ in range(2):
                with HouseProgram(copy, key, port) as house:
                    for _ in range(1 + chance.randrange(4)):
                        spin(first)
                        spin(second)
                    time.sleep(chance.random() * 0.6)
                    house.process.kill()
            spin(first)
    with (
        HouseProgram(copy, key, port) as house,
        table_program(tmp_path, "T1", key, port),
        table_program(tmp_path, "T2", key, port),
    ):
        for table, path in own.items():
            copied(copy, path, table)
        assert house.terminate() == 0
    status, found = verify(copy)
    assert (status, found["tables"]) == (0, 2)
    for table, path in own.items():
        assert [*events(copy, table)] == [*events(path, table)]


def test_a_wrong_key_and_a_journal_begun_anew_are_alarms_at_the_table(
    tmp_path: Path, key: Path, port: int
) -> None:
    copy, other = tmp_path / "house.sqlite", tmp_path / "other.key"
    make_key(other, os.urandom)
    with HouseProgram(copy, key, port):
        with table_program(tmp_path, "T1", other, port) as table:
            table.do("open")
            table.wait(lambda lines: any(line.get("reason") == "not_copied" for line in lines), "the alarm")
            (warning,) = [event for event in table.events if event["kind"] == "reader.warning"]
            assert "another key" in warning["detail"]
        with table_program(tmp_path, "T1", key, port) as table:
            spin(table)
            copied(copy, tmp_path / "T1.sqlite", "T1")
            assert table.terminate() == 0  # so that all of the journal lies in its file
        (tmp_path / "T1.sqlite").rename(tmp_path / "put-aside.sqlite")
        with table_program(tmp_path, "T1", key, port) as table:
            table.do("open")
            table.wait(lambda lines: any(line.get("reason") == "not_copied" for line in lines), "the alarm")
            (warning,) = [event for event in table.events if event["kind"] == "reader.warning"]
            assert "event 1 is not the one that the house has" in warning["detail"]
    assert [*events(copy)] == [*events(tmp_path / "put-aside.sqlite")]

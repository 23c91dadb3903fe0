"""Which register lies there is read from its chain: its head, none, or none that holds."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.errors import EmptyJournal
from app.journal.verifying import KnownHead, Verified, verify_chain
from app.people.held import NONE, UNREADABLE, Held
from app.register_file.held import held_at, is_register
from tests.journal.played_journals import record
from tests.register_file.a_register import GINA, ARegister


def test_its_head_is_what_verify_takes(tmp_path: Path) -> None:
    register = ARegister(tmp_path).peopled()
    held = held_at(register.path)
    assert isinstance(verify_chain(register.path, heads=[KnownHead.read(held.said)]), Verified)
    assert held == register.file.read_with_head()[1]


def test_what_is_written_on_goes_on_from_it_and_not_the_other_way(tmp_path: Path) -> None:
    register = ARegister(tmp_path).peopled()
    before = held_at(register.path)
    register.file.let_in("Gina", "00000001")
    register.file.let_in("Gina", GINA)
    after = held_at(register.path)
    assert after.goes_on_from(before.said)
    assert not before.goes_on_from(after.said)


def test_where_none_lies_none_holds(tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    assert held_at(path) == Held(NONE)
    assert ARegister(tmp_path).file.read_with_head()[1] == Held(NONE)
    assert not is_register(path)


def test_a_file_with_nothing_in_it_was_one_and_is_not_begun_anew(tmp_path: Path) -> None:
    register = ARegister(tmp_path)
    register.path.touch()
    assert held_at(register.path) == Held(UNREADABLE)
    with pytest.raises(EmptyJournal):
        register.file.make_first("Gina", GINA)
    assert register.path.read_bytes() == b""


def test_one_that_does_not_hold_is_none_that_can_be_read(tmp_path: Path) -> None:
    register = ARegister(tmp_path).peopled()
    assert is_register(register.path)
    with closing(sqlite3.connect(register.path)) as file, file:
        guards = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            file.execute(f"DROP TRIGGER {name}")
        file.execute("UPDATE journal SET body = replace(body, 'inspector', 'pit_boss')")
        for _, text in guards:
            file.execute(text)
    assert held_at(register.path) == Held(UNREADABLE)
    register.path.write_bytes(b"no register at all " * 500)
    assert held_at(register.path) == Held(UNREADABLE)
    assert not is_register(register.path)


def test_a_table_s_journal_is_no_register(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(
        path,
        [
            {
                "kind": "table.minimum",
                "minimum": "5.00",
                "from": 1,
                "spin": None,
                "at": "",
                "mono": 0,
                "boot": "",
            }
        ],
    )
    assert not is_register(path)
    assert held_at(path) == Held(UNREADABLE), "it has no chain of this name"

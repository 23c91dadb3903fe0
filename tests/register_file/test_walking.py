"""What was walked is not walked again, and what came since is believed only where it goes on from there."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.errors import Damaged
from app.people.roles import Role
from app.register_file import walking
from app.register_file.walking import Walked, walked_on, walked_whole
from tests.register_file.a_register import FIRST, GINA, ARegister


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path).peopled()


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute(statement)


def test_what_came_since_is_read_as_if_all_were(register: ARegister) -> None:
    before = walked_whole(register.path)
    assert walked_on(register.path, before) == before
    register.file.add("Gina", GINA, "Ugo", Role.AUDITOR, FIRST)
    assert walked_on(register.path, before) == walked_whole(register.path) != before


def test_a_program_walks_the_whole_once(register: ARegister, monkeypatch: pytest.MonkeyPatch) -> None:
    walks = list[Path]()
    whole = walking.walked_whole

    def walked(path: Path) -> Walked:
        walks.append(path)
        return whole(path)

    monkeypatch.setattr("app.register_file.register_file.walked_whole", walked)
    file = register.file
    for _ in range(3):
        file.let_in("Gina", GINA)
        file.see("Gina", GINA)
    assert walks == [register.path]
    register.file.read()
    assert len(walks) == 2, "another program"


def test_one_that_no_longer_has_what_was_walked_is_walked_whole(register: ARegister) -> None:
    before = walked_whole(register.path)
    assert walked_on(register.path, before._replace(hashes=(*before.hashes[:-1], b"x" * 32))) is None
    assert walked_on(register.path, before._replace(hashes=(*before.hashes, b"x" * 32))) is None
    assert walked_on(register.path, before._replace(hashes=())) is None


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET body = replace(body, 'auditor', 'pit_boss') WHERE seq > 8",
        "DELETE FROM journal WHERE seq = 9",
        "UPDATE journal SET hash = zeroblob(32) WHERE seq = 10",
    ],
)
def test_what_came_since_is_not_believed_where_it_does_not_hold(register: ARegister, statement: str) -> None:
    file = register.file
    file.read()
    register.file.add("Gina", GINA, "Ugo", Role.AUDITOR, FIRST)
    change(register.path, statement)
    with pytest.raises(Damaged):
        file.read()
    with pytest.raises(Damaged):
        file.see("Ugo", FIRST)


def test_a_role_that_was_changed_in_the_file_makes_nobody_a_pit_boss(register: ARegister) -> None:
    """A program that runs goes by what it walked; the next one refuses the register."""
    file = register.file
    file.read()
    change(register.path, "UPDATE journal SET body = replace(body, '\"dealer\"', '\"pit_boss\"')")
    anna = file.read().person("Anna")
    assert anna is not None
    assert anna.role is Role.DEALER
    with pytest.raises(Damaged):
        register.file.read()

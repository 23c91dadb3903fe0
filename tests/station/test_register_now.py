"""A station knows which register of people it read last, and says when another one lies there."""

import shutil
from pathlib import Path

from app.people.held import NONE, Held
from app.register_file.held import held_at
from app.station.register_now import RegisterNow
from app.table.people_heard import RegisterHeard
from tests.register_file.a_register import GINA, ARegister


def test_one_that_goes_on_is_no_other(tmp_path: Path) -> None:
    register = ARegister(tmp_path).peopled()
    now = RegisterNow(register.path)
    assert now() == held_at(register.path)
    register.file.let_in("Gina", "00000001")
    assert now.seen(held_at(register.path)) is None
    assert now.head() == held_at(register.path).said


def test_a_copy_of_before_in_its_place_is_told(tmp_path: Path) -> None:
    register, old = ARegister(tmp_path).peopled(), tmp_path / "old.sqlite"
    shutil.copyfile(register.path, old)
    for code in ("00000001", GINA):
        register.file.let_in("Gina", code)
    now = RegisterNow(register.path)
    assert now.seen(held_at(old)) == RegisterHeard(held_at(register.path).said, held_at(old).said)
    assert now.seen(held_at(old)) is None, "it was told"


def test_one_that_is_gone_and_comes_back_as_another_is_told(tmp_path: Path) -> None:
    register = ARegister(tmp_path).peopled()
    now, known = RegisterNow(register.path), held_at(register.path).said
    assert now.seen(Held(NONE)) is None, "that it is gone is told by whoever reads it"
    assert (now(), now.head()) == (Held(NONE), "")
    (tmp_path / "other").mkdir()
    other = ARegister(tmp_path / "other")
    other.file.make_first("Ugo", GINA)
    assert now.seen(held_at(other.path)) == RegisterHeard(known, held_at(other.path).said)


def test_where_there_was_none_any_register_will_do(tmp_path: Path) -> None:
    now = RegisterNow(tmp_path / "people.sqlite")
    register = ARegister(tmp_path).peopled()
    assert now.seen(held_at(register.path)) is None

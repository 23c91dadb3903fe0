"""The register on the disk: durable before it is told, shared by programs, never believed where it is damaged."""

import sqlite3
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from app.journal.errors import Damaged, JournalError, TableInUse
from app.journal.lock import TableLock
from app.journal.reading import events, tables
from app.journal.store import Journal
from app.people.deeds import PeopleRefusedError
from app.people.looking import How, Sight, What
from app.people.roles import Role
from app.register_file.administrator import logged_in
from tests.people.cheap import HOUR, MINUTE
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path).peopled()


def test_what_was_done_is_there_for_the_next_program(register: ARegister) -> None:
    assert [(each.name, each.role, each.must_change) for each in register.file.read().here] == [
        ("Anna", Role.DEALER, False),
        ("Gina", Role.PIT_BOSS, False),
        ("Marco", Role.INSPECTOR, False),
    ]
    answer = register.file.let_in("marco", MARCO)
    assert answer.person is not None
    assert answer.person.signed == ("Marco", Role.INSPECTOR)


def test_without_a_register_nobody_is_let_in_and_none_is_made(tmp_path: Path) -> None:
    file = ARegister(tmp_path).file
    assert not file.exists
    assert file.read().here == ()
    with pytest.raises(Damaged, match="no register"):
        file.let_in("Gina", GINA)
    with pytest.raises(PeopleRefusedError):
        file.make_first("Gina", "12345678")
    assert not list(tmp_path.iterdir())


def test_a_lock_is_counted_over_all_programs_and_a_restart_counts_as_none_of_its_hour(
    register: ARegister,
) -> None:
    answers = [register.file.let_in("Marco", "000001") for _ in range(20)]
    assert answers == [(None, 0)] * 19 + [(None, 60)]
    checks, clock = register.counting.checks, register.clock
    assert register.file.let_in("Marco", MARCO) == (None, 60)
    clock.time += 59 * MINUTE
    assert register.file.let_in("Marco", MARCO) == (None, 1)
    clock.time, clock.boot = 5 * HOUR, "the machine's next start"
    assert register.file.let_in("Marco", MARCO) == (None, 60)
    clock.time += 59 * MINUTE
    assert register.file.let_in("Marco", MARCO) == (None, 1), "the hour began once, and goes on"
    assert register.counting.checks == checks, "nothing was compared"
    clock.time += MINUTE
    assert register.file.let_in("Marco", MARCO).person is not None
    assert register.file.let_in("Marco", "000001") == (None, 0), "the count began anew"


def test_who_is_locked_out_is_given_a_first_code_and_changes_it(register: ARegister) -> None:
    for _ in range(20):
        register.file.let_in("Marco", "000001")
    assert register.file.let_in("Marco", MARCO).minutes
    register.file.give_code("Gina", GINA, "Marco", FIRST)
    answer = register.file.let_in("Marco", FIRST)
    assert answer.person is not None
    assert answer.person.must_change
    assert register.file.let_in("Marco", MARCO).person is None
    with pytest.raises(PeopleRefusedError, match="another than the last"):
        register.file.change_own("Marco", FIRST, FIRST)
    register.file.change_own("Marco", FIRST, "27182827")
    changed = register.file.let_in("Marco", "27182827").person
    assert changed is not None
    assert not changed.must_change


def test_a_deed_takes_the_code_of_a_pit_boss_who_has_chosen_his_own(register: ARegister) -> None:
    assert register.file.give_role("Gina", "000001", "Anna", Role.TRAINER) == (None, 0)
    with pytest.raises(PeopleRefusedError, match="a pit boss does"):
        register.file.give_role("Marco", MARCO, "Anna", Role.TRAINER)
    register.file.add("Gina", GINA, "Rita", Role.PIT_BOSS, FIRST)
    with pytest.raises(PeopleRefusedError, match="changes the first code"):
        register.file.leave("Rita", FIRST, "Anna")
    anna = register.file.read().person("Anna")
    assert anna is not None
    assert anna.role is Role.DEALER
    register.file.leave("Gina", GINA, "Anna")
    assert register.file.read().person("Anna") is None
    assert register.file.let_in("Anna", "40414227").person is None


def test_a_wrong_new_code_changes_nothing(register: ARegister) -> None:
    assert register.file.change_own("Marco", "000001", "27182827") == (None, 0)
    assert register.file.let_in("Marco", MARCO).person is not None


def test_a_deed_waits_for_another_programs_and_gives_up_in_words(register: ARegister) -> None:
    with TableLock(register.path, "people", program="another"), pytest.raises(TableInUse, match="another"):
        register.file.let_in("Marco", MARCO)
    assert register.file.let_in("Marco", MARCO).person is not None


def test_a_register_that_was_tampered_with_lets_nobody_in(register: ARegister) -> None:
    """Somebody writes a code that he knows over another's, past the guards."""
    with sqlite3.connect(register.path) as raw:
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute("UPDATE journal SET body = replace(body, '\"inspector\"', '\"pit_boss\"')")
    raw.close()
    with pytest.raises(Damaged, match="hash"):
        register.file.read()
    with pytest.raises(JournalError):
        register.file.let_in("Marco", MARCO)


def test_what_is_no_register_is_said(tmp_path: Path) -> None:
    register = ARegister(tmp_path)
    register.path.write_bytes(b"no database at all, but long enough to be something" * 40)
    assert register.file.exists
    with pytest.raises(JournalError):
        register.file.read()


def test_a_tables_journal_in_its_place_is_no_register_and_no_second_chain_begins_in_it(
    tmp_path: Path,
) -> None:
    """Nobody is let in, and no wrong code is written into what a table wrote."""
    register = ARegister(tmp_path)
    with Journal.open(register.path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append([{"at": "x", "mono": 1, "boot": "b", "kind": "table.opened", "spin": None}])
    for ask in (register.file.read, lambda: register.file.let_in("Gina", GINA)):
        with pytest.raises(Damaged, match="this is the journal of table T1"):
            ask()
    assert tables(register.path) == ("T1",)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another thing there")
def test_nobody_else_reads_the_seals(register: ARegister) -> None:
    for file in register.path.parent.glob("people.sqlite*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_the_only_pit_boss_comes_back_by_whoever_keeps_the_machine_and_somebody_else_answers(
    register: ARegister,
) -> None:
    for _ in range(20):
        register.file.let_in("Gina", "000001")
    assert register.file.let_in("Gina", GINA).minutes == 60
    assert register.file.make_again("gina", FIRST).must_change
    assert register.file.let_in("Gina", GINA).person is None, "the code of before opens nothing"
    with pytest.raises(PeopleRefusedError, match="changes the first code"):
        register.file.answer_again("Gina", FIRST, "Gina", "")
    register.file.change_own("Gina", FIRST, "27182827")
    with pytest.raises(PeopleRefusedError, match="somebody else"):
        register.file.answer_again("Gina", "27182827", "Gina", "it was me")
    (waits,) = register.file.read().again.values()
    assert (waits.name, waits.user, waits.at) == ("Gina", logged_in(), "2026-11-22T05:00:00.000000Z")
    assert register.file.answer_again("Marco", "000001", "Gina", "").person is None
    register.file.answer_again("Marco", MARCO, " GINA ", "  she had   forgotten it ")
    assert register.file.read().again == {}
    with pytest.raises(PeopleRefusedError, match="waits for an answer"):
        register.file.answer_again("Marco", MARCO, "Gina", "")


def test_a_register_of_another_user_is_not_written_for_a_way_back(
    register: ARegister, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The administrator's own lock and log would shut the table's user out."""
    monkeypatch.setattr("app.file_modes.other_owner", lambda _path: "kiosk")
    before = register.path.read_bytes()
    with pytest.raises(PeopleRefusedError, match="kiosk's"):
        register.file.make_again("Gina", FIRST)
    assert register.path.read_bytes() == before


SPIN = Sight(How.PRINTED, What.SPIN, "208", "/house/T1.sqlite", "T1")


def seen(register: ARegister) -> list[dict[str, object]]:
    """What was seen, as it stands in the register's chain."""
    bodies = [msgspec.json.decode(event.body) for event in events(register.path)]
    return [body for body in bodies if body["kind"] == "evidence.seen"]


def test_whoever_gives_his_code_sees_and_it_stands_in_the_chain(register: ARegister) -> None:
    file = register.at("review")
    assert file.see("marco", MARCO).person is not None
    assert seen(register) == [], "he only came to look"
    assert file.see("marco", MARCO, SPIN, SPIN._replace(which="209")).person is not None
    file.see_more("Marco", SPIN._replace(how=How.LOOKED_AT))
    assert [
        (each["name"], each["desk"], each["how"], each["what"], each["which"]) for each in seen(register)
    ] == [
        ("Marco", "review", "printed", "spin", "208"),
        ("Marco", "review", "printed", "spin", "209"),
        ("Marco", "review", "looked_at", "spin", "208"),
    ]
    assert {(each["journal"], each["table"], each["at"]) for each in seen(register)} == {
        ("/house/T1.sqlite", "T1", "2026-11-22T05:00:00.000000Z")
    }


def test_nobody_sees_by_a_wrong_code_a_first_one_or_another_role(register: ARegister) -> None:
    file = register.file
    assert file.see("Marco", "00000001", SPIN).person is None
    with pytest.raises(PeopleRefusedError, match="Anna may not read"):
        file.see("Anna", "40414227", SPIN)
    file.give_code("Gina", GINA, "Marco", FIRST)
    with pytest.raises(PeopleRefusedError, match="changes the first code"):
        file.see("Marco", FIRST, SPIN)
    file.leave("Gina", GINA, "Marco")
    with pytest.raises(PeopleRefusedError, match="nobody of the name"):
        file.see_more("Marco", SPIN)
    assert seen(register) == []


def test_what_cannot_be_written_is_said_before_anything_is_seen(register: ARegister) -> None:
    with TableLock(register.path, "people", program="another"), pytest.raises(TableInUse):
        register.file.see_more("Gina", SPIN)
    assert seen(register) == []

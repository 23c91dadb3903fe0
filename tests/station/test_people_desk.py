"""A desk asks the register and never waits: one thread of its own reads, compares and writes."""

import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest

from app.desks.croupier.signing.people import Checked, Outcome, Roster
from app.desks.croupier.words.reasons import reason_words
from app.journal.lock import TableLock
from app.people.permissions import Act, Signed
from app.people.register import Register
from app.people.roles import Role
from app.register_file.register_file import RegisterFile
from app.station.people_desk import PeopleDesk
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister

PATIENCE = 20.0


class Asking:
    """A desk's register, and whoever waits for its answers in a test."""

    def __init__(self, register: ARegister) -> None:
        self.register = register
        self.failed: list[str] = []
        self.unsigned: list[str] = []
        self.desk = PeopleDesk(
            lambda: register.file,
            self.failed.append,
            there=register.path.exists(),
            unsigned=self.unsigned.append,
            now=lambda: datetime(2026, 11, 21, 23, 59, 30, tzinfo=UTC),
        )
        self.threads: set[str] = set()

    def _wait(self, said: list[object], done: threading.Event) -> object:
        assert done.wait(PATIENCE), "the register does not answer"
        return said[0]

    def look(self) -> Roster:
        said, done = list[object](), threading.Event()
        self.desk.look(lambda roster: (said.append(roster), done.set())[0])  # type: ignore[func-returns-value]
        found = self._wait(said, done)
        assert isinstance(found, Roster)
        return found

    def _asked(self, ask: str, *words: str) -> Checked:
        said, done = list[object](), threading.Event()

        def told(checked: Checked) -> None:
            said.append(checked)
            self.threads.add(threading.current_thread().name)
            done.set()

        getattr(self.desk, ask)(*words, told)
        found = self._wait(said, done)
        assert isinstance(found, Checked)
        return found

    def check(self, name: str, code: str) -> Checked:
        return self._asked("check", name, code)

    def change(self, name: str, code: str, fresh: str) -> Checked:
        return self._asked("change", name, code, fresh)

    def begin(self, name: str, code: str) -> Checked:
        return self._asked("begin", name, code)


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path)


@pytest.fixture
def asking(register: ARegister) -> Iterator[Asking]:
    found = Asking(register.peopled())
    yield found
    found.desk.close()


def test_who_works_here_is_read_at_once_and_again_when_asked(asking: Asking) -> None:
    assert [each.name for each in asking.look().people] == ["Anna", "Gina", "Marco"]
    asking.register.file.add("Gina", GINA, "Rita", Role.DEALER, FIRST)
    assert Signed("Rita", Role.DEALER) in asking.look().people
    assert asking.desk.roster == asking.look()


def test_a_code_is_compared_on_the_registers_own_thread(asking: Asking) -> None:
    assert asking.check("marco", MARCO) == Checked(Outcome.RIGHT, Signed("Marco", Role.INSPECTOR))
    assert asking.threads == {"people"}
    assert asking.failed == []


def test_what_is_wrong_is_counted_and_locks(asking: Asking) -> None:
    answers = [asking.check("Marco", "000001") for _ in range(20)]
    locked = Checked(Outcome.LOCKED, minutes=60, until="00:59")
    assert answers == [Checked(Outcome.WRONG)] * 19 + [locked]
    assert asking.check("Marco", MARCO) == locked
    assert asking.change("Marco", MARCO, "27182827") == locked


def test_codes_that_were_given_elsewhere_are_seen_though_nobody_asks(register: ARegister) -> None:
    register.peopled()
    seen: queue.SimpleQueue[Register] = queue.SimpleQueue()
    desk = PeopleDesk(lambda: register.file, seen=seen.put, every=0.01)
    first = seen.get(timeout=PATIENCE)
    assert seen.get(timeout=PATIENCE) is first, "it is read only where somebody wrote to it"
    register.at("table T2").let_in("Marco", "000001")
    until = time.monotonic() + PATIENCE
    while not seen.get(timeout=PATIENCE).tried("Marco").wrong:
        assert time.monotonic() < until
    desk.close()


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (Act.DEAL, "Anna deals without having given a code: nobody knows that it is he."),
        (Act.COLOUR_VALUE, "Anna raised a colour's value, and nobody signed it."),
        (Act.COUNT, "Anna made a count, and nobody signed it."),
    ],
)
def test_who_goes_on_without_a_code_is_told_in_one_sentence(asking: Asking, act: Act, said: str) -> None:
    asking.desk.unsigned("Anna", act)
    assert asking.unsigned == [said]
    assert reason_words(said) != said, "the desk has words for it"
    assert asking.failed == []


def test_a_first_code_must_be_changed_and_then_signs(asking: Asking) -> None:
    asking.register.file.give_code("Gina", GINA, "Marco", FIRST)
    marco = Signed("Marco", Role.INSPECTOR)
    assert asking.check("Marco", FIRST) == Checked(Outcome.MUST_CHANGE, marco)
    assert asking.change("Marco", FIRST, FIRST).outcome is Outcome.REFUSED
    assert asking.change("Marco", "000001", "27182827") == Checked(Outcome.WRONG)
    assert asking.change("Marco", FIRST, "27182827") == Checked(Outcome.RIGHT, marco)
    assert asking.check("Marco", "27182827") == Checked(Outcome.RIGHT, marco)


def test_another_program_that_holds_it_is_no_trouble_and_is_said(asking: Asking) -> None:
    with TableLock(asking.register.path, "people", program="another"):
        assert asking.check("Marco", MARCO).outcome is Outcome.BUSY
    assert asking.check("Marco", MARCO).outcome is Outcome.RIGHT
    assert asking.failed == []


@pytest.mark.parametrize("damage", ["gone", "nonsense"])
def test_a_register_that_cannot_be_read_is_told_whenever_it_is_needed_and_is_well_again_when_it_is_back(
    asking: Asking, damage: str
) -> None:
    asking.look()
    kept = asking.register.path.read_bytes()
    for side in ("-wal", "-shm"):
        asking.register.path.with_name(f"people.sqlite{side}").unlink(missing_ok=True)
    if damage == "gone":
        asking.register.path.unlink()
    else:
        asking.register.path.write_bytes(b"no register at all " * 500)
    assert asking.look().trouble
    assert asking.check("Marco", MARCO).outcome is Outcome.TROUBLE
    assert asking.look().trouble
    told = len(asking.failed)
    assert told == 3
    asking.register.path.write_bytes(kept)
    assert asking.look().trouble == ""
    assert len(asking.failed) == told
    assert asking.check("Marco", MARCO).outcome is Outcome.RIGHT


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own there")
def test_a_register_at_which_nobody_can_look_is_told_and_its_thread_goes_on(asking: Asking) -> None:
    """A link to itself in its place: the system does not even say what lies there."""
    asking.look()
    asking.register.path.unlink()
    asking.register.path.symlink_to(asking.register.path.name)
    assert asking.look().trouble
    assert asking.check("Marco", MARCO).outcome is Outcome.TROUBLE
    assert asking.threads == {"people"}
    assert asking.failed


def test_the_first_pit_boss_is_made_and_is_there(register: ARegister) -> None:
    asking = Asking(register)
    assert asking.look() == Roster()
    assert asking.begin("Gina", "12345678").outcome is Outcome.REFUSED
    assert not register.path.exists()
    assert asking.begin(" gina ", GINA) == Checked(Outcome.RIGHT, Signed("gina", Role.PIT_BOSS))
    assert asking.begin("Rita", GINA).outcome is Outcome.REFUSED
    assert asking.check("Gina", GINA).outcome is Outcome.RIGHT
    asking.desk.close()
    assert "people" not in {thread.name for thread in threading.enumerate()}


def test_what_compares_codes_is_not_loaded_before_it_is_needed() -> None:
    """The windows of a station open without it."""
    check = "import sys; import app.commands.live_table, app.station.people_desk, app.desks.croupier.window; print('argon2' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", check], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "False"


class BrokenRegister:
    """A register in whose program there is a fault."""

    path = Path("people.sqlite")
    exists = True

    def read_with_head(self) -> None:
        raise RuntimeError("a fault")

    def let_in(self, name: str, code: str) -> None:
        raise RuntimeError("a fault")


def test_a_fault_of_the_program_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told as a fault of any thread is, who asked hears of it, and the next one is answered too."""
    faults: queue.SimpleQueue[str] = queue.SimpleQueue()
    monkeypatch.setattr(threading, "excepthook", lambda args: faults.put(str(args.exc_value)))
    desk = PeopleDesk(cast("Callable[[], RegisterFile]", BrokenRegister))
    heard: queue.SimpleQueue[Checked] = queue.SimpleQueue()
    for _ in range(2):
        desk.check("Anna", "1234", heard.put)
        assert heard.get(timeout=PATIENCE).outcome is Outcome.TROUBLE
    looked: queue.SimpleQueue[Roster] = queue.SimpleQueue()
    desk.look(looked.put)
    assert looked.get(timeout=PATIENCE) == Roster()
    desk.close()
    assert [faults.get(timeout=PATIENCE) for _ in range(4)] == 4 * ["a fault"]

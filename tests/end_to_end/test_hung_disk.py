"""A disk that does not answer, and another program that holds the file: the table goes on, ends, and loses nothing."""

import json
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from app.journal.errors import NoJournal
from app.journal.reading import events
from tests.end_to_end.running import PATIENCE, Form, Headless, environment, verify

HOLDS = """
import sqlite3, sys
shell = sqlite3.connect(sys.argv[1], isolation_level=None)
shell.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


@pytest.fixture
def hangs(tmp_path: Path) -> Path:
    """As long as this is a file, syncs hang."""
    return tmp_path / "hangs"


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program holds the journal."""
    command = [sys.executable, "-c", HOLDS, str(database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as shell:
        assert shell.stdout is not None
        assert shell.stdout.readline() == "held\n"
        yield
        shell.communicate()


def headless(database: Path, hangs: Path) -> Headless:
    return Headless(database, program=("tests.end_to_end.hung_program", str(hangs), "table"))


def kinds(database: Path) -> list[str]:
    return [json.loads(event.body)["kind"] for event in events(database, "T1")]


def kept(database: Path) -> list[Form]:
    """What the journal did not take, as it lies beside it."""
    path = database.with_name("T1.not-recorded.jsonl")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def ended_on_paper(table: Headless, database: Path) -> None:
    """Nothing of it is lost, and no signal ended it: 1 is the status of what was not recorded."""
    assert table.terminate() == 1, table.errors
    assert [body["kind"] for body in kept(database)] == ["spin.thrown"]
    never = next(line for line in table.errors if "never recorded, write it down: " in line)
    assert json.loads(never.partition("down: ")[2]) == kept(database)[0]
    assert f"kept in {database.with_name('T1.not-recorded.jsonl')}" in "".join(table.errors)


def test_a_disk_that_is_slow_is_said_before_anything_is_on_paper(database: Path, hangs: Path) -> None:
    with headless(database, hangs) as table:
        table.do("open")
        hangs.write_text("log", encoding="ascii")
        table.send({"do": "throw"})
        table.wait_for_complaint("the disk does not answer; what was done last is not recorded yet")
        hangs.unlink()
        assert table.state()["opened"]
        assert table.finish() == 0, table.errors


def test_a_table_whose_file_another_program_holds_ends_with_what_is_on_paper(
    database: Path, hangs: Path
) -> None:
    with headless(database, hangs) as table:
        table.do("open")
        with held(database):
            table.do("throw")
            assert "database is locked" in table.wait_for_complaint("NOT RECORDED")
            ended_on_paper(table, database)
    assert kinds(database) == ["table.opened", "table.rules", "spin.bets_open"]
    assert verify(database)[0] == 0


def test_a_table_whose_file_is_held_for_a_while_writes_late_and_once(database: Path, hangs: Path) -> None:
    with headless(database, hangs) as table:
        table.do("open")
        with held(database):
            assert table.do("throw") == []
            assert table.do("no_more_bets") == []
        table.wait(lambda answers: any(answer.get("kind") == "spin.no_more_bets" for answer in answers))
        assert table.finish() == 0
        assert kinds(database) == table.kinds()
        assert [event.get("late", False) for event in table.events][-2:] == [True, True]
    assert not list(database.parent.glob("*not-recorded*"))


def test_a_table_whose_sync_never_returns_goes_on_and_ends_with_what_is_on_paper(
    database: Path, hangs: Path
) -> None:
    with headless(database, hangs) as table:
        table.do("open")
        hangs.write_text("log", encoding="ascii")
        assert table.do("throw") == []
        assert table.state()["betting"]["phase"] == "thrown"
        assert "the disk does not answer" in table.wait_for_complaint("NOT RECORDED")
        ended_on_paper(table, database)
        assert "never answered" in "".join(table.errors)
    assert verify(database)[0] == 0


def test_a_table_whose_sync_returns_late_tells_it_then_and_writes_it_once(
    database: Path, hangs: Path
) -> None:
    with headless(database, hangs) as table:
        table.do("open")
        hangs.write_text("log", encoding="ascii")
        assert table.do("throw") == []
        hangs.unlink()
        table.wait(lambda answers: any(answer.get("kind") == "spin.thrown" for answer in answers))
        table.do("no_more_bets")
        assert table.finish() == 0
        assert table.kinds()[-2:] == ["spin.thrown", "spin.no_more_bets"]
        assert kinds(database) == table.kinds()
        assert not any("late" in event for event in table.events)


def test_a_table_that_wrote_all_ends_well_though_its_log_is_never_moved(database: Path, hangs: Path) -> None:
    with headless(database, hangs) as table:
        table.do("open")
        hangs.write_text("file", encoding="ascii")
        assert table.finish() == 0
    assert verify(database)[0] == 0
    assert len(kinds(database)) == 3


class Window:
    """The croupier's window in a process of its own, whose desk takes lines.

    It is drawn into memory, and does not know it: without a screen no live table has a window.
    """

    def __init__(self, database: Path, hangs: Path) -> None:
        words = (
            "run",
            "--table",
            "T1",
            "--house",
            "venezia",
            "--dealer",
            "Anna",
            "--database",
            str(database),
        )
        folder = database.parent
        home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        self._database = database
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.end_to_end.hung_program", str(hangs), *words],
            env=environment(DISPLAY="none", QT_QPA_PLATFORM="offscreen:", **home),
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def send(self, name: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": name}) + "\n")
        self.process.stdin.flush()

    def until_written(self, kind: str) -> None:
        """Wait until something lies in the journal."""
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(NoJournal):  # it is only being made
                if kind in kinds(self._database):
                    return
            assert self.process.poll() is None
            assert time.monotonic() < end, "it was never written"
            time.sleep(0.05)

    def terminate(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGTERM)
        _none, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@pytest.mark.parametrize("how", ["held", "hung"])
def test_a_window_whose_disk_does_not_answer_ends_with_what_is_on_paper(
    database: Path, hangs: Path, how: str
) -> None:
    window = Window(database, hangs)
    with closing(window.process.stdin), closing(window.process.stderr):  # type: ignore[type-var]
        window.send("open")
        window.until_written("spin.bets_open")
        if how == "hung":
            hangs.write_text("log", encoding="ascii")
            window.send("throw")
            status, said = window.terminate()
        else:
            with held(database):
                window.send("throw")
                status, said = window.terminate()
    assert status == 1, said
    assert [body["kind"] for body in kept(database)] == ["spin.thrown"]
    assert "never recorded, write it down" in said
    assert "Segmentation" not in said

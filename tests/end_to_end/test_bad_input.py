"""What cannot be: one sentence that says what, where and what to do; and the table goes on where it can."""

import contextlib
import fcntl
import os
import pty
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.running import Headless, capotavolo, environment, verify

pytestmark = pytest.mark.kill


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


def table(database: Path | str, *words: object, name: str = "T1") -> subprocess.CompletedProcess[str]:
    """A headless table that is to end at once."""
    return capotavolo("table", "--headless", "--table", name, "--database", database, *words, hears="")


def one_sentence(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("capotavolo: ")
    assert done.stderr.count("\n") == 1, done.stderr
    for part in parts:
        assert part in done.stderr


def test_a_second_program_on_the_table_is_refused_by_name(database: Path) -> None:
    with Headless(database, "--stay") as first:
        first.do("open")
        one_sentence(table(database), "table T1", str(database), str(first.process.pid))
        one_sentence(table(database, name="T2"), str(database), "table T1", "T2")  # one file, one table
        assert first.do("throw")
    assert table(database).returncode == 0  # the first was killed: its lock went with it


def test_a_newer_database_is_refused_and_not_touched(database: Path) -> None:
    assert table(database).returncode == 0
    with closing(sqlite3.connect(database)) as shell, shell:
        shell.execute("UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    for done in (table(database), capotavolo("verify", "--database", database)):
        one_sentence(done, str(database), "9999", "newer program")
    assert database.read_bytes() == before


def test_a_file_that_is_no_journal_is_refused_and_not_touched(database: Path) -> None:
    database.write_text("dear diary, " * 100)
    one_sentence(table(database), str(database), "not a journal")
    assert database.read_text() == "dear diary, " * 100


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """A folder in which even root may write nothing."""
    place = tmp_path / "read-only"
    place.mkdir()
    if os.geteuid() == 0:
        mount = shutil.which("mount")
        tried = mount and subprocess.run(
            [mount, "-t", "tmpfs", "-o", "ro,size=1m", "tmpfs", str(place)], capture_output=True, check=False
        )
        if not tried or tried.returncode:
            pytest.skip("this machine does not let root mount a read-only folder")
        yield place
        subprocess.run(["umount", str(place)], check=True)
    else:
        place.chmod(0o500)
        yield place
        place.chmod(0o700)


def test_a_folder_that_may_not_be_written_is_refused(read_only: Path) -> None:
    one_sentence(table(read_only / "T1.sqlite"), str(read_only), "cannot be written")
    assert list(read_only.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("--house", "atlantis"), ("atlantis", "venezia")),
        (("--wheel", "/dev/null", "--wheel-kind", "sundial"), ("sundial", "cammegh-ss2")),
        (("--cylinder", "above"), ("above", "left")),
        (("--colour", "red"), ("--colour",)),
    ],
)
def test_words_that_mean_nothing_are_refused_before_anything_is_written(
    database: Path, words: tuple[str, ...], parts: tuple[str, ...]
) -> None:
    one_sentence(table(database, *words), *parts)
    assert list(database.parent.iterdir()) == []


def test_verify_and_export_of_nothing_are_refused(database: Path) -> None:
    one_sentence(capotavolo("verify", "--database", database), str(database), "no journal")
    one_sentence(
        capotavolo("export", "--database", database, "--what", "journal"), str(database), "no journal"
    )
    assert list(database.parent.iterdir()) == []


def by_hand(running: Headless, *parts: str) -> None:
    """The reader is said to be lost, with its reason, and the table is played by hand."""
    running.wait(
        lambda answers: any(answer.get("kind") == "reader.lost" for answer in answers), "the reader is lost"
    )
    lost = next(event for event in running.events if event["kind"] == "reader.lost")
    assert lost["device"] == "wheel"
    for part in parts:
        assert part in lost["reason"], lost
    assert [event["kind"] for event in running.do("open")] == [
        "table.opened",
        "table.rules",
        "spin.bets_open",
    ]
    running.do("number", number=8)
    assert [event["kind"] for event in running.do("confirm")] == ["spin.number"]
    assert running.finish() == 0
    assert verify(running.database)[0] == 0


def test_a_port_that_does_not_exist(database: Path, tmp_path: Path) -> None:
    with Headless(database, "--wheel", str(tmp_path / "no-port")) as running:
        by_hand(running, "there is no port", "no-port", "Plug the cable in")


def test_a_port_that_another_program_holds(database: Path) -> None:
    master, slave = pty.openpty()
    try:
        fcntl.flock(slave, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with Headless(database, "--wheel", os.ttyname(slave)) as running:
            by_hand(running, "held by another program", "Close that program")
    finally:
        os.close(master)
        os.close(slave)


@pytest.fixture
def as_nobody() -> list[str]:
    """The command that runs a program as somebody who may open nothing; root may open any port."""
    setpriv = shutil.which("setpriv")
    if os.geteuid() != 0 or setpriv is None:
        pytest.skip("only root can run a table as somebody else")
    words = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]
    tried = subprocess.run(
        [*words, sys.executable, "-c", "import app.station.station"],
        env=environment(),
        capture_output=True,
        check=False,
    )
    if tried.returncode:
        pytest.skip("somebody else may not read the program here")
    return words


def test_a_port_that_this_user_may_not_open(as_nobody: list[str]) -> None:
    master, slave = pty.openpty()
    Path(os.ttyname(slave)).chmod(0o600)
    with tempfile.TemporaryDirectory() as folder:
        os.chown(folder, 65534, 65534)
        try:
            people = ("--people", f"{folder}/people.sqlite")  # this user may not look into the other's folder
            wheel = ("--wheel", os.ttyname(slave))
            with Headless(Path(folder) / "T1.sqlite", *wheel, *people, before=as_nobody) as running:
                by_hand(running, "may not be opened by this user", "dialout")
        finally:
            os.close(master)
            os.close(slave)


def test_an_address_that_nobody_answers(database: Path) -> None:
    with Headless(database, "--wheel", "socket://127.0.0.1:9") as running:
        by_hand(running, "does not answer")


def test_an_address_that_is_none(database: Path) -> None:
    with Headless(database, "--wheel", "carrier-pigeon://here") as running:
        by_hand(running, "is no address of a port")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with room for a journal and no more."""
    place, mount = tmp_path / "disk", shutil.which("mount")
    place.mkdir()
    if os.geteuid() != 0 or mount is None:
        pytest.skip("only root can mount a small disk")
    tried = subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(place)], capture_output=True, check=False
    )
    if tried.returncode:
        pytest.skip("this machine does not let us mount")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def filled(disk: Path) -> Path:
    """Fill a disk to its last byte; gives the file that has to go."""
    waste = disk / "waste"
    with waste.open("wb", buffering=0) as file:
        for size in (65536, 512):
            with contextlib.suppress(OSError):
                while file.write(b"w" * size):
                    pass
    return waste


def play_until_the_disk_is_full(running: Headless) -> None:
    """The log has room for some spins still, which is said; then the table says that it is on paper."""
    while not any("NOT RECORDED" in line for line in running.errors):
        running.all_of({"do": "number", "number": 8}, {"do": "confirm"}, {"do": "next"})
        assert len(running.events) < 10_000
    assert "room for about" in running.errors[0]
    assert "the disk is full" in running.wait_for_complaint("NOT RECORDED")


def told_eleven(answers: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the number is among them; what the lists say of the same disk may stand behind it."""
    return any(each.get("kind") == "spin.number" and each.get("number") == 11 for each in answers)


def test_a_full_disk_puts_the_table_on_paper_and_is_made_good_when_there_is_room(small_disk: Path) -> None:
    with Headless(small_disk / "T1.sqlite") as running:
        running.do("open")
        waste = filled(small_disk)
        play_until_the_disk_is_full(running)
        printed = len(running.events)
        running.all_of({"do": "number", "number": 11}, {"do": "confirm"})
        assert len(running.events) == printed  # nothing is printed that is not durable
        assert running.state()["paying"]["number"] == 11  # and yet the table goes on
        waste.unlink()
        running.wait_for_complaint("takes it again")
        running.wait(told_eleven, "the number that was on paper")
        late = [event for event in running.events if event.get("late")]
        assert late == running.events[-len(late) :]
        assert running.finish() == 0
    status, told = verify(running.database)
    assert (status, told["events"]) == (0, len(running.events))


def test_a_journal_that_is_moved_away_puts_the_table_on_paper_until_it_is_back(tmp_path: Path) -> None:
    """Nothing is announced before it is durable: also where the open file could still be written."""
    place = tmp_path / "disk"
    with Headless(place / "T1.sqlite") as running:
        running.do("open")
        place.rename(tmp_path / "away")
        printed = len(running.events)
        running.all_of({"do": "number", "number": 11}, {"do": "confirm"})
        assert "lies there no more" in running.wait_for_complaint("NOT RECORDED")
        assert len(running.events) == printed
        assert running.state()["paying"]["number"] == 11
        (tmp_path / "away").rename(place)
        running.wait_for_complaint("takes it again")
        running.wait(told_eleven, "the number that was on paper")
        assert running.finish() == 0
    status, told = verify(running.database)
    assert (status, told["events"]) == (0, len(running.events))


def test_a_table_that_ends_on_paper_says_what_was_never_recorded(small_disk: Path) -> None:
    with Headless(small_disk / "T1.sqlite") as running:
        running.do("open")
        filled(small_disk)
        play_until_the_disk_is_full(running)
        running.all_of({"do": "number", "number": 11}, {"do": "confirm"})
        complaints = len(running.errors)
        assert running.terminate() != 0
        assert len(running.errors) > complaints

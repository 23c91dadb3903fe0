"""Whatever a command writes is its user's alone, but for what is read from a journal, whatever the umask was."""

from __future__ import annotations

import io
import json
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main
from tests.end_to_end.running import Headless
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are another thing there")

OWN, JOURNAL = 0o600, 0o640
CODES = "73019482\n58201364\n"


@pytest.fixture(autouse=True)
def anybody() -> Iterator[None]:
    """The umask of somebody who lets everybody read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(place: Path) -> dict[str, int]:
    return {
        str(path.relative_to(place)): stat.S_IMODE(path.stat().st_mode)
        for path in place.rglob("*")
        if path.is_file()
    }


def ran(*words: object) -> None:
    assert main([str(word) for word in words]) == 0


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A journal in a place of its own, as a table with the wide umask makes it."""
    path = tmp_path / "table" / "T1.sqlite"
    path.parent.mkdir()
    record(path, story_at(played_night()))
    assert modes(path.parent) == {"T1.sqlite": JOURNAL, "T1.sqlite.lock": OWN}
    return path


@pytest.mark.parametrize(
    ("words", "mode"),
    [
        (["backup", "--to", "OUT"], JOURNAL),
        (["day", "--pdf", "OUT/day.pdf", "--csv", "OUT/day.csv"], JOURNAL),
        (["slip", "--document", "A-1", "--pdf", "OUT/paper.pdf"], JOURNAL),
        (["dossier", "--spin", "1", "--to", "OUT/made"], JOURNAL),
        (["support", "--to", "OUT/bundle.zip"], OWN),
    ],
    ids=lambda found: found[0] if isinstance(found, list) else "",
)
def test_what_is_made_of_a_journal(journal: Path, tmp_path: Path, words: list[str], mode: int) -> None:
    out = tmp_path / "out"
    out.mkdir()
    name, *more = (word.replace("OUT", str(out)) for word in words)
    ran(name, "--database", journal, *more)
    assert set(modes(out).values()) == {mode}


def test_the_lists_are_read_by_whoever_reads_the_journal(journal: Path) -> None:
    ran("spins", "--database", journal)
    found = modes(journal.parent)
    assert {name for name, mode in found.items() if mode == OWN} == {
        "T1.sqlite.lock",
        "T1.lists.sqlite.lock",
    }
    assert found["T1.lists.sqlite"] == JOURNAL
    assert set(found.values()) == {OWN, JOURNAL}


@pytest.mark.parametrize("mode", [OWN, JOURNAL])
def test_an_archive_and_a_new_journal_have_no_right_that_the_old_one_had_not(
    journal: Path, tmp_path: Path, mode: int
) -> None:
    journal.chmod(mode)
    ran("archive", "--database", journal, "--begin-new", "--to", tmp_path / "archive")
    (month,) = (found for name, found in modes(tmp_path / "archive").items() if name.endswith(".gz"))
    assert month == mode
    found = modes(journal.parent)
    assert found.pop("T1.sqlite.lock") == OWN
    assert len(found) == 2
    assert set(found.values()) == {mode}


@pytest.mark.parametrize(
    "words",
    [
        ["house", "--new-key", "OUT/house.key"],
        ["edge", "--sheet", "OUT/edge.txt"],
    ],
    ids=lambda words: words[0],
)
def test_what_is_made_of_nothing_is_its_users_alone(tmp_path: Path, words: list[str]) -> None:
    ran(*(word.replace("OUT", str(tmp_path)) for word in words))
    assert list(modes(tmp_path).values()) == [OWN]


def test_a_table_that_plays(tmp_path: Path) -> None:
    """Journal, its log and its index; the lock and the ballast are nobody else's."""
    path = tmp_path / "T1.sqlite"
    with Headless(path) as table:
        table.state()
        playing = modes(tmp_path)
    assert {name: mode for name, mode in playing.items() if mode == JOURNAL}.keys() == {
        "T1.sqlite",
        "T1.sqlite-wal",
        "T1.sqlite-shm",
    }
    assert {mode for mode in playing.values() if mode != JOURNAL} == {OWN}


@pytest.mark.parametrize(("lies", "comes"), [(0o666, JOURNAL), (0o640, JOURNAL), (0o600, OWN)])
def test_a_copy_and_what_is_put_back_keep_what_the_journal_had(
    journal: Path, tmp_path: Path, lies: int, comes: int, capfd: pytest.CaptureFixture[str]
) -> None:
    """No right comes that was not there, and none that no journal has."""
    journal.chmod(lies)
    ran("backup", "--database", journal, "--to", tmp_path)
    copy = Path(json.loads(capfd.readouterr().out)["copy"])
    assert stat.S_IMODE(copy.stat().st_mode) == comes
    copy.chmod(0o777)  # as everything lies on a stick
    ran("restore", "--copy", copy, "--database", journal, "--table", "T1")
    found = modes(journal.parent)
    assert (found["T1.sqlite"], found["T1.sqlite.replaced-1"]) == (comes, comes)


@pytest.fixture
def register(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A register of people with a pit boss."""
    for name, cheap in (("PASSES", 1), ("MEMORY_KIB", 8), ("LANES", 1)):
        monkeypatch.setattr(f"app.people.codes.{name}", cheap)
    path = tmp_path / "house" / "people.sqlite"
    path.parent.mkdir()
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(path))
    monkeypatch.setattr("sys.stdin", io.StringIO(CODES))
    ran("people", "first", "Gina")
    return path


def test_a_register_is_its_users_alone_also_where_it_was_a_copy(
    register: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert set(modes(register.parent).values()) == {OWN}
    ran("backup", "--database", register, "--to", tmp_path)
    copy = Path(json.loads(capfd.readouterr().out.splitlines()[-1])["copy"])
    assert stat.S_IMODE(copy.stat().st_mode) == OWN
    copy.chmod(0o777)
    register.chmod(0o644)  # as earlier programs put it back
    ran("restore", "--copy", copy, "--database", register, "--table", "people")
    assert set(modes(register.parent).values()) == {OWN}


def test_a_register_that_lies_open_is_closed_by_the_next_deed(
    register: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register.chmod(0o644)
    monkeypatch.setattr("sys.stdin", io.StringIO(CODES))
    ran("people", "add", "Marco", "--role", "inspector", "--by", "Gina")
    assert set(modes(register.parent).values()) == {OWN}

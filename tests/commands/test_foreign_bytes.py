"""Whatever stands in a file that is read: one sentence and a status, never the program's own inside out.

Each command that reads a file of somebody else gets it with its bytes changed; a fault that no reader foresaw
leaves `main`, and fails the test by itself.
"""

from __future__ import annotations

import gzip
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import resources
from app.__main__ import main
from app.journal.errors import JournalError
from app.journal.store import Journal
from app.people.codes import Codes
from app.register_file.register_file import RegisterFile
from app.reports.table_now import TablesNow
from app.reports.wheels_fallen import wheels_fallen
from app.settings import Settings, settings_text
from app.station.night_reading import read_night
from app.station.pace import Pace
from app.station.stamps import Stamps
from app.station.station import taken_up
from tests.commands.hostile import TOKENS, change_file, change_row, change_schema, changed
from tests.journal.archived import archived, autumn
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at

DAYS: Final = ["2026-08-30", "2026-09-30", "2026-10-01"]
seeds = st.integers(0, 2**32)
few = settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files as they should be: two journals, an archive, lists, a register."""
    folder = tmp_path_factory.mktemp("kept")
    autumn(folder / "T1.sqlite", DAYS)
    archived(folder / "T1.sqlite", folder / "archive", "2026-10-01")
    record(folder / "T2.sqlite", story_at(played_night()), "T2")
    register = RegisterFile(folder / "people.sqlite", Codes, Stamps(), program="test", desk="test")
    register.make_first("Gina", "81726354")
    assert main(["spins", "--database", str(folder / "T2.sqlite")]) == 0
    return folder


def told(capfd: pytest.CaptureFixture[str], *words: object) -> int:
    """Run a command; where it refuses, it says one line for a person."""
    try:
        status = main([str(word) for word in words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    error = capfd.readouterr().err
    assert status in {0, 1, 2}, words
    if status == 2:
        assert error.splitlines()[-1].startswith("capotavolo: "), (words, error)
    assert "Traceback" not in error
    return status


def commands(folder: Path, table: str) -> Iterator[tuple[object, ...]]:
    """Each command that reads a journal."""
    database = folder / f"{table}.sqlite"
    page = ("--pdf", folder / "page.pdf")
    yield "verify", "--database", database
    yield "verify", "--database", database, "--lists"
    for what in ("journal", "spins", "payments", "bank"):
        yield "export", "--database", database, "--what", what
    yield "spins", "--database", database, "number 17"
    yield "spin", "--database", database, "--spin", "1", *page
    yield "day", "--database", database, *page
    yield "slip", "--database", database, "--document", "1", *page
    yield "backup", "--database", database, "--to", folder / "copy.sqlite"
    yield "restore", "--copy", database, "--database", folder / "new.sqlite", "--table", table
    yield "archive", "--database", database, "--to", folder / "other", "--until", "2026-10-01"
    yield "archive", "--database", database, "--to", folder / "another", "--begin-new"
    yield "wheel-health", "--database", database
    yield "support", "--database", database, "--to", folder / "b.zip", "--people", database
    yield "house", "--database", database, "--status"
    yield "people", "--people", database, "list"


def opened_again(database: Path, table: str) -> None:
    """Take a table up as its station does."""
    try:
        taken_up(database, table)
        with Journal.open(database, table, program="test", ballast_bytes=0) as journal:
            Pace(journal.latest, rests=False)
    except JournalError:
        return


def read_by_desks(database: Path) -> None:
    """Read it as the pit boss's desk and the trainee's do, which have no commands for it."""
    read_night(database, 1)
    for read in (lambda: TablesNow([database]).look(), lambda: wheels_fallen([database])):
        with suppress(JournalError):
            read()


@pytest.mark.parametrize("change", [change_row, change_schema, change_file])
def test_a_journal_in_which_anything_stands(
    kept: Path,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    qapp: object,
    change: Callable[[Path, random.Random], None],
) -> None:
    """Also its schema, the names of its tables and its events: damage is said, and never met by surprise."""

    @few
    @given(seeds)
    def holds(seed: int) -> None:
        chance, folder = random.Random(seed), tmp_path / "work"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(kept, folder)
        table = chance.choice(("T1", "T2"))
        change(folder / f"{table}.sqlite", chance)
        opened_again(folder / f"{table}.sqlite", table)
        read_by_desks(folder / f"{table}.sqlite")
        for words in chance.sample(list(commands(folder, table)), 3):
            told(capfd, *words)

    holds()


def test_a_register_in_which_anything_stands(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    @few
    @given(seeds, st.sampled_from([change_row, change_schema, change_file]))
    def holds(seed: int, change: Callable[[Path, random.Random], None]) -> None:
        people = tmp_path / "people.sqlite"
        for beside in tmp_path.glob("people*"):
            beside.unlink()
        shutil.copy(kept / "people.sqlite", people)
        change(people, random.Random(seed))
        told(capfd, "people", "--people", people, "list")
        told(capfd, "verify", "--database", people)
        told(capfd, "retention", "--people", people, "list", "--archive", kept / "archive")

    holds()


def test_archives_in_which_anything_stands(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Packed or plain, with their manifest, with a changed one, or without."""

    @few
    @given(seeds)
    def holds(seed: int) -> None:
        chance, folder = random.Random(seed), tmp_path / "archive"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(kept / "archive", folder)
        for path in sorted(folder.iterdir()):
            if path.suffix == ".json":
                chance.choice((change_file, lambda it, _: it.unlink(), lambda *_: None))(path, chance)
            elif chance.random() < 0.7:
                text = changed(gzip.decompress(path.read_bytes()), chance)
                path.write_bytes(chance.choice((gzip.compress, bytes))(text))
            else:
                change_file(path, chance)
        files = [path for path in folder.iterdir() if path.suffix == ".gz"]
        told(capfd, "verify", "--archive", *files)
        told(capfd, "retention", "list", "--archive", folder, "--people", tmp_path / "none")
        told(capfd, "archive", "--database", kept / "T1.sqlite", "--to", folder, "--until", "2026-10-02")

    holds()


HOUSE: Final = Path(resources.__file__).parent / "houses" / "venezia.toml"
SMALL: Final[dict[str, tuple[bytes, Callable[[Path], tuple[object, ...]]]]] = {
    "house": (HOUSE.read_bytes(), lambda path: ("edge", "--house", path)),
    "heads": (b"2026-10-01T21:00:00Z T1:5:" + b"0" * 64 + b"\n", lambda path: ("verify", "--heads", path)),
    "numbers": (b"1 clockwise\n2\n36\n", lambda path: ("wheel-health", "--numbers", path)),
    "bank": (
        b'{"chips": [{"value": "20.00", "pieces": 40}]}',
        lambda path: ("pay", "--pieces", "3", "--value", "20", "--bank", path),
    ),
    "key": (b"0" * 64, lambda path: ("house", "--database", path, "--listen", "localhost:1", "--key", path)),
    "settings": (settings_text(Settings(table="T1")).encode(), lambda path: ("learn", "--settings", path)),
}


@pytest.mark.parametrize("kind", SMALL)
def test_a_small_file_in_which_anything_stands(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], kind: str
) -> None:
    """What a text editor, a stick or somebody else left there."""
    before, words_of = SMALL[kind]
    path = tmp_path / f"{kind}.toml"
    more = {"heads": ("--database", kept / "T1.sqlite"), "settings": ("--forget", "1")}.get(kind, ())

    def holds(content: bytes) -> int:
        path.write_bytes(content)
        path.chmod(0o600)
        return told(capfd, *words_of(path), *more)

    @settings(few, max_examples=60)
    @given(seeds)
    def holds_changed(seed: int) -> None:
        holds(changed(before, random.Random(seed)))

    for token in TOKENS:
        holds(token)
    holds_changed()

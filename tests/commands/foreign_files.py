"""Files of somebody else in which anything may stand, and each command that reads one of them."""

from __future__ import annotations

import gzip
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import resources
from app.desks.trainee.courses import COURSES
from app.journal.errors import JournalError
from app.journal.store import Journal
from app.register_file.register_file import RegisterFile
from app.reports.roulette.wheels_fallen import wheels_fallen
from app.reports.table_now import TablesNow
from app.settings import Settings, settings_text
from app.station.night_reading import read_night
from app.station.pace import Pace
from app.station.stamps import Stamps
from app.station.taken_up import taken_up
from app.table.roulette.game import ROULETTE
from tests.commands.hostile import change_file, changed
from tests.journal.archived import archived, autumn
from tests.journal.played_journals import record
from tests.people.cheap import cheap_codes
from tests.reports.days import played_night, story_at

DAYS: Final = ["2026-08-30", "2026-09-30", "2026-10-01"]
Told = Callable[..., object]
"""Runs a command, and looks whether it ends in words."""


def keep_files(folder: Path) -> None:
    """Files as they should be: two journals, an archive, a register."""
    autumn(folder / "T1.sqlite", DAYS)
    archived(folder / "T1.sqlite", folder / "archive", "2026-10-01")
    record(folder / "T2.sqlite", story_at(played_night()), "T2")
    register = RegisterFile(folder / "people.sqlite", cheap_codes, Stamps(), program="test", desk="test")
    register.make_first("Gina", "81726354")


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
        taken_up(database, table, ROULETTE)
        with Journal.open(database, table, program="test", ballast_bytes=0) as journal:
            Pace(journal.latest, rests=False)
    except JournalError:
        return


def read_by_desks(database: Path) -> None:
    """Read it as the pit boss's desk and the trainee's do, which have no commands for it."""
    read_night(database, ROULETTE, COURSES["roulette"].played, 1)
    for read in (lambda: TablesNow([database], ROULETTE).look(), lambda: wheels_fallen([database])):
        with suppress(JournalError):
            read()


def read_changed_journal(
    told: Told, kept: Path, work: Path, chance: random.Random, change: Callable[[Path, random.Random], None]
) -> None:
    """Change a journal, and read it in every way."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(kept, work)
    table = chance.choice(("T1", "T2"))
    change(work / f"{table}.sqlite", chance)
    opened_again(work / f"{table}.sqlite", table)
    read_by_desks(work / f"{table}.sqlite")
    for words in chance.sample(list(commands(work, table)), 3):
        told(*words)


def read_changed_register(
    told: Told, kept: Path, work: Path, chance: random.Random, change: Callable[[Path, random.Random], None]
) -> None:
    """Change a register, and read it in every way."""
    people = work / "people.sqlite"
    for beside in work.glob("people*"):
        beside.unlink()
    shutil.copy(kept / "people.sqlite", people)
    change(people, chance)
    told("people", "--people", people, "list")
    told("verify", "--database", people)
    told("retention", "--people", people, "list", "--archive", kept / "archive")


def read_changed_archive(told: Told, kept: Path, work: Path, chance: random.Random) -> None:
    """Change archives, packed or plain, with their manifest, with a changed one, or without, and read them."""
    folder = work / "archive"
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
    told("verify", "--archive", *files)
    told("retention", "list", "--archive", folder, "--people", work / "none")
    told("archive", "--database", kept / "T1.sqlite", "--to", folder, "--until", "2026-10-02")


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
"""Of each small file what stands in it, and who reads it."""


def read_small(told: Told, kept: Path, work: Path, kind: str, content: bytes) -> None:
    """Read a small file in which this stands."""
    path, (_, words_of) = work / f"{kind}.toml", SMALL[kind]
    more = {"heads": ("--database", kept / "T1.sqlite"), "settings": ("--forget", "1")}.get(kind, ())
    path.write_bytes(content)
    path.chmod(0o600)
    told(*words_of(path), *more)

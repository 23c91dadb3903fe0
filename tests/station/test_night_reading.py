"""Nights are read out of a table's journal, which is never written, and may be in use (screens, "The trainee")."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from app.desks.trainee.courses import COURSES
from app.journal.store import Journal
from app.practice.night import Night, lines_of
from app.practice.saying import Say
from app.station.night_reading import NightReading, read_night
from app.table.roulette.game import ROULETTE
from tests.drills.by_oracle.night import answers
from tests.drills.checking import check
from tests.journal.played_journals import PlainReading, evening, record, story_of
from tests.reports.days import story_at
from tests.reports.spins import recorded
from tests.schooling import exercise
from tests.table.playing import Played, reader


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two nights of a table in one file."""
    path = tmp_path_factory.mktemp("night") / "T1.sqlite"
    record(path, story_of(evening(5, 40, nights=2)))
    return path


def night_of(path: Path, back: int = 0) -> Night:
    found = read_night(path, ROULETTE, COURSES["roulette"].played, back)
    assert isinstance(found, Night), found
    return found


def test_the_spins_of_each_night_are_those_of_its_record(journal: Path) -> None:
    """Numbers and what was paid, read from the record's text by other means."""
    both = [night_of(journal, 1), night_of(journal)]
    assert [(night.back, night.nights) for night in both] == [(1, 2), (0, 2)]
    plain = PlainReading.of(story_of(evening(5, 40, nights=2)))
    rows = [(each["number"], each["bank"]["paid"]) for _, each in sorted(plain.settled.items())]
    for played in [played for night in both for played in night.rounds]:
        there = (int(played.result), f"{played.paid // 100}.{played.paid % 100:02d}")
        assert there in rows
        rows = rows[rows.index(there) + 1 :]
    assert min(len(night.rounds) for night in both) > 20


def test_each_is_an_exercise_without_names_that_the_oracle_answers_alike(journal: Path) -> None:
    """No player, table or time is left in any line: letters and colours alone."""
    for line in lines_of(night_of(journal), None, 1):
        check(exercise(line), answers)
        assert re.fullmatch(r"(?:[^@\"]|@[A-Z](?![A-Za-z0-9]))*", line.given), line


def test_nothing_is_written_and_a_table_may_be_using_it(tmp_path: Path) -> None:
    path = recorded(tmp_path / "T1.sqlite")
    before = path.read_bytes()
    night = night_of(path)
    assert [int(played.result) for played in night.rounds] == [17, 8, 0]
    assert path.read_bytes() == before
    with Journal.open(path, "T1", program="test", ballast_bytes=0):
        assert night_of(path) == night


def _nowhere(path: Path) -> None:
    path.unlink()


def _other(path: Path) -> None:
    path.write_text("a letter", encoding="utf-8")


def _newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def _forged(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE journal SET body = replace(body, 'straight-8', 'straight-9')")


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


@pytest.mark.parametrize(
    ("spoil", "key"),
    [(_nowhere, "none"), (_other, "other"), (_newer, "newer"), (_forged, "damaged"), (_cut, "damaged")],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, spoil: Callable[[Path], None], key: str) -> None:
    path = recorded(tmp_path / "T1.sqlite")
    spoil(path)
    found = read_night(path, ROULETTE, COURSES["roulette"].played)
    assert isinstance(found, Say)
    assert found.key == f"night.trouble.{key}"


def test_a_journal_without_a_paid_spin_says_so(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(5, 0)))
    found = read_night(path, ROULETTE, COURSES["roulette"].played)
    assert isinstance(found, Say)
    assert found.key == "night.trouble.no-spins"


def test_a_table_that_was_never_opened_says_so_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    """A journal that was begun anew, or in which only the reader has come so far."""
    path = tmp_path / "T1.sqlite"
    table = Played(has_wheel=True)
    table.hear(reader(connected=True))
    record(path, story_at(table))
    come, told = Event(), list[Night | Say]()

    def later(deed: Callable[[], None]) -> None:
        deed()
        come.set()

    NightReading(later, ROULETTE, COURSES["roulette"].played).read(str(path), 0, told.append)
    assert come.wait(10)
    assert [said.key for said in told if isinstance(said, Say)] == ["night.trouble.no-spins"]


def test_rules_that_this_program_does_not_have_are_named(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    story = story_of(evening(5, 3))
    record(path, [event | ({"house": "atlantis"} if "house" in event else {}) for event in story])
    found = read_night(path, ROULETTE, COURSES["roulette"].played)
    assert isinstance(found, Say)
    assert found.key == "night.trouble.house"


def test_it_is_read_beside_the_window_and_told_on_its_thread(tmp_path: Path) -> None:
    path = recorded(tmp_path / "T1.sqlite")
    waiting: list[Callable[[], None]] = []
    come = Event()

    def later(deed: Callable[[], None]) -> None:
        waiting.append(deed)
        come.set()

    told: list[Night | Say] = []
    NightReading(later, ROULETTE, COURSES["roulette"].played).read(str(path), 0, told.append)
    assert come.wait(10)
    assert told == []
    waiting[0]()
    assert told == [night_of(path)]

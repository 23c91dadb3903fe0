"""Answers are kept as they were given; what is no practice file is never touched, what is damaged set aside."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.practice.attempts import Attempt
from app.practice.exam import Result
from app.practice.line import Line
from app.practice_file.errors import (
    DamagedPracticeError,
    NoPracticeFileError,
    PracticeFileError,
    PracticeNotKeptError,
)
from app.practice_file.practice_file import PracticeFile, SatExam, set_aside
from tests.commands.hostile import TOKENS, change_file, change_schema
from tests.journal.played_journals import record
from tests.often import times
from tests.reports.days import played_night, story_at

AT = datetime(2026, 5, 1, 19, 30, 0, 250_000, tzinfo=UTC)
ANSWERED = ("at", "line", "answers", "is_right", "slip", "milliseconds")
SAT = ("at", "line", "is_right", "questions", "percent", "milliseconds")
LINE = Line("products", 3, "straight-split", 4711)


def answer(**changed: object) -> Attempt:
    return Attempt(LINE, ("71",), False, "one-off", 3.25, AT)._replace(**changed)  # type: ignore[arg-type]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "somewhere" / "practice.sqlite"


def test_what_was_answered_is_read_again(path: Path) -> None:
    given_ = [answer(), answer(right=True, slip=None, seconds=None, at=AT + timedelta(seconds=9))]
    PracticeFile.open(path).keep("Ada", given_)
    PracticeFile.open(path).keep("Bea", [answer(answers=("", "2.50"))])
    again = PracticeFile.open(path)
    assert again.trainees() == ["Ada", "Bea"]
    assert again.attempts("Ada") == given_
    assert again.attempts("Bea") == [answer(answers=("", "2.50"))]
    assert again.attempts("Cora") == []


@given(st.lists(st.text(max_size=20), max_size=4), st.floats(0, 10_000), st.text(min_size=1, max_size=30))
def test_any_answer_of_anybody_is_kept(
    tmp_path_factory: pytest.TempPathFactory, answers: list[str], seconds: float, who: str
) -> None:
    file = PracticeFile.open(tmp_path_factory.mktemp("kept") / "practice.sqlite")
    file.keep(who, [answer(answers=tuple(answers), seconds=round(seconds, 3))])
    (found,) = file.attempts(who)
    assert found.answers == tuple(answers)
    assert found.seconds == pytest.approx(seconds, abs=0.001)


def test_exams_are_read_the_latest_first(path: Path) -> None:
    file = PracticeFile.open(path)
    sat = [
        SatExam(who, "exam 20 15 80 1 products/1", AT, Result(17, 20, 80, 600.5)) for who in ("Ada", "Bea")
    ]
    for each in sat:
        file.keep_exam(each)
    assert file.exams() == sat[::-1]
    assert file.exams()[0].result.passed


def test_a_journal_is_never_taken_for_practice(tmp_path: Path) -> None:
    """Practice never writes to a table's journal."""
    journal = tmp_path / "T1.sqlite"
    record(journal, story_at(played_night()))
    before = journal.read_bytes()
    with pytest.raises(NoPracticeFileError, match="stays as it is"):
        PracticeFile.open(journal)
    assert journal.read_bytes() == before


@pytest.mark.parametrize("content", [b"some letter", b"SQLite format 3\x00" + b"\0" * 200])
def test_another_file_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "letter.txt"
    other.write_bytes(content)
    with pytest.raises(NoPracticeFileError):
        PracticeFile.open(other)
    assert other.read_bytes() == content


def test_a_damaged_file_is_set_aside_and_a_new_one_begun(path: Path) -> None:
    file = PracticeFile.open(path)
    file.keep("Ada", [answer()] * 200)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with pytest.raises(DamagedPracticeError):
        PracticeFile.open(path)
    aside = set_aside(path, AT)
    assert aside.name == "practice.damaged-20260501-193000.sqlite"
    assert aside.stat().st_size == len(whole)
    assert PracticeFile.open(path).trainees() == []


def test_a_place_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(PracticeNotKeptError, match="not kept now"):
        PracticeFile.open(tmp_path / "file" / "practice.sqlite")


def test_a_line_of_another_version_is_left_out(path: Path) -> None:
    file = PracticeFile.open(path)
    file.keep("Ada", [answer(), answer(line=Line("products", 3, "straight-split", 10_000_000))])
    assert file.attempts("Ada") == [answer()]


def change_answer(path: Path, chance: random.Random) -> None:
    """Put something else into a row, as whoever may write the file can."""
    table, columns = chance.choice([("attempt", ANSWERED), ("exam", SAT), ("trainee", ("name",))])
    value = chance.choice([*TOKENS, 7, None, "text", 2**62, 1e300])
    shape = "CAST(? AS TEXT)" if isinstance(value, bytes) and chance.random() < 0.7 else "?"
    with closing(sqlite3.connect(path, isolation_level=None)) as file, suppress(sqlite3.Error):
        file.execute(f"UPDATE {table} SET {chance.choice(columns)} = {shape}", (value,))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("whole") / "practice.sqlite"
    file = PracticeFile.open(path)
    file.keep("Ada", [answer()])
    file.keep_exam(SatExam("Ada", "exam 20 15 80 1 products/1", AT, Result(17, 20, 80, 600.5)))
    return path.read_bytes()


@settings(max_examples=times(15, 40))
@given(st.integers(0, 2**32), st.sampled_from([change_answer, change_schema, change_file]))
def test_a_file_in_which_anything_stands_is_damaged_and_no_surprise(
    tmp_path_factory: pytest.TempPathFactory,
    whole: bytes,
    seed: int,
    change: Callable[[Path, random.Random], None],
) -> None:
    path = tmp_path_factory.mktemp("changed") / "practice.sqlite"
    path.write_bytes(whole)
    change(path, random.Random(seed))
    with suppress(PracticeFileError):
        file = PracticeFile.open(path)
        file.trainees(), file.attempts("Ada"), file.exams()
        file.keep("Bea", [answer()])

"""Answers are written behind the window; what cannot be written is not lost, and said."""

import queue
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from app.practice.attempts import Attempt, Skill
from app.practice.exam import Result, read_exam
from app.practice.trainees import Trainee
from app.practice_file.errors import NoPracticeFileError
from app.practice_file.language import remembered
from app.practice_file.practice_file import PracticeFile
from app.settings import Language
from app.station.practice_keeping import PracticeKeeping
from tests.practice.learners import BEGAN, attempt
from tests.schooling import DRILLS

PATIENCE = 20.0
SPLIT = Skill("products", 1, "split")


class Windows:
    """The windows' thread: does what it is asked to when somebody waits for it."""

    def __init__(self) -> None:
        self.deeds: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()

    def do_one(self) -> None:
        self.deeds.get(timeout=PATIENCE)()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "practice.sqlite"


@pytest.fixture
def windows() -> Windows:
    return Windows()


@pytest.fixture
def keeping(path: Path, windows: Windows) -> Iterator[PracticeKeeping]:
    made = PracticeKeeping(path, windows.deeds.put, lambda: BEGAN)
    yield made
    made.close()


def read(keeping: PracticeKeeping, windows: Windows, trainee: str) -> list[Attempt]:
    told: list[Sequence[Attempt]] = []
    keeping.read(trainee, told.append)
    windows.do_one()
    return list(told[0])


def test_what_was_kept_is_read_in_its_order(keeping: PracticeKeeping, windows: Windows) -> None:
    for seconds in (1.0, 2.0, 3.0):
        keeping.keep("Ada", attempt(SPLIT, seconds=seconds))
    assert [each.seconds for each in read(keeping, windows, "Ada")] == [1.0, 2.0, 3.0]
    assert keeping.trouble == ""


def test_closing_writes_what_waits(keeping: PracticeKeeping, path: Path) -> None:
    keeping.keep("Ada", attempt(SPLIT))
    keeping.keep_exam("Ada", read_exam("exam 5 5 80 1 products/1", DRILLS), Result(4, 5, 80, 61.5), BEGAN)
    keeping.close()
    file = PracticeFile.open(path)
    assert file.trainees() == ["Ada"]
    assert [sat.result.passed for sat in file.exams()] == [True]


def test_what_cannot_be_written_waits_for_the_next_answer(
    keeping: PracticeKeeping, windows: Windows, path: Path
) -> None:
    aside = path.with_name("elsewhere")
    path.rename(aside)
    path.mkdir()
    keeping.keep("Ada", attempt(SPLIT, seconds=1))
    assert read(keeping, windows, "Ada") == []
    assert "niente resta" in keeping.trouble or "danneggiato" in keeping.trouble
    path.rmdir()
    aside.rename(path)
    keeping.keep("Ada", attempt(SPLIT, seconds=2))
    assert [each.seconds for each in read(keeping, windows, "Ada")] == [1, 2]
    assert keeping.trouble == ""


def test_a_language_is_kept_and_answers_never_wait_for_it(
    keeping: PracticeKeeping, windows: Windows, path: Path
) -> None:
    keeping.keep_language(Language.FRENCH)
    assert read(keeping, windows, "Ada") == []
    assert remembered(path) is Language.FRENCH
    path.with_suffix(".language").unlink()
    path.with_suffix(".language").mkdir()
    keeping.keep_language(Language.ENGLISH)
    assert read(keeping, windows, "Ada") == []
    assert ".language" in keeping.trouble
    keeping.keep("Ada", attempt(SPLIT, seconds=3))
    assert [each.seconds for each in read(keeping, windows, "Ada")] == [3]


def test_a_damaged_file_is_set_aside_and_said(path: Path, windows: Windows) -> None:
    PracticeFile.open(path).keep("Ada", [attempt(SPLIT)] * 200)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    keeping = PracticeKeeping(path, windows.deeds.put, lambda: BEGAN)
    keeping.close()
    assert "damaged-20260101-180000" in keeping.trouble
    assert keeping.names == ()


def test_a_journal_is_refused(tmp_path: Path, windows: Windows) -> None:
    other = tmp_path / "T1.sqlite"
    other.write_bytes(b"SQLite format 3\x00" + b"\0" * 200)
    with pytest.raises(NoPracticeFileError):
        PracticeKeeping(other, windows.deeds.put, lambda: BEGAN)


def test_a_class_is_everybody_with_answers_and_exams(keeping: PracticeKeeping, windows: Windows) -> None:
    result = Result(3, 4, 75, 60.0)
    keeping.keep("Bea", attempt(SPLIT))
    keeping.keep("Ada", attempt(SPLIT, right=False))
    keeping.keep_exam("Ada", read_exam("exam 4 1 75 9 products/1", DRILLS), result, BEGAN)
    told: list[Sequence[Trainee]] = []
    keeping.read_class(told.append)
    windows.do_one()
    assert [(one.name, [each.right for each in one.attempts], one.sat) for one in told[0]] == [
        ("Ada", [False], (result,)),
        ("Bea", [True], ()),
    ]

"""The practice file: trainees, their answers, the exams they sat; answers are added, never changed.

How a trainee stands is not in it: it is reckoned from the answers (`app.practice.learned`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    NullPool,
    Row,
    Table,
    Text,
    create_engine,
    insert,
    select,
)
from sqlalchemy.exc import DatabaseError, DBAPIError

from app.foreign import FORGED, UNREADABLE, opened
from app.practice.attempts import Attempt
from app.practice.exam import Result
from app.practice.line import LineError, read_line
from app.practice_file.errors import DamagedPracticeError, NoPracticeFileError, PracticeNotKeptError

_OURS: Final = 0x43617050
"""SQLite's application id of a practice file: "CapP"."""
_HEADER: Final = b"SQLite format 3\x00"
_ID_AT: Final = slice(68, 72)
_WAIT_SECONDS: Final = 2.0

_metadata = MetaData()
_trainees = Table(
    "trainee",
    _metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
)
_attempts = Table(
    "attempt",
    _metadata,
    Column("id", Integer, primary_key=True),
    Column("trainee", ForeignKey("trainee.id"), nullable=False, index=True),
    Column("at", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("is_right", Integer, nullable=False),
    Column("slip", Text),
    Column("milliseconds", Integer),
)
_exams = Table(
    "exam",
    _metadata,
    Column("id", Integer, primary_key=True),
    Column("trainee", ForeignKey("trainee.id"), nullable=False, index=True),
    Column("at", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("is_right", Integer, nullable=False),
    Column("questions", Integer, nullable=False),
    Column("percent", Integer, nullable=False),
    Column("milliseconds", Integer, nullable=False),
)


class SatExam(NamedTuple):
    """An exam that somebody sat.

    Attributes:
        trainee: who.
        line: of the exam: it can be set again.
        at: when it ended, in UTC.
        result: how it went.
    """

    trainee: str
    line: str
    at: datetime
    result: Result


class PracticeFile:
    """One practice file, by its path; nothing is held open between two answers."""

    def __init__(self, path: Path, engine: Engine) -> None:
        self.path, self._engine = path, engine

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a practice file, or begin one.

        Raises:
            NoPracticeFileError: the file is something else; it was only looked at.
            DamagedPracticeError: it is one, and cannot be read.
            PracticeNotKeptError: none can be begun there.
        """
        _look_at(path)
        engine = create_engine(
            f"sqlite:///{path}", poolclass=NullPool, connect_args={"timeout": _WAIT_SECONDS}
        )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with engine.begin() as connection:
                connection.exec_driver_sql(f"PRAGMA application_id={_OURS}")
                _metadata.create_all(connection)
                if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() != "ok":
                    raise DamagedPracticeError(path)
        except (DBAPIError, OSError, *UNREADABLE) as fault:
            if _is_damage(fault):
                raise DamagedPracticeError(path) from fault
            raise PracticeNotKeptError(path, str(fault)) from fault
        return cls(path, engine)

    def trainees(self) -> list[str]:
        """Name everybody who ever practised here, by the alphabet."""
        with self._reading() as connection:
            return list(connection.scalars(select(_trainees.c.name).order_by(_trainees.c.name)))

    def attempts(self, trainee: str) -> list[Attempt]:
        """Give what somebody answered, in the order in which it was; nobody's where the name is new."""
        chosen = select(_attempts).join(_trainees).where(_trainees.c.name == trainee).order_by(_attempts.c.id)
        with self._reading() as connection:
            return [found for row in connection.execute(chosen) if (found := _attempt(row)) is not None]

    def exams(self) -> list[SatExam]:
        """Give every exam that was sat here, the latest first."""
        chosen = select(_exams, _trainees.c.name).join(_trainees).order_by(_exams.c.id.desc())
        with self._reading() as connection:
            return [_exam(row) for row in connection.execute(chosen)]

    def keep(self, trainee: str, attempts: Sequence[Attempt]) -> None:
        """Add answers; they are on the disk when this returns.

        Raises:
            PracticeNotKeptError: they could not be written.
        """
        with self._writing() as connection:
            who = _id_of(connection, trainee)
            rows = [{"trainee": who, **_attempt_row(attempt)} for attempt in attempts]
            connection.execute(insert(_attempts), rows)

    def keep_exam(self, sat: SatExam) -> None:
        """Add an exam.

        Raises:
            PracticeNotKeptError: it could not be written.
        """
        result = sat.result
        with self._writing() as connection:
            connection.execute(
                insert(_exams).values(
                    trainee=_id_of(connection, sat.trainee),
                    at=_moment_text(sat.at),
                    line=sat.line,
                    is_right=result.right,
                    questions=result.questions,
                    percent=result.percent,
                    milliseconds=round(result.seconds * 1000),
                )
            )

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except (DBAPIError, *FORGED) as fault:
            raise DamagedPracticeError(self.path) from fault

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except DBAPIError as fault:
            raise PracticeNotKeptError(self.path, str(fault.orig)) from fault


def set_aside(path: Path, at: datetime) -> Path:
    """Put a damaged file where nobody opens it by mistake, and whoever can repair it finds it.

    Args:
        path: of the file.
        at: when, in UTC.

    Returns:
        Where it lies now.
    """
    aside = path.with_name(f"{path.stem}.damaged-{at:%Y%m%d-%H%M%S}{path.suffix}")
    path.rename(aside)
    for ending in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    return aside


def _look_at(path: Path) -> None:
    """Let nothing be opened for writing that is not a practice file; an empty file may become one."""
    try:
        with opened(path) as file:
            head = file.read(_ID_AT.stop)
    except FileNotFoundError:
        return
    except OSError as fault:
        raise PracticeNotKeptError(path, str(fault)) from fault
    if not head:
        return
    if not head.startswith(_HEADER) or int.from_bytes(head[_ID_AT], "big") != _OURS:
        raise NoPracticeFileError(path)


def _is_damage(fault: Exception) -> bool:
    if isinstance(fault, DatabaseError):
        return not isinstance(fault.orig, sqlite3.OperationalError)
    return isinstance(fault, UNREADABLE)


def _id_of(connection: Connection, trainee: str) -> int:
    found = connection.scalar(select(_trainees.c.id).where(_trainees.c.name == trainee))
    if found is not None:
        return int(found)
    made = connection.execute(insert(_trainees).values(name=trainee).returning(_trainees.c.id))
    return int(made.scalar_one())


def _moment_text(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="milliseconds")


def _attempt_row(attempt: Attempt) -> dict[str, object]:
    seconds = attempt.seconds
    return {
        "at": _moment_text(attempt.at),
        "line": str(attempt.line),
        "answers": msgspec.json.encode(attempt.answers).decode(),
        "is_right": int(attempt.right),
        "slip": attempt.slip,
        "milliseconds": None if seconds is None else round(seconds * 1000),
    }


def _attempt(row: Row[Any]) -> Attempt | None:
    """Read an answer; one to an exercise that a later version wrote otherwise is left where it is."""
    try:
        line = read_line(row.line)
    except LineError:
        return None
    seconds = None if row.milliseconds is None else row.milliseconds / 1000
    answers = tuple(msgspec.json.decode(row.answers, type=list[str]))
    return Attempt(line, answers, bool(row.is_right), row.slip, seconds, datetime.fromisoformat(row.at))


def _exam(row: Row[Any]) -> SatExam:
    result = Result(row.is_right, row.questions, row.percent, row.milliseconds / 1000)
    return SatExam(row.name, row.line, datetime.fromisoformat(row.at), result)

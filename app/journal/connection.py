"""How SQLite is opened: for the one writer, and for any number of readers that change nothing.

The writer keeps a write-ahead log and waits for the disk at every commit (`synchronous=FULL`). The log is
moved into the file between spins and at closing, and never by a commit, which that would make slow.
"""

import errno
import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import cast

from sqlalchemy import Connection, Engine, NullPool, StaticPool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError

from app import file_modes
from app.journal.errors import (
    BadSynchronous,
    CannotOpen,
    Damaged,
    EmptyJournal,
    JournalError,
    NoJournal,
    NoRoom,
    NotAJournal,
    ReadOnlyPlace,
)
from app.journal.troubles import JournalTrouble

SYNCHRONOUS_VARIABLE = "CAPOTAVOLO_SYNCHRONOUS"
BUSY_SECONDS = 5.0
"""How long a reader waits for another program that holds the file."""

WRITER_BUSY_SECONDS = 2.0
"""How long a commit waits for another program that writes into the file: less than its table waits for it."""

CHECKPOINT_SECONDS = 0.2
"""How long moving the log waits for readers: it is only housekeeping."""

_INDEX_BYTES = 64 * 1024  # the log's index grows by 32 kB at a time


def synchronous() -> str:
    """Every commit waits for the disk; only a test, to show that it would notice, may ask for NORMAL.

    Raises:
        BadSynchronous: if the environment's CAPOTAVOLO_SYNCHRONOUS is neither FULL nor NORMAL.
    """
    asked = os.environ.get(SYNCHRONOUS_VARIABLE, "FULL")
    if asked not in {"FULL", "NORMAL"}:
        raise BadSynchronous(asked)
    return asked


def writing(path: Path) -> Engine:
    """Prepare the writer's connection: a transaction begins by taking the right to write.

    Raises:
        NoRoom, ReadOnlyPlace: there is no file, and none can be made.
        NotAJournal: it is no SQLite database.
    """
    made(path)
    _something_there(path)
    engine = _engine(lambda: _connected(_uri(path, "rwc"), WRITER_BUSY_SECONDS))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def made(path: Path) -> None:
    """Make the file where there is none; its log and index get its mode, from SQLite.

    Raises:
        NoRoom, ReadOnlyPlace: it cannot be made.
    """
    try:
        file_modes.make(path, file_modes.JOURNAL)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise NoRoom(path) from error
        raise ReadOnlyPlace(path.parent, error.strerror or str(error)) from error


def log_kept(connection: Connection, level: str) -> bool:
    """Switch the write-ahead log on and make each commit wait for the disk.

    Returns:
        False where this place cannot keep a write-ahead log.
    """
    raw = driver(connection)
    (mode,) = raw.execute("PRAGMA journal_mode=WAL").fetchone()
    for pragma in (f"synchronous={level}", "foreign_keys=ON", "wal_autocheckpoint=0"):
        raw.execute(f"PRAGMA {pragma}")
    return bool(mode == "wal")


def moving(path: Path, level: str) -> Engine:
    """Prepare the connection that moves the log into the file, beside the writer's."""

    def connected() -> sqlite3.Connection:
        connection = _connected(_uri(path, "rw"), CHECKPOINT_SECONDS)
        connection.execute(f"PRAGMA synchronous={level}")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        return connection

    return _engine(connected)


def driver(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection below SQLAlchemy's."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)  # noqa: S101 - every engine here is made of sqlite3
    return raw


@contextmanager
def reading(path: Path) -> Iterator[Connection]:
    """Open a journal to read it, while its table may be writing; not a byte of it changes.

    Raises:
        NoJournal, NotAJournal, Damaged, CannotOpen: what is there is not to be read.
    """
    with readings(path, 1) as (connection,):
        yield connection


@contextmanager
def readings(path: Path, number: int) -> Iterator[tuple[Connection, ...]]:
    """Open a journal several times, to read it in several threads.

    Raises:
        NoJournal, NotAJournal, Damaged, CannotOpen: what is there is not to be read.
    """
    if not _something_there(path):
        raise EmptyJournal(path)
    with ExitStack() as stack:
        uri = _readable(path.resolve(), stack)

        def connected() -> sqlite3.Connection:
            _something_there(path)  # a pipe that lies there by now would be waited for for ever
            return _connected(uri, BUSY_SECONDS)

        engines = [_engine(connected, keeps=False) for _ in range(number)]
        with explained(path):
            yield tuple(stack.enter_context(engine.connect()) for engine in engines)


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn what SQLite says while a journal is opened or read into a sentence about the journal."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        raise explanation(path, error) from error
    except UnicodeError as error:  # the driver cannot read what SQLite says of a damaged schema
        raise Damaged(path, str(error)) from error


def explanation(path: Path, error: DBAPIError | sqlite3.Error) -> JournalError:
    """Choose the sentence for what SQLite says."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    if disk_full(path, error):
        return NoRoom(path)
    match code_of(error):
        case sqlite3.SQLITE_NOTADB:
            return NotAJournal(path, JournalTrouble.NO_SQLITE.english())
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_CONSTRAINT:
            return Damaged(path, said)
        case sqlite3.SQLITE_READONLY:
            return ReadOnlyPlace(path, said)
        case _ if "decode" in said:  # the driver's own complaint about bytes that are no text
            return Damaged(path, said)
        case _:
            return CannotOpen(path, said)


def disk_full(path: Path, error: BaseException) -> bool:
    """Tell a full disk from a broken one: growing the log's index on a full disk is called an I/O error."""
    code = code_of(error)
    if code == sqlite3.SQLITE_IOERR:
        return shutil.disk_usage(path.parent).free < _INDEX_BYTES
    return code == sqlite3.SQLITE_FULL


def code_of(error: BaseException) -> int | None:
    """SQLite's primary result code behind an error, or None where the error is not SQLite's."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(origin, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def _engine(connect: Callable[[], sqlite3.Connection], *, keeps: bool = True) -> Engine:
    """Make what connects; one that keeps nothing closes the driver's connection with its own."""
    creator = cast("Callable[[], DBAPIConnection]", connect)
    return Engine((StaticPool if keeps else NullPool)(creator), _model().dialect, _model().url)


@cache
def _model() -> Engine:
    """Make the engine whose dialect all others have: to get to know SQLite takes longer than to look.

    What SQLAlchemy does to each new connection is not done to theirs; `_connected` lets none begin by itself.
    """
    model = create_engine("sqlite+pysqlite://", poolclass=NullPool)
    with model.connect():
        return model


class _Connection(sqlite3.Connection):
    """One that may have to stay open until the program's end.

    Attributes:
        held: it is closed no more.
    """

    held = False

    def close(self) -> None:
        if not self.held:
            super().close()


def never_closed(connection: Connection) -> None:
    """Leave a connection open until the program's end, also when nobody has it any more.

    Whoever closes the last one of a file has SQLite move the log into it and delete the log.
    """
    import ctypes  # noqa: PLC0415 - when the disk fails

    raw = driver(connection)
    assert isinstance(raw, _Connection)  # noqa: S101 - every connection here is made below
    raw.held = True
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(raw))


def _connected(uri: str, timeout: float) -> sqlite3.Connection:
    """Connect without the driver's own transactions, which begin too late and do not know IMMEDIATE."""
    raw = sqlite3.connect(
        uri, uri=True, isolation_level=None, timeout=timeout, check_same_thread=False, factory=_Connection
    )
    raw.execute("PRAGMA cell_size_check=ON")  # nothing in a file is believed
    return raw


def _uri(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


def _something_there(path: Path) -> int:
    """Give how many bytes a file has: SQLite takes one without any for a database, and deletes its log."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise NoJournal(path) from None
    except OSError as error:
        raise CannotOpen(path, error.strerror or str(error)) from error
    if not stat.S_ISREG(found.st_mode):
        raise NotAJournal(path, JournalTrouble.NO_FILE.english())
    if found.st_size == 1:  # SQLite would take it for an empty file, and write into it
        raise NotAJournal(path, JournalTrouble.NO_SQLITE.english())
    return found.st_size


def _readable(path: Path, stack: ExitStack) -> str:
    """Find a way to read the journal that works in a folder where nothing may be written.

    SQLite reads a journal that has a log through a small index file beside it, and must be able to make that
    file. Where it cannot: a journal without a log is read as it lies; one whose index is there is shared
    with its writer; otherwise journal and log are copied to a folder of our own.
    """
    wal, index = (path.with_name(path.name + end) for end in ("-wal", "-shm"))
    plain = _uri(path, "ro")
    if os.access(path.parent, os.W_OK):
        return plain
    if not index.exists() and (not wal.exists() or not wal.stat().st_size):
        return plain + "&immutable=1"
    if _answers(plain):
        return plain
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="capotavolo-")))
    for file in (path, wal):
        shutil.copyfile(file, folder / file.name)  # in a folder that nobody else may enter
    return _uri(folder / path.name, "ro")


def _answers(uri: str) -> bool:
    """Try whether SQLite can read a file through this address."""
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        try:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            if code_of(error) in {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR}:
                return False
            raise
    return True

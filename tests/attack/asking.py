"""The program as anybody asks it: its commands and its table without a window, in this process."""

from __future__ import annotations

import gc
import io
import json
import os
import signal
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from app.__main__ import main
from app.journal.chain import parted
from tests.end_to_end.running import Form

TABLE: Final = "T1"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


class Said(NamedTuple):
    """What a command answered."""

    status: int
    out: bytes
    error: str

    @property
    def events(self) -> list[bytes]:
        """The events that it printed, which are durable."""
        return [line for line in self.out.splitlines() if line.startswith(b"{") and b'"hash":"' in line]

    @property
    def kinds(self) -> list[str]:
        """Their kinds."""
        return [json.loads(line)["kind"] for line in self.events]


@contextmanager
def _as_before() -> Iterator[None]:
    """Undo what a process of its own may change."""
    threshold, signals = gc.get_threshold(), [signal.getsignal(each) for each in _SIGNALS]
    try:
        yield
    finally:
        gc.set_threshold(*threshold)
        for each, handler in zip(_SIGNALS, signals, strict=True):
            signal.signal(each, handler)


_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def _run(words: Sequence[object]) -> int:
    with _as_before():
        try:
            return main([str(word) for word in words])
        except SystemExit as ended:
            return int(ended.code or 0)


def _in_one_sentence(said: Said, words: Sequence[object]) -> Said:
    """Whatever it answers, it answers in words and with a status that means something."""
    assert said.status in {0, 1, 2}, (words, said)
    assert "Traceback" not in said.error, (words, said)
    if said.status == 2:
        last = said.error.splitlines()[-1:]
        assert last, (words, said)
        assert last[0].startswith("capotavolo: "), (words, said)
    return said


def ask(*words: object) -> Said:
    """Ask a command; what leaves it as an exception is a fault of the program."""
    out, error = io.BytesIO(), io.StringIO()
    with io.TextIOWrapper(out, encoding="utf-8", newline="\n") as text:
        with redirect_stdout(text), redirect_stderr(error):
            status = _run(words)
        text.flush()
        return _in_one_sentence(Said(status, out.getvalue(), error.getvalue()), words)


def play(database: Path, *forms: Form, table: str = TABLE, words: Sequence[object] = ()) -> Said:
    """Run a table without a window on some commands, to the end of them."""
    with (
        tempfile.TemporaryFile("w+") as commands,
        tempfile.TemporaryFile("w+b") as answers,
        tempfile.TemporaryFile("w+", encoding="utf-8") as error,
    ):
        commands.write("".join(f"{json.dumps(form)}\n" for form in forms))
        commands.flush()
        os.lseek(commands.fileno(), 0, os.SEEK_SET)
        with io.TextIOWrapper(answers, encoding="utf-8") as out:
            with patch("sys.stdin", commands), redirect_stdout(out), redirect_stderr(error):
                all_words = ("table", "--headless", "--table", table, "--database", database, *words)
                status = _run(all_words)
            out.flush()
            answers.seek(0)
            error.seek(0)
            return _in_one_sentence(Said(status, answers.read(), error.read()), all_words)


def lying(database: Path) -> dict[int, bytes]:
    """The hash of each event of the table as it lies in the file, read by none of the program's own means."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as raw:
        rows = raw.execute('SELECT seq, hash FROM journal NOT INDEXED WHERE "table" = ?', (TABLE,))
        return dict(rows.fetchall())


def missing(database: Path, printed: Sequence[bytes]) -> list[bytes]:
    """The events that were printed as durable and do not lie in a file."""
    try:
        there = lying(database)
    except sqlite3.Error:
        return list(printed)
    return [line for line in printed if there.get(json.loads(line)["seq"]) != parted(line)[1]]


def head_of(printed: Sequence[bytes]) -> str:
    """The last of some printed events, as `verify --head` takes it."""
    last = json.loads(printed[-1])
    return f"{TABLE}:{last['seq']}:{last['hash']}"

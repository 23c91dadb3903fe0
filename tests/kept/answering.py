"""What today's program says of a recording: asked through its own commands, as anybody asks it."""

from __future__ import annotations

import gc
import hashlib
import io
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final, cast
from unittest.mock import patch

import msgspec
from PySide6.QtGui import QPixmap

from app.__main__ import main
from app.journal.chain import JSON
from app.journal.store import Journal
from app.reports.printed import Printed
from app.reports.sheet import Sheet
from app.table.fold import fold
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.state_form import state_form
from tests.kept.recording import Answers
from tests.kept.writing import flat, sheet_text, what_changed
from tests.table.reading import read_event

PEOPLE: Final = "people"
ARCHIVE: Final = "archive"
_ZONE: Final = ("--zone", "Europe/Rome")
_EVERY: Final = 100
"""Events after which the state is written."""
_PAGES: Final = 10
"""Of so many spins one is printed."""
_SLIPS: Final = 5
"""Of so many papers one is printed."""
_PRINTED: Final = Printed("2026-01-01T00:00:00.000000Z", "kept", "kept")
_IN_FULL: Final = 500
"""Bytes of an answer of `settle` that is kept as it is; of a longer one a digest, and itself in the pack."""


class Asked:
    """A recording's journals, made of their texts or copied, in a folder where they may be opened to write."""

    def __init__(self, unpacked: Path, work: Path) -> None:
        """Make nothing yet.

        Args:
            unpacked: the recording.
            work: an empty folder.
        """
        self.unpacked, self._work = unpacked, work
        self._made: dict[str, Path] = {}

    @property
    def names(self) -> list[str]:
        """The journals of tables, by their names."""
        found = [*self.unpacked.glob("bodies/*.jsonl"), *self.unpacked.glob("files/*.sqlite")]
        return sorted(file.stem for file in found if file.stem != PEOPLE)

    @property
    def parts(self) -> list[str]:
        """What can be asked about: each journal, the register, the archive, and the streams of each house."""
        streams = sorted(f"settle-{file.stem}" for file in self.unpacked.glob("settle/*.jsonl"))
        return [*self.names, PEOPLE, ARCHIVE, *streams]

    def journal(self, name: str) -> Path:
        """Give a journal: made anew through the journal's own store where its texts are kept, else a copy."""
        if name not in self._made:
            path, bodies = self._work / f"{name}.sqlite", self.unpacked / "bodies" / f"{name}.jsonl"
            if bodies.exists():
                rebuilt(bodies, path)
            else:
                shutil.copyfile(self.unpacked / "files" / path.name, path)
            self._made[name] = path
        return self._made[name]

    def texts(self, name: str) -> list[bytes]:
        """The texts of a journal's events as they were recorded."""
        bodies = self.unpacked / "bodies" / f"{name}.jsonl"
        return bodies.read_bytes().splitlines() if bodies.exists() else bodies_in(self._kept(name))

    def _kept(self, name: str) -> Path:
        return self.unpacked / "files" / f"{name}.sqlite"

    def answers(self, part: str) -> Answers:
        """Ask all that is asked about a part."""
        stream = self.unpacked / "settle" / f"{part.removeprefix('settle-')}.jsonl"
        if part == PEOPLE:
            register = self.journal(PEOPLE)
            found = said("verify", "--database", register) + said("people", "--people", register, "list")
            return {f"{PEOPLE}/said.jsonl": found}
        if part == ARCHIVE:
            files = sorted(self.unpacked.glob("files/archive/*.jsonl.gz"))
            return {f"{ARCHIVE}/verify.jsonl": said("verify", "--archive", *files)}
        if part.startswith("settle-"):
            return {f"{part}/said.txt": shortened(said("settle", stream))}
        return {f"{part}/{name}": answer for name, answer in _of_journal(self.journal(part))}


def rebuilt(bodies: Path, path: Path) -> None:
    """Write a journal anew from its events' texts, through the journal's own store."""
    forms = [msgspec.json.decode(line) for line in bodies.read_bytes().splitlines()]
    given = [{key: value for key, value in form.items() if key not in {"seq", "v"}} for form in forms]
    with Journal.open(path, bodies.stem, program="kept", ballast_bytes=0) as journal:
        journal.append(cast("list[dict[str, JSON]]", given))


def bodies_in(path: Path) -> list[bytes]:
    """Read the texts of a journal of one table, without any of the program's own reading."""
    with closing(sqlite3.connect(path)) as file:
        return [bytes(row[0]) for row in file.execute("SELECT CAST(body AS BLOB) FROM journal ORDER BY seq")]


def table_in(path: Path) -> str:
    """Read whose a journal of one table is."""
    with closing(sqlite3.connect(path)) as file:
        ((table,),) = file.execute('SELECT DISTINCT "table" FROM journal')
        return str(table)


def said(*words: object) -> bytes:
    """Ask a command; gives what it writes to standard output.

    Raises:
        AssertionError: it does not end with status 0.
    """
    out, error, threshold = io.BytesIO(), io.StringIO(), gc.get_threshold()
    with io.TextIOWrapper(out, encoding="utf-8", newline="\n") as text:
        with redirect_stdout(text), redirect_stderr(error):
            status = main([str(word) for word in words])
        text.flush()
        gc.set_threshold(*threshold)  # a command that has a process of its own may change it
        assert status == 0, f"{words[0]}: {status}: {error.getvalue()}{out.getvalue().decode()}"
        return out.getvalue()


def exported(path: Path, what: str, form: str = "jsonl") -> bytes:
    """Have a journal exported."""
    return said("export", "--database", path, "--what", what, "--format", form)


def states(path: Path) -> Iterator[bytes]:
    """Write the state after each hundred events and each night: what is otherwise than in the one before."""
    state, before, bodies = unopened(table_in(path), ROULETTE), dict[str, str](), bodies_in(path)
    for seq, body in enumerate(bodies, 1):
        state = fold(state, read_event(body))
        if seq % _EVERY == 0 or seq == len(bodies) or b'"kind":"table.closed"' in body:
            now = flat(msgspec.to_builtins(state_form(state)))
            yield f"after {seq}\n{what_changed(before, now)}".encode()
            before = now


def _of_journal(path: Path) -> Iterator[tuple[str, bytes]]:
    yield "verify.jsonl", said("verify", "--database", path)
    rows = {what: exported(path, what) for what in ("spins", "payments", "bank")}
    yield from ((f"{what}.jsonl", answer) for what, answer in rows.items())
    yield "lists.jsonl", said("spins", "--database", path, "--limit", 1000)
    yield "states.txt", b"".join(states(path))
    yield "days.txt", b"\n".join(_days(path))
    yield "pages.txt", b"\n".join((*_pages(path, rows["spins"]), *_slips(path)))


def _days(path: Path) -> Iterator[bytes]:
    """Print each day: its figures, its rows, its page."""
    openings = [form for form in map(msgspec.json.decode, bodies_in(path)) if form["kind"] == "table.opened"]
    rows = path.with_suffix(".csv")
    for day in dict.fromkeys(opening["at"][:10] for opening in openings):
        figures, page = _printed("day", "--database", path, "--day", day, "--csv", rows, *_ZONE)
        yield msgspec.json.format(figures) + b"\n" + rows.read_bytes() + page


def _pages(path: Path, spins: bytes) -> Iterator[bytes]:
    """Print some of the spins that were exported, and the last."""
    closed = [msgspec.json.decode(line)["spin"] for line in spins.splitlines()]
    for spin in sorted({*closed[::_PAGES], *closed[-1:]}):
        yield _printed("spin", "--database", path, "--spin", spin, *_ZONE)[1]


def _slips(path: Path) -> Iterator[bytes]:
    """Print some papers of fills and credits, void ones among them."""
    story = list(map(msgspec.json.decode, bodies_in(path)))
    used = {
        form["document"] for form in story if form["kind"] == "bank.moved" and form["document"] is not None
    }
    void = [form["number"] for form in story if form["kind"] == "document.voided"]
    for number in sorted({*sorted(used)[::_SLIPS], *void[:1]}):
        yield _printed("slip", "--database", path, "--document", number, *_ZONE)[1]


def _printed(*words: object) -> tuple[bytes, bytes]:
    """Ask a command that prints a page; gives what it writes beside, and the page as text.

    What is drawn on it is not packed as PNG: no text says it, and nobody prints it here.
    """
    sheets: list[Sheet] = []
    with (
        patch("app.reports.pdf.write_pdf", lambda sheet, _path, *, program: sheets.append(sheet)),
        patch("app.reports.printed.printed_now", lambda _person: _PRINTED),
        patch.object(QPixmap, "save", lambda *_: True),
    ):
        answer = said(*words, "--pdf", "page.pdf")
    (sheet,) = sheets
    return answer, sheet_text(sheet).encode()


def shortened(answers: bytes) -> bytes:
    """Keep short answers as they are, and of the others as much as tells whether they changed."""
    return b"".join(
        (line if len(line) <= _IN_FULL else hashlib.sha256(line).hexdigest().encode()) + b"\n"
        for line in answers.splitlines()
    )

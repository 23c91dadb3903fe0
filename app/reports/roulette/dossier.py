"""All that proves a spin, as files that anybody checks by himself: nothing of this program is needed for it.

The events stand there exactly as they were sealed, in the stretches of the journal in which the spin lies:
the rules that held, its own time, and what was put right or answered for later. Of each stretch the hash
before it and the last one are known (`heads.txt`), so that none can be left out at an end. The lines of the
reader are those that the events have, with their place in the raw log, and the parts of that log themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from app.foreign import MOST_BYTES, opened
from app.journal.chain import Recorded
from app.journal.errors import Damaged
from app.journal.nights import Nights, walked
from app.journal.raw_logs import log_beside
from app.journal.reading import hash_at, head
from app.journal.reading import opened as opened_journal
from app.journal.verifying import KnownHead
from app.reports.frame_lines import FrameLine, frame_lines, log_times
from app.reports.roulette.spin_reading import Stretch
from app.reports.roulette.spin_step import ReaderTold
from app.reports.roulette.spin_story import SpinStory
from app.table.event_reading import reader_of
from app.table.event_record import Event, WireLines
from app.table.state import Memory
from resources import dossier_program

PROGRAM: Final = "verify_dossier.py"
MANIFEST: Final = "manifest.sha256"
_RULES: Final = """
SELECT max(seq) FROM journal WHERE "table" = ? AND kind = 'table.rules' AND seq BETWEEN ? AND ?
"""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

Files = dict[str, bytes]
"""What each file has, by its name."""


class Page(NamedTuple):
    """The page of the spin, and what the dossier says of itself to whoever opens it."""

    pdf: bytes
    html: bytes
    readme: str


class _Part(NamedTuple):
    """Events that follow one another in the journal, with the hash before the first."""

    before: bytes
    events: tuple[Recorded, ...]


class Frames(NamedTuple):
    """What a reader sent for one event.

    Attributes:
        lines: of `frames.jsonl`, each as it stands there.
        file: the part of the raw log in which they lie; empty where that is not there.
        content: of it.
    """

    lines: tuple[bytes, ...]
    file: str = ""
    content: bytes = b""


def dossier_files(database: Path, story: SpinStory, lies: Stretch, page: Page) -> Files:
    """Put together all that proves a spin, with what anybody checks it with.

    Args:
        database: the journal.
        story: the spin.
        lies: where it lies.
        page: as it is printed.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    table = story.table
    rules = _parts(database, table, _rules_before(database, table, lies))
    own = _parts(database, table, [(_first(story, lies), lies.last)])
    later = _parts(database, table, _later(story, lies))
    frames = list(_frames(database, (*rules, *own, *later), story.steps[0].state.game))
    files = {
        "README.txt": page.readme.encode(),
        "page.pdf": page.pdf,
        "page.html": page.html,
        "rules.jsonl": _lines(rules),
        "events.jsonl": _lines(own),
        "corrections.jsonl": _lines(later),
        "heads.txt": _heads(database, table, (*rules, *own, *later)),
        "frames.jsonl": b"".join(line + b"\n" for each in frames for line in each.lines),
        **{each.file: each.content for each in frames if each.file},
        PROGRAM: dossier_program(),
    }
    return files | {MANIFEST: _manifest(files)}


def manifest_hash(files: Files) -> str:
    """Give the SHA-256 of the manifest, hexadecimal: whoever notes it proves all files at once."""
    return hashlib.sha256(files[MANIFEST]).hexdigest()


def _rules_before(database: Path, table: str, lies: Stretch) -> list[tuple[int, int]]:
    """Find the rules under which the spin began; an opening of long ago has none."""
    with opened_journal(database) as connection:
        seq = connection.exec_driver_sql(_RULES, (table, lies.opening, lies.first - 1)).scalar()
    return [] if seq is None or seq == 1 else [(seq, seq)]


def _first(story: SpinStory, lies: Stretch) -> int:
    """The spin begins with its first event, or with who signed that."""
    return min(lies.first, story.steps[0].stamp.seq)


def _later(story: SpinStory, lies: Stretch) -> list[tuple[int, int]]:
    """Find what was said of the spin after its time, each with who signed it, as stretches of the journal."""
    places = sorted({step.stamp.seq for step in story.steps if step.stamp.seq > lies.last})
    found: list[tuple[int, int]] = []
    for place in places:
        if found and found[-1][1] == place - 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found


def _parts(database: Path, table: str, places: Iterable[tuple[int, int]]) -> tuple[_Part, ...]:
    return tuple(
        _Part(
            hash_at(database, table, first - 1) or bytes(32),
            tuple(walked(database, (Nights(table, first, last),))),
        )
        for first, last in places
    )


def _lines(parts: Iterable[_Part]) -> bytes:
    return b"".join(event.line + b"\n" for part in parts for event in part.events)


def _heads(database: Path, table: str, parts: Iterable[_Part]) -> bytes:
    """Write what is known of the journal: before and after each stretch, and where it ends now."""
    lines = []
    for part in parts:
        first, last = part.events[0], part.events[-1]
        lines += [
            f"before {KnownHead(table, first.seq - 1, part.before)}",
            f"after {KnownHead(table, last.seq, last.hash)}",
        ]
    now = head(database, table)
    lines.append(f"now {KnownHead(table, now.seq, now.hash)}")
    return "".join(f"{line}\n" for line in lines).encode()


def _frames(database: Path, parts: Iterable[_Part], game: Memory[Any]) -> Iterator[Frames]:
    """Give what readers sent for these events, and the parts of the raw logs in which it lies."""
    for recorded in (event for part in parts for event in part.events):
        event = _read(database, recorded, game)
        if isinstance(event, ReaderTold):
            yield _frames_of(database, recorded.seq, event)


def _read(database: Path, recorded: Recorded, game: Memory[Any]) -> Event:
    try:
        return reader_of(game).read(recorded.body)
    except ValueError as fault:
        raise Damaged(database, f"event {recorded.seq} of table {recorded.table}: {fault}") from fault


def _frames_of(database: Path, seq: int, event: ReaderTold) -> Frames:
    lines = frame_lines(event, log_times(database, event))
    log = event.wire.log if isinstance(event.wire, WireLines) else None
    heard = [line.heard for line in lines if line.heard.begins is not None]
    if log is None or not heard:
        return Frames(tuple(_frame(seq, line, log, None) for line in lines))
    begin, end = min(each.begins or 0 for each in heard), max(each.place or 0 for each in heard)
    content = _cut_out(log_beside(database, log), begin, end)
    file = f"event-{seq}.{Path(log).name}.from-{begin}" if content else ""
    return Frames(tuple(_frame(seq, line, log, file) for line in lines), file, content)


def _frame(seq: int, line: FrameLine, log: str | None, file: str | None) -> bytes:
    at = line.heard.at
    heard = "" if at is None else (_EPOCH + timedelta(microseconds=at)).isoformat(timespec="microseconds")
    form = {
        "seq": seq,
        "log": log,
        "byte": line.heard.place,
        "at": heard.replace("+00:00", "Z") or None,
        "file": (file or None) if line.heard.place is not None else None,
        "line": line.line,
    }
    return msgspec.json.encode(form)


def _cut_out(log: Path, begin: int, end: int) -> bytes:
    """Read a raw log from one record to another, that one with it; nothing where it is gone meanwhile."""
    try:
        with opened(log) as file:
            file.seek(begin)
            return file.read(end - begin) + file.readline(MOST_BYTES)
    except OSError:
        return b""


def _manifest(files: Files) -> bytes:
    """Write the SHA-256 of each file, as `sha256sum --check` reads it."""
    lines = (f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files))
    return "".join(lines).encode()

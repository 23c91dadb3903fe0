"""The support bundle: a table's last hour, its machine and its settings in one small file without names."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from app.foreign import UNREADABLE
from app.journal.errors import CopyRefused, JournalError
from app.journal.reading import OPENING, events, head, opened
from app.journal.troubles import JournalTrouble
from app.journal.whole_files import on_disk, written_whole
from app.settings import Settings, settings_text
from app.support.pseudonyms import Pseudonyms
from app.support.raw_tail import raw_tails

_HOUR: Final = timedelta(hours=1)
_EVENTS: Final = 20_000
_EVENT_BYTES: Final = 5_000_000
_RAW_BYTES: Final = 2_000_000
_NIGHTS: Final = 30
"""Whoever stood at the table in so many nights is known by name, also where he stands in a text."""
_OPENED = 'SELECT seq FROM journal WHERE "table" = ? AND kind = ? ORDER BY seq DESC LIMIT ?'
_PASSWORD: Final = re.compile(r"//[^/@\s\"]*@")


class Asked(NamedTuple):
    """Of what a bundle is made.

    Attributes:
        database: the journal.
        table: its table.
        settings: of the station.
        names: people who are known otherwise: the register's, whoever is logged in.
        home: the user's own folder, which bears his name.
        versions: of the program and what it stands on.
        findings: what the doctor found, a line each.
        now: UTC.
    """

    database: Path
    table: str
    settings: Settings
    names: Sequence[str]
    home: Path
    versions: Mapping[str, str]
    findings: Sequence[str]
    now: datetime


class _Hour(NamedTuple):
    """The events of the hour before the last one, oldest first, and what keeps more from being there."""

    bodies: list[dict[str, object]]
    since: str
    until: str
    trouble: str = ""


def make_bundle(asked: Asked, to: Path) -> None:
    """Write a bundle; nothing is replaced.

    Args:
        asked: of what.
        to: the file.

    Raises:
        JournalError: there is something of this name, or it cannot be written.
    """
    to = to.absolute()
    if to.exists():
        raise CopyRefused(to, JournalTrouble.NAME_TAKEN.english())
    parts = bundle_parts(asked)
    part = to.with_name(to.name + ".part")
    with written_whole(to.parent, part):
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as file:
            for name, content in parts.items():
                file.writestr(zipfile.ZipInfo(name, asked.now.timetuple()[:6]), content, zipfile.ZIP_DEFLATED)
        on_disk(part)
        part.replace(to)
        on_disk(to.parent)


def bundle_parts(asked: Asked) -> dict[str, bytes]:
    """Give the files of a bundle by their names."""
    people = Pseudonyms()
    for name in (*asked.names, asked.settings.dealer):
        people.learn(name)
    hour = _last_hour(asked, people)
    lines = _kept([msgspec.json.encode(people.event(body)) + b"\n" for body in hour.bodies], _EVENT_BYTES)
    parts = {"events.jsonl": b"".join(lines)}
    whole = {"events": len(lines) == len(hour.bodies)}
    for reader, tail in _raw(asked, hour).items():
        parts[f"raw/{reader}.log"] = _cleaned(people, asked, "\n".join(tail[0]) + "\n")
        whole[f"raw/{reader}"] = tail[1]
    settings = replace(asked.settings, dealer=people.of(asked.settings.dealer), house_key="", window=None)
    parts["settings.toml"] = _cleaned(people, asked, settings_text(settings))
    parts["doctor.txt"] = _cleaned(people, asked, "\n".join(asked.findings) + "\n")
    parts["versions.json"] = _json(dict(asked.versions))
    about = {
        "table": asked.table,
        "made": f"{asked.now:%Y-%m-%dT%H:%M:%SZ}",
        "since": hour.since,
        "until": hour.until,
        "events": len(lines),
        "whole": whole,
        "journal_bytes": _sizes(asked.database),
        "trouble": _cleaned(people, asked, hour.trouble).decode(),
        "times": "UTC",
        "names": "people are person-1, person-2 …; what somebody typed in words of his own is left out",
    }
    parts["about.json"] = _json(about)
    return parts


def _last_hour(asked: Asked, people: Pseudonyms) -> _Hour:
    """Read the hour before the last event; a journal that cannot be read is told, and stops nothing else."""
    try:
        last = head(asked.database, asked.table).seq
        _learn(asked, people)
        bodies = list(_decoded(asked, max(0, last - _EVENTS)))
    except JournalError as trouble:
        return _Hour([], "", "", str(trouble))
    if not bodies:
        return _Hour([], "", "")
    until = str(bodies[-1].get("at", ""))
    since = f"{_moment(until) - _HOUR:%Y-%m-%dT%H:%M:%S.%fZ}"
    within = [body for body in bodies if str(body.get("at", "")) >= since]
    return _Hour(within, since, until)


def _learn(asked: Asked, people: Pseudonyms) -> None:
    """Learn who stood at the table in the last nights."""
    with opened(asked.database) as connection:
        found = connection.exec_driver_sql(_OPENED, (asked.table, OPENING, _NIGHTS)).scalars().all()
    for body in _decoded(asked, found[-1] - 1 if found else 0):
        people.learn_event(body)


def _decoded(asked: Asked, after: int) -> Iterator[dict[str, object]]:
    """Read the events after a place; of one that is damaged only where it was."""
    decoder = msgspec.json.Decoder(dict[str, object])
    with closing(events(asked.database, asked.table, after=after)) as story:
        for event in story:
            try:
                body = decoder.decode(event.body)
            except UNREADABLE:
                body = {"seq": event.seq, "kind": "damaged"}
            yield body


def _raw(asked: Asked, hour: _Hour) -> dict[str, tuple[list[str], bool]]:
    """What the readers said in that hour, and since."""
    since = _moment(hour.since) if hour.since else asked.now - _HOUR
    until = max(asked.now, _moment(hour.until)) if hour.until else asked.now
    found = raw_tails(asked.database, _microseconds(since), _microseconds(until), _RAW_BYTES)
    return {reader: (tail.lines, tail.whole) for reader, tail in found.items()}


def _cleaned(people: Pseudonyms, asked: Asked, text: str) -> bytes:
    """Take names, the user's own folder and passwords in addresses out of a text."""
    home = str(asked.home)
    plain = _PASSWORD.sub("//", text.replace(home, "~") if len(home) > 1 else text)
    return people.text(plain).encode()[:_RAW_BYTES]


def _kept(lines: Sequence[bytes], most: int) -> Sequence[bytes]:
    """Keep the last ones, as many as there is room for."""
    kept, size = len(lines), 0
    while kept and size + len(lines[kept - 1]) <= most:
        kept -= 1
        size += len(lines[kept])
    return lines[kept:]


def _sizes(database: Path) -> dict[str, int]:
    """Say how long the journal and what lies beside it are."""
    files: Iterable[Path] = (database, *(database.with_name(database.name + end) for end in ("-wal", "-shm")))
    return {file.suffix: file.stat().st_size for file in files if file.exists()}


def _json(form: Mapping[str, object]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(form)) + b"\n"


def _moment(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except ValueError:  # whoever damaged the journal may have written anything
        return datetime.fromtimestamp(0, UTC)


def _microseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1_000_000)

"""The lines that a reader sent for a number, in their order, with what its raw log knows of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from msgspec import UnsetType

from app.journal.raw_logs import log_beside
from app.reports.raw_times import Heard, RawTimes, raw_times
from app.table.event_record import WireLines

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Told(Protocol):
    """An event that says what a reader told."""

    @property
    def raw(self) -> Sequence[str]:
        """The lines that decided it."""

    @property
    def heard(self) -> str | None:
        """When the last of their bytes came, UTC, ISO 8601; None where a person told it."""

    @property
    def wire(self) -> WireLines | UnsetType:
        """All that the reader sent since the one before, where that was kept."""


class FrameLine(NamedTuple):
    """A line.

    Attributes:
        line: as it was sent.
        heard: when, and where it lies in the raw log.
    """

    line: str
    heard: Heard


def log_times(database: Path, event: Told) -> RawTimes | None:
    """Look up when the lines of a number came; None where it names no log.

    Args:
        database: the journal; the raw logs lie beside it.
        event: what a reader told.
    """
    wire = event.wire
    if not isinstance(wire, WireLines) or wire.log is None or wire.offset is None:
        return None
    return raw_times(log_beside(database, wire.log), wire.offset, event.raw, wire.edges)


def frame_lines(event: Told, times: RawTimes | None) -> tuple[FrameLine, ...]:
    """Give the lines of a number in the order in which they came; none where a person told it.

    Those with which the phase changed come before those that decided the number, unless the log says
    otherwise.

    Args:
        event: what was told.
        times: what the raw log knows of its lines.
    """
    wire = event.wire if isinstance(event.wire, WireLines) else WireLines()
    known = RawTimes((), ()) if times is None else times
    edges, raw = _known(wire.edges, known.edges), _known(event.raw, known.raw)
    if raw and raw[-1].heard.at is None:
        raw[-1] = raw[-1]._replace(heard=Heard(_heard_at(event)))
    return _in_order([*edges, *raw])


def _known(lines: Sequence[str], heard: Sequence[Heard]) -> list[FrameLine]:
    found = heard or [Heard()] * len(lines)
    return [FrameLine(line, each) for line, each in zip(lines, found, strict=True)]


def _in_order(lines: list[FrameLine]) -> tuple[FrameLine, ...]:
    """By their times where all are known."""
    if any(line.heard.at is None for line in lines):
        return tuple(lines)
    return tuple(sorted(lines, key=lambda line: line.heard.at or 0))


def _heard_at(event: Told) -> int | None:
    """When its last byte came, microseconds since 1970."""
    if event.heard is None:
        return None
    return (datetime.fromisoformat(event.heard) - _EPOCH) // timedelta(microseconds=1)

"""What fell on a table's wheel, number by number: for whoever asks whether the wheel is fair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from app.foreign import UNREADABLE
from app.journal.chain import Recorded
from app.journal.errors import Damaged
from app.journal.exporting import moment
from app.journal.nights import nights, walked
from app.journal.numbers_put_right import numbers_put_right
from app.journal.verifying import Progress


class Fallen(NamedTuple):
    """A number that fell and stood.

    Attributes:
        table: where.
        spin: the table's running spin number.
        number: 0 to 36.
        wheel_number: which wheel it fell in; empty where nobody said.
        turning: `clockwise` or `anticlockwise` as a reader saw the cylinder; None where none did.
        at: when it fell, as events write it.
        dealer: who dealt; empty where nobody said.
    """

    table: str
    spin: int
    number: int
    turning: str | None
    wheel_number: str = ""
    at: str = ""
    dealer: str = ""


class _Any(msgspec.Struct):
    """What every event says; in others a `number` may be a paper's."""

    kind: str


class _Seen(msgspec.Struct):
    """As much of an event of the wheel as matters here."""

    kind: str
    at: str
    spin: int | None = None
    number: int | None = None
    wheel: str | None = None
    wheel_number: str = ""
    dealer: str | None = None


class _There(NamedTuple):
    """Which wheel stands at a table, and who deals."""

    wheel_number: str = ""
    dealer: str = ""


class _Spin(NamedTuple):
    spin: int
    turning: str | None = None
    number: int | None = None
    at: str = ""
    wheel_number: str = ""
    dealer: str = ""
    void: _Spin | None = None
    """as it was before its last throw was declared void"""


def numbers_fallen(
    path: Path,
    *,
    table: str | None = None,
    since: str | None = None,
    until: str | None = None,
    progress: Progress | None = None,
) -> Iterator[Fallen]:
    """The numbers that fell between two times, as they stood in the end; a throw that was void let none fall.

    Args:
        path: the journal.
        table: one table's name; None for all, table by table.
        since: from this time on, ISO 8601.
        until: only before this time.
        progress: called now and then with the events read and those that there are to read.

    Raises:
        BadTime: a limit is no time.
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    low, high = since and moment(since), until and moment(until)
    stretches = [*nights(path, table, since=low, until=high)]
    instead = numbers_put_right(path, stretches)
    for stretch in stretches:
        spins, there = dict[int, _Spin](), _There()
        for recorded in walked(path, (stretch,), progress):
            seen = _read(path, recorded)
            if seen is None:
                continue
            there = _now_there(there, seen)
            if seen.kind in _STEPS and seen.spin is not None:
                before = spins.get(seen.spin, _Spin(seen.spin, dealer=there.dealer))
                spins[seen.spin] = _after(before, seen, there.wheel_number)
                for over in _over(spins, seen):
                    yield from _stood(stretch.table, spins.pop(over), low, high, instead)
        for spin in spins.values():
            yield from _stood(stretch.table, spin, low, high, instead)


def _now_there(there: _There, seen: _Seen) -> _There:
    """Say what stands at a table once one more thing was seen."""
    if seen.kind in _WHEEL_SAID:
        there = there._replace(wheel_number=seen.wheel_number)
    return there._replace(dealer=seen.dealer or "") if seen.kind in _DEALER_SAID else there


def _over(spins: Mapping[int, _Spin], seen: _Seen) -> list[int]:
    """Name the spins whose numbers can be taken back no more: another has fallen since."""
    fell = seen.spin if seen.kind == "spin.number" else None
    return [] if fell is None else [spin for spin in spins if spin < fell]


_WHEEL_SAID = frozenset({"table.opened", "table.wheel"})
_DEALER_SAID = frozenset({"table.opened", "table.dealer"})
_STEPS = frozenset({"spin.thrown", "spin.number", "spin.void", "spin.valid"})
_READ = _WHEEL_SAID | _DEALER_SAID | _STEPS


def _after(spin: _Spin, seen: _Seen, wheel_number: str) -> _Spin:
    """A later number of a spin takes the place of the one before: the dealer contradicted the reader."""
    match seen.kind:
        case "spin.thrown":
            return spin._replace(turning=seen.wheel)
        case "spin.number":
            return spin._replace(number=seen.number, at=spin.at or seen.at, wheel_number=wheel_number)
        case "spin.void":
            return _Spin(spin.spin, dealer=spin.dealer, void=spin)
        case "spin.valid":
            return spin.void or spin
        case _:
            return spin


def _stood(
    table: str, spin: _Spin, low: str | None, high: str | None, instead: Mapping[tuple[str, int], int]
) -> Iterator[Fallen]:
    """Give a number that fell between two times; `instead`: those that were put right since."""
    within = (not low or spin.at >= low) and (not high or spin.at < high)
    if spin.number is not None and within:
        number = instead.get((table, spin.spin), spin.number)
        yield Fallen(table, spin.spin, number, spin.turning, spin.wheel_number, spin.at, spin.dealer)


def _read(path: Path, recorded: Recorded) -> _Seen | None:
    try:
        if msgspec.json.decode(recorded.body, type=_Any).kind not in _READ:
            return None
        return msgspec.json.decode(recorded.body, type=_Seen)
    except UNREADABLE as fault:
        raise Damaged(path, f"table {recorded.table}, event {recorded.seq}: {fault}") from fault

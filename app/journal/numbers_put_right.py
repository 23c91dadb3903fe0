"""A spin's number in the journal as it stands, with what was put right of it once its spin was closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from app.foreign import FORGED
from app.journal.earlier_payments import corrections_after
from app.journal.errors import Damaged
from app.journal.nights import Nights, nights_of, walked
from app.journal.put_right import corrections_of
from app.table.event_reading import reader_of
from app.table.event_record import Event
from app.table.fell import Fell, fell_instead
from app.table.state import Memory


def number_at(path: Path, table: str, game: Memory[Any], of: int) -> Fell | None:
    """Find a number by its place.

    Args:
        path: the journal.
        table: whose.
        game: what is played there.
        of: the place of the event that says it.

    Returns:
        The number as it stands; None where no number is there, or another took its place while it was paid.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    night = next((each for each in nights_of(path, table) if each.first <= of <= each.last), None)
    if night is None or (found := _at_its_end(path, night, game, of)) is None:
        return None
    said = (fell_instead(event) for _, event in corrections_after(path, table, of) if event.of == of)
    return next((now for now in reversed([*said]) if now is not None), found)


def _at_its_end(path: Path, night: Nights, game: Memory[Any], of: int) -> Fell | None:
    """Find a number as it stood when its night was over; None where another took its place."""
    steps, since = game.steps, _events(path, night, game, of)
    first = next(since)
    if type(first) not in steps.falls or first.spin is None:
        return None
    ends = [type(each) for each in since if each.spin == first.spin]
    ends = [kind for kind in ends if kind in steps.falls.keys() | steps.retakes | steps.revives]
    stands = not ends or ends[-1] in steps.revives
    return Fell(first.spin, steps.falls[type(first)](first)) if stands else None


def _events(path: Path, night: Nights, game: Memory[Any], since: int) -> Iterator[Event]:
    """Read a night's events from a place on."""
    reader = reader_of(game)
    for recorded in walked(path, (night,)):
        if recorded.seq >= since:
            try:
                yield reader.read(recorded.body)
            except FORGED as fault:
                raise Damaged(path, f"event {recorded.seq} of table {night.table}: {fault}") from fault


def numbers_put_right(path: Path, nights: Sequence[Nights]) -> Mapping[tuple[str, int], int]:
    """Find which numbers were put right in these nights and later, by table and spin: what fell instead.

    Whoever walks the nights proves that it was so.

    Args:
        path: the journal.
        nights: where to look.

    Raises:
        Damaged: a correction is none; with table and place.
        JournalError: the journal cannot be read.
    """
    found: dict[tuple[str, int], int] = {}
    for table, seq, event in corrections_of(path, nights):
        try:
            now = fell_instead(event)
        except FORGED as fault:
            raise Damaged(path, f"event {seq} of table {table}: {fault}") from fault
        if now is not None:
            found[table, now.spin] = now.number
    return found

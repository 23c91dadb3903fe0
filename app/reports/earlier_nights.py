"""What of earlier nights somebody must still answer for: an opening makes nobody's question go away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from app.foreign import FORGED
from app.journal.chain import Recorded
from app.journal.errors import Damaged
from app.journal.nights import Nights, walked
from app.reports.day import Waiting
from app.reports.day_reading import openings_of, stamp_of
from app.table.event_reading import kind_name, reader_of
from app.table.event_record import Event
from app.table.events import EventAnswered, TableOpened
from app.table.state import Memory
from app.table.unanswered import may_need_answer

NIGHTS: Final = 7
"""How many nights back are looked at while tables play; each older one is told by the page of its day."""
_ENDING: Final = (TableOpened, EventAnswered)
"""After these something waits no more."""


class _Kind(msgspec.Struct):
    kind: str


_kinds = msgspec.json.Decoder(_Kind)


class Unanswered:
    """What waits for an answer, by its place in the table's record; events are entered in their order."""

    def __init__(self) -> None:
        """Nothing waits."""
        self._waiting: dict[int, Waiting] = {}
        self._night = ""

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """Give what waits, the oldest first."""
        return tuple(self._waiting.values())

    def enter(self, event: Event, recorded: Recorded) -> None:
        """Enter one event.

        Raises:
            DecodeError: it has no time.
        """
        match event:
            case TableOpened():
                self._night = stamp_of(recorded).at
            case EventAnswered(of=of):
                self._waiting.pop(of, None)
            case _ if event.needs_answer:
                self._waiting[recorded.seq] = Waiting(stamp_of(recorded), event, night=self._night)
            case _:
                pass


def before_this_night(
    path: Path, table: str, game: Memory[Any], opening: int, go_on: Callable[[], None]
) -> Unanswered:
    """Read what waited when a night was opened.

    Args:
        path: the journal.
        table: whose.
        game: what is played there.
        opening: the place of that night's opening.
        go_on: called now and then; what it raises ends the reading.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    found = Unanswered()
    earlier = [each.seq for each in openings_of(path, table) if each.seq < opening][-NIGHTS:]
    if not earlier:
        return found
    reader = reader_of(game)
    concerned = {kind_name(kind) for kind in reader.kinds if kind in _ENDING or may_need_answer(kind)}
    for recorded in walked(path, (Nights(table, earlier[0], opening - 1),), lambda _done, _of: go_on()):
        try:
            if _kinds.decode(recorded.body).kind in concerned:
                found.enter(reader.read(recorded.body), recorded)
        except FORGED as fault:
            raise Damaged(path, f"event {recorded.seq} of table {table}: {fault}") from fault
    return found

"""What needs somebody's answer: it waits until a person answers for it by name."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.event_record import Event
from app.table.table_events import EventAnswered, TableOpened

Waiting = Mapping[int, Event]
"""What waits for an answer, by its place in the table's record."""


def may_need_answer(kind: type[Event]) -> bool:
    """Whether some events of a kind need an answer: it says itself which do."""
    return kind.needs_answer is not Event.needs_answer


def left_unanswered(waiting: Waiting, seq: int, event: Event) -> Waiting:
    """Say what of a night waits for an answer once one more thing has happened.

    Args:
        waiting: what waited before, by its place in the table's record.
        seq: the place of what happened.
        event: what happened.
    """
    match event:
        case TableOpened():
            return {}
        case EventAnswered(of=of):
            return {seq: each for seq, each in waiting.items() if seq != of}
        case _:
            return {**waiting, seq: event} if event.needs_answer else waiting

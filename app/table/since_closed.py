"""What happened since a round was closed is kept, until its closing is final: so it can be opened again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from app.table import events as happened
from app.table.event_record import Event
from app.table.state import Closed, S

_ENDS: Final = frozenset({happened.TableClosed, happened.TableOpened})
"""What makes any closing final."""


def with_since(state: S, before: Closed | None, events: Sequence[Event]) -> S:
    """Keep what happened since a round was closed, or forget the round where its closing is final now.

    Args:
        state: after the events.
        before: what was kept before them.
        events: what happened.
    """
    closed = state.closed
    if closed is None or closed is not before:  # it was closed by this
        return state
    if type(events[-1]) in _ENDS | state.game.ends:
        return replace(state, closed=None)
    if isinstance(events[-1], happened.CommandRefused):  # nothing happened
        return state
    since = enumerate(events, state.seq + 1 - len(events))
    return replace(state, closed=replace(closed, since=(*closed.since, *since)))

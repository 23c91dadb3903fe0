"""Which register of people a table has known: the newest that an opening recorded, until somebody answers."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from app.people.held import NONE, UNREADABLE
from app.table import events as happened
from app.table.state import S

_NO_HEAD = frozenset({NONE, UNREADABLE})


def with_register(state: S, event: happened.TableOpened) -> S:
    """The opening says which register holds, and which one the table knew where that is another."""
    known = "" if event.register is UNSET or event.register in _NO_HEAD else event.register
    if event.register_known is not UNSET:
        known = event.register_known
    return replace(state, register=known, register_told=None)


def with_register_told(state: S, event: happened.RegisterDiffers) -> S:
    """Another register lies there: what was known stands until somebody answers."""
    return replace(state, register_told=(state.seq, event.now))


def with_register_answered(state: S, event: happened.EventAnswered) -> S:
    """Whoever answers takes what lies there for the table's register from here on; none is none.

    One that cannot be read is nobody's: what was known stands.
    """
    told = state.register_told
    if told is None or told[0] != event.of or told[1] == UNREADABLE:
        return state
    return replace(state, register="" if told[1] == NONE else told[1], register_told=None)

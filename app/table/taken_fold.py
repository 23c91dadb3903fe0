"""What was taken over from a journal that was refused, folded into the table as that journal said it lay."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.chips import Colour
from app.rules.money import parse_money
from app.table.event_record import Form
from app.table.events import TableTaken
from app.table.overnight import read_pieces
from app.table.state import S


def with_taken(state: S, event: TableTaken) -> S:
    """Let the bank and the colours that were taken over stand as they were said to.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing.
    """
    if event.bank is not UNSET:
        state = replace(state, lay=read_pieces(event.bank))
    if event.colours is not UNSET:
        state = _given(state, event.colours)
    return state


def _given(state: S, forms: Mapping[str, Form]) -> S:
    """Let colours be what they were given as; at a value of its own one is personalised [2]."""
    given = {name: Colour(parse_money(form["value"]), form["owner"]) for name, form in forms.items()}
    own = {name for name, colour in given.items() if colour.value != state.minimum}
    return replace(state, colours={**state.colours, **given}, personalised=state.personalised | own)

"""A table goes on in a journal of its own: what outlives a night is carried over from the one before."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from app.rules.chips import Colour
from app.rules.money import money_text
from app.table import events as happened
from app.table.game import game_of
from app.table.overnight import lay_form
from app.table.side_game import left_beside
from app.table.state import TableState
from app.table.unmarked import overnight_form


def why_not_ended(state: TableState) -> str | None:
    """Say why a table's journal is not at an end: only then is another one begun.

    Args:
        state: of the table, after the last event.
    """
    if state.opened:
        return "the table is open: close it first"
    if state.bank.open:
        return "the bank is not counted for the last time: say bank close first"
    if state.unanswered:
        return f"{len(state.unanswered)} alerts wait for somebody's answer: answer them first"
    return game_of(state).why_not_ended(state)


def journal_begun(state: TableState, after: str) -> happened.JournalBegun:
    """Say with what a new journal begins.

    Args:
        state: of the table at the end of the journal before.
        after: the last event of that, as `verify --head` takes it.
    """
    out = {name: state.colours[name] for name in state.colours_out if name in state.colours}
    return _begun(state, after, out)


def begun_beside(state: TableState, after: str, why: str, by: str, beside: str) -> happened.JournalBegun:
    """Say with what a new journal begins beside one that was refused: with what of that holds.

    Args:
        state: of the table after the last event that holds; nothing is paid any more, and it may be open.
        after: that event, as `verify --head` takes it; empty where none holds.
        why: what was said of the one that was refused.
        by: who says that the table goes on.
        beside: the file that was refused.
    """
    begun = _begun(state, after, {})
    return msgspec.structs.replace(begun, why=why, by=by, beside=beside, unmarked=overnight_form(state))


def _begun(state: TableState, after: str, out: Mapping[str, Colour]) -> happened.JournalBegun:
    return happened.JournalBegun(
        table=state.table,
        after=after,
        colours={
            name: {"value": money_text(colour.value), "owner": colour.owner} for name, colour in out.items()
        },
        documents=dict(state.last_documents),
        dealer=state.dealer,
        side=state.side.value,
        lay=lay_form(state),
        register=state.register or UNSET,
        sides=left_beside(state.game.sides, state.beside),
        plays=game_of(state).recorded_name,
        **game_of(state).leaves(state),
    )

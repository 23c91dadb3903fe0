"""Somebody answers by name for what needed an answer: all that changes is that it waits no longer."""

from __future__ import annotations

from app.table import events as happened
from app.table.fields import MOST_EVENTS, at, text, whole
from app.table.opening import Fields, Opening, optional_text
from app.table.turn import Turn, refuse


def answer(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Answer for something that was recorded: it was looked into, by whom, and what was found.

    Of an earlier night the table knows no more what waits; there the answer is taken for what it is about.
    """
    of = at("of", lambda value: whole(value, 1, MOST_EVENTS), fields["of"])
    by = at("by", text, fields["by"])
    if of > turn.state.seq:
        refuse(f"nothing is recorded under {of}: the last is {turn.state.seq}")
    if of >= turn.state.night and of not in turn.state.unanswered:
        refuse(f"{of} waits for no answer")
    turn.happen(happened.EventAnswered(of=of, by=by, note=optional_text(fields, "note") or ""))

"""What is refused by a rule of the house is recorded, as a refused announce is: it may be asked about later.

A refusal that rests on no rule (the table is closed, the payment is made already, no such field) is answered
and leaves no trace: a key held down must not fill the journal.
"""

from __future__ import annotations

from typing import cast

import msgspec

from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import DEEPEST, MOST_EVENTS
from app.table.game import game_of
from app.table.json_text import Json
from app.table.turn import RefusedError, Turn


def record_refusal(turn: Turn, form: Json, why: RefusedError | BadInputError) -> None:
    """Let it be recorded that a rule of the house refused a command; where none did, nothing happens.

    Args:
        turn: takes the event.
        form: the command as it was given.
        why: the refusal.
    """
    if why.rule is None or not isinstance(form, dict):
        return
    by = form.get("by")
    turn.happen(
        happened.CommandRefused(
            spin=game_of(turn.state).round_of(turn.state),
            reason=str(why),
            asked=cast("Form", _as_recorded(form, DEEPEST)),
            by=by if isinstance(by, str) else None,
        )
    )


def _as_recorded(value: Json, depth: int) -> Json:
    """Give a value as it was given; what no event may hold, where nobody read it, stands as its text."""
    match value:
        case dict() if depth:
            return {key: _as_recorded(item, depth - 1) for key, item in value.items()}
        case list() if depth:
            return [_as_recorded(item, depth - 1) for item in value]
        case dict() | list():
            return msgspec.json.encode(value).decode()
        case int() if abs(value) <= MOST_EVENTS:
            return value
        case int() | float():
            return str(value)
        case _:
            return value

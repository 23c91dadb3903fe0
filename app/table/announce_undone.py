"""An announce does not go on after all: the player changed his mind before the next throw (rules 6) [5.2].

As bets that were placed are taken up again, what it laid down for the next spin is; its winnings are all
paid, and its winning stake stands where it won.
"""

from __future__ import annotations

from typing import Final

from app.rules.lying import NotThereError
from app.table import events as happened
from app.table.announce_fold import layout_without
from app.table.bad_input import BadInputError
from app.table.fields import MOST_EVENTS, at, text, whole
from app.table.opening import Fields
from app.table.turn import Turn, refuse

_SAID: Final = frozenset({"do", "name", "owner", "of", "over"})


def undo_going_on(turn: Turn, fields: Fields) -> None:
    """Take back that an announce goes on, while its own number is paid and nothing is thrown (rules 6)."""
    for key in fields:
        if key not in _SAID:
            raise BadInputError("with over only name, owner and of are said: leave it out", key)
    if "of" not in fields:
        raise BadInputError("is missing: of says which announce does not go on", "of")
    name, owner = at("name", text, fields["name"]), at("owner", text, fields["owner"])
    of = at("of", lambda seq: whole(seq, 1, MOST_EVENTS), fields["of"])
    betting, paying = turn.betting(), turn.state.paying
    gone = None if paying is None else next((gone for gone in paying.gone_on if gone.of == of), None)
    if paying is None or gone is None:
        refuse(f"announce {of} does not go on: there is nothing to take back")
    won = next(said for said in paying.announces if said.seq == of)
    if (won.name, won.owner) != (name, owner):
        refuse(f"announce {of} is another one: {won.repeat}, {won.owner}")
    try:
        layout_without(betting.bets, gone.bets)
    except NotThereError:
        refuse(f"what announce {of} laid down lies there no more: move it back first")
    turn.happen(happened.AnnounceUndone(spin=betting.spin, of=of, accepted=gone.seq, name=name, owner=owner))

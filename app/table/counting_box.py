"""Two people empty the note box and count it: what they find stands beside the drop (rules 9)."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from app.people.names import name_key
from app.rules.money import Cents, money_text
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.bank import read_movement
from app.table.bank_refusals import BankRefusal
from app.table.note_box import BOX, off_by, should_hold
from app.table.station_opening import Opening
from app.table.table_commands import MoveBank
from app.table.turn import Turn, refuse

_TWO: Final = 2


def count_box(turn: Turn, said: MoveBank, _opening: Opening) -> None:
    """Record what lay in the box, and by what it differs from what is recorded to have gone in."""
    state = turn.state
    if not state.night:
        refuse(BankRefusal.NEVER_OPENED())
    for name, value in (("document", said.document), ("change", said.change or UNSET)):
        if value is not UNSET:
            raise BadInputError("is said of no count of the box", name)
    night = said.night
    drop = should_hold(state, night)
    if drop is None:
        refuse(BankRefusal.NO_BOX_WAITS(night=str(night)))
    read = read_movement(BOX, said.chips, said.document, state)
    by, others = _two(said)
    turn.happen(
        happened.BankMoved(
            operation=BOX,
            chips=read.chips,
            amount=money_text(Cents(read.amount)),
            signatures=others,
            by=by,
            drop=money_text(Cents(drop)),
            off=off_by(drop, read.amount),
            night=UNSET if night in {None, state.night} else night,
        )
    )


def _two(said: MoveBank) -> tuple[str, list[str]]:
    """Read who counts, and who with him: they are two."""
    by, others = said.by or "", list(said.signatures)
    if not by or len({name_key(name) for name in (by, *others)} - {""}) < _TWO:
        refuse(BankRefusal.BOX_TAKES_TWO(), rule="rules 9")
    return by, others

"""The note box beside the drop: what was counted in it, and what the record knows to have gone in (rules 9).

Somebody empties it in the midst of a night, after its closing, or once the next one is open. What it held
belongs to the night in which it went in: the next opening carries a box that nobody has counted yet.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.rules.money import Cents, money_text, parse_money
from app.table import events as happened
from app.table.event_record import Form
from app.table.state import Box, S, TableState

BOX = "box"
"""The operation of the bank that is a count of the box."""


def drop_of(state: TableState) -> int:
    """What went into the box this night, cents."""
    return sum(book.drop for book in (*state.books_before, state.bank))


def in_box(state: TableState) -> int:
    """What lies in the box by the record: what went in this night since it was counted last; cents."""
    return drop_of(state) - state.boxed


def should_hold(state: TableState, night: int | None) -> int | None:
    """The cents that a note box should hold.

    Args:
        state: of the table.
        night: the place of the opening of an earlier night whose box it is; None is this night's.

    Returns:
        None where no such box waits.
    """
    if night is None or night == state.night:
        return in_box(state)
    before = state.box_before
    return before.drop if before is not None and before.night == night else None


def box_form(state: TableState) -> Form | UnsetType:
    """Write the box that nobody has counted yet, as the next opening carries it: the newest of two."""
    left = in_box(state)
    if left > 0:
        return {"night": state.night, "drop": money_text(Cents(left))}
    before = state.box_before
    return UNSET if before is None else {"night": before.night, "drop": money_text(before.drop)}


def read_box(form: Form | UnsetType) -> Box | None:
    """Read the box that an opening carries."""
    return None if form is UNSET else Box(form["night"], parse_money(form["drop"]))


def off_by(drop: int, counted: int) -> str | UnsetType:
    """Write by how much a count differs from the drop, below zero too little; nothing where it does not."""
    return money_text(Cents(counted - drop)) if counted != drop else UNSET


def with_box_counted(state: S, event: happened.BankMoved) -> S:
    """What lay in the box is counted, and none of it lies there any more."""
    if event.night is not UNSET:
        return replace(state, box_before=None)
    return replace(state, boxed=Cents(drop_of(state)))


def boxed_put_right(state: TableState, of: int, more: int) -> Cents:
    """The cents in the counted boxes after a change of banknotes is corrected.

    Args:
        state: of the table.
        of: the place of the change.
        more: cents that it was more than at first; below zero less.
    """
    counted = any(
        moved.operation == BOX and moved.night is UNSET and seq > of for seq, moved in state.movements.items()
    )
    return Cents(state.boxed + more) if counted else state.boxed


def why_not_counted(state: TableState, event: happened.BankMoved) -> str | None:
    """Say what a count of the box says that is not so; None where all is."""
    drop = should_hold(state, None if event.night is UNSET else event.night)
    if drop is None:
        return "a box is counted of a night whose box does not wait"
    if event.drop != money_text(Cents(drop)):
        return "the count of the box says otherwise than the bank what went into it"
    if event.off != off_by(drop, parse_money(event.amount)):
        return "the count of the box says otherwise by what it differs"
    return None


def why_not_righted(was: happened.BankMoved, event: happened.EntryCorrected) -> str | None:
    """Say what a correction of a count of the box says that is not so; None where all is."""
    counted = parse_money(event.instead.get("amount", was.amount))
    drop = 0 if was.drop is UNSET else parse_money(was.drop)
    if event.drop != was.drop or event.off != off_by(drop, counted):
        return "the count of the box is put right, and differs otherwise than it says"
    return None

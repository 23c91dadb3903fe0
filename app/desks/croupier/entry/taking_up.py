"""Whose stake minus takes off a chance where nothing was entered: one that the table knows (rules 4)."""

from __future__ import annotations

from typing import Final

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.commands import Command
from app.desks.croupier.entry.draft import Draft, Hand, TakenOff, same_entry
from app.rules.bets import Entry, Stack
from app.rules.layout import Position
from app.rules.lying import entries_on
from app.table.state import SpinState

NOTHING_TO_TAKE: Final = "nothing lies there that the chosen chip can take off"
ANOTHERS: Final = "another player's stake lies there: his chip is chosen first"
"""Why minus took nothing off, in the words of whoever refuses; the desk says it in its own."""


def meant(known: tuple[Stack, ...], position: Position, hand: Hand | None) -> TakenOff | str:
    """Find the stake that is meant: what was freed, halved or left its player may have taken up.

    The chip in hand says whose it is: nobody else's goes by a slip of the finger.

    Args:
        known: what the table knew to lie there before the number.
        position: that was touched.
        hand: the chip that was chosen; None means the only player there.

    Returns:
        The stake; where there is none, or it cannot be told whose is meant, why nothing is taken off.
    """
    owned = [entry for entry in entries_on(known, position) if entry.owner is not None]
    there = [entry for entry in owned if hand is None or _is_of(entry, hand)]
    free = {entry.owner for entry in there if not entry.enferme}
    owners = free or {entry.owner for entry in there}
    owner = owners.pop() if len(owners) == 1 else None
    if owner is not None and not position.inside:
        return TakenOff(position, owner)
    return ANOTHERS if owned and not position.inside else NOTHING_TO_TAKE


def _is_of(entry: Entry, hand: Hand) -> bool:
    """Whether a stake is that player's whose chip is in hand; whose is not said, it is that chip."""
    if hand.owner is None:
        return (entry.value, entry.colour) == (hand.value, hand.colour)
    return entry.owner == hand.owner


def said_again(draft: Draft, act: Act) -> Command | None:
    """Give what undo or redo has to tell the table, besides the entry: a stake lay there, or did not."""
    steps = {Act.UNDO: draft.before, Act.REDO: draft.after}.get(act, ())
    if not steps or not isinstance(steps[-1], TakenOff):
        return None
    return taking_up(steps[-1], over=act is Act.UNDO)


def taking_up(off: TakenOff, *, over: bool = False) -> Command:
    """Say that a stake was taken up before the throw, or with `over` that it was not."""
    if off.order is not None and not over:
        return commands.gone(off.order)
    return commands.taken_up(off.position.name, off.owner, over=over)


def unwritten(draft: Draft, spin: SpinState) -> tuple[Command, ...]:
    """Give what was said of stakes from before and the table has not taken yet, in its order.

    Args:
        draft: what was said.
        spin: that is being paid, as the table has it.
    """
    known = {(off.position, off.owner) for off in spin.taken_up}
    gone = (step for step in draft.before if isinstance(step, TakenOff))
    back = (step for step in draft.after if isinstance(step, TakenOff))
    off = (taking_up(step) for step in gone if _lump(step) not in known)
    return (*off, *(taking_up(step, over=True) for step in back if _lump(step) in known))


def is_drafted(draft: Draft, spin: SpinState) -> bool:
    """Whether the table has not yet all that was entered, and said of stakes from before."""
    return not same_entry(draft.stacks, spin.winners) or bool(unwritten(draft, spin))


def without_refused(draft: Draft, spin: SpinState) -> Draft:
    """Forget what the table did not take: it was refused."""
    known = {(off.position, off.owner) for off in spin.taken_up}
    before = tuple(s for s in draft.before if not isinstance(s, TakenOff) or _lump(s) in known)
    after = tuple(s for s in draft.after if not isinstance(s, TakenOff) or _lump(s) not in known)
    return draft._replace(before=before, after=after)


def _lump(off: TakenOff) -> tuple[str, str]:
    return off.position.name, off.owner

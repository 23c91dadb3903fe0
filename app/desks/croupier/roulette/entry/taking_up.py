"""Stakes that the table knows from before, and their players took up before the throw (rules 4, 5) [4.1].

Minus says so where nothing was entered, or the page of a payment or of a zero. It is part of the entry: undo
says that the stake lay there after all, and its ghost does.
"""

from __future__ import annotations

from app.desks.croupier.roulette.entry.entered import Gone, SpinDraft
from app.desks.croupier.roulette.entry.hand import Hand, same_entry
from app.desks.croupier.roulette.entry_commands import winners
from app.desks.croupier.roulette.not_taken import NotTaken
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import entries_on
from app.sentence import Sentence
from app.table.command import Command
from app.table.roulette.spin_commands import TakeUpBefore
from app.table.roulette.spin_state import SpinState


def whose_known(known: tuple[Stack, ...], position: Position, hand: Hand | None) -> str | None:
    """Find the player whose stake is meant: what he left lying he may have taken up.

    The chip in hand says whose it is: nobody else's goes by a slip of the finger.

    Args:
        known: what the table knows to lie there from before the number.
        position: that was touched.
        hand: the chip that was chosen; None means the only player there.

    Returns:
        The player; None where nobody's lies there, or it cannot be told whose is meant.
    """
    there = [] if position.inside else _meant(known, position, hand)
    free = {entry.owner for entry in there if not entry.enferme}
    owners = free or {entry.owner for entry in there}
    return owners.pop() if len(owners) == 1 else None


def why_nothing(known: tuple[Stack, ...], position: Position, hand: Hand | None) -> Sentence:
    """Say why minus takes nothing off where `whose_known` names nobody."""
    there = () if position.inside else entries_on(known, position)
    if any(entry.employees and (hand is None or _is_of(entry, hand)) for entry in there):
        return NotTaken.FOR_THE_EMPLOYEES()
    if position.inside or not _meant(known, position, None):
        return NotTaken.NOTHING_TO_TAKE()
    return NotTaken.SEVERAL_PLAYERS() if _meant(known, position, hand) else NotTaken.ANOTHERS()


def _meant(known: tuple[Stack, ...], position: Position, hand: Hand | None) -> list[Entry]:
    owned = (entry for entry in entries_on(known, position) if entry.owner is not None)
    return [entry for entry in owned if hand is None or _is_of(entry, hand)]


def _is_of(entry: Entry, hand: Hand) -> bool:
    """Whether a stake is that player's whose chip is in hand; whose is not said, it is that chip.

    What lies there for the employees is nobody else's, and nobody else's is theirs.
    """
    if hand.employees or entry.employees:
        return hand.employees and entry.employees
    if hand.owner is None:
        return (entry.value, entry.colour) == (hand.value, hand.colour)
    return entry.owner == hand.owner


def gone_from(spin: SpinState) -> Gone:
    """Say what the table has as taken up before the throw."""
    return frozenset((off.position, off.owner) for off in spin.taken_up)


def is_drafted(draft: SpinDraft, spin: SpinState) -> bool:
    """Whether the table has not taken yet what was entered, or said of stakes from before."""
    return draft.gone != gone_from(spin) or not same_entry(draft.stacks, spin.winners)


def entered(before: SpinDraft, draft: SpinDraft, *, made: bool) -> tuple[Command, ...]:
    """Give what the table is told when one entry becomes another, in its order.

    Args:
        before: the entry until then.
        draft: the entry now.
        made: payments may have been made by it: what these differ by is given or taken back.
    """
    said = (
        *(TakeUpBefore(position=at, owner=whose) for at, whose in sorted(draft.gone - before.gone)),
        *(
            TakeUpBefore(position=at, owner=whose, over=True)
            for at, whose in sorted(before.gone - draft.gone)
        ),
    )
    if draft.stacks == before.stacks:
        return said
    return (*said, winners(draft.stacks, made=made))

"""Whose stake minus takes off a chance where nothing was entered: one that the table knows (rules 4)."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.entry.draft import Hand
from app.rules.bets import Stack
from app.rules.layout import Position
from app.rules.lying import entries_on

NOTHING_TO_TAKE: Final = "nothing lies there that the chosen chip can take off"
"""Why minus took nothing off, in the words of whoever refuses; the desk says it in its own."""


def whose_known(known: tuple[Stack, ...], position: Position, hand: Hand | None) -> str | None:
    """Find the player whose stake is meant: what was freed, halved or left he may have taken up.

    Args:
        known: what the table knew to lie there before the number.
        position: that was touched.
        hand: the chip that was chosen; its player comes before the others.

    Returns:
        The player; None where nobody's lies there, or it cannot be told whose is meant.
    """
    there = [entry for entry in entries_on(known, position) if entry.owner is not None]
    if hand is not None:
        meant = [entry for entry in there if (entry.value, entry.colour) == (hand.value, hand.colour)]
        there = [entry for entry in meant if hand.owner in {None, entry.owner}] or meant or there
    free = {entry.owner for entry in there if not entry.enferme}
    owners = free or {entry.owner for entry in there}
    return owners.pop() if len(owners) == 1 else None

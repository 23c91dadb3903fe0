"""What is wrong with a bet by the house's limits: said and recorded, never refused (rules 5) [2]."""

from __future__ import annotations

from collections import Counter
from typing import Final

from app.rules.money import money_text
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import Layout, entries_on
from app.rules.roulette.odds import ODDS
from app.table.roulette.spin_table import SpinTable

FEWEST_PIECES: Final = 5
"""A colour has at least so many pieces on the layout."""


def bet_flags(state: SpinTable, layout: Layout, position: Position, entry: Entry) -> list[str]:
    """Say what is wrong with a bet.

    Args:
        state: the table, for its limits.
        layout: what lies, the bet included.
        position: where the bet was laid.
        entry: what was laid; one player's chips there count together.
    """
    stake = _stake(entries_on(layout, position), entry)
    most, least = state.house.maximum(position), state.house.least(position, state.minimum)
    flags: list[str] = []
    if not (entry.enferme or entry.over_maximum or entry.up_to_maximum) and stake > most:
        flags.append(f"over the maximum of {money_text(most)} on {position.name} (rules 5)")
    if not entry.enferme and stake < least:
        flags.append(f"under the minimum of {money_text(least)} on {position.name} (rules 5)")
    odds, unit = ODDS[position.kind], state.house.unit
    if stake * odds.times % (odds.every * unit):
        pays = f"{odds.times} to {odds.every}, which makes no whole units of {money_text(unit)}"
        flags.append(f"{money_text(stake)} on {position.name} pays {pays} (rules 10)")
    return flags


def _stake(lying: tuple[Entry, ...], entry: Entry) -> int:
    """Add up what counts against the maximum of the entry's owner, in cents; an unknown owner's is alone."""
    if entry.unowned:
        return entry.amount
    return sum(
        other.amount
        for other in lying
        if (other.owner, other.employees) == (entry.owner, entry.employees)
        and not (other.enferme or other.over_maximum or (other.up_to_maximum and other is not entry))
    )


def few_pieces(layout: tuple[Stack, ...]) -> dict[str, int]:
    """Find the colours that have fewer pieces on the layout than they must; a warning, not a refusal.

    Returns:
        The colours by name, with how many pieces lie there.
    """
    pieces: Counter[str] = Counter()
    for stack in layout:
        for entry in stack.entries:
            if entry.colour is not None:
                pieces[entry.colour] += entry.pieces
    return {colour: count for colour, count in pieces.items() if count < FEWEST_PIECES}

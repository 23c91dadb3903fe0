"""What a number leaves to remember: what stood where it won, and how each player had laid his chips.

Neither is a stake of the next spin: nobody said that it still lies there. It is only what a dealer has in
mind when the next number falls, so that he need not enter it twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from app.rules.chips import Colour, Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import alike, entries_on


class OwnChip(Struct, frozen=True):
    """A player's chip: his colour, whatever a piece is worth, or a denomination of his value chips."""

    colour: str | None
    value: Cents | None
    owner: str


class LastWin(Struct, frozen=True):
    """How a player's chip lay when it last won inside; `laid` are pieces by position."""

    number: int
    laid: tuple[tuple[Position, int], ...]


class SeatChance(Struct, frozen=True):
    """A chance, and a player whose chips of value won there."""

    position: Position
    owner: str


def own_chip(value: Cents, colour: str | None, owner: str | None) -> OwnChip | None:
    """Name a player's chip; None where nobody knows whose it is.

    Args:
        value: cents a piece.
        colour: the colour's name, or None for a chip of value.
        owner: the player.
    """
    if owner is None:
        return None
    return OwnChip(colour, None if colour is not None else value, owner)


def ghosts_after(standing: tuple[Stack, ...], carried: tuple[Stack, ...]) -> tuple[Stack, ...]:
    """Tell what stood where it won, of which nobody said whether it was taken up (rules 3).

    Args:
        standing: what stands after the settlement, without what announces have gone on with.
        carried: what of it the table knows to lie there for the next spin: prisoners, winnings left lying,
            and what was known before the number.
    """
    found = (Stack(stack.position, _unsaid(stack, carried)) for stack in standing)
    return tuple(stack for stack in found if stack.entries)


def _unsaid(stack: Stack, carried: tuple[Stack, ...]) -> tuple[Entry, ...]:
    known = entries_on(carried, stack.position)
    left: list[Entry] = []
    for entry in stack.entries:
        pieces = entry.pieces - sum(there.pieces for there in known if alike(there, entry))
        if pieces > 0 and not entry.enferme and entry.kept is None:
            left.append(entry._replace(pieces=pieces))
    return tuple(left)


def wins_of(number: int, winners: tuple[Stack, ...]) -> Mapping[OwnChip, LastWin]:
    """Tell how each player's chips lay on the combinations of a number, as the dealer entered them.

    Args:
        number: that fell.
        winners: what the dealer entered; what the table knew lies there anyway.
    """
    laid: dict[OwnChip, dict[Position, int]] = {}
    for stack in winners:
        if not (stack.position.inside and stack.position.wins(number)):
            continue
        for entry in stack.entries:
            chip = own_chip(entry.value, entry.colour, entry.owner)
            if chip is not None and entry.kind is Piece.CHIPS:
                pieces = laid.setdefault(chip, {})
                pieces[stack.position] = pieces.get(stack.position, 0) + entry.pieces
    return {chip: LastWin(number, tuple(pieces.items())) for chip, pieces in laid.items()}


def still_theirs(
    won: Mapping[OwnChip, LastWin], then: Mapping[str, Colour], now: Mapping[str, Colour]
) -> Mapping[OwnChip, LastWin]:
    """Leave out the colours that another player has by now: the one who won with them is gone.

    Args:
        won: how each player's chips lay.
        then: the colours in play when the number fell.
        now: those at the end of the spin.
    """
    return {chip: win for chip, win in won.items() if _owner(then, chip.colour) == _owner(now, chip.colour)}


def _owner(colours: Mapping[str, Colour], name: str | None) -> str | None:
    colour = None if name is None else colours.get(name)
    return None if colour is None else colour.owner


def stakes_of(winners: tuple[Stack, ...]) -> Mapping[SeatChance, Cents]:
    """Tell how much each player had on the chances that won, in chips of value, as the dealer entered it.

    A colour has no amount of its own there: a piece is worth what it is worth at each number.
    """
    staked: dict[SeatChance, Cents] = {}
    for stack in winners:
        for entry in stack.entries:
            mine = entry.kind is Piece.CHIPS and entry.colour is None and entry.owner is not None
            if mine and not stack.position.inside:
                there = SeatChance(stack.position, entry.owner or "")
                staked[there] = Cents(staked.get(there, 0) + entry.amount)
    return staked

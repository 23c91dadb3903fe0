"""A spin that was really played, without whoever played it: players are letters, colours are the house's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.rules.chips import Colour
from app.rules.house import House
from app.rules.roulette.bets import Entry, Spin, Stack

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class NotAnonymousError(ValueError):
    """There are more colours on the layout than the house has, or more players than letters."""


def anonymous(house: House, spin: Spin) -> Spin:
    """Take out of a spin whatever says who played: only what lay, where, and what fell is left.

    Players become letters in the order in which their chips lie; a colour of another table becomes one of
    this house that does not lie there. What no picture shows goes too: how long winnings have lain, what a
    player wished for zero.

    Args:
        house: whose colours they are.
        spin: as the table settled it.

    Raises:
        NotAnonymousError: there are not enough colours or letters.
    """
    entries = [entry for stack in spin.bets for entry in stack.entries]
    players = _letters(_owners(spin, entries))
    colours = _colours(house, entries)

    def told(entry: Entry) -> Entry:
        if entry.colour is None:
            owner = None if entry.owner is None else players[entry.owner]
            return entry._replace(owner=owner, kept=None, prison=False)
        name = colours[entry.colour]
        owner = spin.colours[entry.colour].owner
        return entry._replace(
            colour=name, owner=name if owner is None else players[owner], kept=None, prison=False
        )

    bets = (Stack(stack.position, _merged(map(told, stack.entries))) for stack in spin.bets if stack.entries)
    known = {
        colours[name]: Colour(colour.value, None if colour.owner is None else players[colour.owner])
        for name, colour in spin.colours.items()
        if name in colours
    }
    ordered = {name: known[name] for name in sorted(known)}
    return Spin(spin.number, spin.side, spin.last_spin, ordered, tuple(bets))


def _merged(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries that nothing tells apart any more are one, at the lowest place."""
    found: dict[Entry, int] = {}
    for entry in entries:
        alike = entry._replace(pieces=0)
        found[alike] = found.get(alike, 0) + entry.pieces
    return tuple(entry._replace(pieces=pieces) for entry, pieces in found.items())


def _owners(spin: Spin, entries: list[Entry]) -> list[str]:
    """Name the players who lie there by name, in the order in which they lie."""
    found = dict.fromkeys(
        owner
        for entry in entries
        if (owner := entry.owner if entry.colour is None else spin.colours[entry.colour].owner) is not None
    )
    return list(found)


def _letters(players: list[str]) -> dict[str, str]:
    if len(players) > len(_LETTERS):
        raise NotAnonymousError("more players than letters")
    return dict(zip(players, _LETTERS, strict=False))


def _colours(house: House, entries: list[Entry]) -> dict[str, str]:
    """Give each colour that lies there a name of the house's."""
    own = [colour.name for colour in house.colours]
    lying = dict.fromkeys(entry.colour for entry in entries if entry.colour is not None)
    free = iter([name for name in own if name not in lying])
    found: dict[str, str] = {}
    for name in lying:
        given = name if name in own else next(free, None)
        if given is None:
            raise NotAnonymousError("more colours than the house has")
        found[name] = given
    return found

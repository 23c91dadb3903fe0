"""Ghosts: what won at the last number, and may still lie there (screens, "Entry")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from app.desks.common.roulette.laid_stacks import Pile, pile_of
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.neighbourhood import Target
from app.desks.croupier.roulette.entry.stacks import lying_there
from app.rules.chips import Colour
from app.rules.house import House
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import entries_on, taken_off
from app.rules.tongue import Speech
from app.table.roulette.spin_state import SpinState

_MOST: Final = 6
_MOST_AMONG_MANY: Final = 4
"""Where a house offers the double chances too, there is less room: only the first are shown."""
_MANY: Final = 7


class Ghost(NamedTuple):
    """What one touch says is still there: mostly one player's chips on one chance.

    Attributes:
        there: it was said, or entered by hand.
        speech: the language of the house, in which the place is called.
        gone: whose stake from before it is that was said to be taken up; None where nothing was said.
    """

    position: Position
    entries: tuple[Entry, ...]
    piles: tuple[Pile, ...]
    there: bool
    gone: str | None = None
    speech: Speech = Speech.ITALIAN


def ghosts_of(
    house: House, spin: SpinState, chances: tuple[Target, ...], draft: SpinDraft
) -> tuple[Ghost, ...]:
    """Name what may still lie on the chances that won, in their order, the farthest from the wheel first.

    Args:
        house: has the looks of its chips.
        spin: remembers what stood there.
        chances: that won; at zero those that are divided.
        draft: what was entered so far.
    """
    standing: list[list[tuple[Entry, ...]]] = [
        _by_owner(
            entry for entry in entries_on(spin.ghosts, chance.position) if _in_play(entry, spin.colours)
        )
        for chance in chances
    ]
    gone = [_gone_from(house, spin, chance.position, draft) for chance in chances]
    room = _MOST if len(chances) < _MANY else _MOST_AMONG_MANY
    _put_together(standing, room - sum(map(len, gone)))
    found = [
        ghost
        for chance, groups, off in zip(chances, standing, gone, strict=True)
        for ghost in (*(_ghost(house, chance.position, entries, draft) for entries in groups), *off)
    ]
    return tuple(found[:room])


def _gone_from(house: House, spin: SpinState, position: Position, draft: SpinDraft) -> list[Ghost]:
    """What was said to be taken up before the throw may lie there after all."""
    found: dict[str, tuple[Entry, ...]] = {}
    for off in spin.taken_up:
        if off.position == position.name and (off.position, off.owner) in draft.gone:
            found[off.owner] = (*found.get(off.owner, ()), *taken_off(off.before, off.after))
    return [
        Ghost(
            position,
            entries,
            tuple(pile_of(house, entry) for entry in entries),
            there=False,
            gone=owner,
            speech=house.speech,
        )
        for owner, entries in found.items()
    ]


def _by_owner(entries: Iterable[Entry]) -> list[tuple[Entry, ...]]:
    """One player's chips of value on a chance are one stake, a half of several too; so are the employees'.

    A colour is one by itself, and so is what nobody knows of.
    """
    found: dict[object, list[Entry]] = {}
    for place, entry in enumerate(entries):
        alone = entry.unowned or entry.colour is not None
        found.setdefault(place if alone else (entry.owner, entry.employees), []).append(entry)
    return [tuple(group) for group in found.values()]


def inside_ghosts_of(
    house: House, spin: SpinState, inside: tuple[Target, ...], draft: SpinDraft
) -> tuple[Ghost, ...]:
    """Name what may still lie on the combinations that won, one ghost a place, in the order of payment.

    Args:
        house: has the looks of its chips.
        spin: remembers what stood there.
        inside: the combinations that won.
        draft: what was entered so far.
    """
    found: list[Ghost] = []
    for target in inside:
        standing = entries_on(spin.ghosts, target.position)
        entries = tuple(entry for entry in standing if _in_play(entry, spin.colours))
        if entries:
            found.append(_ghost(house, target.position, entries, draft))
    return tuple(found)


def _ghost(house: House, position: Position, entries: tuple[Entry, ...], draft: SpinDraft) -> Ghost:
    there = all(lying_there(draft.stacks, position, entry) >= entry.pieces for entry in entries)
    return Ghost(
        position,
        entries,
        tuple(pile_of(house, entry) for entry in entries),
        there,
        speech=house.speech,
    )


def _put_together(standing: list[list[tuple[Entry, ...]]], room: int) -> None:
    """Let the last two of the chance that has the most be one, until there is room for all."""
    while sum(map(len, standing)) > room:
        most = max(standing, key=len)
        if len(most) < 2:
            return
        most[-2:] = [most[-2] + most[-1]]


def _in_play(entry: Entry, colours: Mapping[str, Colour]) -> bool:
    """Whether a colour is still what it was, and its player's; or the employees', as long as he has it."""
    if entry.colour is None:
        return True
    colour = colours.get(entry.colour)
    if entry.employees:
        return colour is not None and entry.value == colour.value
    return colour is not None and (entry.value, entry.owner) == (colour.value, colour.owner or entry.colour)

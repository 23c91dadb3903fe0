"""What is held lies on the race track and not where it plays: as plain data (rules 6) [5, 5.2]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from app.desks.common.looks import Look, look_of
from app.desks.common.roulette.cloth import BESIDE
from app.desks.common.roulette.laid_stacks import look_of_entry
from app.rules.chips import Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import NotThereError
from app.table.roulette.announce_fold import layout_without
from app.table.roulette.spin_state import Announced, SpinState

_SECTORS: Final[Mapping[str, str]] = {
    "vicini": "vicini",
    "serie": "serie",
    "orfanelli": "orfanelli",
    "nassa": "vicini",
    "zero-spiel": "vicini",
    "contronassa": "vicini",
}
"""In which sector an announce is written; the laterali on their number's square, all others beside."""
_LATERALI: Final = "laterali-"


class OnTrack(Struct, frozen=True):
    """An announce as it is written on the race track.

    Attributes:
        place: the sector, the number's square, or beside the track.
        piles: each chip, and how many of it.
    """

    place: str
    piles: tuple[tuple[Look, int], ...]


class Holder(Struct, frozen=True):
    """Who plays with what is held.

    Attributes:
        called: as the house calls him: "posto 4", "rosso".
        sign: the letter of his colour; empty for anybody else.
    """

    called: str
    sign: str = ""


class Parted(NamedTuple):
    """What is known to lie there.

    Attributes:
        cloth: on its positions.
        track: held, on the race track.
        owners: who plays on a position with what is held.
    """

    cloth: tuple[Stack, ...] = ()
    track: tuple[OnTrack, ...] = ()
    owners: Mapping[Position, tuple[Holder, ...]] = {}


def parted(house: House, spin: SpinState | None) -> Parted:
    """Part what lies on the cloth from what is held.

    Chips of an announce that were moved since lie where they were moved to: it is on the track no more.

    Args:
        house: has the looks of its chips.
        spin: whose bets are known.
    """
    if spin is None:
        return Parted()
    bets, track, owners = spin.bets, list[OnTrack](), dict[Position, tuple[Holder, ...]]()
    for said in spin.announces:
        if not said.held:
            continue
        try:
            bets = layout_without(bets, said.bets)
        except NotThereError:
            continue
        track.append(OnTrack(_place(said.name), _written(house, said)))
        for stack in said.bets:
            others, holder = owners.get(stack.position, ()), _holder(house, said.owner)
            owners[stack.position] = others if holder in others else (*others, holder)
    return Parted(bets, tuple(track), owners)


def _holder(house: House, owner: str) -> Holder:
    """Name who plays: a colour by its label and letter, whoever else it is by name."""
    colours = {chip.name: Holder(chip.label, chip.letter) for chip in house.colours}
    return colours.get(owner, Holder(owner))


def _place(name: str) -> str:
    if name.startswith(_LATERALI):
        return name.removeprefix(_LATERALI)
    return _SECTORS.get(name, BESIDE)


def _written(house: House, said: Announced) -> tuple[tuple[Look, int], ...]:
    """Give the chips in which it is written; colour and complimentary chips lie there as they are."""
    entries = [entry for stack in said.bets for entry in stack.entries]
    plain = said.value is not None and all(entry.kind is Piece.CHIPS for entry in entries)
    if plain and said.value is not None and (chips := _writing(house, said, said.value)):
        written = tuple((look_of(house, chip, None), pieces) for chip, pieces in chips)
    else:
        counted: Counter[Look] = Counter()
        for entry in entries:
            counted[look_of_entry(house, entry)] += entry.pieces
        written = tuple(counted.items())
    return _equal(said, *written[0]) if len(written) == 1 else written


def _equal(said: Announced, look: Look, pieces: int) -> tuple[tuple[Look, int], ...]:
    """Lay equal chips as the announce is written on its place; beside the track all are one pile."""
    from app.rules.roulette.announces import track_piles  # noqa: PLC0415 - when it is first needed
    from app.table.roulette.going_on import announce_of  # noqa: PLC0415 - when it is first needed

    announce = announce_of(said)
    each, rest = divmod(pieces, announce.pieces)
    if rest or _place(said.name) == BESIDE:
        return ((look, pieces),)
    stacked, spread = track_piles(announce)
    pile = ((look, stacked * each),) if stacked else ()
    return pile + ((look, each),) * spread


def _writing(house: House, said: Announced, value: Cents) -> tuple[tuple[Cents, int], ...]:
    """Give its first writing; announces are worked out only where one is held."""
    from app.rules.roulette.announce_writings import writings  # noqa: PLC0415 - when it is first needed
    from app.table.roulette.going_on import announce_of  # noqa: PLC0415 - when it is first needed

    found = writings(announce_of(said), value, house)
    return found[0] if found else ()

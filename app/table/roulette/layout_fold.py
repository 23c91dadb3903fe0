"""What was laid, announced, taken up, moved and left lying, folded into the spin that is bet on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from msgspec.structs import replace

from app.rules.chips import Colour
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import (
    Layout,
    NotThereError,
    all_laid,
    as_moved,
    entries_on,
    joined,
    laid,
    put_back,
    taken,
    without_kept,
)
from app.table.roulette import events as spun
from app.table.roulette.settlement_reading import read_lying, read_standing
from app.table.roulette.spin_state import Misplaced, SpinState, TakenBefore

PRISON: Final = "prison"
HALF_BACK: Final = "half_back"
"""What a player may choose at zero, where the house leaves it to him."""

LayoutEvent = (
    spun.BetPlaced
    | spun.BetRemoved
    | spun.BetBack
    | spun.BetMoved
    | spun.BetMisplaced
    | spun.BetLeft
    | spun.ZeroChosen
    | spun.ZeroGrouped
    | spun.AnnounceAccepted
    | spun.AnnounceRefused
)


def lay_out(spin: SpinState, event: LayoutEvent, colours: Mapping[str, Colour]) -> SpinState:
    """Change what the table knows to lie on the layout.

    Args:
        spin: whose layout it is.
        event: what was done.
        colours: what the colours are worth.

    Raises:
        NotThereError: pieces were taken that do not lie there.
    """
    match event:
        case spun.BetPlaced():
            entry = read_lying(event.entry, colours)
            return replace(spin, bets=laid(spin.bets, BY_NAME[event.position], entry))
        case spun.BetRemoved():
            return _removed(spin, event, read_lying(event.entry, colours))
        case spun.BetMoved():
            return moved(spin, event, [read_lying(form, colours) for form in event.entries])
        case spun.BetMisplaced():
            return misplaced(spin, event, read_lying(event.entry, colours))
        case spun.BetBack() | spun.BetLeft() | spun.ZeroChosen() | spun.ZeroGrouped():
            return _decided(spin, event)
        case spun.AnnounceAccepted():
            return replace(spin, bets=joined(spin.bets, read_standing(event.bets, colours)))
        case spun.AnnounceRefused():
            return replace(spin, refused=(*spin.refused, event.reason))
        case _ as never:
            assert_never(never)


def all_placed(spin: SpinState, placed: Iterable[spun.BetPlaced], colours: Mapping[str, Colour]) -> SpinState:
    """Lay what was placed one after another; the layout is written anew once."""
    pieces = ((BY_NAME[event.position], read_lying(event.entry, colours)) for event in placed)
    return replace(spin, bets=all_laid(spin.bets, pieces))


def _decided(
    spin: SpinState,
    event: spun.BetBack | spun.BetLeft | spun.ZeroChosen | spun.ZeroGrouped,
) -> SpinState:
    """After the number a player or the dealer said what becomes of a stake."""
    match event:
        case spun.BetBack():
            return _back(spin, event)
        case spun.BetLeft():
            if event.gone is True:
                bets = without_kept(spin.bets, BY_NAME[event.position], event.owner)
                return _taken_off(spin, event.position, event.owner, bets)
            lump = {(event.position, event.owner)}
            if event.over is True:
                return replace(spin, left=spin.left - lump, taken=spin.taken | lump)
            return replace(spin, left=spin.left | lump, taken=spin.taken - lump)
        case spun.ZeroChosen():
            stake = {(event.position, event.owner)}
            if event.choice == PRISON:
                return replace(spin, shut=spin.shut | stake, halved=spin.halved - stake)
            return replace(spin, shut=spin.shut - stake, halved=spin.halved | stake)
        case spun.ZeroGrouped():
            colour = {event.colour}
            return replace(spin, grouped=spin.grouped | colour if event.grouped else spin.grouped - colour)
        case _ as never:
            assert_never(never)


def _removed(spin: SpinState, event: spun.BetRemoved, entry: Entry) -> SpinState:
    """Pieces were taken up."""
    return _taken_off(spin, event.position, entry.owner, taken(spin.bets, BY_NAME[event.position], entry))


def _taken_off(spin: SpinState, position: str, owner: str | None, bets: Layout) -> SpinState:
    """Let pieces of a player lie there no more; once the number has fallen it can be said that they do."""
    if spin.number is None or owner is None:
        return replace(spin, bets=bets)
    place = BY_NAME[position]
    off = TakenBefore(position, owner, entries_on(spin.bets, place), entries_on(bets, place))
    return replace(spin, bets=bets, taken_up=(*spin.taken_up, off))


def _back(spin: SpinState, event: spun.BetBack) -> SpinState:
    """Let what a player was said to have taken up lie there again, the last of it first.

    Raises:
        NotThereError: nobody said that he had taken anything up.
    """
    bets, place = spin.bets, BY_NAME[event.position]
    if not any((off.position, off.owner) == (event.position, event.owner) for off in spin.taken_up):
        raise NotThereError(0)
    left: list[TakenBefore] = []
    for off in reversed(spin.taken_up):
        if (off.position, off.owner) == (event.position, event.owner):
            bets = put_back(bets, place, off.before, off.after)
        else:
            left.append(off)
    return replace(spin, bets=bets, taken_up=tuple(reversed(left)))


def moved(spin: SpinState, event: spun.BetMoved, entries: list[Entry]) -> SpinState:
    """Take pieces from one position and lay them on another, as what they are there [4.1]."""
    origin, to, bets = BY_NAME[event.origin], BY_NAME[event.to], spin.bets
    for entry in entries:
        bets = laid(taken(bets, origin, entry), to, as_moved(entry, to))
    return replace(spin, bets=bets)


def misplaced(spin: SpinState, event: spun.BetMisplaced, entry: Entry) -> SpinState:
    """Let a chip play where it was meant; where it lies it plays no more (rules 3).

    One that is said to play where it lies after all, as it was ruled, is misplaced no more.
    """
    lies, meant = BY_NAME[event.position], BY_NAME[event.meant]
    bets = taken(spin.bets, lies, entry) if event.known else spin.bets
    bets = laid(bets, meant, as_moved(entry, meant))
    for chip in spin.misplaced:
        if (chip.lies, chip.meant, as_moved(chip.entry, lies)) == (event.meant, event.position, entry):
            left = list(spin.misplaced)
            left.remove(chip)
            return replace(spin, bets=bets, misplaced=tuple(left))
    found = Misplaced(event.position, event.meant, entry, event.told)
    return replace(spin, bets=bets, misplaced=(*spin.misplaced, found))

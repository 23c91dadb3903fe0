"""The places that can have won, with what lies on each, or may still lie there: ghosts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from app.desks.common.roulette.laid_stacks import Pile, pile_of
from app.desks.common.roulette.on_track import Holder
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.hand import MOST_PIECES, lying_there
from app.rules.chips import Colour, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import POSITIONS, Position, offers
from app.rules.roulette.lying import entries_on, taken_off
from app.rules.roulette.payment_order import chance_order, inside_order
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.rules.side import Side
from app.rules.tongue import Speech
from app.table.roulette.remembered import SeatChance
from app.table.roulette.spin_state import SpinState

There = Mapping[Position, tuple[tuple[Entry, ...], tuple[Pile, ...]]]
"""What lies on a position, and its look; one where nothing lies is not in it."""
Holders = Mapping[Position, tuple[Holder, ...]]
"""Who plays on a position with an announce that is held."""
NOTHING_STAKED: Final[Mapping[SeatChance, Cents]] = MappingProxyType({})
_EMPTY: Final = ((), ())
_MOST: Final = 6
_MOST_AMONG_MANY: Final = 4
"""Where a house offers the double chances too, there is less room: only the first are shown."""
_MANY: Final = 7


class Target(NamedTuple):
    """A place to touch.

    Attributes:
        piles: what lies there, from the bottom.
        pieces: how many of them are of the chip in hand and were entered; 0 shows no count.
        takes: whether the chip in hand may lie there.
        held: who plays there with an announce that is held: its chips are on the race track.
        offered: how many of the chip in hand a touch lays there, its player's last amount; 0 where none.
        speech: the language of the house, in which the place is called.
        amount: what plays there, cents: of all players, prisoners apart; 0 where one kind of chip says it.
    """

    position: Position
    piles: tuple[Pile, ...]
    pieces: int
    takes: bool = True
    held: tuple[Holder, ...] = ()
    amount: int = 0
    offered: int = 0
    speech: Speech = Speech.ITALIAN


def inside_targets(
    house: House, number: int, side: Side, there: There, holders: Holders, draft: SpinDraft
) -> tuple[Target, ...]:
    """Name the combinations of a number, at most twelve, in the order in which they are paid."""
    targets = _targets(house, inside_order(house, number, side), there, draft)
    return tuple(target._replace(held=holders.get(target.position, ())) for target in targets)


def chance_targets(
    house: House,
    number: int,
    there: There,
    draft: SpinDraft,
    staked: Mapping[SeatChance, Cents] = NOTHING_STAKED,
) -> tuple[Target, ...]:
    """Name the chances that won, in the order in which they are paid.

    At zero these are the even chances that are divided; none where all of them lose.

    Args:
        house: whose bets and whose rule of zero hold.
        number: that fell, 0 to 36.
        there: what lies there, the entry with it.
        draft: the entry.
        staked: how much each player had on a chance when it last won there, in cents.
    """
    if number == 0:
        divided = spin_rules(house).zero is not ZeroRule.ALL_LOST
        positions = tuple(p for p in POSITIONS if p.even_money) if divided else ()
    else:
        positions = tuple(position for position in chance_order(number) if offers(house, position))
    targets = _targets(house, positions, there, draft)
    return tuple(t._replace(offered=_last_there(t.position, there, draft, staked)) for t in targets)


def _last_there(
    position: Position, there: There, draft: SpinDraft, staked: Mapping[SeatChance, Cents]
) -> int:
    """Find the pieces of the chip in hand that make up what its player had there the last time.

    None where something of his lies there already, or how many a touch lays was said; nor where the amount is
    not whole pieces.
    """
    hand = draft.hand
    if hand is None or hand.player is None or hand.colour is not None or hand.kind is not Piece.CHIPS:
        return 0
    his = any(entry.owner == hand.player for entry in there.get(position, _EMPTY)[0])
    if draft.taking or draft.counted or draft.each > 1 or his:
        return 0
    pieces, rest = divmod(staked.get(SeatChance(position, hand.player), 0), hand.value)
    return pieces if not rest and pieces <= MOST_PIECES else 0


def _targets(
    house: House, positions: tuple[Position, ...], there: There, draft: SpinDraft
) -> tuple[Target, ...]:
    chip = None if draft.hand is None else draft.hand.laid(0)
    return tuple(
        Target(
            position,
            piles,
            0 if chip is None else lying_there(draft.stacks, position, chip),
            draft.hand is None or draft.hand.goes_on(position),
            amount=_added_up(entries),
            speech=house.speech,
        )
        for position in positions
        for entries, piles in (there.get(position, _EMPTY),)
    )


def _added_up(entries: tuple[Entry, ...]) -> int:
    """Add up what plays on a place, cents, where more than one kind of chip lies there; else 0."""
    playing = [entry.amount for entry in entries if not entry.enferme]
    return sum(playing) if len(entries) > 1 else 0


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
    """Name what may still lie on the chances that won, in their order.

    The farthest from the wheel stands first.

    Args:
        house: has the looks of its chips.
        spin: remembers what stood there.
        chances: that won; at zero those that are divided.
        draft: what was entered so far.
    """
    standing = [_by_owner(_standing(spin, chance.position)) for chance in chances]
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
        _ghost(house, position, entries, draft)._replace(there=False, gone=owner)
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
    """Name what may still lie on the combinations that won, one ghost a place.

    They stand in the order of payment.

    Args:
        house: has the looks of its chips.
        spin: remembers what stood there.
        inside: the combinations that won, in that order.
        draft: what was entered so far.
    """
    standing = ((target.position, _standing(spin, target.position)) for target in inside)
    return tuple(_ghost(house, position, entries, draft) for position, entries in standing if entries)


def _standing(spin: SpinState, position: Position) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries_on(spin.ghosts, position) if _in_play(entry, spin.colours))


def _ghost(house: House, position: Position, entries: tuple[Entry, ...], draft: SpinDraft) -> Ghost:
    there = all(lying_there(draft.stacks, position, entry) >= entry.pieces for entry in entries)
    piles = tuple(pile_of(house, entry) for entry in entries)
    return Ghost(position, entries, piles, there, speech=house.speech)


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

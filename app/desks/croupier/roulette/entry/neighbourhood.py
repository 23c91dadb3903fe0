"""The places that can have won, as targets, with what lies on each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from app.desks.common.roulette.laid_stacks import Pile, pile_of
from app.desks.common.roulette.on_track import Holder, Parted
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.pad import pad_keys
from app.desks.croupier.roulette.entry.stacks import MOST_PIECES, pieces_at
from app.rules.chips import Piece
from app.rules.house import House, ZeroRule
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import POSITIONS, Position, offers
from app.rules.roulette.lying import entries_on
from app.rules.roulette.payment_order import chance_order, inside_order
from app.rules.side import Side
from app.rules.tongue import Speech
from app.table.roulette.remembered import SeatChance
from app.table.roulette.settling import merged_bets

NOTHING_STAKED: Final[Mapping[SeatChance, Cents]] = MappingProxyType({})


class Target(NamedTuple):
    """A place to touch.

    Attributes:
        key: the key of the number pad that means the same; empty for a chance.
        piles: what lies there, from the bottom.
        pieces: how many of them are of the chip in hand and were entered; 0 shows no count.
        takes: whether the chip in hand may lie there.
        held: who plays there with an announce that is held: its chips are on the race track.
        offered: how many of the chip in hand a touch lays there, its player's last amount; 0 where none.
        speech: the language of the house, in which the place is called.
        amount: what plays there, cents: of all players, prisoners apart; 0 where one kind of chip says it.
    """

    position: Position
    key: str
    piles: tuple[Pile, ...]
    pieces: int
    takes: bool = True
    held: tuple[Holder, ...] = ()
    amount: int = 0
    offered: int = 0
    speech: Speech = Speech.ITALIAN


def inside_targets(
    house: House, number: int, side: Side, known: Parted, draft: SpinDraft
) -> tuple[Target, ...]:
    """Name the combinations of a number, at most twelve, in the order in which they are paid."""
    keys = {position: key for key, position in pad_keys(number, side).items()}
    targets = _targets(house, inside_order(house, number, side), keys, known.cloth, draft)
    if not known.owners:
        return targets
    return tuple(target._replace(held=known.owners.get(target.position, ())) for target in targets)


def chance_targets(
    house: House,
    number: int,
    known: tuple[Stack, ...],
    draft: SpinDraft,
    staked: Mapping[SeatChance, Cents] = NOTHING_STAKED,
) -> tuple[Target, ...]:
    """Name the chances that won, in the order in which they are paid; at zero those that are divided.

    Args:
        house: whose order it is.
        number: that fell.
        known: what the table knows to lie there.
        draft: the entry.
        staked: how much each player had on a chance when it last won there.
    """
    if number == 0:
        divided = house.zero is not ZeroRule.ALL_LOST
        positions = tuple(p for p in POSITIONS if p.even_money) if divided else ()
    else:
        positions = tuple(position for position in chance_order(number) if offers(house, position))
    lying = merged_bets(known, draft.stacks)
    targets = _targets(house, positions, {}, known, draft)
    return tuple(t._replace(offered=_last_there(t.position, lying, draft, staked)) for t in targets)


def _last_there(
    position: Position, lying: tuple[Stack, ...], draft: SpinDraft, staked: Mapping[SeatChance, Cents]
) -> int:
    """Find the pieces of the chip in hand that make up what its player had there the last time.

    None where something of his lies there already, or how many a touch lays was said; nor where the amount is
    not whole pieces.
    """
    hand = draft.hand
    if hand is None or hand.player is None or hand.colour is not None or hand.kind is not Piece.CHIPS:
        return 0
    his = any(entry.owner == hand.player for entry in entries_on(lying, position))
    if draft.taking or draft.counted or draft.each > 1 or his:
        return 0
    pieces, rest = divmod(staked.get(SeatChance(position, hand.player), 0), hand.value)
    return pieces if not rest and pieces <= MOST_PIECES else 0


def _targets(
    house: House,
    positions: tuple[Position, ...],
    keys: dict[Position, str],
    known: tuple[Stack, ...],
    draft: SpinDraft,
) -> tuple[Target, ...]:
    lying = {s.position: s.entries for s in merged_bets(known, draft.stacks)}
    return tuple(
        Target(
            position,
            keys.get(position, ""),
            tuple(pile_of(house, entry) for entry in lying.get(position, ())),
            pieces_at(draft.stacks, position, draft.hand) if draft.hand is not None else 0,
            draft.hand is None or draft.hand.goes_on(position),
            amount=_added_up(lying.get(position, ())),
            speech=house.speech,
        )
        for position in positions
    )


def _added_up(entries: tuple[Entry, ...]) -> int:
    """Add up what plays on a place, cents, where more than one kind of chip lies there; else 0."""
    playing = [entry.amount for entry in entries if not entry.enferme]
    return sum(playing) if len(entries) > 1 else 0

"""The places that can have won, as targets, with what lies on each."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.common.laid_stacks import Pile, pile_of
from app.desks.common.on_track import Holder, Parted
from app.desks.croupier.entry.draft import Draft, pieces_at
from app.desks.croupier.entry.pad import pad_keys
from app.rules.bets import Entry, Stack
from app.rules.house import House, ZeroRule
from app.rules.layout import POSITIONS, Position
from app.rules.payment_order import chance_order, inside_order
from app.rules.wheel import Side
from app.table.settling import merged_bets


class Target(NamedTuple):
    """A place to touch.

    Attributes:
        key: the key of the number pad that means the same; empty for a chance.
        piles: what lies there, from the bottom.
        pieces: how many of them are of the chip in hand and were entered; 0 shows no count.
        takes: whether the chip in hand may lie there.
        held: who plays there with an announce that is held: its chips are on the race track.
        amount: what plays there, cents: of all players, prisoners apart; 0 where one kind of chip says it.
    """

    position: Position
    key: str
    piles: tuple[Pile, ...]
    pieces: int
    takes: bool = True
    held: tuple[Holder, ...] = ()
    amount: int = 0


def inside_targets(house: House, number: int, side: Side, known: Parted, draft: Draft) -> tuple[Target, ...]:
    """Name the combinations of a number, at most twelve, in the order in which they are paid."""
    keys = {position: key for key, position in pad_keys(number, side).items()}
    targets = _targets(house, inside_order(house, number, side), keys, known.cloth, draft)
    return tuple(target._replace(held=known.owners.get(target.position, ())) for target in targets)


def chance_targets(house: House, number: int, known: tuple[Stack, ...], draft: Draft) -> tuple[Target, ...]:
    """Name the chances that won, in the order in which they are paid; at zero those that are divided."""
    if number == 0:
        divided = house.zero is not ZeroRule.ALL_LOST
        positions = tuple(p for p in POSITIONS if p.even_money) if divided else ()
    else:
        positions = tuple(position for position in chance_order(number) if house.offers(position))
    return _targets(house, positions, {}, known, draft)


def _targets(
    house: House,
    positions: tuple[Position, ...],
    keys: dict[Position, str],
    known: tuple[Stack, ...],
    draft: Draft,
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
        )
        for position in positions
    )


def _added_up(entries: tuple[Entry, ...]) -> int:
    """Add up what plays on a place, cents, where more than one kind of chip lies there; else 0."""
    playing = [entry.amount for entry in entries if not entry.enferme]
    return sum(playing) if len(entries) > 1 else 0

"""What is held for whom: taken off the layout or left over, and not handed over yet (rules 5, 8) [2]."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.common.looks import Look, look_of
from app.rules import italian
from app.rules.explanation import amount_words, colour_label
from app.rules.house import House
from app.rules.money import Cents, fewest_chips
from app.table.handing import chips_held, held_by_name
from app.table.held_chips import HeldPart, HeldWhy
from app.table.state import TableState


class HeldChips(NamedTuple):
    """Chips that lie aside together.

    Attributes:
        where: where they lay, in Italian as all that is said of payments (rules 8): "su manque".
        piles: each chip with its pieces, the lowest first.
        amount: cents.
        why: why they are handed over.
    """

    where: str
    piles: tuple[tuple[Look, int], ...]
    amount: Cents
    why: HeldWhy


class Held(NamedTuple):
    """All that is held for one owner.

    Attributes:
        owner: his name; empty where nobody knew whose it was.
        amount: cents.
        chips: as they lay.
        said: what the dealer says when he hands them over, in Italian.
    """

    owner: str
    amount: Cents
    chips: tuple[HeldChips, ...] = ()
    said: str = ""


def held_things(state: TableState, house: House) -> tuple[Held, ...]:
    """Name what is held, by its owners; what nobody owned to comes last."""
    return tuple(_held(state, house, owner, amount) for owner, amount in held_by_name(state))


def _held(state: TableState, house: House, owner: str, amount: Cents) -> Held:
    parts = chips_held(state, owner)
    chips = tuple(_chips(house, part) for part in parts)
    whose = colour_label(house, owner) if owner else "di chi dice il capo tavolo"
    return Held(
        owner, amount, chips, f"{whose[:1].upper()}{whose[1:]}: {_counted(parts)}{amount_words(amount)}"
    )


def _counted(parts: tuple[HeldPart, ...]) -> str:
    """Pieces of one chip are counted before they are named: "dodici pezzi da 100, "."""
    chips = {part.chip for part in parts}
    chip = next(iter(chips), None)
    if len(chips) != 1 or chip is None or any(part.pieces is None for part in parts):
        return ""
    count = italian.pieces_words(sum(part.pieces or 0 for part in parts))
    return f"{count}, " if chip.colour is not None else f"{count} da {italian.euro(chip.value)}, "


def _chips(house: House, part: HeldPart) -> HeldChips:
    return HeldChips(italian.where_words(part.position), _piles(house, part), part.amount, part.why)


def _piles(house: House, part: HeldPart) -> tuple[tuple[Look, int], ...]:
    """The chips as they lay; an amount of several in the fewest."""
    if part.chip is not None and part.pieces is not None:
        return ((look_of(house, part.chip.value, part.chip.colour), part.pieces),)
    fewest = reversed(fewest_chips(part.amount, house.chips))
    return tuple((look_of(house, value, None), count) for value, count in fewest)

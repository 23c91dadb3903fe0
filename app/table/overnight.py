"""What the last closing count left lies in the bank at the next opening: what does not is said (rules 9).

So is what a closing count finds otherwise than the book of a known bank has it.

A colour's pieces are the same chips whatever each is worth tonight: they are compared in pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from app.rules.chips import Chip
from app.rules.inventory import Bundle, bundle
from app.rules.money import parse_money
from app.table.event_record import Form
from app.table.laid_chips import laid_chips_form
from app.table.state import TableState


def lay_before(state: TableState) -> Bundle | None:
    """Give the chips that the last closing count left, with what changed hands after it.

    Args:
        state: of the table; tonight's bank is counted for the last time, or not begun.

    Returns:
        The chips; None where no closing was ever counted.
    """
    return state.lay if state.bank.closing is None else bundle(state.bank.inventory.pieces)


def counted_otherwise(lay: Bundle | None, counted: Mapping[Chip, int]) -> Bundle:
    """Say by what a count differs from what should lie there.

    Args:
        lay: what should, at an opening what the last closing left; nothing is compared where nobody knows.
        counted: what does. What a piece of a colour is worth is said as it is worth there.

    Returns:
        The chips with how many lie there more, or below zero fewer.
    """
    if lay is None:
        return ()
    chips = (*dict(lay), *counted)
    same = {chip.colour: chip for chip in chips if chip.colour is not None}
    more: Counter[Chip] = Counter()
    for pieces, sign in ((counted, 1), (dict(lay), -1)):
        for chip, count in pieces.items():
            alike = chip if chip.colour is None else same[chip.colour]
            more[alike] += sign * count
    return bundle(more)


def differs_form(lay: Bundle | None, counted: Mapping[Chip, int]) -> list[Form] | UnsetType:
    """Write by what a count differs, as it is recorded with it; nothing where it does not."""
    return laid_chips_form(counted_otherwise(lay, counted)) or UNSET


def lay_form(state: TableState) -> list[Form] | UnsetType:
    """Write what the last closing count left, as the next opening carries it."""
    lay = lay_before(state)
    return UNSET if lay is None else laid_chips_form(lay)


def read_lay(forms: list[Form] | UnsetType) -> Bundle | None:
    """Read what the last closing count left."""
    return None if forms is UNSET else read_pieces(forms)


def read_pieces(forms: Sequence[Form]) -> Bundle:
    """Read chips with their pieces; below zero are those that are too few."""
    return tuple((Chip(parse_money(form["value"]), form.get("colour")), form["pieces"]) for form in forms)

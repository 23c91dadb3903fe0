"""How an announce that is held lies on the race track: its piles, as plain data (rules 6) [5.2, 5.3]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common import theme
from app.desks.common.looks import Look, look_of
from app.desks.croupier.roulette.announces.sheet import Sheet
from app.rules.chips import Piece
from app.rules.house import House
from app.rules.roulette.announce_acceptance import Complimentary
from app.rules.roulette.announce_writings import Writing
from app.rules.roulette.announces import track_piles

_ANY_COLOUR: Final = Look(theme.CHIP_RIM, "", "solid")
"""A piece of colour before it was said whose: how the announce lies does not wait for that."""


class Pile(NamedTuple):
    """Pieces of one chip, stacked; single ones are spread."""

    look: Look
    pieces: int


def piles(page: Sheet, house: House, colour: str | None) -> tuple[Pile, ...]:
    """Say how an announce is written on the race track.

    Args:
        page: the announce.
        house: whose chips they are.
        colour: the colour that is played; None in value.

    Returns:
        From the stacked pile to the last piece spread beside it; a mixed writing has each chip spread, the
        highest first. Empty where nothing is written: it is placed, or the house's chips allow no writing.
    """
    if not page.held:
        return ()
    if page.price.value is None:
        if colour is None:
            return _shares(page, _ANY_COLOUR, page.price.colour_pieces)
        return _shares(page, look_of(house, page.piece, colour), page.price.colour_pieces)
    return _written(page, page.writings[0], house) if page.writings else ()


def _given(page: Sheet, house: House, gifts: Complimentary) -> tuple[Pile, ...]:
    """Complimentary chips lie as equal chips do, some of them to a share."""
    value = page.price.value or 0
    if value % gifts.chip:
        return ()
    return _shares(page, look_of(house, gifts.chip, None, Piece.COMPLIMENTARY), value // gifts.chip)


def _written(page: Sheet, writing: Writing, house: House) -> tuple[Pile, ...]:
    if page.gifts is not None:
        return _given(page, house, page.gifts)
    if len(writing) == 1:
        return _shares(page, look_of(house, writing[0][0], None), 1)
    return tuple(Pile(look_of(house, chip, None), 1) for chip, count in writing for _ in range(count))


def _shares(page: Sheet, look: Look, each: int) -> tuple[Pile, ...]:
    stacked, spread = track_piles(page.price.announce)
    pile = (Pile(look, stacked * each),) if stacked else ()
    return (*pile, *(Pile(look, each) for _ in range(spread)))

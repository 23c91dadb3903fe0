"""What the page of an announce shows, as plain data: worked out by the rules from the table and the draft.

It is not sent before it is shown: what it covers, what it costs, what comes back, how it is repeated and
written, and why the table would refuse it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple

from msgspec import UNSET

from app.desks.common import theme
from app.desks.common.looks import Look, look_of
from app.desks.croupier.roulette.announces.draft import AnnounceDraft
from app.rules.chips import Piece
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.announce_acceptance import Asked, Complimentary, Fault, Refusal, refusals
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import (
    Price,
    TooLittleMoneyError,
    highest_value,
    price_in_colour,
    price_in_value,
    repeated,
)
from app.rules.roulette.announce_writings import Writing, writings
from app.rules.roulette.announces import Announce, on_track, track_piles, with_straights
from app.table.roulette.announcing import moment_of
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_table import SpinTable

_BY_CAPO: Final = frozenset({Fault.NEEDS_CAPO_TAVOLO, Fault.LATE})
"""What the capo tavolo's repeating it lifts."""
_ANY_COLOUR: Final = Look(theme.CHIP_RIM, "", "solid")
"""A piece of colour before it was said whose: how the announce lies does not wait for that."""


class Sheet(NamedTuple):
    """An announce as it would be given.

    Attributes:
        price: what is played, at what value.
        owner: whose it is; None before that was said.
        held: whether it stays on the race track.
        money: cents that were put down; None where the sum itself was, and in colour.
        repeat: what the dealer says.
        writings: how it is written in chips of value, while it is held; empty in colour.
        refusals: why the table would not take it.
        for_capo: whether it waits for the capo tavolo, or he has repeated it.
        gifts: the complimentary chips in it.
        piece: cents that a piece of its colour is worth; 0 in value.
    """

    price: Price
    owner: str | None
    held: bool
    money: Cents | None
    repeat: str
    writings: tuple[Writing, ...]
    refusals: tuple[Refusal, ...]
    for_capo: bool
    gifts: Complimentary | None = None
    piece: Cents = Cents(0)

    @property
    def covered(self) -> frozenset[int]:
        """The numbers on which it wins."""
        return frozenset(number for bet in self.price.bets for number in bet.position.numbers)

    @property
    def worth(self) -> Cents:
        """Cents that a share is worth, in colour a piece."""
        return self.piece if self.price.value is None else self.price.value


def sheet(state: SpinTable, draft: AnnounceDraft) -> Sheet | None:
    """Work an announce out; None before one was chosen, and while no spin is being bet on."""
    if draft.name is None or state.betting is None:
        return None
    named = announce_named(draft.name)
    announce = with_straights(named, draft.straights) if draft.straights else named
    held = on_track(announce) if draft.held is None else draft.held
    price = _price(state, draft, announce, held=held)
    gifts = _gifts(state.house, draft, price)
    value, needed = price.value, price.pieces if price.total is None else price.total
    given = needed if draft.money is None or value is None else draft.money
    by, moment = draft.accepted_by, moment_of(state.betting)
    asked = Asked(price, moment, held, given, accepted_by=by, complimentary=gifts)
    unaided = refusals(asked._replace(accepted_by=None), state.house, state.minimum)
    return Sheet(
        price=price,
        owner=_owner(state, draft),
        held=held,
        money=draft.money if value is not None else None,
        repeat=repeated(price, state.house.speech, held=held),
        writings=_writings(state.house, price, gifts) if held and value is not None else (),
        refusals=refusals(asked, state.house, state.minimum),
        for_capo=any(refusal.fault in _BY_CAPO for refusal in unaided),
        gifts=gifts,
        piece=_piece(state, draft),
    )


def _gifts(house: House, draft: AnnounceDraft, price: Price) -> Complimentary | None:
    """Count the complimentary chips: all of it in the highest that make up a share, or as was said."""
    said, value, total = draft.gifts, price.value, price.total
    if said is None or value is None or total is None:
        return None
    chip = said.chip or max(chip for chip in house.chips if value % chip == 0)
    return Complimentary(chip, said.pieces or max(1, total // chip))


def _writings(house: House, price: Price, gifts: Complimentary | None) -> tuple[Writing, ...]:
    """Say how it is written; complimentary chips are not changed, and lie there as they are."""
    if gifts is None:
        return () if price.value is None else writings(price.announce, price.value, house)
    return (((gifts.chip, gifts.pieces),),) if gifts.chip * gifts.pieces == price.total else ()


def _owner(state: SpinTable, draft: AnnounceDraft) -> str | None:
    """A colour comes with its player; chips of value say nothing of theirs."""
    if not draft.in_colour:
        return draft.owner
    if draft.colour is None or draft.colour not in state.colours:
        return None
    return state.colours[draft.colour].owner or draft.colour


def _price(state: SpinTable, draft: AnnounceDraft, announce: Announce, *, held: bool) -> Price:
    """Where no value was said it is as high as the money reaches."""
    if draft.in_colour:
        worth = _piece(state, draft)
        return price_in_colour(announce, draft.pieces, state.house, worth=worth, held=held)
    value = draft.value
    if not value and draft.money is not None:
        with suppress(TooLittleMoneyError):  # it is shown at the minimum then
            value = highest_value(announce, draft.money, state.minimum, state.house.chips[0])
    price = price_in_value(announce, value or state.minimum, state.house, held=held)
    over = 0 if draft.money is None or price.total is None else draft.money - price.total
    return price._replace(change=Cents(max(0, over)))


def _piece(state: SpinTable, draft: AnnounceDraft) -> Cents:
    """What a piece of the colour is worth, in cents; before one was said the minimum, in value nothing."""
    if not draft.in_colour:
        return Cents(0)
    colour = state.colours.get(draft.colour or "")
    return state.minimum if colour is None else colour.value


def command_of(page: Sheet, draft: AnnounceDraft) -> TakeAnnounce:
    """Write the command that gives an announce as it is shown.

    Args:
        page: what is shown; its owner was said.
        draft: has the number of pieces and who accepts it.
    """
    price = page.price
    gifts = page.gifts
    return TakeAnnounce(
        name=price.announce.name,
        owner=page.owner or "",
        colour_pieces=draft.pieces if price.value is None else None,
        value=price.value,
        money=page.money,
        straights=price.announce.straights or UNSET,
        complimentary=UNSET if gifts is None else {"value": money_text(gifts.chip), "pieces": gifts.pieces},
        held=page.held or None,
        accepted_by=draft.accepted_by,
    )


class Pile(NamedTuple):
    """Pieces of one chip, stacked; single ones are spread."""

    look: Look
    pieces: int


def piles(page: Sheet, house: House, colour: str | None) -> tuple[Pile, ...]:
    """Say how an announce is written on the race track, in a colour or in value.

    Args:
        page: the announce.
        house: whose chips they are.
        colour: the colour that is played; None in value, and before it was said which.

    Returns:
        From the stacked pile to the last piece spread beside it; a mixed writing has each chip spread, the
        highest first. Empty where nothing is written: it is placed, or the house's chips allow no writing.
    """
    if not page.held:
        return ()
    if page.price.value is None:
        look = _ANY_COLOUR if colour is None else look_of(house, page.piece, colour)
        return _shares(page, look, page.price.colour_pieces)
    return _written(page, page.writings[0], house) if page.writings else ()


def _written(page: Sheet, writing: Writing, house: House) -> tuple[Pile, ...]:
    """Complimentary chips lie as equal chips do, some of them to a share."""
    if page.gifts is not None:
        each, rest = divmod(page.price.value or 0, page.gifts.chip)
        look = look_of(house, page.gifts.chip, None, Piece.COMPLIMENTARY)
        return () if rest else _shares(page, look, each)
    if len(writing) == 1:
        return _shares(page, look_of(house, writing[0][0], None), 1)
    return tuple(Pile(look_of(house, chip, None), 1) for chip, count in writing for _ in range(count))


def _shares(page: Sheet, look: Look, each: int) -> tuple[Pile, ...]:
    stacked, spread = track_piles(page.price.announce)
    pile = (Pile(look, stacked * each),) if stacked else ()
    return (*pile, *(Pile(look, each) for _ in range(spread)))

"""An announce at the table: heard, repeated, taken or refused, and what it lays down (rules 6) [5].

What is refused is recorded too, with the reason: a player may ask about it later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, NotRequired, TypedDict, cast

from msgspec import UNSET

from app.rules.chips import Piece
from app.rules.house import House
from app.rules.money import Cents, fewest_chips, money_text
from app.rules.roulette.announce_acceptance import Asked, Complimentary, Moment, refusals
from app.rules.roulette.announce_names import UnknownAnnounceError, announce_named
from app.rules.roulette.announce_prices import (
    OffUnitError,
    Price,
    TooLittleMoneyError,
    highest_value,
    price_in_colour,
    price_in_value,
    repeated,
)
from app.rules.roulette.announces import (
    Announce,
    Placing,
    UnknownStraightError,
    may_exceed_maximum,
    with_straights,
)
from app.rules.roulette.bets import Entry
from app.rules.roulette.lying import Layout, laid
from app.rules.tongue import Speech
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import MOST_PIECES, at, members, money, whole
from app.table.json_text import Json
from app.table.roulette import events as spun
from app.table.roulette.procedure import Phase
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import spin_paid, spin_taking_bets
from app.table.station_opening import Opening

_MOMENTS: Final = {Phase.THROWN: Moment.THROWN, Phase.NO_MORE_BETS: Moment.NO_MORE_BETS}
_COMPLIMENTARY: Final = frozenset({"value", "pieces"})


class Words(TypedDict):
    """What both answers to an announce repeat of it."""

    spin: int
    name: str
    owner: str
    value: str | None
    colour: str | None
    colour_pieces: int | None
    money: str | None
    held: bool
    accepted_by: str | None
    straights: list[int]
    after: NotRequired[str]
    of: NotRequired[int]


class _Heard(NamedTuple):
    """An announce as it was commanded.

    Attributes:
        owner: whose it is.
        colour: the colour that is played; None in value.
        asked: the announce with its price.
        money: cents that were put down; None where the sum itself was.
    """

    owner: str
    colour: str | None
    asked: Asked
    money: Cents | None


def announce(turn: SpinTurn, said: TakeAnnounce, _opening: Opening) -> None:
    """Take an announce, or refuse it with the reason; a `late` one was for the number that is paid."""
    spin = spin_paid(turn) if said.late else spin_taking_bets(turn)
    heard = _heard(turn.state, spin, said)
    asked, price = heard.asked, heard.asked.price
    reasons = refusals(asked, turn.state.house, turn.state.minimum)
    heard_as = Words(
        spin=spin.spin,
        name=price.announce.name,
        owner=heard.owner,
        value=None if price.value is None else money_text(price.value),
        colour=heard.colour,
        colour_pieces=price.colour_pieces if heard.colour else None,
        money=None if heard.money is None else money_text(heard.money),
        held=asked.held,
        accepted_by=asked.accepted_by,
        straights=list(price.announce.straights),
    )
    if reasons:
        reason = "; ".join(reason.sentence for reason in reasons)
        turn.happen(spun.AnnounceRefused(**heard_as, reason=reason))
        return
    bets = laid_down(price, lambda bet: _entries(turn.state, heard, bet.pieces), held=asked.held)
    turn.happen(accepted(heard_as, price, bets, turn.state.house.speech))


def accepted(words: Words, price: Price, bets: Layout, speech: Speech) -> spun.AnnounceAccepted:
    """Say that an announce is taken.

    Args:
        words: what is repeated of it.
        price: what is played.
        bets: what it lays down.
        speech: the language of the house, in which it is repeated.
    """
    return spun.AnnounceAccepted(
        **words,
        bets=[cast("Form", stack_form(stack)) for stack in bets],
        change=money_text(price.change),
        total=None if price.total is None else money_text(price.total),
        repeat=repeated(price, speech, held=words["held"]),
        flags=[f"over the maximum on {position.name} (rules 5)" for position in price.over_maximum],
    )


def moment_of(spin: SpinState) -> Moment:
    """Say when an announce is given."""
    return _MOMENTS.get(spin.phase, Moment.AT_REST) if spin.number is None else Moment.FALLEN


def _heard(state: SpinTable, spin: SpinState, said: TakeAnnounce) -> _Heard:
    wanted, owner, held, given = read_announce(said), said.owner, bool(said.held), said.money
    colour = None if said.colour_pieces is None else _colour_of(state, owner)
    if colour is not None and said.colour_pieces is not None:
        price = _price_in_colour(state, wanted, said, said.colour_pieces, colour, held=held)
    else:
        price = _price_in_value(state, wanted, said, held=held)
    needed = price.pieces if price.total is None else price.total
    asked = Asked(
        price,
        moment_of(spin),
        held,
        needed if given is None else given,
        None
        if said.complimentary is UNSET
        else at("complimentary", lambda value: _read_complimentary(value, state.house), said.complimentary),
        said.clear is not False,
        said.accepted_by,
    )
    return _Heard(owner, colour, asked, given)


def read_announce(said: TakeAnnounce) -> Announce:
    """Read which announce is meant, with the straights that are added.

    Raises:
        BadInputError: there is no such announce, or no such number.
    """
    try:
        wanted = announce_named(said.name)
    except UnknownAnnounceError as fault:
        raise BadInputError(str(fault), "name", rule="rules 6") from fault
    numbers = said.straights or ()
    try:
        return with_straights(wanted, numbers) if numbers else wanted
    except UnknownStraightError as fault:
        raise BadInputError(str(fault), "straights") from fault


def _colour_of(state: SpinTable, owner: str) -> str:
    """Find the colour of a player; a player has one."""
    found = (name for name, colour in state.colours.items() if (colour.owner or name) == owner)
    name = next(found, None)
    if name is None:
        raise BadInputError(f"{owner} has no colour at this table", "owner", rule="rules 2")
    return name


def _price_in_colour(
    state: SpinTable, wanted: Announce, said: TakeAnnounce, pieces: int, colour: str, *, held: bool
) -> Price:
    for key, amount in (("value", said.value), ("money", said.money)):
        if amount is not None:
            raise BadInputError("colour is counted in pieces, and has no amount", key)
    return price_in_colour(wanted, pieces, state.house, worth=state.colours[colour].value, held=held)


def _price_in_value(state: SpinTable, wanted: Announce, said: TakeAnnounce, *, held: bool) -> Price:
    """Price it at the value that was said, or as high as the money reaches."""
    given = said.money
    if said.value is not None:
        value, key = said.value, "value"
    elif given is None:
        raise BadInputError("is missing: say value, colour_pieces or money", "value")
    else:
        value, key = _reached(wanted, given, state), "money"
    try:
        price = price_in_value(wanted, value, state.house, held=held)
    except OffUnitError as fault:
        raise BadInputError(str(fault), key, rule="rules 2") from fault
    over = 0 if given is None or price.total is None else max(0, given - price.total)
    if over % state.house.unit:
        raise BadInputError(
            "its change cannot be paid: no multiple of the house's unit", "money", rule="rules 2"
        )
    return price._replace(change=Cents(over))


def _reached(wanted: Announce, given: Cents, state: SpinTable) -> Cents:
    """Money that does not even cover the minimum is refused at the minimum."""
    try:
        return highest_value(wanted, given, state.minimum, state.house.chips[0])
    except TooLittleMoneyError:
        return state.minimum


def _read_complimentary(value: Json, house: House) -> Complimentary:
    form = members(value, _COMPLIMENTARY, sorted(_COMPLIMENTARY))
    pieces = at("pieces", lambda count: whole(count, 1, MOST_PIECES), form["pieces"])
    chip = at("value", money, form["value"])
    if chip not in house.chips:
        raise BadInputError(f"{house.name} has no such chip", "value", rule="rules 2")
    return Complimentary(chip, pieces)


def laid_down(price: Price, entries: Callable[[Placing], Iterable[Entry]], *, held: bool) -> Layout:
    """Lay an announce down; what held voisins have on the trio and the corner may exceed the maximum [5.2].

    Args:
        price: what is played.
        entries: the chips for the pieces on one position.
        held: whether it lies on the race track.
    """
    bets: Layout = ()
    for bet in price.bets:
        over = may_exceed_maximum(price.announce, bet.position, held=held)
        for entry in entries(bet):
            bets = laid(bets, bet.position, entry._replace(over_maximum=over))
    return bets


def chips_of(pieces: int, value: Cents, owner: str, house: House) -> list[Entry]:
    """Lay pieces of an owner in the chip that was announced, several on a position too (rules 6).

    Where the house has no such chip each piece is made up in the fewest chips, the lowest below.

    Args:
        pieces: on one position.
        value: cents that a piece is worth.
        owner: whose they are.
        house: whose chips there are.
    """
    made_up = reversed(fewest_chips(value, house.chips))
    return [Entry(count * pieces, chip, None, owner) for chip, count in made_up]


def _entries(state: SpinTable, heard: _Heard, pieces: int) -> list[Entry]:
    price, given = heard.asked.price, heard.asked.complimentary
    if given is not None and heard.colour is None:
        chips = pieces * (price.value or 0) // given.chip
        return [Entry(chips, given.chip, None, heard.owner, Piece.COMPLIMENTARY)]
    return pieces_of(state, price, heard.colour, heard.owner, pieces)


def pieces_of(state: SpinTable, price: Price, colour: str | None, owner: str, pieces: int) -> list[Entry]:
    """Lay an announce's pieces on one position: in the player's colour, else in chips of its value.

    Args:
        state: the table.
        price: what is played.
        colour: by its name; None in value.
        owner: whose chips of value they are.
        pieces: on the position.
    """
    if colour is None:
        return chips_of(pieces, price.value or Cents(0), owner, state.house)
    his = state.colours[colour]
    return [Entry(pieces, his.value, colour, his.owner or colour)]

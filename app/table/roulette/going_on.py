"""With what a winning announce goes on: what it really won, and the room left for it (rules 5, 6) [5.2]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.rules.chips import Piece
from app.rules.money import Cents, money_text
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import Price, price_in_colour, price_in_value
from app.rules.roulette.announce_stakes import Share
from app.rules.roulette.announce_wins import Again, CannotGoOnError, GoingOn, Win, go_on
from app.rules.roulette.announces import Announce, Placing, with_straights
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import Layout, entries_on, joined
from app.table.roulette.announcing import chips_of, laid_down
from app.table.roulette.settling import settlement_of, shares_won, still_standing
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_table import SpinTable


class Laid(NamedTuple):
    """What an announce that goes on lays down.

    Attributes:
        stays: the complimentary chips among it: they won, and stay where they lie.
    """

    bets: Layout
    stays: tuple[Entry, ...]


def announce_won(state: SpinTable, of: object) -> Announced | None:
    """Find an announce of the spin being paid by the event that took it."""
    announces = () if state.paying is None else state.paying.announces
    return next((said for said in announces if said.seq == of), None)


def shares_of_announce(state: SpinTable, said: Announced) -> tuple[Share, ...]:
    """Say what an announce has of the chips that won."""
    return () if state.paying is None else shares_won(state, state.paying).get(said.seq, ())


def going_on_of(state: SpinTable, said: Announced, again: Again, *, held: bool) -> GoingOn:
    """Say how an announce of the spin being paid goes on, with what it really won (rules 5, 6) [5.2].

    Args:
        state: the table.
        said: the announce.
        again: in which way.
        held: whether it will lie on the race track.

    Raises:
        CannotGoOnError: it did not win, its winnings do not cover it, or a position has no room.
    """
    paying, announce, piece = state.paying, announce_of(said), _piece(said)
    if paying is None or paying.number is None:
        raise CannotGoOnError("no number is being paid: an announce goes on while its own is")
    if not announce.winning(paying.number):
        raise CannotGoOnError(f"{announce.spoken}: {paying.number} is not one of its numbers")
    shares = shares_of_announce(state, said)
    if not shares:
        raise CannotGoOnError(f"{announce.spoken}: none of its pieces lay on the {paying.number}")
    win = Win(
        announce,
        _share_value(said),
        paying.number,
        held,  # what it won is known: only the room that it finds depends on where it will lie
        Cents(sum(share.amount for share in shares)),
        Cents(sum(share.winnings for share in shares)),
    )
    beside = _beside(state, paying, said, announce)
    return go_on(win, again, state.house, minimum=state.minimum, beside=beside, piece=piece)


def announce_of(said: Announced) -> Announce:
    """Give the announce that was taken, its straights included."""
    named = announce_named(said.name)
    return with_straights(named, said.straights) if said.straights else named


def _piece(said: Announced) -> Cents | None:
    """What a piece of the colour is worth, in cents; None in value."""
    return None if said.colour is None else said.bets[0].entries[0].value


def _share_value(said: Announced) -> Cents:
    piece = _piece(said)
    worth = said.value if piece is None else (said.colour_pieces or 0) * piece
    return Cents(worth or 0)


def _beside(
    state: SpinTable, paying: SpinState, said: Announced, announce: Announce
) -> Mapping[Position, Cents]:
    """Add up what its player has on the announce's positions besides, as far as the maxima count it."""
    settlement = paying.settlement or settlement_of(state, paying)
    lying = still_standing(state, paying, settlement, also=said.seq)
    if state.betting is not None:
        lying = joined(lying, state.betting.bets)
    return {
        bet.position: Cents(
            sum(
                entry.amount
                for entry in entries_on(lying, bet.position)
                if entry.owner == said.owner and not entry.over_maximum
            )
        )
        for bet in announce.bets
    }


def price_again(state: SpinTable, said: Announced, going_on: GoingOn, *, held: bool) -> Price:
    """Price an announce at the value at which it goes on, in colour in pieces."""
    piece = _piece(said)
    if piece is None:
        return price_in_value(going_on.announce, going_on.value, state.house, held=held)
    pieces = going_on.value // piece
    return price_in_colour(going_on.announce, pieces, state.house, worth=piece, held=held)


def laid_again(state: SpinTable, said: Announced, price: Price, again: Again, *, held: bool) -> Laid:
    """Lay an announce down again; complimentary chips that won stay, and what is kept is ordinary chips.

    Args:
        state: the table.
        said: the announce that won.
        price: what it goes on as.
        again: in which way.
        held: whether it lies on the race track.

    Raises:
        CannotGoOnError: a complimentary chip would have to be divided.
    """
    stays = {} if again is Again.RIFARE else _complimentary(shares_of_announce(state, said), price)

    def entries(bet: Placing) -> list[Entry]:
        if said.colour is not None:
            return [said.bets[0].entries[0]._replace(pieces=bet.pieces)]
        stay = stays.get(bet.position)
        value = price.value or Cents(0)
        pieces, rest = divmod(bet.pieces * value - (stay.amount if stay else 0), value)
        entries = chips_of(pieces, value, said.owner, state.house) if pieces else []
        if rest:  # beside a complimentary chip that is worth less than a piece
            entries += chips_of(1, Cents(rest), said.owner, state.house)
        return [*([stay] if stay else []), *entries]

    return Laid(laid_down(price, entries, held=held), tuple(stays.values()))


def _complimentary(shares: tuple[Share, ...], price: Price) -> dict[Position, Entry]:
    """Find the complimentary chips of the winning stake that play on; they are never changed [5]."""
    stays: dict[Position, Entry] = {}
    most = {bet.position: bet.pieces * (price.value or 0) for bet in price.bets}
    for share in shares:
        entry, position = share.counted.entry, share.counted.position
        if entry.kind is not Piece.COMPLIMENTARY:
            continue
        pieces, cut = divmod(min(share.amount, most[position]), entry.value)
        if cut:
            chip = f"a complimentary chip of {money_text(entry.value)} cannot be divided"
            raise CannotGoOnError(f"{chip}: it goes on a rifare only")
        stays[position] = entry._replace(pieces=pieces)
    return stays

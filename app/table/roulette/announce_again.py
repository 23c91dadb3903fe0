"""A winning announce goes on at the table: a rifare, a completare, per il tutto (rules 6) [5.2].

While its number is paid it is taken for the next spin: what is kept out of the payment, and what plays on of
the winning stake, lie there for it. What cannot go on is refused, and recorded with the reason.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.money import Cents, money_text
from app.rules.roulette.announce_acceptance import Asked, Complimentary, refusals
from app.rules.roulette.announce_prices import Price
from app.rules.roulette.announce_wins import Again, CannotGoOnError, GoingOn
from app.table.bad_input import BadInputError
from app.table.command import is_said
from app.table.fields import at, one_of
from app.table.roulette import events as spun
from app.table.roulette.announcing import Words, accepted, moment_of, read_announce
from app.table.roulette.going_on import (
    Laid,
    announce_won,
    going_on_of,
    laid_again,
    price_again,
    shares_of_announce,
)
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import settle_paid, spin_taking_bets
from app.table.station_opening import Opening

_AGAIN: Final = {again.value: again for again in Again}


class _Said(NamedTuple):
    """What the dealer says of an announce that goes on.

    Attributes:
        again: in which way.
        of: the event that took it when it won.
        held: whether it lies on the race track; None is as before.
        value: cents that a share is worth; None where nothing was said, as usual.
        colour_pieces: the same in pieces.
        straights: the numbers added to it; None where nothing was said.
    """

    name: str
    owner: str
    again: Again
    of: int
    held: bool | None
    accepted_by: str | None
    clear: bool
    value: Cents | None
    colour_pieces: int | None
    straights: tuple[int, ...] | None


def announce_again(turn: SpinTurn, command: TakeAnnounce, _opening: Opening) -> None:
    """Let a winning announce go on for the next spin, or refuse it with the reason."""
    spin, said = spin_taking_bets(turn), _read(command)
    words = _words(turn.state, spin, said)
    try:
        won = _meant(turn.state, said)
        going_on = going_on_of(turn.state, won, said.again, held=words["held"])
        price = price_again(turn.state, won, going_on, held=words["held"])
        _check_said(said, won, price)
        laid = laid_again(turn.state, won, price, said.again, held=words["held"])
    except CannotGoOnError as fault:
        turn.happen(spun.AnnounceRefused(**words, reason=f"{fault} (rules 6) [5.2]"))
        return
    words["value"] = None if price.value is None else money_text(price.value)
    words["colour_pieces"] = price.colour_pieces if won.colour else None
    reasons = refusals(
        _asked(spin, said, price, laid, held=words["held"]), turn.state.house, turn.state.minimum
    )
    if reasons:
        reason = "; ".join(reason.sentence for reason in reasons)
        turn.happen(spun.AnnounceRefused(**words, reason=reason))
        return
    settle_paid(turn)
    turn.happen(_with_amounts(accepted(words, price, laid.bets, turn.state.house.speech), going_on))


def _with_amounts(event: spun.AnnounceAccepted, going_on: GoingOn) -> spun.AnnounceAccepted:
    return replace(
        event,
        kept=money_text(going_on.kept),
        plays_on=money_text(going_on.plays_on),
        stake_back=money_text(going_on.stake_back),
        paid=money_text(going_on.paid),
    )


def _read(said: TakeAnnounce) -> _Said:
    if said.after is UNSET or said.of is None:
        key = "after" if said.after is UNSET else "of"
        raise BadInputError("is missing: after says how an announce goes on, of which one", key)
    for key, value in (("money", said.money), ("complimentary", said.complimentary)):
        if is_said(value):
            raise BadInputError("an announce goes on with what it won: leave it out", key)
    if said.late is not None:
        raise BadInputError("an announce goes on for the next spin, and is never late: leave it out", "late")
    named = read_announce(said)
    return _Said(
        name=named.name,
        owner=said.owner,
        again=at("after", lambda word: one_of(word, _AGAIN), said.after),
        of=said.of,
        held=said.held,
        accepted_by=said.accepted_by,
        clear=said.clear is not False,
        value=said.value,
        colour_pieces=said.colour_pieces,
        straights=None if said.straights is UNSET else named.straights,
    )


def _words(state: SpinTable, spin: SpinState, said: _Said) -> Words:
    """Repeat what was said; what was not is the announce's own, where it is known."""
    won = announce_won(state, said.of)
    if won is not None and won.name != said.name:
        won = None
    value = said.value if won is None else won.value
    return Words(
        spin=spin.spin,
        name=said.name,
        owner=said.owner,
        value=None if value is None else money_text(value),
        colour=None if won is None else won.colour,
        colour_pieces=said.colour_pieces if won is None else won.colour_pieces,
        money=None,
        held=(won is not None and won.held) if said.held is None else said.held,
        accepted_by=said.accepted_by,
        straights=list((said.straights or ()) if won is None else won.straights),
        after=said.again.value,
        of=said.of,
    )


def _meant(state: SpinTable, said: _Said) -> Announced:
    """Find the announce that is meant: of the number that is paid, of this owner, not in play again yet.

    Raises:
        CannotGoOnError: there is none, or it cannot go on now.
    """
    paying = state.paying
    if paying is None:
        raise CannotGoOnError("no number is being paid: an announce goes on while its own is")
    won = _taken_before(state, paying, said)
    if said.of in {gone.of for gone in paying.gone_on}:
        raise CannotGoOnError(f"announce {said.of} goes on already")
    disputed = paying.payable.disputed & _orders(state, paying, won)
    if disputed:
        raise CannotGoOnError(f"payment {min(disputed)} is disputed: it waits for the ruling")
    return won


def _taken_before(state: SpinTable, paying: SpinState, said: _Said) -> Announced:
    """Find the announce of the spin being paid that was this owner's, and so called."""
    won = announce_won(state, said.of)
    if won is None:
        raise CannotGoOnError(f"event {said.of} is no announce that was taken for spin {paying.spin}")
    if won.owner != said.owner:
        raise CannotGoOnError(f"announce {said.of} is {won.owner}'s")
    if won.name != said.name or said.straights not in {None, won.straights}:
        raise CannotGoOnError(f"announce {said.of} is another one: {won.repeat}")
    return won


def _orders(state: SpinTable, paying: SpinState, won: Announced) -> set[int]:
    """Find the payments for what an announce won, by their places in the order."""
    payments = () if paying.settlement is None else paying.settlement.payments
    positions = {share.counted.position for share in shares_of_announce(state, won)}
    return {
        order
        for order, payment in enumerate(payments, 1)
        if payment.owner == won.owner
        and not payment.employees
        and any(item.position in positions for item in payment.winning)
    }


def _check_said(said: _Said, won: Announced, price: Price) -> None:
    """A value that is said all the same is the one it had, or the one at which it goes on."""
    if said.value is not None and said.value not in {won.value, price.value}:
        raise CannotGoOnError(f"announce {said.of} has its own value: {won.repeat}")
    if said.colour_pieces is not None:
        pieces = {won.colour_pieces, price.colour_pieces} if won.colour else {None}
        if said.colour_pieces not in pieces:
            raise CannotGoOnError(f"announce {said.of} has its own pieces: leave them out")


def _asked(spin: SpinState, said: _Said, price: Price, laid: Laid, *, held: bool) -> Asked:
    """What is kept and what plays on is put down for it; the player says nothing of complimentary chips."""
    stays = laid.stays
    chips = (
        Complimentary(stays[0].value, sum(entry.pieces for entry in stays), where_said=True)
        if stays
        else None
    )
    needed = price.pieces if price.total is None else price.total
    return Asked(price, moment_of(spin), held, needed, chips, said.clear, said.accepted_by)

"""How a winning announce goes on: a rifare, a completare, per il tutto (rules 6) [5.2].

Whichever way is chosen, what is kept and what is handed over make up the winnings and the winning stake.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.announces import Announce, Family, may_exceed_maximum
from app.rules.roulette.layout import Kind, Position
from app.rules.roulette.odds import ODDS

_TRIO_GIVES_BACK = 3


class Again(StrEnum):
    """The ways in which a winning announce goes on."""

    RIFARE = "rifare"
    """as many pieces as it has are kept; the winning stake goes back"""
    COMPLETARE = "completare"
    """as many pieces less the winning stake, which plays on"""
    TUTTO = "tutto"
    """winnings and stake: the serie triples, the vicini double"""


class CannotGoOnError(ValueError):
    """The announce cannot go on in this way; the sentence says why."""


class Win(NamedTuple):
    """An announce on which a number won.

    Attributes:
        announce: what was played.
        value: cents that a share is worth.
        number: what fell.
        held: whether it lay on the race track.
        stake: cents of it that won and count.
        winnings: cents that are paid for them.
    """

    announce: Announce
    value: Cents
    number: int
    held: bool
    stake: Cents
    winnings: Cents


class GoingOn(NamedTuple):
    """A winning announce that is in play again.

    Attributes:
        again: in which way.
        announce: what is in play.
        value: cents that a share is now worth.
        kept: cents that are kept out of the payment.
        plays_on: cents of the winning stake that stay in play.
        stake_back: cents of the winning stake that go back.
        paid: cents of the winnings that are paid out.
    """

    again: Again
    announce: Announce
    value: Cents
    kept: Cents
    plays_on: Cents
    stake_back: Cents
    paid: Cents

    @property
    def in_play(self) -> Cents:
        """Cents that the announce has in play for the next spin."""
        return Cents(self.announce.pieces * self.value)

    @property
    def handed_over(self) -> Cents:
        """Cents that the player is given in all."""
        return Cents(self.paid + self.stake_back)


def win_of(announce: Announce, value: Cents, number: int, house: House, *, held: bool) -> Win:
    """Say what an announce wins on a number when nothing else of its player lies there (rules 6) [4.1, 5.2].

    Args:
        announce: what was played.
        value: cents that a share is worth.
        number: what fell.
        house: over its maxima nothing counts, but for the trio and the corner of held voisins.
        held: whether it lay on the race track.

    Raises:
        CannotGoOnError: the announce does not play this number.
    """
    winning = _winning(announce, number)
    counts = [
        (position, pieces * value if free else min(pieces * value, house.maximum(position)))
        for position, pieces in winning
        for free in [may_exceed_maximum(announce, position, held=held)]
    ]
    stake = sum(amount for _, amount in counts)
    winnings = sum(ODDS[position.kind].of(amount) for position, amount in counts)
    return Win(announce, value, number, held, Cents(stake), Cents(winnings))


def _winning(announce: Announce, number: int) -> list[tuple[Position, int]]:
    found = [(bet.position, bet.pieces) for bet in announce.winning(number)]
    if not found:
        raise CannotGoOnError(f"{announce.spoken}: {number} is not one of its numbers")
    return found


def pieces_kept(announce: Announce, number: int) -> tuple[int, int]:
    """Count the pieces kept a rifare and a completare: serie 6 and 5, vicini on the trio 9 and 7 (rules 6).

    Raises:
        CannotGoOnError: the announce does not play this number.
    """
    return announce.pieces, announce.pieces - sum(pieces for _, pieces in _winning(announce, number))


def highest_playable(
    announce: Announce,
    house: House,
    *,
    held: bool,
    minimum: Cents | None = None,
    beside: Mapping[Position, Cents] | None = None,
) -> Cents:
    """Say the highest value that all positions of an announce can carry (rules 5, 6) [2].

    Args:
        announce: what is played.
        house: whose maxima hold.
        held: whether it lies on the race track: the trio and the corner of voisins then carry anything.
        minimum: the table's, cents, of which the value is a multiple; the house's where None.
        beside: cents that its player has on these positions besides.

    Returns:
        Cents to the share; 0 where some position has no room.
    """
    step = house.minimum if minimum is None else minimum
    lying = {} if beside is None else beside
    room = min(
        max(house.maximum(bet.position) - lying.get(bet.position, 0), 0) // bet.pieces
        for bet in announce.bets
        if not may_exceed_maximum(announce, bet.position, held=held)
    )
    return Cents(room - room % step)


def go_on(
    win: Win,
    again: Again,
    house: House,
    *,
    minimum: Cents | None = None,
    beside: Mapping[Position, Cents] | None = None,
    piece: Cents | None = None,
) -> GoingOn:
    """Put a winning announce in play again; over a maximum it goes on as high as it can (rules 6) [5.2].

    Args:
        win: what it won.
        again: in which way it goes on.
        house: whose maxima hold.
        minimum: the table's, cents; the house's where None.
        beside: cents that its player has on these positions besides.
        piece: cents of a piece of the colour that is played; None in value. It goes on in whole pieces.

    Returns:
        What is kept, what plays on and what is handed over; together the winnings and the winning stake.

    Raises:
        CannotGoOnError: per il tutto of another announce than vicini and serie; winnings that do not cover
            it; a position without room.
    """
    announce = win.announce
    wanted = _all_of_it(win, piece or house.unit) if again is Again.TUTTO else win.value
    step = minimum if piece is None else piece
    most = highest_playable(announce, house, held=win.held, minimum=step, beside=beside)
    value = Cents(min(wanted, most))
    if value == 0:
        raise CannotGoOnError(f"{announce.spoken}: a position has no room left for it")
    winning = sum(pieces for _, pieces in _winning(announce, win.number))
    plays_on = 0 if again is Again.RIFARE else min(win.stake, winning * value)
    kept = announce.pieces * value - plays_on
    if kept > win.winnings:
        raise CannotGoOnError(f"{announce.spoken}: the winnings do not cover {again.value}")
    return GoingOn(
        again,
        announce,
        value,
        Cents(kept),
        Cents(plays_on),
        Cents(win.stake - plays_on),
        Cents(win.winnings - kept),
    )


def _all_of_it(win: Win, piece: Cents) -> Cents:
    """Share out winnings and stake; the trio of the vicini gives three times its stake back [5.2]."""
    announce = win.announce
    if announce.family not in {Family.VICINI, Family.SERIE} or announce.straights:
        raise CannotGoOnError(
            f"{announce.spoken}: only vicini and serie, without straights, go on per il tutto"
        )
    trio = any(position.kind is Kind.TRIO for position, _ in _winning(announce, win.number))
    pot = win.winnings + win.stake - (_TRIO_GIVES_BACK * win.stake if trio else 0)
    share = pot // announce.pieces
    return Cents(share - share % piece)

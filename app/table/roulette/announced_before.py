"""The announces of the last spin, offered again as they were taken: "gli stessi" (rules 6) [5].

Nothing is laid by it: who accepts one gives it by the command of any announce. What went on, or was given
again already, is in play and is not offered a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import UNSET

from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.announce_acceptance import Asked, Fault, refusals
from app.rules.roulette.announce_prices import Price, price_in_colour, price_in_value
from app.rules.roulette.announces import may_exceed_maximum
from app.rules.roulette.bets import Stack
from app.rules.roulette.lying import Layout, entries_on, joined
from app.table.roulette.announce_fold import announced_for
from app.table.roulette.announcing import laid_down, moment_of, pieces_of
from app.table.roulette.going_on import announce_of
from app.table.roulette.last_spin import bets_are_over
from app.table.roulette.settling import shares_won
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import Announced, AnnouncedBefore, SpinState
from app.table.roulette.spin_table import SpinTable


class Barred(StrEnum):
    """Why an announce is not given again as it was, besides what speaks against any announce."""

    WON = "won"
    """it won and can go on: that is said first, or it would lie there twice"""
    COLOUR = "colour"
    """its colour is another player's by now, or nobody's"""
    COMPLIMENTARY = "complimentary"
    """it had complimentary chips: which are put down now the player says"""
    MAXIMUM = "maximum"
    """with what its player has there it is over a maximum"""


class SameAgain(NamedTuple):
    """An announce of the last spin.

    Attributes:
        said: as it was taken.
        price: what it costs now.
        in_play: with what it lies there already for the spin that is bet on; None where it does not.
        why_not: what speaks against taking it now; empty where nothing does.
    """

    said: Announced
    price: Price
    in_play: Announced | None
    why_not: tuple[Fault | Barred, ...]

    @property
    def offered(self) -> bool:
        """Whether it can be taken now."""
        return self.in_play is None and not self.why_not


def same_again(state: SpinTable) -> tuple[SameAgain, ...]:
    """List the announces of the last spin player by player, for the spin that is bet on.

    Each is looked at as if those before it that can be taken were: together they keep within the maxima.
    """
    betting = state.betting
    if betting is None or bets_are_over(state):
        return ()
    before = _player_by_player(_before(state))
    in_play = _in_play(before, betting.announces)
    lying, found = betting.bets, []
    for announced in before:
        same = _same(state, betting, announced.said, in_play.get(announced.said.seq), lying)
        if same.offered:
            lying = joined(lying, _laid(state, same))
        found.append(same)
    return tuple(found)


def again_command(same: SameAgain) -> TakeAnnounce:
    """Write the command that gives an announce once more as it was taken."""
    said = same.said
    return TakeAnnounce(
        name=said.name,
        owner=said.owner,
        colour_pieces=said.colour_pieces if said.value is None else None,
        value=said.value,
        straights=said.straights or UNSET,
        held=said.held or None,
    )


def _before(state: SpinTable) -> tuple[AnnouncedBefore, ...]:
    """The last spin is the one being paid, until it is closed."""
    return state.announced_before if state.paying is None else announced_for(state.paying)


def _player_by_player(before: Iterable[AnnouncedBefore]) -> tuple[AnnouncedBefore, ...]:
    """Put each player's announces together, the players in the order in which they announced."""
    players: dict[str, list[AnnouncedBefore]] = {}
    for announced in before:
        players.setdefault(announced.said.owner, []).append(announced)
    return tuple(announced for theirs in players.values() for announced in theirs)


def _in_play(before: Sequence[AnnouncedBefore], taken: Sequence[Announced]) -> dict[int, Announced]:
    """Find with what each announce of before lies there again, by the event that took it then.

    That with which it went on is its own. Of the others those that are the same in all come first, then what
    the player changed in value, pieces or place; each lies there for one announce only.
    """
    found: dict[int, Announced] = {}
    likes: tuple[Callable[[AnnouncedBefore, Announced], bool], ...] = (_is_its_own, _is_alike, _is_called_so)
    for like in likes:
        for announced in before:
            left = (now for now in taken if now not in found.values() and like(announced, now))
            if announced.said.seq not in found and (now := next(left, None)) is not None:
                found[announced.said.seq] = now
    return found


def _is_its_own(before: AnnouncedBefore, now: Announced) -> bool:
    return before.again == now.seq


def _is_alike(before: AnnouncedBefore, now: Announced) -> bool:
    said = before.said
    shares = (said.value, said.colour, said.colour_pieces) == (now.value, now.colour, now.colour_pieces)
    return _is_called_so(before, now) and shares


def _is_called_so(before: AnnouncedBefore, now: Announced) -> bool:
    said = before.said
    return (said.owner, said.name, said.straights) == (now.owner, now.name, now.straights)


def _same(
    state: SpinTable, betting: SpinState, said: Announced, in_play: Announced | None, lying: Layout
) -> SameAgain:
    price = _price(state, said)
    if in_play is not None:
        return SameAgain(said, price, in_play, ())
    needed = price.pieces if price.total is None else price.total
    asked = Asked(price, moment_of(betting), said.held, needed)
    barred = tuple(_barred(state, said, price, lying))
    faults = tuple(refusal.fault for refusal in refusals(asked, state.house, state.minimum))
    return SameAgain(said, price, None, (*barred, *faults))


def _price(state: SpinTable, said: Announced) -> Price:
    """Price it as it was taken; a piece of its colour is worth what it is now."""
    announce = announce_of(said)
    if said.value is not None:
        return price_in_value(announce, said.value, state.house, held=said.held)
    worth = _piece(state, said)
    return price_in_colour(announce, said.colour_pieces or 1, state.house, worth=worth, held=said.held)


def _piece(state: SpinTable, said: Announced) -> Cents:
    """What a piece of its colour is worth, in cents; 0 in value."""
    if said.colour is None:
        return Cents(0)
    colour = state.colours.get(said.colour)
    return said.bets[0].entries[0].value if colour is None else colour.value


def _barred(state: SpinTable, said: Announced, price: Price, lying: Layout) -> Iterator[Barred]:
    paying = state.paying
    if paying is not None and paying.number is not None and shares_won(state, paying).get(said.seq):
        yield Barred.WON
    if said.colour is not None:
        colour = state.colours.get(said.colour)
        if colour is None or (colour.owner or said.colour) != said.owner:
            yield Barred.COLOUR
    if any(entry.kind is Piece.COMPLIMENTARY for stack in said.bets for entry in stack.entries):
        yield Barred.COMPLIMENTARY
    if _is_over(state, said, price, lying):
        yield Barred.MAXIMUM


def _is_over(state: SpinTable, said: Announced, price: Price, lying: Layout) -> bool:
    """Whether a position has more than one player may, with what lies there of its player's (rules 5)."""
    share = _piece(state, said) if price.value is None else price.value
    for bet in price.bets:
        if may_exceed_maximum(price.announce, bet.position, held=said.held):
            continue
        there = (entry for entry in entries_on(lying, bet.position) if entry.owner == said.owner)
        amount = sum(entry.amount for entry in there if not entry.over_maximum)
        if amount + bet.pieces * share > state.house.maximum(bet.position):
            return True
    return False


def _laid(state: SpinTable, same: SameAgain) -> tuple[Stack, ...]:
    """What it would lay down."""
    said, price = same.said, same.price
    return laid_down(
        price, lambda bet: pieces_of(state, price, said.colour, said.owner, bet.pieces), held=said.held
    )

"""What the players' display shows, as plain data: the table's public face, and nothing of anybody's bets.

The board is made of the phase, the number and the limits alone; where bets, owners or payments lie in the
state nobody here looks.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from app.desks.players.roulette.edges import keeps
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.french_call import call_words
from app.rules.roulette.layout import Kind
from app.rules.roulette.spin_rules import has_tumbler, spin_rules
from app.table.roulette.procedure import BANK_OPEN, LAST_SPIN, SENTENCES, THROWN_AGAIN, VOID, Phase
from app.table.roulette.saying import is_last_at_minimum, new_minimum_words
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinLive, SpinTable


class Moment(StrEnum):
    """What the table is doing, as far as it concerns those who play."""

    CLOSED = "closed"
    SUSPENDED = "suspended"
    BETS_OPEN = "bets_open"
    VOID = "void"
    """the throw did not count: bets stay, and are open"""
    NO_MORE_BETS = "no_more_bets"
    NUMBER = "number"
    OVER = "over"
    """the last spin is played"""


class Limit(NamedTuple):
    """How much one player may have on one kind of bet, cents; `least` only where it is not the table's."""

    kind: Kind
    most: Cents
    least: Cents | None = None


class Board(NamedTuple):
    """Everything that the players' display draws.

    Attributes:
        table: its name.
        house: its title.
        practice: nothing here is a live table's.
        moment: what the table is doing.
        phrase: what the dealer says, in French, word by word where it is a number's call; empty at a closed
            table.
        notes: what is announced besides.
        number: the number that fell, until bets are open again.
        minimum: cents; 0 where no house is known.
        limits: the maxima by kind of bet, the narrowest first.
        last: the last numbers, the newest first.
        zero: the name of the zero rule where a ball is drawn from a tumbler: a tombola displays it.
        keeps: what the house keeps of even money and of other bets, there; hundredths of a percent.
    """

    table: str
    house: str
    practice: bool
    moment: Moment
    phrase: tuple[str, ...]
    notes: tuple[str, ...]
    number: int | None
    minimum: Cents
    limits: tuple[Limit, ...]
    last: tuple[int, ...]
    zero: str = ""
    keeps: tuple[int, ...] = ()


# A house prints one maximum for trio and street, for first four and corner, and for column and dozen.
_KINDS: Final = (
    Kind.STRAIGHT,
    Kind.SPLIT,
    Kind.STREET,
    Kind.CORNER,
    Kind.LINE,
    Kind.DOZEN,
    Kind.DOUBLE_DOZEN,
    Kind.EVEN_MONEY,
)
"""The kinds of bet that the sign names, as they stand on it; of each group one."""
_OPEN: Final = frozenset({Phase.COMING, Phase.BETS_OPEN})


def board(live: SpinLive) -> Board:
    """Say everything that the players may see.

    Args:
        live: what the table published last.
    """
    state = live.state
    house = state.house if state.opened else live.house
    moment, phrase, notes = _now(state)
    return Board(
        table=state.table,
        house=house.title,
        practice=live.practice,
        moment=moment,
        phrase=phrase,
        notes=notes,
        number=_shown_number(state) if moment is Moment.NUMBER else None,
        minimum=(state.minimum if state.opened else house.minimum) if house.maxima else Cents(0),
        limits=_limits(house),
        last=state.numbers,
        zero=spin_rules(house).zero.value if has_tumbler(house) else "",
        keeps=keeps(house) if has_tumbler(house) else (),
    )


def _limits(house: House) -> tuple[Limit, ...]:
    kinds = (kind for kind in _KINDS if spin_rules(house).doubles or kind is not Kind.DOUBLE_DOZEN)
    return tuple(Limit(kind, house.maxima[kind], house.minima.get(kind)) for kind in kinds if house.maxima)


def _shown_number(state: SpinTable) -> int | None:
    """A number stands there from its fall until the wheel takes bets again, or all of it is paid."""
    if state.paying is None or (state.betting is not None and state.betting.phase is not Phase.COMING):
        return None
    return state.paying.number


def _now(state: SpinTable) -> tuple[Moment, tuple[str, ...], tuple[str, ...]]:
    """What the table is doing, what is said of it, and what is announced besides."""
    if not state.opened:
        return Moment.CLOSED, (), ()
    if state.suspended is not None:
        return Moment.SUSPENDED, (), ()
    number = _shown_number(state)
    if number is not None:
        return Moment.NUMBER, call_words(number), ()
    spin = state.betting
    if spin is None or (state.last_played and spin.phase in _OPEN) or _is_thrown_on(spin):
        return Moment.OVER, (), ()
    moment, phrase = _of_phase(spin)
    return moment, (phrase,), _announced(state, spin)


def _is_thrown_on(spin: SpinState) -> bool:
    """Whether the ball runs for games that are played beside alone: nothing is bet on it."""
    return spin.spun_on and spin.phase is Phase.THROWN


def _of_phase(spin: SpinState) -> tuple[Moment, str]:
    if spin.phase is Phase.NO_MORE_BETS:
        return Moment.NO_MORE_BETS, SENTENCES[Phase.NO_MORE_BETS][0]
    if spin.void is None:
        return Moment.BETS_OPEN, SENTENCES[Phase.BETS_OPEN][0]
    if spin.phase in _OPEN:
        return Moment.VOID, VOID
    return Moment.BETS_OPEN, THROWN_AGAIN


def _announced(state: SpinTable, spin: SpinState) -> tuple[str, ...]:
    """What concerns this spin or the next until the number falls; the dealers' own relief is none of it."""
    due: tuple[str, ...] = ()
    if spin.first and spin.void is None and spin.phase in _OPEN:
        due += BANK_OPEN[1:]
    if state.announced is not None and is_last_at_minimum(state, spin):
        due += (new_minimum_words(state, state.announced[0]),)
    return due + (LAST_SPIN,) * spin.last

"""A table of roulette: what any table remembers, and what its spins left there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from app.rules.chips import Colour
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.rules.roulette.wheel import Turning
from app.table.live import Live
from app.table.roulette.ball_check import BallCheck
from app.table.roulette.held_chips import HeldPart
from app.table.roulette.remembered import LastWin, OwnChip, SeatChance
from app.table.roulette.spin_state import AnnouncedBefore, SpinState
from app.table.roulette.uncounted import Uncounted, Unexplained
from app.table.state import TableState


class WheelGame(Struct, frozen=True):
    """The last game of a wheel that the table knows of, by the wheel's own count.

    Attributes:
        told: its number, or a candidate for it, is recorded.
        typed: the dealer typed its number before the wheel had said it.
    """

    count: int
    told: bool
    number: int | None = None
    typed: bool = False


class Voided(Struct, frozen=True):
    """The last throw of which a person said "Rien va", as it was: "Il colpo vale" puts that back.

    What was declared since then is not in here: it is said again after it.

    Attributes:
        spin: as it was.
        beside: the spin that was bet on while it was paid; None where no number had fallen.
        after: the spin as it is bet on again.
        numbers: the last numbers, its own among them, with the spins that they are of (`numbers_of`).
        wheels: the wheels' games.
        minimum: what held, cents, with what was `announced` to hold next, the `minima` of before it and which
            colours were `personalised`.
        colours: what they were worth, and whose they were.
    """

    spin: SpinState
    beside: SpinState | None
    after: SpinState
    numbers: tuple[int, ...]
    numbers_of: tuple[int, ...]
    wheels: Mapping[str, WheelGame]
    minimum: Cents
    announced: tuple[Cents, int] | None
    minima: tuple[Cents, ...]
    personalised: frozenset[str]
    colours: Mapping[str, Colour]


class SpinTable(TableState, frozen=True, kw_only=True):
    """The whole table.

    Attributes:
        paying: the spin being paid, from its number until it is closed.
        last_played: the spin that was announced as the last is over.
        pocket: where the ball is thrown from: the pocket of the day's number, then of the last number; None
            where the day was not said.
        pocket_before: the same before the last number fell.
        betting: the spin being bet on, from the other's clearing.
        numbers: the last twenty numbers, the newest first.
        numbers_of: the spins of the newest of them, in the same order: those of this night.
        ghosts: what stood on the layout after the last settled spin.
        announced_before: the announces of the last spin that had a number and is closed, as they were taken.
        last_won: how each player's chips lay when they last won inside this night, as the dealer entered it.
        last_staked: how much each player had on a chance when it last won there this night, cents.
        wheels: the last game of each wheel, by the name of its device.
        held: what was taken off the layout, cents by its owner; under an empty name what nobody owns to.
        held_chips: the same chip by chip, as it lay, and why; in the order in which it was taken off.
        turned: how the wheel turned at the last throw that a reader saw this night.
        balls: the tumbler's balls as they were checked at the opening; None where nobody said so.
        wheel_number: which wheel stands there, by the number on it; empty where nobody said.
        wheel_set: which one the settings named at the last opening; empty where they named none.
        uncounted: the game of a reader that does not count, until it tells of another.
        voided: the throw that was declared void last, as it was, until the next one.
        unexplained: the throws of this night of which nobody has said why they are void, by the place of the
            event in the table's record.
    """

    paying: SpinState | None = None
    last_played: bool = False
    pocket: int | None = None
    pocket_before: int | None = None
    betting: SpinState | None = None
    numbers: tuple[int, ...] = ()
    numbers_of: tuple[int, ...] = ()
    ghosts: tuple[Stack, ...] = ()
    announced_before: tuple[AnnouncedBefore, ...] = ()
    last_won: Mapping[OwnChip, LastWin] = {}
    last_staked: Mapping[SeatChance, Cents] = {}
    wheels: Mapping[str, WheelGame] = {}
    held: Mapping[str, Cents] = {}
    held_chips: tuple[HeldPart, ...] = ()
    turned: Turning | None = None
    balls: BallCheck | None = None
    wheel_number: str = ""
    wheel_set: str = ""
    uncounted: Uncounted | None = None
    voided: Voided | None = None
    unexplained: Mapping[int, Unexplained] = {}

    def spin(self, number: int | None) -> SpinState | None:
        """Find one of the spins that are alive by its running number."""
        for spin in (self.paying, self.betting):
            if spin is not None and spin.spin == number:
                return spin
        return None


SpinLive: TypeAlias = Live[SpinTable]
"""What is published of such a table."""


def round_of(state: SpinTable) -> int | None:
    """The number of the spin that something said now is about: that is bet on, or else being paid."""
    spin = state.betting or state.paying
    return None if spin is None else spin.spin

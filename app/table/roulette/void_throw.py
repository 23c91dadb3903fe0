"""Why a throw is void, by what was seen of it (rules 8) [3.7]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from app.rules.roulette.wheel import Turning
from app.table.roulette.procedure import VoidReason

FEWEST_TURNS: Final = 7
"""Complete turns of the ball, below which its throw is void."""


class Throw(NamedTuple):
    """What was seen of a throw; by itself it is a good one.

    Attributes:
        wheel: which way it turned.
        ball: which way the ball ran.
        turns: complete ones of the ball.
        all_paid: whether everything of the spin before had been paid.
        stopped: the wheel did.
        in_pocket: whether the ball came to lie in one.
        foreign_body: something fell into the wheel while the ball ran.
        capo_tavolo: he declared it void for a reason of his own.
    """

    wheel: Turning = Turning.CLOCKWISE
    ball: Turning = Turning.ANTICLOCKWISE
    turns: int = FEWEST_TURNS
    all_paid: bool = True
    stopped: bool = False
    in_pocket: bool = True
    foreign_body: bool = False
    capo_tavolo: bool = False


def void_reasons(throw: Throw) -> tuple[VoidReason, ...]:
    """Name the reasons for which a throw is void, as they are printed; none if it counts."""
    return tuple(_reasons(throw))


def _reasons(throw: Throw) -> Iterator[VoidReason]:
    if throw.ball is throw.wheel:
        yield VoidReason.BALL_WITH_ROTOR
    if not throw.all_paid:
        yield VoidReason.THROWN_TOO_EARLY
    if throw.turns < FEWEST_TURNS:
        yield VoidReason.TOO_FEW_TURNS
    if throw.stopped:
        yield VoidReason.WHEEL_STOPPED
    if not throw.in_pocket:
        yield VoidReason.NO_POCKET
    if throw.foreign_body:
        yield VoidReason.FOREIGN_BODY
    if throw.capo_tavolo:
        yield VoidReason.CAPO_TAVOLO


def thrown_from(fallen: int, before: int, *, void: bool) -> int:
    """Tell from which pocket the ball is thrown next: the last number's, which a void throw does not change.

    Args:
        fallen: where it fell now.
        before: the number of the spin before.
        void: whether this throw counts for nothing.
    """
    return before if void else fallen

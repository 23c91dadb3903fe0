"""When a throw is void, and what then happens (rules 8 and 10; section 3.7; the Tombola's outline)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Direction = Literal["clockwise", "counter"]
Reason = Literal[
    "with-the-wheel", "not-all-paid", "few-turns", "wheel-stopped", "no-pocket", "foreign-body", "capo-tavolo",
    "one-direction",
]  # fmt: skip

SEVEN = 7  # complete turns that the ball must make
LEAST_TURNS = 1  # of the wheel after a void throw, before the ball is thrown again

# What stays where it is through a void throw.
STANDS = ("bets", "prisoners", "winnings left lying")
# What is said: at once, on the new throw, and some turns later.
SAID = ("Rien va", "Tout va", "Rien ne va plus")


@dataclass(frozen=True)
class Throw:
    """What was seen of a throw; by itself it is a good one."""

    wheel: Direction = "clockwise"
    ball: Direction = "counter"
    all_paid: bool = True
    turns: int | Fraction = SEVEN
    wheel_stopped: bool = False
    in_a_pocket: bool = True
    foreign_body: bool = False
    capo_tavolo: str | None = None


@dataclass(frozen=True)
class Afterwards:
    """What is done when a throw was void."""

    says: tuple[str, ...]
    stands: tuple[str, ...]
    betting_open: bool
    pocket: int
    wheel: Direction
    least_turns: int
    inspector_told: bool
    recorded: bool
    spin: int


def opposite(direction: Direction) -> Direction:
    """The other way round."""
    return "counter" if direction == "clockwise" else "clockwise"


def reasons(throw: Throw) -> list[Reason]:
    """Why a throw is void, in the order in which section 3.7 lists the cases; none if it counts."""
    cases: list[tuple[Reason, bool]] = [
        ("with-the-wheel", throw.ball == throw.wheel),
        ("not-all-paid", not throw.all_paid),
        ("few-turns", throw.turns < SEVEN),
        ("wheel-stopped", throw.wheel_stopped),
        ("no-pocket", not throw.in_a_pocket),
        ("foreign-body", throw.foreign_body),
        ("capo-tavolo", throw.capo_tavolo is not None),
    ]
    return [reason for reason, holds in cases if holds]


def is_void(throw: Throw) -> bool:
    """Whether the throw counts for nothing."""
    return bool(reasons(throw))


def draw_reasons(turned: Sequence[Direction]) -> list[Reason]:
    """Tombola: a draw whose log does not show the drum turning in both directions is void."""
    return [] if {"clockwise", "counter"} <= set(turned) else ["one-direction"]


def thrown_from(previous: int | None, day: int) -> int:
    """The pocket from which the ball is thrown: the last number's, on the first spin that of the day's date."""
    if not 1 <= day <= 31:
        raise ValueError(f"no such day: {day}")
    return day if previous is None else previous


def wheel_turns(spin: int, voids: int = 0) -> Direction:
    """The wheel's direction at the throw of a spin (the first is 1), after so many void throws this evening.

    At the opening it turns clockwise; it is reversed for the first throw, and for every throw after that.
    """
    if spin < 1 or voids < 0:
        raise ValueError("spins from 1, void throws from 0")
    return "counter" if (spin + voids) % 2 else "clockwise"


def after_void(
    why: Sequence[Reason], previous: int | None, day: int, wheel: Direction, spin: int
) -> Afterwards:
    """What follows a void throw of that spin with the wheel turning so."""
    if not why:
        raise ValueError("the throw was good")
    return Afterwards(
        says=SAID,
        stands=STANDS,
        betting_open=True,
        pocket=thrown_from(previous, day),
        wheel=opposite(wheel),
        least_turns=LEAST_TURNS,
        inspector_told="capo-tavolo" in why,
        recorded=True,
        spin=spin,
    )

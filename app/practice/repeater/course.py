"""What can be practised of Repeater Bets."""

from __future__ import annotations

from collections.abc import Callable

from app.practice.drills.repeater.amounts import AMOUNTS
from app.practice.drills.repeater.booking import BOOKING
from app.practice.drills.repeater.faults import FAULTS
from app.practice.drills.repeater.offers import OFFERS
from app.practice.drills.repeater.spin import SPIN
from app.practice.drills.repeater.sweep import SWEEP
from app.practice.drills.repeater.values import values_of_numbers
from app.practice.drills.repeater.whole_rounds import WHOLE_ROUNDS
from app.practice.exercise import Drill


def drills(called: Callable[[int], str]) -> tuple[Drill, ...]:
    """Give the drills in the order in which a trainee meets them.

    Args:
        called: how a number is called in the game beside which they are dealt.
    """
    return values_of_numbers(called), BOOKING, SPIN, AMOUNTS, OFFERS, SWEEP, FAULTS, WHOLE_ROUNDS

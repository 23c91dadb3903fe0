"""What can be practised of Repeater Bets."""

from __future__ import annotations

from typing import Final

from app.practice.drills.repeater.amounts import AMOUNTS
from app.practice.drills.repeater.booking import BOOKING
from app.practice.drills.repeater.values import VALUES_OF_NUMBERS

DRILLS: Final = (VALUES_OF_NUMBERS, BOOKING, AMOUNTS)
"""In the order in which a trainee meets them."""

"""How much faster than a table the desk of the long test goes, and how long."""

from typing import Final

SPEED: Final = 20
"""How much faster than a real table it goes."""
FOUR_HOURS: Final = 4 * 3600 // SPEED
"""Seconds for four hours of play."""

"""How much a button asks to be touched: free of what draws it."""

from enum import Enum


class Role(Enum):
    """How much a button asks to be touched."""

    QUIET = "quiet"
    PAY = "pay"
    STEP = "step"
    """the next step of the game"""
    FLAT = "flat"
    """without ground: what is rarely needed"""
    TAKE = "take"
    """takes off, voids, refuses"""

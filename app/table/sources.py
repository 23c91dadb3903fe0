"""Who took a step of the game, and whence a number is known."""

from __future__ import annotations

from typing import Final

HAND: Final = "hand"
"""Who took a step: the dealer; else it is the instrument's own name."""
TYPED: Final = "typed"
"""The reason of a candidate that the dealer typed."""

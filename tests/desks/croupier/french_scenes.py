"""Scenes at a house that speaks French: its payments, its cloth, and the longest of its sentences."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.roulette.entry.figures import Figure
from tests.desks.croupier.payment_scenes import colour_payment, doubles, notes_last, taken_off
from tests.desks.croupier.scene import Scene, crowded, fallen
from tests.desks.croupier.zero_scenes import zero_ghosts
from tests.desks.hands import Hands

FRANCE: Final = "france"


def longest(hands: Hands) -> None:
    """A complete in 5, five pieces a place, of seat 4: two lines of words."""
    fallen(hands)
    hands.value(500, 4)
    hands.touch(hands.entry.keys.counts[4])
    hands.touch(hands.entry.figures.figures[Figure.COMPLETE])


FRENCH: Final[tuple[Scene, ...]] = (
    Scene("french-bets-open", crowded, profile=FRANCE),
    Scene("french-payment", colour_payment, profile=FRANCE),
    Scene("french-longest", longest, profile=FRANCE),
    Scene("french-notes", notes_last, profile=FRANCE),
    Scene("french-taken-off", taken_off, profile=FRANCE),
    Scene("french-zero-ghosts", zero_ghosts, profile=FRANCE),
    Scene("french-doubles", doubles, profile=FRANCE),
)

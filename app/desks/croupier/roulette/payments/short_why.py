"""What won inside, told kind by kind: "6 cavalli + 2 pieni" can be read where six places could not."""

from __future__ import annotations

from app.rules.roulette.layout import Kind, Position
from app.rules.roulette.position_words import words_of_positions
from app.rules.roulette.settled import Payment
from app.rules.tongue import Speech


def short_why(speech: Speech, payment: Payment) -> str:
    """Say what won without its places, the pieces of each kind added up; empty for anything on a chance.

    Args:
        speech: the language of the house.
        payment: of one number.
    """
    found: dict[Kind, tuple[int, Position]] = {}
    for item in payment.winning:
        if item.pieces is None or not item.position.inside:
            return ""
        known, _ = found.get(item.position.kind, (0, item.position))
        found[item.position.kind] = known + item.pieces, item.position
    return " + ".join(_without_places(speech, pieces, position) for pieces, position in found.values())


def _without_places(speech: Speech, pieces: int, position: Position) -> str:
    """Inside, the numbers are the last word of what is said of a stake; only the first four have a name."""
    words = words_of_positions(speech).stake(pieces, position)
    return words if position.kind is Kind.FIRST_FOUR else words.rsplit(" ", 1)[0]

"""The announces that exercises are about: drawn from those of a kind, called, and laid (rules 6) [5.1]."""

from __future__ import annotations

import random
from typing import Final

from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Quote
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.announces import ANNOUNCES, Announce, Family
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position

_COUNTED: Final = {5: "finale-of-five", 4: "finale-of-four", 3: "finale-of-three"}
"""The finali a cavallo go by their pieces [5.1]."""


def _kind(announce: Announce) -> str:
    if announce.family is Family.FINALE_A_CAVALLO:
        return _COUNTED[announce.pieces]
    return announce.family.value


KINDS: Final = {
    kind: tuple(announce for announce in ANNOUNCES if _kind(announce) == kind)
    for kind in dict.fromkeys(map(_kind, ANNOUNCES))
}
"""The announces by kind: each sector, laterali, figures, finals, and finali a cavallo by their pieces."""


def drawn_announce(kind: str, chance: random.Random) -> Announce:
    """Draw an announce of a kind.

    Args:
        kind: one of KINDS.
        chance: the exercise's.
    """
    return chance.choice(KINDS[kind])


def called(announce: Announce) -> Quote:
    """Call an announce as its player does."""
    return Quote(announce.spoken)


def on_layout(
    pieces: dict[Position, int], house: House, value: Cents | None = None, *, number: int | None = None
) -> OnLayout:
    """Show pieces where they lie: of the house's first colour, or of a value.

    Args:
        pieces: by position.
        house: has the colours.
        value: cents that a piece is worth; None in colour.
        number: where the dolly stands.
    """
    colour = house.colours[0].name if value is None else None
    worth = house.minimum if value is None else value
    stacks = tuple(Stack(position, (Entry(count, worth, colour),)) for position, count in pieces.items())
    return OnLayout(stacks, number)

"""How many seconds a live table leaves for an answer.

Theory. At forty-five spins an hour a dealer has some forty seconds for the payments of a spin: five of them,
each found, said and pushed over. What is done in the head, such as a product, has a few of these seconds;
what is done with the hands has more; what is done between spins, such as a fill, is not hurried.
"""

from __future__ import annotations

from typing import Final

from app.practice.attempts import Skill

_USUAL: Final = 12
_SLOWER: Final = 1.25
"""Each level of a drill is given so much more than the one before."""
_FIRST: Final = {
    "products": 4,
    "chips": 15,
    "conversion": 8,
    "cutting": 10,
    "pictures": 10,
    "announces-compose": 20,
    "announces-price": 10,
    "announces-read": 12,
    "announces-win": 12,
    "bank": 20,
    "order": 15,
    "zero": 15,
    "neighbours": 8,
    "lying": 15,
    "call": 5,
    "tombola": 15,
    "clearing": 20,
    "voids": 15,
    "night": 20,
    "whole-spins": 8,
}
"""Seconds at the first level, by drill."""
_OF_A_SPIN: Final = {
    "phase": 4,
    "throw": 6,
    "clear": 12,
    "pay": 8,
    "announce": 5,
    "bet": 5,
    "void": 6,
    "share": 6,
    "prison": 6,
    "end": 4,
}
"""Seconds for a moment of a whole spin, by its kind, whatever the level: a table does not wait."""


def pace(skill: Skill) -> float:
    """Seconds in which an answer would be quick enough at a live table.

    Args:
        skill: what is answered.
    """
    _, _, kind = skill.variant.rpartition("-")
    if skill.drill == "whole-spins" and kind in _OF_A_SPIN:
        return float(_OF_A_SPIN[kind])
    return float(_FIRST.get(skill.drill, _USUAL) * _SLOWER ** (skill.level - 1))

"""How many seconds a live table leaves for an answer.

Theory. At forty-five rounds an hour a dealer has some forty seconds for the payments of a round: five of
them, each found, said and pushed over. What is done in the head, such as a product, has a few of these
seconds; what is done with the hands has more; what is done between rounds, such as a fill, is not hurried.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from app.practice.attempts import Skill

_SLOWER: Final = 1.25
"""Each level of a drill is given so much more than the one before."""
_NO_KINDS: Final[Mapping[str, int]] = {}

PaceOf = Callable[[Skill], float]
"""Seconds in which an answer would be quick enough at a live table, by what is answered."""


class Pace(NamedTuple):
    """The pace of a drill.

    Attributes:
        first: seconds at its first level.
        kinds: seconds by the kind with which a variant ends, whatever the level: a table does not wait.
    """

    first: int = 12
    kinds: Mapping[str, int] = _NO_KINDS

    def of(self, skill: Skill) -> float:
        """Seconds for one of the drill's skills."""
        _, _, kind = skill.variant.rpartition("-")
        if kind in self.kinds:
            return float(self.kinds[kind])
        return float(self.first * _SLOWER ** (skill.level - 1))

"""How a trainee stands after each answer: what comes back when, and which levels are open."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from fsrs import Card

from app.practice.attempts import Attempt, Skill
from app.practice.exercise import Drill
from app.practice.pace import PaceOf
from app.practice.spacing import reviewed

_LOOKED_AT: Final = 10
_WELL: Final = 8
"""So many right of the last ten open the next level."""


class Learned:
    """Takes the answers in their order.

    Attributes:
        pace: seconds that a live table leaves.
        cards: how each skill stands that was ever asked.
    """

    def __init__(self, pace: PaceOf, attempts: Iterable[Attempt] = ()) -> None:
        """Begin with what is kept of a trainee.

        Args:
            pace: seconds that a live table leaves.
            attempts: in their order.
        """
        self.pace = pace
        self.cards: dict[Skill, Card] = {}
        self._last: dict[tuple[str, int], deque[bool]] = {}
        for attempt in attempts:
            self.take(attempt)

    def take(self, attempt: Attempt) -> None:
        """Take one more answer."""
        skill = attempt.skill
        self.cards[skill] = reviewed(self.cards.get(skill), attempt, self.pace)
        self._last.setdefault((skill.drill, skill.level), deque(maxlen=_LOOKED_AT)).append(attempt.right)

    def open_level(self, drill: Drill) -> int:
        """Say up to which level a drill is open.

        A level opens when every variant of the one before was asked, and eight of its last ten answers are
        right.
        """
        level = 1
        while level < len(drill.levels) and self._mastered(drill, level):
            level += 1
        return level

    def _mastered(self, drill: Drill, level: int) -> bool:
        asked = all(Skill(drill.name, level, variant) in self.cards for variant in drill.levels[level - 1])
        return asked and sum(self._last[drill.name, level]) >= _WELL

"""What is shown of a trainee's progress, from his answers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from typing import Final

from app.desks.trainee.screen import Progress
from app.practice.attempts import Attempt
from app.practice.progress import by_skill, curve, standing

_MOST_SKILLS: Final = 8
_MOST_DAYS: Final = 30


def progress_of(attempts: Sequence[Attempt], drill: str, zone: tzinfo) -> Progress:
    """Say how a drill went over the last thirty days with an answer.

    Args:
        attempts: all of a trainee's, in their order.
        drill: whose; empty for all together.
        zone: whose days are counted.
    """
    chosen = [attempt for attempt in attempts if drill in {"", attempt.line.drill}]
    skills = sorted(by_skill(chosen).items(), key=lambda item: (item[1].right, item[0]))
    return Progress(
        drills=tuple(dict.fromkeys(attempt.line.drill for attempt in attempts)),
        chosen=drill,
        points=tuple(curve(chosen, zone)[-_MOST_DAYS:]),
        needed=standing(chosen).needed if drill and chosen else None,
        skills=tuple(skills[:_MOST_SKILLS]) if drill else (),
    )

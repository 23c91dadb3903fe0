"""What is shown of a trainee's progress, from his answers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, tzinfo
from typing import Final

from app.desks.trainee.screen import Progress
from app.local_time import local
from app.practice.attempts import Attempt
from app.practice.learned import Learned
from app.practice.progress import by_drill, by_skill, curve, standing, weak_spots

_MOST_SKILLS: Final = 8
_MOST_DAYS: Final = 30
_MOST_COMING: Final = 5
_WEEK: Final = 7


def progress_of(
    attempts: Sequence[Attempt], learned: Learned, drill: str, today: date, zone: tzinfo
) -> Progress:
    """Say how a drill went over the last thirty days with an answer, what is weak, and what comes when.

    Args:
        attempts: all of a trainee's, in their order.
        learned: when each skill comes back.
        drill: whose; empty for all together.
        today: by the clock of the place.
        zone: whose days are counted.
    """
    pace = learned.pace
    chosen = [attempt for attempt in attempts if drill in {"", attempt.line.drill}]
    skills = sorted(by_skill(chosen, pace).items(), key=lambda item: (item[1].right, item[0]))
    stands = sorted(by_drill(chosen, pace).items(), key=lambda item: (item[1].right, item[0]))
    coming = sorted(
        (max(0, (local(card.due, zone).date() - today).days), skill)
        for skill, card in learned.cards.items()
        if drill in {"", skill.drill}
    )
    days = [day for day, _ in coming]
    return Progress(
        drills=tuple(dict.fromkeys(attempt.line.drill for attempt in attempts)),
        chosen=drill,
        points=tuple(curve(chosen, zone, pace)[-_MOST_DAYS:]),
        needed=standing(chosen, pace).needed if drill and chosen else None,
        skills=tuple(skills[:_MOST_SKILLS]) if drill else (),
        stands=() if drill else tuple(stands[:_MOST_SKILLS]),
        weak=tuple(weak_spots(chosen, pace)),
        coming=tuple((skill, day) for day, skill in coming[:_MOST_COMING]),
        due=(days.count(0), days.count(1), sum(1 < day < _WEEK for day in days)),
    )

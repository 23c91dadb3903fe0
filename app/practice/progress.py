"""How a trainee gets on: right answers and seconds by skill over time, beside what a table needs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from datetime import date, timedelta, tzinfo
from statistics import median
from typing import Final, NamedTuple, TypeVar

from app.local_time import local
from app.practice.attempts import Attempt, Skill
from app.practice.pace import PaceOf

K = TypeVar("K", bound=Hashable)

_LAST: Final = 20
"""Answers by which a skill is judged: what was long ago is over."""
_ENOUGH: Final = 4
"""Answers below which nothing is said of a skill."""
_SURE: Final = 0.9
"""Right answers from which on a skill is no weak spot, if it is quick enough too."""
_LATE: Final = 1.5
"""Of the pace of a table, from which on a skill is called slow."""


class Standing(NamedTuple):
    """How a skill or a drill stands.

    Attributes:
        answers: how many there were.
        right: share of the last twenty that were right, 0 to 1.
        seconds: median of the right ones among them; None where the clock was off.
        needed: seconds that a live table leaves.
    """

    answers: int
    right: float
    seconds: float | None
    needed: float

    @property
    def slow(self) -> bool:
        """Whether it is right, but too late to be of use."""
        return self.seconds is not None and self.seconds > _LATE * self.needed

    @property
    def judged(self) -> bool:
        """Whether there are enough answers to call it good or weak."""
        return self.answers >= _ENOUGH

    @property
    def weak(self) -> bool:
        """Whether it should be practised; nothing is said of what was hardly ever asked."""
        return self.judged and (self.right < _SURE or self.slow)


class Point(NamedTuple):
    """One day of a curve.

    Attributes:
        day: by the clock of the place.
        answers: how many there were.
        right: share of them, 0 to 1.
        seconds: median of the right ones; None where the clock was off.
        share: median of the right ones' seconds in those that a table leaves; None where the clock was off.
    """

    day: date
    answers: int
    right: float
    seconds: float | None
    share: float | None


def standing(attempts: Sequence[Attempt], pace: PaceOf) -> Standing:
    """Say how something stands by the last answers to it; at least one.

    Args:
        attempts: in their order.
        pace: seconds that a live table leaves.
    """
    last = attempts[-_LAST:]
    needed = median(pace(attempt.skill) for attempt in last)
    return Standing(len(attempts), _share_right(last), _seconds(last), needed)


def by_skill(attempts: Iterable[Attempt], pace: PaceOf) -> dict[Skill, Standing]:
    """Say how each skill stands."""
    return {
        skill: standing(of, pace) for skill, of in _grouped(attempts, lambda attempt: attempt.skill).items()
    }


def by_drill(attempts: Iterable[Attempt], pace: PaceOf) -> dict[str, Standing]:
    """Say how each drill stands, all its levels together."""
    return {
        drill: standing(of, pace) for drill, of in _grouped(attempts, lambda each: each.line.drill).items()
    }


def weak_spots(attempts: Iterable[Attempt], pace: PaceOf, most: int = 3) -> list[tuple[Skill, Standing]]:
    """Name what should be practised, the most often wrong first and then the slowest."""
    weak = [(skill, found) for skill, found in by_skill(attempts, pace).items() if found.weak]
    return sorted(weak, key=lambda item: (item[1].right, -_lateness(item[1]), item[0]))[:most]


def usual_slips(attempts: Iterable[Attempt], most: int = 3) -> list[tuple[str, str, int]]:
    """Name the mistakes that are made most often, with their drills and how often among all answers."""
    slips = _grouped(
        (attempt for attempt in attempts if attempt.slip), lambda each: (each.line.drill, each.slip or "")
    )
    counted = [(drill, slip, len(made)) for (drill, slip), made in slips.items()]
    return sorted(counted, key=lambda item: (-item[2], item[:2]))[:most]


def curve(attempts: Iterable[Attempt], zone: tzinfo, pace: PaceOf) -> list[Point]:
    """Give a point for each day on which there were answers.

    Args:
        attempts: of one skill, one drill, or all, in their order.
        zone: whose days they are.
        pace: seconds that a live table leaves.
    """
    days = _grouped(attempts, lambda attempt: local(attempt.at, zone).date())
    return [Point(day, len(of), _share_right(of), _seconds(of), _share(of, pace)) for day, of in days.items()]


def days_practised(attempts: Iterable[Attempt], today: date, zone: tzinfo, last: int = 14) -> int:
    """Count on how many of the last days there was an answer; a day left out takes nothing away."""
    first = today - timedelta(days=last - 1)
    days = {local(attempt.at, zone).date() for attempt in attempts}
    return sum(first <= day <= today for day in days)


def _grouped(attempts: Iterable[Attempt], of: Callable[[Attempt], K]) -> dict[K, list[Attempt]]:
    found: dict[K, list[Attempt]] = {}
    for attempt in attempts:
        found.setdefault(of(attempt), []).append(attempt)
    return found


def _share_right(attempts: Sequence[Attempt]) -> float:
    return sum(attempt.right for attempt in attempts) / len(attempts)


def _seconds(attempts: Iterable[Attempt]) -> float | None:
    taken = [attempt.seconds for attempt in attempts if attempt.right and attempt.seconds is not None]
    return median(taken) if taken else None


def _share(attempts: Iterable[Attempt], pace: PaceOf) -> float | None:
    """Say how much of what a table leaves was taken: what has to do with drills of every pace."""
    taken = [each.seconds / pace(each.skill) for each in attempts if each.right and each.seconds is not None]
    return median(taken) if taken else None


def _lateness(found: Standing) -> float:
    return 0.0 if found.seconds is None else found.seconds / found.needed

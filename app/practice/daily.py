"""Ten minutes a day: what has come due, then what is new, as much as there is time for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from app.practice.attempts import Skill
from app.practice.exercise import Drill
from app.practice.learned import Learned
from app.practice.pace import PaceOf
from app.practice.spacing import Cards, due

TEN_MINUTES: Final = 600.0
READING: Final = 4.0
"""Seconds between an answer and the next question."""
_REST: Final = timedelta(hours=8)
_NEW_SHARE: Final = 0.25
"""Of the time is for what was never asked: whoever has much to repeat learns something new too."""


def skills_of(drill: Drill, level: int) -> tuple[Skill, ...]:
    """Name what is practised at a level."""
    return tuple(Skill(drill.name, level, variant) for variant in drill.levels[level - 1])


def daily_set(
    drills: Mapping[str, Drill],
    learned: Learned,
    now: datetime,
    seconds: float = TEN_MINUTES,
    given: Collection[str] = (),
) -> tuple[Skill, ...]:
    """Put together what is practised today.

    What is due comes first, the least sure before the others; a quarter of the time is kept for what is new.
    Where there is time left the skills that would be due next come early, but for those of a moment ago.

    Args:
        drills: those there are, in the order in which a trainee meets them.
        learned: how the trainee stands.
        now: in UTC.
        seconds: how long it may take at the pace of a table.
        given: drills that draw nothing: what was asked of them comes back, nothing of them is new.
    """
    cards, pace = learned.cards, learned.pace
    known = {name for name in cards if name.drill in drills or name.drill in given}
    repeated = [skill for skill in due(cards, now) if skill in known]
    fresh = list(_new(drills, learned, known))
    early = sorted(known - {*repeated}, key=lambda skill: (cards[skill].due, skill))
    room = seconds - min(seconds * _NEW_SHARE, _taken(fresh, pace))
    today = list(_fitting(repeated, room, pace))
    rest = [skill for skill in (*fresh, *repeated, *_rested(early, cards, now)) if skill not in {*today}]
    today += _fitting(rest, seconds - _taken(today, pace), pace)
    return tuple(_mixed(today or list(_fitting(early, seconds, pace))))


def _new(drills: Mapping[str, Drill], learned: Learned, known: Collection[Skill]) -> Iterator[Skill]:
    """Name what was never asked: first what is open longest, and of each drill in turn."""
    queues = [
        [skill for level in range(1, learned.open_level(drill) + 1) for skill in skills_of(drill, level)]
        for drill in drills.values()
    ]
    waiting = [[skill for skill in queue if skill not in known] for queue in queues]
    for place in range(max(map(len, waiting), default=0)):
        yield from (queue[place] for queue in waiting if place < len(queue))


def _rested(skills: Sequence[Skill], cards: Cards, now: datetime) -> Iterator[Skill]:
    """Those that were not asked a moment ago."""
    for skill in skills:
        asked = cards[skill].last_review
        if asked is None or now - asked > _REST:
            yield skill


def _taken(skills: Sequence[Skill], pace: PaceOf) -> float:
    return sum(pace(skill) + READING for skill in skills)


def _fitting(skills: Sequence[Skill], seconds: float, pace: PaceOf) -> Iterator[Skill]:
    """As many of them, in their order, as there is time for."""
    for skill in skills:
        seconds -= pace(skill) + READING
        if seconds < 0:
            return
        yield skill


def _mixed(skills: Sequence[Skill]) -> Iterator[Skill]:
    """Let no drill follow itself where another is left: the head does not run on one rail."""
    left = list(skills)
    before = ""
    while left:
        place = next((place for place, skill in enumerate(left) if skill.drill != before), 0)
        skill = left.pop(place)
        before = skill.drill
        yield skill

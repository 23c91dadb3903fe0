"""When a skill comes back: soon where it went wrong, ever later where it goes well (FSRS).

Theory. Each skill is a card; each time it comes back it is another exercise of the same kind. An answer is
rated by what a table would say of it: wrong; right, but too slow to be of use; right; right without
thinking. A skill that goes well returns after a month at the latest: nobody keeps what is never asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from datetime import datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler

from app.practice.attempts import Attempt, Skill
from app.practice.pace import PaceOf

Cards = Mapping[Skill, Card]

_LONGEST: Final = 30
"""Days after which every skill is asked again."""
_AGAIN: Final = timedelta(minutes=10)
_SCHEDULER: Final = Scheduler(
    learning_steps=(_AGAIN,), relearning_steps=(_AGAIN,), maximum_interval=_LONGEST, enable_fuzzing=False
)
_SLOW: Final = 2.0
_QUICK: Final = 0.5
"""Of the pace of a live table."""


def reviewed(card: Card | None, attempt: Attempt, pace: PaceOf) -> Card:
    """Say how a skill stands after one more answer; the card before stays as it was.

    Args:
        card: how it stood; None where it was never asked.
        attempt: the answer.
        pace: seconds that a live table leaves.
    """
    before = Card(card_id=1, due=attempt.at) if card is None else copy(card)
    return _SCHEDULER.review_card(before, rating(attempt, pace), attempt.at)[0]


def rating(attempt: Attempt, pace: PaceOf) -> Rating:
    """Rate an answer; with the clock off a right one is simply right."""
    if not attempt.right:
        return Rating.Again
    if attempt.seconds is None:
        return Rating.Good
    share = attempt.seconds / pace(attempt.skill)
    if share > _SLOW:
        return Rating.Hard
    return Rating.Easy if share < _QUICK else Rating.Good


def kept(card: Card, now: datetime) -> float:
    """How surely a skill would go well now, 0 to 1."""
    return float(_SCHEDULER.get_card_retrievability(card, now))


def due(cards: Cards, now: datetime) -> list[Skill]:
    """Name the skills whose time has come, the least sure first.

    Args:
        cards: how each skill stands.
        now: in UTC.
    """
    come = [skill for skill, card in cards.items() if card.due <= now]
    return sorted(come, key=lambda skill: (kept(cards[skill], now), skill))

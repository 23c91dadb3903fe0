"""A night of rounds that were really played, as it is practised: anonymous, each with what can be asked."""

from __future__ import annotations

from typing import NamedTuple

from app.practice.attempts import Skill
from app.practice.line import MOST_SEED, Line
from app.rules.money import Cents


class PlayedRound(NamedTuple):
    """One round.

    Attributes:
        result: what it came to, as short as it is called: the number that fell.
        given: what lay and what fell, in one line.
        payments: how many there were.
        paid: all of them together, in cents.
        skills: what can be asked of it.
    """

    result: str
    given: str
    payments: int
    paid: Cents
    skills: tuple[Skill, ...]


class Night(NamedTuple):
    """One night of one table; neither table nor day is said.

    Attributes:
        house: whose rules, by the name of its profile.
        rounds: that can be practised, in the order in which they were played.
        left_out: how many could not be.
        back: how many nights lie after it in its file: 0 for the last.
        nights: how many there are in its file.
    """

    house: str
    rounds: tuple[PlayedRound, ...]
    left_out: int = 0
    back: int = 0
    nights: int = 1


def lines_of(night: Night, skill: Skill | None, seed: int) -> tuple[Line, ...]:
    """Go through a night: a line for each of its rounds of which this can be asked.

    Args:
        night: which.
        skill: what is asked; None for all that can be, round by round.
        seed: of the first; each round has its own.
    """
    return tuple(
        Line(*found, (seed + place) % (MOST_SEED + 1), night.house, played.given)
        for place, played in enumerate(night.rounds)
        for found in played.skills
        if skill in {None, found}
    )

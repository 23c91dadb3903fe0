"""What may be said about a wheel: no more than the figures bear.

Five questions are asked of the same numbers, so that the least likely answer of the five is compared with
what the least likely of five is by chance (Holm). A figure that is striking alone and not among five is named
as that, and as nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from app.rules.roulette.wheel import Turning
from app.rules.roulette.wheel_health.figures import (
    Figure,
    Pocket,
    Question,
    directions,
    enough,
    evenness,
    pockets,
    runs,
    sector,
    steps,
)
from app.rules.roulette.wheel_health.watch import Watched, watch

STRIKING: Final = 0.05
"""What chance alone does less often is striking, and no more."""
SIGN: Final = 0.01
"""What chance alone does less often, with all questions counted, is a sign."""


_LOOK: Final = 50
"""The watch need not look after every spin to warn in time."""


class Conclusion(StrEnum):
    """What may be concluded, from the least to the most."""

    TOO_FEW = "too_few"
    """too few spins for any conclusion"""
    NOTHING = "nothing"
    """nothing that chance does not do"""
    STRIKING = "striking"
    """one figure is seldom so by chance, but among five questions that is no sign"""
    SIGN = "sign"
    """with all questions counted, seldom so by chance: have the wheel looked at, and go on counting"""
    WARNING = "warning"
    """the watch has warned: on hardly any fair wheel it ever does"""


class Answer(NamedTuple):
    """A figure, and how it stands among the others.

    Attributes:
        figure: as it was computed.
        counted: as the figure's chance, with all questions counted; None where there are too few spins.
    """

    figure: Figure
    counted: float | None


class WheelHealth(NamedTuple):
    """Everything that is known of a wheel.

    Attributes:
        spins: how many numbers there are.
        pockets: in the order of the cylinder.
        answers: to the five questions.
        watched: what the watch knows.
        conclusion: what may be said.
    """

    spins: int
    pockets: tuple[Pocket, ...]
    answers: tuple[Answer, ...]
    watched: Watched
    conclusion: Conclusion

    def answer(self, question: Question) -> Answer:
        """The answer to one question."""
        return next(answer for answer in self.answers if answer.figure.question is question)


def health(numbers: Sequence[int], turnings: Sequence[Turning | None] = ()) -> WheelHealth:
    """Look at a wheel.

    Args:
        numbers: as they fell, 0 to 36; at least one.
        turnings: which way the cylinder turned for each, where it is known; empty where it never is.

    Raises:
        ValueError: there is no number, one that no wheel has, or not one direction for each number.
    """
    _checked(numbers, turnings)
    ways = turnings or [None] * len(numbers)
    one, other = (
        [number for number, way in zip(numbers, ways, strict=True) if way is turning] for turning in Turning
    )
    figures = (
        evenness(numbers),
        sector(numbers),
        steps(numbers),
        runs(numbers),
        directions(one, other),
    )
    answers, watched = all_counted(figures), watch(numbers, every=max(_LOOK, len(numbers) // 1000))
    return WheelHealth(
        len(numbers), pockets(numbers), answers, watched, _conclusion(len(numbers), answers, watched)
    )


def all_counted(figures: Sequence[Figure]) -> tuple[Answer, ...]:
    """Say of each figure how often chance alone does as much when so many questions are asked (Holm)."""
    known = sorted(
        (figure.chance, place) for place, figure in enumerate(figures) if figure.chance is not None
    )
    counted: dict[int, float] = {}
    worst = 0.0
    for rank, (chance, place) in enumerate(known):
        worst = max(worst, min(1.0, chance * (len(known) - rank)))
        counted[place] = worst
    return tuple(Answer(figure, counted.get(place)) for place, figure in enumerate(figures))


def _conclusion(spins: int, answers: Sequence[Answer], watched: Watched) -> Conclusion:
    if watched.warned_at is not None:
        return Conclusion.WARNING
    if not enough(spins):
        return Conclusion.TOO_FEW
    if any(answer.counted is not None and answer.counted < SIGN for answer in answers):
        return Conclusion.SIGN
    alone = (answer.figure.chance for answer in answers)
    if any(chance is not None and chance < STRIKING for chance in alone):
        return Conclusion.STRIKING
    return Conclusion.NOTHING


def _checked(numbers: Sequence[int], turnings: Sequence[Turning | None]) -> None:
    if not numbers:
        raise ValueError("there are no numbers")
    if turnings and len(turnings) != len(numbers):
        raise ValueError(f"{len(numbers)} numbers, and {len(turnings)} directions")
    strange = next((place for place, number in enumerate(numbers) if not 0 <= number < 37), None)
    if strange is not None:
        raise ValueError(f"number {strange + 1}: {numbers[strange]} is on no wheel")

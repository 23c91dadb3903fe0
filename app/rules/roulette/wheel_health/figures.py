"""The figures of a wheel, each with how often chance alone does as much."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final, NamedTuple

from app.rules.roulette.wheel import POCKETS, RED
from app.rules.roulette.wheel_health.chance import (
    PLACES,
    Between,
    chi_square_beyond,
    normal_beyond,
    normal_limit,
    share_between,
)

_PLACE: Final = {number: place for place, number in enumerate(POCKETS)}
_LEAST_EXPECTED: Final = 5
"""A chi-square holds where each pocket is to be expected so often."""


class Question(StrEnum):
    """What is asked of a wheel."""

    POCKETS = "pockets"
    """whether all numbers fall alike"""
    SECTOR = "sector"
    """whether the ball prefers a side of the cylinder"""
    STEPS = "steps"
    """whether a number depends on the one before it: how far it lies from it on the cylinder"""
    RUNS = "runs"
    """whether red and black follow one another as they come by chance"""
    DIRECTIONS = "directions"
    """whether the numbers fall otherwise when the cylinder turns the other way"""


class Figure(NamedTuple):
    """An answer.

    Attributes:
        question: what was asked.
        spins: of how many the figure is made.
        value: a chi-square, or standard deviations.
        free: degrees of freedom of a chi-square; 0 for standard deviations.
        chance: how often chance alone does at least as much; None where there are too few spins to tell.
    """

    question: Question
    spins: int
    value: float
    free: int
    chance: float | None


class Pocket(NamedTuple):
    """One number: how often it fell, and between which limits its true share lies.

    Attributes:
        number: 0 to 36.
        times: how often it fell.
        expected: how often a fair wheel lets it fall on average.
        share: the limits, together right for all thirty-seven with the confidence that was asked for.
    """

    number: int
    times: int
    expected: float
    share: Between


def enough(spins: int) -> bool:
    """Whether a chi-square over the pockets may be read at all: each is to be expected five times."""
    return spins >= _LEAST_EXPECTED * PLACES


def pockets(numbers: Sequence[int], confidence: float = 0.95) -> tuple[Pocket, ...]:
    """Count each number, in the order of the cylinder.

    Args:
        numbers: as they fell, 0 to 36; at least one.
        confidence: with which all limits hold together.
    """
    counted, spins = Counter(numbers), len(numbers)
    z = normal_limit((1 - confidence) / PLACES)
    return tuple(
        Pocket(number, counted[number], spins / PLACES, share_between(counted[number], spins, z))
        for number in POCKETS
    )


def evenness(numbers: Sequence[int]) -> Figure:
    """Whether all numbers fall alike: Pearson's chi-square over the pockets."""
    return _over_places(Question.POCKETS, Counter(numbers), len(numbers))


def steps(numbers: Sequence[int]) -> Figure:
    """Whether a number depends on the one before: how far apart they lie on the cylinder."""
    apart = Counter((_PLACE[after] - _PLACE[before]) % PLACES for before, after in pairwise(numbers))
    return _over_places(Question.STEPS, apart, max(0, len(numbers) - 1))


def sector(numbers: Sequence[int]) -> Figure:
    """Whether the ball prefers a side of the cylinder: Rayleigh's mean direction of all places."""
    spins = len(numbers)
    if not spins:
        return Figure(Question.SECTOR, 0, 0.0, 2, None)
    angles = [2 * math.pi * _PLACE[number] / PLACES for number in numbers]
    along, across = math.fsum(map(math.cos, angles)), math.fsum(map(math.sin, angles))
    value = 2 * (along * along + across * across) / spins
    return Figure(Question.SECTOR, spins, value, 2, chi_square_beyond(value, 2) if enough(spins) else None)


def runs(numbers: Sequence[int]) -> Figure:
    """Whether colours alternate as by chance: Wald and Wolfowitz's count of runs; zeros are passed over."""
    colours = [number in RED for number in numbers if number]
    red, spins = sum(colours), len(colours)
    black = spins - red
    if not (red and black and spins > 2):
        return Figure(Question.RUNS, spins, 0.0, 0, None)
    counted = 1 + sum(before is not after for before, after in pairwise(colours))
    expected = 1 + 2 * red * black / spins
    variance = (expected - 1) * (expected - 2) / (spins - 1)
    z = (counted - expected) / math.sqrt(variance) if variance else 0.0
    return Figure(Question.RUNS, spins, z, 0, normal_beyond(z) if enough(spins) else None)


def directions(clockwise: Sequence[int], anticlockwise: Sequence[int]) -> Figure:
    """Whether numbers fall otherwise when the cylinder turns the other way: both counts side by side."""
    one, other = Counter(clockwise), Counter(anticlockwise)
    spins = len(clockwise) + len(anticlockwise)
    value = math.fsum(
        (counted[number] - expected) ** 2 / expected
        for counted, thrown in ((one, len(clockwise)), (other, len(anticlockwise)))
        for number in POCKETS
        if (expected := (one[number] + other[number]) * thrown / spins if spins else 0.0)
    )
    readable = enough(len(clockwise)) and enough(len(anticlockwise))
    fell = len(one.keys() | other.keys())
    readable = readable and fell == PLACES
    return Figure(
        Question.DIRECTIONS, spins, value, PLACES - 1, chi_square_beyond(value) if readable else None
    )


def _over_places(question: Question, counted: Counter[int], spins: int) -> Figure:
    """Pearson's chi-square over thirty-seven places that are all alike."""
    if not spins:
        return Figure(question, 0, 0.0, PLACES - 1, None)
    expected = spins / PLACES
    value = math.fsum((counted[place] - expected) ** 2 for place in range(PLACES)) / expected
    return Figure(question, spins, value, PLACES - 1, chi_square_beyond(value) if enough(spins) else None)

"""Clearing the layout: round the number, the columns, then by dozens from the outside [3]."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from app.practice import forms
from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.mistaken import letters, misordered
from app.practice.pace import Pace
from app.practice.roulette.on_the_cloth import colour, stacked
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Say
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.clearing import SWEEPS, Area, area_of, is_certain
from app.rules.roulette.layout import DOUBLES, POSITIONS, Position
from app.rules.side import Side

_DOZENS: Final = {"first": range(1, 13), "second": range(13, 25), "third": range(25, 37)}
_LEVELS: Final = tuple(
    tuple(f"{asked}-{dozen}" for dozen in _DOZENS) for asked in ("sweeps", "stakes", "one-sweep", "full")
)
_SWEEPS: Final = ("round", "columns", "third", "second", "first")
"""What the five sweeps are called."""
_FULL: Final = 7
_STAKED: Final = (250, 500)
_T = TypeVar("_T")


def _task(sitting: Sitting) -> Task:
    asked, _, dozen = sitting.variant.rpartition("-")
    number = sitting.chance.choice(_DOZENS[dozen])
    if asked == "sweeps":
        return _sweeps(sitting.chance, number)
    return _stakes(sitting, number, _chosen(sitting.chance, asked, number))


def _sweeps(chance: random.Random, number: int) -> Task:
    """The five sweeps of the hand, mixed."""
    mixed = chance.sample(_SWEEPS, len(_SWEEPS))
    steps = tuple(Step(Say(f"clearing.step.{name}"), "3") for name in _SWEEPS)
    choices = tuple(Say(f"clearing.sweep.{name}") for name in mixed)
    return _ordered(number, mixed, _SWEEPS, choices, steps, OnLayout((), number))


def _stakes(sitting: Sitting, number: int, losing: Sequence[Position]) -> Task:
    """Losing stakes, each in another area, among others that win."""
    right = _in_order(losing, number)
    mixed = sitting.chance.sample(right, len(right))
    scene = OnLayout(_laid(sitting, number, right), number, sitting.chance.choice(list(Side)))
    return _stakes_asked(scene, right, mixed, number)


def clearing_task(scene: OnLayout, losing: Sequence[Position], number: int, chance: random.Random) -> Task:
    """Ask in which order losing stakes are cleared, each in another area (`losing_by_area`).

    Args:
        scene: what lies there, with the dolly.
        losing: the stakes that are asked about.
        number: that fell.
        chance: mixes them.
    """
    right = _in_order(losing, number)
    return _stakes_asked(scene, right, chance.sample(right, len(right)), number)


def _in_order(losing: Sequence[Position], number: int) -> list[Position]:
    return sorted(losing, key=lambda position: list(Area).index(area_of(position, number)))


def _stakes_asked(scene: OnLayout, right: Sequence[Position], mixed: Sequence[Position], number: int) -> Task:
    choices = tuple(Say("clearing.stake", {"where": position}) for position in mixed)
    steps = tuple(_step(scene, right, place, number) for place in range(len(right)))
    return _ordered(number, mixed, right, choices, steps, scene)


def _ordered(
    number: int,
    mixed: Sequence[_T],
    right: Sequence[_T],
    choices: tuple[Say, ...],
    steps: tuple[Step, ...],
    scene: OnLayout,
) -> Task:
    fields = one_field("order", forms.ORDER, letters(mixed, right), choices=choices)
    wrong = [("inside-out", (*right[:2], *right[:1:-1])), *misordered(right)]
    return Task(
        Say("clearing.ask", {"number": number}),
        fields,
        steps,
        slips_of(fields, ((name, (letters(mixed, order),)) for name, order in wrong)),
        scene,
    )


def _chosen(chance: random.Random, asked: str, number: int) -> list[Position]:
    """Choose losing stakes of which every dealer knows when they go, no two of one area."""
    areas = losing_by_area(POSITIONS, number)
    if asked == "full":
        wanted = chance.sample(list(areas), min(_FULL, len(areas)))
    elif asked == "stakes":
        wanted = [chance.choice([area for area in sweep if area in areas]) for sweep in SWEEPS]
    else:
        sweep = chance.choice([sweep for sweep in SWEEPS if sum(area in areas for area in sweep) > 2])
        others = [area for area in areas if area not in sweep]
        wanted = [*(area for area in sweep if area in areas), *chance.sample(others, 2)]
    return [chance.choice(areas[area]) for area in wanted]


def losing_by_area(positions: Iterable[Position], number: int) -> dict[Area, list[Position]]:
    """Sort the positions that lose, and of which every dealer knows when they go, by what they go with."""
    areas: dict[Area, list[Position]] = {}
    for position in positions:
        if position.kind not in DOUBLES and not position.wins(number) and is_certain(position, number):
            areas.setdefault(area_of(position, number), []).append(position)
    return areas


def _laid(sitting: Sitting, number: int, losing: Sequence[Position]) -> tuple[Stack, ...]:
    """Lay a colour's pieces on what loses, and on two positions that win and stay."""
    chance, house = sitting.chance, sitting.house
    winning = [position for position in POSITIONS if position.wins(number) and position.kind not in DOUBLES]
    worth = chance.choice(_STAKED)

    def pieces() -> list[Entry]:
        return [colour(chance.randint(1, 5), worth, chance.choice(house.colours).name)]

    return stacked({position: pieces() for position in (*losing, *chance.sample(winning, 2))})


def _step(scene: OnLayout, right: Sequence[Position], place: int, number: int) -> Step:
    """Say with what it goes; what was cleared before is gone from the picture."""
    gone = {*right[:place]}
    left = scene._replace(bets=tuple(stack for stack in scene.bets if stack.position not in gone))
    where = right[place]
    area = area_of(where, number)
    return Step(Say(f"clearing.step.with.{area.value}", {"where": where}), "3", left)


CLEARING: Final = Drill("clearing", _LEVELS, _task, pace=Pace(20))

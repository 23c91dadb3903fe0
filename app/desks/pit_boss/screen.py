"""What the pit boss's desk shows, as plain data: no windows, no database.

What is looked for comes from the controls and from the search line together; a spin that is opened is shown
as it stood after one of its steps.
"""

from __future__ import annotations

from datetime import date, timedelta, tzinfo
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from app.desks.common.laid_looks import LaidLooks, laid_looks
from app.desks.common.looks import Look, look_of
from app.desks.common.roulette.laid_stacks import LaidStack, laid_stacks
from app.desks.common.roulette.on_track import OnTrack, parted
from app.journal.lists.filters import Filter
from app.journal.lists.flags import Flag
from app.journal.lists.times import read_moment
from app.reports.gaming_day import gaming_day
from app.reports.roulette.spin_story import SpinPayment, SpinStory, Step, since
from app.reports.stamp import Stamp
from app.rules.house import USUAL_BEGIN
from app.rules.roulette.bets import Stack
from app.rules.side import Side
from app.rules.tongue import Speech
from app.table.roulette.outcomes import Outcome
from app.table.roulette.settling import merged_bets
from app.table.roulette.spin_state import SpinState
from app.table.state import TableState

T = TypeVar("T")

AMOUNTS: Final = (5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000)
"""Payments of more than so much are offered to be looked for, in cents."""


class Days(StrEnum):
    """Which days are looked at."""

    ALWAYS = "always"
    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    """the last seven, today with them"""
    MONTH = "month"
    """the last thirty"""


class Controls(NamedTuple):
    """What the controls ask for; None is anything."""

    table: str | None = None
    days: Days | date = Days.ALWAYS
    number: int | None = None
    dealer: str | None = None
    over: int | None = None
    chip: str | None = None
    flags: Flag = Flag(0)


def nights_before(today: date) -> tuple[date, ...]:
    """Give the nights that are called by the day of the week: before yesterday, back to six days ago."""
    return tuple(today - timedelta(days=back) for back in range(2, 7))


class HouseDay(NamedTuple):
    """By which clocks the house's days are, and when they begin: minutes after midnight."""

    zone: tzinfo | None = None
    begins: int = USUAL_BEGIN


def asked(
    controls: Controls, typed: Filter, today: date, zone: tzinfo | None = None, begins: int = USUAL_BEGIN
) -> Filter:
    """Put together what is looked for: what was typed goes before what a control says.

    Args:
        controls: as they stand.
        typed: what the search line asks for.
        today: the gaming day that it is now.
        zone: where the house is; None is this machine's.
        begins: when its day does, minutes after midnight.
    """
    since_, until = _times(controls.days, today, zone, begins)
    timed = typed.since is not None or typed.until is not None
    return replace(
        typed,
        table=_first(typed.table, controls.table),
        since=typed.since if timed else since_,
        until=typed.until if timed else until,
        number=_first(typed.number, controls.number),
        dealer=_first(typed.dealer, controls.dealer),
        over=typed.over if typed.over is not None or typed.under is not None else controls.over,
        chip=_first(typed.chip, controls.chip),
        flags=typed.flags | controls.flags,
    )


def moment_of_day(day: date, zone: tzinfo | None = None, begins: int = USUAL_BEGIN) -> int:
    """Give the first moment of a gaming day, in microseconds since 1970."""
    return read_moment(gaming_day(day, begins, zone).since)


def end_of_day(day: date, zone: tzinfo | None = None, begins: int = USUAL_BEGIN) -> int:
    """Give the moment at which a gaming day is over, in microseconds since 1970."""
    return read_moment(gaming_day(day, begins, zone).until)


def _times(days: Days | date, today: date, zone: tzinfo | None, begins: int) -> tuple[int | None, int | None]:
    match days:
        case date():
            return moment_of_day(days, zone, begins), end_of_day(days, zone, begins)
        case Days.ALWAYS:
            return None, None
        case Days.YESTERDAY:
            yesterday = today - timedelta(days=1)
            return moment_of_day(yesterday, zone, begins), moment_of_day(today, zone, begins)
        case Days.TODAY | Days.WEEK | Days.MONTH:
            back = {Days.TODAY: 0, Days.WEEK: 6, Days.MONTH: 29}[days]
            return moment_of_day(today - timedelta(days=back), zone, begins), None


def _first(one: T | None, other: T | None) -> T | None:
    return other if one is None else one


class PaymentShown(NamedTuple):
    """A payment of the spin that is opened.

    Attributes:
        of: all that explains it.
        look: the chip that it is counted in; None where it is several.
        laid: the chips that lay there for it.
        paid: whether it is marked by the step that is shown.
    """

    of: SpinPayment
    look: Look | None
    laid: LaidLooks
    paid: bool


class StepShown(NamedTuple):
    """A line of the spin's story.

    Attributes:
        step: what happened.
        took: since the step before it, in microseconds; None where nobody knows.
        struck: something else holds instead.
    """

    step: Step
    took: int | None
    struck: bool


class SpinShown(NamedTuple):
    """The spin that is opened, as it stood after one of its steps.

    Attributes:
        place: of the step, from 0.
        number: what has fallen by then.
        laid: what lies on the cloth.
        held: what is held on the race track.
        announces: whether the house takes announces.
        speech: the language of its cloth.
    """

    place: int
    side: Side
    number: int | None
    laid: tuple[LaidStack, ...]
    held: tuple[OnTrack, ...]
    announces: bool
    speech: Speech
    payments: tuple[PaymentShown, ...]
    outcomes: tuple[Outcome, ...]


def spin_shown(story: SpinStory, place: int | None = None) -> SpinShown:
    """Show a spin as it stood.

    Args:
        story: the spin; of at least one step.
        place: the step, from 0; None for all of it, as it stood last.
    """
    asked = place
    place = story.last if place is None else max(0, min(place, len(story.steps) - 1))
    state, spin = story.steps[place].state, story.shown(place)
    known = parted(state.house, spin)
    return SpinShown(
        place=place,
        side=state.side,
        number=None if spin is None else spin.number,
        laid=_laid(state, spin, known.cloth),
        held=known.track,
        announces=state.house.announces,
        speech=state.house.speech,
        payments=tuple(_payment(state, each) for each in story.payments(None if asked is None else place)),
        outcomes=story.outcomes(place),
    )


def steps_shown(story: SpinStory) -> tuple[StepShown, ...]:
    """List what happened, each with the time since the step before."""
    struck = story.struck()
    before: Stamp | None = None
    found: list[StepShown] = []
    for step in story.steps:
        found.append(StepShown(step, since(before, step.stamp), step.stamp.seq in struck))
        before = step.stamp
    return tuple(found)


def _laid(state: TableState, spin: SpinState | None, cloth: tuple[Stack, ...]) -> tuple[LaidStack, ...]:
    return laid_stacks(state.house, merged_bets(cloth, () if spin is None else spin.winners))


def _payment(state: TableState, each: SpinPayment) -> PaymentShown:
    chip = each.item.payment.chip
    look = None if chip is None else look_of(state.house, chip.value, chip.colour)
    return PaymentShown(each, look, laid_looks(state.house, each.item.laid), each.made is not None)

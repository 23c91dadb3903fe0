"""What is shown of the spin that is opened, as plain data: it stands as it did after one of its steps."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.common.laid_looks import LaidLooks, laid_looks
from app.desks.common.looks import Look, look_of
from app.desks.common.roulette.laid_stacks import LaidStack, laid_stacks
from app.desks.common.roulette.on_track import OnTrack, parted
from app.reports.roulette.spin_payments import SpinPayment
from app.reports.roulette.spin_step import Step
from app.reports.roulette.spin_story import SpinStory, since
from app.reports.stamp import Stamp
from app.rules.roulette.bets import Stack
from app.rules.roulette.spin_rules import spin_rules
from app.rules.side import Side
from app.rules.tongue import Speech
from app.table.roulette.outcomes import Outcome
from app.table.roulette.settling import merged_bets
from app.table.roulette.spin_state import SpinState
from app.table.state import TableState


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
        announces=spin_rules(state.house).announces,
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

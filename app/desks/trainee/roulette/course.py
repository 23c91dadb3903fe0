"""Roulette, as it is practised."""

from __future__ import annotations

from typing import Final

from app.desks.trainee.course import Course, CourseViews
from app.practice.night import PlayedRound
from app.practice.roulette.course import DRILLS
from app.reports.practice_words.roulette.course import ROULETTE_WORDS
from app.rules.house import House
from app.rules.roulette.french_call import call_words
from app.rules.roulette.house_reading import read_house
from app.table.roulette.settling import spin_to_settle
from app.table.roulette.spin_table import SpinTable


def _views() -> CourseViews:
    from app.desks.trainee.roulette.views import VIEWS  # noqa: PLC0415 - what is only printed draws no layout

    return VIEWS


def _played(house: House, state: SpinTable) -> PlayedRound | None:
    from app.practice.roulette.night import played_spin  # noqa: PLC0415 - where a night is read

    spin = state.paying
    if spin is None or spin.settlement is None:
        return None
    return played_spin(house, spin_to_settle(state, spin), spin.settlement.payments)


def _called(number: int) -> str:
    return call_words(number)[0]


ROULETTE: Final = Course(DRILLS, read_house, ROULETTE_WORDS, _views, _played, _called)

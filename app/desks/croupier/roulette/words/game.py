"""All that roulette says at the desk: with a wheel, and with a ball from a tumbler (rules 10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from app.desks.common.language import euro, labelled, tr
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_paints import number_ground
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.not_taken import NotTaken
from app.desks.croupier.roulette.words import tumbler_words, wheel_words
from app.desks.croupier.roulette.words.round_words import (
    announcing_words,
    ball_words,
    number_call,
    prompted,
    throw_words,
    wager_words,
)
from app.desks.croupier.signing.people import Told
from app.desks.croupier.words.game_words import GameWords
from app.desks.croupier.words.words import void_words
from app.reports.roulette.page_words import ROULETTE as PAGE_WORDS
from app.rules.house import House, Instrument, colour_label
from app.rules.roulette.french_call import call_words
from app.table.command import Command
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.spin_commands import ExplainVoid, Misplace, TakeAnnounce, TypeNumber
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.roulette.stake_faults import StakeFault


def _explained(_state: SpinTable, house: House, said: ExplainVoid) -> Told:
    why = tr("perché: {reason}").format(reason=void_words(said.reason, instrument=house.instrument))
    return Told(throw_words(said.spin or 0, said.throw or 0, draws=house.draws), (why,))


def _numbered(state: SpinTable, house: House, said: TypeNumber) -> Told:
    was, now = state.paying, said.number
    spin = was or state.betting
    if spin is None:
        return Told(str(now))
    number = f"{was.number} → {now}" if was is not None else str(now)
    return Told(labelled(ball_words(spin, draws=house.draws), number))


def _misplaced(state: SpinTable, house: House, said: Misplace) -> Told:
    where = f"{wager_words(str(said.position))} → {wager_words(str(said.meant))}"
    decided = tr("decisione: {reason}").format(reason=tr(said.reason or ""))
    return Told(_of_ball(state.paying, house, where), (decided,))


def _announced(state: SpinTable, house: House, command: TakeAnnounce) -> Told:
    """Say which announce it is, as its player called it, and for which ball."""
    owner = owner_words(colour_label(house, command.owner))
    value = "" if command.value is None else tr("da {value}").format(value=euro(command.value))
    said = " · ".join(filter(None, (command.name, value, owner)))
    taken_back = tr("si revoca") if command.over else ""
    return Told(_of_ball(state.betting, house, said), tuple(filter(None, (taken_back,))))


def _of_ball(spin: SpinState | None, house: House, said: str) -> str:
    ball = "" if spin is None else ball_words(spin, draws=house.draws)
    return " · ".join(filter(None, (ball, said)))


SIGNED: Final[Mapping[type[Command], Callable[[SpinTable, House, Any], Told]]] = {
    TakeAnnounce: _announced,
    ExplainVoid: _explained,
    Misplace: _misplaced,
    TypeNumber: _numbered,
}


_WHEEL: Final = GameWords(
    acts=wheel_words.ACTS,
    beneath={Act.ANNOUNCE: announcing_words},
    meanings=wheel_words.MEANINGS,
    opens=wheel_words.OPENS,
    limits=wheel_words.LIMITS,
    tasks=wheel_words.TASKS,
    prompted=prompted,
    reader=wheel_words.READER,
    checked=wheel_words.CHECKED,
    stands=wheel_words.STANDS,
    readers=wheel_words.READERS,
    connecting=wheel_words.CONNECTING,
    titles=wheel_words.TITLES,
    candidates=wheel_words.CANDIDATES,
    voids={**tumbler_words.VOIDS, **wheel_words.VOIDS},
    round=ball_words,
    signed=SIGNED,
    number=number_call,
    called=call_words,
    ground=number_ground,
    wager=wager_words,
    catalogues=(SpinRefusal, LayoutRefusal, StakeFault, SpinTrouble, NotTaken),
    pages=PAGE_WORDS,
)
_TUMBLER: Final = _WHEEL._replace(
    acts={**wheel_words.ACTS, **tumbler_words.ACTS},
    meanings={**wheel_words.MEANINGS, **tumbler_words.MEANINGS},
    opens=tumbler_words.OPENS,
    questions=tumbler_words.QUESTIONS,
    reader=tumbler_words.READER,
    checked=tumbler_words.CHECKED,
    stands=tumbler_words.STANDS,
    readers=tumbler_words.READERS,
    connecting=tumbler_words.CONNECTING,
    titles=tumbler_words.TITLES,
    voids={**wheel_words.VOIDS, **tumbler_words.VOIDS},
    round=partial(ball_words, draws=True),
)
ROULETTE: Final = _WHEEL._replace(at={Instrument.TUMBLER: _TUMBLER})

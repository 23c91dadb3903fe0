"""What roulette's own commands say of themselves to whoever signs them, and of which throw they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.desks.common.language import euro, labelled, tr
from app.desks.common.owner_words import owner_words
from app.desks.croupier.roulette.words.round_words import ball_words, throw_words, wager_words
from app.desks.croupier.signing.told import Told
from app.desks.croupier.words.words import void_words
from app.rules.house import House, colour_label
from app.table.command import Command
from app.table.roulette.spin_commands import ExplainVoid, Misplace, TakeAnnounce, TypeNumber
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def _explained(_state: SpinTable, house: House, said: ExplainVoid) -> Told:
    why = tr("perché: {reason}").format(reason=void_words(said.reason, draws=house.draws))
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

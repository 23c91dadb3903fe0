"""Roulette at the pit boss's desk: every spin, the wheel, and what is said of a table as it stands now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.pit_boss.game_pages import GamePages, Ground, NowWords, RoundsPage
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.roulette.reading import Reading
from app.desks.pit_boss.roulette.spins_page import SpinsPage
from app.desks.pit_boss.roulette.wheel_page import WheelPage, WheelReading
from app.desks.pit_boss.window import Tab
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

_PHASES: Final = {
    Phase.COMING: QT_TRANSLATE_NOOP("", "tappeto pulito, si attende il cilindro"),
    Phase.BETS_OPEN: "Faites vos jeux",
    Phase.THROWN: QT_TRANSLATE_NOOP("", "pallina lanciata"),
    Phase.NO_MORE_BETS: "Rien ne va plus",
    Phase.FALLEN: QT_TRANSLATE_NOOP("", "è uscito il numero {number}"),
    Phase.PAYING: QT_TRANSLATE_NOOP("", "si paga il numero {number}"),
    Phase.CLOSED: QT_TRANSLATE_NOOP("", "chiuso"),
}


def _spins(ground: Ground) -> Tab[RoundsPage]:
    reading = Reading(
        ground.journals[0], ground.game, ground.program, ground.intact, ground.sights, every=ground.every
    )
    page = SpinsPage(reading, ground.voice, press=ground.press, ask_folder=ground.ask_folder)
    return Tab(tr("Colpi"), page, "spins", tr("Ctrl+F cerca · ← → passi · Ctrl+P stampa"))


def _wheel(ground: Ground) -> tuple[Tab[Page], ...]:
    reading = WheelReading(ground.journals, ground.intact, ground.sights)
    return (Tab(tr("La ruota"), WheelPage(reading, ground.press), "wheel"),)


def _spins_now(state: SpinTable) -> Iterable[str]:
    return (_spin_words(spin) for spin in (state.paying, state.betting) if spin is not None)


def _spin_words(spin: SpinState) -> str:
    what = tr(_PHASES[spin.phase]).format(number=spin.number)
    if spin.proposed is not None:
        what = tr("il numero {number} attende conferma").format(number=spin.proposed.number)
    return tr("colpo {spin}: {what}").format(spin=spin.spin, what=what)


def _wheel_there(state: SpinTable) -> str:
    return tr("cilindro {number}").format(number=state.wheel_number) if state.wheel_number else ""


ROULETTE: Final = GamePages(
    rounds=_spins,
    more=_wheel,
    now=NowWords(_spins_now, lambda state: map(str, state.numbers), _wheel_there),
)

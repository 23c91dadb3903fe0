"""The words of the steps of a spin."""

from __future__ import annotations

from app.desks.common.language import tr
from app.table.roulette.procedure import Phase


def step_words(phase: Phase) -> tuple[str, str]:
    """Name a step, and say what ends it where no reader does."""
    match phase:
        case Phase.COMING | Phase.BETS_OPEN:
            return "Faites vos jeux", tr("Al lancio: «Palla lanciata».")
        case Phase.THROWN:
            return tr("Lancio"), tr("Poi: «Rien ne va plus».")
        case Phase.NO_MORE_BETS:
            return "Rien ne va plus", tr("Caduta: «Numero a mano».")
        case Phase.FALLEN:
            return tr("Numero e dolly"), ""
        case Phase.PAYING | Phase.CLOSED:
            return tr("Pagamenti"), ""


def draw_words(phase: Phase) -> tuple[str, str]:
    """Name a step where a ball is drawn from a tumbler (rules 10)."""
    match phase:
        case Phase.COMING | Phase.BETS_OPEN:
            return "Faites vos jeux", tr("Quando gira: «Il tamburo gira».")
        case Phase.THROWN:
            return tr("Tamburo"), tr("Poi: «Rien ne va plus».")
        case _:
            return step_words(phase)

"""The words of the steps of a spin, and how they share their room."""

from __future__ import annotations

from app.desks.common.language import tr
from app.table.roulette.procedure import Phase


def shared_room(needs: list[float], room: float, line: float) -> list[float]:
    """Share a room among what is written there: each has a line, and the first ones what they need beyond it.

    Args:
        needs: how high each is where all of it is written.
        room: for all of them.
        line: how high one line is.
    """
    shares, left = [min(need, line) for need in needs], room - sum(min(need, line) for need in needs)
    for place, need in enumerate(needs):
        more = max(0.0, min(need - shares[place], left))
        shares[place] += more
        left -= more
    return shares


def step_words(phase: Phase, *, draws: bool = False) -> tuple[str, str]:
    """Name a step, and say what ends it where no reader does; `draws` from a tumbler (rules 10)."""
    match phase:
        case Phase.COMING | Phase.BETS_OPEN if draws:
            return "Faites vos jeux", tr("Quando gira: «Il tamburo gira».")
        case Phase.COMING | Phase.BETS_OPEN:
            return "Faites vos jeux", tr("Al lancio: «Palla lanciata».")
        case Phase.THROWN:
            return tr("Tamburo") if draws else tr("Lancio"), tr("Poi: «Rien ne va plus».")
        case Phase.NO_MORE_BETS:
            return "Rien ne va plus", tr("Caduta: «Numero a mano».")
        case Phase.FALLEN:
            return tr("Numero e dolly"), ""
        case Phase.PAYING | Phase.CLOSED:
            return tr("Pagamenti"), ""

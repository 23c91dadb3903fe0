"""How the desk names one throw of a spin: where one was void, the same spin has another."""

from __future__ import annotations

from app.desks.common.language import tr
from app.table.roulette.spin_state import SpinState


def throw_words(spin: int, throw: int, *, draws: bool = False) -> str:
    """Name a throw: "Colpo 6, lancio 2".

    Args:
        spin: its running number.
        throw: which of its throws.
        draws: its ball is drawn from a tumbler.
    """
    words = tr("Colpo {spin}, estrazione {throw}") if draws else tr("Colpo {spin}, lancio {throw}")
    return words.format(spin=spin, throw=throw)


def ball_words(spin: SpinState, *, draws: bool = False) -> str:
    """Name the ball of a spin; which throw it is goes without saying where it is the first."""
    if spin.throw > 1:
        return throw_words(spin.spin, spin.throw, draws=draws)
    return tr("Colpo {spin}").format(spin=spin.spin)

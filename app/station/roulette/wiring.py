"""How roulette is wired to the wheel, and the tombola to its tumbler."""

from __future__ import annotations

from typing import Final

from app.station.roulette.meaning import spin_meaning
from app.station.wiring import Wiring
from app.table.roulette import game
from app.table.roulette.spin_table import SpinTable
from hardware.readings import WheelMemory, WheelPhase


def _memory(state: SpinTable, device: str) -> WheelMemory | None:
    """Give a wheel's codec what the journal knows of its last game."""
    known = state.wheels.get(device)
    if known is None:
        return None
    phase = WheelPhase.WINNING_NUMBER if known.told else WheelPhase.BALL_IN_RIM
    return WheelMemory(known.count, known.told, known.number, phase, under_way=not known.told)


ROULETTE: Final = Wiring(game.ROULETTE, spin_meaning, _memory)
"""Roulette at a station."""

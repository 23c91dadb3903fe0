"""The keys of roulette's own acts, each held with Ctrl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.roulette.spin_acts import SpinAct

SPIN_KEYS: Final[Mapping[int, SpinAct]] = {
    int(Qt.Key.Key_A): SpinAct.ANNOUNCE,
    int(Qt.Key.Key_T): SpinAct.WHOLE,
    int(Qt.Key.Key_G): SpinAct.KIND,
    int(Qt.Key.Key_V): SpinAct.RESTS,
    int(Qt.Key.Key_0): SpinAct.ZERO,
    int(Qt.Key.Key_E): SpinAct.PRISONERS,
    int(Qt.Key.Key_X): SpinAct.MISPLACED,
    int(Qt.Key.Key_H): SpinAct.HAND,
    int(Qt.Key.Key_P): SpinAct.CLEARED,
    int(Qt.Key.Key_Delete): SpinAct.LATE,
}

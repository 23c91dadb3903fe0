"""What one action causes at a table of roulette."""

from __future__ import annotations

from typing import TypeAlias

from app.table.roulette.spin_table import SpinTable
from app.table.turn import Turn

SpinTurn: TypeAlias = Turn[SpinTable]

"""Where the sentences of roulette's room stand."""

from __future__ import annotations

from typing import Final

from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.roulette.stake_faults import StakeFault

CATALOGUES: Final = (SpinRefusal, LayoutRefusal, StakeFault, SpinTrouble)

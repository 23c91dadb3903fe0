"""Rules 9: a payment of a night before is put right as it was recorded, and not while a correction of it waits."""

from pathlib import Path

import pytest

from app.station.earlier_payments import earlier_payments
from app.table.roulette.game import ROULETTE
from app.table.turn import RefusedError


def test_while_something_waits_to_be_written_nothing_is_looked_up(tmp_path: Path) -> None:
    """The file may lack a correction of the same payment, and the next would say that it was never made."""
    waiting = [True]
    find = earlier_payments(tmp_path / "T1.sqlite", "T1", ROULETTE, lambda: bool(waiting))
    with pytest.raises(RefusedError, match="payment 74 is of a night before: correct it once the journal"):
        find(74)
    waiting.clear()
    with pytest.raises(RefusedError, match="payment 74 cannot be read"):
        find(74)

"""What a page of roulette's may ask of the desk."""

from __future__ import annotations

from app.desks.croupier.forms.kit import Desk
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.table.live import Live
from app.table.roulette.spin_table import SpinTable


class SpinDesk(Desk, frozen=True):
    """The desk at a table of roulette."""

    dealing: SpinDealing
    live: Live[SpinTable]
    screen: SpinScreen

    @property
    def state(self) -> SpinTable:
        """The table."""
        return self.live.state

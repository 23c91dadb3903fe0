"""Roulette, as it is demonstrated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.demo.demo import Demo
from app.demo.roulette.play import SpinPlay
from app.demo.roulette.telling import pictured, told
from app.desks.croupier.roulette import felt
from app.station.roulette import wiring
from app.station.windows import Seen

if TYPE_CHECKING:
    from app.desks.players.board_window import BoardWindow


def _board() -> BoardWindow:
    """Make the players' display, where it is shown."""
    from app.desks.players.roulette.window import PlayersWindow  # noqa: PLC0415 - when it is first needed

    return PlayersWindow()


ROULETTE: Final = Demo(wiring.ROULETTE, Seen(felt.ROULETTE, _board), SpinPlay, pictured, told)
"""A night of roulette."""

"""What a station knows of the game that is played at its table, beside what the table itself knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from app.table.event_record import WireLines
from app.table.game import Game
from hardware.readings import Reading, WheelMemory

Means: TypeAlias = Callable[[Reading, Callable[[], WireLines | None]], object | None]
"""Says what a reading means for the game, as the table hears it; None for nothing.

What else its device said since the result before is taken with each result, and with nothing else.
"""


def nothing_meant(_reading: Reading, _wire: Callable[[], WireLines | None]) -> None:
    """No game is told anything: of a table that no device is heard at."""


class Wiring(Struct, frozen=True):
    """How a game is wired to its devices.

    Attributes:
        game: what is played.
        means: says what a reading means for it.
        memory: what a device's codec is given of what the journal knows of its last round, by a table and the
            device's name; None where it is nothing.
    """

    game: Game[Any]
    means: Means = nothing_meant
    memory: Callable[[Any, str], WheelMemory | None] = lambda _state, _device: None

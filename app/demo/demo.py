"""What a game brings to a demonstration."""

from __future__ import annotations

from typing import NamedTuple

from app.station.windows import Seen
from app.station.wiring import Wiring


class Demo(NamedTuple):
    """How a game is demonstrated.

    Attributes:
        wiring: how it is wired to the simulated reader.
        seen: what it brings to the windows.
    """

    wiring: Wiring
    seen: Seen

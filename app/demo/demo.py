"""What a game brings to a demonstration."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from app.rules.house import House
from app.station.windows import Seen
from app.station.wiring import Wiring
from app.table.json_text import Json
from app.table.live import Live


class Play(Protocol):
    """One night's players, who bet by themselves, and the results that fall for them."""

    kind: str
    """of reader that is simulated"""

    def results(self) -> Iterator[int]:
        """Give what falls, round after round."""

    def may_begin(self, live: Live[Any] | None) -> bool:
        """Whether the reader may begin another round; None stands for a table not heard of yet."""

    def in_doubt(self, state: Any) -> int | None:
        """The round whose result waits for the dealer's yes; None where none does."""

    def fallen(self, state: Any, after: int) -> int | None:
        """The round behind another one whose result has just fallen; None where none has."""

    def winners(self, state: Any) -> Json:
        """Lay what the players lay for the round being paid; gives what the dealer enters of it."""

    def owed(self, state: Any, spin: int) -> int | None:
        """How many payments a round has; None where it is over."""


class Demo(NamedTuple):
    """How a game is demonstrated.

    Attributes:
        wiring: how it is wired to the simulated reader.
        seen: what it brings to the windows.
        play: seats the players of a house; by chance, and by the kind of reader that is asked for.
        pictured: names what a picture is worth taking of, in a state; empty where nothing is.
        told: tells in lines what was called and paid of a round, as it was settled last.
    """

    wiring: Wiring
    seen: Seen
    play: Callable[[House, random.Random, str], Play]
    pictured: Callable[[Any], str]
    told: Callable[[House, Any], Iterator[str]]

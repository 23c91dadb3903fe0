"""The coin game enrolled as a house enrols a game, a line in each registry; run, it is the program with that game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from operator import setitem
from typing import Any, Final

from app.__main__ import main
from app.desks.croupier.all_felts import FELTS
from app.desks.players.board_window import ResultBoard
from app.desks.players.boards import BOARDS
from app.desks.trainee.courses import COURSES
from app.games import GAMES
from app.station.wiring import Wiring
from app.station.wirings import WIRINGS
from tests.games.coin_drill import COINS_COURSE
from tests.games.coin_felt import COINS_FELT, FELL
from tests.games.runs import COINS_AND_RUNS

LINES: Final[tuple[tuple[Mapping[str, Any], object], ...]] = (
    (GAMES, COINS_AND_RUNS),
    (WIRINGS, Wiring(COINS_AND_RUNS)),
    (FELTS, COINS_FELT),
    (BOARDS, partial(ResultBoard, FELL)),
    (COURSES, COINS_COURSE),
)
"""Each registry, and the line of the coins in it."""


def enrol(put: Callable[[Any, str, object], None]) -> None:
    """Put the coins into every registry."""
    for registry, line in LINES:
        put(registry, "coins", line)


if __name__ == "__main__":
    enrol(setitem)
    sys.exit(main())

"""The coin game at the dealer's desk: its words, and a key for each side."""

from __future__ import annotations

from functools import partial
from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.felt import Felt
from app.desks.croupier.plain_dealing import PLAIN_MEANINGS, PlainDealing
from app.desks.croupier.plain_middle import PlainMiddle
from app.desks.croupier.words.game_words import GameWords
from tests.games.coins import SIDES, Fall

_NAMES: Final = {"heads": "Testa", "tails": "Croce"}
FELL: Final = {number: _NAMES[side] for side, number in SIDES.items()}

COINS_FELT: Final = Felt(
    words=GameWords(
        acts={Act.NEXT: "Prossima moneta"},
        meanings=PLAIN_MEANINGS,
        rules=lambda _house: "testa o croce",
        reader="Lettore",
        checked="Controllo della moneta",
        stands="tavolo {table}",
        number=lambda result: FELL[result],
        called=lambda result: (FELL[result],),
        wager=lambda name: _NAMES.get(name, name),
    ),
    dealing=PlainDealing,
    middle=partial(PlainMiddle, falls={number: Fall(side=side) for side, number in SIDES.items()}),
)

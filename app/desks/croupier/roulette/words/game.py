"""All that roulette says at the desk: with a wheel, and where a ball is drawn from a tumbler (rules 10)."""

from __future__ import annotations

from functools import partial
from typing import Final

from app.desks.common.roulette.cloth_paints import number_ground
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.words import tumbler_words, wheel_words
from app.desks.croupier.roulette.words.round_words import (
    announcing_words,
    ball_words,
    number_call,
    prompted,
    wager_words,
)
from app.desks.croupier.roulette.words.signed_commands import SIGNED
from app.desks.croupier.words.game_words import GameWords
from app.reports.roulette.page_words import ROULETTE as PAGE_WORDS
from app.rules.roulette.french_call import call_words
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.roulette.stake_faults import StakeFault

_WHEEL: Final = GameWords(
    acts=wheel_words.ACTS,
    beneath={Act.ANNOUNCE: announcing_words},
    meanings=wheel_words.MEANINGS,
    opens=wheel_words.OPENS,
    limits=wheel_words.LIMITS,
    tasks=wheel_words.TASKS,
    prompted=prompted,
    readers=wheel_words.READERS,
    connecting=wheel_words.CONNECTING,
    titles=wheel_words.TITLES,
    candidates=wheel_words.CANDIDATES,
    voids={**tumbler_words.VOIDS, **wheel_words.VOIDS},
    round=ball_words,
    signed=SIGNED,
    number=number_call,
    called=call_words,
    ground=number_ground,
    wager=wager_words,
    catalogues=(SpinRefusal, LayoutRefusal, StakeFault, SpinTrouble),
    pages=PAGE_WORDS,
)
ROULETTE: Final = _WHEEL._replace(
    drawn=_WHEEL._replace(
        acts={**wheel_words.ACTS, **tumbler_words.ACTS},
        meanings={**wheel_words.MEANINGS, **tumbler_words.MEANINGS},
        opens=tumbler_words.OPENS,
        questions=tumbler_words.QUESTIONS,
        readers=tumbler_words.READERS,
        connecting=tumbler_words.CONNECTING,
        titles=tumbler_words.TITLES,
        voids={**wheel_words.VOIDS, **tumbler_words.VOIDS},
        round=partial(ball_words, draws=True),
    )
)

"""Roulette's half of the dealer's screen."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.felt import Felt
from app.desks.croupier.roulette.ball_keys import BallKeys
from app.desks.croupier.roulette.pages.spin_pages import SPIN_PAGES
from app.desks.croupier.roulette.payments.panel import SpinPanel
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_middle import SpinMiddle
from app.desks.croupier.roulette.steps_panel import StepsPanel
from app.desks.croupier.roulette.words import game as words

ROULETTE: Final = Felt(
    words=words.ROULETTE,
    dealing=SpinDealing,
    middle=SpinMiddle,
    steps=StepsPanel,
    panel=SpinPanel,
    over=BallKeys,
    own_pages=SPIN_PAGES,
)
"""What roulette brings to the dealer's screen."""

"""A game's half of the dealer's screen: one record, made by the game's own room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.felt_parts import BesidePage, Middle, Steps
from app.desks.croupier.pages.drawn import Make
from app.desks.croupier.pages.making import PAGES
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.words.game_words import GameWords

Do = Callable[[Act], None]
"""Does what a button says."""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Felt:
    """What a game brings to the dealer's screen.

    Attributes:
        words: what it says there.
        dealing: what the dealer's hands do.
        middle: makes the game's cloth.
        steps: makes what stands beside it until there is something to pay.
        panel: makes what stands there then.
        over: makes what stands over a wide page.
        own_pages: how its own pages are made, by what opens each.
    """

    words: GameWords
    dealing: type[Dealing]
    middle: Callable[[Scale, QWidget, Any], Middle]
    steps: Callable[[Scale, QWidget, Do], Steps]
    panel: Callable[[Scale, QWidget, Do], PaymentPanel[Any]]
    over: Callable[[Scale, QWidget, Do], BesidePage]
    own_pages: Mapping[Act, Make]

    @property
    def pages(self) -> Mapping[Act, Make]:
        """All pages at a table where it is dealt, by what opens each."""
        return {**PAGES, **self.own_pages}

"""A game's half of the dealer's screen: one record, made by the game's own room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.drawn import Make
from app.desks.croupier.pages.making import PAGES
from app.desks.croupier.words.game_words import GameWords


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Felt:
    """What a game brings to the dealer's screen.

    Attributes:
        words: what it says there.
        own_pages: how its own pages are made, by what opens each.
    """

    words: GameWords
    own_pages: Mapping[Act, Make]

    @property
    def pages(self) -> Mapping[Act, Make]:
        """All pages at a table where it is dealt, by what opens each."""
        return {**PAGES, **self.own_pages}

"""The games whose words are known at the desk, a line each; nothing else on the way to them names a game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from app.desks.croupier.roulette.words.game import ROULETTE
from app.reports.repeater.page_words import REPEATER

GAME_WORDS: Final = (replace(ROULETTE, catalogues=(*ROULETTE.catalogues, *REPEATER.catalogues)),)
SIDE_PAGES: Final = (REPEATER,)
"""What side games say on pages of others."""

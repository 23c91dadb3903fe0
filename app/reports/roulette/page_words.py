"""What roulette says of its own on pages of any game."""

from __future__ import annotations

from typing import Final

from app.reports.roulette.answer_words import asked_words, waiting_words
from app.reports.roulette.position_words import place_words
from app.reports.roulette.void_words import void_words
from app.reports.voice import PageWords

ROULETTE: Final = PageWords(place_words, void_words, waiting_words, asked_words)

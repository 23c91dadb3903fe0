"""Who says, on a page or a desk of others, what table and readers wrote: the words of the croupier's desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.reports.voice import Voice


def desk_voice() -> Voice:
    """Let sentences of the table and the names of owners be said in the language that is spoken now."""
    from app.desks.common.owner_words import owner_words, title_words
    from app.desks.croupier.words.all_games import GAME_WORDS, SIDE_PAGES
    from app.desks.croupier.words.game_words import speak_of
    from app.desks.croupier.words.reasons import reason_words
    from app.desks.croupier.words.words import candidate_words
    from app.reports.voice import Voice

    speak_of(*GAME_WORDS)

    def reason(said: str) -> str:
        words = candidate_words(said)
        return reason_words(said) if words == said else words

    return Voice(reason, owner_words, title_words, games=(*(game.pages for game in GAME_WORDS), *SIDE_PAGES))

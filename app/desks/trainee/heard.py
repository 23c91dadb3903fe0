"""Calls that are heard and not read: the system's French voice says them, where there is one [7.2]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.desks.common.utterances import Utterance, Voice
from app.desks.common.voices import SystemVoices, Trouble, Voices
from app.desks.trainee.screen import Asked
from app.practice.saying import Quote, Say, Symbols
from app.reports.practice_words.sentences import PracticeWords, begun

_HEARD: Final = ".ask.heard"
"""In the key of what is asked to be heard."""
_EAR: Final = Symbols("♪")


class Heard:
    """Says what is to be heard, once for each exercise and again when it is asked for.

    Without a French voice the call is written, as in the exercises that are read.

    Attributes:
        changed: told when it turned out that no voice speaks: what was hidden must be written.
    """

    def __init__(self, voices: Callable[[Trouble], Voices] = SystemVoices) -> None:
        """Say nothing yet.

        Args:
            voices: of the system.
        """
        self.changed: Callable[[], None] = lambda: None
        self._silent = False
        self._voices = voices(self._missing)
        self._line = ""

    def speaks(self, shown: Asked) -> bool:
        """Whether this exercise is heard."""
        wanted = _HEARD in shown.ask.key and not shown.marked
        return wanted and bool(self._voices.name) and not self._silent

    def asked(self, shown: Asked, words: PracticeWords) -> str:
        """Give the question as it is written: of a call that is heard only a sign, until it is answered."""
        if not self.speaks(shown):
            return begun(words.sentence(shown.ask))
        if shown.line != self._line:
            self._line = shown.line
            self.repeat(shown)
        hidden = {
            name: _EAR if isinstance(value, Quote) else value for name, value in shown.ask.values.items()
        }
        return begun(words.sentence(Say(shown.ask.key, hidden)))

    def repeat(self, shown: Asked) -> None:
        """Say it once more."""
        calls = [value.words for value in shown.ask.values.values() if isinstance(value, Quote)]
        self._voices.say(tuple(Utterance(Voice.FRENCH, words) for words in calls))

    def _missing(self, _voice: Voice | None) -> None:
        self._silent = True
        self.changed()

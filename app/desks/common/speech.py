"""What is announced, said aloud by the system's voices; off until somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QTimer

from app.desks.common.utterances import Sayable, Telling, Utterance, Voice

if TYPE_CHECKING:
    from app.desks.common.voices import Trouble, Voices

PAUSE_MS: Final = 700
"""A payment is said when its sentence has stood so long: each piece that is added changes it."""
_MISSING: Final[dict[Voice | None, object]] = {
    None: QT_TRANSLATE_NOOP("", "Su questa macchina non c'è un programma che parla"),
    Voice.FRENCH: QT_TRANSLATE_NOOP("", "Su questa macchina non c'è una voce francese"),
    Voice.ITALIAN: QT_TRANSLATE_NOOP("", "Su questa macchina non c'è una voce italiana"),
}
"""Why it stays silent, in the language that is translated from."""


def _system_voices(trouble: Trouble) -> Voices:
    from app.desks.common.voices import SystemVoices  # noqa: PLC0415 - when somebody first wants speech

    return SystemVoices(trouble)


class Speech:
    """The mouth of this station.

    Attributes:
        tell: told once why it stays silent, in the words that are translated from.
    """

    def __init__(self, voices: Callable[[Trouble], Voices] = _system_voices) -> None:
        self._make_voices = voices
        self.tell: Callable[[str], None] = lambda _why: None
        self._enabled = False
        self._telling = Telling()
        self._owed: Utterance | None = None
        self._silent: set[Voice | None] = set()
        self._pause: QTimer | None = None

    @cached_property
    def _voices(self) -> Voices:
        return self._make_voices(self._missing)

    @property
    def enabled(self) -> bool:
        """Whether what is announced is said aloud."""
        return self._enabled

    @enabled.setter
    def enabled(self, wanted: bool) -> None:
        if wanted is self._enabled:
            return
        self._enabled = wanted
        self._telling, self._owed = Telling(), None
        self._silent.clear()
        if not wanted:
            self._wait(None)
            self._voices.stop()
        elif not self._voices.name:
            self._missing(None)

    @property
    def program(self) -> str:
        """What speaks on this machine: "spd-say"; empty where nothing does."""
        return self._voices.name

    def hear(self, now: Sayable | None) -> None:
        """Say what is new of what stands to be said.

        Args:
            now: what stands; None while something is entered that is not yet durable.
        """
        if not self._enabled:
            return
        if now is None:
            self._wait(None)
            return
        self._say(self._telling.due(now))
        self._wait(self._telling.owed(now))

    def _wait(self, owed: Utterance | None) -> None:
        """Let the sentence of a payment stand for a moment before it is said."""
        if owed == self._owed:
            return
        self._owed = owed
        if self._pause is None:
            self._pause = QTimer()
            self._pause.setSingleShot(True)
            self._pause.timeout.connect(self._say_owed)
        if owed is None:
            self._pause.stop()
        else:
            self._pause.start(PAUSE_MS)

    def _say_owed(self) -> None:
        if self._owed is not None:
            owed, self._owed = self._owed, None
            self._telling.told(owed)
            self._say((owed,))

    def _say(self, words: tuple[Utterance, ...]) -> None:
        heard = tuple(word for word in words if not self._silent & {None, word.voice})
        if heard:
            self._voices.say(heard)

    def _missing(self, voice: Voice | None) -> None:
        """Tell once what there is not, and do not try it again until speech is switched on anew."""
        if voice not in self._silent:
            self._silent.add(voice)
            self.tell(str(_MISSING[voice]))


class _Station:
    """The one mouth of this station, whichever windows it has."""

    speech: Speech | None = None


def station_speech() -> Speech:
    """Give the speech of this station; it is off until somebody switches it on."""
    if _Station.speech is None:
        _Station.speech = Speech()
    return _Station.speech

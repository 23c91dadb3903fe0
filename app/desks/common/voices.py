"""The system's own voices: whatever speaks on this machine, a program of its own that nobody waits for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QStandardPaths

from app.desks.common.utterances import Utterance, Voice

Trouble = Callable[[Voice | None], None]
"""Told which voice there is not; None where nothing speaks at all."""

_TEXT: Final = "CAPOTAVOLO_SAYS"
_TONGUE: Final = "CAPOTAVOLO_TONGUE"
_CLOSING_MS: Final = 500
_WINDOWS_SCRIPT: Final = f"""
Add-Type -AssemblyName System.Speech
$speaker = New-Object System.Speech.Synthesis.SpeechSynthesizer
$found = $speaker.GetInstalledVoices() | Where-Object {{
    $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $env:{_TONGUE}
}} | Select-Object -First 1
if (-not $found) {{ exit 3 }}
$speaker.SelectVoice($found.VoiceInfo.Name)
$speaker.Speak($env:{_TEXT})
"""
_MAC_VOICES: Final = {Voice.FRENCH: "Thomas", Voice.ITALIAN: "Alice"}


class Engine(NamedTuple):
    """A program that speaks.

    Attributes:
        program: its name, as it is looked for.
        words: the arguments with which it says a sentence; the text itself is also in its environment.
        hush: the arguments that silence what speaks for it; None where ending the program does.
    """

    program: str
    words: Callable[[Utterance], list[str]]
    hush: tuple[str, ...] | None = None


_ENGINES: Final[Mapping[str, tuple[Engine, ...]]] = {
    "win32": (
        Engine("powershell", lambda _said: ["-NoProfile", "-NonInteractive", "-Command", _WINDOWS_SCRIPT]),
    ),
    "darwin": (Engine("say", lambda said: ["-v", _MAC_VOICES[said.voice], "--", said.text]),),
    "linux": (
        Engine("spd-say", lambda said: ["-w", "-l", said.voice.value, "--", said.text], hush=("-S",)),
        Engine("espeak-ng", lambda said: ["-v", said.voice.value, "--", said.text]),
        Engine("espeak", lambda said: ["-v", said.voice.value, "--", said.text]),
    ),
}
"""What each system may have, the best first."""


def found_engine(
    platform: str = sys.platform, find: Callable[[str], str] = QStandardPaths.findExecutable
) -> Engine | None:
    """Find what speaks on this machine.

    Args:
        platform: as Python names it.
        find: gives the path of a program, or nothing.
    """
    return next((engine for engine in _ENGINES.get(platform, ()) if find(engine.program)), None)


class Voices(Protocol):
    """As much of the system's voices as speech needs."""

    @property
    def name(self) -> str:
        """What speaks; empty where nothing does."""

    def say(self, utterances: Iterable[Utterance]) -> None:
        """Say sentences one after the other; what is being said is broken off."""

    def stop(self) -> None:
        """Be silent."""


class SystemVoices:
    """One program at a time; a new sentence ends the one before."""

    def __init__(self, trouble: Trouble, find: Callable[[], Engine | None] = found_engine) -> None:
        """Look for nothing and start nothing yet.

        Args:
            trouble: told which voice there is not.
            find: gives what speaks on this machine.
        """
        self._trouble, self._find = trouble, find
        self._engine: Engine | None = None
        self._looked = False
        self._process: QProcess | None = None
        self._waiting: list[Utterance] = []
        self._now: Utterance | None = None
        self._broken_off = False

    @property
    def engine(self) -> Engine | None:
        """What speaks, looked for when it is first needed."""
        if not self._looked:
            self._looked, self._engine = True, self._find()
        return self._engine

    @property
    def name(self) -> str:
        """What speaks; empty where nothing does."""
        return "" if self.engine is None else self.engine.program

    def say(self, utterances: Iterable[Utterance]) -> None:
        """Say sentences one after the other; what is being said is broken off."""
        if self.engine is None:
            self._trouble(None)
            return
        self._waiting = list(utterances)
        if self._speaking:
            self._break_off()
        else:
            self._go_on()

    def stop(self) -> None:
        """Be silent."""
        self._waiting = []
        if self._speaking:
            self._break_off()
            if self._engine is not None and self._engine.hush is not None:
                QProcess.startDetached(self._engine.program, list(self._engine.hush))

    def close(self) -> None:
        """Be silent for good: the program ends."""
        self.stop()
        if self._process is not None:
            self._process.waitForFinished(_CLOSING_MS)

    @property
    def _speaking(self) -> bool:
        return self._process is not None and self._process.state() is not QProcess.ProcessState.NotRunning

    def _break_off(self) -> None:
        if self._process is not None:
            self._broken_off = True
            self._process.kill()

    def _go_on(self) -> None:
        """Begin with the next sentence that waits."""
        if self._engine is None or not self._waiting:
            return
        process = self._made()
        self._now = said = self._waiting.pop(0)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert(_TEXT, said.text)
        environment.insert(_TONGUE, said.voice.value)
        process.setProcessEnvironment(environment)
        process.start(self._engine.program, self._engine.words(said))

    def _made(self) -> QProcess:
        """One process for good, on the thread of the windows."""
        if self._process is None:
            application = QCoreApplication.instance()
            self._process = QProcess(application)
            self._process.setStandardOutputFile(QProcess.nullDevice())
            self._process.setStandardErrorFile(QProcess.nullDevice())
            self._process.finished.connect(self._finished)
            self._process.errorOccurred.connect(self._failed)
            if isinstance(application, QObject):
                application.aboutToQuit.connect(self.close)
        return self._process

    def _finished(self, status: int, _how: QProcess.ExitStatus) -> None:
        broken_off, self._broken_off = self._broken_off, False
        if status and not broken_off and self._now is not None:
            self._trouble(self._now.voice)
        self._go_on()

    def _failed(self, error: QProcess.ProcessError) -> None:
        """Only a program that does not even start is trouble here; how others end is told by their status."""
        if error is QProcess.ProcessError.FailedToStart:
            self._waiting, self._broken_off = [], False
            self._trouble(None)

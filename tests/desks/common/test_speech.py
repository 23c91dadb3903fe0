"""The mouth of the station: off by default, each sentence once, never a draft, silent in words."""

from collections.abc import Iterable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.common.speech import PAUSE_MS, Speech, station_speech
from app.desks.common.utterances import Sayable, Utterance, Voice
from app.desks.common.voices import Trouble

CALL = Utterance(Voice.FRENCH, "Huit, Noir")
PAYMENT = Utterance(Voice.ITALIAN, "Otto pezzi al rosso")
MORE = Utterance(Voice.ITALIAN, "Sedici pezzi al rosso")
FALLEN = Sayable(1, 8, (CALL,))


class FakeVoices:
    """Writes down what it is to say; `without` are the voices that this system has not."""

    def __init__(self, trouble: Trouble) -> None:
        self.trouble, self.name = trouble, "fake"
        self.heard: list[Utterance] = []
        self.without: set[Voice] = set()
        self.stopped = 0

    def say(self, utterances: Iterable[Utterance]) -> None:
        for said in utterances:
            if said.voice in self.without:
                self.trouble(said.voice)
            else:
                self.heard.append(said)

    def stop(self) -> None:
        self.stopped += 1


class Mouth:
    def __init__(self) -> None:
        make_application(["test"])
        self.made: list[FakeVoices] = []
        self.speech = Speech(self._make)
        self.told: list[str] = []
        self.speech.tell = self.told.append

    def _make(self, trouble: Trouble) -> FakeVoices:
        self.made.append(FakeVoices(trouble))
        return self.made[-1]

    @property
    def voices(self) -> FakeVoices:
        assert self.speech.program == self.made[0].name
        return self.made[0]


@pytest.fixture
def mouth(qtbot: QtBot) -> Iterator[Mouth]:
    yield Mouth()
    speak(Language.ITALIAN)


def test_it_is_off_until_somebody_wants_it(mouth: Mouth) -> None:
    assert not Speech().enabled
    assert not station_speech().enabled
    mouth.speech.hear(FALLEN)
    assert mouth.made == []
    mouth.speech.enabled = True
    mouth.speech.hear(FALLEN)
    assert mouth.voices.heard == [CALL]


def test_a_payment_is_said_once_its_sentence_stands(mouth: Mouth, qtbot: QtBot) -> None:
    """While pieces are added the sentence changes with each of them: only the last one is said, and once."""
    mouth.speech.enabled = True
    for payment in (PAYMENT, MORE):
        mouth.speech.hear(FALLEN._replace(payment=payment))
    assert mouth.voices.heard == [CALL]
    qtbot.waitUntil(lambda: len(mouth.voices.heard) == 2, timeout=60_000)
    assert mouth.voices.heard == [CALL, MORE]
    mouth.speech.hear(FALLEN._replace(payment=MORE))
    qtbot.wait(2 * PAUSE_MS)
    assert mouth.voices.heard == [CALL, MORE]


def test_a_draft_takes_back_what_was_about_to_be_said(mouth: Mouth, qtbot: QtBot) -> None:
    mouth.speech.enabled = True
    mouth.speech.hear(FALLEN._replace(payment=PAYMENT))
    mouth.speech.hear(None)
    qtbot.wait(2 * PAUSE_MS)
    assert mouth.voices.heard == [CALL]


def test_switched_off_it_is_silent_at_once(mouth: Mouth, qtbot: QtBot) -> None:
    mouth.speech.enabled = True
    mouth.speech.hear(FALLEN._replace(payment=PAYMENT))
    mouth.speech.enabled = False
    assert mouth.voices.stopped == 1
    qtbot.wait(2 * PAUSE_MS)
    assert mouth.voices.heard == [CALL]


def test_a_voice_that_there_is_not_is_told_once_and_not_tried_again(mouth: Mouth) -> None:
    mouth.voices.without = {Voice.FRENCH}
    mouth.speech.enabled = True
    for spin in range(1, 4):
        mouth.speech.hear(FALLEN._replace(spin=spin))
    assert mouth.told == ["Su questa macchina non c'è una voce francese"]
    minimum = Sayable(4, None, (PAYMENT,))
    mouth.speech.hear(minimum)
    assert mouth.voices.heard == [PAYMENT]


def test_where_nothing_speaks_it_says_so_at_once_and_once(mouth: Mouth) -> None:
    mouth.voices.name = ""
    mouth.speech.enabled = True
    mouth.speech.hear(FALLEN)
    assert mouth.told == ["Su questa macchina non c'è un programma che parla"]
    assert mouth.voices.heard == []
    mouth.speech.enabled = False
    mouth.speech.enabled = True
    assert len(mouth.told) == 2


def test_what_was_found_is_said_in_the_language_of_the_desk(mouth: Mouth) -> None:
    assert mouth.speech.program == "fake"
    mouth.voices.name = ""
    speak(Language.ENGLISH)
    assert mouth.speech.program == ""

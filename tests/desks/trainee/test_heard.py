"""The French call, heard: it is said and not written, until it is answered; without a voice it is written."""

from collections.abc import Iterable

from app.desks.common.utterances import Utterance, Voice
from app.desks.common.voices import Trouble
from app.desks.trainee.heard import Heard
from app.practice.line import Line
from tests.desks.trainee.trainee import Desk
from tests.schooling import DRILLS, WORDS, exercise

HEARD = next(variant for level in DRILLS["call"].levels for variant in level if variant.startswith("heard-"))
LEVEL = next(place for place, level in enumerate(DRILLS["call"].levels, 1) if HEARD in level)


class FakeVoices:
    """Remembers what it was asked to say."""

    def __init__(self, trouble: Trouble, name: str = "fake") -> None:
        self.trouble, self.name = trouble, name
        self.said: list[tuple[Utterance, ...]] = []

    def say(self, utterances: Iterable[Utterance]) -> None:
        self.said.append(tuple(utterances))

    def stop(self) -> None:
        """Nothing is being said."""


def asked(line: Line | None = None) -> Desk:
    desk = Desk()
    desk.does.enter("Ada")
    desk.does.runs.start_exercise(exercise(line or Line("call", LEVEL, HEARD, 7)))
    return desk


def heard(name: str = "fake") -> tuple[Heard, FakeVoices]:
    made: list[FakeVoices] = []

    def voices(trouble: Trouble) -> FakeVoices:
        made.append(FakeVoices(trouble, name))
        return made[0]

    return Heard(voices), made[0]


def test_a_call_is_said_once_and_not_written_until_it_is_answered() -> None:
    desk, (ear, voices) = asked(), heard()
    written = [ear.asked(desk.asked, WORDS) for _ in range(3)]
    assert all("♪" in text and "«" not in text for text in written)
    ((said,),) = voices.said
    assert said.voice is Voice.FRENCH
    ear.repeat(desk.asked)
    assert voices.said == [(said,)] * 2
    desk.does.answering.give_up()
    assert said.text in ear.asked(desk.asked, WORDS)


def test_without_a_voice_it_is_written() -> None:
    desk, (ear, voices) = asked(), heard("")
    assert "«" in ear.asked(desk.asked, WORDS)
    assert voices.said == []


def test_a_voice_that_turns_out_missing_is_made_up_for() -> None:
    desk, (ear, voices) = asked(), heard()
    changed: list[str] = []
    ear.changed = lambda: changed.append(ear.asked(desk.asked, WORDS))
    assert "♪" in ear.asked(desk.asked, WORDS)
    voices.trouble(Voice.FRENCH)
    assert "«" in changed[0]


def test_what_is_read_is_not_said() -> None:
    desk, (ear, voices) = asked(Line("products", 1, "split", 1)), heard()
    assert "♪" not in ear.asked(desk.asked, WORDS)
    assert voices.said == []

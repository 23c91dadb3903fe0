"""The port to the system's voices: found at run time, never waited for, broken off by the next sentence."""

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.utterances import Utterance, Voice
from app.desks.common.voices import Engine, SystemVoices, found_engine

CALL = Utterance(Voice.FRENCH, 'Huit, Noir; $(rm -rf x) "l\'été" %PATH% -v')
PAYMENT = Utterance(Voice.ITALIAN, "Otto pezzi al rosso")
SPEAKS = "import sys, time; open(sys.argv[1], 'a', encoding='utf-8').write(sys.argv[2] + '\\n'); time.sleep({seconds})"


def engine(told: Path, seconds: float = 0.0) -> Engine:
    """A program that writes down what it says, and needs so long to say it."""
    script = SPEAKS.format(seconds=seconds)
    return Engine(sys.executable, lambda said: ["-c", script, str(told), f"{said.voice.value} {said.text}"])


def said_in(told: Path) -> int:
    """How many sentences are written down to their end."""
    return told.read_text("utf-8").count("\n") if told.exists() else 0


@pytest.mark.parametrize(
    ("platform", "there", "found"),
    [
        ("linux", {"spd-say", "espeak-ng"}, "spd-say"),
        ("linux", {"espeak-ng"}, "espeak-ng"),
        ("linux", set(), None),
        ("darwin", {"say"}, "say"),
        ("win32", {"powershell"}, "powershell"),
        ("freebsd14", {"espeak-ng"}, None),
    ],
)
def test_whatever_speaks_on_this_system_is_found(platform: str, there: set[str], found: str | None) -> None:
    engine = found_engine(platform, lambda program: program if program in there else "")
    assert (engine.program if engine else None) == found


@pytest.mark.parametrize(
    ("platform", "program"),
    [
        ("linux", "spd-say"),
        ("linux", "espeak-ng"),
        ("linux", "espeak"),
        ("darwin", "say"),
        ("win32", "powershell"),
    ],
)
def test_a_sentence_is_never_taken_for_an_option_or_a_command(platform: str, program: str) -> None:
    """The text is one argument after the last option, or stands in the environment alone."""
    engine = found_engine(platform, lambda name: name if name == program else "")
    assert engine is not None
    words = engine.words(CALL)
    assert words[-2:] == ["--", CALL.text] or not any(CALL.text in word for word in words)
    assert engine.words(PAYMENT) != words or platform == "win32"


def test_sentences_are_said_one_after_the_other(qtbot: QtBot, tmp_path: Path) -> None:
    make_application(["test"])
    told, trouble = tmp_path / "told", list[Voice | None]()
    voices = SystemVoices(trouble.append, lambda: engine(told))
    voices.say((CALL, PAYMENT))
    qtbot.waitUntil(lambda: said_in(told) == 2, timeout=60_000)
    assert told.read_text("utf-8").splitlines() == [f"fr {CALL.text}", f"it {PAYMENT.text}"]
    voices.close()
    assert trouble == []


def test_a_new_sentence_stops_the_one_before_and_what_waited_for_it(qtbot: QtBot, tmp_path: Path) -> None:
    make_application(["test"])
    told, trouble = tmp_path / "told", list[Voice | None]()
    voices = SystemVoices(trouble.append, lambda: engine(told, 60))
    voices.say((CALL, CALL))
    qtbot.waitUntil(lambda: said_in(told) == 1, timeout=60_000)
    voices.say((PAYMENT,))
    qtbot.waitUntil(lambda: said_in(told) == 2, timeout=60_000)
    assert told.read_text("utf-8").splitlines()[1] == f"it {PAYMENT.text}"
    voices.close()
    assert not voices._speaking
    assert trouble == []


def test_a_voice_that_fails_is_told_and_the_other_still_speaks(qtbot: QtBot, tmp_path: Path) -> None:
    make_application(["test"])
    told, trouble = tmp_path / "told", list[Voice | None]()
    good = engine(told)

    def words(said: Utterance) -> list[str]:
        return ["-c", "raise SystemExit(3)"] if said.voice is Voice.FRENCH else good.words(said)

    voices = SystemVoices(trouble.append, lambda: good._replace(words=words))
    voices.say((CALL, PAYMENT))
    qtbot.waitUntil(told.exists, timeout=60_000)
    assert trouble == [Voice.FRENCH]
    voices.close()


def test_a_program_that_does_not_start_is_told(qtbot: QtBot) -> None:
    make_application(["test"])
    trouble = list[Voice | None]()
    voices = SystemVoices(trouble.append, lambda: Engine("/there/is/none", lambda said: [said.text]))
    voices.say((CALL, PAYMENT))
    qtbot.waitUntil(lambda: trouble == [None], timeout=60_000)
    assert not voices._speaking


def test_nothing_that_speaks_is_told_and_never_a_crash() -> None:
    trouble = list[Voice | None]()
    voices = SystemVoices(trouble.append, lambda: None)
    assert voices.name == ""
    voices.say((CALL,))
    voices.stop()
    voices.close()
    assert trouble == [None]

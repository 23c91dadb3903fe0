"""The command that opens the window: the language of its screens."""

import pytest
from PySide6.QtCore import QProcess

from app.__main__ import BAD_INPUT, parser
from app.commands import live_table
from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.settings import Settings


@pytest.mark.parametrize("language", list(Language))
def test_the_language_of_the_screens_is_chosen(language: Language) -> None:
    """Screens: Italian, English or French."""
    assert parser().parse_args(["run", "--language", language.value]).language == language
    assert parser().parse_args(["run", "--demo", "--language", language.value]).language == language


def test_the_screens_are_italian_unless_somebody_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """What language the machine was installed in says nothing about who deals."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert parser().parse_args(["run"]).language is None
    assert Settings().language is Language.ITALIAN


def test_a_language_that_there_is_not_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser().parse_args(["run", "--language", "de"])
    assert ended.value.code == BAD_INPUT
    assert "--language" in capsys.readouterr().err


def test_practice_opens_in_the_language_that_is_spoken_here(monkeypatch: pytest.MonkeyPatch) -> None:
    make_application(["test"])
    started: list[list[str]] = []
    monkeypatch.setattr(QProcess, "startDetached", lambda _program, words: started.append(words))
    speak(Language.FRENCH)
    try:
        live_table._practise()
    finally:
        speak(Language.ITALIAN)
    assert started == [["-m", "app", "run", "--demo", "--language", "fr"]]

"""The command that opens the window: the language of its screens."""

from pathlib import Path

import pytest
from PySide6.QtCore import QProcess

from app.__main__ import BAD_INPUT, main, parser
from app.commands import live_table, run
from app.demo import showing
from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.settings import Settings
from hardware.simulators.simulated import SIMULATED


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


def demo(monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """The kind of reader that a demonstration simulates."""
    asked: list[str] = []

    def show(*_args: object, kind: str, **_more: object) -> int:
        asked.append(kind)
        return 0

    monkeypatch.setattr(showing, "show_demo", show)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    chosen = parser().parse_args(["run", "--demo", *words])
    assert run.run(chosen, lambda _sentence: BAD_INPUT) == 0
    return asked[0]


@pytest.mark.parametrize("kind", SIMULATED)
def test_a_demonstration_simulates_the_reader_that_is_asked_for(
    kind: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CAPOTAVOLO_SETTINGS", str(tmp_path / "settings.toml"))
    assert demo(monkeypatch, "--wheel-kind", kind) == kind
    assert demo(monkeypatch) == "cammegh-ss2"


def test_a_reader_that_nobody_can_simulate_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--demo", "--wheel-kind", "abacus"]) == BAD_INPUT
    assert "'abacus' can be simulated: choose one of" in capsys.readouterr().err

"""Marked balls are learnt one by one, kept in the settings, and forgotten only when somebody says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.__main__ import BAD_INPUT, main
from app.settings import Settings, load_settings, write_settings
from hardware import learning

TAG, OTHER = "100086F444", "100086F445"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "settings.toml"
    options = ("hold_off=2", f"tags.{OTHER}=3")
    write_settings(
        path, Settings(table="7", first="/dev/head", first_kind="rfid-head", first_options=options)
    )
    return path


def learn(kept: Path, *words: str) -> int:
    return main(["learn", "--settings", str(kept), *words])


def test_a_ball_is_learnt_beside_the_others(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "held_tag", lambda _device, _seconds: TAG)
    assert learn(kept, "--ball", "17") == 0
    assert load_settings(kept).settings.first_options == ("hold_off=2", f"tags.{OTHER}=3", f"tags.{TAG}=17")
    assert json.loads(capsys.readouterr().out) == {"balls": 2, "changed": {TAG: 17}}


@pytest.mark.parametrize(
    ("words", "tag", "said"),
    [
        (["--ball", "37"], TAG, "--ball: 37"),
        (["--ball", "3"], TAG, f"number 3 is ball {OTHER} already: forget it first"),
        (["--ball", "4"], OTHER, f"ball {OTHER} is number 3 already: forget it first"),
        (["--forget", "4"], TAG, "no ball of number 4 was learnt"),
    ],
)
def test_what_cannot_be_learnt_changes_nothing(
    kept: Path,
    words: list[str],
    tag: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = kept.read_text(encoding="utf-8")
    monkeypatch.setattr(learning, "held_tag", lambda _device, _seconds: tag)
    assert learn(kept, *words) == BAD_INPUT
    assert said in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == before


def test_a_ball_is_forgotten_and_another_may_have_its_number(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "held_tag", lambda _device, _seconds: TAG)
    assert learn(kept, "--forget", "3") == 0
    assert load_settings(kept).settings.first_options == ("hold_off=2",)
    assert learn(kept, "--ball", "3") == 0
    assert load_settings(kept).settings.first_options == ("hold_off=2", f"tags.{TAG}=3")


def test_without_a_port_there_is_nothing_to_hold_a_ball_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(tmp_path / "none.toml", "--ball", "3") == BAD_INPUT
    assert "--wheel: say on which port" in capsys.readouterr().err


def test_a_port_that_is_not_there_is_said(
    kept: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert learn(kept, "--ball", "3", "--seconds", "0.3", "--wheel", str(tmp_path / "none")) == BAD_INPUT
    assert "Plug the cable in" in capsys.readouterr().err

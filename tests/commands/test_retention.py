"""`capotavolo retention`: a pit boss says how long, anybody is told what is past, a pit boss lets it go."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from app.__main__ import main
from app.journal.archive import set_aside
from tests.journal.archived import archived, autumn
from tests.register_file.a_register import GINA, MARCO, ARegister

Run = Callable[..., tuple[int, list[dict[str, object]], str]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    autumn(tmp_path / "T1.sqlite")
    files = archived(tmp_path / "T1.sqlite", tmp_path / "archive", "2026-10-02")
    set_aside(tmp_path / "archive", "T1", files[-1].last)
    return tmp_path / "archive"


@pytest.fixture
def retention(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for name, cheap in (("PASSES", 1), ("MEMORY_KIB", 8), ("LANES", 1)):
        monkeypatch.setattr(f"app.people.codes.{name}", cheap)
    monkeypatch.setattr("app.commands.retention._today", lambda: date(2026, 12, 1))
    register = ARegister(tmp_path).peopled()
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(register.path))

    def run(*words: object, code: str = "") -> tuple[int, list[dict[str, object]], str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{code}\n" if code else ""))
        status = main(["retention", *map(str, words)])
        said = capsys.readouterr()
        return status, [json.loads(line) for line in said.out.splitlines()], said.err

    return run


def states(retention: Run, folder: Path) -> list[object]:
    status, said, _ = retention("list", "--archive", folder)
    assert status == 0
    return [said[0]["months"], *(each["is"] for each in said[1:])]


def test_what_is_past_is_listed_and_removed_by_a_pit_boss_alone(
    retention: Run, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The register has who removed what, with its head; and it verifies."""
    assert states(retention, folder) == [None, "kept", "kept", "kept"]
    assert retention("remove", "--archive", folder, "--by", "Gina", code=GINA) == (0, [], "")
    status, _, said = retention("keep", 2, "--by", "Marco", code=MARCO)
    assert (status, said) == (2, "capotavolo: Marco may not say what is kept: a pit boss does\n")
    assert retention("keep", 2, "--by", "gina", code=GINA) == (0, [{"months": 2, "by": "Gina"}], "")
    assert states(retention, folder) == [2, "past", "past", "kept"]
    files = sorted(folder.glob("*.gz"))
    for name, code in (("Marco", MARCO), ("Gina", "999999")):
        assert retention("remove", "--archive", folder, "--by", name, code=code)[0] != 0
    assert sorted(folder.glob("*.gz")) == files
    status, gone, said = retention("remove", "--archive", folder, "--by", "Gina", code=GINA)
    assert (status, said, [each["month"] for each in gone]) == (0, "", ["2026-08", "2026-09"])
    assert sorted(folder.glob("*.gz")) == files[2:]
    assert states(retention, folder) == [2, "removed", "removed", "kept"]
    removed = ARegister(tmp_path).file.read().removed.values()
    assert [(each.name, each.month) for each in removed] == [("Gina", "2026-08"), ("Gina", "2026-09")]
    assert [f"T1:{each.last}:{each.ended}" for each in removed] == [each["head"] for each in gone]
    assert main(["verify", "--database", str(tmp_path / "people.sqlite")]) == 0
    assert main(["verify", "--archive", str(files[2])]) == 0
    capsys.readouterr()


def test_what_was_recorded_and_broken_off_is_done_to_its_end(
    retention: Run, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    retention("keep", 3, "--by", "Gina", code=GINA)
    with monkeypatch.context() as power:
        power.setattr("app.journal.retention.let_go", _gone)
        with pytest.raises(PowerGoneError):
            retention("remove", "--archive", folder, "--by", "Gina", code=GINA)
    assert states(retention, folder) == [3, "past", "kept", "kept"]
    assert retention("remove", "--archive", folder, "--by", "Gina", code=GINA)[0] == 0
    assert states(retention, folder) == [3, "removed", "kept", "kept"]
    assert len(ARegister(tmp_path).file.read().removed) == 1


class PowerGoneError(Exception):
    pass


def _gone(*_: object) -> None:
    raise PowerGoneError


def test_what_is_wrong_is_said(retention: Run, folder: Path, tmp_path: Path) -> None:
    for words, said in (
        (("keep", 0, "--by", "Gina"), "kept from 1 to 1200 months"),
        (("remove", "--archive", tmp_path / "none", "--by", "Gina"), "there is no such folder"),
    ):
        status, _, error = retention(*words, code=GINA)
        assert (status, said in error) == (2, True)
    status, _, error = retention("remove", "--archive", folder, "--by", "Gina")
    assert (status, error) == (2, "capotavolo: standard input ended before the code was given\n")

"""`capotavolo retention`: a pit boss says how long, anybody is told what is past, a pit boss lets it go."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from app.__main__ import main
from tests.journal.archived import autumn, begun
from tests.register_file.a_register import GINA, MARCO, ARegister

Run = Callable[..., tuple[int, list[dict[str, object]], str]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    autumn(tmp_path / "T1.sqlite")
    begun(tmp_path / "T1.sqlite", tmp_path / "archive")
    return tmp_path / "archive"


@pytest.fixture
def retention(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for name, cheap in (("PASSES", 1), ("MEMORY_KIB", 8), ("LANES", 1)):
        monkeypatch.setattr(f"app.people.codes.{name}", cheap)
    monkeypatch.setattr("app.commands.retention._today", lambda _zone: date(2026, 12, 1))
    register = ARegister(tmp_path).peopled()
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(register.path))

    def run(*words: object, code: str = "") -> tuple[int, list[dict[str, object]], str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{code}\n" if code else ""))
        where = () if words[0] == "keep" or "--database" in words else ("--database", tmp_path / "T1.sqlite")
        status = main(["retention", *map(str, (*words, *where))])
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
    status, told, said = retention("remove", "--archive", folder, "--by", "Gina", code=GINA)
    shown, gone = told[:2], told[2:]
    assert (status, said, [each["month"] for each in gone]) == (0, "", ["2026-08", "2026-09"])
    assert [{**each, "is": "removed"} for each in shown] == gone
    assert {each["is"] for each in shown} == {"past"}
    assert sorted(folder.glob("*.gz")) == files[2:]
    assert states(retention, folder) == [2, "kept", "removed", "removed"]
    removed = ARegister(tmp_path).file.read().removed.values()
    assert [(each.name, each.month) for each in removed] == [("Gina", "2026-08"), ("Gina", "2026-09")]
    assert [f"T1:{each.last}:{each.ended}" for each in removed] == [each["head"] for each in gone]
    assert main(["verify", "--database", str(tmp_path / "people.sqlite")]) == 0
    assert main(["verify", "--archive", str(files[2])]) == 0
    capsys.readouterr()


def test_what_was_recorded_and_broken_off_is_done_to_its_end(
    retention: Run,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    retention("keep", 3, "--by", "Gina", code=GINA)
    with monkeypatch.context() as power:
        power.setattr("app.journal.retention.let_go", _gone)
        with pytest.raises(PowerGoneError):
            retention("remove", "--archive", folder, "--by", "Gina", code=GINA)
    capsys.readouterr()
    assert states(retention, folder) == [3, "past", "kept", "kept"]
    assert retention("remove", "--archive", folder, "--by", "Gina", code=GINA)[0] == 0
    assert states(retention, folder) == [3, "kept", "kept", "removed"]
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
    assert retention("remove", "--archive", folder, "--by", "Gina") == (0, [], ""), "nothing goes"
    retention("keep", 2, "--by", "Gina", code=GINA)
    status, _, error = retention("remove", "--archive", folder, "--by", "Gina")
    assert (status, error) == (2, "capotavolo: standard input ended before the code was given\n")


def test_what_goes_is_shown_before_the_code_is_asked(
    retention: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    retention("keep", 2, "--by", "Gina", code=GINA)
    shown: list[str] = []

    def asked() -> str:
        shown.extend(capsys.readouterr().out.splitlines())
        return GINA

    monkeypatch.setattr("app.commands.codes.asked_code", asked)
    status, gone, _ = retention("remove", "--archive", folder, "--by", "Gina")
    assert status == 0
    assert [json.loads(line)["is"] for line in shown] == ["past", "past"]
    assert [{**json.loads(line), "is": "removed"} for line in shown] == gone


def test_a_file_exchanged_while_the_code_is_typed_stays_and_nothing_is_recorded(
    retention: Run, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A live journal in its place, by a link and by itself."""
    retention("keep", 2, "--by", "Gina", code=GINA)
    journal, file = tmp_path / "T1.sqlite", min(folder.glob("*.gz"))
    archive, live = file.read_bytes(), journal.read_bytes()
    for lay in (
        lambda: file.symlink_to(journal),
        lambda: file.write_bytes(live),
    ):

        def asked(exchange: Callable[[], object] = lay) -> str:
            file.unlink()
            exchange()
            return GINA

        monkeypatch.setattr("app.commands.codes.asked_code", asked)
        status, _, said = retention("remove", "--archive", folder, "--by", "Gina")
        assert (status, "it stays" in said) == (2, True)
        assert journal.read_bytes() == live
        assert ARegister(tmp_path).file.read().removed == {}
        file.unlink()
        file.write_bytes(archive)
    assert len(list(folder.glob("*.gz"))) == 3


def test_a_manifest_that_names_the_live_journal_is_told_and_nothing_goes(
    retention: Run, folder: Path, tmp_path: Path
) -> None:
    """What started it: written facts, believed and signed, and recorded as lawful."""
    retention("keep", 2, "--by", "Gina", code=GINA)
    journal, (place,) = tmp_path / "T1.sqlite", folder.glob("*until*.archive.json")
    live = folder / "T1.sqlite"
    live.write_bytes(journal.read_bytes())
    said = json.loads(place.read_bytes())
    sha256 = hashlib.sha256(live.read_bytes()).hexdigest()
    said["files"].insert(0, {**said["files"][0], "file": "T1.sqlite", "month": "2001-01", "sha256": sha256})
    place.write_bytes(json.dumps(said).encode())
    status, _, error = retention("remove", "--archive", folder, "--by", "Gina", code=GINA)
    assert (status, "T1.sqlite: this is no archive of nights" in error) == (2, True)
    assert live.exists()
    assert ARegister(tmp_path).file.read().removed == {}


def test_a_zone_that_is_none_is_said(retention: Run, folder: Path) -> None:
    status, _, error = retention("list", "--archive", folder, "--zone", "Nowhere/None")
    assert (status, "Nowhere/None" in error) == (2, True)

"""`capotavolo dossier`: one folder that is made whole or not at all, and never takes the place of another."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main
from tests.reports.evidence import recorded_evidence


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return recorded_evidence(tmp_path)


def others(folder: Path) -> list[str]:
    """What lies there beside the journal and its side files."""
    return sorted(path.name for path in folder.iterdir() if not path.name.startswith("T1.sqlite"))


def dossier(journal: Path, folder: Path, *words: str) -> int:
    given = ["--database", str(journal), "--spin", "2", "--to", str(folder), "--zone", "Europe/Rome"]
    return main(["dossier", *given, *words])


def test_it_says_where_the_folder_lies_and_what_to_note(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dossier(journal, tmp_path / "made") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["dossier"] == str(tmp_path / "made")
    assert (told["table"], told["spin"], told["files"]) == ("T1", 2, 11)
    assert told["head"].startswith("T1:44:")
    assert len([*(tmp_path / "made").iterdir()]) == 11
    assert not (tmp_path / "T1.lists.sqlite").exists(), "one spin needs no lists"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ((), "Fascicolo del colpo 2, tavolo T1, Casinò di Venezia"),
        (("--language", "en"), "Dossier of spin 2, table T1, Casinò di Venezia"),
        (("--language", "fr"), "Dossier du coup 2, table T1, Casinò di Venezia"),
    ],
)
def test_it_speaks_the_house_s_language_or_the_one_that_is_asked_for(
    journal: Path, tmp_path: Path, language: tuple[str, ...], said: str
) -> None:
    assert dossier(journal, tmp_path / "made", *language) == 0
    readme = (tmp_path / "made" / "README.txt").read_text(encoding="utf-8")
    assert readme.splitlines()[0] == said
    assert "python3 verify_dossier.py T1:44:" in readme


@pytest.mark.parametrize("there", ["a folder", "a file", "a link to nothing"])
def test_what_is_there_is_never_written_over(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], there: str
) -> None:
    folder = tmp_path / "there"
    if there == "a folder":
        folder.mkdir()
    elif there == "a file":
        folder.write_text("mine")
    else:
        folder.symlink_to(tmp_path / "nowhere")
    before = others(tmp_path)
    assert dossier(journal, folder) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"capotavolo: {folder} cannot be written: there is something of this name already")
    assert others(tmp_path) == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--spin", "99"), "--spin: table T1 has no spin 99"),
        (("--table", "T2"), "--table: no table T2"),
        (("--zone", "Nowhere"), "--zone: no such zone: Nowhere"),
        (("--to", "{folder}/none/made"), "there is no such folder"),
        (("--to", "{folder}/T1.sqlite/made"), "there is no such folder"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_and_nothing_is_written(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, str], said: str
) -> None:
    before = others(tmp_path)
    assert dossier(journal, tmp_path / "made", words[0], words[1].format(folder=tmp_path)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert others(tmp_path) == before

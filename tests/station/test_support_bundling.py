"""The support bundle is made by a program of its own, and the table waits for nothing."""

from __future__ import annotations

import subprocess
import threading
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.desks.croupier.settings.setup import Bundled, Folder, FolderSeen
from app.station.support_bundling import SupportBundling, sticks_there
from tests.journal.archived import autumn


class Told:
    """Takes what is told on another thread."""

    def __init__(self) -> None:
        self.came: list[object] = []
        self.done = threading.Event()

    def __call__(self, what: object) -> None:
        self.came.append(what)
        self.done.set()

    def wait(self) -> object:
        assert self.done.wait(60)
        return self.came[0]


def test_a_bundle_is_made_and_told(tmp_path: Path) -> None:
    database, told = tmp_path / "T1.sqlite", Told()
    autumn(database)
    SupportBundling(database, "T1", tmp_path / "settings.toml").make(str(tmp_path), told)
    bundled = told.wait()
    assert isinstance(bundled, Bundled)
    assert bundled.trouble == ""
    with zipfile.ZipFile(bundled.path) as file:
        assert "events.jsonl" in file.namelist()
    assert Path(bundled.path).name.startswith("capotavolo-T1-20")


def test_why_there_is_none_is_told(tmp_path: Path) -> None:
    def refuse(_words: Sequence[str]) -> tuple[int, str]:
        return 2, "there is no room"

    def late(words: Sequence[str]) -> tuple[int, str]:
        raise subprocess.TimeoutExpired(list(words), 300)

    for start, said in ((refuse, "there is no room"), (late, "timed out")):
        told = Told()
        SupportBundling(tmp_path / "T1.sqlite", "T1", tmp_path / "s", start=start).make(str(tmp_path), told)
        bundled = told.wait()
        assert isinstance(bundled, Bundled)
        assert said in bundled.trouble
        assert bundled.path == ""


def test_the_folders_that_are_there_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs

    (tmp_path / "Desktop").mkdir()
    for name in ("desktop", "downloads", "documents"):
        monkeypatch.setattr(platformdirs, f"user_{name}_path", lambda name=name: tmp_path / name.capitalize())
    told = Told()
    SupportBundling(tmp_path / "T1.sqlite", "T1", tmp_path / "s").look(told)
    found = told.wait()
    assert isinstance(found, tuple)
    assert found[-2:] == (
        FolderSeen(str(tmp_path / "Desktop"), Folder.DESKTOP),
        FolderSeen(str(tmp_path), Folder.JOURNAL),
    )


def test_only_what_was_plugged_in_is_a_stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("card", "anna/STICK", "anna/empty"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setattr(Path, "is_mount", lambda path: path.name in {"card", "STICK"})
    found = list(sticks_there([tmp_path, tmp_path / "none"]))
    assert found == [tmp_path / "anna" / "STICK", tmp_path / "card"]

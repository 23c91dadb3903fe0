"""`capotavolo support`: one file, and what is missing is said."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

from app.settings import Settings, write_settings
from tests.end_to_end.running import capotavolo
from tests.journal.archived import autumn


def test_a_bundle_of_a_table(tmp_path: Path) -> None:
    autumn(tmp_path / "T1.sqlite")
    write_settings(tmp_path / "settings.toml", Settings(table="T1", dealer="Fiorenza"))
    words = [
        "support",
        "--database",
        str(tmp_path / "T1.sqlite"),
        "--settings",
        str(tmp_path / "settings.toml"),
    ]
    words += ["--people", str(tmp_path / "none.sqlite"), "--to", str(tmp_path / "bundle.zip")]
    done = capotavolo(*words)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["bytes"] == (tmp_path / "bundle.zip").stat().st_size
    with zipfile.ZipFile(tmp_path / "bundle.zip") as file:
        versions, doctor = json.loads(file.read("versions.json")), file.read("doctor.txt").decode()
        settings = file.read("settings.toml").decode()
    assert {"program", "python", "PySide6-Essentials", "sqlite", "system"} <= versions.keys()
    assert "free disk" in doctor
    assert 'table = "T1"' in settings
    assert "Fiorenza" not in settings
    again = capotavolo(*words)
    assert (again.returncode, "already" in again.stderr) == (2, True)


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    autumn(tmp_path / "T1.sqlite", ["2026-09-01"])
    words = ["support", "--database", str(tmp_path / "T1.sqlite"), "--to", str(tmp_path / "b.zip")]
    assert capotavolo(*words, "--table", "T1").returncode == 0
    refused = capotavolo(*words[:-1], tmp_path / "none" / "b.zip")
    assert (refused.returncode, "cannot" in refused.stderr) == (2, True)

"""An installed wheel is the same program as a checkout: everything that it reads travels with it."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.end_to_end.running import ROOT, Headless, environment

pytestmark = pytest.mark.kill
WHERE = "import app, hardware, resources, migrations; print(app.__file__, hardware.__file__, resources.__file__, migrations.__file__)"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without network and unpacked."""
    folder = tmp_path_factory.mktemp("installed")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


@pytest.fixture
def alone(installed: Path) -> dict[str, str]:
    """Only the unpacked wheel, before what else is installed."""
    return {**environment(), "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}


def test_the_wheel_holds_the_four_packages_and_nothing_else(installed: Path) -> None:
    assert {path.name for path in installed.iterdir() if "dist-info" not in path.name} == {
        "app",
        "hardware",
        "resources",
        "migrations",
    }
    assert sorted(path.name for path in (installed / "resources" / "houses").iterdir()) == sorted(
        path.name for path in (ROOT / "resources" / "houses").glob("*.toml")
    )
    fonts = {path.name for path in (installed / "resources" / "fonts").iterdir()}
    assert {"OFL.txt"} < fonts
    for language in ("it", "en"):
        manual = {path.name for path in (installed / "resources" / "manual" / language).iterdir()}
        assert manual == {path.name for path in (ROOT / "resources" / "manual" / language).iterdir()}
        assert "evening.md" in manual
    assert (installed / "migrations" / "versions" / "0001_journal.py").exists()
    assert (installed / "resources" / "dossier" / "verify_dossier.py").exists()


def test_the_same_code_runs_and_finds_all_that_it_reads(
    installed: Path, alone: dict[str, str], tmp_path: Path
) -> None:
    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, *words], env=alone, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert all(path.startswith(str(installed)) for path in run("-c", WHERE).split())
    assert json.loads(run("-m", "app", "cut", "35"))["groups"] == [
        {"kind": "stack", "pieces": 20},
        {"kind": "slid", "pieces": 15, "slid_off": [5]},
    ]
    with Headless(tmp_path / "T1.sqlite", "--house", "sanremo", env=alone) as table:
        (opened, rules, _bets) = table.do("open")
        assert (opened["kind"], rules["house"], rules["profile"]["zero"]) == (
            "table.opened",
            "sanremo",
            "all_lost",
        )
        assert table.finish() == 0
        assert table.errors == []
    assert json.loads(run("-m", "app", "verify", "--database", str(tmp_path / "T1.sqlite")))["events"] == 3

"""The oldest and the newest SQLAlchemy and Alembic that may be used make the same file, letter for letter.

What is installed here is one version of each. The others come from a package index, so that this is no part of
the tests: it fails where none can be reached.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain

ROOT: Final = Path(__file__).resolve().parents[2]
_UV: Final = ROOT / ".tools" / "uv" / "bin" / "uv"
_LIBRARIES: Final = ("sqlalchemy", "alembic")
_SECONDS: Final = 240.0
_MASTER: Final = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid"


def run(seed: int, folder: Path) -> None:
    """Make the file with the oldest, the newest and the installed libraries, and write into each with all.

    Args:
        seed: not used: nothing here is by chance.
        folder: an empty one.

    Raises:
        AssertionError: two of the files are not alike, or one library does not take what another made.
    """
    wanted = _wanted()
    places = {which: _installed(folder / which, which, wanted) for which in ("lowest-direct", "highest")}
    made = {which: _asked(folder / f"{which}.sqlite", place) for which, place in places.items()}
    made["installed"] = _asked(folder / "installed.sqlite", None)
    for which, said in made.items():
        print(f"  {which}: {said['versions']}", flush=True)
        assert said["form"] == made["installed"]["form"], f"{which} makes another file: {said['form']}"
    assert made["lowest-direct"]["versions"] != made["highest"]["versions"], "two versions are one"
    for name, lowest in zip(_LIBRARIES, (bound.split(">=")[1] for bound in wanted), strict=True):
        found = made["lowest-direct"]["versions"][name]
        assert f"{found}.".startswith(f"{lowest}."), f"the oldest {name} is {lowest}, and {found} was asked"
    for maker in made:
        for place in (*places.values(), None):
            _asked(folder / f"{maker}.sqlite", place)
        found = verify_chain(folder / f"{maker}.sqlite")
        assert isinstance(found, Verified), found
        assert found.events == len(places) + 2, found


def _wanted() -> list[str]:
    """Say what the program asks of the two libraries, in the order of `_LIBRARIES`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    by_name = {asked.partition(">=")[0].lower(): asked for asked in project["dependencies"]}
    return [by_name[name] for name in _LIBRARIES]


def _installed(place: Path, which: str, wanted: list[str]) -> Path:
    """Put one version of each library into a folder of its own."""
    order = [str(_UV), "pip", "install", "--quiet", "--target", str(place), "--resolution", which]
    subprocess.run([*order, "--python", sys.executable, *wanted], check=True, timeout=_SECONDS, cwd=ROOT)
    return place


def _asked(path: Path, libraries: Path | None) -> dict[str, Any]:
    """Have a program with these libraries write one event more; it says what the file is made of."""
    before = "" if libraries is None else f"{libraries}{os.pathsep}"
    found = subprocess.run(
        [sys.executable, "-m", "tests.attack.libraries", path, libraries or ""],
        env={**os.environ, "PYTHONPATH": f"{before}{ROOT}"},
        cwd=ROOT,
        check=True,
        timeout=_SECONDS,
        stdout=subprocess.PIPE,
    )
    said: dict[str, Any] = json.loads(found.stdout)
    return said


def _write(path: Path, libraries: str) -> None:
    """Write one event with the libraries that are found, and print what the file is made of."""
    import alembic
    import sqlalchemy

    for library in (alembic, sqlalchemy):
        assert str(library.__file__).startswith(libraries), f"{library.__file__} is another one's"
    with Journal.open(path, "T1", program="libraries", ballast_bytes=0) as journal:
        at = "2026-11-21T05:14:10.000000Z"
        journal.append([{"kind": "spin.number", "spin": None, "at": at, "mono": 1, "boot": "a"}])
    with closing(sqlite3.connect(path)) as raw:
        form = raw.execute(_MASTER).fetchall()
    print(json.dumps({"versions": {name: version(name) for name in _LIBRARIES}, "form": form}))


if __name__ == "__main__":
    _write(Path(sys.argv[1]), sys.argv[2])

"""`capotavolo archive` and `verify --archive`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.station.taken_up import folded
from app.table.roulette.game import ROULETTE
from tests.journal.archived import autumn
from tests.journal.played_journals import record, stamped
from tests.table.playing import Played, fall, opened


def told(capfd: pytest.CaptureFixture[str], *words: object) -> tuple[int, dict[str, Any], str]:
    status = main([str(word) for word in words])
    out, error = capfd.readouterr()
    return status, json.loads(out) if out else {}, error


def test_nights_are_archived_and_played_again_from_their_files(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    database, folder = tmp_path / "T1.sqlite", tmp_path / "archive"
    autumn(database)
    words = ["archive", "--database", database, "--to", folder, "--zone", "Europe/Rome", "--until"]
    status, made, error = told(capfd, *words, "2026-10-01")
    assert (status, error, made["table"], len(made["files"])) == (0, "", "T1", 2)
    files = [folder / file["file"] for file in made["files"]]
    status, found, _ = told(capfd, "verify", "--archive", *files, "--head", made["head"])
    assert (status, found["tables"], found["differs"]) == (0, 1, [])
    assert found["heads"]["T1"] == [int(made["head"].split(":")[1]), made["head"].split(":")[2]]
    status, alone, _ = told(capfd, "verify", "--archive", files[1])
    assert (status, alone["heads"]) == (0, found["heads"])
    assert told(capfd, *words, "2026-10-01")[1] == {"table": "T1", "files": [], "head": None}
    assert told(capfd, "verify", "--database", database, "--head", made["head"])[0] == 0


def test_a_file_that_was_changed_ends_with_status_1(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    database, folder = tmp_path / "T1.sqlite", tmp_path / "archive"
    autumn(database)
    told(capfd, "archive", "--database", database, "--to", folder, "--until", "2026-09-01")
    (file,) = folder.glob("*.gz")
    file.write_bytes(file.read_bytes()[:-20])
    status, found, _ = told(capfd, "verify", "--archive", file)
    assert status == 1
    assert "not the file that its manifest names" in found["reason"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--until", "october"], "--until: no such day: october"),
        (["--until", "2026-10-01", "--zone", "Nowhere/At"], "--zone: no such zone"),
        (["--until", "2026-10-01", "--table", "T9"], "no table T9"),
    ],
)
def test_what_is_wrong_is_said(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    database = tmp_path / "T1.sqlite"
    autumn(database, ["2026-09-01"])
    status, _, error = told(capfd, "archive", "--database", database, "--to", tmp_path / "a", *words)
    assert status == 2
    assert said in error
    assert told(capfd, "verify", "--archive", tmp_path / "none.gz")[0] == 2
    assert told(capfd, "verify", "--archive", tmp_path / "none.gz", "--lists")[0] == 2


def test_another_journal_is_begun_and_the_table_plays_on_in_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    database, folder = tmp_path / "T1.sqlite", tmp_path / "archive"
    autumn(database)
    waits = Played(folded(database, "T1", ROULETTE))
    for of in list(waits.state.unanswered):
        waits.do("answer", of=of, by="Carla")
    record(database, stamped(waits.story, lambda place: 1_790_000_000 + place))
    before = folded(database, "T1", ROULETTE)
    words = ["archive", "--database", database, "--to", folder, "--begin-new", "--zone", "Europe/Rome"]
    status, done, error = told(capfd, *words)
    assert (status, error) == (0, "")
    assert done["head"].startswith(f"T1:{before.seq}:")
    assert told(capfd, "verify", "--database", database, "--head", done["begun"])[0] == 0
    for path in (database, Path(done["kept"])):
        assert told(capfd, "verify", "--database", path)[0] == 0
    files = sorted(folder.glob("*.gz"))
    assert told(capfd, "verify", "--archive", *files, "--head", done["head"])[0] == 0
    after = folded(database, "T1", ROULETTE)
    assert (after.spins, after.numbers, after.wheels) == (before.spins, before.numbers, before.wheels)
    table = Played(after)
    table.do("open")
    for number in (17, 0):
        fall(table, number)
        table.do("next")
    record(database, stamped(table.story, lambda place: 1_800_000_000 + place))
    assert told(capfd, "verify", "--database", database)[0] == 0
    for what in ("spins", "payments", "bank", "journal"):
        assert main(["export", "--database", str(database), "--what", what]) == 0
    capfd.readouterr()


def test_a_table_that_is_open_is_left_as_it_is(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "T1.sqlite"
    record(database, stamped(opened().story))
    content = database.read_bytes()
    status, _, error = told(capfd, "archive", "--database", database, "--to", tmp_path / "a", "--begin-new")
    assert status == 2
    assert "the table is open: close it first" in error
    assert database.read_bytes() == content

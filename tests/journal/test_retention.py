"""Archived months are past so many months after their end; what goes is found out by its own bytes alone."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.journal import retention
from app.journal.archive_reading import read_manifest, verify_archive
from app.journal.archive_walk import lies_there
from app.journal.chain import canonical, link, parted, printed
from app.journal.errors import ArchiveRefused, JournalError
from app.journal.retention import Keeping, Kept, archived_files, check_untouched, let_go
from app.journal.verifying import Verified
from tests.journal.archived import archived, autumn, begun, day_of
from tests.journal.played_journals import record
from tests.often import times

LIVE, UNPROVED, KEPT, PAST, MISSING, REMOVED = Keeping
NOW = "2027-01-15T04:00:00.000000Z"
LATE = date(2099, 1, 1)


def listed(folder: Path, months: int | None, today: date = LATE, *journals: Path) -> tuple[Kept, ...]:
    """What is found in a folder beside which the table's journal lies."""
    after = journals or (folder.parent / "T1.sqlite",)
    return archived_files(folder, after, months, today, lambda _journal, _table: day_of)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """August, September and October 2026 of a journal that is at its end; the next one lies in its place."""
    made = tmp_path_factory.mktemp("made")
    autumn(made / "T1.sqlite")
    archived(made / "T1.sqlite", made / "archive", "2026-10-01")
    begun(made / "T1.sqlite", made / "archive")
    return made


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """The archive of that journal, in a copy of all of it that may be harmed."""
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    return tmp_path / "archive"


def manifest_of(folder: Path) -> Path:
    (place,) = folder.glob("*until*.archive.json")
    return place


def rewritten(place: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Write a manifest as somebody would who may write into the folder."""
    said = json.loads(place.read_bytes())
    change(said)
    place.write_bytes(json.dumps(said).encode())


@pytest.mark.parametrize(
    ("months", "today", "keeping"),
    [
        (None, "2099-01-01", [KEPT, KEPT, KEPT]),
        (1, "2026-09-30", [KEPT, KEPT, KEPT]),
        (1, "2026-10-01", [PAST, KEPT, KEPT]),
        (2, "2026-11-30", [PAST, KEPT, KEPT]),
        (2, "2026-12-01", [PAST, PAST, KEPT]),
        (12, "2027-10-31", [PAST, PAST, KEPT]),
        (12, "2027-11-01", [PAST, PAST, PAST]),
    ],
)
def test_a_month_is_kept_so_many_whole_months_after_its_end(
    folder: Path, months: int | None, today: str, keeping: list[Keeping]
) -> None:
    found = listed(folder, months, date.fromisoformat(today))
    assert [(each.month, each.keeping) for each in found] == list(
        zip(["2026-08", "2026-09", "2026-10"], keeping, strict=True)
    )


def test_of_a_journal_that_is_written_nothing_is_ever_past(tmp_path: Path) -> None:
    autumn(tmp_path / "T1.sqlite")
    archived(tmp_path / "T1.sqlite", tmp_path / "archive", "2026-10-02")
    found = listed(tmp_path / "archive", 1)
    assert {each.keeping for each in found} == {LIVE}
    with pytest.raises(ValueError, match="is live, and stays"):
        let_go(found[0], NOW)
    assert found[0].path.exists()


def test_nothing_is_past_while_no_journal_says_that_its_own_is_at_its_end(
    folder: Path, tmp_path: Path
) -> None:
    """Without the next journal, with another table's, and with the one that is at its end itself."""
    autumn(tmp_path / "T2.sqlite", table="T2")
    (old,) = tmp_path.glob("T1.until-*.sqlite")
    for journals in ((), (tmp_path / "T2.sqlite",), (old,)):
        found = archived_files(folder, journals, 1, LATE, lambda _journal, _table: day_of)
        assert {each.keeping for each in found} == {UNPROVED}


def test_a_live_journal_whose_manifest_was_set_aside_loses_nothing(tmp_path: Path) -> None:
    """A written manifest makes no end: the months of a journal that a table writes stay."""
    autumn(tmp_path / "T1.sqlite")
    files = archived(tmp_path / "T1.sqlite", tmp_path / "archive", "2026-10-02")
    place = tmp_path / "archive" / "T1.archive.json"
    place.rename(place.with_name(f"T1-until-{files[-1].last}.archive.json"))
    assert {each.keeping for each in listed(tmp_path / "archive", 1)} == {UNPROVED}


def test_months_of_the_live_journal_written_under_the_name_of_the_old_one_stay(folder: Path) -> None:
    """The old journal's manifest is made to name a month of the new one, with what it truly holds."""
    journal = folder.parent / "T1.sqlite"
    autumn(journal, ["2026-10-20", "2026-10-21", "2026-11-03"], seed=12)
    (made,) = archived(journal, folder, "2026-11-01")
    live = json.loads((folder / "T1.archive.json").read_bytes())["files"][0]
    for change in (
        lambda said: said["files"].append(live),
        lambda said: said["files"].insert(0, live),
        lambda said: said["files"].__setitem__(
            -1, {**live, "last": said["files"][-1]["last"], "hash": said["files"][-1]["hash"]}
        ),
    ):
        before = manifest_of(folder).read_bytes()
        rewritten(manifest_of(folder), change)
        try:
            found = listed(folder, 1)
        except ArchiveRefused:
            found = ()
        assert not [each for each in found if each.keeping is PAST and each.file.file == made.file]
        manifest_of(folder).write_bytes(before)


def test_a_live_journal_that_is_named_as_an_archive_stays(folder: Path) -> None:
    """Under its own name, moved into the folder, and behind a link: with the hash that its bytes have."""
    journal, old = folder.parent / "T1.sqlite", manifest_of(folder)
    names = [json.loads(old.read_bytes())["files"][0]["file"]]
    kept = journal.read_bytes()
    lays: dict[str, tuple[str, Callable[[Path], object]]] = {
        "under its own name": ("../T1.sqlite", lambda _there: None),
        "in the folder": ("T1.sqlite", lambda there: shutil.copyfile(journal, there)),
        "in a month's place": (names[0], lambda there: shutil.copyfile(journal, there)),
        "behind a month's name": (names[0], lambda there: linked(there, journal)),
    }
    for name, lay in lays.values():
        before, archive = old.read_bytes(), (folder / names[0]).read_bytes()
        lay(folder / name)
        sha256 = lies_there((folder / name).resolve()).sha256
        said = json.loads(before)
        said["files"][0] |= {"file": name, "sha256": sha256}
        old.write_bytes(json.dumps(said).encode())
        with pytest.raises(
            ArchiveRefused, match=r"is no file of this folder|is no archive|leads to a file elsewhere"
        ):
            listed(folder, 1)
        assert journal.read_bytes() == kept
        (folder / names[0]).unlink()
        (folder / names[0]).write_bytes(archive)
        old.write_bytes(before)
    assert PAST in {each.keeping for each in listed(folder, 1)}


def test_an_archive_of_another_end_than_the_next_journal_names_stays(folder: Path, tmp_path: Path) -> None:
    """All of it holds and is written down truly; only the next journal says otherwise."""
    autumn(tmp_path / "other" / "T1.sqlite", seed=5)
    begun(tmp_path / "other" / "T1.sqlite", tmp_path / "archive-2")
    other = tmp_path / "other" / "T1.sqlite"
    assert {each.keeping for each in listed(folder, 1, LATE, other)} == {UNPROVED}
    assert {each.keeping for each in listed(tmp_path / "archive-2", 1, LATE, other)} == {PAST}


def test_where_a_table_went_on_beside_a_refused_journal_nothing_was_at_its_end(
    folder: Path, tmp_path: Path
) -> None:
    """The same end, named by a journal that was begun beside one that was refused."""
    ended = json.loads(manifest_of(folder).read_bytes())["files"][-1]
    after = f"T1:{ended['last']}:{ended['hash']}"
    stamp = {"at": NOW, "mono": 1, "boot": "a", "spin": None}
    beside = tmp_path / "beside.sqlite"
    record(beside, [{"kind": "journal.begun", "after": after, "beside": "T1.sqlite", **stamp}])
    assert {each.keeping for each in listed(folder, 1, LATE, beside)} == {UNPROVED}


def test_a_next_journal_that_does_not_hold_lets_nothing_go(folder: Path) -> None:
    journal = folder.parent / "T1.sqlite"
    with closing(sqlite3.connect(journal)) as raw, raw:
        raw.execute("CREATE TABLE other (a)")
    with pytest.raises(ArchiveRefused, match="this journal does not hold"):
        listed(folder, 1)


def test_the_month_comes_from_the_events_and_from_nothing_that_is_written(folder: Path) -> None:
    rewritten(manifest_of(folder), lambda said: [file.update(month="2001-01") for file in said["files"]])
    found = listed(folder, 1, date(2026, 10, 1))
    assert [(each.month, each.keeping) for each in found] == [
        ("2026-08", PAST),
        ("2026-09", KEPT),
        ("2026-10", KEPT),
    ]


@pytest.mark.parametrize("field", ["first", "before", "last", "hash", "sha256"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_manifest_that_says_what_is_not_so_lets_nothing_go(folder: Path, field: str, place: int) -> None:
    def change(said: dict[str, Any]) -> None:
        was = said["files"][place][field]
        said["files"][place][field] = was + 1 if isinstance(was, int) else "0" * 63 + "1"

    rewritten(manifest_of(folder), change)
    try:
        found = {each.file.file: each.keeping for each in listed(folder, 1)}
    except ArchiveRefused:
        return
    # Where its first file or its end is told otherwise, nothing is proved of what it names.
    assert PAST not in found.values() or (place > 0 and field in {"first", "before"})
    assert len(found) == 3


def test_a_file_whose_text_was_changed_and_sealed_anew_stays(folder: Path) -> None:
    """Only what leads to the end that is known can have been there."""
    first = listed(folder, 1)[0]
    lines = gzip.decompress(first.path.read_bytes()).splitlines()
    digest, forged = bytes(32), []
    for number, line in enumerate(lines):
        body, _ = parted(line)
        if number == 3:
            body = canonical({**json.loads(body), "forged": True})
        digest = link(digest, body)
        forged.append(printed(body, digest) + b"\n")
    first.path.write_bytes(gzip.compress(b"".join(forged)))
    sha256 = lies_there(first.path).sha256
    rewritten(manifest_of(folder), lambda said: said["files"][0].update(sha256=sha256, hash=digest.hex()))
    with pytest.raises(ArchiveRefused, match="it does not hold"):
        listed(folder, 1)


def test_the_journal_before_the_one_before_is_at_its_end_too(folder: Path) -> None:
    """Each journal's first event is in its archive: from the live one it is led back to the first of all."""
    journal = folder.parent / "T1.sqlite"
    autumn(journal, ["2026-11-20", "2026-12-03"], seed=12)
    begun(journal, folder)
    found = listed(folder, 12)
    assert [each.month for each in found] == ["2026-08", "2026-09", "2026-10", "2026-11", "2026-12"]
    assert {each.keeping for each in found} == {PAST}
    assert len({each.manifest for each in found}) == 2


def test_what_is_let_go_stays_in_the_manifest_and_the_rest_verifies(folder: Path) -> None:
    first, *others = listed(folder, 3, date(2026, 12, 1))
    check_untouched([first])
    let_go(first, NOW)
    assert not first.path.exists()
    manifest = read_manifest(first.manifest)
    assert manifest is not None
    gone = manifest.files[0]
    assert (gone.removed, gone.last, gone.hash, gone.events) == (
        NOW, first.file.last, first.file.hash, first.file.events
    )  # fmt: skip
    now = listed(folder, 3, date(2026, 12, 1))
    assert [(each.month, each.keeping) for each in now] == [
        ("2026-09", KEPT), ("2026-10", KEPT), ("2026-08", REMOVED)
    ]  # fmt: skip
    assert isinstance(verify_archive([each.path for each in others]), Verified)
    with pytest.raises(ArchiveRefused, match=f"it was removed on {NOW}"):
        verify_archive([first.path, *(each.path for each in others)])


def linked(path: Path, to: Path) -> None:
    path.unlink()
    path.symlink_to(to)


def moved_behind_a_link(path: Path) -> None:
    linked(path, Path(shutil.copyfile(path, path.with_suffix(".moved"))))


def made_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


EXCHANGES: dict[str, Callable[[Path], object]] = {
    "other bytes": lambda path: path.write_bytes(b"something else"),
    "the same bytes in another file": lambda path: shutil.copyfile(path, path.with_suffix(".new")).replace(
        path
    ),
    "a link": moved_behind_a_link,
    "nothing": lambda path: path.unlink(),
    "a folder": made_a_folder,
}


@pytest.mark.parametrize("how", EXCHANGES)
def test_a_file_exchanged_since_it_was_shown_is_not_removed(folder: Path, how: str) -> None:
    past = listed(folder, 1)
    EXCHANGES[how](past[1].path)
    there = past[1].path.is_symlink() or past[1].path.exists()
    with pytest.raises(ArchiveRefused):
        check_untouched(past)
    with pytest.raises(ArchiveRefused):
        let_go(past[1], NOW)
    assert there == (past[1].path.is_symlink() or past[1].path.exists())
    let_go(past[0], NOW)


def test_a_file_that_is_missing_is_said_and_nobody_let_it_go(folder: Path) -> None:
    past = listed(folder, 1)
    past[1].path.unlink()
    assert [(each.month, each.keeping) for each in listed(folder, 1)] == [
        ("2026-10", PAST), ("2026-08", UNPROVED), ("2026-09", MISSING)
    ]  # fmt: skip


def test_one_that_is_gone_already_is_done_to_its_end(folder: Path) -> None:
    """The power went between the file and its manifest; the register knows that it was let go."""
    first = listed(folder, 1)[0]
    first.path.unlink()
    (missing,) = [each for each in listed(folder, 1) if each.keeping is MISSING]
    retention.note_gone([missing], {"0" * 64}, NOW)
    assert MISSING in {each.keeping for each in listed(folder, 1)}
    retention.note_gone([missing], {first.file.sha256}, NOW)
    assert MISSING not in {each.keeping for each in listed(folder, 1)}


def test_a_night_that_was_opened_at_no_time_is_said(folder: Path) -> None:
    def no_time(_at: str) -> date:
        raise ValueError("no time")

    with pytest.raises(JournalError, match="was opened at no time"):
        archived_files(folder, [folder.parent / "T1.sqlite"], 1, LATE, lambda _journal, _table: no_time)


@pytest.mark.often
@pytest.mark.parametrize("seed", range(times(1, 4)))
def test_whatever_stands_in_archives_and_manifests_only_what_was_archived_goes(
    folder: Path, seed: int
) -> None:
    """Bytes changed, cut and put in anywhere: it is refused, or what is past is what was there."""
    chance, files = random.Random(seed), sorted(folder.iterdir())
    true = {file.name: (file.read_bytes(), lies_there(file).sha256) for file in files}
    refused = 0
    for _ in range(25):
        file = chance.choice(files)
        content, place = bytearray(true[file.name][0]), 0
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(content))
            content[place : place + chance.randint(0, 9)] = chance.randbytes(chance.randint(0, 9))
        file.write_bytes(content)
        try:
            past = [each for each in listed(folder, 1) if each.keeping is PAST]
        except JournalError:
            refused, past = refused + 1, []
        for each in past:
            assert each.walked is not None
            assert each.walked.lying.sha256 == true[each.path.name][1]
        file.write_bytes(true[file.name][0])
    assert refused > 5
    assert {each.keeping for each in listed(folder, 1)} == {PAST}

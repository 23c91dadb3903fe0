"""A dossier has all that proves a spin, in the stretches of the journal in which it lies."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.chain import link, parted
from app.journal.errors import Damaged
from app.journal.exporting import What
from app.reports.roulette.dossier import MANIFEST, PROGRAM, Files, Page, dossier_files, manifest_hash
from app.reports.whole_folder import write_folder
from resources import dossier_program
from tests.end_to_end.running import verify
from tests.journal.played_journals import evening, exported, record, story_of
from tests.often import times
from tests.reports.evidence import LOG, lying, recorded_evidence, told_evidence

PAGE = Page(b"%PDF-", b"<html>", "leggimi")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return recorded_evidence(tmp_path)


@pytest.fixture
def files(path: Path) -> Files:
    return dossier_files(path, told_evidence(path), lying(path), PAGE)


def kinds(lines: bytes) -> list[str]:
    return [json.loads(line)["kind"] for line in lines.splitlines()]


def test_it_has_the_page_the_events_the_frames_and_how_to_verify_them(files: Files) -> None:
    assert sorted(files) == sorted(
        [
            "README.txt", "page.pdf", "page.html", "rules.jsonl", "events.jsonl", "corrections.jsonl",
            "heads.txt", "frames.jsonl", f"event-25.{LOG}.from-140", MANIFEST, PROGRAM,
        ]
    )  # fmt: skip
    assert (files["page.pdf"], files["page.html"], files["README.txt"]) == (b"%PDF-", b"<html>", b"leggimi")
    assert files[PROGRAM] == dossier_program()
    assert len(manifest_hash(files)) == 64


def test_its_events_are_as_they_were_sealed_from_the_first_to_the_last(files: Files) -> None:
    told = kinds(files["events.jsonl"])
    assert (told[0], told[-1]) == ("spin.bets_open", "spin.closed")
    assert "people.signed" in told
    assert kinds(files["corrections.jsonl"]) == ["people.signed", "entry.corrected"]
    assert kinds(files["rules.jsonl"]) == ["table.rules"]
    before = bytes.fromhex(files["heads.txt"].split(b"before ")[2].split()[0].decode().split(":")[2])
    for line in files["events.jsonl"].splitlines():
        body, digest = parted(line)
        assert link(before, body) == digest
        before = digest


def test_its_heads_are_events_of_the_journal_as_verify_knows_them(
    files: Files, path: Path, tmp_path: Path
) -> None:
    heads = tmp_path / "heads.txt"
    heads.write_bytes(files["heads.txt"])
    assert [line.split()[0] for line in files["heads.txt"].splitlines()] == [
        b"before", b"after", b"before", b"after", b"before", b"after", b"now",
    ]  # fmt: skip
    assert verify(path, "--heads", str(heads))[0] == 0
    heads.write_text(heads.read_text().replace(":4", ":3", 1))
    assert verify(path, "--heads", str(heads))[0] == 1


def test_its_frames_say_log_and_byte_and_the_log_is_cut_out_there(files: Files, tmp_path: Path) -> None:
    told = [json.loads(line) for line in files["frames.jsonl"].splitlines()]
    assert [(each["seq"], each["log"], each["byte"], each["line"]) for each in told] == [
        (25, LOG, 140, "A;2; 8"),
        (25, LOG, 168, "A;3; 8"),
        (25, LOG, 196, "A;4; 8"),
        (25, LOG, 252, "A;5; 8"),
    ]
    part, log = files[f"event-25.{LOG}.from-140"], (tmp_path / LOG).read_bytes()
    assert part == log[140 : 140 + len(part)]
    assert part.endswith(b"A;5; 8\\r\\n\n")


def test_where_the_log_is_gone_the_sealed_lines_stand_alone(path: Path, tmp_path: Path) -> None:
    (tmp_path / LOG).unlink()
    files = dossier_files(path, told_evidence(path), lying(path), PAGE)
    assert not any(LOG in name for name in files)
    told = [json.loads(line) for line in files["frames.jsonl"].splitlines()]
    assert [each["file"] for each in told] == [None] * 4
    assert [each["log"] for each in told] == [LOG] * 4


def test_a_spin_of_which_nothing_was_said_later_has_no_corrections(path: Path) -> None:
    files = dossier_files(path, told_evidence(path, 1), lying(path, 1), PAGE)
    assert files["corrections.jsonl"] == b""


@pytest.mark.often
@pytest.mark.parametrize("house", ["venezia", "france", "tombola-half-back"])
def test_every_spin_of_an_evening_has_a_dossier_that_verifies(tmp_path: Path, house: str) -> None:
    """Void throws, candidates, announces, prisoners, notes, refusals, numbers typed by hand: whatever is recorded.

    `make test` takes every third spin, `make often` each.
    """
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(5, spins=12, nights=2, house=house)))
    spins = [row["spin"] for row in exported(path, What.SPINS)]
    assert len(spins) > 12
    for spin in spins[:: times(3, 1)]:
        story = told_evidence(path, spin)
        write_folder(tmp_path / str(spin), dossier_files(path, story, lying(path, spin), PAGE))
        program = str(tmp_path / str(spin) / PROGRAM)
        done = subprocess.run([sys.executable, "-I", program, story.seal], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b""), (spin, done.stdout)


def test_an_event_that_was_changed_is_in_no_dossier(path: Path) -> None:
    story, lies = told_evidence(path), lying(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("DROP TRIGGER journal_never_changed")
        file.execute(
            "UPDATE journal SET body = replace(body, '50.00', '90.00') WHERE seq = ?", (lies.first + 1,)
        )
        file.commit()
    with pytest.raises(Damaged, match=f"event {lies.first + 1} of table T1"):
        dossier_files(path, story, lies, PAGE)

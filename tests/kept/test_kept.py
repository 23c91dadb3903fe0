"""Old journals verify, replay, export and print for ever: all that was kept is asked again, byte for byte.

What is meant to be said otherwise is rewritten by `python -m tests.kept.rewrite`, and seen in the commit.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import cast

import msgspec
import pytest

from app.journal.chain import JSON, canonical
from app.journal.store import Journal
from app.rules.side import Side
from app.station.taken_up import folded
from app.table.event_record import event_form
from app.table.roulette.game import ROULETTE
from app.table.state_form import state_form
from app.table.station_opening import Opening
from app.table.table import Table
from tests.houses import house
from tests.kept.answering import ARCHIVE, PEOPLE, Asked, exported, rebuilt, said, shortened, states, table_in
from tests.kept.played_journals import MovedTable
from tests.kept.played_register import play_register
from tests.kept.played_spins import settled
from tests.kept.played_table import Night
from tests.kept.record import HOUSES, planned, record
from tests.kept.recording import Recording, differing, recordings, sealed, write_answers
from tests.kept.writing import as_csv, difference
from tests.table.reading import KINDS

AWAITED = Path(__file__).parent / "awaited.txt"
RECORDINGS = recordings()
PARTS = [
    pytest.param(recording, part, id=f"{recording.folder.name}-{part}")
    for recording in RECORDINGS
    for part in sorted({name.split("/")[0] for name in recording.answers()})
]


EACH = pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.folder.name)
NAMES = {form.__struct_config__.tag for form in KINDS}

Unpack = Callable[[Recording], Asked]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Unpack:
    """Unpack a recording, once for all that is asked about it here."""

    @cache
    def unpacked(recording: Recording) -> Asked:
        folder, work = (tmp_path_factory.mktemp(name) for name in ("kept", "work"))
        with recording.unpacked() as made:
            shutil.copytree(made, folder, dirs_exist_ok=True)
        return Asked(folder, work)

    return unpacked


def whole(bodies: list[bytes]) -> list[tuple[bytes, str]]:
    """Events with their hashes, chained here and not by the program."""
    previous, found = bytes(32), []
    for body in bodies:
        previous = hashlib.sha256(previous + body).digest()
        found.append((body, previous.hex()))
    return found


def heads_said(verified: bytes) -> dict[str, list[object]]:
    """The last event of each table, as `verify` told it; a settlement that comes out otherwise fails."""
    told = msgspec.json.decode(verified.splitlines()[0])
    assert told["differs"] == []
    heads: dict[str, list[object]] = told["heads"]
    return heads


# What was kept is said


@pytest.mark.parametrize(("recording", "part"), PARTS)
def test_all_is_said_as_it_was_kept(recording: Recording, part: str, asked: Unpack) -> None:
    """It verifies, replays, exports, prints, lists and settles as before; so does the state after each hundred events."""
    kept = {name: text for name, text in recording.answers().items() if name.split("/")[0] == part}
    today = asked(recording).answers(part)
    parted = [difference(name, kept.get(name, b""), today.get(name, b"")) for name in differing(kept, today)]
    meant = "if that is meant: python -m tests.kept.rewrite, and commit the difference"
    assert not parted, "\n".join([meant, *parted])


@EACH
def test_everything_kept_is_asked(recording: Recording, asked: Unpack) -> None:
    """No journal, register, archive or stream lies there of which nothing is said."""
    parts = asked(recording).parts
    assert sorted(parts) == sorted({name.split("/")[0] for name in recording.answers()})
    assert {*HOUSES} | {PEOPLE, ARCHIVE} | {f"settle-{name}" for name in HOUSES} <= {*parts}


@EACH
def test_every_text_and_hash_is_what_it_was(recording: Recording, asked: Unpack) -> None:
    """The same events in the same one form, and the chain that anybody comes to, as jsonl and as csv."""
    for name in asked(recording).names:
        events = whole(asked(recording).texts(name))
        lines = exported(asked(recording).journal(name), "journal").splitlines()
        for (body, digest), line in zip(events, lines, strict=True):
            assert line == body[:-1] + f',"hash":"{digest}"}}'.encode()
            assert canonical(msgspec.json.decode(body)) == body
        table = table_in(asked(recording).journal(name))
        forms = [msgspec.json.decode(body) for body, _ in events]
        rows = [
            {
                "table": table,
                **{key: form[key] for key in ("seq", "at", "kind", "spin")},
                "hash": digest,
                "body": body.decode(),
            }
            for form, (body, digest) in zip(forms, events, strict=True)
        ]
        assert exported(asked(recording).journal(name), "journal", "csv") == as_csv(
            b"".join(map(_line, rows))
        )
        verified = recording.answers()[f"{name}/verify.jsonl"]
        assert heads_said(verified) == {table: [len(events), events[-1][1]]}


def _line(row: object) -> bytes:
    return msgspec.json.encode(row) + b"\n"


@EACH
def test_a_spreadsheet_has_the_same_rows(recording: Recording, asked: Unpack) -> None:
    """What is exported as csv is what is exported as jsonl."""
    for name in asked(recording).names:
        for what in ("spins", "payments", "bank"):
            rows = recording.answers()[f"{name}/{what}.jsonl"]
            assert exported(asked(recording).journal(name), what, "csv") == as_csv(rows), (name, what)


@EACH
def test_long_answers_of_settle_are_the_recorded_ones(recording: Recording, asked: Unpack) -> None:
    """Of those that were changed since, and meant so, the kept ones tell; all others are seen in full."""
    for file in sorted(asked(recording).unpacked.glob("settle/*.jsonl")):
        kept = recording.answers()[f"settle-{file.stem}/said.txt"].splitlines()
        before = (asked(recording).unpacked / "settled" / file.name).read_bytes().splitlines()
        spins = file.read_bytes().splitlines()
        for spin, old, now, digest in zip(spins, before, settled(spins), kept, strict=True):
            if shortened(old + b"\n").strip() == digest:
                assert now == old, spin.decode()


@EACH
def test_an_old_journal_is_opened_to_write_and_played_on(
    recording: Recording, asked: Unpack, tmp_path: Path
) -> None:
    """A file of then is brought to the form of today, and its table opens another night."""
    for name in asked(recording).names:
        path = tmp_path / f"{name}.sqlite"
        shutil.copyfile(asked(recording).journal(name), path)
        ((table, (seq, _)),) = heads_said(recording.answers()[f"{name}/verify.jsonl"]).items()
        rules = house(name if name in HOUSES else "venezia")
        state = folded(path, table, ROULETTE)
        assert state.seq == seq
        again = Table(state, Opening(table, rules, "Anna", Side.LEFT, "kept"), steps_told=False)
        opened = [event_form(event) for event in again.do({"do": "open"})]
        stamp: dict[str, JSON] = {"at": "2026-01-01T20:00:00.000000Z", "mono": 1, "boot": "kept"}
        with Journal.open(path, table, program="kept", ballast_bytes=0) as journal:
            journal.append([{**cast("dict[str, JSON]", form), **stamp} for form in opened])
        assert heads_said(said("verify", "--database", path))[table][0] == journal.head.seq > state.seq


# Everything is in it


@EACH
def test_every_kind_that_was_known_is_recorded_and_known_still(recording: Recording, asked: Unpack) -> None:
    """No kind is renamed or dropped."""
    texts = [body for name in asked(recording).names for body in asked(recording).texts(name)]
    assert {msgspec.json.decode(body)["kind"] for body in texts} == {*recording.kinds} <= NAMES


def test_every_kind_and_field_of_today_is_recorded_or_awaited(asked: Unpack) -> None:
    """What no recording has stands in awaited.txt until one has it: README.md says how that is made."""
    recorded = {
        (str(form["kind"]), key)
        for recording in RECORDINGS
        for name in asked(recording).names
        for form in map(msgspec.json.decode, asked(recording).texts(name))
        for key in form
    }
    today = {
        (str(kind.__struct_config__.tag), field.encode_name)
        for kind in KINDS
        for field in msgspec.structs.fields(kind)
    }
    assert {*AWAITED.read_text("utf-8").split()} == {".".join(each) for each in today - recorded}


# An alteration is found


@pytest.fixture
def copied(tmp_path: Path) -> Recording:
    """A recording that may be harmed."""
    return Recording(shutil.copytree(RECORDINGS[0].folder, tmp_path / RECORDINGS[0].folder.name))


def flip(file: Path) -> None:
    """Change one bit in the midst of a file."""
    text = bytearray(file.read_bytes())
    text[len(text) // 2] ^= 1
    file.write_bytes(text)


def test_a_flipped_bit_in_a_kept_answer_is_found(copied: Recording) -> None:
    kept = RECORDINGS[0].answers()
    for name in kept:
        flip(copied.folder / "answers" / name)
        assert differing(copied.answers(), kept) == [name]
        assert difference(name, copied.answers()[name], kept[name])
        (copied.folder / "answers" / name).write_bytes(kept[name])


def test_a_flipped_bit_in_what_is_packed_is_found(copied: Recording) -> None:
    flip(copied.packed)
    with pytest.raises(AssertionError, match="is not what was recorded"), copied.unpacked():
        pytest.fail("it was unpacked")


def test_another_word_in_an_old_event_is_found(asked: Unpack, tmp_path: Path) -> None:
    """Also where whoever changes it seals it anew: the kept last event is another."""
    bodies = tmp_path / "venezia.jsonl"
    texts = asked(RECORDINGS[0]).texts("venezia")
    bodies.write_bytes(b"\n".join(texts).replace(b'"dealer":"Anna"', b'"dealer":"Anne"', 1))
    rebuilt(bodies, tmp_path / "venezia.sqlite")
    kept = RECORDINGS[0].answers()["venezia/verify.jsonl"]
    assert heads_said(said("verify", "--database", tmp_path / "venezia.sqlite")) != heads_said(kept)


def test_a_key_more_in_the_state_is_found_and_said_once(
    asked: Unpack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new field shows where it comes, and again only where it changes."""
    path = asked(RECORDINGS[0]).journal("venezia")
    monkeypatch.setattr("tests.kept.answering.state_form", lambda state: {**state_form(state), "new": 0})
    told = b"".join(states(path))
    assert told.count(b"  new = 0\n") == 1
    assert told.replace(b"  new = 0\n", b"") == RECORDINGS[0].answers()["venezia/states.txt"]


# It is made as README.md says


def test_rewriting_touches_what_is_said_otherwise_and_nothing_else(copied: Recording) -> None:
    kept, packed = copied.answers(), copied.packed.read_bytes()
    assert write_answers(copied, kept) == []
    flip(copied.folder / "answers" / "france" / "spins.jsonl")
    (copied.folder / "answers" / "no-part.txt").write_bytes(b"")
    assert write_answers(copied, kept) == ["france/spins.jsonl", "no-part.txt"]
    assert copied.answers() == kept
    assert copied.packed.read_bytes() == packed
    assert sealed(packed) == copied.seal.read_text("utf-8")


def test_what_was_recorded_is_never_recorded_again() -> None:
    with pytest.raises(FileExistsError):
        record(RECORDINGS[0], seed=1)


def test_the_recorder_still_plays_and_a_seed_is_a_journal(tmp_path: Path) -> None:
    """The next recording can be made: nights on both sides of the cylinder, two readers, an archive between them, a journal left."""
    texts = []
    for folder in (tmp_path / "one", tmp_path / "other"):
        folder.mkdir()
        registers = play_register(folder / "people.sqlite", folder)
        table = MovedTable(folder / "T1.sqlite", "T1", planned(), 8, registers, two_readers=True)
        table.night(Night(0, 4, True, True, Side.LEFT, False))
        table.answer_all()
        table.begin_anew(folder / "archive", lambda _at: date(2025, 11, 21))
        table.go_on_beside(Night(1, 3, False, True, Side.RIGHT, True), 1)
        texts.append(exported(table.path, "journal"))
        heads_said(said("verify", "--database", table.path))
    assert texts[0] == texts[1]
    assert b"journal.begun" in texts[0]

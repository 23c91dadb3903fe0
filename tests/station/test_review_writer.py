"""From the review desk: codes first, then the table; whoever may not sign writes nothing."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.desks.pit_boss.writer import Answer, Entry, Outcome, Place, Signature, Written
from app.journal.chain import Recorded
from app.journal.copies import back_up
from app.journal.lock import TableLock
from app.journal.reading import events, head
from app.journal.store import Journal
from app.people.permissions import Signed
from app.people.roles import Role
from app.station.review_writer import ReviewWriter
from app.station.taken_up import folded
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister
from tests.reports.days import played_night, story_at, warned_night
from tests.station.test_stopped_table import kinds

ANNA = "40414227"


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path).peopled()


@pytest.fixture
def writer(register: ARegister) -> ReviewWriter:
    return ReviewWriter(register.file, ROULETTE)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return warned_night(tmp_path / "T1.sqlite")


@pytest.fixture
def waits(journal: Path) -> Entry:
    return Entry(journal, "T1", head(journal, "T1").seq)


def correction(
    writer: ReviewWriter, journal: Path, by: Signature, witness: Signature, amount: str = "680.00"
) -> Written:
    paid = Entry(journal, "T1", kinds(journal).index("payment.made") + 1)
    chips: list[Json] = [{"value": "20.00", "pieces": 1}]
    return writer.correct(paid, {"amount": amount, "chips": chips}, "camera", by, witness)


def test_those_who_work_here_are_offered(writer: ReviewWriter, register: ARegister) -> None:
    assert Signed("Marco", Role.INSPECTOR) in writer.people()
    register.path.write_bytes(b"no register")
    assert writer.people() == ()


def test_that_nobody_can_sign_yet_is_said_before_anybody_types(tmp_path: Path, waits: Entry) -> None:
    writer = ReviewWriter(ARegister(tmp_path / "none").file, ROULETTE)
    assert writer.standing(waits) == Written(Outcome.NO_REGISTER)
    assert writer.people() == ()
    answered = writer.answer([Answer(waits, "cable")], Signature("marco", MARCO))
    assert answered.outcome is Outcome.TROUBLE


def test_an_inspector_answers_under_the_name_that_the_register_has(
    writer: ReviewWriter, waits: Entry
) -> None:
    assert writer.answer([Answer(waits, "cable")], Signature(" marco ", MARCO)) == Written(Outcome.DONE)
    assert folded(waits.journal, "T1", ROULETTE).unanswered == {}
    (*_, answer) = events(waits.journal, "T1")
    assert b'"by":"Marco"' in answer.body
    assert b'"note":"cable"' in answer.body


@pytest.mark.parametrize(
    ("name", "code", "written"),
    [
        ("Marco", "000000", Written(Outcome.WRONG, "Marco")),
        ("Nobody", MARCO, Written(Outcome.WRONG, "Nobody")),
        ("Anna", ANNA, Written(Outcome.NOT_ALLOWED, "Anna")),
    ],
)
def test_whoever_may_not_answers_for_nothing(
    writer: ReviewWriter, waits: Entry, name: str, code: str, written: Written
) -> None:
    assert writer.answer([Answer(waits, "")], Signature(name, code)) == written
    assert head(waits.journal, "T1").seq == waits.seq


def test_wrong_codes_lock_the_name(writer: ReviewWriter, waits: Entry) -> None:
    told = [writer.answer([Answer(waits, "")], Signature("Marco", "000000")) for _ in range(20)]
    assert told[-1] == Written(Outcome.LOCKED, "Marco", 60)
    assert writer.answer([Answer(waits, "")], Signature("Marco", MARCO)).outcome is Outcome.LOCKED


def test_a_first_code_is_changed_before_it_signs(
    writer: ReviewWriter, register: ARegister, waits: Entry
) -> None:
    register.file.add("Gina", GINA, "Ugo", Role.INSPECTOR, FIRST)
    assert writer.answer([Answer(waits, "")], Signature("Ugo", FIRST)) == Written(Outcome.MUST_CHANGE, "Ugo")


def test_two_put_a_payment_right(writer: ReviewWriter, journal: Path) -> None:
    assert (
        correction(writer, journal, Signature("Anna", ANNA), Signature("Marco", MARCO)).outcome
        is Outcome.DONE
    )
    assert kinds(journal)[-2:] == ["people.signed", "entry.corrected"]


@pytest.mark.parametrize(
    ("by", "witness", "outcome"),
    [
        (("Marco", MARCO), ("Anna", ANNA), Outcome.NOT_ALLOWED),
        (("Marco", MARCO), ("Gina", "000000"), Outcome.WRONG),
        (("Marco", "000000"), ("Gina", GINA), Outcome.WRONG),
        (("Marco", MARCO), ("marco", MARCO), Outcome.REFUSED),
    ],
)
def test_one_alone_puts_nothing_right(
    writer: ReviewWriter, journal: Path, by: tuple[str, str], witness: tuple[str, str], outcome: Outcome
) -> None:
    assert correction(writer, journal, Signature(*by), Signature(*witness)).outcome is outcome
    assert "entry.corrected" not in kinds(journal)[-2:]


def test_what_the_table_refuses_is_told(writer: ReviewWriter, journal: Path) -> None:
    told = correction(writer, journal, Signature("Gina", GINA), Signature("Marco", MARCO), "690.00")
    assert told.outcome is Outcome.REFUSED
    assert "10.00" in told.reason


def test_a_trainer_corrects_nothing(writer: ReviewWriter, register: ARegister, journal: Path) -> None:
    register.file.add("Gina", GINA, "Ugo", Role.TRAINER, FIRST)
    register.file.change_own("Ugo", FIRST, "83746527")
    told = correction(writer, journal, Signature("Ugo", "83746527"), Signature("Marco", MARCO))
    assert told == Written(Outcome.NOT_ALLOWED, "Ugo")


def test_a_table_that_runs_and_a_register_that_is_gone_are_said(
    writer: ReviewWriter, register: ARegister, waits: Entry
) -> None:
    with TableLock(waits.journal.resolve(), "T1", program="the table"):
        assert writer.answer([Answer(waits, "")], Signature("Marco", MARCO)).outcome is Outcome.RUNNING
    register.path.unlink()
    assert writer.answer([Answer(waits, "")], Signature("Marco", MARCO)).outcome is Outcome.TROUBLE


def test_several_are_answered_under_one_code_in_one_writing(
    writer: ReviewWriter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has its own answer, and the disk has all of them or none."""
    entries = waiting_entries(tmp_path / "several.sqlite", 3)
    written = writings(monkeypatch)
    answers = [Answer(each, f"cable {place}") for place, each in enumerate(entries)]
    assert writer.answer(answers, Signature("Marco", MARCO)) == Written(Outcome.DONE)
    assert written == [["event.answered"] * 3]
    assert folded(entries[0].journal, "T1", ROULETTE).unanswered == {}
    bodies = [event.body for event in events(entries[0].journal, "T1")][-3:]
    for answer, body in zip(answers, bodies, strict=True):
        assert f'"of":{answer.entry.seq},'.encode() in body
        assert f'"note":"{answer.note}"'.encode() in body


def test_where_one_of_several_is_refused_none_is_written(
    writer: ReviewWriter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = waiting_entries(tmp_path / "several.sqlite", 3)
    assert writer.answer([Answer(entries[2], "")], Signature("Gina", GINA)).outcome is Outcome.DONE
    before, written = head(entries[0].journal, "T1"), writings(monkeypatch)
    told = writer.answer([Answer(each, "") for each in entries], Signature("Marco", MARCO))
    assert told == Written(Outcome.REFUSED, reason=f"{entries[2].seq} waits for no answer")
    assert written == []
    assert head(entries[0].journal, "T1") == before
    assert len(folded(entries[0].journal, "T1", ROULETTE).unanswered) == 2


def test_answers_of_two_tables_are_never_asked_of_one_journal(writer: ReviewWriter, waits: Entry) -> None:
    other = waits._replace(table="T2")
    with pytest.raises(ValueError, match="2 tables"):
        writer.answer([Answer(waits, ""), Answer(other, "")], Signature("Marco", MARCO))


def test_nobody_answers_for_his_own_code(writer: ReviewWriter, tmp_path: Path) -> None:
    path, story = tmp_path / "T1.sqlite", story_at(played_night())
    times = {key: story[-1][key] for key in ("at", "mono", "boot")}
    again = {"kind": "pit_boss.again", "spin": None, "owner": "Gina", "by": "root", "done": times["at"]}
    record(path, [*story, times | again])
    waits = Entry(path, "T1", head(path, "T1").seq)
    told = writer.answer([Answer(waits, "")], Signature("Gina", GINA))
    assert told == Written(Outcome.REFUSED, reason="Gina does not answer for his own code")
    assert writer.answer([Answer(waits, "")], Signature("Marco", MARCO)) == Written(Outcome.DONE)


def test_what_stands_in_the_way_is_seen_without_a_touch_of_the_lock(
    writer: ReviewWriter, register: ARegister, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(journal, "T1")
    lock = journal.with_name(journal.name + ".lock")
    lock.unlink(missing_ok=True)
    assert writer.outlook(place) == Written(Outcome.DONE)
    assert not lock.exists()
    if sys.platform == "linux":
        with TableLock(journal.resolve(), "T1", program="the table"):
            assert writer.outlook(place).outcome is Outcome.RUNNING
        assert writer.outlook(place).outcome is Outcome.DONE
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda where, _how: where != journal.parent.resolve())
        assert writer.outlook(place).outcome is Outcome.READ_ONLY
    copy = journal.with_name("copy.sqlite")
    back_up(journal, copy)
    assert writer.outlook(Place(copy, "T1")).outcome is Outcome.COPY
    empty = journal.with_name("empty.sqlite")
    empty.touch()
    assert "è vuoto" in writer.outlook(Place(empty, "T1")).reason
    register.path.write_bytes(b"no register")
    assert writer.outlook(place).outcome is Outcome.TROUBLE
    register.path.unlink()
    assert writer.outlook(place) == Written(Outcome.NO_REGISTER)


def waiting_entries(path: Path, many: int) -> list[Entry]:
    """A night with so many warnings for which nobody has answered."""
    warned_night(path)
    (*_, last) = [msgspec.json.decode(event.body) for event in events(path, "T1")]
    record(path, [last | {"count": count} for count in range(2, many + 1)])
    end = head(path, "T1").seq
    return [Entry(path, "T1", seq) for seq in range(end - many + 1, end + 1)]


def writings(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The kinds of what is written, transaction by transaction."""
    written: list[list[str]] = []
    append = Journal.append

    def watched(journal: Journal, bodies: Sequence[dict[str, Any]]) -> tuple[Recorded, ...]:
        if bodies:
            written.append([str(body["kind"]) for body in bodies])
        return append(journal, bodies)

    monkeypatch.setattr(Journal, "append", watched)
    return written

"""From the review desk: codes first, then the table; whoever may not sign writes nothing."""

from pathlib import Path

import pytest

from app.desks.pit_boss.writer import Entry, Outcome, Signature, Written
from app.journal.lock import TableLock
from app.journal.reading import events, head
from app.people.permissions import Signed
from app.people.roles import Role
from app.station.review_writer import ReviewWriter
from app.station.taken_up import folded
from app.table.json_text import Json
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister
from tests.reports.days import warned_night
from tests.station.test_stopped_table import kinds

ANNA = "40414227"


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path).peopled()


@pytest.fixture
def writer(register: ARegister) -> ReviewWriter:
    return ReviewWriter(register.file)


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
    writer = ReviewWriter(ARegister(tmp_path / "none").file)
    assert writer.standing(waits) == Written(Outcome.NO_REGISTER)
    assert writer.people() == ()
    answered = writer.answer(waits, "cable", Signature("marco", MARCO))
    assert answered.outcome is Outcome.TROUBLE


def test_an_inspector_answers_under_the_name_that_the_register_has(
    writer: ReviewWriter, waits: Entry
) -> None:
    assert writer.answer(waits, "cable", Signature(" marco ", MARCO)) == Written(Outcome.DONE)
    assert folded(waits.journal, "T1").unanswered == {}
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
    assert writer.answer(waits, "", Signature(name, code)) == written
    assert head(waits.journal, "T1").seq == waits.seq


def test_wrong_codes_lock_the_name(writer: ReviewWriter, waits: Entry) -> None:
    told = [writer.answer(waits, "", Signature("Marco", "000000")) for _ in range(20)]
    assert told[-1] == Written(Outcome.LOCKED, "Marco", 60)
    assert writer.answer(waits, "", Signature("Marco", MARCO)).outcome is Outcome.LOCKED


def test_a_first_code_is_changed_before_it_signs(
    writer: ReviewWriter, register: ARegister, waits: Entry
) -> None:
    register.file.add("Gina", GINA, "Ugo", Role.INSPECTOR, FIRST)
    assert writer.answer(waits, "", Signature("Ugo", FIRST)) == Written(Outcome.MUST_CHANGE, "Ugo")


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
        assert writer.answer(waits, "", Signature("Marco", MARCO)).outcome is Outcome.RUNNING
    register.path.unlink()
    assert writer.answer(waits, "", Signature("Marco", MARCO)).outcome is Outcome.TROUBLE

"""Every deed at a table that no program runs, and at the register, with the code of every role."""

from collections.abc import Callable
from pathlib import Path

import pytest

from app.desks.pit_boss import writer as desk
from app.desks.pit_boss.writer import Entry, Outcome, Signature
from app.journal.reading import events, head
from app.people.deeds import PeopleRefusedError
from app.people.roles import Role
from app.register_file.register_file import Answer, RegisterFile
from app.station.review_writer import ReviewWriter
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister
from tests.reports.days import played_night, story_at
from tests.station.test_stopped_table import kinds

SIGN = {Role.INSPECTOR, Role.PIT_BOSS}
CORRECT = {Role.DEALER, Role.INSPECTOR, Role.PIT_BOSS}
OWN = "83746527"
TRIED = "Tina"

Deed = Callable[[RegisterFile], Answer]
KEEPING: dict[str, Deed] = {
    "add": lambda file: file.add(TRIED, OWN, "Nuovo", Role.DEALER, FIRST),
    "role": lambda file: file.give_role(TRIED, OWN, "Anna", Role.TRAINER),
    "code": lambda file: file.give_code(TRIED, OWN, "Anna", "27182827"),
    "leave": lambda file: file.leave(TRIED, OWN, "Anna"),
}


def with_role(folder: Path, role: Role) -> ARegister:
    """A register in which Tina has a role, and a code of her own."""
    register = ARegister(folder).peopled()
    register.file.add("Gina", GINA, TRIED, role, FIRST)
    register.file.change_own(TRIED, FIRST, OWN)
    return register


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A night with a payment and an alert that waits."""
    path = tmp_path / "T1.sqlite"
    story = story_at(played_night())
    warning = {
        "kind": "reader.warning",
        "spin": None,
        "device": "wheel",
        "reason": "x",
        "detail": "",
        "count": 1,
    }
    record(path, [*story, {key: story[-1][key] for key in ("at", "mono", "boot")} | warning])
    return path


@pytest.mark.parametrize("role", Role)
def test_who_may_answer(journal: Path, tmp_path: Path, role: Role) -> None:
    writer = ReviewWriter(with_role(tmp_path, role).file, ROULETTE)
    last = head(journal, "T1").seq
    told = writer.answer([desk.Answer(Entry(journal, "T1", last), "seen")], Signature(TRIED, OWN))
    assert told.outcome is (Outcome.DONE if role in SIGN else Outcome.NOT_ALLOWED)
    assert (kinds(journal)[-1] == "event.answered") is (role in SIGN)
    assert head(journal, "T1").seq == last + (role in SIGN)


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("witness", [False, True])
def test_who_may_put_right_and_before_whom(
    journal: Path, tmp_path: Path, role: Role, *, witness: bool
) -> None:
    writer = ReviewWriter(with_role(tmp_path, role).file, ROULETTE)
    paid = Entry(journal, "T1", kinds(journal).index("payment.made") + 1)
    two = [Signature(TRIED, OWN), Signature("Marco", MARCO)]
    by, before = reversed(two) if witness else two
    last, allowed = head(journal, "T1").seq, role in (SIGN if witness else CORRECT)
    instead: dict[str, Json] = {"amount": "680.00", "chips": [{"value": "20.00", "pieces": 1}]}
    told = writer.correct(paid, instead, "camera", by, before)
    assert told.outcome is (Outcome.DONE if allowed else Outcome.NOT_ALLOWED)
    assert kinds(journal)[last:] == (["people.signed", "entry.corrected"] if allowed else [])


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("deed", KEEPING)
def test_who_may_keep_the_register(tmp_path: Path, deed: str, role: Role) -> None:
    register = with_role(tmp_path, role)
    before = [*events(register.path, "people")]
    if role is Role.PIT_BOSS:
        assert KEEPING[deed](register.file).person is not None
        assert len([*events(register.path, "people")]) > len(before)
        return
    with pytest.raises(PeopleRefusedError, match="a pit boss does"):
        KEEPING[deed](register.file)
    assert [*events(register.path, "people")] == before


@pytest.mark.parametrize("role", Role)
def test_everybody_may_change_his_own_code(tmp_path: Path, role: Role) -> None:
    register = with_role(tmp_path, role)
    assert register.file.change_own(TRIED, OWN, "27182827").person is not None
    assert register.file.let_in(TRIED, "27182827").person is not None

"""The fold of what happened to people."""

import pytest
from msgspec import structs

from app.people.lockout import Moment, Tries
from app.people.register import (
    AgainAnswered,
    ArchiveRemoved,
    BrokenRegisterError,
    CodeSet,
    CodeWrong,
    LetIn,
    PersonAdded,
    PersonEvent,
    PersonLeft,
    PersonLocked,
    PitBossAgain,
    Register,
    RetentionSet,
    RoleGiven,
    event_form,
    fold,
    fold_all,
    is_register_event,
    read_event,
)
from app.people.roles import Role

GINA = PersonAdded(name="Gina", role=Role.PIT_BOSS)
STORY: list[PersonEvent] = [
    GINA,
    CodeSet(name="Gina", code="x", first=False, by="Gina"),
    PersonAdded(name="Marco", role=Role.DEALER, by="Gina"),
    CodeSet(name="Marco", code="y", first=True, by="Gina"),
    RoleGiven(name="Marco", role=Role.INSPECTOR, by="Gina"),
]
GONE = ArchiveRemoved(
    name="Gina", table="T1", month="2026-08", file="a.gz", first=1, last=9, events=9, ended="ab", sha256="cd"
)


def test_the_register_is_the_fold_of_what_happened() -> None:
    register = fold_all(Register(), STORY)
    assert [(each.name, each.role, each.must_change) for each in register.here] == [
        ("Gina", Role.PIT_BOSS, False),
        ("Marco", Role.INSPECTOR, True),
    ]
    assert [each.name for each in register.keepers] == ["Gina"]
    marco = register.person(" MARCO ")
    assert marco is not None
    assert marco.signed == ("Marco", Role.INSPECTOR)


def test_who_leaves_has_no_code_any_more_and_may_come_back() -> None:
    register = fold(fold_all(Register(), STORY), PersonLeft(name="Marco", by="Gina"))
    assert register.person("Marco") is None
    assert register.people["marco"].code is None
    back = fold(register, PersonAdded(name="Marco", role=Role.TRAINER, by="Gina")).person("Marco")
    assert back is not None
    assert (back.role, back.code) == (Role.TRAINER, None)


def test_wrong_codes_count_until_a_right_one_or_a_new_one() -> None:
    register = fold_all(fold_all(Register(), STORY), [CodeWrong(name="Marco")] * 2)
    register = fold(register, PersonLocked(name="marco", mono=77, boot="b"))
    assert register.tried("MARCO") == Tries(2, Moment(77, "b"))
    assert fold(register, LetIn(name="Marco")).tried("Marco") == Tries()
    assert fold(register, STORY[3]).tried("Marco") == Tries()
    assert fold(register, CodeWrong(name="nobody", desk="review")).tried("X") == Tries(1, desk="review")


@pytest.mark.parametrize(
    "event",
    [
        GINA,
        RetentionSet(name="Gina", months=0),
        RetentionSet(name="Marco", months=12),
        structs.replace(GONE, name="Marco"),
        PersonLeft(name="X", by="Gina"),
        LetIn(name="X"),
        RoleGiven(name="X", role=Role.DEALER, by="Gina"),
        PitBossAgain(name="Marco", user="root"),
        AgainAnswered(name="Marco", of="Gina"),
    ],
)
def test_what_cannot_happen_is_no_registers(event: PersonEvent) -> None:
    with pytest.raises(BrokenRegisterError):
        fold(fold_all(Register(), STORY), event)


@pytest.mark.parametrize(
    "event",
    [
        *STORY,
        CodeWrong(name="X"),
        CodeWrong(name="X", desk="table T4"),
        PitBossAgain(name="Gina", user="root", at="2026-11-22T05:00:00.000000Z"),
        AgainAnswered(name="Marco", of="Gina", note="she had forgotten it"),
        PersonLocked(name="X", mono=1, boot="b"),
        LetIn(name="X"),
        RetentionSet(name="Gina", months=12),
        GONE,
    ],
)
def test_an_event_is_read_as_it_was_written(event: PersonEvent) -> None:
    import msgspec

    body = msgspec.json.encode({**event_form(event), "seq": 1, "at": "2026-11-22T05:00:00.000000Z"})
    assert read_event(body) == event
    assert is_register_event(body)


def test_what_is_kept_and_what_was_let_go_stays_known_and_nothing_goes_twice() -> None:
    said = RetentionSet(name="Gina", months=60)
    register = fold_all(Register(), [*STORY, said, structs.replace(said, months=120), GONE])
    assert (register.retention, register.removed) == (120, {"cd": GONE})
    with pytest.raises(BrokenRegisterError, match=r"a\.gz was let go already"):
        fold(register, GONE)


def test_a_tables_event_is_none_of_a_register() -> None:
    assert not is_register_event(b'{"kind":"table.opened","table":"people"}')
    with pytest.raises(BrokenRegisterError, match="no register's"):
        read_event(b'{"kind":"person.added","name":"X","role":"king"}')


def test_a_code_of_before_is_known_as_short_until_it_is_changed() -> None:
    """It does not say how few digits a code could have, and it goes on opening what it opened."""
    before = CodeSet(name="Gina", code="x", first=False, by="Gina")
    assert "least" not in event_form(before)
    added = fold(Register(), PersonAdded(name="Gina", role=Role.PIT_BOSS))
    register = fold(added, before)
    gina = register.person("Gina")
    assert gina is not None
    assert (gina.code, gina.short) == ("x", True)
    changed = fold(register, CodeSet(name="Gina", code="y", first=False, by="Gina", least=8)).person("Gina")
    assert changed is not None
    assert not changed.short

"""What may be done to the register, and by whom."""

from collections.abc import Callable

import pytest

from app.people import deeds
from app.people.deeds import PeopleRefusedError
from app.people.register import ArchiveRemoved, Person, PersonEvent, Register, fold_all
from app.people.roles import Role
from tests.people.cheap import cheap_codes, register_of

CODES = cheap_codes()
HOUSE = register_of(
    CODES,
    *((role.value.replace("_", " ").title(), role, f"5820132{place}") for place, role in enumerate(Role)),
)
BOSS = deeds.known(HOUSE, "pit boss")

GONE = ArchiveRemoved(
    name="", table="T1", month="2026-08", file="a.gz", first=1, last=9, events=9, ended="ab", sha256="cd"
)

Deed = Callable[[Role], tuple[PersonEvent, ...]]
DEEDS: dict[str, Deed] = {
    "add": lambda role: deeds.added(HOUSE, who(role), "Nuovo", Role.DEALER, "73019427", CODES),
    "role": lambda role: deeds.role_given(HOUSE, who(role), "Dealer", Role.TRAINER),
    "code": lambda role: deeds.first_code(HOUSE, who(role), "Dealer", "73019427", CODES),
    "leave": lambda role: deeds.gone(HOUSE, who(role), "Dealer"),
    "keep": lambda role: deeds.kept_for(who(role), 60),
    "let go": lambda role: deeds.let_go(HOUSE, who(role), [GONE]),
}


def who(role: Role) -> Person:
    return next(person for person in HOUSE.here if person.role is role)


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("deed", DEEDS)
def test_the_register_is_kept_by_pit_bosses_alone(deed: str, role: Role) -> None:
    if role is Role.PIT_BOSS:
        fold_all(HOUSE, DEEDS[deed](role))
        return
    with pytest.raises(PeopleRefusedError, match="a pit boss does"):
        DEEDS[deed](role)


def test_the_first_pit_boss_is_made_where_there_is_none() -> None:
    register = fold_all(Register(), deeds.first_pit_boss(Register(), " Gina  Rossi ", "73019427", CODES))
    gina = deeds.known(register, "gina rossi")
    assert (gina.name, gina.role, gina.must_change) == ("Gina Rossi", Role.PIT_BOSS, False)
    with pytest.raises(PeopleRefusedError, match="already: Gina Rossi"):
        deeds.first_pit_boss(register, "Marco", "73019427", CODES)


def test_there_is_a_way_back_for_the_only_pit_boss_alone() -> None:
    again = deeds.pit_boss_again(HOUSE, "pit  BOSS", "73019427", CODES, user="root")
    register = fold_all(HOUSE, again)
    assert deeds.known(register, "Pit Boss").must_change
    assert [each.user for each in register.again.values()] == ["root"]
    two = fold_all(HOUSE, deeds.role_given(HOUSE, BOSS, "Dealer", Role.PIT_BOSS))
    for house, name, why in (
        (Register(), "Pit Boss", "make the first one"),
        (two, "Pit Boss", "one gives the other"),
        (HOUSE, "Dealer", "the only pit boss is Pit Boss"),
        (HOUSE, "Nobody", "the only pit boss is Pit Boss"),
    ):
        with pytest.raises(PeopleRefusedError, match=why):
            deeds.pit_boss_again(house, name, "73019427", CODES, user="root")
    with pytest.raises(PeopleRefusedError, match="8 to 12 digits"):
        deeds.pit_boss_again(HOUSE, "Pit Boss", "123", CODES, user="root")


@pytest.mark.parametrize("role", Role)
def test_an_inspector_or_another_pit_boss_answers_for_it(role: Role) -> None:
    register = fold_all(HOUSE, deeds.pit_boss_again(HOUSE, "Pit Boss", "73019427", CODES, user="root"))
    if role is Role.INSPECTOR:
        answered = deeds.again_answered(register, who(role), "pit boss", "he had forgotten it")
        assert fold_all(register, answered).again == {}
        return
    why = "somebody else" if role is Role.PIT_BOSS else "it takes inspector or pit boss"
    with pytest.raises(PeopleRefusedError, match=why):
        deeds.again_answered(register, who(role), "pit boss", "")
    other = fold_all(register, deeds.role_given(register, BOSS, "Dealer", Role.PIT_BOSS))
    fold_all(other, deeds.again_answered(other, deeds.known(other, "Dealer"), "Pit Boss", "x" * 999))


def test_where_no_pit_boss_is_left_somebody_who_is_there_becomes_one() -> None:
    alone = register_of(CODES, ("Marco", Role.DEALER, "58201327"))
    register = fold_all(alone, deeds.first_pit_boss(alone, "marco", "73019427", CODES))
    marco = deeds.known(register, "Marco")
    assert (marco.role, CODES.fits(marco.code, "73019427")) == (Role.PIT_BOSS, True)


def test_a_code_that_was_given_must_be_changed_and_one_of_ones_own_not() -> None:
    register = fold_all(HOUSE, DEEDS["add"](Role.PIT_BOSS))
    fresh = deeds.known(register, "Nuovo")
    assert fresh.must_change
    register = fold_all(register, deeds.own_code(fresh, "61928427", CODES))
    assert not deeds.known(register, "Nuovo").must_change
    assert CODES.fits(deeds.known(register, "Nuovo").code, "61928427")


@pytest.mark.parametrize(
    ("code", "why"), [("58201322", "another than the last"), ("1234567", "8 to 12"), ("11111111", "same")]
)
def test_a_new_code_is_a_good_one_and_another(code: str, why: str) -> None:
    with pytest.raises(PeopleRefusedError, match=why):
        deeds.own_code(BOSS, code, CODES)


@pytest.mark.parametrize(
    "deed",
    [
        lambda: deeds.gone(HOUSE, BOSS, "pit boss"),
        lambda: deeds.role_given(HOUSE, BOSS, "pit boss", Role.DEALER),
    ],
)
def test_a_pit_boss_is_always_left(deed: Callable[[], object]) -> None:
    with pytest.raises(PeopleRefusedError, match="last pit boss"):
        deed()


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (lambda: deeds.added(HOUSE, BOSS, " dealer", Role.DEALER, "73019427", CODES), "already"),
        (lambda: deeds.added(HOUSE, BOSS, "  ", Role.DEALER, "73019427", CODES), "has a name"),
        (lambda: deeds.added(HOUSE, BOSS, "x" * 41, Role.DEALER, "73019427", CODES), "at most 40"),
        (lambda: deeds.added(HOUSE, BOSS, "a\x00b", Role.DEALER, "73019427", CODES), "can be read"),
        (lambda: deeds.added(HOUSE, BOSS, "Nuovo", Role.DEALER, "12345678", CODES), "run"),
        (lambda: deeds.role_given(HOUSE, BOSS, "Nobody", Role.DEALER), "nobody of the name"),
        (lambda: deeds.role_given(HOUSE, BOSS, "Dealer", Role.DEALER), "already"),
        (lambda: deeds.first_code(HOUSE, BOSS, "Pit Boss", "73019427", CODES), "change your own"),
        (lambda: deeds.gone(HOUSE, BOSS, "Nobody"), "nobody of the name"),
    ],
)
def test_what_is_refused(deed: Callable[[], object], why: str) -> None:
    with pytest.raises(PeopleRefusedError, match=why):
        deed()


def test_nothing_is_kept_for_no_time_and_nothing_let_go_is_recorded_twice() -> None:
    for months in (0, 1201):
        with pytest.raises(PeopleRefusedError, match="from 1 to 1200 months"):
            deeds.kept_for(BOSS, months)
    (gone,) = deeds.let_go(HOUSE, BOSS, [GONE])
    assert gone.name == BOSS.name
    assert deeds.let_go(fold_all(HOUSE, [gone]), BOSS, [GONE]) == ()

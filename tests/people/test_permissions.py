"""Every act tried with every role, against a table of its own."""

import pytest

from app.people.permissions import (
    Act,
    Signed,
    codes_for,
    goes_unsigned,
    may,
    may_sign,
    needs_second,
    signing_roles,
    why_not_signed,
)
from app.people.roles import Role

DEALER, INSPECTOR, PIT_BOSS, TRAINER, AUDITOR = Role
SIGNED = [
    *(Act.LATE_ANNOUNCE, Act.VOID, Act.CORRECT, Act.RULE, Act.ANSWER, Act.LIMIT),
    *(Act.COLOUR_VALUE, Act.COUNT, Act.FILL, Act.CREDIT),
]
AT_THE_TABLE = {DEALER, INSPECTOR, PIT_BOSS}

MAY = {
    Act.DEAL: AT_THE_TABLE,
    Act.LATE_ANNOUNCE: AT_THE_TABLE,
    Act.VOID: AT_THE_TABLE,
    Act.CORRECT: AT_THE_TABLE,
    Act.RULE: AT_THE_TABLE,
    Act.ANSWER: AT_THE_TABLE,
    Act.LIMIT: AT_THE_TABLE,
    Act.COLOUR_VALUE: AT_THE_TABLE,
    Act.COUNT: AT_THE_TABLE,
    Act.FILL: AT_THE_TABLE,
    Act.CREDIT: AT_THE_TABLE,
    Act.READ: {INSPECTOR, PIT_BOSS, AUDITOR},
    Act.TEACH: {PIT_BOSS, TRAINER},
    Act.PEOPLE: {PIT_BOSS},
    Act.RETAIN: {PIT_BOSS},
}
MAY_SIGN = {act: {INSPECTOR, PIT_BOSS} if act in SIGNED else set() for act in Act}


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("act", Act)
def test_every_act_with_every_role(act: Act, role: Role) -> None:
    assert may(role, act) is (role in MAY[act])
    assert may_sign(role, act) is (role in MAY_SIGN[act])


@pytest.mark.parametrize("act", Act)
def test_what_needs_a_second_person(act: Act) -> None:
    assert needs_second(act) is (act in SIGNED)


@pytest.mark.parametrize("act", Act)
def test_what_goes_on_where_nobody_is_there_to_sign(act: Act) -> None:
    assert goes_unsigned(act) is (act in {Act.DEAL, Act.COLOUR_VALUE, Act.COUNT})


BY_ALL = [Act.FILL, Act.CREDIT]
THREE = [Signed("Bruno", INSPECTOR), Signed("Carla", PIT_BOSS), Signed("Dino", INSPECTOR)]


@pytest.mark.parametrize("act", Act)
def test_rules_9_a_fill_and_a_credit_are_signed_by_three(act: Act) -> None:
    assert codes_for(act) == (3 if act in BY_ALL else 1 if act in SIGNED else 0)


@pytest.mark.parametrize("act", BY_ALL)
def test_rules_9_each_of_the_three_may_sign_and_is_another_person(act: Act) -> None:
    assert why_not_signed(act, "Anna", THREE) is None
    assert why_not_signed(act, "Anna", THREE[:2]) is None  # the register had no third
    dealer = [*THREE[:2], Signed("Elena", DEALER)]
    assert why_not_signed(act, "Anna", dealer) == "Elena may not sign this: it takes inspector or pit boss"
    twice = [*THREE[:2], Signed("bruno ", INSPECTOR)]
    assert why_not_signed(act, "Anna", twice) == "bruno  signed already: each signature is another person's"
    assert why_not_signed(act, "Dino", THREE) == "the second person is another than the first"
    assert why_not_signed(act, "Anna", []) == "the second person is another than the first"


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("act", SIGNED)
def test_every_role_as_the_second_person(act: Act, role: Role) -> None:
    why = why_not_signed(act, "Anna", [Signed("Bruno", role)])
    assert (why is None) is (role in MAY_SIGN[act])
    if why is not None:
        assert why == "Bruno may not sign this: it takes inspector or pit boss"


@pytest.mark.parametrize("act", SIGNED)
@pytest.mark.parametrize("first", ["Bruno", "bruno", "  BRUNO ", "Bruno  "])
def test_the_second_person_is_never_the_first(act: Act, first: str) -> None:
    """Not a pit boss either, however his name is written."""
    assert (
        why_not_signed(act, first, [Signed("Bruno", PIT_BOSS)])
        == "the second person is another than the first"
    )


def test_with_the_first_and_another_it_is_signed() -> None:
    both = [Signed("Anna", DEALER), Signed("Bruno", INSPECTOR)]
    assert why_not_signed(Act.VOID, "Anna", both) is None
    assert why_not_signed(Act.VOID, "Anna", []) == "the second person is another than the first"


def test_what_one_may_do_alone_needs_nobody() -> None:
    assert why_not_signed(Act.DEAL, "Anna", []) is None


def test_who_signs_is_said_in_words() -> None:
    assert signing_roles(Act.FILL) == "inspector or pit boss"

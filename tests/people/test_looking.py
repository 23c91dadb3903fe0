"""What somebody sees is written down as it was, whatever bytes a name has, and never without end."""

import msgspec
import pytest

from app.people import deeds
from app.people.deeds import PeopleRefusedError
from app.people.looking import LONGEST, How, Sight, What, evidence_seen
from app.people.permissions import Act, may
from app.people.register import BrokenRegisterError, event_form, fold, fold_all, read_event
from app.people.roles import Role
from tests.people.cheap import cheap_codes, register_of

HOUSE = register_of(cheap_codes(), *((role.value, role, f"5820132{n}") for n, role in enumerate(Role)))
SPIN = Sight(How.PRINTED, What.SPIN, "208", "/house/T1.sqlite", "T1")


@pytest.mark.parametrize("role", Role)
def test_whoever_may_read_sees_and_nobody_else(role: Role) -> None:
    who = deeds.known(HOUSE, role.value)
    if may(role, Act.READ):
        (event,) = deeds.seen(who, "review", [SPIN])
        assert fold_all(HOUSE, [event]) == HOUSE, "nobody is another for having looked"
        return
    with pytest.raises(PeopleRefusedError, match=r"permission read\): it takes inspector or pit boss or aud"):
        deeds.seen(who, "review", [SPIN])
    with pytest.raises(PeopleRefusedError):
        deeds.seen(who, "review", [])
    with pytest.raises(BrokenRegisterError, match="may not read"):
        fold(HOUSE, evidence_seen(who.name, "review", SPIN))


@pytest.mark.parametrize("how", How)
@pytest.mark.parametrize("what", What)
def test_each_is_read_as_it_was_written(how: How, what: What) -> None:
    event = evidence_seen("auditor", "spins", Sight(how, what, "\udcff" + "x" * 999, "T1\udc80.sqlite"))
    body = msgspec.json.encode({**event_form(event), "spin": None, "at": "2026-11-22T05:00:00.000000Z"})
    assert read_event(body) == event
    assert event.journal == "T1\\udc80.sqlite"
    assert len(event.which) == LONGEST


def test_who_is_not_in_the_register_sees_nothing() -> None:
    with pytest.raises(BrokenRegisterError, match="not in the register"):
        fold(HOUSE, evidence_seen("Nobody", "review", SPIN))

"""What an act says to the table without asking anything first."""

import pytest

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.following import said_at_once
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.desk import Desk
from tests.said import form_of

AT_ONCE = (Act.CLOSE, SpinAct.THROW, SpinAct.NO_MORE_BETS, Act.CONFIRM, Act.REFUSE, Act.RELIEF, Act.REOPEN)


@pytest.mark.parametrize("act", AT_ONCE)
def test_an_act_that_is_a_command_says_its_name(desk: Desk, act: AnyAct) -> None:
    assert form_of(said_at_once(act, desk.screen, desk.dealing.draft, 7)) == {"do": act.value}


def test_the_table_is_opened_with_the_day(desk: Desk) -> None:
    """Rules 8: the first ball is thrown from the pocket of the day's number."""
    said = form_of(said_at_once(Act.OPEN, desk.screen, desk.dealing.draft, 7))
    assert (said["do"], said["day"]) == ("open", 7)


def test_a_throw_is_void_before_anybody_says_why(desk: Desk) -> None:
    """Rules 8: "Rien va" holds as soon as it is said, its reason may follow."""
    said = form_of(said_at_once(Act.VOID, desk.screen, desk.dealing.draft, 7))
    assert said == {"do": "void", "reason": ""}


def test_what_has_a_page_or_concerns_the_desk_alone_says_nothing(desk: Desk) -> None:
    silent = {*Act, *SpinAct} - {*AT_ONCE, Act.OPEN, Act.LAST, Act.VOID}
    assert not [act for act in silent if said_at_once(act, desk.screen, desk.dealing.draft, 7)]

"""Rules 8 at the desk: Rien va is one touch, why is said afterwards, and Il colpo vale takes it back."""

import pytest

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_commands import CountAfterAll
from app.table.roulette.spin_prompt import SpinTask
from tests.desks.desk import Desk
from tests.desks.played import Played


def explain(desk: Desk, reason: str) -> None:
    """Say why the last void throw is void for which nobody has said it."""
    void = tuple(desk.station.state.unexplained.values())[-1]
    desk.dealing.ask(entry_commands.explain(void, reason))


def test_a_void_throw_holds_at_once_and_why_is_said_afterwards(desk: Desk) -> None:
    desk.dealing.act(Act.VOID)
    assert desk.station.sent == []
    assert Act.WHY_VOID not in desk.screen.can
    desk.station.say("throw")
    desk.dealing.act(Act.VOID)
    assert desk.station.sent == [{"do": "void", "reason": ""}]
    assert desk.screen.heading.said == ("Rien va",)
    assert [prompt.task for prompt in desk.screen.heading.prompts] == [
        SpinTask.EXPLAIN_VOID,
        SpinTask.TURN_BACK,
    ]
    desk.station.say("throw")
    assert desk.screen.heading.said == ("Tout va",)
    assert Act.WHY_VOID in desk.screen.can
    desk.dealing.act(Act.VOID)
    explain(desk, "capo_tavolo")
    assert [prompt.task for prompt in desk.screen.heading.prompts] == [
        SpinTask.TELL_INSPECTOR,
        SpinTask.EXPLAIN_VOID,
        SpinTask.TURN_BACK,
    ]
    explain(desk, "no_pocket")
    assert [command["throw"] for command in desk.station.sent if command["do"] == "explain"] == [2, 1]


def test_what_was_entered_for_a_number_that_does_not_count_is_entered_for_no_other(eight: Desk) -> None:
    """Also where the same number falls again."""
    assert eight.dealing.draft.stacks
    eight.dealing.act(Act.VOID)
    assert eight.dealing.draft.stacks == ()
    eight.station.fall(8)
    assert eight.dealing.draft.stacks == ()
    assert not eight.screen.drafted


def test_what_was_entered_is_there_again_where_the_throw_counts_after_all(eight: Desk) -> None:
    before = eight.dealing.draft.stacks
    eight.dealing.act(Act.VOID)
    eight.dealing.ask(CountAfterAll(reason="il numero si è visto"))
    assert eight.screen.number == 8
    assert eight.dealing.draft.stacks == before
    assert not eight.screen.drafted


@pytest.mark.parametrize("thrown", [True, False], ids=["thrown", "typed without a throw"])
@pytest.mark.parametrize("by", [SpinAct.CLEARED, SpinAct.ANNOUNCE])
def test_a_spin_whose_number_was_taken_back_is_cleared_again(
    played: Played, by: AnyAct, *, thrown: bool
) -> None:
    """The spin keeps its place: what was said of its first number is not said of its second."""
    for fallen in (8, 14):
        (played.station.fall if thrown else played.station.say_number)(fallen)
        played.window.do(by)
        played.window.do(by)
        paying = played.station.paying
        assert (paying.spin, paying.number, paying.phase) == (1, fallen, Phase.PAYING)
        played.window.do(Act.VOID)
        played.window.pages.leave()
    assert played.station.asked == ["cleared", "void"] * 2


def test_why_is_asked_though_a_page_asked_about_the_number_before(played: Played) -> None:
    """The page that comes by itself asks about its own throw, not about what was asked last."""
    played.station.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    assert not played.form(Act.OTHER_NUMBER).isHidden()
    played.window.leave()
    played.station.say("cleared", "next", "throw")
    played.window.do(Act.VOID)
    page = played.form(Act.WHY_VOID)
    assert not page.is_over
    assert page.key("no_pocket").isEnabled()

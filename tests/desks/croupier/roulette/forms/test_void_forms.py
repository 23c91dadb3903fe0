"""One reason is chosen and then said: why a throw is void, or counts after all."""

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.forms.void_forms import VALID, WHY_VOID
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.desk import Desk


def test_why_void_says_that_bets_are_open_only_while_they_are(desk: Desk) -> None:
    desk.station.say("throw")
    desk.dealing.act(Act.VOID)
    page = Asked(WHY_VOID, desk)
    assert "aperte" in page.words
    desk.station.say("throw")
    assert "aperte" in page.words
    desk.station.say("no_more_bets")
    assert "aperte" not in page.words


def test_it_asks_about_one_throw_whatever_is_void_meanwhile(desk: Desk) -> None:
    desk.station.say("throw")
    desk.dealing.act(Act.VOID)
    page = Asked(WHY_VOID, desk)
    asked = page.form.title
    desk.station.say("throw")
    desk.dealing.act(Act.VOID)
    assert page.form.title == asked
    page.press(ENTER)
    assert desk.station.sent[-1]["do"] == "void", "no reason is chosen"
    page.press("1", ENTER)
    assert (desk.station.sent[-1]["do"], desk.station.sent[-1]["throw"]) == ("explain", 1)
    page.open()
    assert page.form.title != asked
    page.press("2", ENTER)
    assert desk.station.sent[-1]["throw"] == 2
    assert page.left


def test_a_throw_counts_after_all_with_its_reason(desk: Desk) -> None:
    desk.station.say("throw")
    desk.dealing.act(Act.VOID)
    page = Asked(VALID, desk)
    assert not page.does.can
    page.touch(page.rows[0].keys[0].says)
    page.do()
    assert desk.station.sent[-1]["do"] == "valid"
    assert desk.station.state.voided is None

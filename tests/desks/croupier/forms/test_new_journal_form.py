"""The journal takes nothing any more: a touch leaves it, in the name of who deals or of who says so."""

from app.desks.croupier.forms.leaving_forms import new_journal
from app.desks.croupier.forms.typed import Spelt
from app.table.live import JournalNow
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.desk import Desk


def asked(desk: Desk) -> Asked[Spelt]:
    desk.station.publish(journal=JournalNow(on_paper=4, reason="the disk refused to write"))
    return Asked(new_journal(can=True), desk)


def test_one_touch_goes_on_in_a_new_journal_in_the_name_of_who_deals(desk: Desk) -> None:
    page = asked(desk)
    assert page.does.below == f"a nome di {desk.station.state.dealer}"
    page.do()
    assert page.told == [desk.station.state.dealer]


def test_another_name_is_typed_and_enter_goes_on(desk: Desk) -> None:
    page = asked(desk)
    page.type("ZOE")
    assert page.does.below == "a nome di Zoe"
    page.press(ENTER)
    assert page.told == ["Zoe"]


def test_where_the_journal_takes_everything_again_there_is_nothing_to_leave(desk: Desk) -> None:
    page = asked(desk)
    desk.station.publish(journal=JournalNow())
    assert not page.does.can
    assert page.does.below == "quello di ora scrive"


def test_where_there_is_none_to_leave_nobody_can(desk: Desk) -> None:
    desk.station.publish(journal=JournalNow(on_paper=4, reason="full"))
    assert not Asked(new_journal(can=False), desk).does.can

"""The journal takes nothing any more: a touch on the notice and one more leave it, in the name of who deals."""

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.form_page import FormPage
from app.table.live import JournalNow
from tests.desks.played import Played


def asked(played: Played, names: list[str]) -> FormPage:
    played.window.setup.new_journal = names.append
    played.station.publish(journal=JournalNow(on_paper=4, reason="the disk refused to write"))
    (key,) = (
        button
        for button in played.window.strip.findChildren(type(played.window.strip.more))
        if "Registro nuovo" in button.text()
    )
    played.touch(key)
    return played.form(Act.NEW_JOURNAL)


def test_two_touches_go_on_in_a_new_journal_in_the_name_of_who_deals(played: Played) -> None:
    names: list[str] = []
    page = asked(played, names)
    assert page.does.below == f"a nome di {played.station.state.dealer}"
    played.touch(page.does)
    assert names == [played.station.state.dealer]


def test_the_page_goes_where_the_journal_takes_everything_again(played: Played) -> None:
    page = asked(played, [])
    played.station.publish(journal=JournalNow())
    assert not page.isVisible()


def test_where_a_ball_ran_meanwhile_it_stays_and_says_that_there_is_nothing_to_leave(played: Played) -> None:
    page = asked(played, [])
    played.station.say("throw")
    played.station.publish(journal=JournalNow())
    assert page.isVisible()
    assert not page.does.isEnabled()
    assert page.does.below == "quello di ora scrive"


def test_in_practice_there_is_no_journal_to_leave(played: Played) -> None:
    played.station.publish(journal=JournalNow(on_paper=4, reason="full"), practice=True)
    assert played.window.dealing.screen is not None
    assert Act.NEW_JOURNAL not in played.window.dealing.screen.can

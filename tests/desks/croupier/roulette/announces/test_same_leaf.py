"""The last spin's announces in the window: accepted one by one or all at once, never twice (rules 6)."""

from PySide6.QtCore import Qt

from app.desks.croupier.roulette.announces.draft import Leaf
from app.desks.croupier.roulette.announces.page import AnnouncePage
from tests.desks.croupier.announce_keys import accepts, turns, ways
from tests.desks.croupier.announced import opened, say, taken, typed
from tests.desks.played import Played

LOST = 26


def played_before(played: Played, number: int = LOST) -> None:
    """Three announced, and their number fell and is closed."""
    say(played, "serie", "posto 4", held=True)
    say(played, "laterali-8", "posto 2", held=True)
    say(played, "finale-4", "posto 2", value="10.00")
    played.fall(number)
    played.station.say("next")


def asked(played: Played) -> AnnouncePage:
    page = opened(played)
    played.touch(page.same)
    assert page.leaves[Leaf.SAME].isVisible()
    return page


def names(played: Played) -> list[str]:
    return [said.name for said in taken(played)]


def test_all_at_once_in_three_touches_and_the_page_is_the_next_player_s(played: Played) -> None:
    played_before(played)
    page = asked(played)
    assert page.accept.accessibleName() == "Accettare tutti 3 · € 260"
    assert page.accessibleName().startswith("Gli stessi annunci")
    played.touch(page.accept)
    assert names(played) == ["serie", "laterali-8", "finale-4"]
    assert [said.held for said in taken(played)] == [True, True, False]
    assert (page.isVisible(), page.leaves[Leaf.WHICH].isVisible()) == (True, True)
    assert page.picture.picture.note == "Accettati 3: € 260"
    played.touch(page.same)
    assert [key.text() for key in accepts(page) if key.isVisible()] == ["In gioco"] * 3
    assert not page.accept.isEnabled()


def test_each_by_itself_and_a_second_touch_gives_nothing(played: Played) -> None:
    """A row keeps its place: beneath the finger lies the same announce, which is in play now."""
    played_before(played)
    page = asked(played)
    second = accepts(page)[1]
    played.touch(second)
    assert (second.text(), second.isEnabled()) == ("In gioco", False)
    assert names(played) == ["laterali-8"]
    assert page.accept.accessibleName() == "Accettare tutti 2 · € 160"
    assert page.leaves[Leaf.SAME].isVisible(), "the page stays for the next player"


def test_by_keyboard_alone(played: Played) -> None:
    played_before(played)
    page = opened(played)
    typed(played, "st")
    assert page.hand.draft.leaf is Leaf.SAME
    played.key(Qt.Key.Key_Return)
    assert names(played) == ["serie", "laterali-8", "finale-4"]


def test_while_they_are_written_nothing_is_sent_twice(played: Played) -> None:
    played_before(played)
    page = asked(played)
    played.station.deaf = True
    before = len(played.station.sent)
    played.touch(page.accept)
    played.key(Qt.Key.Key_Return)
    assert not page.accept.isEnabled()
    assert not any(key.isEnabled() for key in accepts(page) if key.isVisible())
    assert len(played.station.sent) == before + 3
    played.station.catch_up()
    assert names(played) == ["serie", "laterali-8", "finale-4"]


def test_what_comes_after_the_throw_stays_in_the_list_with_the_reason(played: Played) -> None:
    """It was sent, and the ball is thrown before the table hears it: nobody lays the finale."""
    played_before(played)
    page = asked(played)
    played.station.deaf = True
    played.touch(page.accept)
    waiting, played.station.sent[-3:] = played.station.sent[-3:], []
    played.station.deaf = False
    played.station.say("throw")
    for form in waiting:
        played.station.send(form)
    assert names(played) == ["serie", "laterali-8"]
    assert page.leaves[Leaf.SAME].isVisible()
    keys = [key for key in accepts(page) if key.isVisible()]
    assert [key.text() for key in keys] == ["In gioco", "In gioco", "Non ora"]
    assert "solo il capo tavolo" in keys[2].accessibleName()
    assert not page.accept.isEnabled()


def test_one_that_won_leads_to_how_it_goes_on_and_lies_there_once(played: Played) -> None:
    say(played, "serie", "posto 4", held=True)
    say(played, "laterali-2", "posto 2", held=True)
    played.fall(8)
    played.station.say("cleared")
    page = opened(played)
    assert page.leaves[Leaf.WON].isVisible(), "what won is asked first"
    played.touch(page.same)
    first, second = (key for key in accepts(page) if key.isVisible())
    assert (first.text(), second.text()) == ("Prosegue…", "Accettare")
    played.touch(first)
    played.touch(ways(page)[0][0])
    played.touch(page.accept)
    assert not page.isVisible(), "the payment is next"
    page = asked(played)
    assert [key.text() for key in accepts(page) if key.isVisible()] == ["In gioco", "Accettare"]
    played.touch(page.accept)
    assert names(played) == ["serie", "laterali-2"]
    assert [said.after for said in played.station.state.paying.gone_on] == ["rifare"]  # type: ignore[union-attr]


def test_more_than_four_are_turned(played: Played) -> None:
    for seat in range(1, 7):
        say(played, "serie", f"posto {seat}", held=True)
    played.fall(LOST)
    played.station.say("next")
    page = asked(played)
    assert len(accepts(page)) == 3
    played.touch(turns(page)[1])
    played.touch(accepts(page)[2])
    assert [said.owner for said in taken(played)] == ["posto 6"]
    played.touch(page.accept)
    assert sorted(said.owner for said in taken(played)) == [f"posto {seat}" for seat in range(1, 7)]


def test_where_nothing_was_announced_nothing_is_offered(played: Played) -> None:
    page = opened(played)
    assert not page.same.isVisible()
    typed(played, "st")
    assert page.leaves[Leaf.WHICH].isVisible()
    assert not page.accept.isEnabled()


def test_the_number_that_falls_over_the_list_gives_nothing(played: Played) -> None:
    played_before(played)
    page = asked(played)
    before = list(played.station.sent)
    played.fall(8)
    assert played.station.sent == before
    assert page.hand.draft.name is None

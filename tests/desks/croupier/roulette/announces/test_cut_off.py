"""A number that falls over an announce which is being said loses nothing of it (rules 6)."""

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.live import Live
from tests.desks.croupier.announced import opened, taken, typed
from tests.desks.hands import CONTROL
from tests.desks.played import Played

EVENING = datetime(2026, 11, 21, 20, 41, 7, tzinfo=UTC)


def timed(played: Played) -> Played:
    """A table whose clock stands."""
    played.window.dealing.clock = lambda: EVENING
    return played


def told(played: Played) -> str:
    """What the strip says of the announce that was cut off; empty where it says something else."""
    screen = played.window.dealing.screen
    banner = None if screen is None else screen.banner
    cut_off = banner is not None and banner.notice is Notice.CUT_OFF
    return played.window.strip.accessibleName() if cut_off else ""


def can_record(played: Played) -> bool:
    """Whether it can be recorded as refused."""
    screen = played.screen
    return SpinAct.LATE in screen.can


def cut_off(played: Played, line: str = "o da 10 p2") -> AnnouncePage:
    page = opened(timed(played))
    typed(played, line)
    played.fall(8)
    assert page.isVisible()  # the ball closes no page
    assert page.accessibleName().startswith("Huit, Noir, Pair, Manque. ")
    assert not page.accept.isEnabled()
    played.touch(page.back)
    return page


def test_on_its_own_page_it_goes_on_for_the_next_spin_when_the_layout_is_said_to_be_clear(
    played: Played,
) -> None:
    """What the capo tavolo repeated was for the spin that is over."""
    page = opened(timed(played))
    played.station.say("throw", "no_more_bets")
    typed(played, "o da 10 p2 capo")
    assert page.hand.draft.accepted_by is not None
    played.station.fall(8)
    assert page.hand.draft.accepted_by is None
    played.touch(played.window.strip.own)
    assert page.isVisible()
    assert page.accept.isEnabled()
    played.touch(page.accept)
    assert [(said.repeat, said.owner) for said in taken(played)] == [("Da 10, orfanelli, 50", "posto 2")]
    assert told(played) == ""


def test_it_is_told_with_its_time_and_gone_on_with_for_the_next_spin(played: Played) -> None:
    page = cut_off(played)
    assert told(played) == "Annuncio non accettato. 20:41 «Da 10, orfanelli, 50», posto 2"
    assert played.window.strip.own.accessibleName() == "Annuncio… da riprendere"
    played.touch(played.window.strip.own)
    assert page.isVisible()
    assert (page.hand.draft.name, page.hand.draft.owner, page.hand.draft.value) == (
        "orfanelli",
        "posto 2",
        1000,
    )
    assert told(played) == ""
    played.key(Qt.Key.Key_Return)
    assert [(said.repeat, said.owner) for said in taken(played)] == [("Da 10, orfanelli, 50", "posto 2")]
    assert told(played) == ""


def test_the_time_is_that_of_what_was_said_and_not_of_the_number(played: Played) -> None:
    page = opened(timed(played))
    typed(played, "v da 20 p4")
    played.window.dealing.clock = lambda: EVENING + timedelta(minutes=3)
    played.fall(8)
    assert told(played).startswith("Annuncio non accettato. 20:41 «Da 20, vicini, 180», posto 4")
    assert page.isVisible()
    assert (page.accept.isEnabled(), page.accept.below) == (False, "a tappeto pulito"), "it says why not now"


def test_the_keys_lead_there_and_undo_back_to_what_is_asked_first(played: Played) -> None:
    page = cut_off(played)
    played.key(Qt.Key.Key_A, CONTROL)
    assert page.hand.draft.name == "orfanelli"
    played.touch(page.undo)
    assert page.hand.draft.name is None


def test_it_is_recorded_as_refused_by_a_touch_or_a_key(played: Played) -> None:
    """Rules 6: what comes late is refused, with the reason; the capo tavolo repeated it for nothing."""
    cut_off(played, "o da 10 p2 capo")
    late = played.window.strip._buttons[0]
    assert late.text() == "Annota rifiutato"
    played.touch(late)
    assert told(played) == ""
    assert played.station.sent[-1] == {
        "do": "announce", "name": "orfanelli", "owner": "posto 2", "value": "10.00", "held": True, "late": True,
    }  # fmt: skip
    paying = played.station.paying
    assert paying.refused == (
        "the number has fallen: nothing is announced for its spin any more (rules 6) [5]",
    )
    assert "Annuncio… da riprendere" not in played.window.strip.own.accessibleName()
    played.station.say("next")
    cut_off(played, "v da 20 p4")
    played.key(Qt.Key.Key_P, CONTROL)
    played.key(Qt.Key.Key_Delete, CONTROL)
    assert told(played) == ""
    paying = played.station.paying
    assert len(paying.refused) == 1


def test_half_said_or_of_a_spin_that_is_closed_it_cannot_be_recorded(played: Played) -> None:
    cut_off(played, "o da 10")
    assert not can_record(played)
    played.window.do(Act.DISMISS)
    played.station.say("next")
    cut_off(played, "o da 10 p2")
    assert can_record(played)
    played.station.say("next")
    assert told(played)
    assert not can_record(played)


def test_of_a_throw_that_was_void_it_cannot_be_recorded_at_the_next_number(played: Played) -> None:
    """It is refused as too late for the number that cut it off; "Il colpo vale" brings that number back."""
    cut_off(played)
    played.station.send({"do": "void", "reason": ""})
    assert not can_record(played)
    played.station.send({"do": "valid", "reason": "il numero si è visto"})
    assert can_record(played)
    played.station.send({"do": "void", "reason": ""})
    played.station.fall(14)
    assert played.window.dealing.draft.said.cut_off is not None
    assert not can_record(played)


def test_put_away_or_left_it_is_gone(played: Played) -> None:
    page = cut_off(played)
    played.key(Qt.Key.Key_D, CONTROL)
    assert told(played) == ""
    played.touch(played.window.strip.own)
    assert page.hand.draft.name is None
    typed(played, "v p4")
    played.touch(page.back)
    played.station.say("next")
    played.fall(9)
    assert told(played) == ""


def test_what_was_taken_or_recorded_is_not_told(played: Played) -> None:
    opened(timed(played))
    typed(played, "v da 20 p4")
    played.key(Qt.Key.Key_Return)
    page = opened(played)
    typed(played, "v da 20 p5 m100")
    played.touch(page.accept)  # too little money: recorded as refused
    played.fall(8)
    assert told(played) == ""


def test_sent_and_answered_after_the_number_it_is_told_as_the_table_took_it(played: Played) -> None:
    """The disk is slow: the announce was sent before the ball fell, and the table took it."""
    opened(timed(played))
    typed(played, "v da 20 p4")
    shown: list[Live] = []
    listener, played.station.listener = played.station.listener, shown.append
    played.key(Qt.Key.Key_Return)
    played.station.fall(8)
    played.station.listener = listener
    played.station.publish()
    assert shown
    assert told(played) == ""


def test_a_number_that_waits_and_is_not_it_gives_the_page_back_as_it_was(played: Played) -> None:
    page = opened(timed(played))
    typed(played, "o da 10 p2")
    played.station.say("throw", "no_more_bets")
    played.window.dealing.number(8)
    assert not page.isVisible()
    played.window.dealing.act(Act.REFUSE)
    assert page.isVisible()
    assert (page.hand.draft.name, page.hand.draft.owner) == ("orfanelli", "posto 2")


def test_a_void_throw_cuts_nothing_off(played: Played) -> None:
    """Rules 8: after a void throw betting is open again; a spin keeps its number."""
    page = opened(timed(played))
    typed(played, "o da 10 p2")
    played.station.say("throw")
    played.station.send({"do": "void", "reason": "wheel-stopped"})
    assert page.isVisible()
    assert page.hand.draft.name == "orfanelli"


def test_nothing_of_it_outlives_the_table(played: Played) -> None:
    cut_off(played)
    played.station.say("next", "close")
    assert not played.station.state.opened
    assert told(played) == ""

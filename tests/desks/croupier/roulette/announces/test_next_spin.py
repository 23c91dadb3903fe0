"""Announces while a number is paid: for which spin they are, what is warned of, and what lies beside them."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.croupier.announce_keys import palette
from tests.desks.croupier.announced import opened, say, taken, typed
from tests.desks.played import Played


def test_while_a_number_is_paid_it_says_for_which_spin_it_is(played: Played) -> None:
    """Rules 3: from the clearing on bets are the next spin's; on the page, on the list and near the sentence."""
    page = opened(played)
    assert "Per il colpo" not in page.accessibleName()
    say(played, "serie", "posto 4", held=True)
    assert page.given.accessibleName() == "Annunciati per questo colpo: toccare per revocare"
    played.fall(8)
    played.station.say("cleared")
    page = opened(played)
    played.touch(page.other)
    assert "Per il colpo 2 · Toccare" in page.accessibleName()
    say(played, "vicini", "posto 4", held=True)
    assert page.given.accessibleName() == "Annunciati per il colpo 2: toccare per revocare"
    typed(played, "s da 20 p3")
    assert page.accessibleName() == "«Da 20, serie, 120». Per il colpo 2 · 6 pezzi da € 20 · posto 3"


def test_while_payments_run_what_does_not_belong_on_the_race_track_is_warned_of(played: Played) -> None:
    """Rules 3 [4.3]: then only serie, vicini, orfanelli and laterali, held; a warning, since a dealer judges."""
    warned = "Durante un pagamento solo sul race track"
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.station.say("cleared")
    page = opened(played)
    for line, wrong in (
        ("f 4 da 20 p2", True),
        ("v da 20 p2", False),
        ("v da 20 p2 pi", True),
        ("n 8 da 20 p2", False),
    ):
        played.touch(page.other) if page.other.isVisible() else None
        typed(played, line)
        assert (warned in page.accessibleName()) is wrong, line
        assert page.accept.isEnabled()
        played.touch(page.undo)
    played.window.pages.leave()
    played.window.dealing.act(Act.PAID)
    page = opened(played)
    played.touch(page.other)
    typed(played, "f 4 da 20 p2")
    assert warned not in page.accessibleName()


def test_what_leads_to_taking_back_stands_in_no_row_of_finals(played: Played) -> None:
    say(played, "serie", "posto 4", held=True)
    page = opened(played)
    finals = [key.mapTo(page, key.rect().bottomLeft()).y() for key in palette(page).values()]
    assert page.asks_won.text() == "Revocare…"
    assert page.asks_won.y() > max(finals)
    assert not page.other.isVisible()
    played.touch(page.track.sectors["vicini"])
    assert (page.other.isVisible(), page.asks_won.isVisible()) == (True, False)


def test_while_payments_stand_untouched_the_next_spin_s_announce_can_be_given(played: Played) -> None:
    """Rules 3: the next spin's bets are open from the clearing; who takes one says that the layout is clear."""
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    assert len(played.amounts) == 1
    assert played.station.state.betting is None
    page = opened(played)
    assert played.station.sent[-1] == {"do": "cleared"}
    assert page.accessibleName().startswith("Annunci vinti"), "what won is asked first"
    played.touch(page.other)
    typed(played, "v da 20 p2")
    played.key(Qt.Key.Key_Return)
    assert [said.name for said in taken(played)] == ["vicini"]
    assert played.paid == frozenset()


def test_what_is_said_before_the_clearing_is_written_stands_and_it_is_said_once(played: Played) -> None:
    """Nothing waits for the disk: a dealer who types on loses nothing, and the table is told once."""
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.station.deaf = True
    played.window.dealing.act(SpinAct.CLEARED)
    opened(played)
    typed(played, "v da 20 p2")
    assert played.station.asked.count("cleared") == 1
    played.station.catch_up()
    played.key(Qt.Key.Key_Return)
    assert [said.name for said in taken(played)] == ["vicini"]

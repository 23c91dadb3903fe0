"""Announces are taken back in the window from their own rows, however many there are (rules 6)."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.announces.draft import Leaf
from app.desks.croupier.roulette.announces.going_on import Won, listed
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.announces.words import back_words
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.croupier.announce_keys import backs, turns, ways
from tests.desks.croupier.announced import opened, say, taken
from tests.desks.played import Played


def test_one_that_was_taken_is_taken_back_from_its_own_row(played: Played) -> None:
    """As a bet is taken up until "Rien ne va plus"; what lies there of others stays."""
    say(played, "serie", "posto 4", held=True)
    say(played, "orfanelli", "posto 2")
    page = opened(played)
    assert (page.asks_won.text(), page.asks_won.below) == ("Revocare…", "2 in gioco")
    played.touch(page.asks_won)
    assert page.accessibleName().startswith("Annunci in gioco")
    first, second = (key for key in backs(page).values())
    assert first.accessibleName() == "Revocare: Da 20, serie, 120, posto 4"
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert [said.name for said in taken(played)] == ["orfanelli"]
    assert not second.isVisible()
    played.key(Qt.Key.Key_Escape)
    played.station.say("throw", "no_more_bets")
    page = opened(played)
    played.touch(page.asks_won)
    assert backs(page)[0].accessibleName() == "Revocare, lo dice il capo tavolo: Da 20, orfanelli, posto 2"
    played.touch(backs(page)[0])
    assert played.station.sent[-1]["accepted_by"] == "capo tavolo"
    assert taken(played) == ()
    assert page.leaves[Leaf.WHICH].isVisible()


def test_of_many_announces_each_can_be_reached(played: Played) -> None:
    """Seven lie there: three are shown at once, the last row turns; the one chosen on the last side goes."""
    for number in range(1, 8):
        say(played, f"laterali-{number}", f"posto {number}", held=True)
    page = opened(played)
    played.touch(page.asks_won)
    seen = []
    while True:
        seen += [key.accessibleName() for key in backs(page).values()]
        if not turns(page)[1].isEnabled():
            break
        played.touch(turns(page)[1])
    assert [name.rsplit(" ", 1)[1] for name in seen] == [str(number) for number in range(1, 8)]
    played.touch(backs(page)[0])
    assert [said.name for said in taken(played)] == [f"laterali-{number}" for number in range(1, 7)]
    assert list(backs(page)) == [0, 1, 2]
    assert not turns(page)[1].isEnabled()
    played.touch(turns(page)[0])
    assert backs(page)[0].accessibleName().endswith("posto 1")


def test_of_many_that_go_on_each_can_still_be_taken_back(played: Played) -> None:
    for seat in range(1, 7):
        say(played, "serie", f"posto {seat}", held=True)
    played.fall(8)
    played.station.say("cleared")
    for _ in range(6):
        page = opened(played)
        played.touch(ways(page)[0][1])
        played.touch(page.accept)
    page = opened(played)
    played.touch(page.asks_won)
    played.touch(turns(page)[1])
    played.touch(backs(page)[2])
    assert [said.owner for said in taken(played)] == [f"posto {seat}" for seat in range(1, 6)]


def test_what_goes_on_is_taken_back_by_touch_until_the_spin_is_closed(played: Played) -> None:
    """As a bet that was placed is taken up again; two quick taps take back one."""
    for name, owner in (("serie", "posto 4"), ("laterali-8", "posto 2")):
        say(played, name, owner, held=True)
    played.fall(8)
    played.station.say("cleared")
    for _ in range(2):
        page = opened(played)
        played.touch(ways(page)[0][0])
        played.touch(page.accept)
    before = len(played.station.sent)
    page = opened(played)
    played.touch(page.asks_won)
    first, second = (key for key in backs(page).values())
    assert first.accessibleName() == "Revocare: Da 20, serie, 120, posto 4"
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(first, Qt.MouseButton.LeftButton)
    assert len(played.station.sent) == before + 1
    assert [said.name for said in taken(played)] == ["laterali-8"]
    assert second.isVisible()
    assert "serie" in ways(page)[0][0].accessibleName()
    played.touch(next(iter(backs(page).values())))
    assert taken(played) == ()
    assert not backs(page)


def given(played: Played, again: int, *, paid: bool) -> AnnouncePage:
    """Serie da 20 wins on the 8 and goes on, before or after it is paid; then its page is opened."""
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.station.say("cleared", *(["paid_all"] if paid else []))
    page = opened(played)
    played.touch(ways(page)[0][again])
    played.touch(page.accept)
    return page


def foretold(played: Played) -> str:
    """Open the page, and read what taking back the first announce would move."""
    page = opened(played)
    if page.asks_won.isVisible():
        played.touch(page.asks_won)
    screen = played.window.dealing.live
    assert screen is not None
    item = listed(screen.state, ()).items[0]
    assert not isinstance(item, Won)
    return back_words(item)


def test_what_goes_back_of_one_that_was_given_is_said_before_and_after(played: Played) -> None:
    """Its money, and from where; in colour its pieces."""
    say(played, "serie", "posto 4", held=True)
    assert foretold(played) == "revocando: tornano € 120 dal race track"
    page = played.page(SpinAct.ANNOUNCE, AnnouncePage)
    played.touch(backs(page)[0])
    note = "Revocato: Da 20, serie, 120 — posto 4: tornano € 120 dal race track"
    assert note in page.picture.accessibleName()
    played.touch(page.track.sectors["vicini"])
    assert "Revocato" not in page.picture.accessibleName()
    played.key(Qt.Key.Key_Escape)
    colour = {"do": "announce", "name": "orfanelli", "owner": "blue", "colour_pieces": 2}
    played.station.send(colour)
    assert foretold(played) == "revocando: tornano 10 pezzi dal tappeto"


def test_what_changes_hands_when_one_does_not_go_on_depends_on_what_was_paid(played: Played) -> None:
    """Unpaid, the payment is whole again; paid, what was kept is given and the stake comes back."""
    given(played, 0, paid=False)
    assert foretold(played) == "revocando: il pagamento è intero, la puntata resta"
    played.key(Qt.Key.Key_Escape)
    played.touch(played.panel.buttons[Act.PAID])
    assert foretold(played) == "revocando: rendere € 120, riprendere puntata € 20"


def test_paid_before_it_went_on_only_what_was_taken_back_is_given_again(played: Played) -> None:
    given(played, 0, paid=True)
    assert foretold(played) == "revocando: il pagamento è intero, la puntata resta"
    played.key(Qt.Key.Key_Escape)
    played.touch(played.panel.buttons[Act.PAID])
    assert foretold(played) == "revocando: rendere € 120, riprendere puntata € 20"
    page = played.page(SpinAct.ANNOUNCE, AnnouncePage)
    played.touch(backs(page)[0])
    assert "rendere € 120, riprendere puntata € 20" in page.picture.accessibleName()

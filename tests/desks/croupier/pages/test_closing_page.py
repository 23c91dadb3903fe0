"""Closing the table: what is out, what is held, and what came back (rules 8)."""

from PySide6.QtCore import Qt

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.pages.opening_pages import ClosingPage, OpeningPage
from app.desks.croupier.roulette.pages.hand_page import HandPage
from app.rules.money import Cents
from tests.desks.croupier.pages.test_table_flows import asked, asked_to_open
from tests.desks.letters import reading
from tests.desks.played import Played


def test_closing_names_the_colours_that_are_out_and_then_opens_anew(played: Played) -> None:
    """Rules 8: closing with the colours that are still out; opening at the minimum that was chosen."""
    played.station.table.do({"do": "place", "position": "black", "entry": {"colour": "red", "pieces": 5}})
    played.station.publish()
    asked(played, Act.CLOSE)
    page = played.page(Act.CLOSE, ClosingPage)
    assert "rosso" in page.accessibleName()
    assert page.accessibleDescription() == "Da consegnare: rosso € 12,50"
    played.touch(page.closes)
    assert played.station.state.opened, "the sum is named first"
    played.touch(page.closes)
    assert not played.station.state.opened
    played.touch(played.window.steps.main)
    opening = played.page(Act.OPEN, OpeningPage)
    played.touch(opening.keys.offered[Cents(1000)])
    played.touch(opening.opens)
    assert played.station.state.opened
    assert played.station.state.minimum == 1000


def test_a_colour_that_came_back_is_ticked_and_not_recorded_as_out(played: Played) -> None:
    """Rules 8: red came back over the table and blue did not; the next opening says what is out, and its value."""
    played.station.send(commands.colour("blue", Cents(1000), "posto 3"))
    for colour in ("red", "blue"):
        played.station.send({"do": "place", "position": "black", "entry": {"colour": colour, "pieces": 5}})
    asked(played, Act.CLOSE)
    page = played.page(Act.CLOSE, ClosingPage)
    assert page.colours["red"].accessibleName() == "rosso: fuori"
    assert not page.colours["green"].isVisible()
    played.touch(page.colours["red"])
    assert page.colours["red"].accessibleName() == "rosso: tornato"
    assert page.accessibleName().endswith("Colori ancora fuori: blu P3")
    played.touch(page.closes)
    played.touch(page.closes)
    assert played.station.sent[-1] == {"do": "close", "back": ["red"]}
    assert played.station.state.colours_out == ("blue",)
    page_of_opening = asked_to_open(played)
    with reading() as read:
        read.look_at(page_of_opening)
    said = [letters.text for letters in read.letters if letters.text.startswith("Ancora fuori")]
    assert said == ["Ancora fuori: blu P3 a 10. Aprendo, ogni colore vale 2,50."]


def test_a_tick_stays_while_its_page_is_left_and_goes_with_the_next_number(played: Played) -> None:
    """Rules 8: whoever counts the bank between asks no player twice; a colour may go out again at a number."""
    for colour in ("red", "blue"):
        played.station.send({"do": "place", "position": "black", "entry": {"colour": colour, "pieces": 5}})
    asked(played, Act.CLOSE)
    page = played.page(Act.CLOSE, ClosingPage)
    played.touch(page.colours["red"])
    played.key(Qt.Key.Key_Escape)
    asked(played, Act.CLOSE)
    assert page.accessibleName().endswith("Colori ancora fuori: blu")
    for _ in range(2):
        played.touch(page.colours["blue"])
    assert page.colours["red"].chosen
    assert not page.colours["blue"].chosen
    played.fall(8)
    played.window.dealing.act(Act.PAID_ALL)
    played.window.dealing.act(Act.PAID_ALL)
    played.window.dealing.act(Act.PAID)
    played.window.dealing.act(Act.NEXT)
    played.station.send({"do": "place", "position": "black", "entry": {"colour": "red", "pieces": 5}})
    asked(played, Act.CLOSE)
    assert not page.colours["red"].chosen


def test_closing_while_a_colour_is_out_asks_once_more(played: Played) -> None:
    """Rules 8: a colour that is out is asked in; with none out one touch closes."""
    for _ in range(3):
        played.fall(8)
        played.colour("red")
        played.place("straight-8")
        for act in (Act.PAID, Act.NEXT):
            played.window.dealing.act(act)
    asked(played, Act.CLOSE)
    page = played.page(Act.CLOSE, ClosingPage)
    assert (page.closes.text(), page.closes.below) == ("Chiudere il tavolo", "un colore fuori")
    played.touch(page.closes)
    assert played.station.state.opened
    assert (page.closes.text(), page.closes.below) == ("Chiudere lo stesso", "un colore fuori")
    played.touch(page.colours["red"])
    assert (page.closes.text(), page.closes.below) == ("Chiudere il tavolo", "")
    played.touch(page.closes)
    assert played.station.state.colours_out == ()


def test_closing_names_what_won_on_a_chance_alone_and_what_is_held_for_whom(played: Played) -> None:
    """Rules 5, 8: the colour's pieces are out, and what was taken off goes to its owner before he leaves."""
    played.fall(8)
    played.colour("red")
    played.place("black")
    played.value(2000, 0)
    played.place("straight-8")
    played.window.dealing.act(Act.PAID_ALL)
    played.window.dealing.act(Act.PAID_ALL)
    played.window.dealing.act(Act.NEXT)
    for _ in range(2):
        played.fall(9)
        played.window.dealing.act(Act.NEXT)
    asked(played, Act.CLOSE)
    page = played.page(Act.CLOSE, ClosingPage)
    assert page.accessibleName().endswith("Colori ancora fuori: rosso")
    assert page.accessibleDescription() == "Da consegnare: non si sa di chi € 20"
    played.touch(page.closes)
    played.touch(page.closes)
    assert "Consegnare: non si sa di chi € 20" in played.window.steps.accessibleName()
    asked(played, Act.HAND)
    played.touch(played.page(Act.HAND, HandPage).hands)
    assert "Consegnare" not in played.window.steps.accessibleName()

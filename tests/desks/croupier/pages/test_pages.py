"""One page at a time; the sheet of keys alone lies over another, and the last spin leads to closing (rules 8)."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.colour_page import ColourPage
from app.desks.croupier.pages.opening_pages import ClosingPage
from tests.desks.played import Played


def test_after_the_last_spin_the_button_leads_to_closing(played: Played) -> None:
    """Rules 8: after the last spin nothing is thrown any more; the table is closed."""
    played.station.say("last")
    played.fall(8)
    button = played.panel.buttons[Act.NEXT]
    assert button.text() == "Chiudere il tavolo…"
    played.colour("red")
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.PAID])
    assert "chiudere il tavolo" in played.window.top_bar.accessibleName()
    played.touch(button)
    assert played.station.state.paying is None
    assert played.page(Act.CLOSE, ClosingPage).isVisible()
    assert played.station.state.opened, "it is asked first"


def test_the_sheet_of_keys_lies_over_the_open_page_and_gives_it_back(played: Played) -> None:
    """F1 shows every key whatever is open; what was chosen beneath stays."""
    played.window.do(Act.COLOUR)
    page = played.page(Act.COLOUR, ColourPage)
    played.touch(page.seats[3])
    played.key(Qt.Key.Key_F1)
    sheet = played.window.pages.made[Act.KEYS]
    assert played.window.pages.open is sheet
    played.key(Qt.Key.Key_F1)
    assert not sheet.isVisible()
    assert played.window.pages.open is page
    assert page.seats[3].chosen
    played.touch(played.window.strip.more)
    played.key(Qt.Key.Key_F1)
    assert played.window.pages.open is sheet
    played.key(Qt.Key.Key_Escape)
    assert played.window.pages.open is played.window.pages.made[Act.TABLE]


def test_no_sheet_of_keys_lies_over_a_number_that_waits(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.station.send({"do": "number", "number": 8})
    played.key(Qt.Key.Key_F1)
    assert Act.KEYS not in played.window.pages.made

"""One page at a time; manual and keys alone lie over another, and the last spin leads to closing (rules 8)."""

import ast

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.help_page import HelpPage
from app.desks.croupier.roulette.forms.chips_form import Owner
from tests.architecture.source import python_files
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
    assert played.form(Act.CLOSE).isVisible()
    assert played.station.state.opened, "it is asked first"


def test_manual_and_keys_lie_over_the_open_page_and_give_it_back(played: Played) -> None:
    """F1 opens the manual at the page of what is open, F1 in it shows every key; what was chosen stays."""
    played.window.do(Act.COLOUR)
    page = played.form(Act.COLOUR)
    played.touch(page.key(Owner("posto 3")))
    played.key(Qt.Key.Key_F1)
    manual = played.page(Act.HELP, HelpPage)
    assert played.window.pages.open is manual
    assert manual.view.name == "colours"
    played.key(Qt.Key.Key_F1)
    sheet = played.window.pages.made[Act.KEYS]
    assert played.window.pages.open is sheet
    played.key(Qt.Key.Key_F1)
    assert not sheet.isVisible()
    assert not manual.isVisible()
    assert page.isVisible()
    assert page.key(Owner("posto 3")).chosen
    played.touch(played.window.strip.more)
    played.key(Qt.Key.Key_F1)
    assert played.window.pages.open is manual
    played.key(Qt.Key.Key_Escape)
    assert played.window.pages.open is played.window.pages.made[Act.TABLE]


def test_no_manual_lies_over_a_number_that_waits(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.station.send({"do": "number", "number": 8})
    played.key(Qt.Key.Key_F1)
    assert Act.HELP not in played.window.pages.made


def test_no_page_says_once_for_all_what_the_table_may_make_untrue() -> None:
    """What stands under a title is said whenever the table is shown, and not when the page is made."""
    fixed = {
        path.name
        for path in python_files("app")
        if "croupier" in path.parts
        for made in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(made, ast.FunctionDef) and made.name == "__init__"
        if any(isinstance(each, ast.Attribute) and each.attr == "entitle" for each in ast.walk(made))
    }
    assert fixed <= {"keys_page.py"}, "it has nothing to do with a table"

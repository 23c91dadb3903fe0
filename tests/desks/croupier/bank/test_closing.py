"""Closing the table and the closing count (rules 8, 9)."""

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.forms.closing_form import Back
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.croupier.bank_hands import chips, counted
from tests.desks.croupier.bank_keys import sees
from tests.desks.desk import go_on
from tests.desks.played import Played


def asked_to_close(played: Played) -> FormPage:
    played.window.do(Act.CLOSE)
    return played.form(Act.CLOSE)


def test_closing_asks_for_the_count_where_the_bank_was_counted_at_the_opening(played: Played) -> None:
    counted(played)
    page = asked_to_close(played)
    assert "Il banco non è contato." in page.accessibleName()
    played.touch(page.does)
    assert played.station.state.opened
    assert (page.does.text(), page.does.below) == ("Chiudere senza contare", "")
    played.touch(page.beside)
    assert sees(played, View.COUNT)
    assert played.window.bank.deed is Deed.CLOSE
    played.window.leave()
    page = asked_to_close(played)
    assert page.does.text() == "Chiudere il tavolo", "it is asked anew"
    played.touch(page.does)
    played.touch(page.does)
    assert not played.station.state.opened


def test_closing_asks_for_no_count_where_nobody_counts(played: Played) -> None:
    page = asked_to_close(played)
    assert not page.beside.isVisible()
    played.touch(page.does)
    assert not played.station.state.opened


def test_the_closing_count_says_which_colours_came_back(played: Played) -> None:
    """Rules 8, 9: of which the bank holds what it owns is proposed as returned; what is short cannot be."""
    counted(played)
    played.fall(8)
    for name in ("red", "blue", "green"):
        played.colour(name)
        played.place("straight-8")
    for act in (Act.PAID_ALL, Act.PAID_ALL, Act.NEXT):
        played.window.dealing.act(act)
    played.station.say("last")
    played.fall(9)
    go_on(played.window.dealing)
    steps = played.window.steps
    assert "Chiedere i colori ancora fuori: rosso, blu, verde" in steps.accessibleName()
    page = asked_to_close(played)
    played.touch(page.key(Back("green")))
    assert "Chiedere i colori ancora fuori: rosso, blu" in steps.accessibleName()
    assert "verde" not in steps.accessibleName()
    less = [{**chip, "pieces": 188} if chip.get("colour") == "blue" else chip for chip in chips(played)]
    played.station.send({"do": "bank", "operation": "close", "chips": less, "by": "Rossi"})
    back = {key.says.colour: key.chosen for key in page.keys if isinstance(key.says, Back)}
    assert back == {"red": True, "blue": False, "green": True}
    assert not page.key(Back("blue")).isEnabled()
    assert "Chiedere i colori ancora fuori: blu" in steps.accessibleName()
    played.touch(page.key(Back("red")))
    assert page.does.below == "2 colori fuori"
    played.touch(page.does)
    played.touch(page.does)
    assert played.station.state.colours_out == ("red", "blue")

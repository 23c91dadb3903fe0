"""One more throw, and then the balls pass to the colleague (rules 8) [3]."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.hand_over_page import HandOverPage
from app.desks.croupier.pages.opening_pages import OpeningPage
from tests.desks.desk import go_on
from tests.desks.played import Played


def page_of(played: Played) -> HandOverPage:
    played.window.do(Act.HAND_OVER)
    return played.page(Act.HAND_OVER, HandOverPage)


def promised(played: Played) -> None:
    """The spin that was announced as the dealer's last one is over."""
    played.station.say("relief")
    played.fall(8)
    go_on(played.window.dealing)


def test_after_the_promised_spin_the_table_is_handed_over_by_the_large_button(played: Played) -> None:
    promised(played)
    steps = played.window.steps
    assert steps.main.accessibleName() == "Passare il tavolo…"
    assert not steps.others[Act.HAND_OVER].isVisible()
    played.touch(steps.main)
    assert played.page(Act.HAND_OVER, HandOverPage).isVisible()
    played.key(Qt.Key.Key_Escape)
    played.touch(steps.others[Act.THROW])
    assert played.station.sent[-1] == {"do": "throw"}, "nothing blocks the game"
    assert not steps.others[Act.THROW].isVisible()


def test_before_the_promised_spin_the_throw_is_the_large_button(played: Played) -> None:
    played.station.say("relief")
    assert played.window.steps.main.accessibleName() == "Palla lanciata"
    assert played.window.steps.others[Act.HAND_OVER].isVisible()
    assert not played.window.steps.others[Act.THROW].isVisible()


def test_one_more_throw_is_taken_back_on_its_page(played: Played) -> None:
    """The table knows `relief` with `over`: a touch takes back what a touch announced."""
    page = page_of(played)
    played.touch(page.relief)
    assert played.station.sent[-1] == {"do": "relief"}
    page = page_of(played)
    assert (page.relief.text(), page.relief.below) == ("Ancora un colpo", "annunciato: revocare")
    played.touch(page.relief)
    assert played.station.sent[-1] == {"do": "relief", "over": True}
    assert played.station.state.relief is None
    assert page.isVisible()
    assert page.relief.below == "prima di passare"


def test_the_name_typed_before_is_replaced_by_a_new_one(played: Played) -> None:
    """Rules 8: who was awaited is offered still; whoever types begins another name."""
    page = page_of(played)
    played.type("MARCO")
    played.touch(page.relief)
    played.fall(8)
    go_on(played.window.dealing)
    page = page_of(played)
    assert (page.name.text(), page.name.below) == ("Marco", "scrivere lo sostituisce")
    played.type("MARCO")
    assert (page.name.text(), page.name.below) == ("Marco", "")
    played.touch(page.pass_on)
    assert played.station.state.dealer == "Marco"


def test_a_letter_is_taken_back_of_the_name_typed_before(played: Played) -> None:
    page = page_of(played)
    played.type("MARCO")
    played.key(Qt.Key.Key_Escape)
    page = page_of(played)
    played.touch(page.keys.back)
    played.type("A")
    assert page.name.text() == "Marca"


def test_whoever_dealt_last_is_replaced_by_another_name_at_the_opening(played: Played) -> None:
    played.station.say("close")
    played.window.do(Act.OPEN)
    page = played.page(Act.OPEN, OpeningPage)
    played.touch(page.dealer.name)
    played.type("ANNA")
    assert page.dealer.said == "Anna"


def test_when_the_relief_comes_takes_two_touches_and_stands_in_the_corner(played: Played) -> None:
    page = page_of(played)
    assert page.due.below == "non detto"
    played.touch(page.due)
    assert not page.keys.buttons[0].isVisible()
    played.touch(page.due_keys.offered[20])
    assert page.due.below == "fra 20 min"
    assert page.keys.buttons[0].isVisible(), "the letters are there again"
    assert "cambio 20 min" in played.window.top_bar.accessibleDescription()
    played.touch(page.due)
    played.touch(page.due_keys.unknown)
    assert played.station.sent[-1] == {"do": "relief", "due": ""}
    assert page.due.below == "non detto"

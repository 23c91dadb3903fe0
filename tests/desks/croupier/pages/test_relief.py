"""One more throw, and then the balls pass to the colleague (rules 8) [3]."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.relief_form import Due, Field
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.desk import go_on
from tests.desks.played import Played


def page_of(played: Played) -> FormPage:
    played.window.do(Act.HAND_OVER)
    return played.form(Act.HAND_OVER)


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
    assert played.form(Act.HAND_OVER).isVisible()
    played.key(Qt.Key.Key_Escape)
    played.touch(steps.others[SpinAct.THROW])
    assert played.station.sent[-1] == {"do": "throw"}, "nothing blocks the game"
    assert not steps.others[SpinAct.THROW].isVisible()


def test_before_the_promised_spin_the_throw_is_the_large_button(played: Played) -> None:
    played.station.say("relief")
    assert played.window.steps.main.accessibleName() == "Palla lanciata"
    assert played.window.steps.others[Act.HAND_OVER].isVisible()
    assert not played.window.steps.others[SpinAct.THROW].isVisible()


def test_when_the_relief_comes_stands_in_the_corner(played: Played) -> None:
    page = page_of(played)
    played.touch(page.key(Field.WHEN))
    played.touch(page.key(Due(20)))
    assert page.key(Field.WHEN).below == "fra 20 min"
    assert "cambio 20 min" in played.window.top_bar.accessibleDescription()

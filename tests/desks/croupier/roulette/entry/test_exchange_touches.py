"""Colour sold, colour handed in, a tip: three touches each from the layout, and the count (screens)."""

import pytest
from PySide6.QtWidgets import QAbstractButton

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.colours_and_tips_form import Touch as Exchanged
from app.desks.croupier.forms.typed import Press
from tests.desks.croupier.bank_hands import counted
from tests.desks.croupier.exchange_scenes import exchange_page, touch_chip
from tests.desks.played import Played
from tests.touches import touches_of


class Counted:
    """Touches that are counted, those of the count apart."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.touches = 0

    def touch(self, button: QAbstractButton) -> None:
        self.touches += 1
        self.played.touch(button)

    def chip(self, colour: str = "", cents: int = 0) -> None:
        self.touches += 1
        touch_chip(self.played, exchange_page(self.played), colour=colour, cents=cents)


@pytest.fixture
def hands(played: Played) -> Counted:
    counted(played)
    return Counted(played)


def recorded(hands: Counted) -> tuple[str, str]:
    """What the table has, and that the layout is there again."""
    assert hands.played.window.pages.open is None
    assert hands.played.window.middle.felt.isVisible()
    moved = list(hands.played.station.state.movements.values())[-1]
    return moved.operation, moved.amount


def test_a_colour_is_sold_for_notes(hands: Counted) -> None:
    hands.touch(hands.played.window.steps.others[Act.EXCHANGE])
    hands.chip("red")
    for _ in range(2):  # the count: each touch is a note
        touch_chip(hands.played, exchange_page(hands.played), cents=5000, note=True)
    hands.touch(exchange_page(hands.played).key(Exchanged.EXCHANGED))
    assert recorded(hands) == ("drop", "100.00")
    assert hands.touches == touches_of("a colour sold for notes, without the count")
    chips = list(hands.played.station.state.movements.values())[-1].chips
    assert {"colour": "red", "value": "2.50", "pieces": -40} in chips


@pytest.mark.parametrize(
    ("colour", "cents", "tip", "operation", "amount"),
    [
        ("red", 0, False, "change", "92.50"),
        ("red", 0, True, "tip", "92.50"),
        ("", 2000, True, "tip", "740.00"),
    ],
    ids=["colour handed in", "colour tipped", "value tipped"],
)
def test_a_colour_is_handed_in_and_a_tip_is_given(
    hands: Counted, colour: str, cents: int, *, tip: bool, operation: str, amount: str
) -> None:
    hands.touch(hands.played.window.steps.others[Act.EXCHANGE])
    hands.chip(colour, cents)
    page = exchange_page(hands.played)
    for key in "37":  # the count
        hands.played.touch(page.key(Press(key)))
    hands.touch(page.key(Exchanged.TIPPED) if tip else page.key(Exchanged.EXCHANGED))
    assert recorded(hands) == (operation, amount)
    assert hands.touches == touches_of("a colour handed in, or a tip, without the count")


def test_a_tip_is_given_of_a_payment_that_is_shown(hands: Counted) -> None:
    """The payment's chip is touched, its count is said, and it is recorded."""
    played = hands.played
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    hands.touch(played.panel.buttons[Act.TIP])
    page = exchange_page(played, Act.TIP)
    played.touch(page.key(Press("5")))
    hands.touch(page.key(Exchanged.TIPPED))
    moved = list(played.station.state.movements.values())[-1]
    assert (moved.operation, moved.chips) == ("tip", [{"colour": "red", "value": "2.50", "pieces": 5}])
    assert hands.touches == touches_of("a tip of the payment that is shown, without the count")
    assert played.panel.isVisible()
    assert played.paid == frozenset(), "a tip marks nothing"

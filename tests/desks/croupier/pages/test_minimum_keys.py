"""Which minima are offered (rules 4)."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.minimum_page import MinimumPage
from app.rules.money import Cents
from tests.desks.croupier.pages.test_table_flows import asked, asked_to_open
from tests.desks.desk import Station
from tests.desks.played import Played


def test_no_minimum_above_a_maximum_is_offered(played: Played) -> None:
    """Rules 4: under a minimum of 100 nobody could lay a straight, which has 60 at most."""
    asked(played, Act.MINIMUM)
    page = played.page(Act.MINIMUM, MinimumPage)
    keys = {amount: key for amount, key in page.keys.offered.items() if not key.isEnabled()}
    assert {amount: key.below for amount, key in keys.items()} == {Cents(100_00): "max 60"}
    played.touch(page.keys.offered[Cents(50_00)])
    for _ in range(10):
        played.touch(page.keys.more)
    assert page.keys.amount == 60_00
    assert not page.keys.more.isEnabled()
    played.touch(page.keys.less)
    assert page.keys.more.isEnabled()
    played.key(Qt.Key.Key_Escape)
    played.station.say("close")
    opening = asked_to_open(played)
    assert not opening.keys.offered[Cents(100_00)].isEnabled()


def test_more_and_less_say_by_how_much_and_end_at_the_least(played: Played) -> None:
    """Rules 4: a minimum is so many units of the house."""
    asked(played, Act.MINIMUM)
    keys = played.page(Act.MINIMUM, MinimumPage).keys
    assert (keys.less.text(), keys.more.text()) == ("− 2,50", "+ 2,50")
    assert (keys.amount, keys.less.isEnabled()) == (2_50, False)
    played.touch(keys.more)
    assert (keys.amount, keys.less.isEnabled()) == (5_00, True)


def test_where_maxima_follow_the_minimum_each_is_offered(qtbot: QtBot) -> None:
    """Rules 4: under the arrêté the straight has so many times the minimum."""
    played = Played(qtbot, station=Station(name="france"))
    asked(played, Act.MINIMUM)
    keys = played.page(Act.MINIMUM, MinimumPage).keys
    assert all(key.isEnabled() and not key.below for key in keys.offered.values())

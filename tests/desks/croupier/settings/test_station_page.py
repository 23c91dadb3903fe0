"""The table's name, house and side are said at the desk, and hold from the next start."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.station_form import Turn
from app.desks.croupier.forms.typed import WIPE, Letter
from app.rules.side import Side
from app.settings import Settings
from tests.desks.croupier.settings.settings_window import Set, house


def test_the_table_s_name_house_and_side_hold_from_the_next_start(desk_set: Set) -> None:
    """The table that is open stays as it is; a table of another name never goes on in this one's file."""
    before = desk_set.station.state
    desk_set.go(Act.STATION)
    page = desk_set.where
    assert "prossimo avvio" in page.accessibleName()
    desk_set.touch(page.key(Letter("2")))
    desk_set.touch(page.key(Side.RIGHT))
    desk_set.touch(page.key(Turn(houses=True)))
    desk_set.touch(house(page, "sanremo"))
    assert desk_set.kept == [], "nothing is kept before it is said"
    desk_set.touch(page.does)
    assert desk_set.kept == [
        Settings(table="42", dealer="Anna", house="sanremo", side=Side.RIGHT, database="")
    ]
    assert desk_set.station.state is before
    assert desk_set.window.pages.open is desk_set.settings


def test_the_same_table_keeps_its_file(desk_set: Set) -> None:
    desk_set.go(Act.STATION)
    desk_set.touch(desk_set.where.key(Side.RIGHT))
    desk_set.touch(desk_set.where.does)
    assert desk_set.kept[-1].database == "ours.sqlite"


def test_a_table_without_a_name_is_not_kept(desk_set: Set) -> None:
    desk_set.go(Act.STATION)
    desk_set.touch(desk_set.where.key(Letter(WIPE)))
    assert not desk_set.where.does.isEnabled()
    desk_set.key(Qt.Key.Key_Return)
    assert desk_set.kept == []


def test_a_house_of_one_s_own_that_cannot_be_read_is_shown_and_must_be_answered(qtbot: QtBot) -> None:
    broken = Set(qtbot)
    broken.setup.change(house="gone.toml")
    broken.kept.clear()
    broken.go(Act.STATION)
    assert not broken.where.does.isEnabled()
    broken.touch(broken.where.key(Turn(houses=True)))
    assert not house(broken.where, "gone.toml").isEnabled()
    broken.touch(house(broken.where, "venezia"))
    assert broken.where.does.isEnabled()

"""A closed table is drawn for the side on which its cylinder stands (screens: the desk is mirrored)."""

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from app.desks.croupier.settings.setup import Setup
from app.rules.side import Side
from tests.desks.desk import Station
from tests.desks.played import Played


def set_up(side: Side) -> Setup:
    setup = Setup()
    setup.side = side
    return setup


def test_a_table_that_was_never_open_stands_as_the_station_has_it(qtbot: QtBot) -> None:
    """The table learns its side when it opens; what the station was told holds until then."""
    station = Station(Side.RIGHT)
    station.table.state = replace(station.table.state, side=Side.LEFT)  # as a table that nobody opened yet
    station.publish()
    played = Played(qtbot, station=station, setup=set_up(Side.RIGHT), opened=False)
    before = played.window.steps.geometry()
    screen = played.screen
    assert screen.side is Side.RIGHT
    played.station.say("open")
    assert played.station.state.side is Side.RIGHT
    assert played.window.steps.geometry() == before, "nothing turns when it opens"


def test_an_open_table_keeps_its_own_side(qtbot: QtBot) -> None:
    """Settings hold from the next opening on."""
    played = Played(qtbot, setup=set_up(Side.RIGHT))
    screen = played.screen
    assert screen.side is Side.LEFT

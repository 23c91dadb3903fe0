"""A tombola at the croupier's desk: the balls checked, the drum asked about, a draw void (rules 10)."""

from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.opening_pages import OpeningPage
from app.desks.croupier.pages.throw_pages import SecondLook, VoidPage
from app.rules.wheel import Turning
from app.table.drawing import TurnedHeard
from app.table.procedure import Phase
from tests.desks.desk import Station
from tests.desks.played import Played


def tombola(qtbot: QtBot, *, opened: bool = True) -> Played:
    return Played(qtbot, station=Station(name="tombola-half-back"), opened=opened)


def test_the_table_opens_once_the_set_and_who_counted_are_said(qtbot: QtBot) -> None:
    played = tombola(qtbot, opened=False)
    played.touch(played.window.steps.main)
    page = played.page(Act.OPEN, OpeningPage)
    assert page.balls is not None
    assert not page.opens.isEnabled()
    played.touch(page.balls.sets["B"])
    assert not page.opens.isEnabled()
    played.touch(page.balls.people["ispettore"])
    played.touch(page.opens)
    balls = played.station.state.balls
    assert balls is not None
    assert (balls.name, balls.count, balls.seals, balls.by) == ("B", 37, ("intatti",), "ispettore")


def test_whoever_confirms_a_typed_ball_says_that_the_drum_turned_both_ways(qtbot: QtBot) -> None:
    played = tombola(qtbot)
    played.touch(played.window.steps.main)
    played.window.dealing.number(17)
    page = played.page(Act.CONFIRM, SecondLook)
    assert "due versi" in page.accessibleName()
    played.touch(page.confirm)
    assert played.station.sent[-1] == {"do": "confirm", "turned": True}
    assert played.station.state.paying is not None
    assert played.station.state.paying.number == 17


def test_what_the_tumbler_recorded_nobody_is_asked(qtbot: QtBot) -> None:
    played = tombola(qtbot)
    for way in Turning:
        played.station.table.hear(TurnedHeard(way, 3, "tumbler", 1))
    played.station.publish()
    played.window.dealing.number(17)
    page = played.page(Act.CONFIRM, SecondLook)
    assert "due versi" not in page.accessibleName()
    played.touch(page.confirm)
    assert played.station.sent[-1] == {"do": "confirm"}


def test_a_draw_is_declared_void_for_its_own_reasons(qtbot: QtBot) -> None:
    played = tombola(qtbot)
    played.touch(played.window.steps.main)
    played.window.do(Act.VOID)
    page = played.page(Act.VOID, VoidPage)
    assert "ball_with_rotor" not in page.reasons
    played.touch(page.reasons["one_way_drum"])
    played.touch(page.declare)
    betting = played.station.state.betting
    assert betting is not None
    assert (betting.phase, betting.void, betting.untold) == (Phase.BETS_OPEN, "one_way_drum", False)


def test_nothing_at_a_tumbler_speaks_of_wheel_and_running_ball(qtbot: QtBot) -> None:
    played = tombola(qtbot)
    steps = played.window.steps
    said = [steps.main.text(), *(button.text() for button in steps.others.values()), *steps._tasks]
    assert "Il tamburo gira" in said
    assert "Girare il tamburo: nei due versi ↻ ↺" in said
    assert not [text for text in said if "cilindro" in text.lower() or "palla" in text.lower()]

"""A tombola at the croupier's desk: the balls checked, the drum asked about, a draw void (rules 10)."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.keys_page import key_lines
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.desks.croupier.words.prompt_words import under_parts
from app.rules.roulette.wheel import Turning
from app.table.roulette.drawing import TurnedHeard
from app.table.roulette.hearing import NumberHeard
from app.table.roulette.procedure import Phase
from tests.desks.desk import Station
from tests.desks.played import Played


def tombola(qtbot: QtBot, *, opened: bool = True) -> Played:
    return Played(qtbot, station=Station(name="tombola-half-back"), opened=opened)


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
    page = played.form(Act.WHY_VOID)
    assert "ball_with_rotor" not in [key.says for key in page.keys]
    played.touch(page.key("one_way_drum"))
    played.touch(page.does)
    betting = played.station.betting
    assert (betting.phase, betting.void, betting.untold) == (Phase.BETS_OPEN, "one_way_drum", False)


def test_why_a_draw_is_void_stands_under_the_sentence(qtbot: QtBot) -> None:
    """Rules 10: a drum that turned one way only; the bets stay, and are open."""
    played = tombola(qtbot)
    played.touch(played.window.steps.main)
    played.station.table.hear(TurnedHeard(Turning.CLOCKWISE, 3, "tumbler", 1))
    played.station.table.hear(NumberHeard(17, "tumbler", "tumbler", "2026-11-21T20:41:07Z", 1))
    played.station.publish()
    screen = played.screen
    assert screen.heading.said == ("Rien va",)
    said = "Il tamburo non ha girato nei due versi", "le puntate restano e sono aperte"
    assert under_parts(screen.heading) == said
    played.touch(played.window.steps.main)
    screen = played.screen
    assert "Nuova estrazione" in under_parts(screen.heading)[0], "until the drum turns again"


def test_half_a_chip_on_two_dozens_is_told_as_it_is_entered(qtbot: QtBot) -> None:
    """Rules 10: they pay 1 to 2."""
    played = tombola(qtbot)
    played.fall(8)
    played.value(250, 4)
    played.place("double-dozen-1-2")
    screen = played.screen
    assert under_parts(screen.heading)[0] == "Non si paga in gettoni, chiedere al capo tavolo: Dozz. 1/2"
    played.place("double-dozen-1-2")
    screen = played.screen
    assert "in gettoni" not in under_parts(screen.heading)[0]


def test_the_layout_of_a_tombola_has_no_race_track(qtbot: QtBot) -> None:
    """Rules 10: no announces are taken there."""
    played = tombola(qtbot)
    picture = played.window.middle.felt.cloth
    assert picture.pockets == {}
    assert picture.sectors == ()
    lowest = max(picture.grid.cell(number).y + picture.grid.cell(number).h for number in (1, 2, 3))
    assert lowest == pytest.approx(played.window.middle.felt.height())


def test_the_sheet_of_keys_speaks_of_the_drum() -> None:
    said = " ".join(line.does for line in key_lines("tumbler")).lower()
    assert "tamburo" in said
    assert "cilindro" not in said
    assert "cilindro" in " ".join(line.does for line in key_lines()).lower()


def test_nothing_at_a_tumbler_speaks_of_wheel_and_running_ball(qtbot: QtBot) -> None:
    played = tombola(qtbot)
    steps = played.window.steps
    said = [steps.main.text(), *(button.text() for button in steps.others.values()), *steps._tasks]
    assert "Il tamburo gira" in said
    assert "Girare il tamburo: nei due versi ↻ ↺" in said
    assert not [text for text in said if "cilindro" in text.lower() or "palla" in text.lower()]

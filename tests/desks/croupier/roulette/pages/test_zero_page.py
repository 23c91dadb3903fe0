"""What zero leaves to be decided, at the desk: the player's choice where the house has it, and grouping (rules 4)."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.at_zero import AtZero
from app.desks.croupier.roulette.at_zero import at_zero as zero_of
from app.desks.croupier.roulette.pages.zero_page import ZeroPage
from app.rules.side import Side
from tests.desks.desk import Station
from tests.desks.played import Played


def at_zero(qtbot: QtBot, house: str, *stakes: tuple[str, int]) -> Played:
    played = Played(qtbot, station=Station(Side.LEFT, house))
    played.fall(0)
    played.colour("red")
    for place, times in stakes:
        for _ in range(times):
            played.place(place)
    return played


def test_a_player_chooses_half_back_or_prison(qtbot: QtBot) -> None:
    """Rules 4, France: the choice of half back or prison is the player's; who says nothing has half back."""
    played = at_zero(qtbot, "france", ("black", 4), ("even", 2))
    played.touch(played.panel.buttons[Act.ZERO])
    page = played.page(Act.ZERO, ZeroPage)
    half, prison = page.choices[0]
    assert (half.chosen, prison.chosen) == (True, False)
    played.touch(prison)
    state = played.station.state.paying
    assert state is not None
    assert state.shut == {("black", "red")}
    assert prison.chosen
    played.touch(half)
    state = played.station.state.paying
    assert state is not None
    assert not state.shut


def test_odd_pieces_of_a_colour_are_grouped(qtbot: QtBot) -> None:
    """Rules 4: one colour's pieces on several simple chances may be grouped before they are divided."""
    played = at_zero(qtbot, "venezia", ("black", 1), ("even", 1))
    screen = played.window.dealing.screen
    assert screen is not None
    assert sorted(share.fate for share in screen.payments.shares) == ["shut", "shut"]
    played.touch(played.panel.buttons[Act.ZERO])
    page = played.page(Act.ZERO, ZeroPage)
    assert [name for name, button in page.colours.items() if button.isVisible()] == ["red"]
    played.touch(page.colours["red"])
    state = played.station.state.paying
    assert state is not None
    assert state.grouped == {"red"}
    assert page.colours["red"].chosen
    screen = played.window.dealing.screen
    assert screen is not None
    assert [share.fate for share in screen.payments.shares] == ["halved"]
    played.touch(page.colours["red"])
    played.key(Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_where_nothing_is_to_be_decided_nothing_is_asked(qtbot: QtBot) -> None:
    """Screens: zero asks only what must be remembered."""
    played = at_zero(qtbot, "venezia", ("black", 2))
    assert not played.panel.buttons[Act.ZERO].isVisible()


def test_what_was_left_lying_and_taken_up_before_the_throw_is_said(qtbot: QtBot) -> None:
    """Rules 4: what his half is of, its player may have taken up; then zero halved nothing."""
    played = Played(qtbot, station=Station(Side.LEFT, "venezia"))
    played.fall(8)
    played.colour("red")
    played.place("black")
    played.window.dealing.leave_lying()
    played.station.say("next")
    played.fall(0)
    before = at_zero_of(played)
    assert [(lump.position.name, lump.owner, lump.amount) for lump in before.lying] == [("black", "red", 500)]
    played.touch(played.panel.buttons[Act.ZERO])
    page = played.page(Act.ZERO, ZeroPage)
    key = next(key for key in page.gone if key.isVisible())
    assert (key.text(), key.below) == ("Noir · rosso", "€ 5")
    played.touch(key)
    assert played.station.sent[-1] == {"do": "taken_up", "position": "black", "owner": "red"}
    assert at_zero_of(played).lying == ()
    assert played.station.state.paying is not None
    assert played.station.state.paying.settlement is not None
    assert played.station.state.paying.settlement.partage == ()


def at_zero_of(played: Played) -> AtZero:
    return zero_of(played.station.state)

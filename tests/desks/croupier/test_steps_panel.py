"""Beside the steps of the spin stands what there is to do, and the buttons of the moment."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.croupier.acts import Act
from app.desks.croupier.window import CroupierWindow
from tests.desks.desk import Station


class Shown:
    """A window at a table that is open."""

    def __init__(self, qtbot: QtBot) -> None:
        make_application(["test"])
        self.station = Station()
        self.window = CroupierWindow(self.station.send)
        qtbot.addWidget(self.window)
        self.station.listener = self.window.show_live
        self.station.say("open")
        self.window.show()
        qtbot.waitExposed(self.window)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_what_there_is_to_do_stands_beside_the_steps_and_is_read_aloud(shown: Shown) -> None:
    shown.station.say("throw")
    shown.window.dealing.void("no_pocket")
    name = shown.window.steps.accessibleName()
    assert "Invertire il cilindro: orario ↻, un giro. Palla ↺ dal numero del giorno" in name
    assert shown.window.top_bar.accessibleName().startswith("Rien va. ")


def test_a_throw_is_void_while_the_ball_runs_and_the_table_handed_over_while_it_rests(shown: Shown) -> None:
    buttons = shown.window.steps.others
    assert (buttons[Act.HAND_OVER].isVisible(), buttons[Act.VOID].isVisible()) == (True, False)
    buttons[Act.HAND_OVER].click()
    assert shown.station.sent == []
    shown.window.do(Act.RELIEF)
    assert shown.station.sent == [{"do": "relief"}]
    assert shown.window.top_bar.accessibleName().startswith("La banque est ouverte · ")
    assert "Après le coup les boules passent" in shown.window.top_bar.accessibleName()
    shown.station.say("throw")
    assert (buttons[Act.HAND_OVER].isVisible(), buttons[Act.VOID].isVisible()) == (False, True)


def test_a_closed_table_asks_for_the_colours_that_are_out(shown: Shown) -> None:
    shown.station.table.do({"do": "place", "position": "black", "entry": {"colour": "red", "pieces": 5}})
    shown.station.say("close")
    assert "Chiedere i colori ancora fuori: rosso" in shown.window.steps.accessibleName()
    assert not shown.window.steps.grab().isNull()

"""Whose names are offered where a dealer is asked."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.signing.roster_reading import RosterReading
from app.settings import Settings
from tests.desks.croupier.made_up_people import ANNA, GINA, MARCO, ROSSI, UGO, MadeUpPeople


def test_where_a_dealer_is_asked_dealers_stand_first(qtbot: QtBot) -> None:
    """An inspector and a pit boss may deal where nobody else is there; the auditor never does."""
    parent = QObject()
    people = MadeUpPeople(GINA, ANNA, MARCO, UGO, ROSSI)
    setup = Setup(Settings(), people=people)
    assert RosterReading(parent, setup, lambda: None).dealers == (ANNA, ROSSI, GINA, MARCO)

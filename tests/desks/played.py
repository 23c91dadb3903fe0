"""The croupier's window at a real table, and the hands of a dealer, in a test that closes it."""

from pytestqt.qtbot import QtBot

from app.desks.croupier.settings.setup import Setup
from app.rules.side import Side
from tests.desks.desk import Station
from tests.desks.hands import NONE, Hands

__all__ = ["NONE", "Played"]


class Played(Hands):
    """Hands whose window the test closes."""

    def __init__(
        self,
        qtbot: QtBot,
        side: Side = Side.LEFT,
        size: tuple[int, int] = (1280, 800),
        station: Station | None = None,
        setup: Setup | None = None,
        *,
        opened: bool = True,
        drawn: bool = True,
    ) -> None:
        super().__init__(side, size, station, setup, opened=opened, drawn=drawn)
        qtbot.addWidget(self.window)
        qtbot.waitExposed(self.window)
        self.qtbot = qtbot

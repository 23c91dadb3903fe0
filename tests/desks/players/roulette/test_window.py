"""The players' window can be read from across the table: nothing is cut, nothing small, in each language."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.croupier import commands
from app.desks.players.roulette.window import PlayersWindow
from app.rules.money import Cents
from app.table.roulette.spin_commands import DeclareVoid
from resources import house_names
from tests.desks.desk import Station
from tests.desks.letters import reading

LEAST = 16
"""Pixels of the reference: two sizes above what a croupier reads at arm's length."""


def closed(_station: Station) -> None:
    """As it is before the evening."""


def announced(station: Station) -> None:
    """The longest that stands there: the last spin, and another minimum."""
    station.say("open")
    station.send(commands.minimum(Cents(500), commands.CAPO))
    station.say("last")


def fallen(station: Station) -> None:
    station.say("open")
    station.fall(27)


def void(station: Station) -> None:
    station.say("open", "throw")
    station.send(DeclareVoid(reason=""))


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("bring", [closed, announced, fallen, void])
def test_everything_on_it_can_be_read(
    qtbot: QtBot, bring: Callable[[Station], None], language: Language, size: tuple[int, int]
) -> None:
    for house in house_names():
        station = Station(name=house)
        bring(station)
        speak(language)
        window = PlayersWindow()
        qtbot.addWidget(window)
        window.resize(*size)
        window.show_live(station.live)
        with reading() as read:
            read.look_at(window)
        assert len(read.letters) > 10, house
        least = LEAST * min(size[0] / 1280, size[1] / 800)
        assert [letters.text for letters in read.letters if letters.cut or letters.pixels < least] == [], (
            house
        )
        assert [letters.text for letters in read.letters if letters.contrast < 4.5] == [], house

"""The sheet of keys: what it says, and that all of it is written alike."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.keys_page import KeysPage
from tests.desks.letters import reading
from tests.desks.played import Played


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_no_line_is_written_smaller_than_its_neighbours(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Screens: read at arm's length, at any size of the panel."""
    played = Played(qtbot, size=size)
    played.window.do(Act.KEYS)
    page = played.page(Act.KEYS, KeysPage)
    does = {line.does for line in page.lines}
    with reading() as read:
        read.look_at(page)
    said = [letter for letter in read.letters if letter.text in does]
    assert {letter.text for letter in said} == does
    assert len({letter.pixels for letter in said}) == 1
    assert not any(letter.cut for letter in said)


def test_it_says_how_a_colour_is_announced(played: Played) -> None:
    """Screens: everything can be done by keyboard alone; what is typed is found on the sheet."""
    played.window.do(Act.KEYS)
    keys = {line.keys: line.does for line in played.page(Act.KEYS, KeysPage).lines}
    assert keys["o ro x2"] == "in colore: rosso, due pezzi a puntata"
    assert keys["… capo"] == "il capo tavolo lo ripete"

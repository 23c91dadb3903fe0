"""Each call bet is on the race track or in the palette; a tap means what is drawn there."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.lettering import width_of
from app.desks.croupier.roulette.announces.track import PocketKey
from app.rules.roulette.announces import ANNOUNCES, Family
from app.rules.side import Side
from tests.desks.croupier.announce_keys import palette
from tests.desks.croupier.announced import opened
from tests.desks.croupier.roulette.announces.test_sheet import WHEEL
from tests.desks.croupier.scene import said as announced_by
from tests.desks.letters import paint_in_place
from tests.desks.played import Played
from tests.desks.written import written_on

EDGE = 0.9
"""So much of a key its text may take."""
SIZES = [(1280, 800), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", list(Side))
def test_a_tap_means_the_number_that_is_drawn_there(qtbot: QtBot, side: Side, size: tuple[int, int]) -> None:
    """Zero lies at the cylinder; the wheel goes clockwise round the track, on both sides of the table."""
    played = Played(qtbot, side, size, drawn=False)
    page = opened(played)
    track = page.track
    step, row = track.width() / 19, track.height() / 3
    seen = {}
    for column in range(19):
        for line in (0, 2):
            point = QPoint(round((column + 0.5) * step), round((line + 0.5) * row))
            key = track.childAt(point)
            assert isinstance(key, PocketKey)
            assert key.text() == str(key.number)
            QTest.mouseClick(key, Qt.MouseButton.LeftButton)
            assert page.hand.draft.name == f"laterali-{key.text()}"
            seen[column, line] = key.number
    near_zero = range(1, 19) if side is Side.LEFT else range(17, -1, -1)
    far, near = (0, 2) if side is Side.LEFT else (2, 0)
    around = [seen[column, far] for column in near_zero]
    around += [seen[column, near] for column in reversed(near_zero)]
    assert [0, *around] == WHEEL
    assert seen[0 if side is Side.LEFT else 18, 0] == 0


@pytest.mark.parametrize("number", range(37))
def test_the_five_neighbours_are_lit_and_no_other(played: Played, number: int) -> None:
    page = opened(played)
    played.touch(page.track.pockets[number])
    place = WHEEL.index(number)
    lit = {key.number for key in page.track.pockets.values() if key.chosen}
    assert lit == {WHEEL[(place + step) % 37] for step in range(-2, 3)}
    assert {key.number for key in page.track.pockets.values() if key.dim} == set(range(37)) - lit


def test_every_announce_is_on_the_race_track_or_in_the_palette(played: Played) -> None:
    page = opened(played)
    offered = {*page.track.sectors, *palette(page), *(f"laterali-{n}" for n in page.track.pockets)}
    assert offered == {announce.name for announce in ANNOUNCES}
    for name, key in palette(page).items():
        played.touch(key)
        assert page.hand.draft.name == name
        played.touch(page.other)


def test_finals_stand_in_the_palette_as_the_source_lists_them(played: Played) -> None:
    """[5.1] names seventeen of two numbers, and the short one."""
    page = opened(played)
    faces = {key.text() for name, key in palette(page).items() if "/" in key.text()}
    printed = "0/1 1/2 2/3 4/5 5/6 0/3 1/4 2/5 3/6 7/8 8/9 4/7 5/8 6/9 7/10 8/11 9/12"
    assert sorted(faces) == sorted(printed.split(" "))
    assert palette(page)["finale-8-9-ridotta"].accessibleName() == "finale 8/9 ridotta"
    assert sum(a.family is Family.FINALE for a in ANNOUNCES) == 10


@pytest.mark.parametrize("language", Language)
def test_how_many_are_held_leaves_an_edge_on_the_key_of_a_sector(
    played: Played, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(language)
    QCoreApplication.processEvents()
    announced_by(played, "vicini", "posto 4")
    opened(played)
    played.window.setUpdatesEnabled(True)
    paint_in_place(monkeypatch)
    (held,) = (
        each for each in written_on(played.window) if each.text.startswith("9 ") and " · " in each.text
    )
    assert width_of(held.text, held.pixels) <= EDGE * held.rect.width()

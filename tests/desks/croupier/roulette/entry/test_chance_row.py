"""The chances with their ghosts, and the figures, in the window: by touch, by keyboard, and where they stand."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.roulette.laid_stacks import Pile
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.chance_row import ChanceTarget
from app.rules.side import Side
from tests.desks.played import Played

SHIFT = Qt.KeyboardModifier.ShiftModifier
K = Qt.Key


def next_number(played: Played, number: int) -> None:
    played.station.say("paid_all", "next")
    played.fall(number)


def crowded(played: Played) -> None:
    """Two players on black, one on the column, one on manque: all of it may be there at 17."""
    played.fall(8)
    for cents, seat, name in (
        (2000, 1, "black"),
        (5000, 2, "black"),
        (2000, 3, "column-35"),
        (500, 4, "low"),
    ):
        played.value(cents, seat)
        played.place(name)
    played.colour("blue")
    for name in ("black", "low"):
        played.place(name)
    next_number(played, 17)


def test_a_ghost_is_touched_and_named(played: Played) -> None:
    crowded(played)
    ghosts = [ghost for ghost in played.entry.row.ghosts if ghost.isVisible()]
    assert len(ghosts) == 6
    assert ghosts[1].accessibleName() == "1 20 posto 1 su nero: c'è ancora?"
    where = [ghost.geometry() for ghost in ghosts]
    played.touch(ghosts[1])
    assert played.amounts == [2000]
    assert ghosts[1].accessibleName() == "1 20 posto 1 su nero: c'è ancora"
    assert [ghost.geometry() for ghost in ghosts] == where, "nothing moves under the finger"
    played.touch(played.entry.take)
    played.touch(ghosts[1])
    assert played.amounts == []


def test_a_ghost_has_a_key_as_it_stands_from_the_left(played: Played) -> None:
    crowded(played)
    played.key(K.Key_A, SHIFT)
    played.key(K.Key_D, SHIFT)
    assert played.amounts == [2 * 2000, 5000]
    played.key(K.Key_Backspace)
    assert played.amounts == [2 * 2000]


def test_what_a_ghost_shows_its_chance_does_not_show_again(played: Played) -> None:
    crowded(played)
    played.key(K.Key_S, SHIFT)
    black = next(c for c in played.entry.chances if c.target and c.target.position.name == "black")
    assert black.target is not None
    assert not black.target.piles
    played.value(2000, 1)
    played.place("black")
    shown: tuple[Pile, ...] = black.target.piles
    assert [pile.pieces for pile in shown] == [2], "more than lay there is told in full"


def test_a_prisoner_is_seen_on_its_chance_and_named(played: Played) -> None:
    played.fall(0)
    played.colour("blue")
    played.place("black")
    next_number(played, 17)
    black = next(c for c in played.entry.chances if c.target and c.target.position.name == "black")
    assert black.accessibleName() == "nero: 1 B enfermé"
    assert not any(ghost.isVisible() for ghost in played.entry.row.ghosts)
    assert played.amounts == []


def inside(widget: QWidget, played: Played) -> QRect:
    return QRect(widget.mapTo(played.window, QPoint()), widget.size())


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("number", [17, 10, 0, 36])
def test_everything_has_room_also_with_the_most_ghosts(
    qtbot: QtBot, size: tuple[int, int], side: Side, number: int
) -> None:
    played = Played(qtbot, side, size, drawn=False)
    crowded(played)
    for ghost in played.entry.row.ghosts:
        played.touch(ghost)
    next_number(played, number)
    played.value(500, 1)
    target = played.window.scale.px(56)
    shown = played.buttons()
    for button in shown:
        assert min(button.width(), button.height()) >= target, button.accessibleName()
        assert played.window.rect().contains(inside(button, played)), button.accessibleName()
        assert button.accessibleName()
        for other in shown:
            if other is not button:
                assert not inside(button, played).intersects(inside(other, played)), button.accessibleName()


def test_the_figures_are_greyed_until_a_chip_is_in_hand(played: Played) -> None:
    played.fall(8)
    buttons = [*played.entry.figures.figures.values(), played.entry.figures.again]
    assert not any(button.isEnabled() for button in buttons)
    played.colour("red")
    assert [button.isEnabled() for button in buttons] == [True] * 4 + [False]
    played.place("straight-8")
    played.window.do(Act.PAID)
    played.window.do(Act.NEXT)
    played.fall(20)
    assert not played.entry.figures.again.isEnabled()
    played.colour("red")
    assert played.entry.figures.again.isEnabled()


def sum_on(played: Played, name: str) -> str:
    """What stands beside a chance's name."""
    chance = next(c for c in played.entry.chances if c.target and c.target.position.name == name)
    assert isinstance(chance, ChanceTarget)
    return chance.sum


def test_what_lies_on_a_chance_is_added_up_beside_its_name(played: Played) -> None:
    """What is entered can be checked: the chips of all players, and what is still there; no prisoner (rules 4)."""
    played.fall(0)
    for cents, seat in ((2000, 1), (250, 2)):
        played.value(cents, seat)
        played.place("black")
    assert sum_on(played, "black") == "22,50"
    played.window.do(Act.SEEN_TO_ALL)
    played.window.do(Act.NEXT)
    played.fall(17)
    assert sum_on(played, "black") == "", "posto 2's piece is shut in, posto 1 has to say"
    played.touch(played.entry.row.ghosts[0])
    played.value(5000, 3)
    played.place("black")
    assert sum_on(played, "black") == "60", "ten that were left, and fifty"


def test_few_ghosts_are_wide_enough_to_be_read_at_arm_s_length(played: Played) -> None:
    crowded(played)
    narrow = played.entry.row.ghosts[0].width()
    next_number(played, 20)
    played.value(2000, 1)
    played.place("black")
    next_number(played, 22)
    wide = [ghost.width() for ghost in played.entry.row.ghosts if ghost.isVisible()]
    assert wide
    assert min(wide) > 1.3 * narrow

"""Beside the places of a number it is asked what may still lie there: by touch and by key (screens, "Entry")."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.roulette.laid_stacks import pile_of
from app.desks.common.theme import Scale
from app.desks.croupier.regions import regions
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.ghosts import Ghost, inside_targets
from app.desks.croupier.roulette.entry.ground import Ground
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.side import Side
from tests.desks.played import Played
from tests.houses import house as venezia

ALT_PAD = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.KeypadModifier


@pytest.fixture
def again(played: Played) -> Played:
    """Red won on the straight of 8 and on 8/11 with two, and 8 falls again."""
    played.fall(8)
    played.colour("red")
    played.place("straight-8", "split-8-11", "split-8-11")
    played.key(Qt.Key.Key_Space)
    played.station.say("next")
    played.fall(8)
    return played


def names(played: Played) -> list[str]:
    return [ghost.accessibleName() for ghost in played.entry.ground.ghosts if ghost.isVisible()]


def test_one_touch_says_that_it_is_still_there(again: Played) -> None:
    assert names(again) == ["2 R su cavallo 8/11: c'è ancora?", "1 R su pieno 8: c'è ancora?"]
    again.touch(again.entry.ground.ghosts[0])
    assert again.amounts == [34 * 250]
    assert names(again)[0] == "2 R su cavallo 8/11: c'è ancora"


def test_a_second_tap_changes_nothing(again: Played) -> None:
    """What comes to stand there once it is answered is no count, which a second tap would change."""
    ghost = again.entry.ground.ghosts[0]
    for _ in range(2):
        again.touch(ghost)
    assert again.amounts == [34 * 250]
    assert ghost.isVisible()


def test_the_pad_with_alt_says_it_too(again: Played) -> None:
    """The number pad is the neighbourhood: 5 is the straight."""
    QTest.keyClick(again.window, Qt.Key.Key_5, ALT_PAD)
    assert again.amounts == [35 * 250]
    QTest.keyClick(again.window, Qt.Key.Key_7, ALT_PAD)
    assert again.amounts == [35 * 250], "nothing stood there"


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("number", range(37))
def test_a_question_beside_every_place_touches_none(qtbot: QtBot, number: int, side: Side) -> None:
    """Screens: targets that could be mistaken for each other do not touch; round any number, on the reference."""
    scale, house = Scale(), venezia("venezia")
    scale.fit(1280, 800)
    felt = regions(1280, 800, side, scale).ground
    desk = QWidget()
    qtbot.addWidget(desk)
    ground = Ground(scale, desk, lambda _: None, lambda _: None, lambda _: None)
    ground.resize(round(felt.w), round(felt.h))
    targets = inside_targets(house, number, side, {}, {}, SpinDraft(spin=1))
    entry = Entry(1, Cents(2000), owner="posto 4")
    ghosts = tuple(
        Ghost(target.position, (entry,), (pile_of(house, entry),), there=False) for target in targets
    )
    ground.show_number(1, number, side, targets, ghosts)
    shown = [b.geometry() for b in (*ground.targets, *ground.ghosts) if not b.isHidden()]
    assert len(shown) == 2 * len(targets)
    for place, where in enumerate(shown):
        assert ground.rect().contains(where)
        near = where.adjusted(-2, -2, 2, 2)
        assert not any(near.intersects(there) for there in shown[:place])


def test_elsewhere_the_counts_stand_as_ever(again: Played) -> None:
    again.colour("blue")
    again.place("split-7-8", "split-8-11")
    shown = [
        count.target.position.name
        for count in again.entry.ground.counts
        if count.isVisible() and count.target
    ]
    assert shown == ["split-7-8"]

"""What is drawn on the chances and their ghosts: each on its own place, and no chip on a name or on another chance."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common import chips
from app.desks.common.language import Language, speak
from app.desks.common.lettering import Written, proofread
from app.desks.common.looks import Look
from app.desks.croupier.roulette.entry import cells, chance_row, fan, targets
from app.desks.croupier.roulette.entry.chance_row import ChanceTarget
from tests.desks.croupier.scene import Scene, played, set_up, table_of
from tests.desks.croupier.scenes import SCENES
from tests.desks.croupier.staged import scene_of, staged
from tests.desks.letters import drawn, letters_box, paint_in_place
from tests.desks.played import Played

NAMED = (
    "zero-crowded",
    "zero-again",
    "zero-ghosts",
    "zero-halves",
    "french-zero-ghosts",
    "entry-full",
    "entry-ghosts",
    "entry-doubles",
    "entry-chances-many",
)
CROWDED = [scene for scene in SCENES if scene.name in NAMED]
REACH = 0.43
"""Of a chip's size: as far as the bars of a prisoner reach up and down; its rim may touch a letter's box."""


class Drawn(NamedTuple):
    """Something on a button: a chip, or a text."""

    text: str
    box: QRectF


def drawn_on(window: QWidget, buttons: list[QWidget]) -> dict[QWidget, list[Drawn]]:
    """Draw a window; gives what is drawn on each of the buttons, in the window's pixels."""
    found: dict[QWidget, list[Drawn]] = {button: [] for button in buttons}
    real = chips.draw_chip

    def hear(painter: QPainter, text: str, box: QRectF) -> None:
        device = painter.device()
        if isinstance(device, QWidget) and device in found:
            found[device].append(Drawn(text, painter.deviceTransform().mapRect(box)))

    def heard_chip(
        painter: QPainter, middle: QPointF, look: Look, pieces: int, size: int, *, barred: bool = False
    ) -> None:
        half = size * REACH
        hear(painter, "", QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half))
        real(painter, middle, look, pieces, size, barred=barred)

    def heard_text(written: Written, painter: QPainter) -> None:
        hear(painter, written.text, letters_box(written, painter))

    with pytest.MonkeyPatch.context() as patch, drawn(window):
        for module in (fan, cells, targets):
            if hasattr(module, "draw_chip"):
                patch.setattr(module, "draw_chip", heard_chip)
        paint_in_place(patch)
        proofread(heard_text)
        window.render(QPixmap(window.size()))
        proofread(None)
    return found


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("scene", CROWDED, ids=lambda scene: scene.name)
def test_no_chip_stands_on_a_name_or_on_another_chance(
    qtbot: QtBot, scene: Scene, language: Language
) -> None:
    """Screens, "Entry": a second zero with six chances, ghosts and prisoners is read at arm's length."""
    speak(language)
    hands = staged(qtbot, scene, drawn=False)
    for size in ((1280, 800), (1920, 1080)):
        hands.window.resize(*size)
        check_chances(hands, size)
    speak(Language.ITALIAN)


def check_chances(hands: Played, size: tuple[int, int]) -> None:
    """In a window of this size chances and ghosts have places of their own, and names that nothing lies on."""
    row = hands.entry.row
    buttons: list[QWidget] = [button for button in (*row.chances, *row.ghosts) if button.isVisible()]
    places = {
        button: QRectF(QRect(button.mapTo(hands.window, button.rect().topLeft()), button.size()))
        for button in buttons
    }
    assert not [pair for pair in combinations(places.values(), 2) if pair[0].intersects(pair[1])], size
    found = drawn_on(hands.window, buttons)
    assert any(not each.text for things in found.values() for each in things), size
    for button, things in found.items():
        outside = [each for each in things if not places[button].contains(each.box.adjusted(2, 2, -2, -2))]
        assert outside == [], (size, button.accessibleName())
        names = [
            each
            for each in things
            if isinstance(button, ChanceTarget) and each.text in {button.text(), button.sum} - {""}
        ]
        laid = [each for each in things if not each.text or each.text.startswith("+")]
        over = [name.text for name in names for chip in laid if name.box.intersects(chip.box)]
        assert over == [], (size, button.accessibleName())


def test_a_prisoner_is_never_among_those_that_are_only_counted(qtbot: QtBot) -> None:
    """Rules 4: at zero the dealer deals with him; where chips leave him no room he stands between his bars."""
    again = scene_of("zero-again")
    hands = Played(qtbot, again.side, (1280, 800), table_of(again), set_up(), opened=again.opened)
    played(again, hands)
    targets = [chance.target for chance in hands.entry.row.chances if chance.target]
    jails = [target for target in targets if any(pile.enferme for pile in target.piles)]
    seen: list[bool] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance_row, "draw_shut", lambda *_: seen.append(True))
        patch.setattr(fan, "draw_chip", lambda *_, barred=False: seen.append(barred))
        paint_in_place(patch)
        hands.window.grab()
    assert sum(seen) >= len(jails) > 1

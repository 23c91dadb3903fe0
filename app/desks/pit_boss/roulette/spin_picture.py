"""The layout of a spin drawn for paper: the cloth of the desk on white, and its chips can be counted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.roulette.cloth_paints import ON_PAPER
from app.desks.common.roulette.felt import FeltView, Held, Laid, Shown
from app.desks.common.taking_away import take_away
from app.desks.pit_boss.roulette.spin_shown import SpinShown, spin_shown
from app.reports.roulette.spin_story import SpinStory

SIZE: Final = (1_700, 760)
"""Pixels: some 250 for each inch of a page."""
CHIPS: Final = 0.75
"""So much smaller than at the table are chips on paper, that none lies on the name of its chance."""


def shown_on_felt(shown: SpinShown) -> Shown:
    """Say what the cloth shows of a spin."""
    laid = tuple(
        Laid(stack.position, pile.look, pile.pieces, n, pile.enferme)
        for stack in shown.laid
        for n, pile in enumerate(stack.piles)
    )
    held = tuple(Held(each.place, each.piles) for each in shown.held)
    # Without anything on the race track the cloth has all the room.
    return Shown(shown.side, shown.number, laid, held, bool(held), shown.speech)


def spin_picture(story: SpinStory) -> bytes:
    """Draw all that is known to have lain there for a spin, as PNG."""
    page = QWidget()
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(*SIZE)
    felt = FeltView(page, ON_PAPER, CHIPS)
    felt.setGeometry(page.rect())
    page.show()
    felt.show_layout(shown_on_felt(spin_shown(story)))
    drawn = QBuffer()
    drawn.open(QBuffer.OpenModeFlag.WriteOnly)
    felt.grab().save(drawn, "PNG")
    take_away((page,))
    return bytes(drawn.data().data())

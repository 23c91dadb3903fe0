"""The manual over the desk: the table goes on behind it, and Esc leaves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.help.view import HelpView
from app.desks.common.language import tr
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.pages.page import Page
from app.desks.croupier.screen import Screen
from app.rules.side import Side

_INSIDE: Final = 24
_TOP: Final = 92
_FOOT: Final = 20
_BACK: Final = 180


class HelpPage(Page):
    """The manual, at the page that belongs to what was seen before it; a number that falls stands above it.

    Attributes:
        view: contents, page, and keys.
    """

    wide = True
    MIRRORED = True

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        left: Callable[[], None],
        go: Callable[[AnyAct], None],
        wanted: Callable[[], str],
    ) -> None:
        """Show nothing before `begin`.

        Args:
            scale: of the window.
            parent: what the page lies on.
            left: goes back to what lies beneath.
            go: shows the sheet of keys.
            wanted: names the page that belongs to what is seen.
        """
        super().__init__(scale, parent)
        self._wanted = wanted
        self.view = HelpView(scale, self)
        self.view.keys_wanted.connect(lambda: go(Act.KEYS))
        self.back = TouchButton(scale, self)
        self.back.clicked.connect(left)

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - the page beneath is what counts
        """Open the page that belongs to what is seen."""
        self.back.say(tr("Indietro"), "Esc")
        self.entitle(tr("Aiuto"), tr("Il tavolo va avanti: il numero che cade sta qui sopra."))
        self.view.open_at(self._wanted())

    def place(self, side: Side) -> None:
        """The manual over the whole page, the way back at the dealer's hand beneath it."""
        px, target = self._scale.px, self._scale.px(TARGET)
        inside, top, foot = px(_INSIDE), px(_TOP), self.height() - px(_FOOT)
        back, gap = px(_BACK), px(GAP)
        self.view.setGeometry(inside, top, self.width() - 2 * inside, foot - top)
        self.view.place(back + gap, side)
        x = inside if side is Side.LEFT else self.width() - inside - back
        self.back.setGeometry(x, foot - target, back, target)
        self.back.raise_()

    def take_key(self, key: int) -> None:
        """What is typed is looked for; the key of the manual shows the sheet of keys."""
        self.view.take_key(key)

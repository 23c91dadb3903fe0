"""The pages of a void throw: why it is void, and why it counts after all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.words import tumbler_words
from app.desks.croupier.roulette.words.throw_words import throw_words
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import VALID_REASONS, VOID_REASONS
from app.rules.side import Side
from app.table.roulette.procedure import Phase
from app.table.roulette.uncounted import Unexplained

_ROW: Final = 64
_BETS_OPEN: Final = frozenset({Phase.COMING, Phase.BETS_OPEN, Phase.THROWN})


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class ReasonPage(Page):
    """Reasons two by two: one is chosen, and then said with the button at the foot."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        reasons: Mapping[str, str],
        say: Callable[[str], None],
        left: Callable[[], None],
    ) -> None:
        """Ask nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            reasons: as the journal writes them, with their words.
            say: told the reason.
            left: leaves the page, and nothing is said.
        """
        super().__init__(scale, parent)
        self._chosen = ""
        self._say = say
        self.reasons: dict[str, TouchButton] = {}
        for reason, words in reasons.items():
            button = TouchButton(scale, self)
            button.say(words)
            button.clicked.connect(lambda _=False, r=reason: self.choose(r))
            self.reasons[reason] = button
        self.back = TouchButton(scale, self)
        self.back.say(tr("Indietro"))
        self.back.clicked.connect(left)
        self.declare = TouchButton(scale, self, Role.TAKE)
        self.declare.single = True
        self.declare.clicked.connect(self._said)
        self.choose("")

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it asks the same of every screen
        """Forget which reason was chosen."""
        self.choose("")

    def _said(self) -> None:
        if self._chosen:
            self._say(self._chosen)

    def take_key(self, key: int) -> None:
        """A figure chooses the reason, Enter says it."""
        place = key - int(Qt.Key.Key_1)
        if 0 <= place < len(self.reasons):
            self.choose(list(self.reasons)[place])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._said()

    def choose(self, reason: str) -> None:
        """Mark a reason; only then can it be said."""
        self._chosen = reason
        for key, button in self.reasons.items():
            button.choose(chosen=key == reason)
        self.declare.setEnabled(bool(reason))

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """The reasons two by two, what says one far from what goes back."""
        px, target = self._scale.px, self._scale.px(TARGET)
        half = (self.width() - px(48) - px(12)) // 2
        for place, button in enumerate(self.reasons.values()):
            x, y = place % 2 * (half + px(12)), place // 2 * (target + px(20))
            button.setGeometry(px(24) + x, px(110) + y, half, px(_ROW))
        foot = self.height() - px(24) - px(72)
        self.back.setGeometry(px(24), foot, px(180), px(72))
        self.declare.setGeometry(self.width() - px(24) - px(320), foot, px(320), px(72))


class VoidPage(ReasonPage):
    """Why a throw is void that was declared so already; whoever decided it signs.

    Attributes:
        void: the throw that it asks about; None before it was opened.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        say: Callable[[str], None],
        left: Callable[[], None],
        waits: Callable[[], Unexplained | None],
        *,
        draws: bool = False,
    ) -> None:
        """Ask nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            say: told the reason.
            left: leaves the page, and nothing is said.
            waits: gives the throw for which a reason is asked now.
            draws: a ball is drawn from a tumbler.
        """
        self.void: Unexplained | None = None
        self._waits, self._draws = waits, draws
        printed = tumbler_words.VOID_REASONS.items() if draws else VOID_REASONS.items()
        reasons = {str(reason): tr(words) for reason, words in printed}
        super().__init__(scale, parent, reasons, say, left)
        self.declare.say(tr("È questo il motivo"))

    def begin(self, screen: Screen) -> None:
        """Ask about one throw, and about no other while the page is open."""
        super().begin(screen)
        self.void = self._waits()

    def show_screen(self, screen: Screen) -> None:
        """Say that it holds already; that bets are open, only while they are."""
        rests = screen.number is None and screen.phase in _BETS_OPEN and not screen.suspended
        opened = tr("«Rien va» vale già: le puntate restano e sono aperte.")
        self.entitle(self._asked(), opened if rests else tr("«Rien va» vale già."))

    def _asked(self) -> str:
        """Ask why it is void, with the throw: more than one may wait for its reason."""
        words = tr("{throw}: perché è nulla?") if self._draws else tr("{throw}: perché è nullo?")
        void = self.void
        return "" if void is None else words.format(throw=throw_words(*void, draws=self._draws))


class ValidPage(ReasonPage):
    """Why a void throw counts after all; it holds with the reason."""

    def __init__(
        self, scale: Scale, parent: QWidget, say: Callable[[str], None], left: Callable[[], None]
    ) -> None:
        reasons = {reason: _capital(reason_words(reason)) for reason in VALID_REASONS}
        super().__init__(scale, parent, reasons, say, left)
        self.declare.say(tr("Il colpo vale"))

    def show_screen(self, screen: Screen) -> None:  # noqa: ARG002 - it asks the same until the next throw
        """Say what becomes of the spin, and until when it can be said."""
        self.entitle(
            tr("Perché il colpo vale?"),
            tr("Tutto torna com'era prima di «Rien va». Si può dire fino al prossimo lancio."),
        )

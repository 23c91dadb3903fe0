"""What a ball may ask for at once where a wide page lies over the steps: *Rien va*, the number by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.box import Box
from app.desks.common.theme import GAP, Scale
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.felt import BesidePage
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.regions import Regions
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.situation import meaning_of, situation
from app.desks.croupier.words.words import act_words

_KEYS: Final = ((Act.NUMBER, Role.QUIET), (Act.VOID, Role.TAKE))


class BallKeys(BesidePage):
    """Two keys beside the strip, as long as a throw may be void and a page hides where they stand else.

    Attributes:
        keys: by what they do.
    """

    def __init__(self, scale: Scale, parent: QWidget, do: Callable[[AnyAct], None]) -> None:
        super().__init__(scale, parent, do)
        self._scale = scale
        self._covered = self._due = False
        self.keys = {act: MomentButton(scale, self, partial(do, act), role) for act, role in _KEYS}

    def show_screen(self, screen: SpinScreen) -> None:
        """Say what they do at this moment."""
        self._due = Act.VOID in screen.can
        for act, key in self.keys.items() if self._due else ():
            key.moment, key.means = situation(screen).moment, meaning_of(act, screen)
            key.say(act_words(act, screen.heading.instrument))
            key.setEnabled(act in screen.can)
        self.cover(covered=self._covered)

    def cover(self, *, covered: bool) -> None:
        """Stand there while a wide page hides the steps and the payments."""
        self._covered = covered
        self.setVisible(covered and self._due)

    def place(self, parts: Regions) -> None:
        """Stand over the page, beside the last numbers, where the panel begins else."""
        gap, box = self._scale.px(GAP), Box(parts.panel.x, parts.strip.y, parts.panel.w, parts.strip.h)
        self.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
        wide = (self.width() - gap) // 2
        for place, key in enumerate(self.keys.values()):
            key.setGeometry(place * (wide + gap), 0, wide, self.height())

"""The figures with which pieces are counted, a stack of twenty by one touch; by keys too (rules 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import TouchButton

_SIGNS: Final = (("7", "8", "9", "+20"), ("4", "5", "6", "+5"), ("1", "2", "3", "+1"), ("⌫", "0", "C", "−1"))
_BY_KEY: Final = {
    int(Qt.Key.Key_PageUp): "+20",
    int(Qt.Key.Key_PageDown): "+5",
    int(Qt.Key.Key_Plus): "+1",
    int(Qt.Key.Key_Minus): "−1",
    int(Qt.Key.Key_Backspace): "⌫",
    int(Qt.Key.Key_Delete): "C",
}


class CountPad:
    """The keys of the pad; what a touch on one means is whoever's who made it.

    Attributes:
        keys: by what is written on them.
    """

    def __init__(self, scale: Scale, parent: QWidget, press: Callable[[str], None]) -> None:
        """Make the keys.

        Args:
            scale: of the window.
            parent: what they lie on.
            press: takes a figure, "+20", "⌫" for the last figure, or "C" for all of them.
        """
        self._scale = scale
        self._press = press
        self.keys = {sign: TouchButton(scale, parent) for row in _SIGNS for sign in row}
        for sign, key in self.keys.items():
            key.size_of_text = 24
            key.clicked.connect(partial(press, sign))

    def name_keys(self, *, enabled: bool = True) -> None:
        """Write on the keys, in the language that is spoken now."""
        names = {"⌫": tr("cancellare una cifra"), "C": tr("azzerare questo gettone")}
        for sign, key in self.keys.items():
            key.say(sign, name=names.get(sign) or tr("{pieces} pezzi").format(pieces=sign))
            key.setEnabled(enabled)

    def place(self, x: int, y: int, width: int) -> None:
        """Put the keys four by four from a corner on, in pixels."""
        high, gap = self._scale.px(TARGET), self._scale.px(theme.GAP)
        step = (width + gap) // len(_SIGNS[0])
        for down, row in enumerate(_SIGNS):
            for along, sign in enumerate(row):
                self.keys[sign].setGeometry(x + along * step, y + down * (high + gap), step - gap, high)

    def take_key(self, key: int) -> bool:
        """Take a key of the keyboard that counts; tells whether it does."""
        sign = chr(key) if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else _BY_KEY.get(key, "")
        if sign:
            self._press(sign)
        return bool(sign)

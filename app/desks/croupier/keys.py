"""The keyboard: rows of keys lie as the rows of the desk do, and the number pad is the neighbourhood.

1 … 8           the colours             (as the palette's first row)
0               what is laid next is the employees', or no longer
Q W E R …       the chips of value      (as its second row)
A S D F …       the wagers that won     (as they stand above the number)
Z X C V …       the seats, Z unknown
Shift+A S D …   what stood on those wagers, from the left: it is still there
number pad      the combinations; its 0 brings the count back to one, its + is come prima
Alt+pad         what stood on a combination: it is still there
Ctrl+pad        all the combinations of a kind, as the game means the key
F2 … F9         two to nine pieces a touch
Home, End       back to the payment that is due, and the list of all of them
Del             take off, and lay again       Backspace   undo (with Shift: redo)
space, Enter    paid                          Ctrl+Enter  the next step of the game
F1              the manual (Ctrl: the keys)   F10         what is rarely done (with Ctrl: the settings)
F11             the whole screen, or a frame  F12         the players' display
Ctrl+F9         the bank                      Ctrl+A …    what is the game's own
Ctrl+F4         leaves the program, asked first
Ctrl+D          puts the notice away          Ctrl+Right  the notice behind it
Ctrl+Left       opens the last spin again
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.words.game_words import dealt


class Hit(Enum):
    """What kind of thing a key means."""

    PAD = "pad"
    COLOUR = "colour"
    VALUE = "value"
    WAGER = "wager"
    SEAT = "seat"
    EMPLOYEES = "employees"
    COUNT = "count"
    FIGURE = "figure"
    AGAIN = "again"
    GHOST = "ghost"
    GHOST_INSIDE = "ghost_inside"
    TAKE = "take"
    PAY = "pay"
    PRESS = "press"
    STEP = "step"
    LEAVE = "leave"
    ACT = "act"


class Key(Struct, frozen=True):
    """One key's meaning.

    Attributes:
        place: which colour, chip, wager, seat or ghost, from 0; the count itself for a count.
        pad: the key of the number pad.
        act: the act of an `ACT`.
    """

    hit: Hit
    place: int = 0
    pad: str = ""
    act: AnyAct | None = None


_K = Qt.Key
_OFF: Final = (
    _K.Key_End, _K.Key_Down, _K.Key_PageDown, _K.Key_Left, _K.Key_Clear, _K.Key_Right, _K.Key_Home,
    _K.Key_Up, _K.Key_PageUp,
)  # fmt: skip
"""The pad with NumLock off, from its 1: the same places."""
_ON_PAD: Final = {
    **{int(_K.Key_0) + figure: str(figure) for figure in range(1, 10)},
    **{int(key): str(figure) for figure, key in enumerate(_OFF, 1)},
    **{ord(sign): sign for sign in "/*-"},
}
_COUNT_ONE: Final = frozenset({int(_K.Key_0), int(_K.Key_Insert)})
_VALUES: Final = (
    _K.Key_Q, _K.Key_W, _K.Key_E, _K.Key_R, _K.Key_T, _K.Key_Y, _K.Key_U, _K.Key_I, _K.Key_O, _K.Key_P,
)  # fmt: skip
_WAGERS: Final = (
    _K.Key_A, _K.Key_S, _K.Key_D, _K.Key_F, _K.Key_G, _K.Key_H, _K.Key_J, _K.Key_K, _K.Key_L,
)  # fmt: skip
_SEATS: Final = (
    _K.Key_Z, _K.Key_X, _K.Key_C, _K.Key_V, _K.Key_B, _K.Key_N, _K.Key_M, _K.Key_Comma, _K.Key_Period,
)  # fmt: skip
_CTRL: Final = int(Qt.KeyboardModifier.ControlModifier.value)
_PLAIN: Final = {
    int(_K.Key_Space): Key(Hit.PAY),
    int(_K.Key_Return): Key(Hit.PRESS),
    int(_K.Key_Enter): Key(Hit.PRESS),
    int(_K.Key_Delete): Key(Hit.TAKE),
    int(_K.Key_Escape): Key(Hit.LEAVE),
    int(_K.Key_F1): Key(Hit.ACT, act=Act.HELP),
    int(_K.Key_F10): Key(Hit.ACT, act=Act.TABLE),
    int(_K.Key_F11): Key(Hit.ACT, act=Act.FILL),
    int(_K.Key_F12): Key(Hit.ACT, act=Act.DISPLAY),
    int(_K.Key_Backspace): Key(Hit.ACT, act=Act.UNDO),
    int(_K.Key_Left): Key(Hit.ACT, act=Act.BEFORE),
    int(_K.Key_Right): Key(Hit.ACT, act=Act.AFTER),
    int(_K.Key_Up): Key(Hit.ACT, act=Act.BEFORE),
    int(_K.Key_Down): Key(Hit.ACT, act=Act.AFTER),
    int(_K.Key_Home): Key(Hit.ACT, act=Act.DUE),
    int(_K.Key_End): Key(Hit.ACT, act=Act.LINES),
}
_CONTROL: Final = {
    int(_K.Key_Return): Key(Hit.STEP),
    int(_K.Key_Enter): Key(Hit.STEP),
    int(_K.Key_Z): Key(Hit.ACT, act=Act.UNDO),
    int(_K.Key_Y): Key(Hit.ACT, act=Act.REDO),
    int(_K.Key_N): Key(Hit.ACT, act=Act.NUMBER),
    int(_K.Key_L): Key(Hit.ACT, act=Act.LAST),
    int(_K.Key_B): Key(Hit.ACT, act=Act.HAND_OVER),
    int(_K.Key_J): Key(Hit.ACT, act=Act.RELIEF),
    int(_K.Key_M): Key(Hit.ACT, act=Act.MINIMUM),
    int(_K.Key_K): Key(Hit.ACT, act=Act.COLOUR),
    int(_K.Key_S): Key(Hit.ACT, act=Act.SUSPEND),
    int(_K.Key_Q): Key(Hit.ACT, act=Act.CLOSE),
    int(_K.Key_U): Key(Hit.ACT, act=Act.UNPAID),
    int(_K.Key_W): Key(Hit.ACT, act=Act.SEEN_TO_ALL),
    int(_K.Key_O): Key(Hit.ACT, act=Act.PAYMENT),
    int(_K.Key_I): Key(Hit.ACT, act=Act.OTHER_NUMBER),
    int(_K.Key_C): Key(Hit.ACT, act=Act.ANSWER),
    int(_K.Key_F): Key(Hit.ACT, act=Act.FINISHED),
    int(_K.Key_D): Key(Hit.ACT, act=Act.DISMISS),
    int(_K.Key_Right): Key(Hit.ACT, act=Act.OTHER_NOTICE),
    int(_K.Key_Left): Key(Hit.ACT, act=Act.REOPEN),
    int(_K.Key_Up): Key(Hit.ACT, act=Act.WAS_PAID),
    int(_K.Key_Down): Key(Hit.ACT, act=Act.WAS_NOT_PAID),
    int(_K.Key_F1): Key(Hit.ACT, act=Act.KEYS),
    int(_K.Key_F2): Key(Hit.ACT, act=Act.BESIDE),
    int(_K.Key_F4): Key(Hit.ACT, act=Act.QUIT),
    int(_K.Key_F5): Key(Hit.ACT, act=Act.NEW_JOURNAL),
    int(_K.Key_F8): Key(Hit.ACT, act=Act.SUPPORT),
    int(_K.Key_F6): Key(Hit.ACT, act=Act.TIP),
    int(_K.Key_F7): Key(Hit.ACT, act=Act.EXCHANGE),
    int(_K.Key_F9): Key(Hit.ACT, act=Act.BANK),
    int(_K.Key_Backspace): Key(Hit.ACT, act=Act.VOID),
    int(_K.Key_Insert): Key(Hit.ACT, act=Act.WHY_VOID),
    int(_K.Key_Home): Key(Hit.ACT, act=Act.VALID),
    int(_K.Key_R): Key(Hit.ACT, act=Act.PUT_RIGHT),
    int(_K.Key_F10): Key(Hit.ACT, act=Act.SETTINGS),
    int(_K.Key_F11): Key(Hit.ACT, act=Act.STATION),
    int(_K.Key_F12): Key(Hit.ACT, act=Act.DEVICES),
}


def act_keys() -> Mapping[AnyAct, tuple[int, ...]]:
    """Give every act that has keys of its own with them, what is held and the key in one number as Qt has it.

    Those of any table come first, then those of the game that is dealt.
    """
    found: dict[AnyAct, tuple[int, ...]] = {}
    for held, keys in ((0, _PLAIN), (_CTRL, _CONTROL)):
        for key, meaning in keys.items():
            if meaning.act is not None:
                found[meaning.act] = (*found.get(meaning.act, ()), held | key)
    return found | {act: (_CTRL | key,) for key, act in dealt().keys.items()}


def key_meaning(key: int, modifiers: Qt.KeyboardModifier) -> Key | None:
    """Tell what a key means on this desk.

    Args:
        key: Qt's number of the key.
        modifiers: held with it; the number pad is one of them.

    Returns:
        Its meaning, or None for a key that means nothing.
    """
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        on_pad = modifiers & Qt.KeyboardModifier.KeypadModifier
        return (_figure(key) if on_pad else None) or _CONTROL.get(key) or _of_game(key)
    if modifiers & Qt.KeyboardModifier.KeypadModifier:
        if modifiers & Qt.KeyboardModifier.AltModifier:
            return Key(Hit.GHOST_INSIDE, pad=_ON_PAD[key]) if key in _ON_PAD else None
        return _on_pad(key)
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return _shifted(key)
    return _PLAIN.get(key) or _in_row(key)


def _of_game(key: int) -> Key | None:
    """What the game that is dealt does by a key with Ctrl."""
    act = dealt().keys.get(key)
    return None if act is None else Key(Hit.ACT, act=act)


def _figure(key: int) -> Key | None:
    """The pad with Ctrl: all of a kind, by its digit."""
    digit = "0" if key in _COUNT_ONE else _ON_PAD.get(key, "")
    return Key(Hit.FIGURE, pad=digit) if digit.isdigit() else None


def _shifted(key: int) -> Key | None:
    """The row of the wagers with Shift; any other key is what it is without."""
    if key == _K.Key_Backspace:
        return Key(Hit.ACT, act=Act.REDO)
    if key in _WAGERS:
        return Key(Hit.GHOST, place=_WAGERS.index(_K(key)))
    return _PLAIN.get(key) or _in_row(key)


def _on_pad(key: int) -> Key | None:
    if key in _ON_PAD:
        return Key(Hit.PAD, pad=_ON_PAD[key])
    if key in _COUNT_ONE:
        return Key(Hit.COUNT, place=1)
    if key == _K.Key_Plus:
        return Key(Hit.AGAIN)
    if key in {int(_K.Key_Period), int(_K.Key_Comma), int(_K.Key_Delete)}:
        return Key(Hit.TAKE)
    return Key(Hit.PAY) if key == _K.Key_Enter else None


def _in_row(key: int) -> Key | None:
    if key == _K.Key_0:
        return Key(Hit.EMPLOYEES)
    if _K.Key_1 <= key <= _K.Key_9:
        return Key(Hit.COLOUR, place=key - int(_K.Key_1))
    if _K.Key_F2 <= key <= _K.Key_F9:
        return Key(Hit.COUNT, place=key - int(_K.Key_F1) + 1)
    for hit, row in ((Hit.VALUE, _VALUES), (Hit.WAGER, _WAGERS), (Hit.SEAT, _SEATS)):
        if key in row:
            return Key(hit, place=row.index(_K(key)))
    return None

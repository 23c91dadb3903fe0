"""The keyboard: each row of keys lies as the row of the desk does."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.keys import Hit, Key, key_meaning
from app.desks.croupier.roulette.spin_acts import SpinAct

NONE = Qt.KeyboardModifier.NoModifier
PAD = Qt.KeyboardModifier.KeypadModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
K = Qt.Key


@pytest.mark.parametrize(
    ("key", "modifiers", "meaning"),
    [
        (K.Key_1, NONE, Key(Hit.COLOUR, 0)),
        (K.Key_8, NONE, Key(Hit.COLOUR, 7)),
        (K.Key_0, NONE, Key(Hit.EMPLOYEES)),
        (K.Key_1, PAD, Key(Hit.PAD, pad="1")),
        (K.Key_Home, PAD, Key(Hit.PAD, pad="7")),
        (K.Key_Slash, PAD, Key(Hit.PAD, pad="/")),
        (K.Key_0, PAD, Key(Hit.COUNT, 1)),
        (K.Key_Period, PAD, Key(Hit.TAKE)),
        (K.Key_Enter, PAD, Key(Hit.PAY)),
        (K.Key_Q, NONE, Key(Hit.VALUE, 0)),
        (K.Key_O, NONE, Key(Hit.VALUE, 8)),
        (K.Key_A, NONE, Key(Hit.WAGER, 0)),
        (K.Key_Z, NONE, Key(Hit.SEAT, 0)),
        (K.Key_F2, NONE, Key(Hit.COUNT, 2)),
        (K.Key_F9, NONE, Key(Hit.COUNT, 9)),
        (K.Key_Space, NONE, Key(Hit.PAY)),
        (K.Key_Return, NONE, Key(Hit.PRESS)),
        (K.Key_Return, CONTROL, Key(Hit.STEP)),
        (K.Key_Z, CONTROL, Key(Hit.ACT, act=Act.UNDO)),
        (K.Key_F, CONTROL, Key(Hit.ACT, act=Act.FINISHED)),
        (K.Key_Backspace, Qt.KeyboardModifier.ShiftModifier, Key(Hit.ACT, act=Act.REDO)),
        (K.Key_F1, NONE, Key(Hit.ACT, act=Act.HELP)),
        (K.Key_F1, CONTROL, Key(Hit.ACT, act=Act.KEYS)),
        (K.Key_F11, NONE, Key(Hit.ACT, act=Act.FILL)),
        (K.Key_F13, NONE, None),
        (K.Key_Space, CONTROL, None),
        (K.Key_Plus, PAD, Key(Hit.AGAIN)),
        (K.Key_8, PAD | CONTROL, Key(Hit.FIGURE, pad="8")),
        (K.Key_Up, PAD | CONTROL, Key(Hit.FIGURE, pad="8")),
        (K.Key_3, PAD | CONTROL, Key(Hit.FIGURE, pad="3")),
        (K.Key_5, PAD | CONTROL, Key(Hit.FIGURE, pad="5")),
        (K.Key_0, PAD | CONTROL, Key(Hit.FIGURE, pad="0")),
        (K.Key_Insert, PAD | CONTROL, Key(Hit.FIGURE, pad="0")),
        (K.Key_Slash, PAD | CONTROL, None),
        (K.Key_8, CONTROL, None),
        (K.Key_Enter, PAD | CONTROL, Key(Hit.STEP)),
        (K.Key_A, Qt.KeyboardModifier.ShiftModifier, Key(Hit.GHOST, 0)),
        (K.Key_D, Qt.KeyboardModifier.ShiftModifier, Key(Hit.GHOST, 2)),
        (K.Key_Q, Qt.KeyboardModifier.ShiftModifier, Key(Hit.VALUE, 0)),
        (K.Key_Space, Qt.KeyboardModifier.ShiftModifier, Key(Hit.PAY)),
    ],
)
def test_what_each_key_means(key: Qt.Key, modifiers: Qt.KeyboardModifier, meaning: Key | None) -> None:
    assert key_meaning(int(key), modifiers) == meaning


def test_every_act_that_has_no_row_of_its_own_has_a_key() -> None:
    reached = {
        found.act
        for modifiers in (NONE, CONTROL, Qt.KeyboardModifier.ShiftModifier)
        for key in Qt.Key
        if (found := key_meaning(int(key), modifiers)) is not None and found.act is not None
    }
    others = {Act.PAID, Act.OPEN, SpinAct.THROW, SpinAct.NO_MORE_BETS, Act.NEXT, Act.CONFIRM, Act.REFUSE}
    assert {*Act, *SpinAct} - others - {Act.PAID_ALL} <= reached

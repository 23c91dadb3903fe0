"""A number that the second look refused is gone from the pad: the next one is not written behind its figures."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.roulette.pages.second_look import SecondLook
from tests.desks.played import Played

K = Qt.Key


def typed(played: Played, digits: str) -> None:
    for digit in digits:
        QTest.keyClick(played.window, K(ord(digit)))


@pytest.mark.parametrize("by_key", [True, False], ids=["typed and sent", "typed, then another touched"])
@pytest.mark.parametrize("again", [False, True], ids=["the pad stands there", "the pad is asked for again"])
def test_after_a_no_the_pad_begins_anew(played: Played, *, by_key: bool, again: bool) -> None:
    """Two, no, and then zero is zero, and not twenty."""
    played.station.say("throw", "no_more_bets")
    played.window.do(Act.NUMBER)
    typed(played, "2")
    if by_key:
        QTest.keyClick(played.window, K.Key_Return)
    else:
        played.touch(played.form(Act.NUMBER).key(Number(30)))
    played.touch(played.page(Act.CONFIRM, SecondLook).refuse)
    if again:
        QTest.keyClick(played.window, K.Key_N, Qt.KeyboardModifier.ControlModifier)
    pad = played.form(Act.NUMBER)
    assert not any(key.chosen for key in pad.keys)
    typed(played, "0")
    QTest.keyClick(played.window, K.Key_Return)
    assert played.window.dealing.screen is not None
    proposed = played.window.dealing.screen.waits
    assert proposed is not None
    assert proposed.number == 0

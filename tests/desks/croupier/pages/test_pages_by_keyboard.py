"""What a touch can do on a page a key can: Enter is the marked key's, on every page (interface)."""

import pytest
from PySide6.QtCore import Qt

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.relief_form import Due, Field
from tests.desks.croupier.ball_moments import MOMENTS
from tests.desks.croupier.ball_walk import Walk, Way, can_be_touched
from tests.desks.croupier.ball_ways import WAYS
from tests.desks.played import Played

K = Qt.Key


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_enter_does_what_the_marked_key_of_a_page_does(
    walk: Walk, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = (walk.put(moment, way) for moment in MOMENTS)
    page = next(page for page in pages if page is not None)
    taken: list[TouchButton] = []
    monkeypatch.setattr(TouchButton, "click", lambda key: taken.append(key))  # noqa: PLW0108 - bound to the key
    for key in page.findChildren(TouchButton):
        if can_be_touched(key) and key.focusPolicy() is Qt.FocusPolicy.TabFocus:
            taken.clear()
            key.setFocus(Qt.FocusReason.TabFocusReason)
            walk.hands.key(K.Key_F24)  # another one between: this is no hasty second Enter
            walk.hands.key(K.Key_Return)
            assert taken == [key], (way.name, key.text())


def test_when_the_other_dealer_comes_is_said_by_keys_and_no_letter_goes_into_a_name_meanwhile(
    played: Played,
) -> None:
    played.window.do(Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    played.type("bo")
    for _ in range(3):
        played.key(K.Key_Right)
    played.key(K.Key_Return)
    assert page.key(Due(None)).isVisible()
    played.type("x")
    played.key(K.Key_Return)
    assert played.station.sent == []
    played.key(K.Key_Down)
    assert page.key(Due(5)).hasFocus()
    played.key(K.Key_Return)
    assert played.station.state.relief_due
    assert page.key(Field.NAME).text() == "Bo"

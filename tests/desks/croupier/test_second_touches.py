"""For 800 ms after a touch its place does nothing else than it did, on every page and in every state of the desk.

The hands go over the scenes and touch whatever they can reach; what they meet they were not told. Keys likewise.
"""

import os
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.second_touch import HASTE
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.keys import key_meaning
from app.table.live import alarmed
from tests.desks.croupier.scene import Scene, set_up, table_of
from tests.desks.croupier.scene import played as stage
from tests.desks.croupier.scenes import SCENES
from tests.desks.hands import NONE, Hands
from tests.desks.patience import Hurry, hurried
from tests.desks.played import Played

LEFT: Final = Qt.MouseButton.LeftButton
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
SOON: Final = 250
STEPS: Final = 5
"""In each scene; each is followed by a hasty one, and by one that has waited."""
PARTS: Final = 4
WALKED: Final = SCENES if os.environ.get("CAPOTAVOLO_EVERY_SCENE") else SCENES[::5]
"""All of them take minutes."""
K = Qt.Key
KEYS: Final = (
    (K.Key_Space, NONE),
    (K.Key_Return, NONE),
    (K.Key_Return, CONTROL),
    (K.Key_Escape, NONE),
    (K.Key_Delete, NONE),
    (K.Key_F3, NONE),
    (K.Key_L, CONTROL),
    (K.Key_F10, NONE),
)


def over_each(scenes: Sequence[Scene]) -> Iterator[Hands]:
    """Play one scene after the other, each window gone before the next; nothing of it is drawn."""
    for scene in scenes:
        hands = Hands(scene.side, (1280, 800), table_of(scene), set_up(), opened=scene.opened, drawn=False)
        stage(scene, hands, drawn=False)
        yield hands
        speak(Language.ITALIAN)
        hands.window.close()
        hands.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete.value))


def reached(hands: Hands) -> list[TouchButton]:
    """Whatever a finger can touch now, and has an effect."""
    window = hands.window
    buttons = [b for b in hands.buttons() if isinstance(b, TouchButton) and b.isEnabled()]
    return [b for b in buttons if window.childAt(middle_of(hands, b)) is b and not _leaves(b)]


def middle_of(hands: Hands, button: QWidget) -> QPoint:
    return button.mapTo(hands.window, button.rect().center())


def _leaves(button: TouchButton) -> bool:
    """What ends the program ends the walk."""
    return "programma" in button.accessibleName()


def state_of(hands: Hands) -> tuple[object, ...]:
    """All that a touch can change: what was sent, what is entered, which page is open, and what it says."""
    window = hands.window
    said = [(b.text(), b.accessibleName(), b.isVisible(), b.isEnabled()) for b in hands.buttons()]
    chosen = [b.chosen for b in hands.buttons() if isinstance(b, TouchButton)]
    return len(hands.station.sent), window.dealing.draft, window.pages.asked, said, chosen


@contextmanager
def clicks(widget: QWidget | None) -> Iterator[list[object]]:
    """Count what a button hears."""
    heard: list[object] = []
    if not isinstance(widget, QAbstractButton):
        yield heard
        return
    connection = widget.clicked.connect(lambda: heard.append(widget))
    yield heard
    widget.clicked.disconnect(connection)


def means(widget: QWidget | None) -> object:
    return (widget, widget.meaning()) if isinstance(widget, TouchButton) else (widget, None)


def touch_and_look(hands: Hands, hurry: Hurry, button: TouchButton) -> bool:
    """Touch once, at once again, and once more when the moment is over; tells whether its place changed."""
    window, at, meant = hands.window, middle_of(hands, button), [means(button)]
    down = button.pressed.connect(lambda: meant.append(means(button)))
    hurry.apart = 10 * HASTE
    QTest.mouseClick(button, LEFT)
    button.pressed.disconnect(down)
    there = window.childAt(at)
    if not window.isVisible() or there is None:
        return False
    changed, state = means(there) != meant[-1], state_of(hands)
    dim = isinstance(there, TouchButton) and not there.isEnabled()
    hurry.apart = SOON
    with clicks(there) as heard:
        QTest.mouseClick(there, LEFT, pos=there.mapFrom(window, at))
    where = f"{button.accessibleName()!r}, then {there.accessibleName()!r}"
    if not changed:
        assert bool(heard) is not dim, f"the same act again waits for nothing: {where}"
        return False
    assert heard == [], f"a second touch at once did something else: {where}"
    assert state_of(hands) == state, where
    hurry.apart = HASTE - SOON
    with clicks(there) as heard:
        QTest.mouseClick(there, LEFT, pos=there.mapFrom(window, at))
    assert bool(heard) is (isinstance(there, TouchButton) and not dim), f"it waited, and did nothing: {where}"
    return True


def press_and_look(hands: Hands, hurry: Hurry, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
    """Press a key, and at once again; tells whether it would have done something else."""
    window = hands.window
    hurry.apart = 10 * HASTE
    before = window.keyboard.meaning(int(key), key_meaning(int(key), held))
    QTest.keyClick(window, key, held)
    state = state_of(hands)
    changed = window.keyboard.meaning(int(key), key_meaning(int(key), held)) != before
    hurry.apart = SOON
    QTest.keyClick(window, key, held)
    if changed:
        assert state_of(hands) == state, f"a second {key.name} at once did something else"
    return changed


@pytest.mark.parametrize("part", range(PARTS))
def test_a_place_that_changed_under_the_finger_does_nothing_for_a_moment_and_then_does(part: int) -> None:
    rng, changed = random.Random(part), 0
    for hands in over_each(WALKED[part::PARTS]):
        with hurried() as hurry:
            for step in range(STEPS):
                buttons = reached(hands)
                if not buttons or not hands.window.isVisible():
                    break
                if step < 2:
                    changed += press_and_look(hands, hurry, *rng.choice(KEYS))
                else:
                    changed += touch_and_look(hands, hurry, rng.choice(buttons))
    assert changed > len(WALKED) // PARTS, "the walk met hardly anything that changes: it shows nothing"


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing: what is touched and said is looked at."""
    return Played(qtbot, drawn=False)


@pytest.fixture
def eight(played: Played) -> Played:
    """The number 8, and three who won on it."""
    played.fall(8)
    for colour in ("red", "blue", "green"):
        played.colour(colour)
        played.place("straight-8")
    return played


def press_at(hands: Hands, spot: QPoint) -> None:
    """Touch a spot of the window, whatever is there."""
    under = hands.window.childAt(spot) or hands.window
    QTest.mouseClick(under, LEFT, pos=under.mapFrom(hands.window, spot))


def test_the_next_payment_one_piece_more_and_the_next_figure_wait_for_nothing(eight: Played) -> None:
    with hurried(90):
        for colour in ("red", "blue", "green"):
            eight.colour(colour)
            eight.place("straight-8", "straight-8", "split-8-11")
        assert eight.amounts == [(3 * 35 + 17) * 250] * 3
        for _ in range(3):
            eight.touch(eight.panel.buttons[Act.PAID])
    assert eight.paid == {1, 2, 3}


@pytest.mark.parametrize("apart", [SOON, HASTE])
@pytest.mark.parametrize("by_key", [False, True], ids=["touch", "keyboard"])
def test_what_asks_once_more_is_not_answered_by_the_touch_that_asked(
    eight: Played, apart: int, *, by_key: bool
) -> None:
    """*Tutti pagati* by touch, and a chip of nobody's by the space bar: the second time pays."""
    for _ in range(3 if by_key else 0):
        eight.key(K.Key_Space)
    eight.touch(eight.entry.chips.values[3])
    eight.place("line-7-12")
    before = eight.paid
    with hurried(apart):
        for _ in range(2):
            if by_key:
                eight.key(K.Key_Space)
            else:
                eight.touch(eight.panel.buttons[Act.PAID_ALL])
    assert (eight.paid != before) is (apart == HASTE)


@pytest.mark.parametrize("apart", [SOON, HASTE])
def test_a_second_key_at_once_answers_no_notice_that_nobody_has_read(eight: Played, apart: int) -> None:
    """One payment is said not to be made, and one alarm is put away; of the next nothing is said."""
    eight.station.say("next")
    with hurried(apart):
        for _ in range(2):
            eight.key(K.Key_Down, CONTROL)
        eight.station.publish(alarms=alarmed(alarmed((), "one"), "two"))
        for _ in range(2):
            eight.key(K.Key_D, CONTROL)
    said = [left.paid for left in eight.station.state.unmarked[1]]
    assert said.count(False) == len(eight.window.dealing.draft.alarms_read) == (2 if apart == HASTE else 1)


@pytest.mark.parametrize("apart", [SOON, HASTE])
@pytest.mark.parametrize("by_key", [False, True], ids=["touch", "keyboard"])
def test_a_number_is_not_confirmed_by_what_typed_it(played: Played, apart: int, *, by_key: bool) -> None:
    """The second look opens under the finger, and under Enter."""
    played.station.say("throw", "no_more_bets")
    played.window.do(Act.NUMBER)
    pad = played.form(Act.NUMBER)
    played.wait_until(pad.isVisible)
    with hurried(apart):
        if by_key:
            played.type("17")
            for _ in range(2):
                played.key(K.Key_Return)
        else:
            look = played.window.middle.mapTo(played.window, played.window.middle.rect().center())
            key = min(pad.keys, key=lambda key: (middle_of(played, key) - look).manhattanLength())
            spot = middle_of(played, key)
            press_at(played, spot)
            played.window.pages.made[Act.CONFIRM].confirm.setGeometry(pad.rect())  # type: ignore[attr-defined]
            press_at(played, spot)
    assert ({"do": "confirm"} in played.station.sent) is (apart == HASTE)


def test_a_touch_in_the_moment_in_which_the_number_falls_does_nothing_to_it(played: Played) -> None:
    """Fingers that drum on the felt and on the steps while the ball falls; one of them comes after it."""
    window = played.window
    steps = [middle_of(played, button) for button in (window.steps.main, *window.steps.others.values())]
    felt = [QPoint(x, y) for x in range(60, 900, 105) for y in range(190, 790, 120)]
    for spot in (*steps, *felt):
        played.station.say("throw", "no_more_bets")
        with hurried(SOON):
            press_at(played, spot)
            played.station.say_number(8)
            played.wait_until(played.entry.isVisible)
            played.colour("red")
            state = state_of(played)
            press_at(played, spot)
            assert state_of(played) == state, spot
        window.leave()
        window.leave()
        played.station.say("next")


def test_a_table_that_ends_under_the_finger_takes_no_second_touch(played: Played) -> None:
    """The last spin is played and the table closed: what stands there now opens it again, or practises."""
    panel = played.window.steps
    played.station.say("last", "throw", "no_more_bets")
    played.station.say_number(8)
    played.station.say("cleared", "next")
    with hurried(SOON) as hurry:
        press_at(played, middle_of(played, panel.main))
        played.window.leave()
        played.station.say("close")
        state = state_of(played)
        press_at(played, middle_of(played, panel.main))
        assert state_of(played) == state
        hurry.apart = HASTE
        press_at(played, middle_of(played, panel.main))
    assert state_of(played) != state

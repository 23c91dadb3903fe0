"""The wheel throws, or a number falls, while a finger is on its way: it does not do what came under it meanwhile."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.second_touch import HASTE
from app.desks.croupier import middle as middle_of_the_desk
from app.desks.croupier.acts import Act
from app.table.hearing import NumberHeard, ReaderHeard, StepHeard, WheelSays
from tests.desks.patience import Hurry, hurried
from tests.desks.played import Played

WHEEL, AT = "Cammegh SS2", "2026-11-21T20:41:07Z"


def heard(played: Played, *said: object) -> None:
    for each in said:
        played.station.table.hear(each)  # type: ignore[arg-type]
    played.station.publish()


@pytest.fixture
def played(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Played:
    """On a panel on which nothing moves, as the system may ask."""
    monkeypatch.setattr(middle_of_the_desk, "wants_stillness", lambda: True)
    return Played(qtbot)


@pytest.fixture
def hurry(played: Played) -> Iterator[Hurry]:
    with hurried(HASTE) as hurry:
        heard(played, ReaderHeard(WHEEL, connected=True, reason=""), StepHeard(WheelSays.READY, WHEEL, 7))
        hurry.now += 10 * HASTE
        yield hurry


def middle(played: Played, button: QAbstractButton) -> QPoint:
    return button.mapTo(played.window, button.rect().center())


def lands(played: Played, where: QPoint) -> None:
    """A finger comes down and goes up at a place, on whatever stands there."""
    under = played.window.childAt(where)
    if under is None:
        return  # nothing stands there any more
    QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(played.window, where))


def runs(played: Played) -> None:
    heard(played, StepHeard(WheelSays.THROW, WHEEL, 7), StepHeard(WheelSays.NO_MORE_BETS, WHEEL, 7))


@pytest.mark.parametrize("later", [0, 60, 400, HASTE - 1])
def test_a_finger_on_its_way_to_a_step_does_not_void_the_number(
    played: Played, hurry: Hurry, later: int
) -> None:
    """*Rien va* stands where a step stood when the ball fell; what the finger finds there is left alone."""
    runs(played)
    hurry.now += 10 * HASTE
    steps = [*played.window.steps.others.values(), played.window.steps.main]
    places = [middle(played, button) for button in steps if button.isVisible()]
    heard(played, NumberHeard(9, "wheel", WHEEL, AT, 7, ("9",)))
    hurry.apart = later
    for where in places:
        before = played.station.state
        lands(played, where)
        assert played.station.state is before
        hurry.now -= later


def test_a_finger_on_its_way_to_a_payment_does_not_close_the_bets(played: Played, hurry: Hurry) -> None:
    """The wheel throws: the steps stand where the payments stood."""
    runs(played)
    heard(played, NumberHeard(9, "wheel", WHEEL, AT, 7, ("9",)))
    hurry.now += 10 * HASTE
    played.colour("red")
    hurry.now += 10 * HASTE
    played.place("straight-9")
    hurry.now += 10 * HASTE
    places = [middle(played, b) for b in played.panel.buttons.values() if b.isVisible()]
    heard(played, StepHeard(WheelSays.READY, WHEEL, 8), StepHeard(WheelSays.THROW, WHEEL, 8))
    hurry.apart = 200
    for where in places:
        before = played.station.state
        lands(played, where)
        assert played.station.state is before
        hurry.now -= 200


def test_after_a_moment_the_key_is_the_one_that_is_seen(played: Played, hurry: Hurry) -> None:
    runs(played)
    hurry.now += 10 * HASTE
    heard(played, NumberHeard(9, "wheel", WHEEL, AT, 7, ("9",)))
    hurry.apart = HASTE
    lands(played, middle(played, played.panel.buttons[Act.CLEARED]))
    assert Act.CLEARED not in played.window.dealing.screen.can  # type: ignore[union-attr]


def test_what_stands_where_nothing_stood_waits_for_nothing(played: Played, hurry: Hurry) -> None:
    """The neighbourhood is where the felt was: a chip is chosen at once."""
    runs(played)
    hurry.now += 10 * HASTE
    heard(played, NumberHeard(9, "wheel", WHEEL, AT, 7, ("9",)))
    hurry.apart = 50
    played.touch(played.entry.chips.colours[0])
    assert played.entry.chips.colours[0].chosen

"""What comes by itself while a finger or a key is on its way: neither does what it was not meant for."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.second_touch import HASTE
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.heard import ReaderHeard
from app.table.live import ReaderHealth, ReaderNow
from app.table.roulette.hearing import CandidateHeard, NumberHeard, StepHeard, WheelSays
from tests.desks.croupier.ball_moments import heard
from tests.desks.croupier.test_second_touches import middle_of
from tests.desks.hands import CONTROL
from tests.desks.patience import Hurry, hurried
from tests.desks.played import Played

WHEEL, AT = "Cammegh SS2", "2026-11-21T20:41:07Z"
IN_DOUBT = CandidateHeard(14, "not_seen_to_fall", WHEEL, AT, 7, ("14",))
K = Qt.Key


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing: what is touched and said is looked at."""
    return Played(qtbot, drawn=False)


@pytest.fixture
def hurry(played: Played) -> Iterator[Hurry]:
    with hurried(HASTE) as hurry:
        heard(played, ReaderHeard(WHEEL, connected=True, reason=""), StepHeard(WheelSays.READY, WHEEL, 7))
        hurry.now += 10 * HASTE
        yield hurry


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
    places = [middle_of(played, button) for button in steps if button.isVisible()]
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
    places = [middle_of(played, b) for b in played.panel.buttons.values() if b.isVisible()]
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
    lands(played, middle_of(played, played.panel.buttons[SpinAct.CLEARED]))
    assert SpinAct.CLEARED not in played.window.dealing.screen.can  # type: ignore[union-attr]


def test_what_stands_where_nothing_stood_waits_for_nothing(played: Played, hurry: Hurry) -> None:
    """The neighbourhood is where the felt was: a chip is chosen at once."""
    runs(played)
    hurry.now += 10 * HASTE
    heard(played, NumberHeard(9, "wheel", WHEEL, AT, 7, ("9",)))
    hurry.apart = 50
    played.touch(played.entry.chips.colours[0])
    assert played.entry.chips.colours[0].chosen


@pytest.mark.parametrize("act", [Act.NUMBER, Act.TABLE, Act.EXCHANGE])
def test_a_number_in_doubt_that_comes_over_a_page_is_not_answered_by_what_was_meant_for_it(
    played: Played, hurry: Hurry, act: AnyAct
) -> None:
    runs(played)
    played.window.do(act)
    places = [middle_of(played, button) for button in played.buttons()]
    hurry.now += 10 * HASTE
    heard(played, IN_DOUBT)
    look = played.page(Act.CONFIRM, SecondLook)
    answers = [where for where in places if played.window.childAt(where) in {look.confirm, look.refuse}]
    assert answers
    hurry.apart = 60
    for where in answers:
        lands(played, where)
        hurry.now -= 60
    played.key(K.Key_Return)
    assert played.station.sent == []
    hurry.apart = HASTE
    played.key(K.Key_Return)
    assert played.station.sent == [{"do": "confirm"}]


def test_of_two_things_that_come_one_after_the_other_both_are_remembered(
    played: Played, hurry: Hurry
) -> None:
    """*Rien va* comes with the throw to the place of *Cambio impiegato*, and the second thing leaves it there."""
    where = middle_of(played, played.window.steps.others[Act.HAND_OVER])
    for says in (WheelSays.THROW, WheelSays.NO_MORE_BETS):
        heard(played, StepHeard(says, WHEEL, 7))
    hurry.apart = 100
    assert played.window.childAt(where) is played.window.steps.others[Act.VOID]
    lands(played, where)
    assert played.station.sent == []


@pytest.mark.parametrize("since", [0, 200, HASTE])
def test_a_hand_that_is_busy_elsewhere_is_guarded_like_any_other(
    played: Played, hurry: Hurry, since: int
) -> None:
    """A chip was touched a moment ago: what the wheel brings is not what that touch did."""
    runs(played)
    heard(played, NumberHeard(9, "wheel", WHEEL, AT, 7, ("9",)))
    played.colour("red")
    played.place("straight-9")
    places = [middle_of(played, b) for b in played.panel.buttons.values() if b.isVisible()]
    hurry.now += 10 * HASTE
    played.colour("blue")
    hurry.now += since
    heard(played, StepHeard(WheelSays.READY, WHEEL, 8), StepHeard(WheelSays.THROW, WHEEL, 8))
    before, hurry.apart = played.station.state, 200
    for where in places:
        lands(played, where)
        hurry.now -= 200
    assert played.station.state is before


def test_what_the_hand_brings_itself_waits_for_nothing(played: Played, hurry: Hurry) -> None:
    """Nor does it where a device said something in between that changed nothing there."""
    hurry.apart = 90
    played.touch(played.window.steps.main)
    played.touch(played.window.steps.others[Act.VOID])
    assert played.station.sent[:2] == [{"do": "throw"}, {"do": "void", "reason": ""}]
    played.window.leave()
    played.fall(9)
    heard(played, ReaderHeard(WHEEL, connected=False, reason="pulled"))
    played.colour("red")
    played.place("straight-9")
    played.touch(played.panel.buttons[Act.PAID])
    assert played.paid == {1}


def test_keys_that_did_nothing_before_and_those_that_do_the_same_wait_for_nothing(
    played: Played, hurry: Hurry
) -> None:
    """The first chip after the number, and the page of an announce after the throw."""
    hurry.apart = 50
    heard(played, StepHeard(WheelSays.THROW, WHEEL, 7))
    played.key(K.Key_A, CONTROL)
    assert played.window.pages.asked is SpinAct.ANNOUNCE
    played.key(K.Key_Escape)
    hurry.now += 10 * HASTE
    heard(played, StepHeard(WheelSays.NO_MORE_BETS, WHEEL, 7))
    heard(played, NumberHeard(8, "wheel", WHEEL, AT, 7, ("8",)))
    played.key(K.Key_1)
    played.key(K.Key_5, Qt.KeyboardModifier.KeypadModifier)
    played.key(K.Key_Space)
    assert played.paid == {1}


@pytest.mark.parametrize("later", [60, HASTE - 2, HASTE])
def test_the_key_of_the_next_step_does_no_other_step_a_moment_after_it_came(
    played: Played, hurry: Hurry, later: int
) -> None:
    """Ctrl+Enter was meant for *Numero a mano*: it does not say that the layout is clear."""
    runs(played)
    hurry.now += 10 * HASTE
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    hurry.apart = later // 2  # Ctrl goes down first
    played.key(K.Key_Return, CONTROL)
    assert (played.station.sent == [{"do": "cleared"}]) is (later == HASTE)


def test_a_key_that_went_down_for_one_step_does_not_the_next_however_late_it_goes_up(
    played: Played, hurry: Hurry
) -> None:
    QTest.keyPress(played.window, K.Key_Return, CONTROL)
    heard(played, StepHeard(WheelSays.THROW, WHEEL, 7))
    hurry.now += 10 * HASTE
    QTest.keyRelease(played.window, K.Key_Return, CONTROL)
    assert played.station.sent == []


def test_a_notice_that_goes_away_by_itself_leaves_nothing_under_the_finger_that_was_to_put_it_away(
    played: Played,
) -> None:
    """The reader is back: *Non pagato* of a payment stands where *Capito* stood."""
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.station.say("next")
    played.station.publish(reader=ReaderNow(ReaderHealth.LOST, reason="pulled"))
    before = played.station.state
    with hurried(80):
        (key,) = (button for button in played.buttons() if button.text() == "Capito")
        places = [key.mapTo(played.window, QPoint(x, key.height() // 2)) for x in (20, key.width() - 20)]
        played.station.publish(reader=ReaderNow(ReaderHealth.LIVE))
        for where in places:
            lands(played, where)
    assert played.station.state is before

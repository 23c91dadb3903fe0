"""The ball closes no page: the number, its dolly and its call stand beside what is asked, which waits (rules 8)."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.making import PAGES
from app.desks.croupier.pages.minimum_page import MinimumPage
from app.desks.croupier.pages.throw_pages import NumberPad, OtherNumber
from app.rules.money import Cents
from app.table.hearing import CandidateHeard, NumberHeard, ReaderHeard, StepHeard, WheelSays
from tests.desks.croupier.test_every_language import BEFORE
from tests.desks.played import Played

WHEEL = "Cammegh SS2"
AT = "2026-11-21T20:41:07Z"
BEFORE_THE_NUMBER = [
    act
    for act in PAGES
    if act
    not in {
        Act.CONFIRM,
        Act.OPEN,
        Act.PAYMENT,
        Act.LINES,
        Act.OTHER_NUMBER,
        Act.MISPLACED,
        Act.ZERO,
        Act.VALID,
    }
]
"""The pages that can be open while the ball runs; "Il colpo vale" ends with the next throw."""


def heard(played: Played, *said: object) -> None:
    for each in said:
        played.station.table.hear(each)  # type: ignore[arg-type]
    played.station.publish()


def runs(played: Played) -> None:
    """The wheel's ball runs, as far as it has not been thrown by hand."""
    heard(
        played,
        StepHeard(WheelSays.THROW, WHEEL, 7),
        StepHeard(WheelSays.NO_MORE_BETS, WHEEL, 7),
    )


def opened(played: Played, act: Act) -> None:
    if act in BEFORE:
        BEFORE[act](played)
    if played.station.state.paying is not None:
        played.station.say("next")
    heard(played, ReaderHeard(WHEEL, connected=True, reason=""), StepHeard(WheelSays.READY, WHEEL, 7))
    if act is Act.NUMBER:
        runs(played)
    played.window.do(act)
    if played.window.pages.open is not played.window.pages.made.get(act):
        pytest.skip("it asks nothing now")


@pytest.mark.parametrize("thrown", [False, True], ids=["before the throw", "while the ball runs"])
@pytest.mark.parametrize("act", BEFORE_THE_NUMBER)
def test_a_number_that_falls_over_a_page_stands_beside_what_is_asked(
    played: Played, act: Act, thrown: bool
) -> None:
    opened(played, act)
    page = played.window.pages.open
    if thrown:
        runs(played)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    assert played.station.state.paying is not None
    assert played.window.pages.open is page
    assert page is not None
    assert page.isVisible()
    assert page.accessibleName().startswith("Quatorze, Rouge, Pair, Manque")
    played.key(Qt.Key.Key_Escape)
    assert played.window.pages.open is None


@pytest.mark.parametrize("act", BEFORE_THE_NUMBER)
def test_a_number_that_waits_for_a_second_look_comes_first_and_gives_the_page_back(
    played: Played, act: Act
) -> None:
    """The reader contradicts itself, or its line breaks: the dealer is asked, and then goes on where he was."""
    opened(played, act)
    page = played.window.pages.open
    heard(
        played,
        ReaderHeard(WHEEL, connected=False, reason=""),
        ReaderHeard(WHEEL, connected=True, reason=""),
        CandidateHeard(14, "not_seen_to_fall", WHEEL, AT, 8, ("14",)),
    )
    if played.station.state.betting is not None and played.station.state.betting.proposed is None:
        pytest.skip("there is no play: it counts nowhere")
    assert played.window.pages.open is played.window.pages.made[Act.CONFIRM]
    played.window.do(Act.CONFIRM)
    assert played.station.state.paying is not None
    assert played.window.pages.open is page


def test_what_was_chosen_on_a_page_is_still_chosen_and_can_be_sent_once_the_layout_is_clear(
    played: Played,
) -> None:
    """No act becomes impossible that the procedure allows: a minimum is announced for the spin after the next."""
    heard(played, ReaderHeard(WHEEL, connected=True, reason=""), StepHeard(WheelSays.READY, WHEEL, 7))
    played.window.do(Act.MINIMUM)
    page = played.page(Act.MINIMUM, MinimumPage)
    played.touch(page.keys.offered[Cents(500)])
    runs(played)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    played.station.say("cleared")
    assert page.isVisible()
    played.touch(page.announce)
    assert played.station.state.announced == (Cents(500), 3)


def test_on_the_number_pad_the_readers_number_is_agreed_with_or_contradicted(played: Played) -> None:
    runs(played)
    played.window.do(Act.NUMBER)
    pad = played.page(Act.NUMBER, NumberPad)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    assert pad.isVisible()
    played.touch(pad.keys[17])
    other = played.page(Act.OTHER_NUMBER, OtherNumber)
    assert other.isVisible()
    assert [key.number for key in other.keys if key.chosen] == [17]
    assert played.station.sent == []
    played.touch(other.says)
    assert played.station.state.paying is not None
    assert played.station.state.paying.number == 17


def test_whoever_touches_what_the_reader_says_agrees(played: Played) -> None:
    runs(played)
    played.window.do(Act.NUMBER)
    pad = played.page(Act.NUMBER, NumberPad)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    played.touch(pad.keys[14])
    assert played.window.pages.open is None
    assert played.station.sent == []

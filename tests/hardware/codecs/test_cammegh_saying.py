"""What a Cammegh wheel says is said in its order; a zero that no table here has is no number."""

import pytest

from hardware.codecs.cammegh_frames import Frame, Shown
from hardware.codecs.cammegh_saying import Saying
from hardware.codecs.cammegh_variants import OTHER_ZEROS
from hardware.readings import (
    NOT_SEEN_TO_FALL,
    UNSEEN_GAME,
    Candidate,
    Conflict,
    Heard,
    Number,
    PhaseSeen,
    Turning,
    WarningKind,
    WheelPhase,
    WheelSeen,
    WheelWarning,
)

HERE, LATER = Heard("wheel", 1, 1), Heard("wheel", 2, 2)
EIGHT, DOUBLE_ZERO = Shown(8, "08"), Shown(37, "00")
FRAME = Frame(WheelPhase.PLACE_BETS, 7, 8, 0, 0, Turning.CLOCKWISE, "*X;")


@pytest.fixture
def saying() -> Saying:
    saying = Saying()
    saying.begin(HERE)
    return saying


def test_what_is_said_is_of_the_last_bytes_and_in_its_order(saying: Saying) -> None:
    saying.warn(WarningKind.OTHER_ZERO, "of the bytes before")
    saying.begin(LATER)
    saying.phase(FRAME)
    saying.number(EIGHT, 7, ("08",))
    assert saying.said == [
        PhaseSeen(LATER, WheelPhase.PLACE_BETS, 7, "*X;", Turning.CLOCKWISE),
        Number(LATER, 8, 7, ("08",)),
    ]


@pytest.mark.parametrize("zero", sorted(OTHER_ZEROS))
def test_another_zero_is_a_warning_and_no_number_nor_a_candidate(saying: Saying, zero: int) -> None:
    shown = Shown(zero, "00")
    saying.number(shown, 7, ("00",))
    saying.candidate(shown, 7, NOT_SEEN_TO_FALL)
    assert [type(each) for each in saying.said] == [WheelWarning, WheelWarning]
    assert all(OTHER_ZEROS[zero] in each.detail for each in saying.said if isinstance(each, WheelWarning))


def test_a_conflict_names_the_numbers_that_this_table_has(saying: Saying) -> None:
    saying.conflict((8, DOUBLE_ZERO.number), 7, ("08", "00"))
    assert [type(each) for each in saying.said] == [WheelWarning, Conflict]
    assert saying.said[-1] == Conflict(HERE, (8,), 7, ("08", "00"))


@pytest.mark.parametrize("reason", [NOT_SEEN_TO_FALL, UNSEEN_GAME])
def test_a_candidate_of_a_game_that_nobody_heard_cannot_wait(saying: Saying, reason: str) -> None:
    saying.candidate(EIGHT, 7, reason)
    assert saying.said == [Candidate(HERE, 8, 7, reason, reason == UNSEEN_GAME, ("08",))]


@pytest.mark.parametrize(("tells", "speed"), [(True, 0), (False, None)])
def test_a_speed_of_nothing_is_one_where_the_wheel_says_so(
    saying: Saying, tells: bool, speed: int | None
) -> None:
    saying.seen(FRAME, 3, tells_all_speeds=tells)
    assert saying.said == [WheelSeen(HERE, WheelPhase.PLACE_BETS, 7, speed, Turning.CLOCKWISE, 3)]

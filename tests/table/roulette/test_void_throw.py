"""Section 3.7: the cases in which the capo tavolo declares a throw void."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.roulette.wheel import Turning
from app.table.roulette.procedure import VoidReason
from app.table.roulette.void_throw import FEWEST_TURNS, Throw, thrown_from, void_reasons
from tests.oracle import voids

SAME = {
    "with-the-wheel": VoidReason.BALL_WITH_ROTOR,
    "not-all-paid": VoidReason.THROWN_TOO_EARLY,
    "few-turns": VoidReason.TOO_FEW_TURNS,
    "wheel-stopped": VoidReason.WHEEL_STOPPED,
    "no-pocket": VoidReason.NO_POCKET,
    "foreign-body": VoidReason.FOREIGN_BODY,
    "capo-tavolo": VoidReason.CAPO_TAVOLO,
}
WAYS: dict[Turning, voids.Direction] = {Turning.CLOCKWISE: "clockwise", Turning.ANTICLOCKWISE: "counter"}
THROWS = st.builds(
    Throw,
    st.sampled_from(Turning),
    st.sampled_from(Turning),
    st.integers(0, 20),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


@given(THROWS)
def test_a_throw_is_void_for_the_reasons_that_are_printed(throw: Throw) -> None:
    seen = voids.Throw(
        WAYS[throw.wheel],
        WAYS[throw.ball],
        throw.all_paid,
        throw.turns,
        throw.stopped,
        throw.in_pocket,
        throw.foreign_body,
        "declared" if throw.capo_tavolo else None,
    )
    assert void_reasons(throw) == tuple(SAME[reason] for reason in voids.reasons(seen))


@pytest.mark.parametrize(("turns", "void"), [(6, True), (7, False), (12, False)])
def test_seven_complete_turns_are_enough(turns: int, void: bool) -> None:
    """3.7: "almeno sette giri completi"."""
    assert bool(void_reasons(Throw(turns=turns))) is void
    assert FEWEST_TURNS == 7


def test_after_a_void_throw_the_ball_goes_back_to_the_number_before() -> None:
    """3.7: "nella casella corrispondente al numero precedentemente uscito"."""
    assert thrown_from(8, 17, void=True) == 17
    assert thrown_from(8, 17, void=False) == 8

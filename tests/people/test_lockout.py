"""Twenty wrong, and one try an hour of the machine's steady clock."""

from hypothesis import given
from hypothesis import strategies as st

from app.people.lockout import LOCKED, WRONG_ALLOWED, Moment, Tries, begins_anew, is_locked, minutes_left
from tests.people.cheap import HOUR, MINUTE

BOOT = "one start of the machine"
NOW = Moment(3 * HOUR, BOOT)
TRIES = Tries(WRONG_ALLOWED, NOW)


def test_the_twentieth_wrong_code_locks_and_each_one_after_it() -> None:
    assert [is_locked(wrong) for wrong in range(22)] == [False] * 20 + [True] * 2
    assert minutes_left(Tries(), NOW) == 0
    assert minutes_left(Tries(WRONG_ALLOWED - 1, NOW), NOW) == 0


def test_a_begun_minute_counts_and_a_lock_ends_when_its_hour_is_over() -> None:
    passed = (0, 1, MINUTE, HOUR - MINUTE, HOUR - 1, HOUR, 2 * HOUR)
    left = [minutes_left(TRIES, Moment(NOW.steady + each, BOOT)) for each in passed]
    assert left == [60, 60, 59, 1, 1, 0, 0]


@given(st.integers(0, 2**60), st.integers(WRONG_ALLOWED, 2**30), st.booleans())
def test_another_start_of_the_machine_counts_as_none_whatever_its_clock_says(
    steady: int, wrong: int, ever: bool
) -> None:
    tries, now = Tries(wrong, NOW if ever else None), Moment(steady, "another start")
    assert minutes_left(tries, now) == LOCKED // MINUTE
    assert begins_anew(tries, now)
    assert not begins_anew(tries._replace(locked=now), now)
    assert not begins_anew(tries._replace(wrong=WRONG_ALLOWED - 1), now)

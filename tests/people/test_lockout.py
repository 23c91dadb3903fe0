"""Five wrong, and growing times."""

from app.people.lockout import LOCKED_MINUTES, Tries, locked_until, minutes_left
from tests.people.cheap import MINUTE

NOW = 1_795_000_000_000_000


def test_the_fifth_wrong_code_locks_and_each_further_one_for_longer() -> None:
    locked = [locked_until(wrong, NOW) for wrong in range(1, 15)]
    assert locked[:4] == [None] * 4
    minutes = [(until - NOW) // MINUTE for until in locked if until is not None]
    assert minutes == [1, 5, 15, 60, 120, 240, 480, 1440, 1440, 1440]
    assert minutes[: len(LOCKED_MINUTES)] == sorted(minutes[: len(LOCKED_MINUTES)])


def test_a_begun_minute_counts_and_a_lock_ends_when_it_is_over() -> None:
    tries = Tries(5, NOW + MINUTE)
    assert [minutes_left(tries, NOW + passed) for passed in (0, 1, MINUTE - 1, MINUTE, 2 * MINUTE)] == [
        1,
        1,
        1,
        0,
        0,
    ]
    assert minutes_left(Tries(), NOW) == 0

"""What holds a file lets go of it at the end of a `with`."""

import pytest

from app.journal.closing import Closing


class Held(Closing):
    """Counts how often it let go."""

    def __init__(self) -> None:
        self.closed = 0

    def close(self) -> None:
        self.closed += 1


def test_it_is_closed_once_at_the_end() -> None:
    with Held() as held:
        assert held.closed == 0
    assert held.closed == 1


def test_it_is_closed_when_something_fails_and_the_failure_goes_on() -> None:
    held = Held()
    with pytest.raises(ValueError, match="full"), held:
        raise ValueError("the disk is full")
    assert held.closed == 1

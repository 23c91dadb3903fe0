"""A player who is named after a seat is found again."""

import pytest

from app.practice.seats import seat, seat_of


def test_a_seat_is_found_again() -> None:
    assert seat_of(seat(4)) == 4
    with pytest.raises(ValueError, match="Anna"):
        seat_of("Anna")

"""Of many steps those are shown that have room, with the one that is looked at among them."""

from itertools import pairwise

import pytest

from app.desks.trainee.steps_view import _around


@pytest.mark.parametrize(
    ("lines", "room", "pages"),
    [
        ([1, 1, 1], 3, [[0, 1, 2]]),
        ([1, 1, 1], 2.5, [[0, 1], [2]]),
        ([2, 1, 3, 1, 1], 4, [[0, 1], [2, 3], [4]]),
        ([5, 1], 4, [[0], [1]]),
        ([1], 0.5, [[0]]),
    ],
)
def test_steps_are_turned_over_page_by_page(lines: list[int], room: float, pages: list[list[int]]) -> None:
    shown = [[*_around(lines, place, room)] for place in range(len(lines))]
    assert all(place in page for place, page in enumerate(shown))
    assert [page for place, page in enumerate(shown) if place == 0 or page != shown[place - 1]] == pages
    assert all(one[-1] + 1 == other[0] for one, other in pairwise(pages))

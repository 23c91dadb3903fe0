"""Of more rows than there is room for, the last one turns to the others: each is met once on the way there."""

import pytest

from app.desks.croupier.roulette.announces.leaf import SHOWN, Turn, turned_to, turning

LETTERS = "abcdefghij"


@pytest.mark.parametrize("many", [0, 1, SHOWN])
def test_what_has_room_is_shown_at_once(many: int) -> None:
    assert turned_to(LETTERS[:many], 7) == (0, LETTERS[:many])
    assert turning(0, many, many).slots == ()


@pytest.mark.parametrize("many", range(SHOWN + 1, 11))
def test_the_rest_is_turned_to_and_back(many: int) -> None:
    letters, seen, first, onward, there = LETTERS[:many], list[str](), 0, 1, 0
    while True:
        first, shown = turned_to(letters, first)
        seen.append("".join(shown))
        keys = [slot.key for slot in turning(first, len(shown), many).slots]
        if onward and not keys[1].can:
            there, onward = len(seen), 0
        if not onward and not keys[0].can:
            break
        says = keys[onward].says
        assert isinstance(says, Turn)
        first = says.first
    assert "".join(seen[:there]) == letters
    assert seen[there:] == seen[there - 2 :: -1]


def test_where_one_is_among_them_is_said() -> None:
    assert [name.words for name in turning(3, 3, 8).names] == ["4–6 di 8"]

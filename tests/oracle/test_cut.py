"""`cut` against rules 7, section 4.4 and the interface's example."""

import random
from typing import Any, Literal

import pytest

from .cut import cut
from .generate import random_cut
from .writing import rows


def last(pieces: int, **how: Any) -> dict[str, Any]:
    """The last group without its count."""
    found = dict(rows(cut(pieces, **how), "groups")[-1])
    found.pop("pieces")
    return found


def piles(sizes: list[int], fraction: int) -> dict[str, Any]:
    return {"kind": "cut", "piles": sizes, "fraction": fraction}


def test_interface_example() -> None:
    assert cut(35) == {
        "pieces": 35,
        "groups": [
            {"kind": "stack", "pieces": 20},
            {"kind": "slid", "pieces": 15, "slid_off": [5]},
        ],
    }


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (1, {"kind": "spread"}),
        (5, {"kind": "spread"}),
        (6, piles([3, 3], 0)),
        (7, piles([3, 3], 1)),
        (8, piles([4, 4], 0)),
        (9, piles([4, 4], 1)),
        (10, piles([5, 5], 0)),
        (11, piles([5, 5], 1)),
        (12, piles([5, 5], 2)),
        (14, piles([5, 5], 4)),
        (15, {"kind": "slid", "slid_off": [5]}),
        (19, {"kind": "slid", "slid_off": [1]}),
        (20, {"kind": "stack"}),
        (34, piles([5, 5], 4)),
        (100, {"kind": "hundred"}),
    ],
)
@pytest.mark.parametrize("of", ["colour", "value"])
def test_rules_7_any_count(pieces: int, expected: dict[str, Any], of: Literal["colour", "value"]) -> None:
    assert last(pieces, of=of) == expected
    if of == "colour":
        assert last(pieces, of=of, positions=3) == expected


@pytest.mark.parametrize(("pieces", "fraction"), [(15, 0), (16, 1), (19, 4), (35, 0), (139, 4)])
def test_rules_7_value_for_several_positions_is_always_cut(pieces: int, fraction: int) -> None:
    assert last(pieces, of="value", positions=2) == piles([5, 5, 5], fraction)


def test_rules_7_two_splits() -> None:
    assert last(34, two_splits=True) == {"kind": "slid", "slid_off": [3, 3]}
    assert last(34, of="value", two_splits=True) == {"kind": "slid", "slid_off": [3, 3]}
    assert last(34, of="value", positions=2, two_splits=True) == piles([5, 5], 4)
    assert last(134, two_splits=True) == last(14, two_splits=True) == piles([5, 5], 4)


def test_rules_7_laying_order() -> None:
    kinds = [found["kind"] for found in rows(cut(255), "groups")]
    assert kinds == ["hundred", "hundred", "stack", "stack", "slid"]


def test_the_groups_sum() -> None:
    rng = random.Random("cut")
    for _ in range(2_000):
        given: dict[str, Any] = random_cut(rng)
        answer = cut(**given)
        groups = rows(answer, "groups")
        assert sum(found["pieces"] for found in groups) == answer["pieces"] == given["pieces"]
        for found in groups:
            if found["kind"] == "cut":
                assert sum(found["piles"]) + found["fraction"] == found["pieces"]
                assert len(set(found["piles"])) == 1
                assert found["fraction"] < max(found["piles"]) <= 5
            if found["kind"] == "slid":
                assert 20 - sum(found["slid_off"]) == found["pieces"]


@pytest.mark.parametrize("bad", [{"pieces": 0}, {"pieces": 5, "positions": 0}, {"pieces": 5, "of": "notes"}])
def test_bad_input(bad: Any) -> None:
    with pytest.raises(ValueError, match=":"):
        cut(**bad)

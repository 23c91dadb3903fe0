"""The commands against the oracle that was written from the documents alone: cut, announce, edge, pay in mixed value.

How many are compared of each is CAPOTAVOLO_ORACLE_SPINS; where it is not set 100, and 400 by `make often`. Where the documents leave a
choice that `tests/oracle/README.md` makes otherwise than `app/rules/roulette/DECISIONS.md`, the comparison says so.
"""

import json
import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from app.__main__ import main
from app.rules.roulette.edge import house_edges
from resources import house_names
from tests.houses import house
from tests.often import times
from tests.oracle import generate
from tests.oracle.announce import announce, names
from tests.oracle.cut import cut
from tests.oracle.edge import edges
from tests.oracle.pay import pay

pytestmark = pytest.mark.often

Form = dict[str, Any]

COUNT = int(os.environ.get("CAPOTAVOLO_ORACLE_SPINS", str(times(100, 400))))
_OPTIONS = ("value", "colour_pieces", "money", "colour_value", "pieces", "positions", "of")


def words_of(given: Form) -> list[str]:
    """The arguments as they are typed."""
    words = [f"--{key.replace('_', '-')}={given[key]}" for key in _OPTIONS if key in given]
    words += [f"--{key.replace('_', '-')}" for key in ("held", "mixed", "two_splits") if given.get(key)]
    if given.get("straights"):
        words.append("--with=" + ",".join(map(str, given["straights"])))
    return words


def printed(capfd: pytest.CaptureFixture[str], *words: str) -> Form | None:
    """What a command prints; None where it refuses its arguments."""
    try:
        status = main(list(words))
    except SystemExit as ended:
        status = int(ended.code or 0)
    out, _ = capfd.readouterr()
    assert status in (0, 2)
    return json.loads(out) if status == 0 else None


def told(answer: Callable[[], object]) -> Form | None:
    """What the oracle says; None where it refuses."""
    try:
        found: Form = json.loads(json.dumps(answer()))
    except ValueError:
        return None
    return found


def test_rules_7_every_count_is_cut_as_the_oracle_cuts_it(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface, `cut`."""
    for seed in range(COUNT):
        given: Form = generate.random_cut(random.Random(seed))
        pieces = str(given["pieces"])
        options = words_of({key: value for key, value in given.items() if key != "pieces"})
        assert printed(capfd, "cut", pieces, *options) == told(lambda: cut(**given)), given  # noqa: B023


def test_rules_6_every_announce_is_what_the_oracle_says(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface, `announce`. The article before a number is ours (`dell'8`); so is that chips pay every change."""
    for seed in range(COUNT):
        given: Form = generate.random_announce(random.Random(seed))
        cents = str(given.get("money", "0")).partition(".")
        if (100 * int(cents[0]) + int(cents[2] or 0)) % 250:
            continue
        mine = printed(capfd, "announce", str(given["name"]), *words_of(given))
        other = told(lambda: announce(**given))  # noqa: B023 - called at once
        if mine is not None:
            mine["repeat"] = mine["repeat"].replace("dello ", "del ").replace("dell'", "del ")
        assert mine == other, given


@pytest.mark.parametrize("name", names())
def test_rules_6_there_is_each_announce_that_the_oracle_knows(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Interface, NAME; one piece each."""
    mine, other = printed(capfd, "announce", name), told(lambda: announce(name))
    assert mine is not None
    assert other is not None
    assert {**mine, "repeat": None} == {**other, "repeat": None}


@pytest.mark.parametrize("name", house_names())
def test_every_edge_is_the_oracles(name: str) -> None:
    """Interface, `edge`: every position of every kind, settled by the other program."""
    found = [
        {"bet": item.bet, "edge": str(item.edge), "percent": item.percent}
        for item in house_edges(house(name))
    ]
    assert found == edges(name)


def test_rules_7_mixed_value_is_laid_as_the_oracle_lays_it(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface, `pay --mixed`. A plaque of 1,000 that was played is a group by itself: the oracle has none."""
    compared = 0
    for seed in range(3 * COUNT):
        given: Form = generate.random_pay(random.Random(seed))
        if not given.get("mixed") or str(given["value"]).startswith("1000"):
            continue
        mine, other = printed(capfd, "pay", *words_of(given)), told(lambda: pay(**given))  # noqa: B023
        if mine is None or other is None:
            continue  # more than there are words for
        compared += 1
        for key in ("groups", "pieces", "total", "counted_in"):
            assert mine[key] == other[key], given
    assert compared > COUNT // 4


def test_rules_7_a_payment_in_one_chip_has_the_oracles_chips(capfd: pytest.CaptureFixture[str]) -> None:
    """Interface, `pay`: a group of ours is a hundred or what is left, the oracle's a stack; the chips are the same."""
    for seed in range(COUNT):
        given: Form = {**generate.random_pay(random.Random(seed))}
        given.pop("with_", None)
        if given.get("mixed"):
            continue
        mine, other = printed(capfd, "pay", *words_of(given)), told(lambda: pay(**given))  # noqa: B023
        if mine is None or other is None:
            continue
        for answer in (mine, other):
            answer["groups"] = sum(chips["pieces"] for group in answer["groups"] for chips in group["chips"])
        keys = ("groups", "pieces", "total", "counted_in")
        assert [mine[key] for key in keys] == [other[key] for key in keys], given

"""The throw, and throws that are void, with what follows them in the order of section 3.7."""

from collections import Counter
from itertools import pairwise

import pytest

from app.practice.roulette.whole_spins.throwing import SEEN
from tests.practice.roulette.whole_spins.a_table import key_of, right_act, scripts


@pytest.mark.parametrize("level", [3, 5])
def test_rien_va_then_the_throw_again_tout_va_and_rien_ne_va_plus(level: int) -> None:
    """3.7: "Rien va", ball and wheel, bets again, "Tout va" on the new throw, some turns, "Rien ne va plus"."""
    for told in scripts(level):
        keys = [key_of(one) for one in told]
        start = next(place for place, key in enumerate(keys) if key.startswith("void."))
        said = [right_act(one) for one in told[start:] if one.kind in {"phase", "void"} and right_act(one)]
        told_off = ["tell"] if "void.told" in keys else []
        assert said[: 4 + len(told_off)] == ["Rien va", *told_off, "throw", "Tout va", "Rien ne va plus"]


@pytest.mark.parametrize("level", [3, 5])
def test_the_inspector_is_told_of_the_capo_tavolos_own_reason_alone(level: int) -> None:
    for told in scripts(level):
        keys = {key_of(one) for one in told}
        assert ("void.capo" in keys) == ("void.told" in keys)


def test_every_reason_that_can_be_seen_is_met() -> None:
    seen = Counter(
        key_of(one)
        for told in scripts(3)
        for one in told
        if one.kind == "void" and right_act(one) == "Rien va"
    )
    assert seen.keys() == {f"void.{name}" for name in (*SEEN, "early")}


def test_the_next_throw_of_a_night_turns_the_wheel_the_other_way_and_goes_from_the_last_number() -> None:
    """What is told before one throw is what happened at the one before, void throws too."""
    for told in scripts(5):
        fallen = [one.task.ask.values["number"] for one in told if key_of(one) == "falls"]
        laid = [one.task.ask.values for one in told if key_of(one) in {"laid", "void.again"}]
        before = [values["before"] for values in laid]
        turned = [values["turned"] for values in laid]
        assert before == [before[0], before[0], *fallen[:-1]]
        assert all(one != other for one, other in pairwise(turned))

"""From the number to "Tout est payé": the order of rules 3, zero said in the order of rules 4."""

import pytest

from app.practice.roulette.on_the_cloth import colour
from app.practice.roulette.whole_spins.number import losing_areas
from app.rules.roulette.bets import Stack
from app.rules.roulette.clearing import Area
from app.rules.roulette.layout import BY_NAME
from tests.practice.roulette.whole_spins.a_table import LEVELS, key_of, opened, right_act, scripts


@pytest.mark.parametrize("level", LEVELS)
def test_the_number_is_called_gets_the_dolly_is_cleared_and_then_paid(level: int) -> None:
    """Rules 3: announce, dolly, clear, pay, "Tout est payé"; at zero the halves come before (rules 4)."""
    for told in scripts(level):
        acts = [right_act(one) for one in told if one.kind in {"phase", "share"} and right_act(one)]
        while "call" in acts:
            start = acts.index("call")
            assert acts[start : start + 3] == ["call", "dolly", "clear"]
            rest = acts[start + 3 :]
            end = rest.index("Faites vos jeux") if "Faites vos jeux" in rest else len(rest)
            done = [act for act in rest[:end] if act != "mark"]
            assert done in (
                [],
                ["pay", "Tout est payé au numéro"],
                ["À partager", "Enfermé"],
                ["À partager", "Enfermé", "pay", "Tout est payé au numéro"],
            )
            acts = rest[end:]


def test_the_marker_comes_after_the_first_of_several_payments() -> None:
    for told in scripts(1):
        keys = [key_of(one) for one in told]
        paid = [place for place, key in enumerate(keys) if key.startswith(("pay.next", "pay.last"))]
        assert len(paid) > 1
        assert "paid-one" in keys[paid[0] + 1 : paid[1]]
        assert keys.count("paid-one") == 1


def test_a_ball_thrown_before_all_is_paid_is_void_and_the_paying_goes_on() -> None:
    """3.7: thrown before everything was paid; met in some of the scripts with void throws, and in no other."""
    early = [told for told in scripts(3) if "void.early" in map(key_of, told)]
    assert 0 < len(early) < len(scripts(3))
    for told in early:
        keys = [key_of(one) for one in told]
        place = keys.index("void.early")
        assert right_act(told[place]) == "Rien va"
        assert keys[place + 1].startswith(("pay.next", "pay.last"))
        assert told[place].task.ask.values["left"] == sum(
            key.startswith(("pay.next", "pay.last")) for key in keys[place:]
        )
    assert not any("void.early" in map(key_of, told) for level in (1, 2, 4) for told in scripts(level))


def test_at_the_pay_the_choices_are_what_is_left() -> None:
    for told in scripts(1):
        paid = [one.task for one in told if key_of(one).startswith(("pay.next", "pay.last"))]
        assert [task.ask.values["paid"] for task in paid] == list(range(len(paid)))
        assert [len(task.fields[0].choices) for task in paid[:-1]] == list(range(len(paid), 1, -1))
        assert len(paid[-1].fields) == 1


def test_a_prisoner_is_freed_or_lost_by_the_next_number() -> None:
    """4.1: both are met, and nothing else becomes of one."""
    ends = {
        tuple(field.right[0] not in {"0", "0.00"} for field in one.task.fields)
        for told in scripts(4)
        for one in told
        if one.kind == "prison"
    }
    assert ends == {(True, False), (False, True)}


def test_only_what_every_dealer_clears_alike_is_put_in_order() -> None:
    bets = tuple(
        Stack(BY_NAME[name], (colour(1, 250, "red"),))
        for name in ("straight-17", "black", "column-34", "straight-1", "straight-20", "straight-33")
    )
    assert losing_areas(bets, 17) == {
        Area.COLUMNS: [BY_NAME["column-34"]],
        Area.NUMBERS_1: [BY_NAME["straight-1"]],
        Area.NUMBERS_3: [BY_NAME["straight-33"]],
    }
    assert opened().said()

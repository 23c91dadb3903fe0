"""The long runs understand their command lines: no name is all of it, and a name that is not there is told."""

from types import ModuleType

import pytest

from tests.attack import __main__ as attack
from tests.bench import __main__ as bench
from tests.drills import __main__ as drills
from tests.fuzz import __main__ as fuzz
from tests.often import __main__ as often
from tests.soak import __main__ as soak
from tests.soak.whole import WHOLE, run_all

RUNS = (attack, bench, drills, fuzz, often, soak)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.__name__)
def test_nothing_named_is_all_of_it(run: ModuleType) -> None:
    """`make soak` and its like name no part."""
    chosen = run.asked([])
    assert chosen.parts == []
    assert 0 <= chosen.seed < 1 << 32


@pytest.mark.parametrize(
    ("run", "parts"),
    [
        (attack, ["rows", "schema"]),
        (bench, ["desk", "wire"]),
        (drills, ["products", "products/1"]),
        (fuzz, ["codecs"]),
        (often, ["journal", "others"]),
        (soak, ["desk", "kills"]),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_parts_are_named(run: ModuleType, parts: list[str]) -> None:
    chosen = run.asked([*parts, "--seed", "7"])
    assert (chosen.parts, chosen.seed) == (parts, 7)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.__name__)
def test_a_part_that_is_not_there_is_told(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run.asked(["roulette"])
    assert "no such part: roulette (there are " in capsys.readouterr().err


def test_how_long_is_said_of_a_part(capsys: pytest.CaptureFixture[str]) -> None:
    """What would be left out silently is refused."""
    with pytest.raises(SystemExit):
        soak.asked(["--kills", "5"])
    assert "name the part" in capsys.readouterr().err
    assert soak.asked(["kills", "--kills", "5"]).kills == 5


def test_all_of_the_soak_is_every_part_of_it() -> None:
    """None is left out of the twenty minutes, and each is called as its own command line understands it."""
    assert sorted(part for part, *_ in WHOLE) == sorted(soak.asked([*(part for part, *_ in WHOLE)]).parts)
    assert {part for part, *_ in WHOLE} == set(soak.RUN)
    for part in WHOLE:
        assert soak.asked(part).parts == [part[0]]


def test_one_that_does_not_hold_is_told_and_the_others_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert not run_all(
        7, [("months", "--months", "none"), ("months", "--months", "0x"), ("evenings", "--evenings", "1")]
    )
    told = capsys.readouterr().out
    assert told.count("months DOES NOT HOLD (status 2)") == 2
    assert "1 evenings of 400 spins, seeds from 7" in told

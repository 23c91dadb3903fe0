"""A trick of every part of the attacks, three by `make often`; `make attack` tries all of them, again and again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

from tests.attack.__main__ import PARTS
from tests.attack.trying import Share, Trial, faults, kept, part_of, trials
from tests.often import times

SEED: Final = 20261126
FEW: Final = times(1, 3)
"""How many tricks of each part are tried here."""
LEAST: Final = 3
"""Tricks that a part has at least."""


@pytest.mark.often
@pytest.mark.kill
@pytest.mark.parametrize("part", PARTS)
def test_what_is_done_is_found_told_or_refused_and_the_table_goes_on(part: str) -> None:
    """And each trick has a name of its own, so that one that is found can be tried again by it."""
    with kept(part_of(part)) as folder:
        names = part_of(part).tricks(folder)
        assert len({*names}) == len(names) >= LEAST
        assert faults(random.Random(SEED).sample(trials(part, SEED, 1, "", folder), FEW)) == []


def test_an_evening_whose_file_could_not_be_synced_loses_nothing_and_it_is_told() -> None:
    """The first sync of the file, and the last; all that is between them is tried by `make attack`."""
    with kept(part_of("disk")) as folder:
        evenings = trials("disk", SEED, 1, "sync of the file", folder)
        tried = [trial for trial in evenings if trial.trick.endswith((" 1, once", " 21, once"))]
        assert len(tried) == 2
        assert faults(tried) == []


def test_a_trick_that_nobody_finds_is_told(tmp_path: Path) -> None:
    """A look that finds nothing would hold for ever: what raises is named with its trick."""
    (told,) = faults([Trial("rows", "no such trick", SEED, 0, tmp_path)])
    assert "no such trick" in told
    assert "Error" in told


@pytest.mark.parametrize("shares", [1, 2, 3])
def test_the_shares_of_a_part_are_all_of_it(shares: int) -> None:
    tricks = [*range(10)]
    taken = [Share.read(f"{place}/{shares}").taken(tricks) for place in range(1, shares + 1)]
    assert sorted(trick for each in taken for trick in each) == tricks


@pytest.mark.parametrize("written", ["", "0/2", "3/2", "1", "one/2"])
def test_there_is_no_such_share(written: str) -> None:
    with pytest.raises(ValueError, match=r"share|literal"):
        Share.read(written)

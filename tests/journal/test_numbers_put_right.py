"""A number that was put right counts in everything that is read of a journal: exports, the wheel, lists, pages."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from app.journal.exporting import What
from app.journal.lists.checking import check_lists
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper
from app.journal.numbers_put_right import number_at
from app.journal.roulette.fallen import numbers_fallen
from app.table.fell import Fell
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import evening, exported, record, story_of
from tests.often import times

pytestmark = pytest.mark.often

Story = list[dict[str, Any]]


def corrected(story: Story, chance: random.Random, times: int) -> tuple[Story, dict[int, int]]:
    """Put some numbers right, some again and again, behind the end of the evening; gives what they are then."""
    fallen = {
        each["spin"]: (seq, each["number"])
        for seq, each in enumerate(story, 1)
        if each["kind"] == "spin.number"
    }
    taken = {each["spin"] for each in story if each["kind"] in {"spin.taken_back", "spin.reopened"}}
    stands = {spin: number for spin, (_, number) in fallen.items()}
    told = {key: story[-1][key] for key in ("at", "mono", "boot")}
    said: Story = []
    for spin in chance.choices(sorted(fallen.keys() - taken), k=times):
        number = chance.choice([n for n in range(37) if n != stands[spin]])
        fell = {"spin": spin, "was": stands[spin]}
        form = {"of": fallen[spin][0], "reason": "x", "by": "Carla", "witness": "Ugo", "result": None}
        said.append(
            {
                "kind": "entry.corrected",
                "spin": None,
                **form,
                "instead": {"number": number},
                "fell": fell,
                **told,
            }
        )
        stands[spin] = number
    return [*story, *said], stands


@pytest.mark.parametrize("seed", range(times(1, 4)))
def test_it_counts_in_every_export_and_for_the_wheel(path: Path, seed: int) -> None:
    story, stands = corrected(story_of(evening(seed, spins=30, nights=2)), random.Random(seed), 12)
    record(path, story)
    rows = {row["spin"]: row["number"] for row in exported(path, What.SPINS) if row["number"] is not None}
    assert rows == {spin: stands[spin] for spin in rows}
    assert {each.spin: each.number for each in numbers_fallen(path)} == rows
    assert len(rows) > 40


@pytest.mark.parametrize("seed", range(times(1, 3)))
@pytest.mark.parametrize("at_once", [True, False])
def test_the_lists_have_it_and_agree_with_the_journal(path: Path, seed: int, at_once: bool) -> None:
    """Also where they had the first number already when it was put right."""
    story, stands = corrected(story_of(evening(seed, spins=20)), random.Random(seed), 9)
    first = len(story) if at_once else len(story) - 9
    for part in (story[:first], story[first:]):
        record(path, part)
        with ListKeeper.open(path, ROULETTE, program="test") as keeper:
            keeper.catch_up()
    assert isinstance(check_lists(path, ROULETTE), dict)
    closed = {row["spin"] for row in exported(path, What.SPINS) if row["entered"] is not None}
    with Finder.open(path, ROULETTE) as found:
        for number in {*stands.values()}:
            there = {each.spin for each in found.page(Filter(number=number), rows=100).spins}
            assert there & stands.keys() == {spin for spin in closed if stands.get(spin) == number}


@pytest.mark.parametrize("seed", range(times(1, 3)))
def test_a_number_is_found_by_its_place_as_it_stands(path: Path, seed: int) -> None:
    story, stands = corrected(story_of(evening(seed, spins=20, nights=2)), random.Random(seed), 9)
    record(path, story)
    last = {each["spin"]: seq for seq, each in enumerate(story, 1) if each["kind"] == "spin.number"}
    taken = {each["spin"] for each in story if each["kind"] == "spin.taken_back"}
    asked = Counter[str]()
    for seq, each in enumerate(story, 1):
        asked[each["kind"]] += 1
        if each["kind"] != "spin.number" and asked[each["kind"]] > times(3, len(story)):
            continue
        if each["kind"] != "spin.number" or last[each["spin"]] != seq:
            assert number_at(path, "T1", ROULETTE, seq) is None
        elif each["spin"] not in taken:
            assert number_at(path, "T1", ROULETTE, seq) == Fell(each["spin"], stands[each["spin"]])
    assert number_at(path, "T1", ROULETTE, len(story) + 1) is None

"""A whole evening at the croupier's window: what the journal tells is what the dealer did, and nothing else."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.dealer import Dealer, Throw
from tests.end_to_end.running import verify
from tests.end_to_end.story import Story, first_difference, journal_of, told
from tests.often import times

SEED = int(os.environ.get("CAPOTAVOLO_SEED", "20261121"))
SPINS = int(os.environ.get("CAPOTAVOLO_SPINS", str(times(12, 24))))
"""Twelve at least: then each kind of throw, and all that is rare, happens once."""
HAPPENS = {
    "table.minimum", "colour.assigned", "table.dealer", "table.relief", "table.suspended", "spin.last", "spin.void",
    "spin.candidate", "winners.entered", "payment.made", "announce.accepted", "spin.closed", "table.closed",
}  # fmt: skip
"""What no evening is without."""
pytestmark = [pytest.mark.serial_line, pytest.mark.often]


@pytest.fixture
def story(tmp_path: Path) -> Iterator[Story]:
    made = Story(tmp_path / "story.jsonl")
    yield made
    made.close()


def throws(rng: random.Random) -> list[tuple[Throw, int]]:
    """So many spins, in which everything happens at least once, and three zeros."""
    rare = [throw for throw in Throw if throw is not Throw.WHEEL for _ in range(SPINS // 12)]
    planned = [*rare, *[Throw.WHEEL] * (SPINS - len(rare))]
    numbers = [0, 0, 0, *(rng.randrange(37) for _ in range(SPINS - 3))]
    return list(zip(rng.sample(planned, SPINS), rng.sample(numbers, SPINS), strict=True))


def test_the_journal_tells_what_the_dealer_did(qtbot: QtBot, tmp_path: Path, story: Story) -> None:
    """Numbers, entries, payments with amount and order, marks, announces, minima, dealers: all of one seed."""
    rng = random.Random(SEED)
    with AtTheWindow(tmp_path, rng) as table:
        dealer = Dealer(table, rng, story.tell, pause=table.breathe)
        dealer.at_table.open()
        rare, every = rng.sample(dealer.rare, len(dealer.rare)), max(2, SPINS // 6)
        for place, (throw, number) in enumerate(throws(rng)):
            behind = place % 8 == 5
            dealer.deal(throw, number, behind=behind)
            if not behind and place % every == every // 2 and rare:
                dealer.between(rare.pop())
            elif not behind:
                dealer.between(lambda: dealer.announces.give("rest"))
        dealer.last()
        assert not rare
    assert first_difference(story.lines(), told(journal_of(table.database))) == "", f"seed {SEED}"
    assert {line[0] for line in story.lines()} >= HAPPENS, f"seed {SEED}"
    assert verify(table.database)[0] == 0, f"seed {SEED}"

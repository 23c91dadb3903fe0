"""A whole evening with Repeater Bets at the croupier's window: the journal is the model, event for event."""

import os
import random
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.end_to_end.board_dealer import Moment
from tests.end_to_end.board_stretch import Paper, deal, dealing
from tests.end_to_end.forked import ran
from tests.end_to_end.running import Form, environment, verify
from tests.end_to_end.story import Story, first_difference, journal_of, told
from tests.often import times

SEED = int(os.environ.get("CAPOTAVOLO_SEED", "2"))
SPINS = int(os.environ.get("CAPOTAVOLO_SPINS", str(times(10, 300))))
DARK = [Moment.PAYING, *(moment for moment in Moment if moment is not Moment.PAYING)][: times(1, 5)]
"""The moments at which the power fails, one after another."""
PATIENCE = 900
HAPPENS = {
    *(f"repeater.{kind}" for kind in ("booked", "refused", "returned", "marked", "won", "lost", "round")),
    *(
        f"repeater.{kind}"
        for kind in ("offered", "declined", "surrendered", "taken_back", "corrected", "abandoned")
    ),
    *("spin.void", "spin.candidate", "winners.entered", "payment.made", "spin.last"),
}
"""What no such evening is without."""
TOUCHES = {
    "book from the board": 3,
    "book on the page": 3,
    "give up": 1,
    "give up on the page": 2,
    "come prima after a seven": 2,
    "come prima later": 3,
    "come prima of everybody": 2,
}
"""How many touches each takes (repeater-bets B1); a win with what the dealers' box gets is paid with one."""
pytestmark = [pytest.mark.serial_line, pytest.mark.kill, pytest.mark.often]


@pytest.fixture
def story(tmp_path: Path) -> Iterator[Story]:
    made = Story(tmp_path / "story.jsonl")
    yield made
    made.close()


def recorded(database: Path) -> Iterator[Form]:
    """The journal as a script reads it, but for what it says of the wheel, which goes dark with the table."""
    for event in journal_of(database):
        if event["kind"] != "reader.warning":
            yield event
        else:
            assert event["reason"] in {"wheel_restarted", "not_reversed"}


def test_the_journal_is_the_model(
    qtbot: QtBot, tmp_path: Path, story: Story, capsys: pytest.CaptureFixture[str]
) -> None:
    """300 spins with eight players at the board, and the program killed in their midst (repeater-bets A1, B1)."""
    with capsys.disabled():
        print(f" [CAPOTAVOLO_SEED={SEED} CAPOTAVOLO_SPINS={SPINS}", end="")
    Paper(random.Random(SEED), story).leave(tmp_path)
    each = SPINS // (len(DARK) + 1)
    for moment in DARK:
        words = ["tests.end_to_end.board_stretch", str(tmp_path), str(each), moment.value]
        killed = ran(words, environment(), patience=PATIENCE)
        assert killed.returncode == -signal.SIGKILL, f"seed {SEED}, {moment}: {killed.stderr}"
    paper = Paper.found(tmp_path)
    with closing(paper.story), dealing(tmp_path, paper) as (table, dealer):
        for _ in range(each):
            deal(dealer, paper)
        dealer.last()
    assert first_difference(story.lines(), told(recorded(table.database))) == "", f"seed {SEED}"
    assert {line[0] for line in story.lines()} >= HAPPENS, f"seed {SEED}"
    assert verify(table.database)[0] == 0, f"seed {SEED}"
    for what, most in TOUCHES.items():
        assert max(paper.touched.get(what, [0])) <= most, f"seed {SEED}, {what}: {paper.touched}"
    with capsys.disabled():
        told_most = ", ".join(f"{what} {max(counts)}" for what, counts in sorted(paper.touched.items()))
        print(f"; {paper.touches} touches, at most: {told_most}] ", end="")

"""A stretch of an evening with Repeater Bets, at a station and a window of its own, which a power cut ends.

`python -m tests.end_to_end.board_stretch FOLDER SPINS MOMENT`: what the dealer has on paper is left in the folder.
"""

from __future__ import annotations

import os
import pickle
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from tests.desks.spin_window import BoardWindow
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.board_account import HOUSE
from tests.end_to_end.board_book import BoardBook
from tests.end_to_end.board_dealer import BoardDealer, Moment
from tests.end_to_end.dealer import Throw
from tests.end_to_end.story import Story

LONGEST = 20
"""Spins until the power fails all the same, where its moment does not come."""


@dataclass
class Paper:
    """What a dealer has written down, and whoever comes after him reads.

    Attributes:
        rng: chance, as far as it was drawn.
        story: what was done.
        book: what lies where; None before the table was opened.
        moment: at which the last window went dark.
        done: what was done at least once.
        throws: how often each kind was thrown.
        touched: how many touches each kind of act took.
        touches: of all windows.
    """

    rng: random.Random
    story: Story
    book: BoardBook | None = None
    moment: Moment = Moment.BETTING
    done: set[str] = field(default_factory=set)
    throws: Counter[Throw] = field(default_factory=Counter)
    touched: dict[str, list[int]] = field(default_factory=dict)
    touches: int = 0

    @classmethod
    def found(cls, folder: Path) -> Self:
        found: Self = pickle.loads((folder / "paper").read_bytes())
        return found

    def leave(self, folder: Path) -> None:
        (folder / "paper").write_bytes(pickle.dumps(self))


@contextmanager
def dealing(folder: Path, paper: Paper) -> Iterator[tuple[AtTheWindow, BoardDealer]]:
    """A dealer at a window of his own, who goes on where the paper ends, and keeps it up at the end."""
    with AtTheWindow(folder, paper.rng, profile=HOUSE, kind=BoardWindow) as table:
        dealer = BoardDealer(table, paper.rng, paper.story.tell, table.breathe, paper.book)
        dealer.done, dealer.board.touched = paper.done, paper.touched
        if paper.book is None:
            paper.book = dealer.book
            dealer.at_table.open()
        else:
            dealer.go_on(paper.moment)
        yield table, dealer
        paper.touches += table.touches


def deal(dealer: BoardDealer, paper: Paper) -> None:
    """Deal one spin: each kind of throw comes once before any comes again."""
    least = min(paper.throws[throw] for throw in Throw)
    new = [throw for throw in Throw if paper.throws[throw] == least == 0]
    throw = paper.rng.choice([*new, Throw.WHEEL] if new else [*Throw, *[Throw.WHEEL] * 8])
    paper.throws[throw] += 1
    dealer.deal(throw, dealer.coming())


def until_it_is_dark(folder: Path, spins: int, wanted: Moment) -> None:
    """Deal so many spins at least, and then to a moment, at which this process is killed."""
    paper = Paper.found(folder)
    dealt = 0
    with dealing(folder, paper) as (table, dealer):

        def passes(moment: Moment) -> None:
            if dealt >= spins and (moment is wanted or dealt >= spins + LONGEST):
                paper.moment = moment
                paper.touches += table.touches
                paper.leave(folder)
                os.kill(os.getpid(), signal.SIGKILL)

        dealer.passes = passes
        while True:
            dealer.hurries = dealt >= spins
            deal(dealer, paper)
            dealt += 1


def main() -> None:
    """Be that process."""
    folder, spins, moment = sys.argv[1:]
    until_it_is_dark(Path(folder), int(spins), Moment(moment))


if __name__ == "__main__":
    main()

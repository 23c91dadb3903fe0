"""A dealer who deals for hours at the real window: memory is flat, and the journal tells what he did."""

from __future__ import annotations

import os
import random
import tempfile
import time
from pathlib import Path

from app.desks.common.platform_choice import choose_platform
from hardware.simulators.cammegh_script import Durations
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.dealer import RARE, Dealer, Throw
from tests.end_to_end.running import verify
from tests.end_to_end.story import Story, first_difference, journal_of, told
from tests.soak.lengths import SPEED
from tests.soak.memory import is_flat, resident

SPINS_AN_HOUR = 45
A_SPIN = 3600 / SPINS_AN_HOUR / SPEED
"""Seconds from one throw to the next."""
EVERY = 3.0
"""Seconds between two looks at the memory."""
WARM_UP = 60.0
"""Seconds, at most a sixth of the whole, in which pages, pictures and caches are made for the first time."""


class Watch:
    """Looks at the memory as time goes by, and keeps the dealer to the pace of a real table.

    Attributes:
        samples: bytes, from the end of the warm-up on.
    """

    def __init__(self, table: AtTheWindow, seconds: float) -> None:
        self._table = table
        self._began = time.monotonic()
        self._end = self._began + seconds
        self._look = self._began + min(WARM_UP, seconds / 6)
        self._slot = self._began
        self.samples: list[int] = []

    @property
    def over(self) -> bool:
        return time.monotonic() >= self._end

    def pause(self) -> None:
        """A person looks before he goes on."""
        self._until(time.monotonic() + A_SPIN / 16)

    def next_spin(self) -> None:
        """Wait until a table would throw again; one that is late throws at once."""
        self._slot = max(self._slot + A_SPIN, time.monotonic())
        self._until(self._slot)

    def _until(self, moment: float) -> None:
        self._table.until(lambda: self._looked() and time.monotonic() >= moment, "time to go by")

    def _looked(self) -> bool:
        if time.monotonic() >= self._look:
            self._look += EVERY
            self.samples.append(resident())
        return True


def deal_on(seconds: int, seed: int) -> bool:
    """Deal at twenty times the pace of a table.

    Args:
        seconds: how long, by the clock on the wall.
        seed: chance of wheel and dealer.

    Returns:
        Whether memory is flat, nothing failed in the window, and the journal tells what the dealer did.
    """
    choose_platform(os.environ)
    faults: list[BaseException] = []
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="capotavolo-soak-") as folder:
        story = Story(Path(folder) / "story.jsonl")
        with AtTheWindow(
            Path(folder), rng, speed=SPEED, durations=Durations(), on_fault=faults.append
        ) as table:
            watch = Watch(table, seconds)
            dealer = Dealer(table, rng, story.tell, watch.pause)
            dealer.at_table.open()
            spins = _deal_until_over(dealer, watch, rng)
            dealer.last()
        differs = first_difference(story.lines(), told(journal_of(table.database)))
        status, _ = verify(table.database)
        story.close()
    print(f"  {spins} spins in {seconds} s ({seconds * SPEED / 3600:.1f} hours of play)")
    flat = is_flat(watch.samples)
    for fault in (*faults, *([differs] if differs else [])):
        print(f"  {fault}")
    return flat and not faults and not differs and status == 0


def _deal_until_over(dealer: Dealer, watch: Watch, rng: random.Random) -> int:
    """Spin after spin, with all that happens at a table; gives how many."""
    spins = 0
    while not watch.over:
        throw = rng.choices([Throw.WHEEL, *RARE], [1 - sum(RARE.values()), *RARE.values()])[0]
        behind = rng.random() < 0.04
        dealer.deal(throw, rng.randrange(37), behind=behind)
        spins += 1
        if not behind:
            if rng.random() < 0.12:
                dealer.between(rng.choice(dealer.rare))
            if rng.random() < 0.5:
                dealer.between(lambda: dealer.announces.give("rest"))
        watch.next_spin()
    return spins

"""Asks for the first page of each filter of the screen and of each pair, and measures how long each takes."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder, Page
from app.rules.roulette.layout import Kind
from app.table.roulette.game import ROULETTE
from tests.big.invented import FLAGS, RARE_DEALER

LIMIT: Final = 0.1
_ROUNDS: Final = 3


class Asked(NamedTuple):
    """A filter and how it is called."""

    name: str
    filter: Filter


class Timed(NamedTuple):
    """How long a filter's first page took, and its count, in seconds; the middle of three rounds."""

    name: str
    page: float
    counting: float
    rows: int


def singles(first: int, last: int) -> list[Asked]:
    """Name the filters of the screen, each with what is frequent and what is rare.

    Args:
        first: the time of the oldest spin.
        last: that of the newest.
    """
    old = first + (last - first) // 10
    day = 86_400 * 1_000_000
    return [
        Asked("table T3", Filter(table="T3")),
        Asked("a night long ago", Filter(since=old, until=old + day)),
        Asked("the last tenth", Filter(since=last - (last - first) // 10)),
        Asked("before it", Filter(until=old)),
        Asked("number 17", Filter(number=17)),
        Asked("dealer A", Filter(dealer="Dealer A")),
        Asked("dealer Z", Filter(dealer="Dealer Z")),
        Asked("a rare dealer", Filter(dealer=RARE_DEALER)),
        Asked("a dealer nobody knows", Filter(dealer="Nobody")),
        Asked("over 200", Filter(over=20_000)),
        Asked("over 4,321", Filter(over=432_100)),
        Asked("over 100,000", Filter(over=10_000_000)),
        Asked("under 5", Filter(under=500)),
        Asked("amount 85", Filter(over=8_499, under=8_501)),
        Asked("red", Filter(chip="red")),
        Asked("chips of 1000", Filter(chip="1000.00")),
        Asked("on 8/11", Filter(position="8/11")),
        Asked("on 0-3", Filter(position="0-3")),
        Asked("splits", Filter(kind=Kind.SPLIT)),
        *(Asked(str(flag.name).lower(), Filter(flags=flag)) for flag in FLAGS),
    ]


def pairs(asked: list[Asked]) -> Iterator[Asked]:
    """Name every two that can be asked for together."""
    for one, two in combinations(asked, 2):
        first, second = _said(one.filter), _said(two.filter)
        both = {**first, **second}
        if "flags" in first and "flags" in second:
            both["flags"] = first["flags"] | second["flags"]
        elif first.keys() & second.keys():
            continue
        yield Asked(f"{one.name}, {two.name}", Filter(**both))


def timed(finder: Finder, asked: Asked, rounds: int) -> Timed:
    """Measure one filter's first page and its count."""
    page = [_seconds(lambda: finder.page(asked.filter)) for _ in range(rounds)]
    count = [_seconds(lambda: finder.count(asked.filter)) for _ in range(rounds)]
    rows = finder.count(asked.filter)
    return Timed(asked.name, statistics.median(page), statistics.median(count), rows.spins + rows.more)


def ask_all(path: Path, *, rounds: int = _ROUNDS) -> list[Timed]:
    """Measure every filter and every pair on a file that is in the page cache."""
    with path.open("rb") as file:
        while file.read(1 << 24):
            pass
    gc.collect()
    with Finder.open(path, ROULETTE, lists=path) as finder:
        newest = finder.page(Filter(), rows=1).spins[0].at
        oldest = finder.page_before(Filter(), finder.place_at(0), rows=1).spins[0].at
        asked = singles(oldest, newest)
        return [timed(finder, each, rounds) for each in (*asked, *pairs(asked))]


def walk(path: Path, pages: int, moments: int) -> tuple[float, str | None]:
    """Scroll and jump about: every spin in its turn, there and back.

    Returns:
        The longest that one step took, in seconds, and what was wrong with the pages, if anything.
    """
    longest = 0.0
    with Finder.open(path, ROULETTE, lists=path) as finder:
        newest = finder.page(Filter(), rows=1).spins[0].at
        oldest = finder.page_before(Filter(), finder.place_at(0), rows=1).spins[0].at
        for step in range(moments):
            moment = oldest + (newest - oldest) * (2 * step + 1) // (2 * moments)
            began = time.perf_counter()
            place = finder.place_at(moment)
            page = finder.page(Filter(), place)
            longest = max(longest, time.perf_counter() - began)
            if not page.spins or page.spins[0].at >= moment:
                return longest, f"the page before {moment} is not where it should be"
            above = finder.page_before(Filter(), place, rows=1).spins
            if above and above[0].at < moment:
                return longest, f"a spin before {moment} is passed by"
            down = [page]
            for _ in range(pages):
                began = time.perf_counter()
                down.append(finder.page(Filter(), down[-1].older))
                longest = max(longest, time.perf_counter() - began)
            fault = gap_in(down) or _way_back(finder, down)
            if fault:
                return longest, fault
    return longest, None


def gap_in(down: list[Page]) -> str | None:
    """Say whether a table's spins miss one, or come twice."""
    last: dict[str, int] = {}
    for spin in (spin for page in down for spin in page.spins):
        if spin.spin != last.get(spin.table, spin.spin + 1) - 1:
            return f"behind spin {last[spin.table]} of {spin.table} comes {spin.spin}"
        last[spin.table] = spin.spin
    return None


def _way_back(finder: Finder, down: list[Page]) -> str | None:
    """Say whether the same spins come on the way back."""
    there = [(spin.table, spin.spin) for page in down for spin in page.spins]
    place = down[-1].older
    back: list[tuple[str, int]] = []
    while len(back) < len(there):
        page = finder.page_before(Filter(), place)
        back = [(spin.table, spin.spin) for spin in page.spins] + back
        place = page.newer
    return None if back[-len(there) :] == there else "on the way back there are other spins"


def _seconds(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def _said(asked: Filter) -> dict[str, Any]:
    nothing = Filter()
    found = msgspec.structs.asdict(asked)
    return {name: value for name, value in found.items() if value != getattr(nothing, name)}

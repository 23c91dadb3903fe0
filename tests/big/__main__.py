"""Runs the large tests in parts, each printing its seed, its time and its limits; goes on where it was stopped."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tests.big.asking import LIMIT, Timed, ask_all, walk
from tests.big.filling import fill
from tests.big.played import play_on
from tests.big.verified import verify_holds

_SIZES = {"small": 100_000, "large": 10_000_000}
_MEGABYTE = 1_000_000
_MOST_BYTES = 6_000 * _MEGABYTE


def main() -> int:
    """Run what was asked for; exit status 0 all holds, 1 something misses its limit, 3 there is more to do."""
    parser = argparse.ArgumentParser(prog="python -m tests.big")
    parser.add_argument("part", choices=["lists", "journal", "verify"])
    parser.add_argument("--folder", type=Path, default=Path("build") / "big", help="where the files lie")
    parser.add_argument("--seed", type=int, default=1, help="the same for every part of a run")
    parser.add_argument("--minutes", type=float, default=9.0, help="of one part; call again to go on")
    parser.add_argument("--spins", type=int, help="of the large file (ten million; a million of the journal)")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    print(f"{chosen.part}: seed {chosen.seed}, in {chosen.folder}", flush=True)
    began = time.monotonic()
    until = began + 60 * chosen.minutes
    if chosen.part == "verify":
        path = chosen.folder / f"played-{chosen.spins or 1_000_000}.sqlite"
        status = 0 if verify_holds(path, lambda said: print(f"  {said}", flush=True)) else 1
    elif chosen.part == "journal":
        status = play_on(chosen.folder, chosen.spins or 1_000_000, chosen.seed, until=until)
    else:
        status = _lists(chosen.folder, chosen.spins or _SIZES["large"], chosen.seed, until)
    print(f"{chosen.part}: {time.monotonic() - began:.0f} s", flush=True)
    return status


def _lists(folder: Path, spins: int, seed: int, until: float) -> int:
    """Fill a small file and a large one, then ask both the same."""
    small, large = folder / "small.lists.sqlite", folder / f"{spins}.lists.sqlite"
    for path, size in ((small, _SIZES["small"]), (large, spins)):
        began = time.monotonic()
        if not fill(path, size, seed, until=until, said=lambda said: print(f"  {said}", flush=True)):
            return 3
        print(
            f"  {path.name}: {path.stat().st_size / _MEGABYTE:.0f} MB, {time.monotonic() - began:.0f} s now"
        )
    both = list(zip(ask_all(small), ask_all(large), strict=True))
    print(f"  {'first page of':44} {'small':>9} {'large':>9}  limit {1000 * LIMIT:.0f} ms;  count, large")
    for one, other in both:
        print(_line(one, other))
    missed = [other.name for one, other in both if max(one.page, other.page) > LIMIT]
    print(f"  {len(both)} filters and pairs, {len(missed)} over the limit {missed or ''}")
    worst = max(other.page for _, other in both)
    print(f"  the slowest of the large file: {1000 * worst:.1f} ms")
    walks = [walk(path, pages=20, moments=20) for path in (small, large)]
    for path, (longest, fault) in zip((small, large), walks, strict=True):
        print(f"  scrolling and jumping, {path.name}: {fault or 'no gap'}, {1000 * longest:.1f} ms at most")
    fits = large.stat().st_size <= _MOST_BYTES
    return 0 if fits and not missed and not any(fault for _, fault in walks) else 1


def _line(one: Timed, other: Timed) -> str:
    times = f"{1000 * one.page:6.1f} ms {1000 * other.page:6.1f} ms"
    said = "more than 1000" if other.rows > 1_000 else str(other.rows)
    late = "  MISSES" if max(one.page, other.page) > LIMIT else ""
    return f"  {other.name:44} {times}  {1000 * other.counting:6.1f} ms: {said}{late}"


if __name__ == "__main__":
    sys.exit(main())

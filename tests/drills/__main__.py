"""Runs the drills: `make drills`, or parts: `python -m tests.drills products/1 --exercises 1000`."""

from __future__ import annotations

import argparse
import random
import sys
import time

from tests.drills.checking import check, drawn_ones, levels, oracle_of


def main() -> int:
    """Check what was asked for; the exit status is 1 if one exercise fails."""
    names = [f"{name}/{level}" for name, level in levels()]
    parser = argparse.ArgumentParser(prog="python -m tests.drills")
    parser.add_argument("parts", nargs="*", metavar="DRILL[/LEVEL]", help="default: all")
    parser.add_argument("--exercises", type=int, default=10_000, help="of each level")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    chosen = parser.parse_args()
    wanted = [name for name in names if not chosen.parts or {name, name.split("/")[0]} & {*chosen.parts}]
    if not wanted:
        parser.error(f"no such drill (there are {', '.join(names)})")
    print(f"seed {chosen.seed}", flush=True)
    failed = 0
    for name in wanted:
        began, (drill, level) = time.monotonic(), name.split("/")
        faults = _faults(drill, int(level), chosen.exercises, chosen.seed)
        failed += bool(faults)
        print(f"{name}: {chosen.exercises} exercises, {time.monotonic() - began:.0f} s", flush=True)
        for fault in faults[:5]:
            print(f"  {fault}")
        if len(faults) > 5:
            print(f"  and {len(faults) - 5} more")
    return 1 if failed else 0


def _faults(drill: str, level: int, exercises: int, seed: int) -> list[str]:
    oracle, faults = oracle_of(drill), []
    for found in drawn_ones(drill, level, exercises, seed):
        try:
            check(found, oracle)
        except AssertionError as fault:
            faults.append(str(fault))
    return faults


if __name__ == "__main__":
    sys.exit(main())

"""Runs the drills: `make drills`, or parts: `python -m tests.drills products/1 --exercises 1000`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from tests.drills.checking import check, drawn_ones, levels, oracle_of
from tests.parts import parser_of


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line: drills, or levels of them (products/1)."""
    drills = dict.fromkeys(name for name, _ in levels())
    parser = parser_of("python -m tests.drills", [*drills, *_names()])
    parser.add_argument("--exercises", type=int, default=10_000, help="of each level")
    return parser.parse_args(arguments)


def main() -> int:
    """Check what was asked for; the exit status is 1 if one exercise fails."""
    chosen = asked()
    wanted = [name for name in _names() if not chosen.parts or {name, name.split("/")[0]} & {*chosen.parts}]
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


def _names() -> list[str]:
    return [f"{name}/{level}" for name, level in levels()]


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

"""Runs the long tests, each printing its seed and its time: `make soak` all of them in twenty minutes.

By their names they run one after the other, each as long as it can be: python -m tests.soak kills --kills 50
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence

from tests.parts import parser_of
from tests.soak.lengths import FOUR_HOURS
from tests.soak.replugs import CABLES, USUAL, replug_many
from tests.soak.whole import run_all

ANIMATED = 600
"""Seconds."""


def _window(chosen: argparse.Namespace) -> bool:
    from tests.soak.window import animate

    return animate(chosen.seconds or ANIMATED, chosen.seed)


def _desk(chosen: argparse.Namespace) -> bool:
    from tests.soak.desk import deal_on

    return deal_on(chosen.seconds or FOUR_HOURS, chosen.seed)


def _kills(chosen: argparse.Namespace) -> bool:
    from tests.soak.kills import kill_many

    return kill_many(chosen.kills, chosen.seed)


def _backup(chosen: argparse.Namespace) -> bool:
    from tests.soak.backup import back_up

    return back_up(chosen.spins, chosen.seed)


def _evenings(chosen: argparse.Namespace) -> bool:
    from tests.soak.evenings import play_many

    return play_many(chosen.evenings, chosen.seed)


def _replugs(chosen: argparse.Namespace) -> bool:
    return replug_many(chosen.cable or USUAL, chosen.cycles, chosen.seed)


def _hours(chosen: argparse.Namespace) -> bool:
    from tests.soak.hours import listen_on

    return listen_on(chosen.hours, chosen.seed)


def _months(chosen: argparse.Namespace) -> bool:
    from tests.soak.months import watch_many

    return watch_many(chosen.months, chosen.seed)


RUN: dict[str, Callable[[argparse.Namespace], bool]] = {
    "window": _window,
    "desk": _desk,
    "kills": _kills,
    "backup": _backup,
    "evenings": _evenings,
    "replugs": _replugs,
    "hours": _hours,
    "months": _months,
}
"""Each loads what it runs: one part of the whole run needs no other's windows."""


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = parser_of("python -m tests.soak", RUN)
    parser.add_argument(
        "--seconds",
        type=int,
        help=f"how long: the window {ANIMATED}, the desk {FOUR_HOURS} where nothing is said",
    )
    parser.add_argument("--kills", type=int, default=200, help="how often the table is killed")
    parser.add_argument("--spins", type=int, default=10_000, help="played around a backup")
    parser.add_argument("--evenings", type=int, default=10_000, help="how many evenings are simulated")
    parser.add_argument("--cycles", type=int, default=1_000, help="how often each cable is pulled")
    parser.add_argument("--cable", action="append", choices=list(CABLES), help=f"default: {' '.join(USUAL)}")
    parser.add_argument("--hours", type=float, default=24.0, help="of a wheel, at a hundred times its speed")
    parser.add_argument("--months", type=int, default=1_000, help="of fair wheels that are watched over")
    chosen = parser.parse_args(arguments)
    if not chosen.parts and chosen != parser.parse_args(["--seed", str(chosen.seed)]):
        parser.error(
            "all of them together have their own lengths: name the part that is to be longer or shorter"
        )
    return chosen


def main() -> int:
    """Run the parts that were asked for, or all of them shortened; the exit status is 1 if one of them fails."""
    chosen, begun = asked(), time.monotonic()
    held = True
    if not chosen.parts:
        print(f"seed {chosen.seed}", flush=True)
        held = run_all(chosen.seed)
        print(f"{time.monotonic() - begun:.0f} s")
    for part in chosen.parts:
        began = time.monotonic()
        print(f"{part}: seed {chosen.seed}", flush=True)
        held &= RUN[part](chosen)
        print(f"{part}: {time.monotonic() - began:.0f} s", flush=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())

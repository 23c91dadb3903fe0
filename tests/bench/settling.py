"""How many spins a second `settle` answers, and how long one crowded layout takes."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from app.rules.roulette.settlement import settle
from app.table.roulette.spin_form import read_spin
from tests.houses import house

from .figures import against, line, percentile
from .layouts import spin
from .machine import loop_ms

_BETS = 40
_SPINS = 10_000
_AT_ONCE = 1 << 20
_ROUNDS = 5
_SPINS_A_SECOND = 3_000
_CROWDED = 150
_CROWDED_MS = 0.3
_LAYOUTS = 4
_TIMES = 20


def measure(seed: int, folder: Path) -> None:
    """Print both figures with their limits."""
    print(f"settle: {_ROUNDS} streams of {_SPINS} spins of {_BETS} bets, one process each")
    _stream(seed, folder)
    _crowded(seed)


def _stream(seed: int, folder: Path) -> None:
    rng = random.Random(seed)
    lines = [msgspec.json.encode(spin(rng, _BETS, rng.randrange(37))) + b"\n" for _ in range(_SPINS)]
    spins = folder / "spins.jsonl"
    spins.write_bytes(b"".join(lines))
    found, loops = [], []
    for _ in range(_ROUNDS):
        loops.append(loop_ms())
        found.append(_spins_a_second(spins))
    value = statistics.median(found)
    verdict = "holds" if value >= _SPINS_A_SECOND else "MISSES"
    spread = f"[{min(found):.0f} to {max(found):.0f}; {_meanwhile(loops)}]"
    line(
        "spins a second, median of the streams",
        f"{value:.0f}",
        f">= {_SPINS_A_SECOND}",
        f"{verdict}   {spread}",
    )


def _spins_a_second(spins: Path) -> float:
    """One process answers a file of spins into a pipe; the time runs from its first answers to its last."""
    command = [sys.executable, "-m", "app", "settle", str(spins)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdout is not None
        answered = before = process.stdout.read(_AT_ONCE).count(b"\n")
        begun = time.perf_counter()
        while answers := process.stdout.read(_AT_ONCE):
            answered += answers.count(b"\n")
        spent = time.perf_counter() - begun
    if answered != _SPINS:
        raise RuntimeError("settle ended before it had answered every spin")
    return (answered - before) / spent


def _meanwhile(loops: list[float]) -> str:
    """How fast the machine was while it was measured."""
    return f"the loop took {statistics.median(loops):.1f} ms"


def _crowded(seed: int) -> None:
    """Each layout under each number; the median over all of them, and the slowest number's."""
    rng = random.Random(seed)
    by_number: dict[int, list[float]] = {number: [] for number in range(37)}
    entries, loops = 0, list[float]()
    for _ in range(_LAYOUTS):
        loops.append(loop_ms())
        form = spin(rng, _CROWDED, 0)
        entries = sum(len(bet["stack"]) for bet in form["bets"])
        for number, spent in by_number.items():
            profile, one = read_spin({**form, "number": number}, house)
            for _ in range(_TIMES):
                begun = time.perf_counter_ns()
                settle(profile, one)
                spent.append((time.perf_counter_ns() - begun) / 1e6)
    every = [spent for found in by_number.values() for spent in found]
    value = percentile(every, 0.5)
    slowest = max(by_number, key=lambda number: percentile(by_number[number], 0.5))
    aside = f"[{entries} entries; number {slowest} {percentile(by_number[slowest], 0.5):.2f} ms; {_meanwhile(loops)}]"
    name = f"one crowded layout ({_CROWDED} stacks, 8 colours)"
    line(name, f"{value:.3f} ms median", f"<= {_CROWDED_MS} ms", f"{against(_CROWDED_MS, value)}   {aside}")

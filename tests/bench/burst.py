"""How long each codec takes for the lines that a host finds when it comes back: two hundred in one piece."""

from __future__ import annotations

import random
import time

from hardware.readings import Heard
from hardware.registry import KINDS
from hardware.simulators.simulated import SIMULATED

from .figures import against, line, percentile

LINES = 200
_BURST_MS = 2.0
_TIMES = 300


def measure(seed: int) -> None:
    """Print the time for a burst, and the rate, of each codec."""
    print(f"codecs: {LINES} buffered lines in one burst, {_TIMES} times each")
    for kind in KINDS:
        spent, length = burst_ms(kind, seed, _TIMES)
        figure = f"{percentile(spent, 0.5):.3f} / {percentile(spent, 0.99):.3f} ms"
        verdict = against(_BURST_MS, percentile(spent, 0.5))
        rate = length / percentile(spent, 0.5) / 1e3
        line(f"{kind}, p50 / p99", figure, f"p50 <= {_BURST_MS:.0f} ms", f"{verdict}   [{rate:.1f} MB/s]")


def burst_ms(kind: str, seed: int, times: int) -> tuple[list[float], int]:
    """Milliseconds for a burst in the middle of an evening, and its bytes.

    Args:
        kind: of the registry.
        seed: of the evening.
        times: how often.
    """
    simulated = SIMULATED[kind]
    device = simulated.script(random.Random(seed))
    lines: list[bytes] = []
    while len(lines) < 2 * LINES:
        lines += [step.data for step in device.play(len(lines) % 37).steps if step.data]
    before, burst = b"".join(lines[:LINES]), b"".join(lines[LINES : 2 * LINES])
    made = KINDS[kind].with_options(simulated.options)
    spent = []
    for _ in range(times):
        codec = made.codec(None)
        codec.connected()
        codec.feed(before, Heard("reader", 0, 0))
        begun = time.perf_counter_ns()
        codec.feed(burst, Heard("reader", 60_000_000, 60_000_000))
        spent.append((time.perf_counter_ns() - begun) / 1e6)
    return spent, len(burst)

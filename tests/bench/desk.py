"""How long the croupier's window paints at its busiest, and how soon a touch is answered on the screen."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from .figures import against, line, percentile
from .machine import loop_ms

_ROUNDS = 3
_DRAWN_INTO_MEMORY = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


class _Figure(NamedTuple):
    """One of the figures: where it stands in what was told, what it is, which part of it, and its limit in ms."""

    name: str
    words: str
    part: float
    limit: float


_FIGURES = (
    _Figure("layout", "paint of the layout at rest, 500 chips", 0.99, 8.0),
    _Figure("entry", "paint of the entry at rest, twelve full places", 0.99, 8.0),
    _Figure("closing", "a frame while the view closes in, 500 chips", 0.99, 12.0),
    _Figure("sharp", "  the sharp picture that follows", 0.5, 12.0),
    _Figure("touch", "touch to the changed payment on the screen", 0.99, 30.0),
)


def measure(seed: int, folder: Path) -> None:
    """Print each figure with its limit."""
    print(f"desk: the window at 1920x1080, drawn into memory; the median of {_ROUNDS} rounds")
    before = loop_ms()
    command = [sys.executable, "-m", f"{__package__}.desk_house", str(folder / "desk.sqlite"), str(seed)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=_DRAWN_INTO_MEMORY)
    found: dict[str, list[tuple[float, float]]] = json.loads(done.stdout)
    for figure in _FIGURES:
        _print(figure, found[figure.name])
    line("  the fixed loop meanwhile", f"{before:.1f} / {loop_ms():.1f} ms", "before / after")


def _print(figure: _Figure, spent: list[tuple[float, float]]) -> None:
    """The clock counts; beside it what the thread of the windows had of the processor."""
    clock, processor = ([each[which] for each in spent] for which in (0, 1))
    rounds = [
        percentile(clock[start * len(clock) // _ROUNDS : (start + 1) * len(clock) // _ROUNDS], figure.part)
        for start in range(_ROUNDS)
    ]
    value = statistics.median(rounds)
    most = "p99" if figure.part > 0.5 else "p50"
    told = f"{percentile(clock, 0.5):.2f} / {value:.2f} ms"
    aside = f"[rounds {' '.join(f'{each:.2f}' for each in rounds)}; {most} of the processor alone "
    aside += f"{percentile(processor, figure.part):.2f}; {len(spent)} times]"
    verdict = f"{against(figure.limit, value)}   {aside}"
    line(f"{figure.words}, p50 / {most}", told, f"<= {figure.limit:.0f} ms", verdict)

"""Percentiles, ratios by rounds, the band of noise, and what may be said of a figure."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

NARROWEST = 0.02
"""Two programs that differ by less than this part are never told apart."""


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which so large a part of the values lies (the nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


@dataclass(frozen=True, slots=True)
class Band:
    """The ratios of the same program against itself, round by round: what chance alone makes of it."""

    low: float
    high: float

    @classmethod
    def of(cls, ratios: Sequence[float]) -> Band:
        """The band as wide as the ratios and their inverses, because which of the two came first is chance."""
        widest = max(NARROWEST, *(max(ratio, 1 / ratio) - 1 for ratio in ratios))
        return cls(1 / (1 + widest), 1 + widest)

    def __str__(self) -> str:
        return f"{self.low:.2f}–{self.high:.2f}"


def ratios(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]], part: float) -> list[float]:
    """A percentile of one program divided by that of the other, round by round."""
    return [
        percentile(mine, part) / percentile(theirs, part) for mine, theirs in zip(one, other, strict=True)
    ]


def against(limit: float, value: float, band: Band | None = None) -> str:
    """Say whether a figure holds; within the noise of its limit it neither holds nor misses."""
    if band is None:
        return "holds" if value <= limit else "MISSES"
    if value <= limit * band.low:
        return "holds"
    return "MISSES" if value > limit * band.high else "at the limit, within the noise"


def compared(value: float, band: Band) -> str:
    """Say how two programs compare: better or worse only outside the band."""
    if band.low <= value <= band.high:
        return "no difference"
    return "better" if value < 1 else "worse"


def line(name: str, figure: str, limit: str = "", verdict: str = "") -> None:
    """Print one figure with its limit and its verdict."""
    print(f"  {name:<52} {figure:>24}  {limit:<16} {verdict}".rstrip(), flush=True)


def ratio_line(name: str, found: Sequence[float], band: Band, limit: float) -> None:
    """Print the median of the rounds' ratios, with the limit and the band."""
    value = statistics.median(found)
    rounds = " ".join(f"{ratio:.2f}" for ratio in found)
    line(name, f"{value:.2f}x", f"<= {limit:.1f}x", f"{against(limit, value, band)}   [rounds {rounds}]")

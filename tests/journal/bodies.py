"""Events of one spin each, as the table makes them: what is written into a journal where it matters not what."""

from collections.abc import Callable

from app.journal.chain import JSON

Bodies = Callable[..., list[dict[str, JSON]]]
"""Gives so many of them: `bodies(3)`, `bodies(1, first=4)`."""


def bodies_of_spins(count: int, first: int = 1, kind: str = "spin.number") -> list[dict[str, JSON]]:
    return [
        {
            "at": f"2026-11-21T05:14:{10 + spin % 50}.123456Z",
            "mono": 1_000_000 * spin,
            "boot": "a4f1",
            "kind": kind,
            "spin": spin,
            "number": spin % 37,
            "announcement": "Zéro",
            "source": "wheel",
        }
        for spin in range(first, first + count)
    ]

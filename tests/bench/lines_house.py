"""Lines as at a table, each with its codec and its raw log; at the end what they used of the processor."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from hardware.devices import Device
from hardware.line import Line
from hardware.raw_log import RawLog
from hardware.readings import Reading
from hardware.registry import device_kind

WARM_UP = 2.0
"""Seconds in which the lines come up, and are not measured."""


class _Counting:
    """Counts what is read."""

    def __init__(self) -> None:
        self.count = 0

    def take(self, said: Sequence[Reading]) -> None:
        self.count += len(said)


def main(seconds: float, links: Sequence[str]) -> None:
    """Listen so long, and say it: seconds of the processor, seconds of the clock, readings."""
    kind, heard = device_kind("cammegh-ss2"), _Counting()
    lines = [
        Line(
            Device(f"wheel-{place}", kind, link),
            kind.codec(None),
            heard.take,
            raw_log=RawLog(Path(link + ".log")),
        )
        for place, link in enumerate(links)
    ]
    for line in lines:
        line.start()
    time.sleep(WARM_UP)
    before, began, cpu = heard.count, time.monotonic(), time.process_time()
    time.sleep(seconds)
    cpu, wall = time.process_time() - cpu, time.monotonic() - began
    sys.stdout.write(f"{cpu} {wall} {heard.count - before}\n")
    sys.stdout.flush()
    for line in lines:
        line.stop()


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])

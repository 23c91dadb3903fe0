"""A bare program that reads as many ports, each on a thread of its own, and does nothing with what comes."""

from __future__ import annotations

import os
import sys
import threading
import time
import tty
from collections.abc import Sequence

from .lines_house import WARM_UP


def main(seconds: float, links: Sequence[str]) -> None:
    """Read so long, and say it: seconds of the processor, seconds of the clock, bytes."""
    heard = [0] * len(links)

    def read(place: int, link: str) -> None:
        port = os.open(link, os.O_RDWR | os.O_NOCTTY)
        tty.setraw(port)
        while data := os.read(port, 4096):
            heard[place] += len(data)

    for place, link in enumerate(links):
        threading.Thread(target=read, args=(place, link), daemon=True).start()
    time.sleep(WARM_UP)
    before, began, cpu = sum(heard), time.monotonic(), time.process_time()
    time.sleep(seconds)
    cpu, wall = time.process_time() - cpu, time.monotonic() - began
    sys.stdout.write(f"{cpu} {wall} {sum(heard) - before}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])

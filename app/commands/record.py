"""A capture of a real device: every byte that comes, with its time, in one file that can be played again."""

from __future__ import annotations

import argparse
import json
import queue
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hardware.devices import Device
    from hardware.readings import Reading

HELP = "keep every byte of a reader, with its time, in a file that can be played again"
A_WEEK: Final = 7 * 86_400.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--wheel", dest="url", required=True, metavar="URL", help="the reader's port")
    parser.add_argument(
        "--out", required=True, type=Path, metavar="FILE", help="a file that is not there yet"
    )
    parser.add_argument(
        "--wheel-kind",
        dest="kind",
        default="cammegh-ss2",
        help="how the line is set (default: 9600 8N1 as a Cammegh)",
    )
    parser.add_argument(
        "--wheel-option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="such as baudrate=1200; more than once for several",
    )
    parser.add_argument("--seconds", type=float, help="how long (default: until Ctrl-C)")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Record until the time is up or somebody presses Ctrl-C; exit status 1 if nothing came."""
    from hardware.devices import Device
    from hardware.options import option_words
    from hardware.registry import device_kind

    seconds: float = A_WEEK if chosen.seconds is None else chosen.seconds
    if not 0 < seconds <= A_WEEK:
        return complain(f"--seconds: {seconds:g} is no time to listen: more than 0, at most {A_WEEK:g}")
    if chosen.out.exists():
        return complain(f"--out: {chosen.out} is there already: give another name")
    try:
        kind = device_kind(chosen.kind).with_options(option_words(chosen.options))
    except ValueError as fault:
        return complain(str(fault))
    try:
        chosen.out.touch(exist_ok=False)
        chosen.out.unlink()
    except OSError as fault:
        return complain(f"--out: {chosen.out} cannot be written ({fault.strerror}): give another place")
    _listen(Device("reader", kind, chosen.url), chosen.out, time.monotonic() + seconds)
    connections, came = _kept(chosen.out)
    sys.stdout.write(json.dumps({"connections": connections, "bytes": came}) + "\n")
    return 0 if came else 1


def _listen(device: Device, out: Path, end: float) -> None:
    """Keep what comes; what is wrong with the line or the disk is said meanwhile."""
    from hardware.line import Line
    from hardware.raw_log import Capture

    said = queue.SimpleQueue["Sequence[Reading]"]()
    line = Line(device, device.kind.codec(None), said.put, raw_log=Capture(out))
    line.start()
    try:
        while (left := end - time.monotonic()) > 0:
            try:
                _tell(said.get(timeout=left))
            except queue.Empty:
                break
    except KeyboardInterrupt:  # whoever records has enough
        pass
    finally:
        line.stop()


def _tell(said: Sequence[Reading]) -> None:
    """Write what somebody should know who records."""
    from hardware.readings import LineChanged, WarningKind, WheelWarning
    from hardware.shown import reading_text

    for reading in said:
        lost = isinstance(reading, WheelWarning) and reading.kind is WarningKind.RAW_LOG
        if isinstance(reading, LineChanged) or lost:
            sys.stderr.write(f"{reading_text(reading)}\n")
            sys.stderr.flush()


def _kept(out: Path) -> tuple[int, int]:
    """How many connections were kept, and how many bytes came on them."""
    from hardware.raw_log import read_record

    if not out.exists():
        return 0, 0
    connections = came = 0
    with out.open(encoding="ascii", newline="\n") as records:
        for record in records:
            _, data = read_record(record)
            connections += not data
            came += len(data)
    return connections, came

"""What comes in on one port, as a technician sees it: the bytes, and what they say, one a line."""

from __future__ import annotations

import queue
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial

from hardware.devices import Device, DeviceKind, SerialSettings
from hardware.guessing import kinds_named, understood_in
from hardware.line import steady_clock, wall_clock
from hardware.readings import Heard, LineChanged, Reading
from hardware.recognising import Listening, Recognised, recognised
from hardware.registry import device_kind
from hardware.shown import ShownLines, reading_text
from hardware.trial import Trial


def say(sentence: str) -> None:
    """Write one line at once."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def beneath(sentence: str) -> None:
    """Write one line that belongs to the port above it."""
    say(f"{'':8}{sentence}")


def trying(settings: SerialSettings) -> None:
    """Say how the line is set now."""
    beneath(f"listening at {settings} …")


def found_sentences(url: str, found: Recognised) -> Sequence[str]:
    """What is said of a port after listening to it.

    Args:
        url: the port.
        found: what was found there.
    """
    if not found.guesses:
        if found.trouble:
            return (found.trouble,)
        if not found.came:
            return ("nothing came: is it switched on? Some devices speak once a game: --seconds 120",)
        advice = "another speed (--wheel-kind with --wheel-option baudrate=…), or another device"
        return (f"{found.came} bytes came, and no kind of reader understands them: {advice}",)
    best = found.guesses[0]
    kind = device_kind(best.kind)
    option = "--tumbler" if kind.instrument == "tumbler" else "--wheel"
    start = f"--wheel-kind {best.kind}" + "".join(f" --wheel-option {word}" for word in found.options(kind))
    readings = f"{best.understood} understood, {best.damaged} damaged"
    said = (f"{kinds_named(found.guesses)} ({readings})", f"→ {option} {url} {start}")
    return (*said, found.trouble) if found.trouble else said


def recognised_at(url: str, end: float, seconds: float) -> DeviceKind | None:
    """Listen at each setting in turn until somebody understands what comes, and show it meanwhile.

    Args:
        url: the port.
        end: until when, on the steady clock.
        seconds: how long at each setting.

    Returns:
        The kind that understands it best; None where nothing was understood.
    """
    lines, said = ShownLines(_came), list[SerialSettings]()

    def tried(settings: SerialSettings) -> None:
        lines.end()
        if settings not in said:
            said.append(settings)
            trying(settings)

    def over() -> bool:
        return time.monotonic() >= end

    found = None
    while found is None or not (found.guesses or found.trouble or over()):
        found = recognised(url, Listening(seconds, tried=tried, told=lines.take, over=over))
    lines.end()
    for sentence in found_sentences(url, found):
        beneath(sentence)
    if not found.guesses:
        return None
    kind = device_kind(found.guesses[0].kind)
    kind = kind.at(found.settings or kind.settings)
    _decode(kind, found.heard)
    return kind


def _decode(kind: DeviceKind, heard: bytes) -> None:
    """Say what the bytes say that came while it was recognised."""
    codec = kind.codec(None)
    codec.connected()
    for reading in codec.feed(heard, Heard("reader", wall_clock(), steady_clock())):
        _says(reading)


def _came(line: str) -> None:
    say(f"came    {line}")


def _says(reading: Reading) -> None:
    say(f"says    {reading_text(reading)}")


def show(device: Device, end: float) -> bool:
    """Show what comes until the time is up or somebody presses Ctrl-C; true if something was understood.

    The line's thread must not wait for whoever reads what is printed, so it is printed here.

    Args:
        device: what to listen to.
        end: until when, on the steady clock.
    """
    if time.monotonic() >= end:
        return False
    coming, understood = queue.SimpleQueue[Callable[[], None] | None](), False
    lines = ShownLines(lambda line: coming.put(partial(_came, line)))

    def read(said: Sequence[Reading]) -> None:
        nonlocal understood
        understood |= any(map(understood_in, said))
        for reading in said:
            if isinstance(reading, LineChanged):
                lines.end()
            coming.put(partial(_says, reading))

    trial = Trial(
        device,
        seconds=max(0.0, end - time.monotonic()),
        bytes_told=lines.take,
        readings_told=read,
        ended=lambda: coming.put(None),
    )
    trial.start()
    try:
        _print(coming)
    except KeyboardInterrupt:  # whoever looks has seen enough
        trial.stop()
        trial.join()
        coming.put(None)
        _print(coming)
    finally:
        trial.stop()
        trial.join()
    return understood


def _print(coming: queue.SimpleQueue[Callable[[], None] | None]) -> None:
    """Print what comes, up to the end of it."""
    while (line := coming.get()) is not None:
        line()

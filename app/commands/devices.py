"""The serial ports and what seems to be attached to each, or what comes in on one; it only listens."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hardware.devices import DeviceKind
    from hardware.serial_ports import SerialPort

HELP = "list the serial ports and what seems to be attached, or show what comes in on one"
LISTENED: Final = 3.0
"""Seconds at each setting of a line, where nobody says for how long."""
A_DAY: Final = 86_400.0
_FOR_EVER: Final = 366 * A_DAY


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "url",
        nargs="?",
        metavar="URL",
        help="the port whose bytes and readings are shown: a device, socket://, rfc2217://",
    )
    parser.add_argument(
        "--wheel-kind", dest="kind", help="the kind of reader that is attached (default: it is guessed)"
    )
    parser.add_argument(
        "--wheel-option",
        dest="options",
        action="append",
        default=None,
        metavar="NAME=VALUE",
        help="how that reader is set, such as baudrate=1200; more than once for several",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        help="how long to listen: at each speed of each port (default 3), or at URL (default until Ctrl-C)",
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """List the ports, or show one; exit status 1 if nothing was understood on the one that was asked for."""
    from app.commands.one_port import recognised_at, show
    from hardware.devices import Device

    seconds: float | None = chosen.seconds
    if seconds is not None and not 0 < seconds <= A_DAY:
        return complain(f"--seconds: {seconds:g} is no time to listen: more than 0, at most {A_DAY:g}")
    try:
        kind = _kind(chosen)
    except ValueError as fault:
        return complain(str(fault))
    if chosen.url is None:
        return _list(seconds or LISTENED)
    end = time.monotonic() + (seconds or _FOR_EVER)
    try:
        known = kind or recognised_at(chosen.url, end, LISTENED)
    except KeyboardInterrupt:
        known = None
    if known is None:
        return 1
    understood = show(Device("reader", known, chosen.url), end)
    return 0 if understood or kind is None else 1


def _kind(chosen: argparse.Namespace) -> DeviceKind | None:
    """The kind that was named, as it is set.

    Raises:
        ValueError: there is no such kind or option, or what was said does not belong together.
    """
    from hardware.options import option_words
    from hardware.registry import device_kind

    if chosen.url is not None and not chosen.url.strip():
        raise ValueError("URL: say which port, or leave it out to list them")
    if chosen.kind is None:
        if chosen.options:
            raise ValueError("--wheel-option: say of which kind of reader: give --wheel-kind")
        return None
    if chosen.url is None:
        raise ValueError("--wheel-kind: say at which port: give its URL")
    return device_kind(chosen.kind).with_options(option_words(chosen.options or []))


def _list(seconds: float) -> int:
    """Each port, and what is guessed after listening to it."""
    from app.commands.one_port import beneath, found_sentences, say, trying
    from app.doctor.ports import naming
    from hardware.recognising import Listening, recognised
    from hardware.serial_ports import serial_ports

    ports = serial_ports()
    if not ports:
        say("There is no serial port: plug the reader's cable in.")
        say("A port server is not listed: name it, such as capotavolo devices socket://host:port")
    for port in ports:
        say(_port_text(port))
        for finding in naming([port]) if port.why else ():
            beneath(finding.found)
            beneath(f"→ {finding.advice}")
        found = recognised(port.url, Listening(seconds, tried=trying))
        for sentence in found_sentences(port.url, found):
            beneath(sentence)
    return 0


def _port_text(port: SerialPort) -> str:
    beside = [text for text in (port.device, port.description) if text and text != port.url]
    return f"{port.url} ({', '.join(beside)})" if beside else port.url

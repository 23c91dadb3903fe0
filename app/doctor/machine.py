"""The machine's clock, and whether a number may go before the windows."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from app.doctor.finding import Finding, Verdict

_SET: Final = (
    Path("/run/systemd/timesync/synchronized"),
    Path("/run/chrony/chronyd.pid"),
    Path("/run/ntpd.pid"),
)
"""What is there where the machine's clock is set by the network."""
_ADVICE: Final = "Let the network set it: `sudo timedatectl set-ntp true`."


def clock(now: datetime, built: datetime, signs: tuple[Path, ...] = _SET) -> Finding:
    """Whether the clock can be right, and whether anybody sets it.

    Args:
        now: what it says.
        built: when this program's files were made; no clock that is right is behind that.
        signs: files that are there where the network sets it.
    """
    said = f"The clock says {now.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
    if now < built:
        return Finding("clock", Verdict.BAD, f"{said}, which is before this program was made.", _ADVICE)
    if any(sign.exists() for sign in signs):
        return Finding("clock", Verdict.WELL, f"{said}, and the network sets it.")
    return Finding("clock", Verdict.LOOK, f"{said}; nothing shows that the network sets it.", _ADVICE)


def precedence(go_first: Callable[[], bool]) -> Finding:
    """Whether the system lets a number go before the windows.

    Args:
        go_first: asks for it, for the thread that calls it.
    """
    allowed: list[bool] = []
    thread = threading.Thread(target=lambda: allowed.append(go_first()), name="precedence")
    thread.start()
    thread.join()
    name = "real-time right"
    if allowed == [True]:
        return Finding(name, Verdict.WELL, "A number goes before the windows.")
    return Finding(
        name,
        Verdict.LOOK,
        "A number takes its turn with the windows: now and then it comes a millisecond or two later.",
        "`@dialout - rtprio 1` in /etc/security/limits.d/capotavolo.conf, then log in again.",
    )

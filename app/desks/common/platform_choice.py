"""Where the windows are drawn: on a screen, or into memory where there is none; it takes no Qt to say."""

from __future__ import annotations

import sys
from collections.abc import MutableMapping


def choose_platform(environment: MutableMapping[str, str]) -> bool:
    """Draw into memory where there is no screen; must come before the application is made.

    Args:
        environment: of this process; a platform that was chosen stays.

    Returns:
        Whether there is no screen.
    """
    if (
        sys.platform in {"win32", "darwin"}
        or environment.get("DISPLAY")
        or environment.get("WAYLAND_DISPLAY")
    ):
        return environment.get("QT_QPA_PLATFORM") == "offscreen"
    return environment.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen"

"""The time for whoever practises."""

from __future__ import annotations

import time
from datetime import UTC, datetime, tzinfo

from app import local_time


class PracticeClock:
    """The clocks of this machine."""

    def seconds(self) -> float:
        """Seconds that only ever go on."""
        return time.monotonic()

    def now(self) -> datetime:
        """In UTC."""
        return datetime.now(UTC)

    @property
    def zone(self) -> tzinfo:
        """Where the house is."""
        return local_time.now().tzinfo or UTC

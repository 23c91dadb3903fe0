"""When something was recorded, as a dealer remembers it: hour and spin, never a place in the journal."""

from __future__ import annotations

from app.desks.common.language import local_time, tr
from app.table.live import Moment


def moment_words(moment: Moment | None) -> str:
    """Say the hour and the spin: "19:42, colpo 12"; nothing of what is not written yet."""
    if moment is None:
        return ""
    hour = local_time(moment.at)[:5]
    return hour if moment.spin is None else tr("{hour}, colpo {spin}").format(hour=hour, spin=moment.spin)

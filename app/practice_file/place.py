"""Where practice is kept: one file for a machine, beside the tables' journals and none of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

APPLICATION: Final = "capotavolo"
PRACTICE_VARIABLE: Final = "CAPOTAVOLO_PRACTICE"


def practice_path(given: str | None, environment: Mapping[str, str]) -> Path:
    """Say where practice is kept: where the command line says, or the environment, or the data folder.

    Args:
        given: `--database`, or None.
        environment: of this process.
    """
    named = given or environment.get(PRACTICE_VARIABLE)
    if named:
        return Path(named)
    import platformdirs  # noqa: PLC0415 - whoever names his file does not wait for it

    return platformdirs.user_data_path(APPLICATION, appauthor=False) / "practice.sqlite"

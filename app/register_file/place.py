"""Where the register of people lies: one file for a machine, beside the tables' journals."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from app.journal.place import APPLICATION

PEOPLE: Final = "people"
"""The name under which the register stands in its journal."""
OF_REGISTER: Final = "[register]"
"""What stands in a second place before the last event of a register, for it lies beside a table's."""
PEOPLE_VARIABLE: Final = "CAPOTAVOLO_PEOPLE"


def register_path(given: str | None, environment: Mapping[str, str]) -> Path:
    """Say where the register is: where the command line says, or the environment, or the data folder.

    Args:
        given: `--people`, or None.
        environment: of this process.
    """
    named = given or environment.get(PEOPLE_VARIABLE)
    if named:
        return Path(named)
    import platformdirs  # noqa: PLC0415 - whoever names his file does not wait for it

    return platformdirs.user_data_path(APPLICATION, appauthor=False) / f"{PEOPLE}.sqlite"

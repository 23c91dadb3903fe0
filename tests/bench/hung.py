"""How soon a touch is on the screen while the disk does not answer, or another program holds the journal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from .figures import against, line, percentile

_LIMIT_MS = 100.0
_DRAWN_INTO_MEMORY = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
_HOW = {"held": "another program holds the journal", "hung": "no sync of the log comes back"}


def measure(seed: int, folder: Path) -> None:
    """Print the longest of each kind with its limit."""
    for how, words in _HOW.items():
        command = [
            sys.executable,
            "-m",
            f"{__package__}.hung_house",
            str(folder / f"{how}.sqlite"),
            str(seed),
        ]
        done = subprocess.run([*command, how], stdout=subprocess.PIPE, check=True, env=_DRAWN_INTO_MEMORY)
        found = json.loads(done.stdout)
        print(f"hung: {words}; touches from then on, for {found['lasted']:.1f} s")
        for kind, name in (
            ("touch", "touch to the changed payment on the screen"),
            ("paid", "paid at the table, to the screen"),
        ):
            spent, alone = ([each[which] for each in found[kind]] for which in (0, 1))
            aside = f"[{len(spent)} times; longest of the processor alone {max(alone):.1f}]"
            verdict = f"{against(_LIMIT_MS, max(spent))}   {aside}"
            told = f"{percentile(spent, 0.5):.1f} / {max(spent):.1f} ms"
            line(f"{name}, p50 / longest", told, f"<= {_LIMIT_MS:.0f} ms", verdict)

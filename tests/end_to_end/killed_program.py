"""A command that ends itself as a power cut would: some moments behind a step of what it does to files.

`python -m tests.end_to_end.killed_program FOLDER STEP SECONDS archive …`: steps are files opened, renamed or
removed in the folder. Where it comes to its end before, it says on standard error how many there were.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time

from app.__main__ import main as program

_STEPS = {"open", "os.rename", "os.remove", "os.truncate", "shutil.copyfile", "sqlite3.connect"}


class Fuse:
    """Counts what is done to the files of a folder, and kills this process."""

    def __init__(self, folder: str, step: int, seconds: float) -> None:
        """Count from now on.

        Args:
            folder: whose files count.
            step: which of them lights it; 0 for none.
            seconds: from there to the end.
        """
        self._folder, self._step, self._seconds = folder, step, seconds
        self.steps = 0
        sys.addaudithook(self._hear)

    def _hear(self, name: str, given: tuple[object, ...]) -> None:
        if name not in _STEPS or self._folder not in str(given[0]):
            return
        self.steps += 1
        if self.steps != self._step:
            return
        if self._seconds:
            threading.Thread(target=self._burn, daemon=True).start()
        else:
            self._end()

    def _burn(self) -> None:
        time.sleep(self._seconds)
        self._end()

    def _end(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


def main() -> int:
    """Run the command until its end, or to the step."""
    folder, step, seconds, *words = sys.argv[1:]
    fuse = Fuse(folder, int(step), float(seconds))
    status = program(words)
    print(f"steps: {fuse.steps}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())

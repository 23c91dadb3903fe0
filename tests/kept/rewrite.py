"""Keep what the program says today as what it is to say: `python -m tests.kept.rewrite`.

For a change that is meant, in the commit that makes it: the difference of the answers shows it. What was recorded
is never touched; a journal that does not verify any more has no answers, and nothing is written.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.kept.answering import Asked
from tests.kept.recording import Recording, recordings, write_answers


def rewrite(recording: Recording) -> list[str]:
    """Write a recording's answers anew; gives the names of those that changed."""
    with recording.unpacked() as unpacked, tempfile.TemporaryDirectory() as work:
        asked = Asked(unpacked, Path(work))
        answers = {name: said for part in asked.parts for name, said in asked.answers(part).items()}
    return write_answers(recording, answers)


def main() -> int:
    """Write all answers anew, and say which changed."""
    for recording in recordings():
        for name in rewrite(recording):
            print(f"{recording.folder.name}/answers/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Why practice cannot be kept; each says what to do."""

from __future__ import annotations

from pathlib import Path


class PracticeFileError(Exception):
    """Something about the practice file."""


class NoPracticeFileError(PracticeFileError):
    """The file is something else, a table's journal for one; nothing in it was touched."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path} is no practice file, and stays as it is: name another with --database")


class DamagedPracticeError(PracticeFileError):
    """The file cannot be read any more."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"the practice file {path} is damaged: it is set aside, and a new one begun")


class PracticeNotKeptError(PracticeFileError):
    """An answer could not be written."""

    def __init__(self, path: Path, why: str) -> None:
        self.path, self.why = path, why
        super().__init__(f"what is practised is not kept now, in {path}: {why}")

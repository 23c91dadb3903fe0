"""A register on a disk, with a clock that is turned by hand and codes that cost nothing."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from app import file_modes
from app.people.roles import Role
from app.register_file.register_file import RegisterFile
from tests.people.cheap import Counting

GINA, MARCO, FIRST = "73019427", "58201327", "61928427"


class HandClock:
    """A steady clock, turned by hand; microseconds since the start of a machine."""

    def __init__(self) -> None:
        self.time, self.boot = 7_000_000, "b"

    @property
    def steady(self) -> Callable[[], int]:
        return lambda: self.time

    def now(self) -> dict[str, str | int]:
        return {"at": "2026-11-22T05:00:00.000000Z", "mono": self.time, "boot": self.boot}


class ARegister:
    """One register file and what it is opened with; each `file` is another program's."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "people.sqlite"
        self.clock, self.counting = HandClock(), Counting()

    @property
    def file(self) -> RegisterFile:
        return self.at("a test")

    def at(self, desk: str) -> RegisterFile:
        """The register, as it is opened at a desk."""
        codes = self.counting
        return RegisterFile(self.path, lambda: codes.codes, self.clock, program="a test", desk=desk, wait=0.2)

    def peopled(self) -> "ARegister":
        """With Gina, a pit boss, and Marco, a capo tavolo, who have codes of their own, and Anna, who deals.

        What is written there is written once, and each register has a copy.
        """
        files, checks = _peopled()
        for name, written in files.items():
            assert file_modes.make(self.path.with_name(name), file_modes.OWN)
            self.path.with_name(name).write_bytes(written)
        self.counting.checks += checks
        return self

    def _have_people(self) -> None:
        file = self.file
        file.make_first("Gina", GINA)
        for name, role, code in (("Marco", Role.INSPECTOR, MARCO), ("Anna", Role.DEALER, "40414227")):
            file.add("Gina", GINA, name, role, FIRST)
            file.change_own(name, FIRST, code)


@cache
def _peopled() -> tuple[Mapping[str, bytes], int]:
    """The files of a register with its people, and how often codes were compared for them."""
    with TemporaryDirectory() as folder:
        register = ARegister(Path(folder))
        register._have_people()
        files = {file.name: file.read_bytes() for file in Path(folder).iterdir()}
    return files, register.counting.checks

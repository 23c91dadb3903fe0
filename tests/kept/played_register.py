"""A register of people in which everything happens that may happen to one; its seals are cheap and never by chance."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from argon2 import PasswordHasher

from app.people.codes import Codes
from app.people.register import ArchiveRemoved
from app.people.roles import Role
from app.register_file.register_file import RegisterFile
from app.station.stamps import Stamps

_BEGINS = 1_795_276_000_000_000
_BOSS, _HIS, _OTHER, _LENT = "Bianca Neri", "27182827", "31415927", "16180327"


class Registers(NamedTuple):
    """Registers of people that may lie where a table looks for its own.

    Attributes:
        newest: the one that is kept.
        others: as it was before; one that is none; and where nothing lies.
    """

    newest: Path
    others: tuple[Path, ...]


class _Salted(PasswordHasher):
    """Seals with salts that are counted, so that a register is the same whenever it is made."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self._salts = count(1)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        return super().hash(password, salt=next(self._salts).to_bytes(16, "big"))


def play_register(path: Path, aside: Path) -> Registers:
    """Make a register: people come, change, are locked out, leave; months are kept and let go.

    Twice the only pit boss loses his code; for the second time nobody answers.

    Args:
        path: where it is kept.
        aside: a folder for the others that a table may find.
    """
    minutes = count()
    stamps = Stamps(lambda: _BEGINS + next(minutes) * 60_000_000, lambda: next(minutes), "kept")
    register = RegisterFile(path, lambda: Codes(_Salted()), stamps, program="kept", desk="kept")
    register.make_first(_BOSS, _HIS)
    for name, role in (
        ("Carla", Role.INSPECTOR),
        ("Anna", Role.DEALER),
        ("Ugo", Role.TRAINER),
        ("Ada", Role.AUDITOR),
    ):
        register.add(_BOSS, _HIS, name, role, "13579027")
        register.change_own(name, "13579027", "24681327")
    register.give_role(_BOSS, _HIS, "Anna", Role.INSPECTOR)
    register.let_in("carla", "999111")
    register.let_in("Carla", "24681327")
    with patch("app.register_file.register_file.logged_in", lambda: "root"):
        register.make_again(_BOSS, _LENT)
    register.answer_again("Carla", "24681327", _BOSS, "visto")
    register.change_own(_BOSS, _LENT, _HIS)
    older, broken = aside / "older.sqlite", aside / "broken.sqlite"
    shutil.copyfile(path, older)
    broken.write_bytes(b"no register any more" * 500)
    for _ in range(21):
        register.let_in("Nessuno", "111222")
    register.give_code(_BOSS, _HIS, "Ugo", "97531027")
    register.leave(_BOSS, _HIS, "Ada")
    register.change_own(_BOSS, _HIS, _OTHER)
    register.keep_for(_BOSS, _OTHER, 24)
    register.let_go(_BOSS, _OTHER, [_month()])
    with patch("app.register_file.register_file.logged_in", lambda: "root"):
        register.make_again(_BOSS, _LENT)
    return Registers(path, (older, broken, aside / "none.sqlite"))


def _month() -> ArchiveRemoved:
    """A month of years ago."""
    of = {"table": "venezia", "month": "2019-03", "file": "venezia-2019-03.jsonl.gz"}
    return ArchiveRemoved(
        name=_BOSS, **of, first=1, last=4_812, events=4_812, ended="ab" * 32, sha256="cd" * 32
    )

"""A start over files that somebody exchanged, cut, or put back: the journal's, its log, and what lies beside them.

The start says so, and the table goes on in a new journal beside it; or it goes on there, and then `verify` with
the last event that was printed finds what is gone.
"""

from __future__ import annotations

import os
import random
import shutil
import socket
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.attack.asking import ask, head_of, missing
from tests.attack.judging import a_start, goes_on_beside, read
from tests.attack.nights import NAME, keep_log, printed_in
from tests.attack.trying import Part, copied
from tests.commands.hostile import TOKENS, changed

Harm = Callable[[Path, random.Random], None]
_HEADER, _FRAME = 32, 24
"""Bytes before the first frame of a log, and before each frame's page."""


def _log(folder: Path) -> Path:
    return folder / f"{NAME}-wal"


def _frames(log: bytearray) -> int:
    """Of how many bytes a frame is: its page is what the log's header says."""
    return _FRAME + int.from_bytes(log[8:12], "big")


def _of_the_log(change: Callable[[bytearray, int, random.Random], bytes | bytearray]) -> Harm:
    """Do something to the log: to its bytes, of which the length of a frame is known."""

    def harm(folder: Path, chance: random.Random) -> None:
        log = bytearray(_log(folder).read_bytes())
        assert len(log) > 10 * _frames(log), "the night lies in the log"
        _log(folder).write_bytes(change(log, _frames(log), chance))

    return harm


def _cut(log: bytearray, frame: int, chance: random.Random) -> bytes | bytearray:
    return log[: _HEADER + frame * chance.randrange((len(log) - _HEADER) // frame)]


def _cut_anywhere(log: bytearray, _frame: int, chance: random.Random) -> bytes | bytearray:
    return log[: chance.randrange(len(log))]


def _at(place: int, size: int) -> Callable[[bytearray, int, random.Random], bytes | bytearray]:
    """Exchange a field of the header, or of some frame where the place is behind it."""

    def change(log: bytearray, frame: int, chance: random.Random) -> bytes | bytearray:
        start = place
        if place >= _HEADER:
            start += frame * chance.randrange((len(log) - _HEADER) // frame)
        log[start : start + size] = chance.randbytes(size)
        return log

    return change


def _frames_exchanged(log: bytearray, frame: int, chance: random.Random) -> bytes | bytearray:
    one, other = (_HEADER + frame * place for place in chance.sample(range((len(log) - _HEADER) // frame), 2))
    log[one : one + frame], log[other : other + frame] = log[other : other + frame], log[one : one + frame]
    return log


def _frame_doubled(log: bytearray, frame: int, chance: random.Random) -> bytes | bytearray:
    start = _HEADER + frame * chance.randrange((len(log) - _HEADER) // frame)
    return log[:start] + log[start : start + frame] + log[start:]


def _byte_turned(log: bytearray, _frame: int, chance: random.Random) -> bytes | bytearray:
    log[chance.randrange(len(log))] ^= 1 << chance.randrange(8)
    return log


def _taken_from(other: str, *ends: str, index: bool = False) -> Harm:
    """Put another file in its place: an older one, another night's, another table's."""

    def harm(folder: Path, _chance: random.Random) -> None:
        for end in ends:
            source = folder / other / f"{NAME}{end}"
            if source.exists():
                shutil.copy(source, folder / f"{NAME}{end}")
            else:
                (folder / f"{NAME}{end}").unlink(missing_ok=True)
        if not index:
            (folder / f"{NAME}-shm").unlink(missing_ok=True)

    return harm


def _pages(change: Callable[[Path, bytearray, int, random.Random], bytes | bytearray]) -> Harm:
    """Do something to the journal's own file, page by page."""

    def harm(folder: Path, chance: random.Random) -> None:
        whole = bytearray((folder / NAME).read_bytes())
        (folder / NAME).write_bytes(change(folder, whole, int.from_bytes(whole[16:18], "big"), chance))

    return harm


def _older_page(folder: Path, whole: bytearray, page: int, chance: random.Random) -> bytes | bytearray:
    older = (folder / "another" / "T9.sqlite").read_bytes()
    start = page * chance.randrange(min(len(whole), len(older)) // page)
    whole[start : start + page] = older[start : start + page]
    return whole


def _page_of_nothing(_folder: Path, whole: bytearray, page: int, chance: random.Random) -> bytes | bytearray:
    start = page * chance.randrange(len(whole) // page)
    whole[start : start + page] = bytes(page)
    return whole


def _shorter(_folder: Path, whole: bytearray, page: int, chance: random.Random) -> bytes | bytearray:
    return whole[: page * chance.randrange(len(whole) // page)]


def _instead(name: str, make: Callable[[Path, Path], None]) -> Harm:
    """Put something else there: a folder, a link, a pipe."""

    def harm(folder: Path, _chance: random.Random) -> None:
        place = folder / name
        if place.exists():
            place.rename(folder / f"{name}.away")
        make(place, folder)

    return harm


def _socket(place: Path, folder: Path) -> None:
    """A socket that nobody listens to; its address must be short, so it is made where its folder is."""
    here = Path.cwd()
    os.chdir(folder)
    try:
        with socket.socket(socket.AF_UNIX) as nobody:
            nobody.bind(place.name)
    finally:
        os.chdir(here)


def _written(place: Path, text: bytes) -> None:
    place.write_bytes(text)


_MADE: Final[Mapping[str, Callable[[Path, Path], None]]] = {
    "nothing": lambda _place, _folder: None,
    "an empty file": lambda place, _folder: place.touch(),
    "a folder": lambda place, _folder: place.mkdir(),
    "a pipe": lambda place, _folder: os.mkfifo(place),
    "a socket": _socket,
    "a link to itself": lambda place, _folder: place.symlink_to(place.name),
    "a link to nothing": lambda place, _folder: place.symlink_to("nobody"),
    "a link to another table's": lambda place, folder: place.symlink_to(folder / "another" / "T9.sqlite"),
    "a device": lambda place, _folder: place.symlink_to("/dev/full"),
    "words": lambda place, _folder: _written(place, b"no journal any more\n" * 100),
}
_BESIDE: Final = ("", "-wal", "-shm", ".lock", ".ballast")
_ENDS: Final[Mapping[str, str]] = {
    "": "the journal",
    "-wal": "the log",
    "-shm": "the index",
    ".lock": "the lock",
}

HARMS: Final[Mapping[str, Harm]] = {
    "the log cut behind a frame": _of_the_log(_cut),
    "the log cut anywhere": _of_the_log(_cut_anywhere),
    "the log of noughts": _of_the_log(lambda log, _frame, _chance: bytes(len(log))),
    "the log of noughts at its beginning": _of_the_log(
        lambda log, frame, _chance: bytes(frame) + log[frame:]
    ),
    "the log with other salts": _of_the_log(_at(16, 8)),
    "the log with another magic": _of_the_log(_at(0, 4)),
    "the log with another page size": _of_the_log(_at(8, 4)),
    "the log with another sum": _of_the_log(_at(24, 8)),
    "a frame of another page": _of_the_log(_at(_HEADER, 4)),
    "a frame of another length": _of_the_log(_at(_HEADER + 4, 4)),
    "a frame with other salts": _of_the_log(_at(_HEADER + 8, 8)),
    "a frame with another sum": _of_the_log(_at(_HEADER + 16, 8)),
    "frames exchanged": _of_the_log(_frames_exchanged),
    "a frame doubled": _of_the_log(_frame_doubled),
    "a bit turned in the log": _of_the_log(_byte_turned),
    "the log changed anywhere": _of_the_log(lambda log, _frame, chance: changed(bytes(log), chance)),
    "an older log": _taken_from("older", "-wal"),
    "an older log under its index": _taken_from("older", "-wal", index=True),
    "the log of another night": _taken_from("other", "-wal"),
    "an older journal and its log": _taken_from("older", "", "-wal"),
    "an older journal under the log": _taken_from("older", ""),
    "the journal of another night": _taken_from("other", "", "-wal"),
    "another table's page": _pages(_older_page),
    "a page of nothing": _pages(_page_of_nothing),
    "the journal cut": _pages(_shorter),
    "the journal changed anywhere": _pages(
        lambda _folder, whole, _page, chance: changed(bytes(whole), chance)
    ),
    "the journal another thing": _pages(lambda _folder, _whole, _page, chance: chance.choice(TOKENS)),
    **{
        f"{made} in the place of {_ENDS.get(end, 'the ballast')}": _instead(f"{NAME}{end}", make)
        for end in _BESIDE
        for made, make in _MADE.items()
    },
}
"""What is done to the files of a table that was killed in play."""


def tricks(_kept: Path) -> Sequence[str]:
    """Name everything that is tried."""
    return list(HARMS)


def attack(trick: str, chance: random.Random, kept: Path, work: Path) -> None:
    """Exchange files of a table that was killed, and start it."""
    folder, printed = copied(kept, work), printed_in(kept)
    database = folder / NAME
    assert not missing(database, printed)
    HARMS[trick](folder, chance)
    read(database)
    went_on = a_start(database)
    verified = ask("verify", "--database", database, "--head", head_of(printed))
    if went_on and missing(database, printed):
        assert verified.status, f"events that were printed are gone, and verify finds nothing: {verified}"
    goes_on_beside(database)


PART: Final = Part(keep_log, tricks, attack, rounds=3)

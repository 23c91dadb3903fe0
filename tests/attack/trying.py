"""A part of the attacks: the names of all that is tried, and how one of them is tried, from a seed."""

from __future__ import annotations

import multiprocessing
import os
import random
import shutil
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum, auto
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

MOST_SECONDS: Final = 540.0
"""No part goes on for longer; what it did not come to, it says."""
_TOLD_EVERY: Final = 100


class Part(NamedTuple):
    """One part.

    Attributes:
        keep: makes what is attacked, once, in a folder that is empty.
        tricks: the names of all that is tried, of what was kept there.
        attack: tries one: its name, chance, what was kept, and a folder of its own. What is neither found, nor
            told, nor refused is an assertion that fails; any other exception is a fault of the program.
        rounds: how often each is tried where nobody says.
    """

    keep: Callable[[Path], None]
    tricks: Callable[[Path], Sequence[str]]
    attack: Callable[[str, random.Random, Path, Path], None]
    rounds: int = 1


class Ended(Enum):
    """How a part ended."""

    HELD = auto()
    FOOLED = auto()
    NOT_ALL = auto()


class Share(NamedTuple):
    """Every `of`-th attack, from the one at that place: so that a long part is tried in shorter ones."""

    place: int = 1
    of: int = 1

    @classmethod
    def read(cls, text: str) -> Self:
        """Read one as it is written, `1/2`."""
        place, _, of = text.partition("/")
        share = cls(int(place), int(of))
        if not 1 <= share.place <= share.of:
            raise ValueError(f"there is no share {text}")
        return share

    def taken(self, attacks: list[Any]) -> list[Any]:
        """Give its own of them."""
        return attacks[self.place - 1 :: self.of]


class Trial(NamedTuple):
    """One trick, tried once."""

    module: str
    trick: str
    seed: int
    round: int
    kept: Path


def part_of(module: str) -> Part:
    """Give the part that a file of this folder is."""
    part = import_module(f"tests.attack.{module}").PART
    assert isinstance(part, Part)
    return part


def tried(trial: Trial) -> tuple[Trial, str]:
    """Try one trick in a folder of its own; gives what is wrong, or nothing."""
    chance = random.Random(f"{trial.seed} {trial.round} {trial.trick}")
    with tempfile.TemporaryDirectory(prefix="capotavolo-attack-") as folder:
        try:
            part_of(trial.module).attack(trial.trick, chance, trial.kept, Path(folder))
        except Exception as fault:  # noqa: BLE001 - whatever it was is the finding, and the others go on
            where = " < ".join(
                f"{Path(frame.filename).name}:{frame.lineno}"
                for frame in reversed(traceback.extract_tb(fault.__traceback__)[-3:])
            )
            return trial, f"{type(fault).__name__}: {fault} ({where})"
    return trial, ""


@contextmanager
def kept(part: Part) -> Iterator[Path]:
    """Make what a part attacks, for as long as it is attacked."""
    with tempfile.TemporaryDirectory(prefix="capotavolo-kept-") as folder:
        part.keep(Path(folder))
        yield Path(folder)


def trials(module: str, seed: int, rounds: int | None, only: str, folder: Path) -> list[Trial]:
    """All that is tried, the rounds one after another."""
    part = part_of(module)
    names = [name for name in part.tricks(folder) if only in name]
    turns = range(part.rounds if rounds is None else rounds)
    return [Trial(module, name, seed, turn, folder) for turn in turns for name in names]


def attack(
    module: str, seed: int, rounds: int | None = None, only: str = "", share: Share | None = None
) -> Ended:
    """Try all of one part, on all processors.

    Args:
        module: the part's file.
        seed: of all chance.
        rounds: how often each trick is tried; as often as the part has it where None.
        only: what must stand in a trick's name.
        share: of all that; the whole where None.

    Returns:
        Whether everything was found, told or refused, and everything tried.
    """
    began, held, done = time.monotonic(), True, 0
    with kept(part_of(module)) as folder:
        asked = (share or Share()).taken(trials(module, seed, rounds, only, folder))
        with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
            for trial, fault in pool.imap_unordered(tried, asked):
                done += 1
                if fault:
                    held = False
                    print(f"  {trial.trick}, seed {seed}, round {trial.round}: {fault}", flush=True)
                if done % _TOLD_EVERY == 0:
                    print(f"  {done} of {len(asked)}, {time.monotonic() - began:.0f} s", flush=True)
                if time.monotonic() - began > MOST_SECONDS:
                    break
    left = f" of {len(asked)}: the time is over" if done < len(asked) else ""
    print(f"  {done} attacks{left}", flush=True)
    if not held:
        return Ended.FOOLED
    return Ended.NOT_ALL if left else Ended.HELD


def faults(trials: Iterable[Trial]) -> list[str]:
    """Try some here, one after another; gives what is wrong."""
    return [f"{trial}: {fault}" for trial, fault in map(tried, trials) if fault]


def copied(kept: Path, work: Path) -> Path:
    """Give a copy of all that was kept, to be harmed; the room kept for a full disk is no part of it."""
    return Path(shutil.copytree(kept, work / "copy", ignore=shutil.ignore_patterns("*.ballast")))

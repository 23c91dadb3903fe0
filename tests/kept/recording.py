"""A recording: what was recorded, packed, sealed and never written again, and the answers as text beside it."""

from __future__ import annotations

import hashlib
import io
import lzma
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

RECORDINGS: Final = Path(__file__).parent / "recordings"

Answers = Mapping[str, bytes]
"""What is said of a recording, by the name of the file in which it is kept."""


@dataclass(frozen=True, slots=True)
class Recording:
    """One recording, by its folder."""

    folder: Path

    @property
    def packed(self) -> Path:
        """The texts of journals, files as they were, and spins for `settle`."""
        return self.folder / "packed.tar.xz"

    @property
    def seal(self) -> Path:
        """The SHA-256 of what is packed."""
        return self.folder / "seal.txt"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of events that were known, each of them recorded here."""
        return tuple((self.folder / "kinds.txt").read_text("utf-8").split())

    def answers(self) -> Answers:
        """Read what was said of it."""
        folder = self.folder / "answers"
        files = (file for file in sorted(folder.rglob("*")) if file.is_file())
        return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}

    @contextmanager
    def unpacked(self) -> Iterator[Path]:
        """Unpack it into a folder that is there for a while.

        Raises:
            AssertionError: it is not what was sealed.
        """
        packed = self.packed.read_bytes()
        assert sealed(packed) == self.seal.read_text("utf-8"), f"{self.packed} is not what was recorded"
        with tempfile.TemporaryDirectory() as made, tarfile.open(fileobj=io.BytesIO(packed)) as tar:
            tar.extractall(made, filter="data")
            yield Path(made)


def recordings() -> list[Recording]:
    """Every recording that there is, the oldest first."""
    return [Recording(folder) for folder in sorted(RECORDINGS.iterdir()) if folder.is_dir()]


def sealed(packed: bytes) -> str:
    """Write the seal of what is packed."""
    return hashlib.sha256(packed).hexdigest() + "\n"


def pack(folder: Path, kinds: set[str], recording: Recording) -> None:
    """Pack all files of a folder, seal them, and say which kinds of events are among them."""
    tarred = io.BytesIO()
    with tarfile.open(fileobj=tarred, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix != ".lock":
                told = tarfile.TarInfo(file.relative_to(folder).as_posix())
                told.size = file.stat().st_size
                tar.addfile(told, io.BytesIO(file.read_bytes()))
    packed = lzma.compress(tarred.getvalue(), preset=9 | lzma.PRESET_EXTREME)
    recording.folder.mkdir(parents=True)
    recording.packed.write_bytes(packed)
    recording.seal.write_text(sealed(packed), "utf-8")
    (recording.folder / "kinds.txt").write_text("".join(f"{kind}\n" for kind in sorted(kinds)), "utf-8")


def differing(kept: Answers, today: Answers) -> list[str]:
    """Name what is not said today as it was kept, and what only one of the two says."""
    return sorted(name for name in kept.keys() | today.keys() if kept.get(name) != today.get(name))


def write_answers(recording: Recording, answers: Answers) -> list[str]:
    """Keep what is said today as what is to be said; gives the names of what was said otherwise before."""
    folder, changed = recording.folder / "answers", differing(recording.answers(), answers)
    for name in changed:
        file = folder / name
        if name in answers:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(answers[name])
        else:
            file.unlink()
    return changed

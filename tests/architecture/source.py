"""The source as the tests of its shape read it: the files of the repository, without what tools put there."""

import ast
from collections.abc import Iterator
from pathlib import Path

import app

ROOT = Path(app.__file__).resolve().parents[1]
ROOMS = ("app", "hardware", "resources", "migrations", "tests")
_NOT_OURS = {".git", ".venv", ".tools", ".hypothesis", "__pycache__", "build", "dist", "pictures"}


def is_ours(path: Path) -> bool:
    """Whether a file belongs to the repository, and not to a tool that ran in it."""
    inside = path.relative_to(ROOT).parts
    return not any(part in _NOT_OURS or part.endswith(("_cache", ".egg-info")) for part in inside)


def python_files(*rooms: str) -> Iterator[Path]:
    """Every Python file of some rooms, in a steady order."""
    for room in rooms:
        yield from (path for path in sorted((ROOT / room).rglob("*.py")) if is_ours(path))


def name_of(path: Path) -> str:
    """A file as people name it."""
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    """A file as Python understands it."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=name_of(path))

"""The source as the tests of its shape read it: the files of the repository, without what tools put there."""

import ast
import os
from collections.abc import Iterator
from functools import cache
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
        yield from _python_files(room)


@cache
def _python_files(room: str) -> tuple[Path, ...]:
    return tuple(path for path in sorted((ROOT / room).rglob("*.py")) if is_ours(path))


def name_of(path: Path) -> str:
    """A file as people name it."""
    return path.relative_to(ROOT).as_posix()


@cache
def all_files() -> tuple[Path, ...]:
    """Every file of the repository, in a steady order."""
    found: list[Path] = []
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if is_ours(Path(folder, name))]
        found += [path for name in names if is_ours(path := Path(folder, name))]
    return tuple(sorted(found))


@cache
def text_of(path: Path) -> str:
    """What stands in a file."""
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    """A file as Python understands it, for whoever only reads it; see `let_go`."""
    return ast.parse(text_of(path), filename=name_of(path))


def parts_of(tree: ast.AST) -> list[ast.AST]:
    """Every part of a source, and the source itself, in the order of `ast.walk`; but no mark of what a name is for."""
    found = [tree]
    for node in found:
        for value in vars(node).values():
            if type(value) is int:  # where it stands, which most of them say
                continue
            if isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                found.append(value)
    return found


@cache
def nodes_of(tree: ast.AST) -> tuple[ast.AST, ...]:
    """The same, kept: for a whole file."""
    return tuple(parts_of(tree))


def let_go() -> None:
    """Keep no text and no tree any longer: all of them are large."""
    for kept in (text_of, tree_of, nodes_of):
        kept.cache_clear()

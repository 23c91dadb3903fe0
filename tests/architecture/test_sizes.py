"""At most 400 lines in a file, 30 methods in a class, 50 lines in a function: what fits in a head (design)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOMS, name_of, nodes_of, python_files, text_of, tree_of

MOST_LINES = 400
MOST_METHODS = 30
MOST_IN_A_FUNCTION = 50

LARGE_YET = ("tests/desks/croupier/",)
"""Folders in which files may still have 500 lines, and classes any number of methods; there are to be none."""
MOST_LINES_YET = 500

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(path: Path) -> Iterator[Function]:
    """Every function of a file, inner ones too."""
    return (node for node in nodes_of(tree_of(path)) if isinstance(node, Function))


def classes(path: Path) -> Iterator[ast.ClassDef]:
    """Every class of a file, inner ones too."""
    return (node for node in nodes_of(tree_of(path)) if isinstance(node, ast.ClassDef))


def length(function: Function) -> int:
    """Lines from the first decorator to the last statement."""
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    return (function.end_lineno or first) - first + 1


def methods(of: ast.ClassDef) -> int:
    """How many functions a class has of its own."""
    return sum(isinstance(node, Function) for node in of.body)


def most_lines(name: str) -> int:
    """How many lines a file may have."""
    return MOST_LINES_YET if name.startswith(LARGE_YET) else MOST_LINES


@pytest.mark.parametrize("room", ROOMS)
def test_no_file_is_too_long(room: str) -> None:
    """Design, "Writing": 400 lines at most."""
    long = {name_of(path): len(text_of(path).splitlines()) for path in python_files(room)}
    assert long, f"{room} has no Python files: is it where it should be?"
    assert {name: lines for name, lines in long.items() if lines > most_lines(name)} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_class_does_too_much(room: str) -> None:
    """A class is one thing: 30 methods at most."""
    many = {
        f"{name_of(path)}:{each.lineno} {each.name}": methods(each)
        for path in python_files(room)
        if not name_of(path).startswith(LARGE_YET)
        for each in classes(path)
        if methods(each) > MOST_METHODS
    }
    assert many == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_function_is_too_long(room: str) -> None:
    """Design, "Writing": 50 lines at most, decorators and docstring included."""
    long = {
        f"{name_of(path)}:{function.lineno} {function.name}": length(function)
        for path in python_files(room)
        for function in functions(path)
        if length(function) > MOST_IN_A_FUNCTION
    }
    assert long == {}


@pytest.mark.parametrize("folder", LARGE_YET)
def test_a_folder_that_is_small_by_now_is_named_no_more(folder: str) -> None:
    """So that it stays so."""
    inside = [path for path in python_files(*ROOMS) if name_of(path).startswith(folder)]
    large = any(len(text_of(path).splitlines()) > MOST_LINES for path in inside)
    large = large or any(methods(each) > MOST_METHODS for path in inside for each in classes(path))
    assert large, f"nothing in {folder} is large any more: its line in LARGE_YET goes"

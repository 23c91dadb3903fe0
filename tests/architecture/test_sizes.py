"""At most 400 lines in a file, 30 methods in a class, 50 lines in a function: what fits in a head (design)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOMS, name_of, nodes_of, python_files, text_of, tree_of

MOST_LINES = 400
MOST_METHODS = 30
MOST_IN_A_FUNCTION = 50

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


@pytest.mark.parametrize("room", ROOMS)
def test_no_file_is_too_long(room: str) -> None:
    """Design, "Writing": 400 lines at most."""
    long = {name_of(path): len(text_of(path).splitlines()) for path in python_files(room)}
    assert long, f"{room} has no Python files: is it where it should be?"
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_class_does_too_much(room: str) -> None:
    """A class is one thing: 30 methods at most."""
    many = {
        f"{name_of(path)}:{each.lineno} {each.name}": methods(each)
        for path in python_files(room)
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

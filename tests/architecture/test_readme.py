"""What the README promises is held by a test, and the test is there."""

import ast
import re

from tests.architecture.source import ROOT, nodes_of, python_files, tree_of

README = (ROOT / "README.md").read_text(encoding="utf-8")
PROMISES = "## What this protects against, and what not"


def names_of_tests() -> set[str]:
    """The name of every test."""
    return {
        node.name
        for path in python_files("tests")
        for node in nodes_of(tree_of(path))
        if isinstance(node, ast.FunctionDef)
    }


def promised() -> list[str]:
    """Each line of what is protected against, whole."""
    part = README.split(PROMISES)[1].split("It does not protect against")[0]
    return part.split("\n- ")[1:]


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", README))
    assert named
    assert named - names_of_tests() == set()


def test_each_promise_names_what_holds_it() -> None:
    assert len(promised()) > 10
    assert [line for line in promised() if not re.search(r"`test_\w+`", line)] == []


def test_what_is_not_protected_against_is_said() -> None:
    assert README.count(PROMISES) == 1
    assert "It does not protect against\n\n- the administrator" in README

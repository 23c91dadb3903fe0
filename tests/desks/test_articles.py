"""An article that stands before figures in an Italian text is set once it is known which figures these are."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import app.desks

DESKS = Path(app.desks.__file__).parent
BEFORE_FIGURES = re.compile(
    r"\b(?:il|del|dal|al|nel|sul) \{(?:order|number|pocket|spin|seat|moment|count)\}", re.IGNORECASE
)
SAID_BY_REASONS = {
    "not_taken.py",
    "trouble_texts.py",
}
"""The texts of these are filled in one place, which sets every article."""


def unset(tree: ast.AST) -> Iterator[str]:
    """Give the texts with an article before figures that no call of `elided` surrounds."""
    within = {
        id(node)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "elided"
        for node in ast.walk(call)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in within:
            yield from BEFORE_FIGURES.findall(node.value)


@pytest.mark.parametrize("file", sorted(DESKS.rglob("*.py")), ids=lambda file: str(file.relative_to(DESKS)))
def test_every_article_before_figures_is_set(file: Path) -> None:
    """ "Non pagato il 1" is "l'1"; "dal 8" is "dall'8"."""
    if file.name not in SAID_BY_REASONS:
        assert list(unset(ast.parse(file.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('tr("il {order}").format(order=1)', ["il {order}"]),
        ('elided(tr("il {order}").format(order=1))', []),
        ('tr("il {chip}").format(chip="20")', []),
    ],
)
def test_an_article_that_is_not_set_would_be_found(code: str, found: list[str]) -> None:
    assert list(unset(ast.parse(code))) == found

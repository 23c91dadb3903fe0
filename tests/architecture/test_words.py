"""What no file of the repository says, and what no file of a room imports (design, "Writing")."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, all_files, name_of, nodes_of, python_files, text_of, tree_of

TEXT = {
    ".py",
    ".toml",
    ".md",
    ".lock",
    ".txt",
    ".sh",
    ".mako",
    ".json",
    ".ts",
    ".svg",
    ".cfg",
    ".ini",
    ".yml",
    ".yaml",
    "",
}

# Put together from halves, so that this file does not say them either.
FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.~])/(?:wo" + "rk|ho" + r"me|ro" + r"ot)/\w"),
    "a helper of its making": re.compile("sub" + "agent", re.IGNORECASE),
    "a registry's host": re.compile(
        r"(?:files\.python" + r"hosted|pyp" + r"i|simple\.index)\.org", re.IGNORECASE
    ),
    "an index to install from": re.compile(r"--(?:extra-)?index" + "-url[= ]+http", re.IGNORECASE),
}


def texts() -> Iterator[Path]:
    """Every text file of the repository."""
    return (path for path in all_files() if path.is_file() and path.suffix in TEXT)


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_says_it(what: str) -> None:
    """Design: nothing of one machine, of a session or of a host stands in the repository."""
    said = [
        f"{name_of(path)}:{number}"
        for path in texts()
        if FORBIDDEN[what].search(text_of(path))
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if FORBIDDEN[what].search(line)
    ]
    assert said == []


def test_no_lock_is_kept_that_names_hosts() -> None:
    """Design, "Tools": every version and hash is in requirements.lock; what uv writes beside it is never committed."""
    assert ("uv" + ".lock") in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "--hash=sha256:" in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_the_forbidden_words_would_be_found() -> None:
    """A pattern that finds nothing would hold for ever."""
    samples = {
        "a path of one machine": "open('/" + "work/main/app')",
        "a helper of its making": "Sub" + "agent",
        "a registry's host": "https://pyp" + "i.org/simple",
        "an index to install from": "--index" + "-url https://example.invalid",
    }
    assert all(FORBIDDEN[what].search(sample) for what, sample in samples.items())
    assert not FORBIDDEN["a path of one machine"].search(
        "the work/main folder, ~/home/x, https://example.invalid/home/x"
    )


def imported(path: Path) -> Iterator[str]:
    """Every name that a file imports, with the module it comes from."""
    for node in nodes_of(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_the_rules_name_every_type() -> None:
    """Design: no `Any` that a reader would wonder at; in the rules there is none."""
    any_used = [
        f"{name_of(path)}:{node.lineno}"
        for path in python_files("app/rules")
        for node in nodes_of(tree_of(path))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert any_used == []
    assert not [name_of(path) for path in python_files("app/rules") if "typing.Any" in imported(path)]


def test_the_rules_need_the_standard_library_alone() -> None:
    """Design: the rules know nothing of tables, time, files or windows."""
    unknown = {
        "datetime",
        "io",
        "logging",
        "os",
        "pathlib",
        "random",
        "socket",
        "subprocess",
        "threading",
        "time",
    }
    known = sys.stdlib_module_names - unknown
    for path in python_files("app/rules"):
        strangers = {name for name in imported(path) if name.split(".")[0] not in known}
        assert all(name.startswith("app.rules") for name in strangers), (name_of(path), strangers)


def test_one_file_writes_csv() -> None:
    """So that no other can forget that a text may be a formula."""
    product = python_files("app", "hardware", "resources", "migrations")
    writing = [
        name_of(path) for path in product if {"csv", "_csv"} & {name.split(".")[0] for name in imported(path)}
    ]
    assert writing == ["app/journal/csv_rows.py"]


def test_the_product_never_reads_what_only_developers_have() -> None:
    """The folder of shared documents is not on a user's machine; only tests look for it."""
    for path in python_files("app", "hardware", "resources", "migrations"):
        texts_in_code = (node.value for node in nodes_of(tree_of(path)) if isinstance(node, ast.Constant))
        assert not [text for text in texts_in_code if isinstance(text, str) and "sha" + "red/" in text], (
            name_of(path)
        )

"""The map of the house names what is there: every path, module and name of `app/ARCHITECTURE.md` exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import ROOT, text_of, tree_of

MAP = ROOT / "app" / "ARCHITECTURE.md"
_LINES = 100
_SPAN = re.compile(r"`([^`\n]+)`")
_NAME = re.compile(r"[A-Za-z_]\w*(?:\.\w+)?")
_WORDS = frozenset({"croupier", "players", "pit_boss", "trainee", "common"})
"""Folders within the one that is named before them."""
_RUN = re.compile(r"(make|capotavolo) ([a-z-]+)")


def _targets() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))


def _defined(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        match node:
            case ast.ClassDef() | ast.FunctionDef():
                yield node.name, node
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node
            case _:
                pass


def _has(path: Path, name: str) -> bool:
    """Whether a module defines a name itself; with a dot, whether its class does."""
    body = tree_of(path).body
    for part in name.split("."):
        found = dict(_defined(body)).get(part)
        if found is None:
            return False
        body = found.body if isinstance(found, ast.ClassDef) else []
    return True


def _runs(program: str, what: str) -> bool:
    return what in _targets() if program == "make" else (ROOT / "app" / "commands" / f"{what}.py").is_file()


def missing(text: str) -> Iterator[str]:
    """What a text in Markdown names and is not there.

    A name stands behind the module that defines it (`app/x.py`: `name`), or names a module's own class again
    where the module was named before in the text.
    """
    named: list[Path] = []
    for span in _SPAN.findall(text):
        ran = _RUN.fullmatch(span)
        if ran is not None:
            if not _runs(*ran.groups()):
                yield span
        elif "/" in span or span.endswith((".md", ".toml")):
            found = sorted(ROOT.glob(span)) or sorted((ROOT / "app").glob(span))
            if not found:
                yield span
            named += [path for path in found if path.suffix == ".py"]
        elif span not in _WORDS and not (
            _NAME.fullmatch(span) and any(_has(path, span) for path in reversed(named))
        ):
            yield span


def test_the_map_names_what_is_there() -> None:
    assert list(missing(text_of(MAP))) == []


def test_the_map_is_one_page() -> None:
    assert len(text_of(MAP).splitlines()) <= _LINES


def test_each_link_leads_somewhere() -> None:
    led = re.findall(r"\]\(([^)]+)\)", text_of(MAP))
    assert [where for where in led if not (MAP.parent / where).exists()] == []


def test_each_room_is_on_the_map() -> None:
    """A folder of the program that nobody finds from here would be found by nobody."""
    rooms = [path.name for path in (ROOT / "app").iterdir() if (path / "__init__.py").is_file()]
    assert [room for room in sorted(rooms) if f"`app/{room}/`" not in text_of(MAP)] == []


def test_what_is_not_there_would_be_found() -> None:
    """So that the test above can fail: a path, a name, a method, a command."""
    said = "`app/nowhere.py` `app/table/table.py`: `Table.do` `Table.undo` `Nobody` `make haste` `make test`"
    assert list(missing(said)) == ["app/nowhere.py", "Table.undo", "Nobody", "make haste"]

"""A sentence is a line of a catalogue with its places filled: its English, and what any desk makes of it."""

from __future__ import annotations

import ast
import importlib
import re
import string
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import app
from app.sentence import Catalogue, Line, Sentence

ROOM: Final = Path(app.__path__[0])
REFUSES: Final = {
    "refuse",
    "RefusedError",
    "CannotReopenError",
    "PeopleRefusedError",
    "deeds.PeopleRefusedError",
}
"""What takes a refusal; whoever hands one on has it from another of them."""


class Pieces(Catalogue):
    FEW = Line(
        "only {pieces} pieces lie on {place}", "Su {place} solo {pieces} pezzi", {1: "Su {place} 1 pezzo"}
    )
    NONE = Line("nothing lies there", "Non c'è niente")


def test_a_sentence_is_its_english_to_whoever_records_it() -> None:
    said = Pieces.FEW(pieces=3, place="8/11")
    assert said == "only 3 pieces lie on 8/11"
    assert (said.line, dict(said.values)) == (Pieces.FEW, {"pieces": 3, "place": "8/11"})
    assert type(str(said)) is str
    assert Pieces.NONE() == "nothing lies there"


def test_of_one_piece_another_text_is_said() -> None:
    """Whether the number is one, or was read out of what is recorded."""
    assert Pieces.FEW.text_of({"pieces": 3}) == "Su {place} solo {pieces} pezzi"
    assert Pieces.FEW.text_of({"pieces": 1}) == Pieces.FEW.text_of({"pieces": "1"}) == "Su {place} 1 pezzo"
    assert Pieces.NONE.text_of({}) == "Non c'è niente"
    assert Pieces.FEW.texts == ("Su {place} solo {pieces} pezzi", "Su {place} 1 pezzo")


def test_what_is_recorded_may_be_more_than_a_desk_says() -> None:
    said = Pieces.NONE().recorded("/to: nothing lies there (rules 4)")
    assert said == "/to: nothing lies there (rules 4)"
    assert said.line is Pieces.NONE


class Call(NamedTuple):
    """A line that is said somewhere."""

    where: str
    catalogue: str
    name: str
    places: frozenset[str] | None


@cache
def texts() -> dict[Path, str]:
    return {file: file.read_text(encoding="utf-8") for file in sorted(ROOM.rglob("*.py"))}


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(texts()[file])


def sources(names: Iterable[str]) -> Iterator[tuple[str, ast.Module]]:
    """The files in which one of some names stands, taken apart: in no other one is any of them said."""
    any_of_them = re.compile("|".join(map(re.escape, names)))
    for file, text in texts().items():
        if any_of_them.search(text):
            yield str(file.relative_to(ROOM)), tree_of(file)


@pytest.fixture(scope="module", autouse=True)
def _sources_are_kept_while_they_are_looked_at() -> Iterator[None]:
    yield
    texts.cache_clear()
    tree_of.cache_clear()


@cache
def catalogues() -> dict[str, type[Catalogue]]:
    """Every catalogue of the program, by its name."""
    found: dict[str, type[Catalogue]] = {}
    for path, text in texts().items():
        if "(Catalogue)" not in text:
            continue
        name = ".".join(("app", *path.relative_to(ROOM).with_suffix("").parts))
        for node in tree_of(path).body:
            if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] == ["Catalogue"]:
                found[node.name] = getattr(importlib.import_module(name), node.name)
    assert len(found) >= 7
    return found


def lines() -> list[Line]:
    return [line for catalogue in catalogues().values() for line in catalogue]


@cache
def named() -> tuple[Call, ...]:
    """Every line that the program names, with the places that are filled where it is said there."""
    return tuple(_named())


def _named() -> Iterator[Call]:
    for file, tree in sources(catalogues()):
        called: dict[int, ast.Call] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                said = node.func
                if isinstance(said, ast.Attribute) and said.attr == "english":
                    said = said.value
                called[id(said)] = node
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id in catalogues()
            ):
                call = called.get(id(node))
                places = None if call is None else frozenset(str(each.arg) for each in call.keywords)
                yield Call(f"{file}:{node.lineno}", node.value.id, node.attr, places)


def named_line(call: Call) -> Line:
    return next(line for line in catalogues()[call.catalogue] if line.name == f"{call.catalogue}.{call.name}")


def places_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_line_is_said_somewhere() -> None:
    said = {f"{call.catalogue}.{call.name}" for call in named()}
    assert [line for line in lines() if line.name not in said] == []


def test_each_is_said_with_its_own_places() -> None:
    """What a place is filled with is seen by the types; that it is filled, here."""
    wrong = [
        call
        for call in named()
        if call.places is not None and call.places != places_of(named_line(call).said)
    ]
    assert wrong == []


def test_no_text_has_a_place_that_the_sentence_has_not() -> None:
    """A desk may leave one out: a place in the journal says nothing to a dealer."""
    texts = ((line, text) for line in lines() for text in line.texts)
    assert [(line, text) for line, text in texts if not places_of(text) <= places_of(line.said)] == []


def test_no_sentence_stands_there_twice() -> None:
    assert [said for said, times in Counter(line.said for line in lines()).items() if times > 1] == []


def test_nothing_is_refused_in_free_text() -> None:
    """The types see that too: a text is no sentence."""
    free = [
        f"{file}:{node.lineno}"
        for file, tree in sources(REFUSES)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)
        if ast.unparse(node.func) in REFUSES
        if any(isinstance(each, ast.JoinedStr | ast.Constant) for each in ast.walk(node.args[0]))
        and not isinstance(node.args[0], ast.Call)
    ]
    assert free == []


def test_a_sentence_with_its_places_filled_is_no_other_than_its_line_says() -> None:
    for line in lines():
        filled = Sentence(line, dict.fromkeys(places_of(line.said), "7"))
        assert filled == line.said.format(**dict.fromkeys(places_of(line.said), "7"))

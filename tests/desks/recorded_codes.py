"""The codes that the program records: its enums, its constants, and what its calls hand over."""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from msgspec import Struct

import app.commands
import app.people
import app.station
import app.table
import hardware

RECORDING: Final = (hardware, app.table, app.station, app.people)
CODE: Final = re.compile(r"[a-z]+(_[a-z]+)*")


class Code(NamedTuple):
    """A code, and where it comes from: an enum, a constant, or a call that records it."""

    code: str
    origin: str


@cache
def modules(*packages: ModuleType) -> tuple[ModuleType, ...]:
    """Every module of the packages; simulators stand for devices and say what those do."""
    return tuple(module for package in packages for module in _within(package))


def _within(package: ModuleType) -> Iterator[ModuleType]:
    root = Path(next(iter(package.__path__)))
    for file in sorted(root.rglob("*.py")):
        if "simulators" not in file.parts and file.name != "__main__.py":
            name = ".".join((package.__name__, *file.relative_to(root).with_suffix("").parts))
            yield importlib.import_module(name.removesuffix(".__init__"))


def sources(*packages: ModuleType) -> Iterator[tuple[ModuleType, ast.Module]]:
    """Every module of the packages, and its source."""
    return ((module, ast.parse(_text(module))) for module in modules(*packages))


def _text(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


@cache
def enums() -> tuple[type[StrEnum], ...]:
    """Every enum of words in what hears and records."""
    return tuple(
        value
        for module in modules(*RECORDING)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, StrEnum) and value.__module__ == module.__name__
    )


@cache
def constants() -> Mapping[str, str]:
    """Every constant that is such a word, by its name, in what hears and records."""
    found = {}
    for module, source in sources(*RECORDING):
        for node in source.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            value = getattr(node, "value", None)
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and is_code(value.value):
                found[f"{module.__name__}.{target.id}"] = str(value.value)
    return found


def is_code(value: object) -> bool:
    return isinstance(value, str) and CODE.fullmatch(value) is not None


@cache
def recorded() -> Mapping[str, frozenset[str]]:
    """What calls hand over by a constant's value: `ReaderWarning.reason`, `notice.0`."""
    found = defaultdict[str, set[str]](set)
    for module, source in sources(*RECORDING, app.commands):
        for call in ast.walk(source):
            if isinstance(call, ast.Call):
                for name, node in handed_over(call, module):
                    value = known_value(node, module)
                    if is_code(value):
                        found[name].add(str(value))
    return {name: frozenset(codes) for name, codes in found.items()}


def handed_over(call: ast.Call, module: ModuleType) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(call.func, ast.Attribute) and call.func.attr == "notice":
        yield from ((f"notice.{place}", node) for place, node in enumerate(call.args))
    made = known_value(call.func, module)
    if isinstance(made, type) and issubclass(made, Struct):
        named = zip(made.__struct_fields__, call.args, strict=False)
        yield from ((f"{made.__name__}.{name}", node) for name, node in named)
        yield from ((f"{made.__name__}.{each.arg}", each.value) for each in call.keywords if each.arg)


def known_value(node: ast.expr, module: ModuleType) -> object:
    """What a name, an attribute or a constant is there; None where only a run knows."""
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return vars(module).get(name)
        case ast.Attribute(value=of, attr=name):
            return getattr(known_value(of, module), name, None)
        case _:
            return None


ASKED: Final = re.compile(r'^([A-Z_]+)(: Final)? = "\w+"\n"""(The r|R)eason of a candidate', re.MULTILINE)


@cache
def asked_for() -> frozenset[str]:
    """The constants that say of themselves that a number is asked for them."""
    return frozenset(
        f"{module.__name__}.{found[1]}"
        for module in modules(*RECORDING)
        for found in ASKED.finditer(_text(module))
    )

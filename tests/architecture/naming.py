"""How things are called in the code: every name that a file gives, and its words.

A list beside this file says which names still have a word that lost. Called as a program
(`python -m tests.architecture.naming`), it strikes out what is gone; the list only grows shorter.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from app.commands import COMMANDS
from tests.architecture.source import ROOT, name_of, nodes_of, python_files, text_of, tree_of

HERE = ROOT / "tests" / "architecture"
GLOSSARY = ROOT / "app" / "GLOSSARY.md"
LOSING = HERE / "losing_words.txt"
GAMES = frozenset({"roulette"})
"""The games, as their folders are called in each part of the house."""
SIDE_GAMES = frozenset({"repeater"})
"""Those that are played on the rounds of another: their rooms are called alike."""
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
_SPAN = re.compile(r"`([^`]+)`")

WORDS_OF_A_GAME = (
    *("wheel", "wheels", "cylinder", "cylinders", "rotor", "pocket", "pockets", "ball", "balls", "clockwise"),
    *("tumbler", "drum", "tombola", "roulette", "cloth", "race track", "on track", "from track"),
    *("zero", "prison", "prisoner", "prisoners", "enferme", "chances", "orfanelli", "vicini", "neighbours"),
    *("straight", "straights", "street", "trio", "sector", "dozen", "dozens", "six line", "first four"),
    *("number red", "number black", "rouge", "noir", "impair", "manque", "passe"),
)
"""A wheel and what is in it, the places of its cloth, and what only happens there."""
_NOT_OF_A_GAME = ("zero hash", "below zero")


class Name(NamedTuple):
    """A name that a file gives, and of an argument or an attribute the type, as it stands there."""

    where: str
    name: str
    type: str = ""


class Word(NamedTuple):
    """A row of the glossary.

    Attributes:
        word: the one that is used.
        losing: the words that are not; with ": int" behind it a whole name of that type.
        but: longer names in which a losing word means something else.
    """

    word: str
    losing: tuple[str, ...]
    but: tuple[str, ...]


def glossary(text: str) -> Iterator[Word]:
    """Every row of the glossary."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4 and cells[0] not in {"word", "---"}:
            losing, _, but = cells[3].partition("; but ")
            yield Word(cells[0], tuple(_SPAN.findall(losing)), tuple(_SPAN.findall(but)))


@cache
def words_of(name: str) -> tuple[str, ...]:
    """The words of a name, in small letters."""
    return tuple(word.lower() for word in _WORD.findall(name))


def _is_in(phrase: str, words: tuple[str, ...]) -> bool:
    sought = tuple(phrase.split())
    return any(words[at : at + len(sought)] == sought for at in range(len(words)))


def has(name: Name, sought: Iterable[str], but: Iterable[str] = ()) -> bool:
    """Whether a name has one of some words, and not only within what means something else."""
    words = words_of(name.name)
    for phrase in sought:
        whole, _, of = phrase.partition(": ")
        if of:
            if (name.name, name.type) == (whole, of):
                return True
        elif _is_in(phrase, words) and not any(_is_in(other, words) for other in but):
            return True
    return False


def names_in(path: Path) -> Iterator[Name]:
    """Every name that a file gives: its own, and those of classes, functions, arguments and attributes."""
    where = name_of(path)
    yield Name(where, path.parent.name if path.stem == "__init__" else path.stem)
    for node in nodes_of(tree_of(path)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield Name(where, name)
            case ast.arg(arg=name, annotation=of):
                yield Name(where, name, "" if of is None else ast.unparse(of))
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=of):
                yield Name(where, name, ast.unparse(of))
            case ast.Assign(targets=targets):
                yield from (Name(where, name) for target in targets for name in _given(target))
            case _:
                pass


def _given(target: ast.expr) -> Iterator[str]:
    match target:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            yield name
        case ast.Tuple(elts=several) | ast.List(elts=several):
            for each in several:
                yield from _given(each)
        case _:
            pass


@cache
def all_names() -> tuple[Name, ...]:
    """Every name of the program once a file, but for those of its commands, which never change."""
    given = dict.fromkeys(name for path in python_files("app", "hardware") for name in names_in(path))
    return tuple(
        name for name in given if not (name.where.startswith("app/commands/") and name.name in _COMMAND_FILES)
    )


_COMMAND_FILES = frozenset(command.replace("-", "_") for command in COMMANDS)


def room_of(where: str) -> str:
    """The room of a file; each desk is one."""
    parts = where.split("/")
    return "/".join(parts[: 3 if "desks" in parts else 2]).removesuffix(".py")


def of_a_game(name: Name) -> bool:
    """Whether a name outside every game's room, and outside of what readers are, is a game's own."""
    parts = name.where.split("/")
    if parts[0] == "hardware" or (GAMES | SIDE_GAMES) & set(parts):
        return False
    return has(name, WORDS_OF_A_GAME, _NOT_OF_A_GAME) or words_of(name.name) == ("draws",)


def losing(name: Name) -> bool:
    """Whether a name has a word that lost against another one."""
    begins = _beginnings()
    return any(word in begins for word in words_of(name.name)) and any(
        has(name, word.losing, word.but) for word in _rows()
    )


@cache
def _beginnings() -> frozenset[str]:
    """The first words of all that lost: most names have none of them."""
    return frozenset(words_of(phrase)[0] for row in _rows() for phrase in row.losing)


@cache
def _rows() -> tuple[Word, ...]:
    return tuple(word for word in glossary(text_of(GLOSSARY)) if word.losing)


def found(is_wrong: Callable[[Name], bool], names: Iterable[Name]) -> list[str]:
    """The names that are wrong, each once a room: "room: name"."""
    return sorted({f"{room_of(name.where)}: {name.name}" for name in names if is_wrong(name)})


def listed(path: Path) -> list[str]:
    """The lines that stand in a list."""
    return path.read_text(encoding="utf-8").splitlines()


def strike_out() -> None:
    """Take out of the list what the code no longer has; nothing new ever gets in this way."""
    still = set(found(losing, all_names()))
    lines = [line for line in listed(LOSING) if line in still]
    LOSING.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    strike_out()

"""What the manual may set in code: commands, options, settings, files and statuses of this program, read from it."""

import argparse
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from typing import cast, get_args, get_type_hints

from app.__main__ import parser
from app.commands.practise import _exercises
from app.commands.table_commands import command_lines
from app.journal.errors import BadSearch
from app.journal.lists.flags import Quality
from app.journal.lists.searching import read_search
from app.practice.exam import read_exam
from app.practice.line import LineError
from app.settings import Settings
from app.table.roulette.listing import LISTING
from hardware.options import DeviceOptions
from hardware.registry import KINDS
from resources import house_names, house_profile
from tests.architecture.source import ROOT, python_files, text_of
from tests.schooling import DRILLS, SCHOOL

SYSTEM = frozenset(
    {
        ".toml",
        ".tools",
        ".venv",
        "/dev/serial/by-id",
        "/dev/serial/by-path",
        "/etc/security/limits.d/capotavolo.conf",
        "/etc/udev/rules.d/78-capotavolo.rules",
        "@dialout - rtprio 1",
        "by-id",
        "espeak-ng",
        "spd-say",
        "sudo udevadm control --reload && sudo udevadm trigger",
        "sudo usermod -aG dialout $USER",
        "udevadm info -q property -n /dev/ttyUSB0 | grep ID_SERIAL_SHORT",
        "uv run capotavolo",
        "~/.config/capotavolo",
    }
)
"""What belongs to the machine and to its own tools."""
_RULES = ("SUBSYSTEM==",)
_SAMPLES = frozenset(
    {
        "+20", "+", "−", "=", "@…", "+…", "-…", "=…", ";", "null",
        "10.0.0.5:7411",
        "house.sqlite",
        "house.sqlite.log",
        "ours.toml", "A50285BI", "numbers.txt", "8/11 2=5 x17", "true", "false", "[register] people:…",
        '["hold_off=12", "baudrate=1200"]', '"Anna B."', "17/11", "yesterday", "ieri", "person-1", "person-2", "person-1 …",
        "2x0/2/3 4/7", "2x500 3x20", "20 20-5", "5+5+2",
        "v", "s", "o", "f 7", "n 17", "da 20", "p4", "m200", "x2", "capo",
        r"re.sub(r\"(\A|[;\t\r\n])'\", r\"\1\", cell)".replace('\\"', '"'),
    }
)  # fmt: skip
"""What is typed, or stands somewhere, as an example."""
_STATUSES = frozenset({"0", "1", "2", "130"})
_CHANGES = re.compile(
    r"T\d+|\d+|…|\*|(?<=\.)wheel(?=\.)|(?<=\.log)(?=\.)|(?<=\.sqlite)(?=\.)|(?<=\.toml)(?=\.)|(?<=practice)(?=\.)|-wal$"
)
"""What differs from one file to the next in its name, and where a name is put together."""
_NAMED = re.compile(r"capotavolo(?= |$)")


@cache
def _root() -> argparse.ArgumentParser:
    return parser()


def _inner(found: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser]:
    """The commands below a command."""
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            return cast("Mapping[str, argparse.ArgumentParser]", action.choices)
    return {}


@cache
def _parsers() -> tuple[argparse.ArgumentParser, ...]:
    def below(one: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
        yield one
        for each in _inner(one).values():
            yield from below(each)

    return tuple(below(_root()))


def _actions(parsers: tuple[argparse.ArgumentParser, ...]) -> Mapping[str, argparse.Action]:
    return {name: each for one in parsers for each in one._actions for name in each.option_strings}


def commands() -> tuple[str, ...]:
    """Every command of the program."""
    return tuple(_inner(_root()))


def command_line_fault(words: list[str]) -> str:
    """Why a command line is none of this program; empty where it is one. `words` begin behind its name."""
    chain = [_root()]
    if words and words[0].startswith("-"):
        words = ["run", *words]
    while words and words[0] in _inner(chain[-1]):
        chain.append(_inner(chain[-1])[words[0]])
        words = words[1:]
    if words and _inner(chain[-1]) and not words[0].startswith("-"):
        return f"no command {words[0]}"
    known = _actions(tuple(chain))
    faults = (_option_fault(known, word, after) for word, after in pairwise((*words, "")))
    return next(filter(None, faults), "") or _typed_fault(chain[-1], words)


def _option_fault(known: Mapping[str, argparse.Action], word: str, after: str) -> str:
    if word not in known:
        return f"no option {word}" if word.startswith("--") else ""
    choices = {str(choice) for choice in known[word].choices or ()}
    free = not choices or after.startswith(("-", "…"))
    return "" if free or not after or after in choices else f"{word} does not take {after}"


def _typed_fault(command: argparse.ArgumentParser, words: list[str]) -> str:
    """Why what is typed to a command is not understood by it."""
    plain = " ".join(words[: next((at for at, word in enumerate(words) if word.startswith("--")), None)])
    try:
        if command is _inner(_root())["practise"] and plain.startswith("exam"):
            read_exam(plain, DRILLS)
        elif command is _inner(_root())["practise"] and plain:
            _exercises(SCHOOL, plain)
        elif command is _inner(_root())["spins"] and (asked := _behind(words, "--database")):
            read_search(asked, LISTING.words, _colours())
    except (LineError, BadSearch) as fault:
        return str(fault)
    return ""


def _behind(words: list[str], option: str) -> str:
    """What is typed behind an option's value, up to the next option."""
    if option not in words:
        return ""
    rest = words[words.index(option) + 2 :]
    return " ".join(rest[: next((at for at, word in enumerate(rest) if word.startswith("--")), None)])


@cache
def _colours() -> tuple[str, ...]:
    profiles = (house_profile(name) for name in house_names())
    colours = (cast("list[dict[str, str]]", profile.get("colour", [])) for profile in profiles)
    return tuple({colour["name"] for rows in colours for colour in rows} | {"red", "blue"})


def line_fault(line: str) -> str:
    """Why a line of a block of code could not be typed; empty where it could."""
    if line.startswith(_RULES):
        return ""
    if line.startswith("make "):
        return _make_fault(line)
    if (named := _NAMED.search(line)) is None:
        return "" if line.startswith(("echo ", '"bets"')) else f"nothing of this program: {line}"
    return command_line_fault(shlex.split(line[named.end() :].split(" > ", maxsplit=1)[0]))


def _make_fault(line: str) -> str:
    target, *values = line.split()[1:]
    makefile = text_of(ROOT / "Makefile")
    if not re.search(rf"^{target}:", makefile, re.MULTILINE):
        return f"no target {target}"
    names = [value.split("=")[0] for value in values if "=" in value]
    return next((f"{name} is nothing to make" for name in names if f"$({name})" not in makefile), "")


@cache
def _words() -> frozenset[str]:
    """Every name that the program itself gives to something."""
    options = [action.choices or () for one in _parsers() for action in one._actions if not _inner(one)]
    device = {field for kind in DeviceOptions.__subclasses__() for field in _fields(kind)}
    table = " ".join(command_lines()).replace("[", " ").replace("]", " ").split()
    return frozenset(
        {
            *(name for one in _parsers() for name in _inner(one)),
            *(str(choice) for choices in options for choice in choices),
            *Settings.__struct_fields__,
            *house_names(),
            *KINDS,
            *device,
            *_fields(DeviceOptions),
            *table,
            *(str(quality).replace("_", "-") for quality in Quality),
        }
    )


def _fields(kind: type) -> tuple[str, ...]:
    """The names and the values that an options' record knows."""
    hints = get_type_hints(kind)
    return (*hints, *(str(value) for hint in hints.values() for value in _values(hint)))


def _values(hint: object) -> tuple[object, ...]:
    return tuple(hint) if isinstance(hint, type) and issubclass(hint, StrEnum) else get_args(hint)


@cache
def _source() -> str:
    return "\n".join(text_of(path) for path in python_files("app", "hardware", "resources", "tests/attack"))


def _is_file(word: str) -> bool:
    """Whether a file is there, or one of such a name is made: the parts that do not change stand in the source."""
    if (ROOT / word).exists():
        return True
    parts = (part.strip(".-") for part in _CHANGES.split(word))
    fixed = [part for part in parts if sum(map(str.isalpha, part)) > 3]
    return "." in word and " " not in word and all(part in _source() for part in fixed)


def _is_named(word: str) -> bool:
    """Whether the source calls something so."""
    return word.replace("_", "").isalpha() and f'"{word}"' in _source()


def _is_setting(words: str) -> bool:
    name, equals, value = words.partition("=")
    key = name.strip()
    if not equals or (key not in _words() and f'"{key}"' not in _source()):
        return key.startswith("tags.") and not equals
    try:
        return bool(tomllib.loads(words)) if " = " in words else bool(value)
    except tomllib.TOMLDecodeError:
        return False


def _is_search(words: str) -> bool:
    try:
        read_search(words, LISTING.words, _colours())
    except BadSearch:
        return False
    return True


def _is_table_command(words: str) -> bool:
    return all(word in _words() for word in words.split())


def _is_option(words: str) -> bool:
    option, *value = words.split(" ")
    action = _actions(_parsers()).get(option)
    if action is None:
        return False
    choices = {
        str(choice)
        for one in _parsers()
        for each in one._actions
        if option in each.option_strings
        for choice in each.choices or ()
    }
    return not value or not choices or value[0] in choices


def _is_variable(words: str) -> bool:
    return words.startswith("CAPOTAVOLO_") and f'"{words}"' in _source()


def _is_command(words: str) -> bool:
    try:
        split = shlex.split(words)
    except ValueError:
        return False
    if split[0] == "capotavolo":
        return not command_line_fault(split[1:])
    if split[0] == "python3":
        return (ROOT / "resources" / "dossier" / split[1]).exists()
    if split[:2] == ["python", "-m"]:
        return find_spec(split[2]) is not None
    return split[0] in commands() and not command_line_fault(split)


def _is_port(words: str) -> bool:
    return words.startswith(("socket://", "rfc2217://", "COM", "--wheel "))


_READINGS: tuple[Callable[[str], bool], ...] = (
    _is_command,
    _is_option,
    _is_table_command,
    _is_setting,
    _is_variable,
    _is_port,
    _is_search,
    _is_file,
    _is_named,
)


def code_fault(words: str) -> str:
    """Why something that is set in code within a sentence is nothing of this program; empty where it is."""
    if words in SYSTEM | _SAMPLES | _STATUSES or words.startswith("test_"):
        return ""
    if words.startswith(("make ", "BIG=")):
        return _make_fault(words if words.startswith("make ") else f"make big {words}")
    return "" if any(reads(words) for reads in _READINGS) else f"nothing that is known: {words}"

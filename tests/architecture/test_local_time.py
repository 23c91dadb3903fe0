"""One place turns an instant into a local time, and back: the zone is one setting for desks, pages and house."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.source import name_of, nodes_of, python_files, tree_of

HERE = "app/local_time.py"
LOCAL = {
    "localtime",
    "mktime",
    "ctime",
    "asctime",
    "ZoneInfo",
    "zoneinfo",
    "QDateTime",
    "QTimeZone",
    "currentDate",
    "currentTime",
    "currentDateTime",
    "toLocalTime",
}
"""What reads the clocks of a place, under whatever name it is reached."""


def is_utc(node: ast.expr | None) -> bool:
    """Whether an expression is UTC, written out."""
    return node is not None and ast.unparse(node) in {"UTC", "timezone.utc", "datetime.UTC"}


def keyword(call: ast.Call, *names: str) -> ast.expr | None:
    """What a call says by name."""
    return next((each.value for each in call.keywords if each.arg in names), None)


def is_local(call: ast.Call) -> bool:
    """Whether a call makes a time of a place, or an instant of it."""
    if not isinstance(call.func, ast.Attribute):
        return False
    first, owner = call.args[0] if call.args else None, ast.unparse(call.func.value).rpartition(".")[2]
    match call.func.attr:
        case "astimezone":
            return not is_utc(first or keyword(call, "tz"))
        case "now" | "today" if owner in {"datetime", "date"}:
            return not is_utc(first or keyword(call, "tz"))
        case "fromtimestamp":
            return not is_utc(call.args[1] if len(call.args) > 1 else keyword(call, "tz"))
        case "replace" if (zone := keyword(call, "tzinfo")) is not None:
            return not (is_utc(zone) or ast.unparse(zone) == "None")
        case _:
            return False


def imports_time(tree: ast.AST) -> bool:
    """Whether `time` is Python's own module in a source, and no variable."""
    return any(isinstance(node, ast.Import) and node.names[0].name == "time" for node in nodes_of(tree))


def found(tree: ast.AST) -> Iterator[str]:
    """What of a source goes by the clocks of a place."""
    module = imports_time(tree)
    for node in nodes_of(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="time"), attr="strftime") if module:
                yield "time.strftime"
            case ast.Call() if is_local(node):
                yield ast.unparse(node)
            case ast.alias(name=name) if LOCAL.intersection(name.split(".")):
                yield name
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Constant(value=str() as name) if (
                name in LOCAL
            ):
                yield name
            case ast.ImportFrom(module=str() as name) if name in LOCAL:
                yield name
            case _:
                pass


def test_no_other_place_turns_an_instant_into_a_local_time() -> None:
    elsewhere = {
        name_of(path): [*found(tree_of(path))] for path in python_files("app", "hardware", "resources")
    }
    assert elsewhere.pop(HERE), "the one place is still the one that does it"
    assert {name: made for name, made in elsewhere.items() if made} == {}


@pytest.mark.parametrize(
    "source",
    [
        "moment.astimezone()",
        "moment.astimezone(zone)",
        "moment.astimezone(tz=self.zone)",
        "datetime.now()",
        "datetime.datetime.now(zone)",
        "date.today()",
        "datetime.fromtimestamp(at)",
        "datetime.fromtimestamp(at, tz=zone)",
        "here.replace(tzinfo=ZONE)",
        "import time\ntime.strftime('%H:%M')",
        "time.localtime(at)",
        "from time import localtime",
        "from zoneinfo import ZoneInfo as Z",
        "import zoneinfo",
        "QDate.currentDate()",
        "getattr(QDateTime, 'currentDateTime')()",
    ],
)
def test_a_forbidden_use_would_be_found(source: str) -> None:
    """A look that finds nothing would hold for ever."""
    assert [*found(ast.parse(source))]


def test_instants_are_not_found() -> None:
    source = (
        "datetime.now(UTC)\nmoment.astimezone(UTC)\ndatetime.fromtimestamp(at, UTC)\n"
        "here.replace(tzinfo=None)\nlocal(moment, zone)\nself._now()\ntext.replace('a', 'b')\nhall.today()\n"
        "time.strftime('%H:%M')"
    )
    assert not [*found(ast.parse(source))]

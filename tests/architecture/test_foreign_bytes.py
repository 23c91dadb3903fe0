"""What others may have written is read in one way, and all that reading it may raise stands in one list."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.source import name_of, nodes_of, parts_of, python_files, tree_of

LISTED = {
    "BadGzipFile",
    "BadZipFile",
    "DecodeError",
    "EOFError",
    "JSONDecodeError",
    "MsgspecError",
    "RecursionError",
    "TOMLDecodeError",
    "UnicodeDecodeError",
    "UnicodeError",
    "ValidationError",
    "zlib.error",
}
"""What is on the list, each by itself: whoever catches one of them forgets the others."""
TOGETHER = {"LookupError", "TypeError", "AttributeError"}
"""What comes of using values that nobody would have written: three in one place are a list."""

ALONE = {
    "app/foreign.py": {"EOFError", "MsgspecError", "RecursionError", "zlib.error", *TOGETHER},  # the list
    "app/commands/people.py": {"EOFError"},  # standard input ended: nobody typed a code
    "app/commands/reader.py": {"EOFError"},  # the same
    "app/commands/retention.py": {"EOFError"},  # the same
    "app/journal/chain.py": {"RecursionError"},  # what is written, not read
    "app/journal/connection.py": {"UnicodeError"},  # around what others do with an open journal
    "app/table/json_text.py": {"JSONDecodeError", "UnicodeDecodeError"},  # says the place, behind the list
}
"""Where one is caught alone, and why."""

READERS = {"read_bytes", "read_text", "fdopen", "GzipFile", "copyfile", "os.open", "open to read"}
"""How a file is opened to be read."""

OTHERWISE = {
    "app/output.py": {"os.open"},  # the null device
    "app/commands/doctor.py": {"read_bytes"},  # a font that is shipped
    "app/commands/record.py": {"open to read"},  # the capture that it has just written
    "app/commands/roulette/settle.py": {"open to read"},  # a stream that whoever calls hands over
    "app/desks/common/application.py": {"read_bytes"},  # a font that is shipped
    "app/doctor/ports.py": {"read_text"},  # the system's list of processes
    "app/file_modes.py": {"os.open"},  # makes a file
    "app/foreign.py": {"os.open", "fdopen"},  # the one way
    "app/house_copy/key.py": {"os.open", "fdopen"},  # makes a key
    "app/journal/archive_reading.py": {"GzipFile"},  # over a file that was opened in the one way
    "app/journal/archive.py": {"GzipFile"},  # writes
    "app/journal/archived_logs.py": {"GzipFile"},  # writes
    "app/journal/archive_walk.py": {"GzipFile"},  # over a file that was opened in the one way
    "app/journal/connection.py": {"copyfile"},  # a journal that was seen to be a regular file
    "app/journal/copies.py": {"copyfile"},  # the table's own journal
    "app/journal/file_system.py": {"read_text"},  # the system's list of mounts
    "app/journal/one_file.py": {"os.open"},  # to hold it, and reads nothing
    "app/journal/lock.py": {"os.open", "fdopen", "read_text"},  # looks itself what it is; the system's locks
    "app/journal/whole_files.py": {"os.open"},  # waits for the disk, and reads nothing
    "app/register_file/administrator.py": {"read_text"},  # the system's number of who logged in
    "app/station/stamps.py": {"read_text"},  # the system's name of this start
}
"""Where a file is opened otherwise, and why."""

DECODERS = {"loads", "json.load", "tomllib.load", "decompress", "Decoder", "json.decode", "msgpack.decode"}
"""What makes values of bytes."""


def words_of(node: ast.AST) -> set[str]:
    """Every name in a part of a source, an attribute by itself and with what it is of."""
    found: set[str] = set()
    for each in parts_of(node):
        if isinstance(each, ast.Name):
            found.add(each.id)
        elif isinstance(each, ast.Attribute):
            found |= {each.attr, f"{last_word(each.value)}.{each.attr}"}
    return found


def last_word(node: ast.expr) -> str:
    """What stands last in an expression, as it is written."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ast.unparse(node).rpartition(".")[2]


def caught(tree: ast.AST) -> set[str]:
    """What of the list is caught, or kept in a list of one's own."""
    found, together = set[str](), set[str]()
    for node in nodes_of(tree):
        if isinstance(node, ast.Tuple) and words_of(node) >= TOGETHER:
            together = TOGETHER
        match node:
            case ast.ExceptHandler(type=ast.AST() as kept) | (ast.Tuple() as kept):
                found |= words_of(kept)
            case ast.Call(func=ast.Name(id="suppress") | ast.Attribute(attr="suppress")):
                found |= words_of(node)
            case _:
                pass
    return found & LISTED | together


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Every call in a source."""
    return (node for node in nodes_of(tree) if isinstance(node, ast.Call))


def opens_to_read(call: ast.Call) -> bool:
    """Whether a call opens a file to read it; what opens something else has other arguments."""
    mode = next((word.value for word in call.keywords if word.arg == "mode"), None)
    if isinstance(call.func, ast.Name):
        place, named = 1, call.func.id == "open"
    else:
        place, named = 0, isinstance(call.func, ast.Attribute) and call.func.attr == "open"
    if not named or words_of(call.func) & {"os.open"}:
        return False
    if mode is None and len(call.args) > place:
        mode = call.args[place]
    if mode is None:
        return isinstance(call.func, ast.Name) or any(word.arg == "encoding" for word in call.keywords)
    return isinstance(mode, ast.Constant) and str(mode.value).startswith("r")


def opened(tree: ast.AST) -> set[str]:
    """How a source opens files to read them."""
    found = {"open to read" for call in calls(tree) if opens_to_read(call)}
    return found | (READERS & {word for call in calls(tree) for word in words_of(call.func)})


def decodes(tree: ast.AST) -> bool:
    """Whether a source makes values of bytes."""
    return any(words_of(call.func) & DECODERS for call in calls(tree))


def knows_the_list(tree: ast.AST) -> bool:
    """Whether a source catches by the list."""
    handlers = (node.type for node in nodes_of(tree) if isinstance(node, ast.ExceptHandler) and node.type)
    return any(words_of(kind) & {"UNREADABLE", "FORGED"} for kind in handlers)


def test_nobody_has_a_list_of_his_own() -> None:
    """And each exception is still needed: one for nothing would hide the next."""
    found = {name_of(path): caught(tree_of(path)) for path in python_files("app")}
    assert {name: alone for name, alone in found.items() if alone} == ALONE


def test_every_file_is_opened_in_the_one_way() -> None:
    """No pipe is waited for, and nothing is read that has no end."""
    found = {name_of(path): opened(tree_of(path)) for path in python_files("app")}
    assert {name: how for name, how in found.items() if how} == OTHERWISE


def test_whoever_makes_values_of_bytes_catches_by_the_list() -> None:
    """Design: bad input gets one sentence, and no reader is told apart from this test."""
    without = [
        name_of(path)
        for path in python_files("app")
        if decodes(tree_of(path)) and not knows_the_list(tree_of(path))
    ]
    assert without == []


@pytest.mark.parametrize(
    "source",
    [
        "try: read()\nexcept UnicodeDecodeError: pass",
        "try: read()\nexcept (OSError, msgspec.MsgspecError): pass",
        "try: read()\nexcept tomllib.TOMLDecodeError as fault: pass",
        "try: read()\nexcept zlib.error: pass",
        "_FORGED = (ValueError, RecursionError)",
        "try: use()\nexcept (ValueError, LookupError, TypeError, AttributeError): pass",
        "with suppress(EOFError): read()",
    ],
)
def test_a_list_of_ones_own_would_be_found(source: str) -> None:
    assert caught(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "path.read_bytes()",
        "Path(name).read_text('utf-8')",
        "path.open('rb')",
        "path.open(encoding='utf-8')",
        "open(path)",
        "open(path, 'r')",
        "os.open(path, os.O_RDONLY)",
        "gzip.GzipFile(path)",
        "path.open(mode='rb')",
    ],
)
def test_another_way_would_be_found(source: str) -> None:
    assert opened(ast.parse(source))


@pytest.mark.parametrize(
    "source", ["path.open('xb')", "journal.open(path, table)", "window.open()", "opened(path)"]
)
def test_what_reads_nothing_is_not_found(source: str) -> None:
    assert not opened(ast.parse(source))


@pytest.mark.parametrize(
    "source", ["tomllib.loads(text)", "msgspec.json.decode(body)", "msgspec.json.Decoder(Body)"]
)
def test_a_reader_without_the_list_would_be_found(source: str) -> None:
    tree = ast.parse(source)
    assert decodes(tree)
    assert not knows_the_list(tree)

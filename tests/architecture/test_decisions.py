"""What was decided stands beside the code it speaks of, and can be found."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import ROOT, all_files, name_of, text_of

INDEX = ROOT / "app" / "DECISIONS.md"
_MOST_LINES = 300
_FILE = re.compile(r"`([\w./*-]+\.(?:py|md|toml|ts))`")
_TABLE_ROW = re.compile(r"^\| \[([\w/]+)\]\(([\w./]+)\) \|", re.MULTILINE)


def decisions() -> tuple[Path, ...]:
    """Every room's."""
    return tuple(path for path in all_files() if path.name == "DECISIONS.md" and path != INDEX)


def not_there(path: Path, text: str) -> Iterator[str]:
    """The files that decisions name, from the repository's root or from their own room, and that are not there."""
    for named in _FILE.findall(text):
        if not any(ROOT.glob(named)) and not any(path.parent.rglob(named)):
            yield f"{name_of(path)}: {named}"


def test_the_index_leads_to_every_room() -> None:
    led = {name: INDEX.parent / where for name, where in _TABLE_ROW.findall(text_of(INDEX))}
    assert {name: path.resolve() for name, path in led.items()} == {
        name_of(path.parent): path for path in decisions()
    }


def test_each_file_that_is_named_is_there() -> None:
    assert [fault for path in (INDEX, *decisions()) for fault in not_there(path, text_of(path))] == []


def test_each_is_short_enough_to_be_read() -> None:
    long = {name_of(path): text_of(path).count("\n") for path in (INDEX, *decisions())}
    assert {name: lines for name, lines in long.items() if lines > _MOST_LINES} == {}


def test_a_file_that_is_not_there_is_found() -> None:
    """So that the test above can fail; a room's own file needs no path."""
    path = ROOT / "app" / "table" / "DECISIONS.md"
    said = "`spelling.py` `app/table/spelling.py` `roulette/ear.py` `nowhere.py` `app/none.py` `spin.void`"
    assert list(not_there(path, said)) == [
        "app/table/DECISIONS.md: nowhere.py",
        "app/table/DECISIONS.md: app/none.py",
    ]

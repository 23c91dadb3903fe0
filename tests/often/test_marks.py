"""What `make test` asks a few times is found by `make often`."""

import re
from pathlib import Path
from typing import Final

from tests.often.__main__ import asked_often, parts

_TAKES: Final = re.compile(r"from tests\.often import .*(times|seed_of|chance_of)|from tests import often")
FILES = [file for room in parts().values() for file in asked_often(room) if file.name.startswith("test_")]


def test_who_takes_a_number_from_there_bears_the_mark() -> None:
    """Or is drawn by hypothesis, whose tests are found by themselves."""
    texts = {file: file.read_text("utf-8") for file in FILES}
    taking = {file: text for file, text in texts.items() if _TAKES.search(text)}
    assert len(taking) > 20
    assert [*taking] == [
        file for file, text in taking.items() if "mark.often" in text or "from hypothesis" in text
    ]


def test_a_part_is_missing_for_no_test_that_bears_the_mark() -> None:
    found = {file for room in parts().values() for file in asked_often(room)}
    tests = Path(__file__).parents[1]
    marked = {file for file in tests.rglob("test_*.py") if "pytest.mark.often" in file.read_text("utf-8")}
    assert marked - found == {Path(__file__)}  # it speaks of the mark

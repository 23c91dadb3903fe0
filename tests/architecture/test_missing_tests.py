"""A newcomer finds the test of a file where its name says (design, "Rooms")."""

from pathlib import Path

import pytest

from tests.architecture.source import ROOT, name_of, python_files

ROOMS = ("app/rules", "app/journal", "app/table", "hardware/codecs")
SINGLE = ("hardware/line.py",)
"""Files whose rooms have others that need a device to be tested."""

WITHOUT = {
    "app/rules/bets.py": "types alone: what lies on the layout",
    "app/rules/settled.py": "types alone: the answer of a settlement",
}
"""Files that need no test of their own, and why."""


def sources() -> list[Path]:
    """Every file that must have a test beside it."""
    found = [path for path in python_files(*ROOMS) if path.name != "__init__.py"]
    return [*found, *(ROOT / name for name in SINGLE if (ROOT / name).exists())]


def expected_test(path: Path) -> Path:
    """Where the test of a file is looked for: app/rules/zero.py, tests/rules/test_zero.py."""
    inside = path.relative_to(ROOT)
    room = inside.parts[1:-1] if inside.parts[0] == "app" else inside.parts[:-1]
    return ROOT.joinpath("tests", *room, f"test_{path.name}")


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_each_file_has_a_test_of_its_name(path: Path) -> None:
    """Design: tests/ mirrors the source."""
    if name_of(path) in WITHOUT:
        pytest.skip(WITHOUT[name_of(path)])
    wanted = expected_test(path)
    beside = ROOT / "tests" / "hardware" / wanted.name
    found = wanted.exists() or ("hardware" in wanted.parts and beside.exists())
    assert found, f"{name_of(path)} has no {name_of(wanted)}"


def test_every_exception_is_still_a_file() -> None:
    """An exception for a file that is gone would hide the next of its name."""
    assert [name for name in WITHOUT if not (ROOT / name).exists()] == []


def test_what_needs_no_test_has_no_code_to_test() -> None:
    """Types alone: no branch and no loop in a file that is excused."""
    for name in WITHOUT:
        source = (ROOT / name).read_text(encoding="utf-8")
        assert not any(
            line.lstrip().startswith(("if ", "for ", "while ", "match ", "try:"))
            for line in source.splitlines()
        )

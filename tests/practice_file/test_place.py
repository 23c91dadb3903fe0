"""Practice has a file of its own."""

from pathlib import Path

from app.practice_file.place import practice_path


def test_the_command_line_comes_before_the_environment() -> None:
    assert practice_path("here.sqlite", {"CAPOTAVOLO_PRACTICE": "there.sqlite"}) == Path("here.sqlite")
    assert practice_path(None, {"CAPOTAVOLO_PRACTICE": "there.sqlite"}) == Path("there.sqlite")
    assert practice_path(None, {}).name == "practice.sqlite"

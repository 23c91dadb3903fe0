"""What a desk shows is plain data: a screen never reaches a window, a database or a wire (design)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, name_of, python_files

FORBIDDEN = ("PySide6", "sqlalchemy", "alembic", "serial", "hardware")
CHECK = """
import importlib, sys
module, *forbidden = sys.argv[1:]
importlib.import_module(module)
loaded = {name.split(".")[0] for name in sys.modules}
print(" ".join(sorted(loaded & set(forbidden))))
"""


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def brought_in(module: str) -> str:
    """Import a module by itself in a new interpreter; gives what it brought in of what it may not."""
    done = subprocess.run(
        [sys.executable, "-c", CHECK, module, *FORBIDDEN],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


SCREENS = [path for path in python_files("app") if path.name == "screen.py"]


@pytest.mark.parametrize("path", SCREENS, ids=name_of)
def test_a_screen_is_drawn_by_others(path: Path) -> None:
    """Design: every screen.py is plain data and never reaches Qt, the database or hardware, however far."""
    assert brought_in(module_of(path)) == ""


@pytest.mark.parametrize(
    "module",
    ["app.rules.roulette.settlement", "app.rules.roulette.explanation", "app.table.roulette.spin_form"],
)
def test_rules_and_table_are_as_plain(module: str) -> None:
    """Design: rules and table never reach them either."""
    assert brought_in(module) == ""


def test_cutting_loads_no_window() -> None:
    """Design: each command imports inside what it needs, so that `cut` never loads Qt."""
    assert brought_in("app.__main__") == ""


def test_what_is_forbidden_would_be_found() -> None:
    """A check that finds nothing would hold for ever."""
    assert "sqlalchemy" in brought_in("app.journal.store").split()

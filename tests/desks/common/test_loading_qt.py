"""Qt is there, and nobody reads the source of what is imported after it."""

import subprocess
import sys

_ASKED = """
import builtins
importing = builtins.__import__
from app.desks.common.loading_qt import load_qt
{load}
from PySide6.QtCore import QObject
import app.desks.croupier.window
assert QObject().objectName() == ""
print(builtins.__import__ is importing)
"""


def _by_itself(load: str) -> bool:
    """Whether Python imports by itself in a process that loads Qt so."""
    command = [sys.executable, "-c", _ASKED.format(load=load)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.strip() == "True"


def test_what_is_imported_after_it_is_imported_by_python_itself() -> None:
    assert _by_itself("load_qt()")


def test_without_it_qt_looks_at_every_import() -> None:
    """Once PySide6 does so no more, there is nothing left to be avoided."""
    assert not _by_itself("")

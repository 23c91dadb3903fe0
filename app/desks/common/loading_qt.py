"""Loads Qt's binding without the look that it takes into every module that is imported after it.

PySide6 puts an import function of its own in the place of Python's. It reads the source of each module, to
see whether Qt's names are to be offered there in snake case. Nobody here asks for such names, and
without it the window is there a tenth sooner.
"""

from __future__ import annotations

import builtins
import importlib


def load_qt() -> None:
    """Load PySide6, and let Python import as it did before; must come before anything else loads it."""
    importing = builtins.__import__
    importlib.import_module("PySide6.QtCore")
    builtins.__import__ = importing

"""Controls that a page no longer has."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget


def take_away(widgets: Iterable[QWidget]) -> None:
    """Take widgets off their page at once; Qt deletes them later, when none of their slots runs any more."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()

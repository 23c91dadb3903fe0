"""The record of a table tells what cannot have happened."""

from __future__ import annotations


class BrokenStoryError(ValueError):
    """An event cannot follow what came before it: the record is no table's."""

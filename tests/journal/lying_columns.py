"""SQLite's own function reads one event wrong, though the form of the file is ours to the letter."""

from __future__ import annotations

import sqlite3
from typing import cast

import pytest

from app.journal import connection as connecting


def reading_wrong(monkeypatch: pytest.MonkeyPatch, wrong: str, name: str) -> None:
    """Have a column give nothing for one event.

    Args:
        monkeypatch: puts it right again.
        wrong: the text of the event.
        name: of the column.
    """
    connected = connecting._connected

    def lying(uri: str, timeout: float) -> sqlite3.Connection:
        raw, honest = connected(uri, timeout), sqlite3.connect(":memory:", check_same_thread=False)

        def extract(text: str, path: str) -> str | int | None:
            if text == wrong and path == f"$.{name}":
                return None
            (value,) = honest.execute("SELECT json_extract(?, ?)", (text, path)).fetchone()
            return cast("str | int | None", value)

        raw.create_function("json_extract", 2, extract, deterministic=True)
        return raw

    monkeypatch.setattr(connecting, "_connected", lying)

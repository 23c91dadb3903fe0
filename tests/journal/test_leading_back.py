"""A damaged journal whose trees lead back to what was read is told as damaged: nobody reads it without an end."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from app.journal import reading
from app.journal.errors import Damaged


def test_events_that_lead_back_are_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_path_of", lambda _connection: Path("T1.sqlite"))
    connection = Mock()
    connection.exec_driver_sql.return_value.all.side_effect = [
        [(1, b"", b""), (2, b"", b"")],
        [(2, b"", b"")],
    ] * 9
    with pytest.raises(Damaged, match="leads back"):
        list(reading._paged(connection, "T1", 0, "", []))


def test_tables_that_lead_back_are_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = Mock()
    raw.execute.return_value.fetchone.side_effect = [("T1",), ("T2",)] * 9
    monkeypatch.setattr(reading, "_path_of", lambda _connection: Path("T1.sqlite"))
    monkeypatch.setattr(reading, "driver", lambda _connection: raw)
    with pytest.raises(Damaged, match="leads back"):
        list(reading.tables_in(Mock()))

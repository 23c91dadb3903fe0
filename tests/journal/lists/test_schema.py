"""The lists lie beside their journal, each row under its table."""

from pathlib import Path

from app.journal.lists.schema import BLOCKS, CORRECTIONS, PAYMENTS, SPINS
from app.journal.place import lists_path


def test_the_lists_lie_beside_the_journal() -> None:
    assert lists_path(Path("house") / "T1.sqlite") == Path("house") / "T1.lists.sqlite"
    assert lists_path(Path("T1")) == Path("T1.lists.sqlite")


def test_every_row_has_its_table() -> None:
    assert all("table" in list_.primary_key.columns for list_ in (SPINS, PAYMENTS, CORRECTIONS, BLOCKS))

"""Settings are written behind the desk, the last of them, and a disk that refuses is said."""

import threading
from pathlib import Path

import pytest

from app.settings import Settings, read_settings
from app.station import keeping
from app.station.keeping import Keeper


def test_the_last_settings_are_written_when_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    keeper = Keeper(path, pytest.fail)
    for place in range(50):
        keeper.keep(Settings(table=str(place)))
    keeper.close()
    assert read_settings(path.read_text(encoding="utf-8")).settings == Settings(table="49")


def test_nothing_is_written_where_nothing_was_changed(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "settings.toml", pytest.fail)
    keeper.close()
    assert list(tmp_path.iterdir()) == []


def test_whoever_keeps_them_does_not_wait_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing, disk = threading.Event(), threading.Event()
    written: list[Settings] = []

    def slow(path: Path, settings: Settings) -> None:
        writing.set()
        assert disk.wait(10)
        written.append(settings)

    monkeypatch.setattr(keeping, "write_settings", slow)
    keeper = Keeper(tmp_path / "settings.toml", pytest.fail)
    keeper.keep(Settings(table="1"))
    assert writing.wait(10)
    keeper.keep(Settings(table="2"))
    keeper.keep(Settings(table="3"))
    disk.set()
    keeper.close()
    assert written == [Settings(table="1"), Settings(table="3")]


def test_a_disk_that_refuses_is_said_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told: list[str] = []
    keeper = Keeper(tmp_path / "file" / "settings.toml", told.append)
    keeper.keep(Settings())
    keeper.close()
    assert len(told) == 1
    assert "could not be written" in told[0]
    assert "hold until the program ends" in told[0]

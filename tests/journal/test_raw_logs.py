"""Which raw logs are a journal's, and where one lies that it names."""

from pathlib import Path

from app.journal.raw_logs import log_beside, logs_folder, raw_logs


def test_a_journals_logs_are_its_own_each_readers_in_their_order(tmp_path: Path) -> None:
    names = [
        "T1.wheel.2.log",
        "T1.wheel.10.log",
        "T1.tumbler.1.log",
        "T10.wheel.1.log",
        "T1.sqlite",
        "T1.wheel.x.log",
    ]
    for name in (*names, "T1.wheel.1.log.replaced-1"):
        (tmp_path / name).touch()
    found = [log.path.name for log in raw_logs(tmp_path / "T1.sqlite")]
    assert found == ["T1.tumbler.1.log", "T1.wheel.2.log", "T1.wheel.10.log"]
    assert raw_logs(tmp_path / "none" / "T1.sqlite") == ()


def test_a_log_lies_beside_its_journal_or_with_a_backups(tmp_path: Path) -> None:
    copy, name = tmp_path / "T1-2026.sqlite", "T1.wheel.2.log"
    assert log_beside(copy, name) == logs_folder(copy) / name
    (tmp_path / name).touch()
    assert log_beside(copy, f"/data/{name}") == tmp_path / name

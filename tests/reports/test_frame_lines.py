"""What a wheel sent for a number stands in the order in which it came, with its place in the raw log."""

from pathlib import Path

from app.journal.raw_logs import logs_folder
from app.reports.frame_lines import frame_lines, log_times
from app.reports.roulette.spin_sheet import raw_lines
from app.reports.roulette.spin_story import SpinStory
from app.table.roulette.events import SpinNumber
from tests.reports.days import ROME
from tests.reports.evidence import LOG, recorded_evidence, told_evidence


def number(story: SpinStory) -> SpinNumber:
    return next(step.event for step in story.steps if isinstance(step.event, SpinNumber))


def test_lines_are_in_their_order_with_log_and_byte(tmp_path: Path) -> None:
    story = told_evidence(recorded_evidence(tmp_path))
    assert raw_lines(story, ROME) == (
        "12:06:41.000  byte 140  A;2; 8",
        "12:06:42.000  byte 168  A;3; 8",
        "12:06:43.000  byte 196  A;4; 8",
        "12:06:45.000  byte 252  A;5; 8",
        "5 righe di stato, 0 illeggibili",
        f"registro grezzo {LOG}, dal byte 252",
    )
    log = (tmp_path / LOG).read_bytes()
    for place in (140, 168, 196, 252):
        assert log[place:].partition(b"\n")[0].partition(b"\t")[2].startswith(b"A;")


def test_without_the_log_the_edges_come_before_the_number(tmp_path: Path) -> None:
    path = recorded_evidence(tmp_path)
    (tmp_path / LOG).unlink()
    story = told_evidence(path)
    lines = frame_lines(number(story), log_times(path, number(story)))
    assert [line.line for line in lines] == ["A;2; 8", "A;3; 8", "A;4; 8", "A;5; 8"]
    assert [line.heard.place for line in lines] == [None] * 4
    assert lines[-1].heard.at is not None, "the number's own time is sealed"


def test_the_log_is_found_with_those_of_a_backup(tmp_path: Path) -> None:
    path = recorded_evidence(tmp_path)
    logs_folder(path).mkdir()
    (tmp_path / LOG).rename(logs_folder(path) / LOG)
    assert raw_lines(told_evidence(path), ROME)[0].startswith("12:06:41.000  byte 140")


def test_what_a_person_typed_has_no_lines(tmp_path: Path) -> None:
    typed = SpinNumber(spin=1, number=8, announcement="Huit", source="hand")
    assert frame_lines(typed, log_times(tmp_path / "T1.sqlite", typed)) == ()

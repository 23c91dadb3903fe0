"""What proves a spin: where it lies, and what was said of it after its time."""

from pathlib import Path

from app.desks.pit_boss.roulette.evidence import evidence_lines
from tests.reports.spins import put_right, recorded, told


def test_what_was_said_later_is_not_counted_into_the_spins_own_stretch(tmp_path: Path) -> None:
    story = told(recorded(tmp_path / "T1.sqlite"))
    own = [step.stamp.seq for step in story.steps if step.own]
    lines = [line.strip() for line in evidence_lines(story)]
    assert f"registro n. {own[0]} – {own[-2]}, catena verificata" in lines
    assert f"detto poi: n. {own[-1]}" in lines
    assert lines[-1] == f"sigillo {story.seal}"
    assert story.seal.startswith(f"T1:{own[-1]}:")


def test_both_corrections_are_named(tmp_path: Path) -> None:
    story = put_right(tmp_path / "T1.sqlite")
    later = [str(step.stamp.seq) for step in story.steps][-2:]
    assert f"    detto poi: n. {', '.join(later)}" in evidence_lines(story)

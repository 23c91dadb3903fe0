"""What a table leaves for an answer."""

from app.practice.attempts import Skill
from app.practice.daily import skills_of
from app.practice.exercise import Drill
from app.practice.pace import Pace
from tests.schooling import ALL_DRILLS, CATALOGUE, DRILLS


def test_harder_levels_have_more_time_and_all_of_it_fits_into_a_spin() -> None:
    """At forty-five spins an hour there are some forty seconds for the payments of a spin."""
    for drill in DRILLS.values():
        seconds = [CATALOGUE.pace(skills_of(drill, level)[0]) for level in range(1, len(drill.levels) + 1)]
        assert seconds == sorted(seconds)
        assert 2 <= seconds[0] <= seconds[-1] <= 90


def test_a_kind_of_moment_has_its_seconds_at_every_level() -> None:
    pace = Pace(8, {"pay": 5})
    assert [pace.of(Skill("rounds", level, "calm-pay")) for level in (1, 3)] == [5, 5]
    assert [pace.of(Skill("rounds", level, "calm-clear")) for level in (1, 2)] == [8, 10]


def test_a_drill_of_a_later_version_has_a_usual_pace() -> None:
    assert CATALOGUE.pace(Skill("unheard-of", 1, "any")) > 0


def test_no_drill_is_forgotten() -> None:
    usual = Drill._field_defaults["pace"]
    assert [name for name, drill in ALL_DRILLS.items() if drill.pace is usual] == []

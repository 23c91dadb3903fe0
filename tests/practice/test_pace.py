"""What a table leaves for an answer."""

from app.practice.attempts import Skill
from app.practice.daily import skills_of
from app.practice.pace import _FIRST, pace
from tests.schooling import ALL_DRILLS, DRILLS


def test_harder_levels_have_more_time_and_all_of_it_fits_into_a_spin() -> None:
    """At forty-five spins an hour there are some forty seconds for the payments of a spin."""
    for drill in DRILLS.values():
        seconds = [pace(skills_of(drill, level)[0]) for level in range(1, len(drill.levels) + 1)]
        assert seconds == sorted(seconds)
        assert 2 <= seconds[0] <= seconds[-1] <= 90


def test_a_drill_of_a_later_version_has_a_usual_pace() -> None:
    assert pace(Skill("unheard-of", 1, "any")) > 0


def test_no_drill_is_forgotten() -> None:
    assert _FIRST.keys() == ALL_DRILLS.keys()

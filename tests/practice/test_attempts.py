"""An answer says what was practised."""

from app.practice.attempts import Skill
from tests.practice.learners import attempt


def test_an_answer_is_one_to_its_skill() -> None:
    skill = Skill("products", 3, "straight-split")
    assert attempt(skill).skill == skill

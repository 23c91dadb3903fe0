"""What goes wrong comes back soon, what goes well later; nothing stays away for ever."""

from datetime import timedelta

import pytest
from fsrs import Rating

from app.practice.attempts import Skill
from app.practice.learned import Learned
from app.practice.spacing import due, kept, rating, reviewed
from tests.practice.learners import BEGAN, attempt
from tests.schooling import CATALOGUE

SPLIT, STRAIGHT = Skill("products", 1, "split"), Skill("products", 1, "straight")


@pytest.mark.parametrize(
    ("right", "share", "rated"),
    [
        (False, 0.1, Rating.Again),
        (True, 0.4, Rating.Easy),
        (True, 1.0, Rating.Good),
        (True, 2.1, Rating.Hard),
        (True, None, Rating.Good),
    ],
)
def test_an_answer_is_rated_as_a_table_would(right: bool, share: float | None, rated: Rating) -> None:
    seconds = None if share is None else share * CATALOGUE.pace(SPLIT)
    assert rating(attempt(SPLIT, right=right, seconds=seconds), CATALOGUE.pace) is rated


def test_what_went_wrong_is_due_before_what_went_well() -> None:
    later = attempt(STRAIGHT, at=BEGAN + timedelta(days=1))
    cards = Learned(CATALOGUE.pace, [attempt(SPLIT, right=False), attempt(STRAIGHT), later]).cards
    assert due(cards, BEGAN + timedelta(hours=25)) == [SPLIT]
    assert due(cards, BEGAN + timedelta(days=40)) == [SPLIT, STRAIGHT]
    assert kept(cards[SPLIT], BEGAN + timedelta(days=5)) < kept(cards[STRAIGHT], BEGAN + timedelta(days=5))


def test_a_skill_that_always_goes_well_returns_within_a_month() -> None:
    card, at = None, BEGAN
    for _ in range(30):
        card = reviewed(card, attempt(SPLIT, at=at), CATALOGUE.pace)
        assert card.due - at <= timedelta(days=30)
        at = card.due
    assert card is not None


def test_a_review_leaves_the_card_before_as_it_was() -> None:
    first = reviewed(None, attempt(SPLIT), CATALOGUE.pace)
    told = (first.due, first.stability, first.last_review)
    reviewed(first, attempt(SPLIT, right=False, at=BEGAN + timedelta(days=2)), CATALOGUE.pace)
    assert (first.due, first.stability, first.last_review) == told


def test_the_same_answers_give_the_same_cards() -> None:
    answers = [attempt(SPLIT, right=day % 3 > 0, at=BEGAN + timedelta(days=day)) for day in range(30)]
    assert Learned(CATALOGUE.pace, answers).cards == Learned(CATALOGUE.pace, answers).cards

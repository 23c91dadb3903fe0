"""A night that was played is gone through round by round, or by what is asked."""

from app.practice.attempts import Skill
from app.practice.line import MOST_SEED, Line
from app.practice.night import Night, PlayedRound, lines_of
from app.rules.money import Cents

SUM, ORDER = Skill("coins", 1, "sum"), Skill("coins", 2, "order")
NIGHT = Night(
    "venezia",
    (
        PlayedRound("heads", "heads: 20", 1, Cents(20_00), (SUM, ORDER)),
        PlayedRound("tails", "tails: 5", 0, Cents(0), (SUM,)),
    ),
)


def test_all_is_asked_of_each_round_with_a_seed_of_its_own() -> None:
    assert lines_of(NIGHT, None, MOST_SEED) == (
        Line("coins", 1, "sum", MOST_SEED, "venezia", "heads: 20"),
        Line("coins", 2, "order", MOST_SEED, "venezia", "heads: 20"),
        Line("coins", 1, "sum", 0, "venezia", "tails: 5"),
    )


def test_one_thing_is_asked_of_the_rounds_that_have_it() -> None:
    assert [line.given for line in lines_of(NIGHT, ORDER, 3)] == ["heads: 20"]

"""What the procedure prints of announces is what the drill takes for right [5.1, 5.2, 5.5]."""

import pytest

from app.practice.marking import mark
from app.practice.roulette.values import Numbers
from app.practice.saying import Quote
from tests.practice.drills.finding import asked

PRINTED = [
    (1, "vicini", "vicini", "2x0/2/3 4/7 12/15 18/21 19/22 32/35 2x25/29"),
    (1, "serie", "serie", "5/8 10/11 13/16 23/24 27/30 33/36"),
    (1, "orfanelli", "orfanelli", "1 6/9 14/17 17/20 31/34"),
    (2, "nassa", "nassa", "0/3 12/15 19 26 32/35"),
    (2, "zero-spiel", "zero spiel", "0/3 12/15 26 32/35"),
    (2, "contronassa", "contronassa", "2 4/7 18/21 22/25 28/29"),
    (2, "finale-ridotta", "finale 8/9 ridotta", "7-9 17/18 19 27 28/29"),
    (3, "figure", "2 e le sue figure", "2 11 20 29"),
    (3, "finale", "finale 3", "3 13 23 33"),
    (4, "finale-of-four", "finale 8/9", "8/9 18 19 28/29"),
    (4, "finale-of-four", "finale 3/6", "3/6 13/16 23/26 33/36"),
    (4, "finale-of-five", "finale 0/1", "0/1 10/11 20/21 30 31"),
]


@pytest.mark.parametrize(("level", "variant", "called", "places"), PRINTED)
def test_section_5_2_the_printed_announces(level: int, variant: str, called: str, places: str) -> None:
    task = asked("announces-compose", level, variant, announce=Quote(called), each=1)
    assert mark(task, (places,)).right


@pytest.mark.parametrize(
    ("called", "places"), [("laterali del 17", "2 25 17 34 6"), ("laterali dello 0", "3 26 0 32 15")]
)
def test_section_5_5_laterali(called: str, places: str) -> None:
    task = asked("announces-compose", 3, "laterali", announce=Quote(called))
    assert mark(task, (places,)).right


@pytest.mark.parametrize(
    ("level", "variant", "called", "places", "slip"),
    [
        (1, "vicini", "vicini", "0/2/3 4/7 12/15 18/21 19/22 32/35 25/29", "doubled-forgotten"),
        (2, "zero-spiel", "zero spiel", "0/3 12/15 19 26 32/35", "other-announce"),
        (3, "figure", "2 e le sue figure", "2 12 22 32", "other-announce"),
        (4, "finale-of-three", "finale 4/7", "4/7 14/17", "place-forgotten"),
    ],
)
def test_a_mistake_is_called_by_its_name(
    level: int, variant: str, called: str, places: str, slip: str
) -> None:
    task = asked("announces-compose", level, variant, announce=Quote(called), each=1)
    assert mark(task, (places,)).slip == slip


def test_a_straight_that_the_announce_plays_has_two_pieces() -> None:
    """Rules 6: straights may be added; orfanelli play the 1 already."""
    task = asked("announces-compose", 5, "straights-alike", announce=Quote("orfanelli"), each=1)
    straights = task.ask.values["straights"]
    assert isinstance(straights, Numbers)
    others = " ".join(map(str, straights.numbers))
    assert mark(task, (f"1 6/9 14/17 17/20 31/34 {others}",)).right
    assert "2x1" in task.fields[0].right[0].split()

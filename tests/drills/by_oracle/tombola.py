"""The Tombola settled by the oracle, under the zero rule that the question names (rules 10)."""

from collections.abc import Iterator
from functools import cache

from app.practice.exercise import Exercise
from app.practice.saying import Sum, Term
from app.rules.roulette.layout import Position
from tests.oracle.book import money
from tests.oracle.edge import edges
from tests.oracle.layout import POSITIONS
from tests.oracle.settle import settle
from tests.oracle.voids import Direction, after_void, draw_reasons
from tests.oracle.writing import amounts, bank, cents, value

WAYS: dict[str, Direction] = {"clockwise": "clockwise", "anticlockwise": "counter"}
PERCENTS = ["0.00", "1.35", "2.70", "5.26"]


def answers(exercise: Exercise) -> tuple[str, ...]:
    asked = exercise.task.ask.key
    house = "tombola-all-lost" if asked.endswith("all-lost") else "tombola-half-back"
    if "draw" in asked:
        return _draw(exercise)
    if "edge" in asked:
        return _edge(exercise, house)
    number = exercise.task.ask.values.get("number", 0)
    bets = [{"position": where, "stack": [value("2.50", stake // 250)]} for where, stake in _bets(exercise)]
    answer = settle({"house": house, "number": number, "bets": bets})
    if "number" in exercise.task.ask.values:
        return (bank(answer, "paid"),)
    return money(sum(map(cents, amounts(answer, "returned")))), bank(answer, "taken")


def _bets(exercise: Exercise) -> Iterator[tuple[str, int]]:
    asked = exercise.task.ask.values
    for place in range(1, len(asked) // 2 + 1):
        where, stake = asked[f"where{place}"], asked[f"stake{place}"]
        assert isinstance(where, Position)
        assert isinstance(stake, Sum)
        yield where.name, stake.cents


def _draw(exercise: Exercise) -> tuple[str, ...]:
    turned = [WAYS[said.name] for said in exercise.task.ask.values.values() if isinstance(said, Term)]
    why = draw_reasons(turned)
    if not why:
        return "A", "A"
    assert after_void(why, 17, 1, turned[-1], 1).betting_open
    return "B" if "clockwise" not in turned else "C", "B"


def _edge(exercise: Exercise, house: str) -> tuple[str, ...]:
    where, stake = exercise.task.ask.values["where"], exercise.task.ask.values["stake"]
    assert isinstance(where, Position)
    assert isinstance(stake, Sum)
    edge, percent = _edges(house)[POSITIONS[where.name].kind]
    top, bottom = map(int, edge.split("/"))
    return money(top * 37 * stake.cents // bottom), "ABCD"[PERCENTS.index(percent[:4])]


@cache
def _edges(house: str) -> dict[str, tuple[str, str]]:
    return {row["bet"]: (row["edge"], row["percent"]) for row in edges(house)}

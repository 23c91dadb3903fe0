"""The entry beats the head: a picture bet of five positions in at most seven touches or keys (screens, "Entry").

The planner below finds the fewest touches for a bet; they are done in the real window, once by touch and once
by keyboard, and what is drawn must be what the odds give. Each change of count is one more.
"""

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Final, NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.roulette.entry.figures import Figure, figure_positions
from app.rules.roulette.layout import Position, inside_winning
from app.rules.side import Side
from tests.desks.croupier.roulette.entry.counting_hands import ODDS, Hands, Step, next_spin
from tests.desks.played import Played

TOTALS: Final = (21, 25, 33, 42, 51, 52, 60, 67, 68, 69, 77, 86, 100, 101, 102, 103, 116)
"""Payments that every dealer knows by heart."""
NUMBERS: Final = (8, 17, 36, 0, 2, 25)
MOST_TOUCHES: Final = 7
MOST_PIECES: Final = 3
COUNTS: Final = range(1, MOST_PIECES + 1)
CHOOSING: Final = {count: Step(each=count) for count in COUNTS}
"""Nothing is laid by more than the most pieces: a touch on a larger count would be one too many."""
PIECE: Final = 250


class Bet(NamedTuple):
    """A picture bet: pieces of one colour by place."""

    number: int
    pieces: tuple[tuple[Position, int], ...]

    @property
    def paid(self) -> int:
        return sum(count * ODDS[len(position.numbers)] for position, count in self.pieces)


State = tuple[tuple[int, ...], int, int]


def covered(bet: Bet) -> dict[Step, set[int]]:
    """What one touch can lay of a bet: its places, and the figures that lie within it."""
    places = [position for position, _ in bet.pieces]
    figures = {figure: figure_positions(figure, bet.number) for figure in Figure}
    return {Step(place=place): {n} for n, place in enumerate(places)} | {
        Step(figure=figure): {places.index(place) for place in figured}
        for figure, figured in figures.items()
        if set(figured) <= set(places)
    }


def follows(state: State, covers: dict[Step, set[int]], laying: int) -> Iterator[tuple[State, Step]]:
    """Where the next touch leads: another count, or something laid that is still wanting."""
    left, each, laid = state
    yield from (((left, n, laid), step) for n, step in CHOOSING.items() if n != each)
    for step, where in covers.items():
        if laid < laying and all(left[n] >= each for n in where):
            less = tuple(count - each if n in where else count for n, count in enumerate(left))
            yield (less, each, laid + 1), step


def plan(bet: Bet, laying: int) -> list[Step]:
    """The fewest touches that lay a bet, count changes included; at most so many of them lay."""
    return [*fewest(bet, laying)]


@cache
def fewest(bet: Bet, laying: int) -> tuple[Step, ...]:
    """The same, found once for both sides of the desk, for hand and keyboard."""
    covers = covered(bet)
    start: State = tuple(count for _, count in bet.pieces), 1, 0
    came: dict[State, tuple[State, Step] | None] = {start: None}
    line = deque([start])
    while line:
        state = line.popleft()
        if not any(state[0]):
            return trace(came, state)
        for following, step in follows(state, covers, laying):
            if following not in came:
                came[following] = state, step
                line.append(following)
    raise AssertionError(f"{bet} takes more than {laying} touches")


def trace(came: dict[State, tuple[State, Step] | None], state: State) -> tuple[Step, ...]:
    """The way back to the beginning, turned round."""
    steps: list[Step] = []
    while (before := came[state]) is not None:
        state, step = before
        steps.append(step)
    return tuple(reversed(steps))


@cache
def pictures(number: int) -> dict[int, list[tuple[tuple[Position, int], ...]]]:
    """Every picture bet of up to five places and three pieces each round a number, by what it is paid."""
    found: dict[int, list[tuple[tuple[Position, int], ...]]] = {total: [] for total in TOTALS}
    for size in range(1, 6):
        for places in combinations(inside_winning(number), size):
            paid_by_counts = [0]
            for times in (ODDS[len(position.numbers)] for position in places):
                paid_by_counts = [paid + count * times for paid in paid_by_counts for count in COUNTS]
            for counts, paid in zip(product(COUNTS, repeat=size), paid_by_counts, strict=True):
                if paid in found:
                    found[paid].append(tuple(zip(places, counts, strict=True)))
    return found


def known_bets() -> list[Bet]:
    """Three bets for each known total, at different numbers; those of many places as often as there are."""
    random = Random(20)
    bets: list[Bet] = []
    for place, total in enumerate(TOTALS):
        for more in range(3):
            number = NUMBERS[(place + more) % len(NUMBERS)]
            number = number if pictures(number)[total] else 17
            bets.append(Bet(number, random.choice(pictures(number)[total])))
    return bets


def random_bets() -> list[Bet]:
    random = Random(37)
    bets: list[Bet] = []
    for _ in range(50):
        number = random.randrange(37)
        winning = inside_winning(number)
        places = random.sample(winning, random.randint(1, min(5, len(winning))))
        bets.append(Bet(number, tuple((place, random.randint(1, MOST_PIECES)) for place in places)))
    return bets


BETS: Final = {"known": known_bets, "random": random_bets}


def drawn(played: Played) -> tuple[int | None, int]:
    """Pieces and cents of the payment that is drawn large, the only one."""
    screen = played.screen
    large = screen.payments.large
    assert large is not None
    assert large.of == 1
    euros, cents = divmod(large.amount, 100)
    spoken = played.panel.accessibleName().replace(".", "")
    assert spoken.endswith(f": {euros},{cents:02d}" if cents else f": {euros}")
    return large.pieces, large.amount


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
@pytest.mark.parametrize("which", BETS)
def test_a_picture_bet_takes_at_most_seven_touches_or_keys(
    qtbot: QtBot, which: str, side: Side, *, keys: bool
) -> None:
    """The mirrored desk takes as many as the other: some of the bets show that, and are painted."""
    played = Played(qtbot, side, drawn=side is Side.RIGHT)
    for bet in BETS[which]() if side is Side.LEFT else BETS[which]()[:10]:
        played.fall(bet.number)
        hands = Hands(played, keys=keys)
        hands.colour(0)
        for step in plan(bet, MOST_TOUCHES - 1):
            hands.do(bet.number, step)
        assert drawn(played) == (bet.paid, bet.paid * PIECE), bet
        assert hands.touches <= MOST_TOUCHES, bet
        next_spin(played)


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_five_places_of_a_chip_of_value_take_seven_with_its_owner(played: Played, *, keys: bool) -> None:
    played.fall(17)
    hands = Hands(played, keys=keys)
    hands.value(3, 4)
    bet = Bet(17, tuple((position, 1) for position in inside_winning(17)[1:6]))
    for step in plan(bet, 5):
        hands.do(17, step)
    assert (hands.touches, hands.changes) == (MOST_TOUCHES, 0)
    assert drawn(played) == (bet.paid, bet.paid * 2000)


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
@pytest.mark.parametrize("figure", list(Figure))
def test_a_figure_takes_three_at_most(played: Played, figure: Figure, *, keys: bool) -> None:
    """Two with a colour, three with a chip of value and its owner."""
    for number in (8, 36, 0):
        bet = Bet(number, tuple((position, 1) for position in figure_positions(figure, number)))
        for value in (False, True):
            played.fall(number)
            hands = Hands(played, keys=keys)
            if value:
                hands.value(3, 4)
            else:
                hands.colour(1)
            hands.do(number, Step(figure=figure))
            assert hands.touches == (3 if value else 2)
            assert drawn(played) == (bet.paid, bet.paid * (2000 if value else PIECE))
            next_spin(played)


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_come_prima_takes_three_at_most(played: Played, *, keys: bool) -> None:
    bet = Bet(17, (*((position, 2) for position in inside_winning(17)[2:7]),))
    for value in (False, True):
        played.fall(17)
        for turn in range(2):
            hands = Hands(played, keys=keys)
            if value:
                hands.value(3, 4)
            else:
                hands.colour(0)
            if turn:
                hands.again()
                assert hands.touches == (3 if value else 2)
            else:
                for step in plan(bet, 5):
                    hands.do(17, step)
            assert drawn(played) == (bet.paid, bet.paid * (2000 if value else PIECE))
            next_spin(played)
            played.fall(17)
        next_spin(played)


def test_the_known_totals_are_all_reached_and_some_of_them_in_five_places() -> None:
    """Without this the test above could be about nothing."""
    bets = known_bets()
    assert len(bets) > 50
    assert {bet.paid for bet in bets} == set(TOTALS)
    assert {len(bet.pieces) for bet in bets} >= {2, 3, 4, 5}
    assert {bet.number for bet in bets} == set(NUMBERS)


def test_the_planner_knows_a_figure_and_never_lays_too_much() -> None:
    splits = figure_positions(Figure.SPLITS, 17)
    assert plan(Bet(17, tuple((position, 1) for position in splits)), 6) == [Step(figure=Figure.SPLITS)]
    uneven = Bet(17, ((splits[0], 3), (splits[1], 1)))
    assert plan(uneven, 6) == [Step(place=splits[1]), Step(each=3), Step(place=splits[0])]
    with pytest.raises(AssertionError, match="more than 1"):
        plan(uneven, 1)

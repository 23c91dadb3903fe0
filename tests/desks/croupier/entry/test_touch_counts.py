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
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.common.lettering import proofread
from app.desks.croupier import middle
from app.desks.croupier.acts import Act
from app.desks.croupier.entry.figures import Figure, figure_positions
from app.desks.croupier.entry.pad import pad_keys
from app.desks.croupier.payments.shown import PaymentRow
from app.rules.layout import Position, inside_winning
from app.rules.wheel import Side
from tests.desks.desk import go_on
from tests.desks.letters import paint_in_place
from tests.desks.played import Played

ODDS: Final = {1: 35, 2: 17, 3: 11, 4: 8, 6: 5}
"""Pieces for a piece, by how many numbers it covers (rules, the table of bets)."""
TOTALS: Final = (21, 25, 33, 42, 51, 52, 60, 67, 68, 69, 77, 86, 100, 101, 102, 103, 116)
"""Payments that every dealer knows by heart."""
NUMBERS: Final = (8, 17, 36, 0, 2, 25)
MOST_TOUCHES: Final = 7
MOST_PIECES: Final = 3
PIECE: Final = 250
PAD: Final = Qt.KeyboardModifier.KeypadModifier
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
K = Qt.Key


class Bet(NamedTuple):
    """A picture bet: pieces of one colour by place."""

    number: int
    pieces: tuple[tuple[Position, int], ...]

    @property
    def paid(self) -> int:
        return sum(count * ODDS[len(position.numbers)] for position, count in self.pieces)


class Step(NamedTuple):
    """One touch: a place, a figure, or another count."""

    place: Position | None = None
    figure: Figure | None = None
    each: int = 0


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
    yield from (((left, n, laid), Step(each=n)) for n in range(1, 10) if n != each)
    for step, where in covers.items():
        if laid < laying and all(left[n] >= each for n in where):
            less = tuple(count - each if n in where else count for n, count in enumerate(left))
            yield (less, each, laid + 1), step


def plan(bet: Bet, laying: int) -> list[Step]:
    """The fewest touches that lay a bet, count changes included; at most so many of them lay."""
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


def trace(came: dict[State, tuple[State, Step] | None], state: State) -> list[Step]:
    """The way back to the beginning, turned round."""
    steps: list[Step] = []
    while (before := came[state]) is not None:
        state, step = before
        steps.append(step)
    return steps[::-1]


@cache
def pictures(number: int) -> dict[int, list[tuple[tuple[Position, int], ...]]]:
    """Every picture bet of up to five places and three pieces each round a number, by what it is paid."""
    found: dict[int, list[tuple[tuple[Position, int], ...]]] = {total: [] for total in TOTALS}
    for size in range(1, 6):
        for places in combinations(inside_winning(number), size):
            odds = [ODDS[len(position.numbers)] for position in places]
            for counts in product(range(1, MOST_PIECES + 1), repeat=size):
                paid = sum(count * times for count, times in zip(counts, odds, strict=True))
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
FIGURE_KEYS: Final = {
    Figure.SPLITS: K.Key_8,
    Figure.CORNERS: K.Key_7,
    Figure.STRAIGHT_AND_SPLITS: K.Key_5,
    Figure.COMPLETE: K.Key_0,
}


class Hands:
    """A dealer's hands, which count what they do."""

    def __init__(self, played: Played, *, keys: bool) -> None:
        self.played = played
        self.keys = keys
        self.touches = 0
        self.changes = 0
        self.side = played.station.state.side

    def colour(self, place: int) -> None:
        self.touches += 1
        if self.keys:
            self.played.key(K(K.Key_1 + place))
        else:
            self.played.touch(self.played.entry.chips.colours[place])

    def value(self, place: int, seat: int) -> None:
        self.touches += 2
        if self.keys:
            self.played.key((K.Key_Q, K.Key_W, K.Key_E, K.Key_R)[place])
            self.played.key((K.Key_Z, K.Key_X, K.Key_C, K.Key_V, K.Key_B)[seat])
        else:
            self.played.touch(self.played.entry.chips.values[place])
            self.played.touch(self.played.entry.keys.seats[seat])

    def do(self, number: int, step: Step) -> None:
        if step.each:
            self.changes += 1
            self.count(step.each)
        elif step.figure is not None:
            self.touches += 1
            self.figure(step.figure)
        elif step.place is not None:
            self.touches += 1
            self.place(number, step.place)

    def count(self, each: int) -> None:
        if not self.keys:
            self.played.touch(self.played.entry.keys.counts[each - 1])
        elif each == 1:
            self.played.key(K.Key_0, PAD)
        else:
            self.played.key(K(K.Key_F1 + each - 1))

    def figure(self, figure: Figure) -> None:
        if self.keys:
            self.played.key(FIGURE_KEYS[figure], PAD | CONTROL)
        else:
            self.played.touch(self.played.entry.figures.figures[figure])

    def place(self, number: int, place: Position) -> None:
        if not self.keys:
            self.played.place(place.name)
            return
        key = next(key for key, position in pad_keys(number, self.side).items() if position is place)
        codes = {"/": K.Key_Slash, "*": K.Key_Asterisk, "-": K.Key_Minus}
        self.played.key(codes.get(key) or K(K.Key_0 + int(key)), PAD)

    def rows(self) -> tuple[PaymentRow, ...]:
        screen = self.played.window.dealing.screen
        assert screen is not None
        return screen.payments.rows

    def again(self) -> None:
        self.touches += 1
        if self.keys:
            self.played.key(K.Key_Plus, PAD)
        else:
            self.played.touch(self.played.entry.figures.again)


def drawn(played: Played) -> tuple[int | None, int]:
    """Pieces and cents of the payment that is drawn large, the only one."""
    screen = played.window.dealing.screen
    assert screen is not None
    large = screen.payments.large
    assert large is not None
    assert large.of == 1
    euros, cents = divmod(large.amount, 100)
    spoken = played.panel.accessibleName().replace(".", "")
    assert spoken.endswith(f": {euros},{cents:02d}" if cents else f": {euros}")
    return large.pieces, large.amount


def next_spin(played: Played) -> None:
    played.window.do(Act.PAID)
    go_on(played.window.dealing)
    assert played.station.state.paying is None


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel on which nothing moves, as the system may ask."""
    monkeypatch.setattr(middle, "wants_stillness", lambda: True)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
@pytest.mark.parametrize("which", BETS)
def test_a_picture_bet_takes_at_most_seven_touches_or_keys(
    qtbot: QtBot, which: str, side: Side, *, keys: bool
) -> None:
    played = Played(qtbot, side)
    for bet in BETS[which]():
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


@pytest.mark.usefixtures("still")
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


@pytest.mark.usefixtures("still")
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


def shown_counts(played: Played) -> list[tuple[str, int]]:
    """The chips of the palette that bear a count: which, and how many a touch lays."""
    chips = [*played.entry.chips.colours, *played.entry.chips.values]
    return [(chip.text(), chip.each) for chip in chips if chip.each > 1]


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_the_count_falls_back_with_another_chip_and_a_second_touch_holds_it(
    played: Played, *, keys: bool
) -> None:
    """Three of red, then blue: one piece. Said twice, three of blue too. The chip in hand bears it."""
    played.fall(17)
    hands, place = Hands(played, keys=keys), inside_winning(17)[0]
    pays = ODDS[len(place.numbers)]
    hands.colour(0)
    assert shown_counts(played) == []
    hands.count(3)
    assert shown_counts(played) == [("R", 3)]
    hands.place(17, place)
    hands.colour(1)
    assert shown_counts(played) == []
    hands.place(17, place)
    for _ in range(2):
        hands.count(3)
    assert "anche con un altro gettone" in played.entry.keys.counts[2].accessibleName()
    hands.colour(2)
    assert shown_counts(played) == [("V", 3)]
    assert "3 pezzi a tocco" in played.entry.chips.colours[2].accessibleName()
    hands.place(17, place)
    assert [row.pieces for row in hands.rows()] == [3 * pays, pays, 3 * pays]


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_the_chip_of_the_number_before_is_not_chosen_any_more(played: Played, *, keys: bool) -> None:
    played.fall(17)
    hands = Hands(played, keys=keys)
    hands.colour(0)
    hands.place(17, inside_winning(17)[0])
    next_spin(played)
    played.fall(17)
    assert not any(chip.chosen for chip in played.entry.chips.colours)
    hands.place(17, inside_winning(17)[0])
    assert hands.rows() == ()


def staked_and_gone_on(played: Played, *stakes: tuple[int, int, int]) -> None:
    """On 17 seats win on noir: value in cents, seat, pieces. On 5, red, nobody does; then it is 17 again."""
    played.fall(17)
    for cents, seat, pieces in stakes:
        played.value(cents, seat)
        played.touch(played.entry.keys.counts[pieces - 1])
        played.place("black")
    played.station.say("paid_all", "next")
    played.fall(5)
    played.station.say("cleared")
    next_spin(played)
    played.fall(17)


def on_black(played: Played) -> list[tuple[str | None, int, int]]:
    stacks = played.window.dealing.draft.stacks
    return [(e.owner, e.pieces, e.value) for s in stacks if s.position.name == "black" for e in s.entries]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
def test_value_and_a_chance_take_three_with_the_seat_s_last_amount_there(
    played: Played, *, keys: bool
) -> None:
    """Chip, seat, place: five twenties as the last time, though they were two fifties; one more is one more."""
    staked_and_gone_on(played, (5000, 4, 2), (2000, 2, 7))
    hands = Hands(played, keys=keys)
    hands.value(3, 4)
    black = next(chance for chance in played.entry.chances if chance.text() == "Noir")
    assert "un tocco ne posa 5" in black.accessibleName()
    for laid in (5, 6):
        if keys:
            played.key((K.Key_A, K.Key_S, K.Key_D, K.Key_F, K.Key_G)[played.entry.chances.index(black)])
        else:
            played.place("black")
        hands.touches += 1
        assert on_black(played) == [("posto 4", laid, 2000)]
        assert hands.touches == laid - 2
    for _ in range(2):
        played.window.do(Act.UNDO)
    assert on_black(played) == []


@pytest.mark.usefixtures("still")
def test_what_a_touch_lays_is_seen_where_others_lie_too(played: Played) -> None:
    """It stands beside the name, over others' chips and beside what all of it comes to."""
    staked_and_gone_on(played, (5000, 4, 2))
    black = next(chance for chance in played.entry.chances if chance.text() == "Noir")
    written: list[str] = []
    for others in range(3):
        if others:
            played.value(10000, others)
            played.place("black")
        played.value(2000, 4)
        written.clear()
        proofread(lambda text, painter: written.append(text.text) if painter.device() is black else None)
        with pytest.MonkeyPatch.context() as patch:
            paint_in_place(patch)
            black.grab()
        proofread(None)
        assert "×5" in written, others


AMOUNTS: Final = {
    "its amount": (2000, 4, "black", 0, 5),
    "in fifties": (5000, 4, "black", 0, 2),
    "it does not divide": (20000, 4, "black", 0, 1),
    "another seat's own": (2000, 2, "black", 0, 7),
    "a seat that had none": (2000, 3, "black", 0, 1),
    "nobody's": (2000, 0, "black", 0, 1),
    "elsewhere": (2000, 4, "low", 0, 1),
    "one was said": (2000, 4, "black", 1, 1),
    "three were said": (2000, 4, "black", 3, 3),
}
"""Value, seat, chance, the count that was said, and the pieces that one touch lays."""


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("which", AMOUNTS)
def test_the_amount_is_the_seat_s_on_that_chance_unless_a_count_was_said(played: Played, which: str) -> None:
    cents, seat, place, count, laid = AMOUNTS[which]
    staked_and_gone_on(played, (5000, 4, 2), (2000, 2, 7))
    played.value(cents, seat)
    if count:
        played.touch(played.entry.keys.counts[count - 1])
    played.place(place)
    stacks = played.window.dealing.draft.stacks
    assert [entry.pieces for stack in stacks for entry in stack.entries] == [laid]


@pytest.mark.usefixtures("still")
def test_what_lies_there_of_the_seat_is_not_laid_once_more(played: Played) -> None:
    """His two fifties may still lie there: once that is said, a twenty beside them is one twenty."""
    played.fall(17)
    played.value(5000, 4)
    played.touch(played.entry.keys.counts[1])
    played.place("black")
    played.station.say("paid_all", "next")
    played.fall(17)
    played.touch(played.entry.row.ghosts[0])
    played.value(2000, 4)
    played.place("black")
    assert on_black(played) == [("posto 4", 2, 5000), ("posto 4", 1, 2000)]

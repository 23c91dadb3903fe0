"""What the keyboard enters at roulette: chips, counts, seats, and the places of a number.

The number pad is the neighbourhood: each of its keys is the place that lies there on the screen.

/ street        *  − six lines, as they lie on the screen
7 8 9           8 4 6 2 splits, 7 9 1 3 corners and trios, 5 the straight
4 5 6
1 2 3
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from app.desks.common.seats import SEATS
from app.desks.croupier.keys import Hit, Key
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.figures import Figure, own_point
from app.desks.croupier.roulette.entry.palette_keys import Palette
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.rules.roulette.layout import OUTER, Kind, Position, inside_winning
from app.rules.side import Side

_ROUND: Final = {
    (-1, -1): "7", (0, -1): "8", (1, -1): "9",
    (-1, 0): "4", (0, 0): "5", (1, 0): "6",
    (-1, 1): "1", (0, 1): "2", (1, 1): "3",
}  # fmt: skip
_BEYOND: Final = {-1: "*", 0: "/", 1: "-"}
_NEAR_ZERO: Final = {-2: (0, -1), -1: (1, -1), 0: (1, 0), 1: (1, 1), 2: (0, 1)}
"""Round zero all lies on one line: the outer splits take 8 and 2, the trios the corners."""


def _step(number: int, position: Position, side: Side) -> tuple[int, int]:
    """How a position lies from the number's own: to the right, and towards the dealer."""
    x, y = position.point or (0, 0)
    turn = 1 if side is Side.LEFT else -1
    if number == 0:
        if position.kind is Kind.STRAIGHT:
            return 0, 0
        along, down = _NEAR_ZERO[(3 - y) * turn]
        return along * turn, down
    own_x, own_y = own_point(number)
    return (x - own_x) * turn, (own_y - y) * turn


@lru_cache(maxsize=74)
def pad_keys(number: int, side: Side) -> dict[str, Position]:
    """Tell which key of the pad means which winning position; each inside has one of its own.

    Args:
        number: that fell, 0 to 36.
        side: where the cylinder stands: the keys lie as the positions do.

    Returns:
        Positions by key.
    """
    keys: dict[str, Position] = {}
    for position in inside_winning(number):
        if position.point is not None and position.point[1] == OUTER:
            along = 0 if number == 0 else _step(number, position, side)[0]
            keys[_BEYOND[along]] = position
        else:
            keys[_ROUND[_step(number, position, side)]] = position
    return keys


_FIGURES: Final = {
    **dict.fromkeys("8462", Figure.SPLITS),
    **dict.fromkeys("7913", Figure.CORNERS),
    "5": Figure.STRAIGHT_AND_SPLITS,
    "0": Figure.COMPLETE,
}
"""With Ctrl a key of the pad means all of its kind."""


class SpinMeanings(NamedTuple):
    """What each key enters at one moment.

    Attributes:
        screen: what the desk shows; None before the table said anything.
        draft: what is being entered.
    """

    screen: SpinScreen | None
    draft: SpinDraft

    def can(self, _key: Key) -> bool:
        """Whether anything can be entered."""
        return self.screen is not None and self.screen.palette is not None and self.screen.number is not None

    def means(self, key: Key) -> tuple[object, ...]:
        """Say what a key enters; a colour again asks for its seat, and a count again goes on."""
        draft, screen = self.draft, self.screen
        if key.hit in {Hit.TAKE, Hit.COUNT, Hit.EMPLOYEES, Hit.COLOUR}:
            return draft.hand, draft.taking, draft.held, draft.each == key.place, draft.employees
        return () if screen is None else (screen.heading.spin,)


class SpinKeys:
    """Enters what a key means; colours and seats as their keys on the felt do."""

    def __init__(
        self, dealing: SpinDealing, colour: Callable[[str], None], seat: Callable[[int], None]
    ) -> None:
        self._dealing, self._touch_colour, self._touch_seat = dealing, colour, seat

    def now(self) -> SpinMeanings:
        """Take what each key means now, also once it means something else."""
        return SpinMeanings(self._dealing.screen, self._dealing.draft)

    def enter(self, key: Key) -> None:
        """Choose a chip, a count or a seat, or touch a place."""
        screen, dealing = self._dealing.screen, self._dealing
        if screen is None or screen.palette is None or screen.number is None:
            return
        if key.hit in {Hit.PAD, Hit.WAGER, Hit.GHOST_INSIDE}:
            self._touch(key, screen)
        elif key.hit is Hit.COUNT:
            dealing.choose_count(key.place)
        elif key.hit is Hit.TAKE:
            dealing.take()
        elif key.hit in {Hit.FIGURE, Hit.AGAIN, Hit.GHOST}:
            self._lay(key)
        else:
            self._choose(key, screen.palette)

    def _lay(self, key: Key) -> None:
        """Lay on several places at once."""
        if key.hit is Hit.FIGURE:
            self._dealing.lay_figure(_FIGURES[key.pad])
        elif key.hit is Hit.AGAIN:
            self._dealing.lay_as_before()
        else:
            self._dealing.say_there(key.place)

    def _touch(self, key: Key, screen: SpinScreen) -> None:
        if key.hit is Hit.WAGER:
            position = screen.chances[key.place].position if key.place < len(screen.chances) else None
        else:
            position = pad_keys(screen.number or 0, screen.side).get(key.pad)
        if position is not None and key.hit is Hit.GHOST_INSIDE:
            self._dealing.say_there_at(position)
        elif position is not None:
            self._dealing.touch(position)

    def _choose(self, key: Key, palette: Palette) -> None:
        match key.hit:
            case Hit.COLOUR if key.place < len(palette.colours):
                self._touch_colour(palette.colours[key.place].name)
            case Hit.VALUE if key.place < len(palette.values):
                self._dealing.choose_value(palette.values[key.place].value)
            case Hit.SEAT if key.place <= SEATS:
                self._touch_seat(key.place)
            case Hit.EMPLOYEES:
                self._dealing.choose_employees()
            case _:
                pass

"""What the keyboard enters at roulette: chips, counts, seats, and the places of a number."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from app.desks.common.seats import SEATS
from app.desks.croupier.keys import Hit, Key
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.entry.pad import pad_keys
from app.desks.croupier.roulette.entry.palette_keys import Palette
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen


class Chips(Protocol):
    """The keys of colours and seats on the felt, which ask on where they are touched again."""

    def touch_colour(self, name: str) -> None:
        """Do what the key of a colour does."""

    def touch_seat(self, seat: int) -> None:
        """Do what the key of a seat does; 0 for an owner whom nobody knows."""


class SpinMeanings(NamedTuple):
    """What each key enters at one moment.

    Attributes:
        screen: what the desk shows; None before the table said anything.
        draft: what is being entered.
    """

    screen: SpinScreen | None
    draft: SpinDraft

    def can(self) -> bool:
        """Whether anything can be entered."""
        return self.screen is not None and self.screen.palette is not None and self.screen.number is not None

    def means(self, key: Key) -> tuple[object, ...]:
        """Say what a key enters; a colour again asks for its seat, and a count again goes on."""
        draft, screen = self.draft, self.screen
        if key.hit in {Hit.TAKE, Hit.COUNT, Hit.EMPLOYEES, Hit.COLOUR}:
            return draft.hand, draft.taking, draft.held, draft.each == key.place, draft.employees
        return () if screen is None else (screen.heading.spin,)


class SpinKeys:
    """Enters what a key means."""

    def __init__(self, dealing: SpinDealing, chips: Chips) -> None:
        self._dealing, self._chips = dealing, chips

    def now(self) -> SpinMeanings:
        """Take what each key means now, also once it means something else."""
        return SpinMeanings(self._dealing.screen, self._dealing.draft)

    def enter(self, key: Key) -> None:
        """Choose a chip, a count or a seat, or touch a place."""
        screen, dealing = self._dealing.screen, self._dealing
        if screen is None or screen.palette is None or screen.number is None:
            return
        if key.hit in {Hit.PAD, Hit.CHANCE, Hit.GHOST_INSIDE}:
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
        if key.figure:
            self._dealing.lay_figure(Figure(key.figure))
        elif key.hit is Hit.AGAIN:
            self._dealing.lay_as_before()
        else:
            self._dealing.say_there(key.place)

    def _touch(self, key: Key, screen: SpinScreen) -> None:
        if key.hit is Hit.CHANCE:
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
                self._chips.touch_colour(palette.colours[key.place].name)
            case Hit.VALUE if key.place < len(palette.values):
                self._dealing.choose_value(palette.values[key.place].value)
            case Hit.SEAT if key.place <= SEATS:
                self._chips.touch_seat(key.place)
            case Hit.EMPLOYEES:
                self._dealing.choose_employees()
            case _:
                pass

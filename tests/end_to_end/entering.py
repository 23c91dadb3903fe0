"""A dealer's hands at the entry: chips chosen, places touched, figures, minus, undo; by touch or by key."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.entry_keys import pad_keys
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.entry.targets import GhostButton, InsideTarget
from tests.end_to_end.at_the_window import CONTROL, PAD, SHIFT, AtTheWindow
from tests.end_to_end.book import Book
from tests.end_to_end.entered import Entered, Form, Held, chances, figure, moved, winning
from tests.end_to_end.number_paid import Paying
from tests.oracle.houses import CHIPS

K = Qt.Key
COLOURS = tuple(range(int(K.Key_1), int(K.Key_9)))
VALUES = (K.Key_Q, K.Key_W, K.Key_E, K.Key_R, K.Key_T, K.Key_Y, K.Key_U, K.Key_I, K.Key_O)
CHANCES = (K.Key_A, K.Key_S, K.Key_D, K.Key_F, K.Key_G, K.Key_H, K.Key_J, K.Key_K, K.Key_L)
SEATS = (K.Key_Z, K.Key_X, K.Key_C, K.Key_V, K.Key_B, K.Key_N, K.Key_M, K.Key_Comma, K.Key_Period)
ON_PAD = {str(figure): K(int(K.Key_0) + figure) for figure in range(10)}
ON_PAD |= {"/": K.Key_Slash, "*": K.Key_Asterisk, "-": K.Key_Minus}
FIGURE_KEYS = {
    Figure.SPLITS: K.Key_8,
    Figure.CORNERS: K.Key_7,
    Figure.STRAIGHT_AND_SPLITS: K.Key_5,
    Figure.COMPLETE: K.Key_0,
}
"""The sheet of keys, as it hangs beside the table."""


def as_it_lay(number: int, laid: dict[str, int], other: int) -> dict[str, int]:
    """What *come prima* lays on another number: the figure that it was, else the same picture round it."""
    if len(counts := set(laid.values())) == 1:
        for which in FIGURE_KEYS:
            if set(figure(which.value, number)) == set(laid):
                return dict.fromkeys(figure(which.value, other), counts.pop())
    found = {moved(place, number, other): n for place, n in laid.items()}
    return {} if None in found else {place: n for place, n in found.items() if place is not None}


class Entering:
    """The entry of one number; begins anew with each.

    Attributes:
        changed: how often a touch changed a payment that is made.
    """

    def __init__(self, table: AtTheWindow, book: Book, rng: random.Random, names: tuple[str, ...]) -> None:
        self._table, self._book, self._rng, self._names = table, book, rng, names
        self._chip: Held | None = None
        self._each, self._held, self._taking = 1, False, False
        self._counted = False
        self.changed = 0

    @property
    def _number(self) -> int:
        return self._book.now.number

    def _changed(self, change: Callable[[Entered], None]) -> None:
        """Write in the book what the hand just did, and see that the desk says so where it is not taken."""
        if not self._book.enter(change):
            self._of_a_payment_made(change)
        self._table.breathe()

    def _of_a_payment_made(self, change: Callable[[Entered], None]) -> None:
        """A chip on a payment that is made shows what that differs by; it was a slip, and is taken back."""
        self.changed += 1
        if not self._book.enter_and_back(change):
            assert "Quel pagamento è già fatto" in self._table.banner
            return
        self._table.until(self._is_written, "the difference")
        back = Act.REDO if change is Entered.undo else Act.UNDO
        self._table.touch(self._table.entry.tools[back])
        self._table.until(self._is_written, "the payment as it was")

    def _is_written(self) -> bool:
        return not self._table.screen.drafted

    def some(self, acts: int) -> None:
        """Enter something, in so many acts."""
        self.choose()
        ways: list[tuple[Callable[[], None], int]] = [
            (self.choose, 4),
            (self.lay, 10),
            (self.lay_and_say_whose, 1),
            (self.lay_figure, 2),
            (self.lay_as_before, 2),
            (self.say_there, 3),
            (self.set_count, 2),
            (self.take_off, 1),
            (self.undo, 2),
            (self.redo, 1),
        ]
        for way in self._rng.choices([w for w, _ in ways], [often for _, often in ways], k=acts):
            way()

    def choose(self) -> None:
        """Take a chip in hand, say whose it is, and how many a touch lays."""
        if self._rng.random() < 0.6:
            self.choose_colour(self._rng.choice(self._names))
        else:
            seat = self._rng.choice((0, 1, 2, 3, 4))
            self.choose_value(self._rng.choice(CHIPS[:5]), seat)
        if self._rng.random() < 0.3:
            self.choose_count(self._rng.randint(1, 9))

    def choose_colour(self, name: str) -> None:
        place = self._names.index(name)
        if self._by_key():
            self._table.key(K(COLOURS[place]))
        else:
            self._table.touch(self._table.entry.chips.colours[place])
        self._take(Held(name, None, None))

    def choose_value(self, value: int, seat: int) -> None:
        """A chip of value and its owner; seat 0 is nobody whom one knows."""
        place = CHIPS.index(value)
        if self._by_key():
            self._table.key(VALUES[place])
            self._table.key(SEATS[seat])
        else:
            self._table.touch(self._table.entry.chips.values[place])
            self._table.touch(self._table.entry.keys.seats[seat])
        self._take(Held(None, value, f"posto {seat}" if seat else None))

    def _take(self, chip: Held) -> None:
        """The count is one again with another chip, whosever it is, unless it was said twice."""
        before, self._chip = self._chip, chip
        if before is not None and (before.colour, before.value) != (chip.colour, chip.value):
            self._each, self._counted = (self._each, self._counted) if self._held else (1, False)

    def lay_and_say_whose(self) -> None:
        """Chips of value are laid, and then the dealer asks whose they are; what lay there before stays as it was.

        A colour goes before: nobody has said yet whose the next chips of value are.
        """
        self.choose_colour(self._rng.choice(self._names))
        value, seat = self._rng.choice(CHIPS[:5]), self._rng.choice((1, 2, 3, 4))
        place = CHIPS.index(value)
        if self._by_key():
            self._table.key(VALUES[place])
        else:
            self._table.touch(self._table.entry.chips.values[place])
        chip = Held(None, value, None)
        self._take(chip)
        before = self._book.now.entered.copy()
        for _ in range(self._rng.randint(1, 3)):
            self._lay_and_think_again()
        if self._by_key():
            self._table.key(SEATS[seat])
        else:
            self._table.touch(self._table.entry.keys.seats[seat])
        self._take(Held(None, value, f"posto {seat}"))
        now = self._book.now.entered
        laid = {name: now.pieces(name, chip) - before.pieces(name, chip) for name in now.bets}
        self._book.enter(lambda entered: entered.give(chip, f"posto {seat}", laid))
        self._table.breathe()

    def _lay_and_think_again(self) -> None:
        """Lay, and now and then take it back, and after all not."""
        steps = len(self._book.now.entered.before)
        self.lay()
        if len(self._book.now.entered.before) > steps and self._rng.random() < 0.3:
            self.undo()
            if self._rng.random() < 0.7:
                self.redo()

    def choose_count(self, each: int) -> None:
        if not self._by_key():
            self._table.touch(self._table.entry.keys.counts[each - 1])
        elif each == 1:
            self._table.key(K.Key_0, PAD)
        else:
            self._table.key(K(int(K.Key_F1) + each - 1))
        self._counted = True
        self._each, self._held = each, each == self._each > 1 and not self._held

    def lay(self) -> None:
        """Touch a place that won."""
        number = self._number
        inside = self._rng.random() < 0.7 or not chances(number)
        self.lay_on(self._rng.choice(winning(number) if inside else chances(number)))

    def lay_on(self, place: str) -> None:
        target = self._target(place)
        if not self._by_key():
            self._table.touch(target)
        elif target in self._table.entry.chances:
            shown = [chance for chance in self._table.entry.chances if chance.isVisible()]
            self._table.key(CHANCES[shown.index(target)])
        else:
            shown_now = self._table.window.dealing.screen
            assert target.target is not None
            assert shown_now is not None
            keys = {where: key for key, where in pad_keys(shown_now.number or 0, shown_now.side).items()}
            self._table.key(ON_PAD[keys[target.target.position]], PAD)
        self._lay(place)

    def _lay(self, *places: str) -> None:
        """Lay the chip, or take it off; minus where none of it was entered is of a stake from before."""
        if self._taking and len(places) == 1 and self._takes_up(*places):
            return
        chip, step = self._chip, -self._each if self._taking else self._each
        if chip is not None and len(places) == 1 and not (self._taking or self._counted or self._each > 1):
            step = self._book.before.last_there(self._book.now, *places, chip) or 1
        if chip is not None:
            self._changed(lambda entered: entered.add(chip, step, *places))

    def _takes_up(self, place: str) -> bool:
        """Whether a touch with minus said that a player took up before the throw what he had there (rules 4)."""
        chip, paying = self._chip, self._book.now
        if chip is not None and paying.entered.pieces(place, chip):
            return False
        owned = [entry for entry in paying.lying(paying.entered).get(place, ()) if paying.owner_of(entry)]
        outside = place in chances(self._number)
        there = [entry for entry in owned if outside and (chip is None or _is_his(paying, entry, chip))]
        owners = {paying.owner_of(entry) for entry in there if "enferme" not in entry}
        owner = owners.pop() if len(owners) == 1 else None
        if owner is not None:
            self._changed(lambda entered: entered.take_up(place, owner))
            return True
        self._table.breathe()
        shut = len({paying.owner_of(entry) for entry in there if "enferme" in entry}) == 1 and not owners
        said = "più giocatori" if there else "un altro" if outside and owned else "niente da togliere"
        assert ("prigion" if shut else said) in self._table.banner, self._table.banner
        return True

    def _target(self, place: str) -> InsideTarget:
        targets: list[InsideTarget] = [*self._table.entry.ground.targets, *self._table.entry.chances]
        return next(t for t in targets if t.isVisible() and t.target and t.target.position.name == place)

    def lay_figure(self) -> None:
        """One touch for the number's figure."""
        which = self._rng.choice(list(FIGURE_KEYS))
        if self._by_key():
            self._table.key(FIGURE_KEYS[which], PAD | CONTROL)
        else:
            self._table.touch(self._table.entry.figures.figures[which])
        self._lay(*figure(which.value, self._number))

    def lay_as_before(self) -> None:
        """Come prima: only where the chip has won before, and the whole picture fits this number."""
        chip, before = self._chip, None
        if chip is not None and not self._taking:
            before = self._book.before.as_before(self._book.now, chip)
        places = {} if before is None else as_it_lay(*before, self._number)
        button = self._table.entry.figures.again
        assert button.isEnabled() is bool(places), f"come prima on {self._number} for {chip}: {before}"
        if not places or chip is None:
            return
        if self._by_key():
            self._table.key(K.Key_Plus, PAD)
        else:
            self._table.touch(button)
        wanted = {(place, chip): pieces for place, pieces in places.items()}
        self._changed(lambda entered: entered.change(wanted))

    def say_there(self) -> None:
        """What stood on a chance still lies there."""
        shown = [ghost for ghost in self._table.entry.row.ghosts if ghost.isVisible() and ghost.ghost]
        if not shown:
            return
        place = self._rng.randrange(len(shown))
        lay = self._there(shown[place])
        if self._by_key():
            self._table.key(CHANCES[place], SHIFT)
        else:
            self._table.touch(shown[place])
        self._changed(lay)

    def _there(self, button: GhostButton) -> Callable[[Entered], None]:
        """What a ghost means, checked against the book: it stood there, and nothing else is offered."""
        assert button.ghost is not None
        position, taking = button.ghost.position.name, self._taking
        if (owner := button.ghost.gone) is not None:
            assert (position, owner) in self._book.now.entered.gone
            return lambda entered: entered.say_back(position, owner)
        offered = {
            Held(e.colour, None if e.colour else e.value, None if e.colour else e.owner): e.pieces
            for e in button.ghost.entries
        }
        stood: dict[Held, int] = {}
        for entry in self._book.ghosts.get(position, ()):
            stood[Held.of(entry)] = entry["pieces"]
        assert offered.items() <= stood.items(), (position, offered, stood)

        def lay(entered: Entered) -> None:
            lying = {chip: entered.pieces(position, chip) for chip in offered}
            entered.change(
                {
                    (position, chip): lying[chip] - n if taking else max(lying[chip], n)
                    for chip, n in offered.items()
                }
            )

        return lay

    def set_count(self) -> None:
        """Touch the count beside a place: so many lie there."""
        shown = [count for count in self._table.entry.ground.counts if count.isVisible() and count.target]
        chip, each = self._chip, self._each
        if not shown or chip is None:
            return
        button = self._rng.choice(shown)
        assert button.target is not None
        place = button.target.position.name
        assert button.text() == str(self._book.now.entered.pieces(place, chip))
        if not self._table.under_the_finger(button):
            return
        self._table.touch(button)
        self._changed(lambda entered: entered.change({(place, chip): each}))

    def take_off(self) -> None:
        """Minus, a place, and minus again."""
        self._toggle_taking()
        self.lay()
        self._toggle_taking()

    def _toggle_taking(self) -> None:
        if self._by_key():
            self._table.key(K.Key_Delete)
        else:
            self._table.touch(self._table.entry.take)
        self._taking = not self._taking

    def undo(self) -> None:
        if not self._book.now.entered.before:
            assert not self._table.entry.tools[Act.UNDO].isEnabled()
            return
        if self._by_key():
            self._table.key(K.Key_Backspace)
        else:
            self._table.touch(self._table.entry.tools[Act.UNDO])
        self._changed(Entered.undo)

    def redo(self) -> None:
        if not self._book.now.entered.after:
            assert not self._table.entry.tools[Act.REDO].isEnabled()
            return
        if self._by_key():
            self._table.key(K.Key_Backspace, SHIFT)
        else:
            self._table.touch(self._table.entry.tools[Act.REDO])
        self._changed(Entered.redo)

    def _by_key(self) -> bool:
        return self._rng.random() < 0.5


def _is_his(paying: Paying, entry: Form, chip: Held) -> bool:
    """Whether a stake is the player's whose chip is in hand; whose is not said, it is that chip."""
    whose = paying.owner_of(chip.entry(1))
    return Held.of(entry)[:2] == chip[:2] if whose is None else paying.owner_of(entry) == whose

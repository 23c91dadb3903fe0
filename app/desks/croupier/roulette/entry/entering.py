"""What the dealer's hands enter of a number: each touch changes the draft and tells the table of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from app.desks.croupier.dealing import Dealing
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.figures import Figure, figure_positions
from app.desks.croupier.roulette.entry.ghosts import Ghost, Target
from app.desks.croupier.roulette.entry.palette_keys import colour_at_number
from app.desks.croupier.roulette.entry.taking_up import entered, whose_known, why_nothing
from app.desks.croupier.roulette.entry.whose import given_to
from app.desks.croupier.roulette.following import is_made, refused_entry
from app.desks.croupier.roulette.spin_screen import SpinScreen, drafted_settlement
from app.rules.money import Cents
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Payment
from app.table.live import Live
from app.table.roulette.spin_table import SpinTable


class Entering(Dealing):
    """The part of the dealer's side on which what won is entered."""

    live: Live[SpinTable] | None
    draft: SpinDraft
    screen: SpinScreen | None

    def _enter(self, draft: SpinDraft) -> None:
        """Draw the new draft at once, and send it behind if other chips lie in it.

        An entry that the table would refuse is not taken, and the dealer is told why.
        """
        draft = replace(draft, blocked="")
        if draft == self.draft:
            return
        made = is_made(self.live, self.draft)
        said = entered(self.draft, draft, made=made)
        if refused := refused_entry(self.live, self.draft, said, made=made):
            self._not_taken(refused)
            return
        shows = made and self.draft.stacks != draft.stacks  # what it changes of a payment is shown at once
        self.draft = replace(draft, looking=None) if shows else draft
        self.redraw()
        for command in said:
            self._send(command)

    @property
    def entering(self) -> bool:
        """Whether there is a number whose winners can be entered."""
        return self.screen is not None and self.screen.palette is not None

    def touch(self, position: Position) -> None:
        """Lay the chips in hand on a position that won, or take them off."""
        target = self._target(position)
        if target is None:
            return
        touched = entry.touch(self.draft, position)
        if target.offered:
            touched = entry.lay_again(self.draft, ((position, target.offered),))
        if self.draft.taking and touched.stacks == self.draft.stacks:
            self._take_up(position)
        else:
            self._enter(touched)

    def _take_up(self, position: Position) -> None:
        """Take off a chance what the table knows to lie there: its player took it up before the throw.

        Where nothing can be taken off, the dealer is told why.
        """
        paying = None if self.live is None else self.live.state.paying
        if paying is None:
            return
        owner = whose_known(paying.bets, position, self.draft.hand)
        if owner is None:
            self._not_taken(why_nothing(paying.bets, position, self.draft.hand))
        else:
            self.take_up(position, owner)

    def take_up(self, position: Position, owner: str) -> None:
        """Say that a player took up before the throw what he had on a chance; undo says that it lay there."""
        self._enter(entry.take_up(self.draft, position, owner))

    def say_gone(self, order: int) -> None:
        """Say of a payment that what its player had there from before was taken up before the throw."""
        self._enter(self._without(order))

    def could_be_gone(self, order: int) -> bool:
        """Whether that can be said of a payment, by its place from 1."""
        without, made = self._without(order), is_made(self.live, self.draft)
        said = entered(self.draft, without, made=made)
        return without != self.draft and not refused_entry(self.live, self.draft, said, made=made)

    def _without(self, order: int) -> SpinDraft:
        payment = self._payment(order)
        if payment is None or payment.owner is None:
            return self.draft
        return entry.take_up(self.draft, payment.winning[0].position, payment.owner)

    def set_count(self, position: Position) -> None:
        """Make the chosen count the number of pieces that lie there."""
        if self._target(position) is not None:
            self._enter(entry.set_count(self.draft, position))

    def lay_figure(self, figure: Figure) -> None:
        """Lay the chips in hand on every place of a figure of the number, or take them off there."""
        if self.screen is not None and self.screen.number is not None:
            self._enter(entry.touch(self.draft, *figure_positions(figure, self.screen.number)))

    def lay_as_before(self) -> None:
        """Lay the chip in hand as it lay when it last won."""
        if self.screen is not None and self.screen.figures is not None:
            self._enter(entry.lay_again(self.draft, self.screen.figures.again))

    def say_there(self, place: int) -> None:
        """Say that what stood on a chance is still there, by the place of its ghost from 0."""
        self._say_there(() if self.screen is None else self.screen.ghosts[place : place + 1])

    def say_there_inside(self, place: int) -> None:
        """Say that what stood on a combination is still there, by the place of its ghost from 0."""
        self._say_there(() if self.screen is None else self.screen.inside_ghosts[place : place + 1])

    def say_there_at(self, position: Position) -> None:
        """Say that what stood on a combination is still there; nothing happens where nothing did."""
        ghosts = () if self.screen is None else self.screen.inside_ghosts
        self._say_there(tuple(ghost for ghost in ghosts if ghost.position is position))

    def _say_there(self, ghosts: tuple[Ghost, ...]) -> None:
        for ghost in ghosts:
            if ghost.gone is None:
                self._enter(entry.say_there(self.draft, ghost.position, ghost.entries))
            else:  # there is nothing to take off: also with minus it means that it lies there
                self._enter(entry.say_back(self.draft, ghost.position, ghost.gone))

    def _target(self, position: Position) -> Target | None:
        targets = () if self.screen is None else (*self.screen.inside, *self.screen.chances)
        return next((target for target in targets if target.position is position), None)

    def choose_colour(self, name: str) -> None:
        """Take a colour in hand."""
        if self.live is not None and self.entering:
            colour = colour_at_number(self.live.state, name)
            self._enter(entry.choose_colour(self.draft, name, colour.value, colour.owner))

    def choose_value(self, value: Cents) -> None:
        """Take a chip of value in hand, cents."""
        if self.entering:
            self._enter(entry.choose_value(self.draft, value))

    def choose_owner(self, owner: str | None) -> None:
        """Say whose the chips of value are: those of the payment that asks it, else the next ones."""
        asked = None if self.screen is None else self.screen.whose
        if asked is None:
            self._say_whose(partial(entry.choose_owner, self.draft, owner))
        elif owner is not None:
            self._enter(given_to(self.draft, asked, asked.entry._replace(owner=owner)))
        elif self.screen is not None and (large := self.screen.payments.large) is not None:
            self._enter(entry.nobody_knows(self.draft, asked.position, asked.entry, large.order))

    def choose_employees(self) -> None:
        """Say that the chip in hand is laid for the employees; else what a payment asks of was."""
        asked = None if self.screen is None else self.screen.whose
        if asked is None or (self.draft.entering and self.draft.hand is not None):
            self._say_whose(partial(entry.choose_employees, self.draft))
        else:
            self._enter(given_to(self.draft, asked, asked.entry._replace(employees=True)))

    def _say_whose(self, choose: Callable[..., SpinDraft]) -> None:
        """Take what is said of the chip in hand, and of what was laid of it and is not paid yet."""
        if self.entering:
            named = choose()
            said = entered(self.draft, named, made=False)
            refused = refused_entry(self.live, self.draft, said, made=False)
            self._enter(choose(laid=False) if refused else named)

    def choose_count(self, each: int) -> None:
        """Say how many pieces a touch lays."""
        if self.entering:
            self._enter(entry.choose_count(self.draft, each))

    def take(self) -> None:
        """Let touches take pieces off, or lay them again."""
        if self.entering:
            self._enter(entry.toggle_taking(self.draft))

    def _payment(self, order: int) -> Payment | None:
        """Find a payment as the entry has it now, by its place, from 1."""
        settled = None if self.live is None else drafted_settlement(self.live.state, self.draft)
        return None if settled is None or order > len(settled.payments) else settled.payments[order - 1]

    def let_go(self) -> None:
        """Take nothing off any more."""
        if self.draft.taking:
            self.take()

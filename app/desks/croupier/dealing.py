"""What the dealer's hands do: each act changes the draft, sends a command, or both; no windows.

A command is sent and never waited for. What the table made of it comes back as the next state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from app.desks.croupier import commands
from app.desks.croupier.acted import acted
from app.desks.croupier.acts import Act, Dealt, why_not, why_not_now, would_be
from app.desks.croupier.answers import (
    answered,
    asking,
    followed,
    is_made,
    left_by,
    refused_entry,
    relieved,
)
from app.desks.croupier.at_once import going_on, said_at_once
from app.desks.croupier.calendar import day_of_month, now
from app.desks.croupier.given_back import SaidBack
from app.desks.croupier.payments.all_at_once import all_open
from app.desks.croupier.payments.looking import is_due
from app.desks.croupier.payments.shown import LargePayment
from app.desks.croupier.payments.wishes import with_wish
from app.desks.croupier.roulette.announces import change, cut_off
from app.desks.croupier.roulette.announces.change import Change
from app.desks.croupier.roulette.announces.cut_off import Saying
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import Asked, Draft
from app.desks.croupier.roulette.entry.figures import Figure, figure_positions
from app.desks.croupier.roulette.entry.ghosts import Ghost
from app.desks.croupier.roulette.entry.palette_keys import colour_at_number
from app.desks.croupier.roulette.entry.taking_up import entered, whose_known, why_nothing
from app.desks.croupier.roulette.entry.whose import asks_owner, given_to
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.screen import Screen, drafted_settlement, offered_at, screen
from app.people.permissions import Signed
from app.rules.house import House
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Payment
from app.rules.side import Side
from app.table.command import Command
from app.table.roulette.spin_commands import MarkDone, TypeNumber
from app.table.state import NO_HOUSE
from app.table.table_commands import MarkUnpaid

Send = Callable[[Command], None]
SendSigned = Callable[[Command, Sequence[Signed]], None]
Holds = Callable[[Command, SendSigned], bool]
"""Holds a command back until a second person has signed it; False where none is needed."""


class Dealing:
    """The dealer's side of the desk, between what the table says and what the widgets draw.

    Attributes:
        live: what the table published last; None before it said anything.
        draft: what is being entered.
        screen: what the desk shows now; None before the table said anything.
        holds: holds back what needs a second person's code.
        by_code: whether people are named by their codes here.
        clock: the time of this place.
        side: of the cylinder, at which a closed table will be opened; None where only the table knows.
    """

    def __init__(
        self,
        send: Send,
        show: Callable[[Screen], None],
        today: Callable[[], int] = day_of_month,
        send_signed: SendSigned | None = None,
    ) -> None:
        self.live: Dealt | None = None
        self.draft = Draft(spin=0)
        self.screen: Screen | None = None
        self._send = send
        self._send_signed = send_signed or (lambda command, _signed: send(command))
        self.holds: Holds = lambda _command, _go: False
        self.by_code: Callable[[], bool] = lambda: False
        self.clock: Callable[[], datetime] = now
        self._show = show
        self.side: Side | None = None
        self._today = today
        self._cleared: int | None = None
        """The refusals by when it was said that the layout is clear; None once the table took it."""

    @property
    def house(self) -> House:
        """The rules that are dealt by, or will be once the table is open."""
        if self.live is None:
            return NO_HOUSE
        return self.live.state.house if self.live.state.opened else self.live.house

    @property
    def today(self) -> int:
        """The number of the day."""
        return self._today()

    def hear(self, live: Dealt) -> None:
        """Take what the table published; the entry of another spin begins with what the journal has of it."""
        before, self.live = self.live, live
        self.draft = followed(self.draft, live)
        self.draft = relieved(answered(self.draft, live), before, live)
        if self._cleared is not None and why_not_now(live.state, Act.CLEARED):
            self._cleared = None
        changes, said = change.heard(self.draft.changes, live), cut_off.heard(self.draft.said, live)
        self.draft = self.draft._replace(changes=changes, said=said)
        self.redraw()

    def voiceless(self, why: str) -> None:
        """Show why what is announced is not said aloud, until the dealer has read it."""
        self.draft = self.draft._replace(voiceless=why)
        self.redraw()

    def redraw(self) -> None:
        """Show once more what there is."""
        if self.live is not None:
            drawn = screen(self.live, self.draft)
            if self.side is not None and not self.live.state.opened:
                drawn = drawn._replace(side=self.side)
            self.screen = drawn
            self._show(self.screen)

    def _change(self, draft: Draft) -> None:
        """Draw the new draft at once, and send it behind if other chips lie in it.

        An entry that the table would refuse is not taken, and the dealer is told why.
        """
        draft = draft._replace(blocked="")
        if draft == self.draft:
            return
        if refused := refused_entry(self.live, self.draft, draft):
            self._not_taken(refused)
            return
        before, made = self.draft, is_made(self.live, self.draft)
        shows = made and before.stacks != draft.stacks  # what it changes of a payment is shown at once
        self.draft = draft._replace(looking=None) if shows else draft
        self.redraw()
        for command in entered(before, draft, made=made):
            self._send(command)

    @property
    def entering(self) -> bool:
        """Whether there is a number whose winners can be entered."""
        return self.screen is not None and self.screen.palette is not None

    def touch(self, position: Position) -> None:
        """Lay the chips in hand on a position that won, or take them off."""
        if not self._is_target(position):
            return
        offered = offered_at(self.screen, position)
        touched = entry.touch(self.draft, position)
        if offered:
            touched = entry.lay_again(self.draft, ((position, offered),))
        if self.draft.taking and touched.stacks == self.draft.stacks:
            self._take_up(position)
        else:
            self._change(touched)

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
        self._change(entry.take_up(self.draft, position, owner))

    def say_gone(self, order: int) -> None:
        """Say of a payment that what its player had there from before was taken up before the throw."""
        self._change(self._without(order))

    def could_be_gone(self, order: int) -> bool:
        """Whether that can be said of a payment, by its place from 1."""
        without = self._without(order)
        return without != self.draft and not refused_entry(self.live, self.draft, without)

    def _without(self, order: int) -> Draft:
        payment = self._drafted(order)
        if payment is None or payment.owner is None:
            return self.draft
        return entry.take_up(self.draft, payment.winning[0].position, payment.owner)

    def _not_taken(self, why: str) -> None:
        """Tell why a touch changed nothing."""
        self.draft = self.draft._replace(blocked=why)
        self.redraw()

    def set_count(self, position: Position) -> None:
        """Make the chosen count the number of pieces that lie there."""
        if self._is_target(position):
            self._change(entry.set_count(self.draft, position))

    def lay_figure(self, figure: Figure) -> None:
        """Lay the chips in hand on every place of a figure of the number, or take them off there."""
        if self.screen is not None and self.screen.number is not None:
            self._change(entry.touch(self.draft, *figure_positions(figure, self.screen.number)))

    def lay_as_before(self) -> None:
        """Lay the chip in hand as it lay when it last won."""
        if self.screen is not None and self.screen.figures is not None:
            self._change(entry.lay_again(self.draft, self.screen.figures.again))

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
                self._change(entry.say_there(self.draft, ghost.position, ghost.entries))
            else:  # there is nothing to take off: also with minus it means that it lies there
                self._change(entry.say_back(self.draft, ghost.position, ghost.gone))

    def _is_target(self, position: Position) -> bool:
        if self.screen is None:
            return False
        return any(target.position is position for target in (*self.screen.inside, *self.screen.chances))

    def choose_colour(self, name: str) -> None:
        """Take a colour in hand."""
        if self.live is not None and self.entering:
            colour = colour_at_number(self.live.state, name)
            self._change(entry.choose_colour(self.draft, name, colour.value, colour.owner))

    def choose_value(self, value: Cents) -> None:
        """Take a chip of value in hand, cents."""
        if self.entering:
            self._change(entry.choose_value(self.draft, value))

    def choose_owner(self, owner: str | None) -> None:
        """Say whose the chips of value are: those of the payment that asks it, else the next ones."""
        asked = None if self.screen is None else self.screen.whose
        if asked is None:
            self._say_whose(partial(entry.choose_owner, self.draft, owner))
        elif owner is not None:
            self._change(given_to(self.draft, asked, asked.entry._replace(owner=owner)))
        elif self.screen is not None and (large := self.screen.payments.large) is not None:
            self._change(entry.nobody_knows(self.draft, asked.position, asked.entry, large.order))

    def choose_employees(self) -> None:
        """Say that the chip in hand is laid for the employees; else what a payment asks of was."""
        asked = None if self.screen is None else self.screen.whose
        if asked is None or (self.draft.entering and self.draft.hand is not None):
            self._say_whose(partial(entry.choose_employees, self.draft))
        else:
            self._change(given_to(self.draft, asked, asked.entry._replace(employees=True)))

    def _say_whose(self, choose: Callable[..., Draft]) -> None:
        """Take what is said of the chip in hand, and of what was laid of it and is not paid yet."""
        if self.entering:
            named = choose()
            refused = refused_entry(self.live, self.draft, named, also_made=False)
            self._change(choose(laid=False) if refused else named)

    def choose_count(self, each: int) -> None:
        """Say how many pieces a touch lays."""
        if self.entering:
            self._change(entry.choose_count(self.draft, each))

    def take(self) -> None:
        """Let touches take pieces off, or lay them again."""
        if self.entering:
            self._change(entry.toggle_taking(self.draft))

    def act(self, act: Act) -> None:
        """Do what a button says, if it is possible now."""
        if self.screen is None or act not in self.screen.can:
            return
        own = {Act.NEXT: self._next, Act.FINISHED: self._finish, Act.PUT_RIGHT: self._put_right}
        if act in own:
            own[act]()
        elif act is Act.CLEARED:
            self._clear()
        elif act in {Act.PAID, Act.RESTS, Act.UNPAID, Act.PAID_ALL, Act.SEEN_TO_ALL}:
            self._mark(act)
        else:
            command = said_at_once(act, self.screen, self.draft, self._today())
            if command is not None:
                (self.ask if act in {Act.WAS_PAID, Act.WAS_NOT_PAID} else self._send)(command)
            if command is None or act is Act.LATE:
                self._change(acted(self.draft, act, self.screen, self.live))

    def _put_right(self) -> None:
        """Take for the entry what the table holds; it is told nothing that it has not taken."""
        self.draft = acted(self.draft, Act.PUT_RIGHT, self.screen, self.live)
        self.redraw()

    def _clear(self) -> None:
        """Say that the layout is clear, by its button or by an announce for the next spin.

        Until the table answers it is said once. A spin whose number is taken back is cleared again.
        """
        said = 0 if self.live is None else self.live.refusals
        if said != self._cleared:
            self._cleared = said
            self._send(commands.plain(Act.CLEARED.value))

    def _next(self) -> None:
        """Go on to the next spin; what that passes over is asked once, and a second touch goes on."""
        screen = self.screen
        if screen is not None and screen.passing.asks:
            self._change(self.draft._replace(passed=screen.passing.undone))
            return
        for command in going_on(self.live, screen):
            self._send(command)

    def _mark(self, act: Act) -> None:
        """Ask for a mark; until the table answers nothing else can be marked."""
        if self.screen is None or self.live is None:
            return
        paid = self.screen.payments
        if act is Act.SEEN_TO_ALL or (act is Act.PAID and paid.step is not None):
            self._see_to_steps(self.live, paid.steps if act is Act.SEEN_TO_ALL else paid.steps[:1])
            return
        order = {Act.UNPAID: paid.takes_back, Act.PAID_ALL: len(paid.rows)}.get(act, paid.current)
        if order is None:
            return
        if act is Act.PAID and asks_owner(paid, self.draft, unnamed := self.screen.unnamed):
            self._change(entry.asked_at(self.draft, order, None if unnamed is None else unnamed.position))
            return
        if act is Act.PAID_ALL and self.draft.all_asked != (left := all_open(paid)):
            self._change(self.draft._replace(all_asked=left))
            return
        asked = asking(self.live, order, make=act is not Act.UNPAID)
        self._change(entry.next_player(self.draft)._replace(asked=asked, looking=None, entering=False))
        if act is Act.PAID_ALL:
            self._send(commands.plain("paid_all"))
        elif act is Act.UNPAID:
            self._send(MarkUnpaid(order=order))
        else:
            self._pay(order, paid.large, rests=act is Act.RESTS)

    def _pay(self, order: int, large: LargePayment | None, *, rests: bool) -> None:
        """Mark a payment as made; of winnings that rested it is said first whether they do again."""
        shown = large if large is not None and large.order == order else None
        if shown is not None and shown.resting is not None and shown.resting.asked:
            self._send(commands.leave(order, over=not rests))
        self._send(commands.paid(order, AS_PLAYED if shown is None else shown.wish))

    def leave_lying(self) -> None:
        """Leave the winnings of the payment shown large on their chance, or take that back; nothing is paid.

        Of winnings that rested before, their player is asked when their turn comes.
        """
        large = self.screen.payments.large if self.screen is not None else None
        if large is None or self.draft.asked is not None:
            return
        asked = large.resting is not None and large.resting.asked
        command = commands.leave(large.order, over=large.resting is not None)
        if not asked and self.could(command):
            self._send(command)

    def _finish(self) -> None:
        """Mark the chip of the payment shown large as finished, or take the mark back."""
        large = self.screen.payments.large if self.screen is not None else None
        if large is not None and large.chip is not None:
            self._send(commands.missing(large.chip, over=large.finished))

    def look_at(self, order: int) -> None:
        """Show a payment large, by its place from 1; which one is due stays as it is."""
        paid = self.screen.payments if self.screen is not None else None
        if paid is not None and 1 <= order <= len(paid.rows):
            looking = None if is_due(paid, order) else order
            self._change(self.draft._replace(looking=looking, entering=False))

    def _see_to_steps(self, live: Dealt, steps: tuple[Share, ...]) -> None:
        """Say that what is done besides paying is done; until the table answers nothing else is marked."""
        ticks = tuple((tick.listed, tick.order) for share in steps for tick in share.ticks)
        asked = Asked(make=True, order=0, refusals=live.refusals, seen_to=ticks)
        self._change(self.draft._replace(asked=asked, looking=None))
        for share in steps:
            self.see_to(share)

    def see_to(self, share: Share) -> None:
        """Say that the dealer has seen to a stake that is not paid, or has not after all."""
        for tick in share.ticks:
            if share.shut is None or tick.done is share.done:
                self._send(MarkDone(listed=tick.listed, place=tick.order, over=share.done))

    def wish(self, order: int, wish: Wish) -> None:
        """Remember in which chips the player of a payment wants it."""
        payment = self._drafted(order)
        if payment is not None:
            self._change(self.draft._replace(wishes=with_wish(self.draft.wishes, payment, wish)))

    def _drafted(self, order: int) -> Payment | None:
        """Find a payment as the entry has it now, by its place, from 1."""
        settled = None if self.live is None else drafted_settlement(self.live.state, self.draft)
        return None if settled is None or order > len(settled.payments) else settled.payments[order - 1]

    def decider(self, office: str) -> str:
        """Name who decides as he was named last, or by his office; where people sign, by that alone."""
        names = {} if self.live is None or self.by_code() else self.live.state.names
        return str(names.get(office, office))

    def ask(self, command: Command) -> None:
        """Send what a page asked for; where the table would refuse it, it says why."""
        if not self.holds(command, self.post):
            self._send(command)

    def post(self, command: Command, signed: Sequence[Signed]) -> None:
        """Send a command that was held back, with who signed it."""
        if signed:
            self._send_signed(command, signed)
        else:
            self._send(command)

    def ask_about_entry(self, command: Command) -> None:
        """Send what a page asked for; where the table will change the entry by it, the entry is that at once.

        What it was before is not gone back to: a chip that plays elsewhere now would be paid twice.
        """
        if not self.holds(command, self._enter_and_post):
            self._enter_and_post(command, ())

    def _enter_and_post(self, command: Command, signed: Sequence[Signed]) -> None:
        self.draft = left_by(self.draft, self.live, command)
        self.post(command, signed)
        self.redraw()

    def could(self, command: Command) -> bool:
        """Whether the table would not refuse a command now; a draft that is not written yet waits first."""
        if self.live is None or self.screen is None or self.screen.drafted:
            return False
        return would_be(self.live.state, command) is not None

    def why_not(self, command: Command) -> str:
        """Say why the table would refuse a command now; empty where it would not, or cannot be asked yet."""
        if self.live is None or self.screen is None or self.screen.drafted:
            return ""
        return why_not(self.live.state, command)

    def say_back(self, said: SaidBack) -> None:
        """Remember of which colours it was said that all their pieces came back."""
        self.draft = self.draft._replace(said_back=said)
        self.redraw()

    def tell(self, why: str) -> None:
        """Tell why nothing is done that was asked for: a key has no button that is greyed."""
        if why:
            self._not_taken(why)

    def number(self, fallen: int) -> None:
        """Type a number; it waits for a second look. Where none can be typed now it is told why."""
        if self.screen is not None and Act.NUMBER in self.screen.can:
            self._send(TypeNumber(number=fallen))
        elif self.live is not None:
            self.tell(why_not_now(self.live.state, Act.NUMBER))

    def announce(self, command: Command, owed: Change | None = None) -> None:
        """Give an announce as it was shown; `owed` goes back to its player once it is taken."""
        if self.live is None or self.screen is None or Act.ANNOUNCE not in self.screen.can:
            return

        def give(command: Command, signed: Sequence[Signed]) -> None:
            if owed is not None and self.live is not None:
                changes = change.with_sent(self.draft.changes, self.live, owed)
                self.draft = self.draft._replace(changes=changes)
            self.post(command, signed)

        if not self.holds(command, give):
            give(command, ())

    def say(self, saying: Saying | None) -> None:
        """Remember what is being said of an announce, or that nothing is; a number that falls keeps it."""
        self.draft = self.draft._replace(said=cut_off.with_saying(self.draft.said, saying))

    def take_up_announce(self) -> None:
        """Go on with the announce that a number cut off, if there is one."""
        if self.live is not None:
            said = cut_off.taken_up(self.draft.said, self.live.state)
            self._change(self.draft._replace(said=said))

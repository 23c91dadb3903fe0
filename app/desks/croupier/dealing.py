"""What the dealer's hands do: each act changes the draft, sends a command, or both; no windows.

A command is sent and never waited for. What the table made of it comes back as the next state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, cast

from app.desks.croupier import commands
from app.desks.croupier.acts import Act, why_not, would_be
from app.desks.croupier.commands import Command
from app.desks.croupier.entry import draft as entry
from app.desks.croupier.entry.draft import Asked, Draft
from app.desks.croupier.entry.figures import Figure, figure_positions
from app.desks.croupier.entry.ghosts import Ghost
from app.desks.croupier.entry.palette_keys import colour_at_number
from app.desks.croupier.payments.shares import Share
from app.desks.croupier.payments.shown import LargePayment, Payments
from app.desks.croupier.payments.wishes import with_wish
from app.desks.croupier.screen import Screen, drafted_settlement, keeps_payments, screen
from app.rules.house import House
from app.rules.layout import Position
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table.json_text import Json
from app.table.live import Live
from app.table.outcomes import is_ticked
from app.table.state import NO_HOUSE, SpinState

Send = Callable[[Command], None]

_PLAIN: Final = frozenset(
    {
        Act.CLOSE,
        Act.THROW,
        Act.NO_MORE_BETS,
        Act.CONFIRM,
        Act.REFUSE,
        Act.RELIEF,
    }
)
"""Acts that are a command of the same name and nothing else."""


def day_of_month() -> int:
    """The day of the month on the calendar of this place, from whose pocket the first ball is thrown."""
    return datetime.now().astimezone().day


class Dealing:
    """The dealer's side of the desk, between what the table says and what the widgets draw.

    Attributes:
        live: what the table published last; None before it said anything.
        draft: what is being entered.
        screen: what the desk shows now; None before the table said anything.
    """

    def __init__(
        self, send: Send, show: Callable[[Screen], None], today: Callable[[], int] = day_of_month
    ) -> None:
        self.live: Live | None = None
        self.draft = Draft(spin=0)
        self.screen: Screen | None = None
        self._send = send
        self._show = show
        self._today = today
        self._cleared: tuple[int, int] | None = None
        """For which spin it was said that the layout is clear, and how many refusals there were by then."""

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

    def hear(self, live: Live) -> None:
        """Take what the table published; the entry of another spin begins with what the journal has of it."""
        before, self.live = self.live, live
        paying = live.state.paying
        if paying is not None and (
            (paying.spin, paying.number) != (self.draft.spin, self.draft.number)
            or entry.untouched(self.draft)
        ):
            self.draft = entry.next_spin(self.draft, paying.spin, paying.winners, paying.number)
        if paying is None:  # a touch that was not taken is no news once its number is paid
            self.draft = self.draft._replace(blocked=False)
        self.draft = _relieved(_answered(self.draft, live), before, live)
        self.redraw()

    def voiceless(self, why: str) -> None:
        """Show why what is announced is not said aloud, until the dealer has read it."""
        self.draft = self.draft._replace(voiceless=why)
        self.redraw()

    def redraw(self) -> None:
        """Show once more what there is."""
        if self.live is not None:
            self.screen = screen(self.live, self.draft)
            self._show(self.screen)

    def _change(self, draft: Draft) -> None:
        """Draw the new draft at once, and send it behind if other chips lie in it.

        An entry that would change a payment that is made is not taken: the table would refuse it.
        """
        draft = draft._replace(blocked=False)
        if draft == self.draft:
            return
        entered = draft.stacks != self.draft.stacks
        if entered and self.live is not None and not keeps_payments(self.live.state, draft):
            self.draft = self.draft._replace(blocked=True)
            self.redraw()
            return
        self.draft = draft
        self.redraw()
        if entered:
            self._send(commands.winners(draft.stacks))

    @property
    def entering(self) -> bool:
        """Whether there is a number whose winners can be entered."""
        return self.screen is not None and self.screen.palette is not None

    def touch(self, position: Position) -> None:
        """Lay the chips in hand on a position that won, or take them off."""
        if self._is_target(position):
            self._change(entry.touch(self.draft, position))

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
        """Say that what stood on a chance is still there.

        Args:
            place: of the ghost, from 0; nothing happens where there is none.
        """
        self._say_there(() if self.screen is None else self.screen.ghosts[place : place + 1])

    def say_there_inside(self, place: int) -> None:
        """Say that what stood on a combination is still there.

        Args:
            place: of the ghost, from 0, in the order of payment; nothing happens where there is none.
        """
        self._say_there(() if self.screen is None else self.screen.inside_ghosts[place : place + 1])

    def say_there_at(self, position: Position) -> None:
        """Say that what stood on a combination is still there; nothing happens where nothing did."""
        ghosts = () if self.screen is None else self.screen.inside_ghosts
        self._say_there(tuple(ghost for ghost in ghosts if ghost.position is position))

    def _say_there(self, ghosts: tuple[Ghost, ...]) -> None:
        for ghost in ghosts:
            self._change(entry.say_there(self.draft, ghost.position, ghost.entries))

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
        """Say whose the chips of value are."""
        if self.entering:
            self._change(entry.choose_owner(self.draft, owner))

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
        if act is Act.NEXT:
            self._next()
        elif act is Act.CLEARED:
            self._clear(self.screen)
        elif act in {Act.PAID, Act.RESTS, Act.UNPAID, Act.PAID_ALL, Act.SEEN_TO_ALL}:
            self._mark(act)
        elif act is Act.FINISHED:
            self._finish()
        elif (command := self._command(act, self.screen)) is not None:
            self._send(command)
        else:
            self._change(self._acted(act))

    def _clear(self, screen: Screen) -> None:
        """Say that the layout is clear, once: by its button, or by an announce for the next spin."""
        said = screen.heading.spin, 0 if self.live is None else _refusals(self.live)
        if said != self._cleared:
            self._cleared = said
            self._send(commands.plain(Act.CLEARED.value))

    def _command(self, act: Act, screen: Screen) -> Command | None:
        """What an act says to the table at once; None where it says nothing."""
        if act is Act.CONFIRM and screen.asks_drum:
            return commands.confirm_drum()
        if act is Act.OPEN:
            return commands.opening(self._today())
        if act is Act.LAST:
            return commands.last(over=screen.last_announced)
        return commands.plain(act.value) if act in _PLAIN else None

    def _next(self) -> None:
        """Go on to the next spin; that nobody won is said first, where nothing was entered."""
        state = self.live.state if self.live is not None else None
        paying = state.paying if state is not None and not state.all_entered else None
        if paying is not None and not paying.entered:
            self._send(commands.winners(()))
        self._send(commands.plain(Act.NEXT.value))

    def _acted(self, act: Act) -> Draft:
        """What an act that concerns only this desk makes of the draft."""
        draft = self.draft
        match act:
            case Act.UNDO:
                return entry.undo(draft)
            case Act.REDO:
                return entry.redo(draft)
            case Act.KIND:
                return entry.next_kind(draft)
            case Act.WHOLE:
                return draft._replace(whole=not draft.whole)
            case Act.BEFORE | Act.AFTER | Act.DUE:
                return self._looking(draft, act)
            case Act.PUT_RIGHT:
                return self._put_right(draft)
            case Act.DISMISS:
                return draft._replace(read=self._told(), voiceless="", relief="")
            case _:
                return draft

    def _looking(self, draft: Draft, act: Act) -> Draft:
        paid = self.screen.payments if self.screen is not None else None
        if paid is None or act is Act.DUE:
            return draft._replace(looking=None)
        if paid.large is None:  # from what is done beside the payments to the one that is nearest
            return draft._replace(looking=paid.current or len(paid.rows))
        order = paid.large.order + (1 if act is Act.AFTER else -1)
        return draft._replace(looking=None if _is_due(paid, order) else order)

    def _put_right(self, draft: Draft) -> Draft:
        paying = self.live.state.paying if self.live is not None else None
        if paying is None:
            return draft
        return entry.put_right(draft, paying.winners)._replace(read=self._told())

    def _told(self) -> tuple[int, int]:
        """How many refusals and alarms the table has given so far."""
        if self.live is None:
            return 0, 0
        alarms = self.live.alarms
        return _refusals(self.live), alarms[-1].count if alarms else 0

    def _mark(self, act: Act) -> None:
        """Ask for a mark; until the table answers nothing else can be marked."""
        if self.screen is None or self.live is None:
            return
        paid = self.screen.payments
        if act is Act.SEEN_TO_ALL or (act is Act.PAID and paid.step is not None):
            self._see_to_steps(self.live, paid.steps if act is Act.SEEN_TO_ALL else paid.steps[:1])
            return
        order = {Act.UNPAID: paid.last_paid, Act.PAID_ALL: len(paid.rows)}.get(act, paid.current)
        if order is None:
            return
        asked = Asked(act is not Act.UNPAID, order, _refusals(self.live))
        self._change(self.draft._replace(asked=asked, looking=None))
        if act is Act.PAID_ALL:
            self._send(commands.plain("paid_all"))
        elif act is Act.UNPAID:
            self._send(commands.unpaid(order))
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
        """Show a payment large; which one is due stays as it is.

        Args:
            order: its place, from 1; nothing happens where there is none.
        """
        paid = self.screen.payments if self.screen is not None else None
        if paid is not None and 1 <= order <= len(paid.rows):
            self._change(self.draft._replace(looking=None if _is_due(paid, order) else order))

    def _see_to_steps(self, live: Live, steps: tuple[Share, ...]) -> None:
        """Say that what is done besides paying is done; until the table answers nothing else is marked."""
        ticks = tuple((share.listed, share.order) for share in steps)
        asked = Asked(make=True, order=0, refusals=_refusals(live), seen_to=ticks)
        self._change(self.draft._replace(asked=asked, looking=None))
        for share in steps:
            self.see_to(share)

    def see_to(self, share: Share) -> None:
        """Say that the dealer has seen to a stake that is not paid, or has not after all."""
        self._send(commands.done(share.listed, share.order, over=share.done))

    def wish(self, order: int, wish: Wish) -> None:
        """Remember in which chips the player of a payment wants it."""
        settled = None if self.live is None else drafted_settlement(self.live.state, self.draft)
        if settled is not None and order <= len(settled.payments):
            wishes = with_wish(self.draft.wishes, settled.payments[order - 1], wish)
            self._change(self.draft._replace(wishes=wishes))

    def ask(self, command: Command) -> None:
        """Send what a page asked for; where the table would refuse it, it says why."""
        self._send(command)

    def ask_about_entry(self, command: Command) -> None:
        """Send what a page asked for; where the table will change the entry by it, the entry is that at once.

        What it was before is not gone back to: a chip that plays elsewhere now would be paid twice.
        """
        after = None if self.live is None else would_be(self.live.state, _form(command))
        winners = None if after is None or after.paying is None else after.paying.winners
        if winners is not None and not entry.same_entry(winners, self.draft.stacks):
            self.draft = entry.left_with(self.draft, winners)
        self._send(command)
        self.redraw()

    def could(self, command: Command) -> bool:
        """Whether the table would not refuse a command now; a draft that is not written yet waits first."""
        if self.live is None or self.screen is None or self.screen.drafted:
            return False
        return would_be(self.live.state, _form(command)) is not None

    def why_not(self, command: Command) -> str:
        """Say why the table would refuse a command now; empty where it would not, or cannot be asked yet."""
        if self.live is None or self.screen is None or self.screen.drafted:
            return ""
        return why_not(self.live.state, _form(command))

    def number(self, fallen: int) -> None:
        """Type a number; it waits for a second look."""
        if self.screen is not None and Act.NUMBER in self.screen.can:
            self._send(commands.number(fallen))

    def announce(self, command: Command) -> None:
        """Give an announce as it was shown."""
        if self.screen is not None and Act.ANNOUNCE in self.screen.can:
            self._send(command)

    def void(self, reason: str) -> None:
        """Declare that the throw does not count."""
        if self.screen is not None and Act.VOID in self.screen.can:
            self._send(commands.void(reason))


def _form(command: Command) -> Mapping[str, Json]:
    return cast("Mapping[str, Json]", command)


def _refusals(live: Live) -> int:
    return live.refusal.count if live.refusal is not None else 0


def _relieved(draft: Draft, before: Live | None, now: Live) -> Draft:
    """Remember to whom an open table was handed over; after a restart, while there are notes, once more."""
    if not now.state.opened:
        return draft._replace(relief="")
    if before is None:
        return draft._replace(relief=now.state.dealer if now.state.notes else "")
    if not before.state.opened:
        return draft
    return draft if before.state.dealer == now.state.dealer else draft._replace(relief=now.state.dealer)


def _answered(draft: Draft, live: Live) -> Draft:
    """Forget what was asked once the state shows it, or the table refused."""
    asked, paying = draft.asked, live.state.paying
    if asked is None:
        return draft
    if paying is None or _refusals(live) != asked.refusals or _is_marked(asked, paying):
        return draft._replace(asked=None)
    return draft


def _is_marked(asked: Asked, paying: SpinState) -> bool:
    """Whether the state has the mark, or all the ticks, for which the dealer asked."""
    if not asked.seen_to:
        return (asked.order in paying.paid) is asked.make
    settled = paying.settlement
    return settled is not None and all(is_ticked(paying, settled, *tick) for tick in asked.seen_to)


def _is_due(paid: Payments, order: int) -> bool:
    """Whether a payment is what is done next: it is looked at without looking aside."""
    return order == paid.current and paid.step is None

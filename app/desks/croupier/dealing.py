"""What the dealer's hands do at any table: each act changes the draft, sends a command, or both; no windows.

A command is sent and never waited for. What the table made of it comes back as the next state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.answers import answered, asking, relieved
from app.desks.croupier.calendar import day_of_month, now
from app.desks.croupier.draft import Draft
from app.desks.croupier.given_back import SaidBack
from app.desks.croupier.notices import Banner
from app.desks.croupier.page_over import AskedOf, PageOver
from app.desks.croupier.payments.all_at_once import all_open
from app.desks.croupier.payments.looking import is_due, looked
from app.desks.croupier.payments.shown import Beside, LargePayment
from app.desks.croupier.payments.wishes import with_wish
from app.desks.croupier.put_away import put_away
from app.desks.croupier.screen import Screen
from app.desks.croupier.trying import could, why_not
from app.people.permissions import Signed
from app.rules.house import House
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.side import Side
from app.table.command import Command
from app.table.given import AnyPayment
from app.table.live import Live
from app.table.state import NO_HOUSE
from app.table.table_commands import MarkAllPaid, MarkUnpaid

Send = Callable[[Command], None]
SendSigned = Callable[[Command, Sequence[Signed]], None]
Holds = Callable[[Command, SendSigned], bool]
"""Holds a command back until a second person has signed it; False where none is needed."""

_ANSWERED: Final = frozenset({Act.CLOSE, Act.RELIEF, Act.REOPEN})
"""What the table is asked for, and whoever asks too early by a key waits for an answer."""


class Dealing(ABC):
    """The dealer's side of the desk, between what the table says and what the widgets draw.

    Attributes:
        live: what the table published last; None before it said anything.
        draft: what is being entered.
        screen: what the desk shows now; None before the table said anything.
        holds: holds back what needs a second person's code.
        by_code: whether people are named by their codes here.
        clock: the time of this place.
        side: of the dealer, at which a closed table will be opened; None where only the table knows.
    """

    live: Live | None
    draft: Draft
    screen: Screen | None

    def __init__(
        self,
        send: Send,
        show: Callable[[], None],
        today: Callable[[], int] = day_of_month,
        send_signed: SendSigned | None = None,
    ) -> None:
        """Begin before the table has said anything.

        Args:
            send: takes each command.
            show: draws the screen, whenever it is another.
            today: gives the day of the month.
            send_signed: takes a command that others signed with their codes; as `send` where None.
        """
        self.live = self.screen = None
        self.draft = self._nothing()
        self._send = send
        self._send_signed = send_signed or (lambda command, _signed: send(command))
        self.holds: Holds = lambda _command, _go: False
        self.by_code: Callable[[], bool] = lambda: False
        self.clock: Callable[[], datetime] = now
        self._show = show
        self.side: Side | None = None
        self._today = today

    @abstractmethod
    def _nothing(self) -> Draft:
        """Give the draft before anything is entered."""

    @abstractmethod
    def _follow(self, live: Live[Any]) -> None:
        """Take into the draft what the table published: the entry of another round begins anew."""

    @abstractmethod
    def _drawn(self) -> Screen | None:
        """Give all that is shown of what the table published last, and of the draft."""

    @abstractmethod
    def _payment(self, order: int) -> AnyPayment | None:
        """Find a payment as the entry has it now, by its place, from 1."""

    @abstractmethod
    def why_not_now(self, act: Act) -> str:
        """Say why the table would refuse what a key asks for; empty where it would not, or never does."""

    @abstractmethod
    def enter(self, act: Act) -> None:
        """Do an act that is the game's own."""

    def asked_of(self, act: Act) -> AskedOf | None:  # noqa: ARG002 - a game's own
        """Name the ball that the page of an act would ask about now; None where it asks about none."""
        return None

    def paid_now(self) -> AskedOf | None:
        """Name the ball whose result is paid now."""
        return None

    def page_over(self, act: Act, ball: AskedOf, order: int) -> PageOver | None:  # noqa: ARG002 - a game's own
        """Say what can still be done of the ball that a page asks about; None while it can be asked as ever.

        Args:
            act: whose page asks.
            ball: that it asked about when it was opened.
            order: the place of the payment that it asks about; 0 where it asks about none.
        """
        return None

    def page_opens(self, act: Act) -> None:  # noqa: B027 - a game's own
        """Take up what the page of an act goes on with."""

    def page_left(self, act: Act) -> None:  # noqa: B027 - a game's own
        """Forget what was said on a page that somebody left."""

    def asked_too_early(self, act: Act) -> bool:
        """Tell why nothing is done that a key asked for; False where it is passed over."""
        if act in _ANSWERED:
            self.tell(self.why_not_now(act))
        return act in _ANSWERED

    def let_go(self) -> None:  # noqa: B027 - a game's own
        """Stop what the next touches would do otherwise."""

    def could_be_gone(self, order: int) -> bool:  # noqa: ARG002 - a game's own
        """Whether it can be said of a payment that what is paid was taken up before, by its place from 1."""
        return False

    def say_gone(self, order: int) -> None:  # noqa: B027 - a game's own
        """Say of a payment that what its player had there was taken up before."""

    @property
    def _ticked(self) -> bool:
        """Whether the state has all the ticks for which the dealer asked."""
        return False

    def _between_players(self) -> Draft:
        """Give the draft once a payment is marked: the next one is another player's."""
        return self.draft

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
        """Take what the table published; another round's entry begins with what the journal has of it."""
        before, self.live = self.live, live
        self._follow(live)
        self.draft = relieved(answered(self.draft, live, ticked=self._ticked), before, live)
        self.redraw()

    def voiceless(self, why: str) -> None:
        """Show why what is announced is not said aloud, until the dealer has read it."""
        self.draft = replace(self.draft, voiceless=why)
        self.redraw()

    def redraw(self) -> None:
        """Show once more what there is."""
        drawn = self._drawn()
        if drawn is None:
            return
        self.screen = drawn if drawn.opened or self.side is None else replace(drawn, side=self.side)
        self._show()

    def _change(self, draft: Draft) -> None:
        """Draw a draft of which the table is told nothing."""
        draft = replace(draft, blocked="")
        if draft != self.draft:
            self.draft = draft
            self.redraw()

    def act(self, act: Act) -> None:
        """Do what a button says, if it is possible now."""
        screen = self.screen
        if screen is None or act not in screen.can:
            return
        match act:
            case Act.FINISHED:
                self._finish()
            case Act.PAID | Act.UNPAID | Act.PAID_ALL:
                self._mark(act)
            case Act.BEFORE | Act.AFTER | Act.DUE:
                self._change(replace(self.draft, entering=False, looking=looked(screen.payments, act)))
            case Act.DISMISS | Act.OTHER_NOTICE | Act.WAS_PAID | Act.WAS_NOT_PAID:
                if screen.banner is not None:
                    self._read(act, screen.banner)
            case _:
                self.enter(act)

    def _read(self, act: Act, banner: Banner) -> None:
        """Put away what the banner tells, look at what waits behind it, or answer what it asks."""
        left, paid = banner.left, act is Act.WAS_PAID
        if act is Act.DISMISS:
            self._change(self._put_away(banner))
        elif act is Act.OTHER_NOTICE:
            self._change(replace(self.draft, turned=banner.behind))
        elif left is not None:
            self.ask(commands.answered(left.spin, left.order, paid=paid, disputed=left.disputed))

    def _put_away(self, banner: Banner) -> Draft:
        """Give the draft once what the banner tells was read."""
        return put_away(self.draft, banner)

    def _mark(self, act: Act) -> None:
        """Ask for a mark; until the table answers nothing else can be marked."""
        if self.screen is None or self.live is None:
            return
        paid = self.screen.payments
        order = {Act.UNPAID: paid.takes_back, Act.PAID_ALL: len(paid.rows)}.get(act, paid.current)
        if order is None:
            return
        if act is Act.PAID_ALL and self.draft.all_asked != (left := all_open(paid)):
            self._change(replace(self.draft, all_asked=left))
            return
        asked = asking(self.live, order, make=act is not Act.UNPAID)
        self._change(replace(self._between_players(), asked=asked, looking=None, entering=False))
        if act is Act.PAID_ALL:
            self._send(MarkAllPaid())
        elif act is Act.UNPAID:
            self._send(MarkUnpaid(order=order))
        else:
            large = paid.large
            self._pay(order, large if large is not None and large.order == order else None, act)

    def _pay(self, order: int, shown: LargePayment[Beside] | None, _act: Act) -> None:
        """Mark a payment as made, in the chips that are shown for it."""
        self._send(commands.paid(order, AS_PLAYED if shown is None else shown.wish))

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
            self._change(replace(self.draft, looking=looking, entering=False))

    def wish(self, order: int, wish: Wish) -> None:
        """Remember in which chips the player of a payment wants it."""
        payment = self._payment(order)
        if payment is not None:
            self._change(replace(self.draft, wishes=with_wish(self.draft.wishes, payment, wish)))

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
        """Send what a page asked for that may change the entry too."""
        self.ask(command)

    def could(self, command: Command) -> bool:
        """Whether the table would not refuse a command now; a draft that is not written yet waits first."""
        if self.live is None or self.screen is None or self.screen.drafted:
            return False
        return could(self.live.state, command)

    def why_not(self, command: Command) -> str:
        """Say why the table would refuse a command now; empty where it would not, or cannot be asked yet."""
        if self.live is None or self.screen is None or self.screen.drafted:
            return ""
        return why_not(self.live.state, command)

    def say_back(self, said: SaidBack) -> None:
        """Remember of which colours it was said that all their pieces came back."""
        self.draft = replace(self.draft, said_back=said)
        self.redraw()

    def _not_taken(self, why: str) -> None:
        """Tell why a touch changed nothing."""
        self.draft = replace(self.draft, blocked=why)
        self.redraw()

    def tell(self, why: str) -> None:
        """Tell why nothing is done that was asked for: a key has no button that is greyed."""
        if why:
            self._not_taken(why)

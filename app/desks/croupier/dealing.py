"""What the dealer's hands do at any table: an act changes the draft, sends a command, or both; no windows."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from app.desks.croupier import commands
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.draft import Asked, D, Draft
from app.desks.croupier.notices import Banner, Notice, still_lit
from app.desks.croupier.page_over import AskedOf, PageOver
from app.desks.croupier.payments.payment_acts import all_open, is_due, looked
from app.desks.croupier.payments.shown import Beside, LargePayment
from app.desks.croupier.payments.wishes import with_wish
from app.desks.croupier.sending import Sending
from app.desks.croupier.trying import SENT
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table.command import Command
from app.table.differences import difference, marks_of
from app.table.game import game_of, marked_beside
from app.table.given import AnyPayment
from app.table.live import Live
from app.table.payable import NOTHING_OWED, Payable
from app.table.table_commands import MarkAllPaid, MarkUnpaid, NextSpin


def asking(live: Live, order: int, *, make: bool) -> Asked:
    """Ask for the mark of a payment, by its place, or for its last one to be taken back."""
    paying = live.state.paying
    owed = NOTHING_OWED if paying is None else paying.payable
    return Asked(make, order, live.refusals, marks=len(marks_of(owed, order)))


def relieved(draft: D, before: Live | None, now: Live) -> D:
    """Remember to whom an open table was handed over; after a restart, while there are notes, once more.

    What was said of colours that came back is forgotten with the night.
    """
    if not now.state.opened:
        return replace(draft, relief="", said_back=frozenset())
    if before is None:
        return replace(draft, relief=now.state.dealer if now.state.notes else "")
    if not before.state.opened:
        return draft
    return draft if before.state.dealer == now.state.dealer else replace(draft, relief=now.state.dealer)


def answered(draft: D, live: Live, *, ticked: bool) -> D:
    """Forget what was asked once the state shows it, or the table refused; and a trouble that is over.

    Args:
        draft: knows what was asked.
        live: what the table published last.
        ticked: whether the state has all the ticks that were asked for, if any were.
    """
    draft = replace(draft, lamps_read=still_lit(live, draft.lamps_read))
    asked, paying = draft.asked, live.state.paying
    if asked is None:
        return draft
    done = ticked if asked.seen_to else paying is not None and _is_marked(asked, paying.payable)
    return replace(draft, asked=None) if paying is None or live.refusals != asked.refusals or done else draft


def _is_marked(asked: Asked, payable: Payable) -> bool:
    """Whether a payment has the mark, or has it no more, for which the dealer asked."""
    marks = len(marks_of(payable, asked.order))
    return marks > 0 and difference(payable, asked.order) is None if asked.make else marks < asked.marks


def put_away(draft: D, banner: Banner) -> D:
    """Give the draft once the notice that is shown was read; some are ended by an answer alone."""
    match banner.notice:
        case Notice.REFUSED:
            return replace(draft, refusals_read=banner.nth)
        case Notice.ALARM:
            return replace(draft, alarms_read=draft.alarms_read | {banner.nth})
        case Notice.VOICELESS:
            return replace(draft, voiceless="")
        case Notice.JOURNAL | Notice.READER_LOST | Notice.READER_SILENT:  # as long as its lamp is lit
            return replace(draft, lamps_read=draft.lamps_read | {banner.key})
        case Notice.HANDED_OVER:
            return replace(draft, relief="")
        case _:
            return draft


_ANSWERED: Final = frozenset({Act.CLOSE, Act.RELIEF, Act.REOPEN})
"""What the table is asked for, and whoever asks too early by a key waits for an answer."""


class Dealing(Sending):
    """The dealer's side of the desk, between what the table says and what the widgets draw."""

    def _follow(self, live: Live[Any]) -> None:
        """Take into the draft what the table published: the entry of another round begins anew."""
        now = live.state.paying or live.state.betting
        if now is not None and now.spin != self.draft.spin:
            self.draft = Draft(now.spin, refusals_read=self.draft.refusals_read)

    def _payment(self, order: int) -> AnyPayment | None:
        """Find a payment as the entry has it now, by its place, from 1."""
        paying = None if self.live is None else game_of(self.live.state).as_settled(self.live.state).paying
        owed = () if paying is None else paying.payable.payments or ()
        return owed[order - 1] if order <= len(owed) else None

    def enter(self, act: AnyAct) -> None:
        """Do an act that is the game's own, or one that any table is asked as it stands."""
        command = NextSpin() if act is Act.NEXT else SENT.get(act)
        if command is not None:
            self._send(command)

    def asked_of(self, act: AnyAct) -> AskedOf | None:  # noqa: ARG002 - a game's own
        """Name the result that the page of an act would ask about now; None where it asks about none."""
        return None

    def paid_now(self) -> AskedOf | None:
        """Name the result that is paid now."""
        return None

    def page_over(self, act: AnyAct, of: AskedOf, order: int) -> PageOver | None:  # noqa: ARG002 - a game's own
        """Say what can still be done of the result of which a page asks; None while it can be asked as ever.

        Args:
            act: whose page asks.
            of: what it asked about when it was opened.
            order: the place of the payment that it asks about; 0 where it asks about none.
        """
        return None

    def page_opens(self, act: AnyAct) -> None:
        """Take up what the page of an act goes on with."""

    def page_opened(self, act: AnyAct) -> None:
        """Say to the table what whoever opens the page of an act says by that."""

    def page_left(self, act: AnyAct) -> None:
        """Forget what was said on a page that somebody left."""

    def asked_too_early(self, act: AnyAct) -> bool:
        """Tell why nothing is done that a key asked for; False where it is passed over."""
        if act in _ANSWERED:
            self.tell(self.why_not_now(act))
        return act in _ANSWERED

    def let_go(self) -> None:
        """Stop what the next touches would do otherwise."""

    def could_be_gone(self, order: int) -> bool:  # noqa: ARG002 - a game's own
        """Whether it can be said of a payment that what is paid was taken up before, by its place from 1."""
        return False

    def leave(self, order: int, *, over: bool) -> Command | None:  # noqa: ARG002 - a game's own
        """Give what leaves the winnings of a payment in play, `over` what ends that; None where none stay."""
        return None

    def say_gone(self, order: int) -> None:
        """Say of a payment that what its player had there was taken up before."""

    def opening(
        self,
        minimum: Cents | None = None,
        dealer: str = "",
        answers: tuple[str, ...] = (),  # noqa: ARG002 - a game's own
    ) -> Command:
        """Give the command that opens the table.

        Args:
            minimum: cents; the house's own where it is not said.
            dealer: who deals; as the station has it where it is not said.
            answers: to what the game asks before.
        """
        return commands.opening(self.today, minimum, dealer)

    @property
    def _ticked(self) -> bool:
        """Whether the state has all the ticks for which the dealer asked."""
        return False

    def _between_players(self) -> Draft:
        """Give the draft once a payment is marked: the next one is another player's."""
        return self.draft

    def hear(self, live: Live) -> None:
        """Take what the table published; another round's entry begins with what the journal has of it."""
        before, self.live = self.live, live
        self._follow(live)
        self.draft = relieved(answered(self.draft, live, ticked=self._ticked), before, live)
        self.redraw()

    def act(self, act: AnyAct) -> None:
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

    def _read(self, act: AnyAct, banner: Banner) -> None:
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

    def _mark(self, act: AnyAct) -> None:
        """Ask for a mark; until the table answers nothing else can be marked."""
        if self.screen is None or self.live is None:
            return
        paid = self.screen.payments
        places: dict[AnyAct, int | None] = {Act.UNPAID: paid.takes_back, Act.PAID_ALL: len(paid.rows)}
        order = places.get(act, paid.current)
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

    def _pay(self, order: int, shown: LargePayment[Beside] | None, _act: AnyAct) -> None:
        """Mark a payment as made, in the chips that are shown for it."""
        wish = AS_PLAYED if shown is None else shown.wish
        beside = None if self.live is None or wish != AS_PLAYED else marked_beside(self.live.state, order)
        self._send(beside or commands.paid(order, wish))

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

"""What the dealer's hands do at roulette, besides entering what won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from app.desks.croupier import commands
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.dealing import put_away
from app.desks.croupier.draft import Asked
from app.desks.croupier.notices import Banner, Notice
from app.desks.croupier.page_over import AskedOf, PageOver
from app.desks.croupier.payments.shown import Beside, LargePayment
from app.desks.croupier.roulette.announces import beside_page
from app.desks.croupier.roulette.announces.beside_page import Change, Saying
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.entering import Entering
from app.desks.croupier.roulette.entry.whose import asks_owner
from app.desks.croupier.roulette.following import (
    acted,
    cut_off_heard,
    followed,
    going_on,
    is_seen_to,
    left_by,
    said_at_once,
)
from app.desks.croupier.roulette.pages.spin_over import asked_of, asked_when, over, paid_now
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import SpinScreen, screen
from app.desks.croupier.roulette.table_acts import why_not_now
from app.people.permissions import Signed
from app.rules.money import Cents
from app.table.command import Command
from app.table.json_text import Json
from app.table.live import Live
from app.table.roulette.drawing import BALLS
from app.table.roulette.spin_commands import ClearLayout, LeaveWinnings, MarkDone, TypeNumber
from app.table.roulette.spin_table import SpinTable

_ANSWERED: Final = frozenset({Act.LAST, Act.VOID})
"""What the table is asked for, and whoever asks too early by a key waits for an answer."""
_ASKED_LATER: Final = frozenset({SpinAct.ZERO, SpinAct.PRISONERS})
"""What has a page that opens only while there is something to ask."""


class SpinDealing(Entering):
    """The dealer's side of the desk at a table of roulette."""

    _cleared: int | None = None
    """The refusals by when it was said that the layout is clear; None once the table took it."""

    def _nothing(self) -> SpinDraft:
        return SpinDraft(spin=0)

    def _follow(self, live: Live[Any]) -> None:
        draft = followed(self.draft, live)
        if self._cleared is not None and why_not_now(live.state, SpinAct.CLEARED):
            self._cleared = None
        changes = beside_page.changes_heard(draft.changes, live)
        said = beside_page.said_heard(draft.said, live)
        self.draft = replace(draft, changes=changes, said=said)

    @property
    def _ticked(self) -> bool:
        return self.live is not None and is_seen_to(self.draft, self.live)

    def _drawn(self) -> SpinScreen | None:
        return None if self.live is None else screen(self.live, self.draft)

    def _between_players(self) -> SpinDraft:
        return entry.next_player(self.draft)

    def why_not_now(self, act: AnyAct) -> str:
        """Say why the table would refuse what a key asks for; empty where it would not, or never does."""
        return "" if self.live is None else why_not_now(self.live.state, act)

    def asked_of(self, act: AnyAct) -> AskedOf | None:
        """Name the ball that the page of an act would ask about now; None where it asks about none."""
        return None if self.live is None else asked_of(self.live.state, act)

    def paid_now(self) -> AskedOf | None:
        """Name the ball whose number is paid now."""
        return None if self.live is None else paid_now(self.live.state)

    def page_over(self, act: AnyAct, of: AskedOf, order: int) -> PageOver | None:
        """Say what can still be done of the ball that a page asks about; None while all of it can."""
        return None if self.live is None else over(self.live.state, act, of, order)

    def opening(
        self, minimum: Cents | None = None, dealer: str = "", answers: tuple[str, ...] = ()
    ) -> Command:
        """Give the command that opens the table; the balls of a tumbler are all there (rules 10)."""
        said = commands.opening(self.today, minimum, dealer)
        if not (answers and all(answers)):
            return said
        name, by = answers
        balls: Json = {"set": name, "count": BALLS, "seals": ["intatti"], "by": by}
        return replace(said, day=None, instrument_check=balls)

    def page_opens(self, act: AnyAct) -> None:
        """Go on with the announce that a number cut off, if there is one."""
        if act is SpinAct.ANNOUNCE and self.live is not None:
            said = beside_page.taken_up(self.draft.said, self.live.state)
            self._change(replace(self.draft, said=said))

    def page_opened(self, act: AnyAct) -> None:
        """Say that the layout is clear: an announce is for the next spin, bet on from then on (rules 3)."""
        if act is SpinAct.ANNOUNCE and self.screen is not None and SpinAct.CLEARED in self.screen.can:
            self.act(SpinAct.CLEARED)

    def page_left(self, act: AnyAct) -> None:
        """Forget what was said of an announce: whoever leaves its page wants nothing of it."""
        if act is SpinAct.ANNOUNCE:
            self.say(None)

    def asked_too_early(self, act: AnyAct) -> bool:
        """Tell why nothing is done that a key asked for; False where it is passed over.

        Before a player is asked at all, the key of leaving leaves the winnings lying.
        """
        if act is SpinAct.RESTS:
            self.leave_lying()
        elif act in _ANSWERED:
            self.tell(self.why_not_now(act))
        elif act in _ASKED_LATER and self.live is not None:
            self.tell(asked_when(self.live.state, act))
        else:
            return super().asked_too_early(act)
        return True

    def enter(self, act: AnyAct) -> None:
        """Do an act that is roulette's own: it is said to the table, or changes the draft, or both."""
        match act:
            case Act.NEXT:
                self._next()
            case Act.PUT_RIGHT:
                self._put_right()
            case SpinAct.CLEARED:
                self._clear()
            case SpinAct.RESTS | Act.SEEN_TO_ALL:
                self._mark(act)
            case _:
                command = (
                    None if self.screen is None else said_at_once(act, self.screen, self.draft, self.today)
                )
                if command is not None:
                    self._send(command)
                if command is None or act is SpinAct.LATE:
                    self._enter(acted(self.draft, act, self.live))

    def _put_away(self, banner: Banner) -> SpinDraft:
        if banner.notice is Notice.CHANGE:
            return replace(self.draft, changes=beside_page.given(self.draft.changes))
        return cut_off_heard(self.draft) if banner.notice is Notice.CUT_OFF else put_away(self.draft, banner)

    def _put_right(self) -> None:
        """Take for the entry what the table holds; it is told nothing that it has not taken."""
        self.draft = acted(self.draft, Act.PUT_RIGHT, self.live)
        self.redraw()

    def _clear(self) -> None:
        """Say that the layout is clear, by its button or by an announce for the next spin.

        Until the table answers it is said once. A spin whose number is taken back is cleared again.
        """
        said = 0 if self.live is None else self.live.refusals
        if said != self._cleared:
            self._cleared = said
            self._send(ClearLayout())

    def _next(self) -> None:
        """Go on to the next spin; what that passes over is asked once, and a second touch goes on."""
        screen = self.screen
        if screen is not None and screen.passing.asks:
            self._change(replace(self.draft, passed=screen.passing.undone))
            return
        for command in going_on(self.live, screen):
            self._send(command)

    def _mark(self, act: AnyAct) -> None:
        """Ask for a mark: what else is done has its turn, and whose nobody's chips are is asked once."""
        if self.screen is None or self.live is None:
            return
        paid = self.screen.payments
        if act is Act.SEEN_TO_ALL or (act is Act.PAID and paid.step is not None):
            self._see_to_steps(self.live, paid.steps if act is Act.SEEN_TO_ALL else paid.steps[:1])
        elif act is Act.PAID and paid.current and asks_owner(paid, self.draft, self.screen.unnamed):
            unnamed = self.screen.unnamed
            where = None if unnamed is None else unnamed.position
            self._change(entry.asked_at(self.draft, paid.current, where))
        else:
            super()._mark(act)

    def _pay(self, order: int, shown: LargePayment[Beside] | None, act: AnyAct) -> None:
        """Mark a payment as made; of winnings that rested it is said first whether they do again."""
        if shown is not None and shown.beside.asks:
            self._send(self.leave(order, over=act is not SpinAct.RESTS))
        super()._pay(order, shown, act)

    def leave(self, order: int, *, over: bool) -> Command:
        """Give what leaves the winnings of a payment on their chance, or takes that back."""
        return LeaveWinnings(order=order, over=over)

    def leave_lying(self) -> None:
        """Leave the winnings of the payment shown large on their chance, or take that back; nothing is paid.

        Of winnings that rested before, their player is asked when their turn comes.
        """
        large = self.screen.payments.large if self.screen is not None else None
        if large is None or self.draft.asked is not None:
            return
        command = self.leave(large.order, over=large.beside.rests)
        if not large.beside.asks and self.could(command):
            self._send(command)

    def _see_to_steps(self, live: Live[SpinTable], steps: tuple[Share, ...]) -> None:
        """Say that what is done besides paying is done; until the table answers nothing else is marked."""
        ticks = tuple((tick.listed, tick.order) for share in steps for tick in share.ticks)
        asked = Asked(make=True, order=0, refusals=live.refusals, seen_to=ticks)
        self._change(replace(self.draft, asked=asked, looking=None))
        for share in steps:
            self.see_to(share)

    def see_to(self, share: Share) -> None:
        """Say that the dealer has seen to a stake that is not paid, or has not after all."""
        for tick in share.ticks:
            if share.shut is None or tick.done is share.done:
                self._send(MarkDone(listed=tick.listed, place=tick.order, over=share.done))

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

    def number(self, fallen: int) -> None:
        """Type a number; it waits for a second look. Where none can be typed now it is told why."""
        if self.screen is not None and Act.NUMBER in self.screen.can:
            self._send(TypeNumber(number=fallen))
        else:
            self.tell(self.why_not_now(Act.NUMBER))

    def announce(self, command: Command, owed: Change | None = None) -> None:
        """Give an announce as it was shown; `owed` goes back to its player once it is taken."""
        if self.live is None or self.screen is None or SpinAct.ANNOUNCE not in self.screen.can:
            return

        def give(command: Command, signed: Sequence[Signed]) -> None:
            if owed is not None and self.live is not None:
                changes = beside_page.with_sent(self.draft.changes, self.live, owed)
                self.draft = replace(self.draft, changes=changes)
            self.post(command, signed)

        if not self.holds(command, give):
            give(command, ())

    def say(self, saying: Saying | None) -> None:
        """Remember what is being said of an announce, or that nothing is; a number that falls keeps it."""
        self.draft = replace(self.draft, said=beside_page.with_saying(self.draft.said, saying))

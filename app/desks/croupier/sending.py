"""The dealer's side of a desk: what the table said last, what is being entered, and what is sent; no windows.

A command is sent and never waited for. What the table made of it comes back as the next state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec.structs import replace

from app import local_time
from app.desks.croupier.acts import AnyAct
from app.desks.croupier.draft import Draft
from app.desks.croupier.given_back import SaidBack
from app.desks.croupier.screen import Screen
from app.desks.croupier.trying import ASKED, could, why_not
from app.people.permissions import Signed
from app.rules.house import House
from app.rules.side import Side
from app.table.command import Command
from app.table.live import Live
from app.table.state import NO_HOUSE

Send = Callable[[Command], None]
SendSigned = Callable[[Command, Sequence[Signed]], None]
Holds = Callable[[Command, SendSigned], bool]
"""Holds a command back until a second person has signed it; False where none is needed."""


class Sending(ABC):
    """What the dealer's side has of the table, and sends to it.

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
        today: Callable[[], int] = lambda: local_time.now().day,
        send_signed: SendSigned | None = None,
    ) -> None:
        """Begin before the table has said anything.

        Args:
            send: takes each command.
            show: draws the screen, whenever it is another.
            today: gives the day of the month on the calendar of this place.
            send_signed: takes a command that others signed with their codes; as `send` where None.
        """
        self.live = self.screen = None
        self.draft = self._nothing()
        self._send = send
        self._send_signed = send_signed or (lambda command, _signed: send(command))
        self.holds: Holds = lambda _command, _go: False
        self.by_code: Callable[[], bool] = lambda: False
        self.clock: Callable[[], datetime] = local_time.now
        self._show = show
        self.side: Side | None = None
        self._today = today

    def _nothing(self) -> Draft:
        """Give the draft before anything is entered."""
        return Draft(0)

    @abstractmethod
    def _drawn(self) -> Screen | None:
        """Give all that is shown of what the table published last, and of the draft."""

    def why_not_now(self, act: AnyAct) -> str:
        """Say why the table would refuse what a key asks for; empty where it would not, or never does."""
        return "" if self.live is None or act not in ASKED else why_not(self.live.state, ASKED[act])

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

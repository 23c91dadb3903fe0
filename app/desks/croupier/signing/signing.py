"""Holds a command back until all who must have signed it with their codes, and lets it go on then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.making import drawn
from app.desks.croupier.pages.pages import Pages
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.signing import named
from app.desks.croupier.signing.named import WhoDeals
from app.desks.croupier.signing.people import Checked, Outcome, People, Roster
from app.desks.croupier.words.reasons import reason_words
from app.people.names import name_key
from app.people.permissions import Act, Signed, goes_unsigned
from app.table.command import Command
from app.table.live import Live
from app.table.signing import act_of
from app.table.table_commands import ConfirmDealer

if TYPE_CHECKING:
    from app.desks.croupier.pages.form_page import FormPage
    from app.desks.croupier.signing.code_form import Given, Signature, Touch

Go = Callable[[Command, Sequence[Signed]], None]


class _Held(NamedTuple):
    """A command that waits for a code.

    Attributes:
        signed: who gave his code already, where more than one must.
        alone: no page asked for it: it comes by itself while nothing is paid.
    """

    command: Command
    act: Act
    go: Go
    signed: tuple[Signed, ...] = ()
    alone: bool = False

    @property
    def himself(self) -> str:
        """Who signs for himself that he deals; empty where others sign."""
        if self.act is not Act.DEAL:
            return ""
        return named.himself_in(self.command)


class Signing(QObject):
    """Opens the code's page over the page that asked, and closes it when it is signed or given up.

    Attributes:
        page: the code's page; None before one was needed.
    """

    _looked = Signal(object)
    _checked = Signal(object)

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        pages: Pages,
        setup: Setup,
        who: WhoDeals,
    ) -> None:
        """Hold nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            dealing: the dealer's side of the desk.
            pages: those that ask for something.
            setup: of this station; without a register of people nothing is held.
            who: what is known of whoever deals, kept while the window is made anew.
        """
        super().__init__(parent)
        self._scale, self._parent = scale, parent
        self._dealing, self._pages, self._setup, self._who = dealing, pages, setup, who
        self._held: _Held | None = None
        self._asked = 0
        self._reads = False
        self.page: FormPage | None = None
        # The register tells on a thread of its own: the signals bring it to the windows'.
        self._looked.connect(self._offer)
        self._checked.connect(self._take)

    @property
    def open(self) -> bool:
        """Whether a command waits for a code."""
        return self._held is not None

    @property
    def shown(self) -> FormPage | None:
        """The code's page where it is seen; it makes room for a number that waits for a second look."""
        page = self.page
        return None if self._held is None or page is None or page.isHidden() else page

    def asks(self) -> bool:
        """Whether there is a register that can be used: then people sign with their codes."""
        people = self._setup.people
        return people is not None and not people.roster.trouble

    def holds(self, command: Command, go: Go) -> bool:
        """Hold a command back if it needs a second person's code.

        Args:
            command: what is to be sent.
            go: sends it, with who signed.

        Returns:
            False where it needs none, or nobody can be asked for one: then it is sent as ever.
        """
        live, people = self._dealing.live, self._setup.people
        if live is None or people is None:
            return False
        if people.roster.trouble:
            people.look(lambda _roster: None)  # perhaps it can be read the next time
            return False
        act = act_of(live.state, command)
        if act is None:
            return False
        if self._held is not None and self._held.alone:
            self.cancel()
        if self._held is None:
            self._held = _Held(command, act, go)
            self._pages.wait_for_code()
            self._open(people)
        return True

    def _open(self, people: People) -> None:
        from app.desks.croupier.signing.code_form import CODE  # noqa: PLC0415 - when it is first needed

        page, pages = self.page, self._pages
        if page is None:
            page = self.page = drawn(
                CODE, self._scale, self._parent, self._dealing, pages, self._told, leave=self.put_off
            )
        page.begin()
        self._ask(page, people.roster)
        self._pages.lay_over(page)
        page.show()
        page.raise_()
        people.look(self._looked.emit)

    def _ask(self, page: FormPage, roster: Roster) -> None:
        """Ask for the next code."""
        from app.desks.croupier.signing import signed_words as words  # noqa: PLC0415 - see above
        from app.desks.croupier.signing.code_form import Signature  # noqa: PLC0415 - see above

        held = self._held
        live: Live[Any] | None = self._dealing.live
        if held is None or live is None:
            return
        first = live.state.dealer
        due = named.codes_due(roster.people, held.act, first, held.command)
        below = words.beneath(held.act, held.command, first, held.signed, due)
        told, unsigned = words.what_is_signed(live, live.state.house, held.command), goes_unsigned(held.act)
        title = told.title or words.title(held.act, held.command)
        page.draft = Signature(title, below, told, held.himself, later=held.alone, unsigned=unsigned)
        self._offer(roster)

    def _offer(self, roster: Roster) -> None:
        """Offer who may sign; where the register turns out not to be read, the game goes on without."""
        held, page, live = self._held, self.page, self._dealing.live
        if held is None:
            self._ask_who_deals()
        if held is None or page is None or live is None:
            return
        if roster.trouble:
            self._go_on_without(held)
            return
        first = live.state.dealer
        offered = named.who_may_sign(roster.people, held.act, first, held.command, held.signed)
        _change(page, page.draft.offering(offered, named.next_named(held.command, offered)))

    def _told(self, what: Given | Touch) -> None:
        """Have a code compared, or changed; or go on without one."""
        from app.desks.croupier.signing.code_form import Given  # noqa: PLC0415 - see above

        people = self._setup.people
        if people is None:
            return
        if not isinstance(what, Given):
            self._go_unsigned()
            return
        self._asked += 1
        asked = self._asked

        def told(checked: Checked) -> None:
            self._checked.emit((asked, checked))

        if what.code.fresh:
            people.change(what.name, what.code.own, what.code.fresh, told)
        else:
            people.check(what.name, what.code.digits, told)

    def _take(self, answer: tuple[int, Checked]) -> None:
        """Take the answer, unless what it was about was given up meanwhile."""
        asked, checked = answer
        held, page = self._held, self.page
        if held is None or page is None or asked != self._asked:
            return
        if page.draft.shut:  # the ball was quicker than the register: nothing is signed that cannot be done
            _change(page, page.draft.forgetting())
            return
        if checked.outcome is Outcome.RIGHT and checked.signed is not None:
            self._signed(held._replace(signed=(*held.signed, checked.signed)), page)
        elif checked.outcome is Outcome.TROUBLE:
            self._go_on_without(held)
        else:
            _change(page, page.draft.answered(checked))

    def _signed(self, held: _Held, page: FormPage) -> None:
        """One more has signed: the next one is asked, or all have."""
        people, live = self._setup.people, self._dealing.live
        self._held = held
        if people is not None and live is not None and not people.roster.trouble:
            due = named.codes_due(people.roster.people, held.act, live.state.dealer, held.command)
            if len(held.signed) < due:
                self._ask(page, people.roster)
                return
        if held.alone and live is not None:
            self._who.later = live.state.spins  # until the journal has it nobody is asked again
        self._go_on(held)

    def _go_unsigned(self) -> None:
        """It goes on without a code: it is recorded, and somebody will have to answer for it."""
        held, people, live = self._held, self._setup.people, self._dealing.live
        if held is None or people is None or live is None or not goes_unsigned(held.act):
            return
        if held.himself:
            self._who.unsigned.add(name_key(held.himself))
        if held.alone:
            self._close()
        else:
            self._go_on(held)
        people.unsigned(held.himself or live.state.dealer, held.act)

    def _go_on_without(self, held: _Held) -> None:
        """The register cannot be read any more: it goes on with those who have signed by now."""
        if held.alone and not held.signed:
            self._close()
        else:
            self._go_on(held)

    def _go_on(self, held: _Held) -> None:
        """Send it, with the names of those who have signed."""
        self._close()
        signed = named.signed_by(held.command, held.act, held.signed) if held.signed else held.command
        held.go(signed, held.signed)
        self._pages.coded(signed=True)

    def put_off(self) -> None:
        """Give it up; who deals is asked for his code once more after the next number."""
        live = self._dealing.live
        if self._held is not None and self._held.alone and live is not None:
            self._who.later = live.state.spins
        self.cancel()

    def leave(self) -> None:
        """Give it up where its page is seen: nobody gives up what he does not see."""
        if self.shown is not None:
            self.put_off()

    def cancel(self) -> None:
        """Give it up: nothing is sent, and what was being entered stays as it was."""
        if self._held is not None:
            self._close()
            self._pages.coded(signed=False)

    def _close(self) -> None:
        self._held = None
        self._asked += 1
        if self.page is not None:
            _change(self.page, self.page.draft.forgetting())
            self.page.hide()

    def take_key(self, key: int) -> bool:
        """Give a key to the code's page; False when it is not seen."""
        page = self.shown
        if page is not None:
            page.take(key)
        return page is not None

    def _tell_put_off(self, live: Live[Any]) -> None:
        """Have it recorded that a code was put off, and that the spin for which it was is over."""
        off, people = self._who.outlived(live.state), self._setup.people
        if off is not None and people is not None:
            people.put_off(*off)

    def show_screen(self, screen: Screen) -> None:
        """Keep what is asked: no ball, and nothing that the table publishes, takes a code that is half typed.

        What can be signed no more, or not now, stands there with the reason, and nothing is sent. While a
        number waits for a second look the code's page makes room for it.
        """
        held, live, page = self._held, self._dealing.live, self.page
        if live is None:
            return
        self._tell_put_off(live)
        if held is None or page is None:
            self._ask_who_deals()
            return
        if held.alone and not self._asks_on(held, page, live.state):
            self.cancel()
            return
        page.show_fallen(self._pages.fallen(screen))
        _change(page, page.draft._replace(shut=self._why_shut(held, page, live)))
        if screen.waits is not None:
            page.hide()
        elif page.isHidden():
            page.show()
            page.raise_()

    def _why_shut(self, held: _Held, page: FormPage, live: Live[Any]) -> str:
        """Say why what waits for a code can be signed no more, or not now; empty where it can.

        What would be signed is always what was read: else the page that asked says why, or the table.
        """
        refused = self._dealing.why_not(held.command)
        why = reason_words(refused, self._dealing.house) if refused else ""
        if self._is_as_read(held, page, live):
            return why
        asked = self._pages.open
        over = "" if asked is None else asked.over
        return over or why or tr("Al tavolo è cambiato qualcosa: tornare indietro e chiederlo di nuovo.")

    @staticmethod
    def _is_as_read(held: _Held, page: FormPage, live: Live[Any]) -> bool:
        """Whether what waits for a code is still what stands on its page, and the same people sign it."""
        from app.desks.croupier.signing.signed_words import what_is_signed  # noqa: PLC0415 - see above

        same = act_of(live.state, held.command) is held.act
        return same and what_is_signed(live, live.state.house, held.command) == page.draft.told

    def _asks_on(self, held: _Held, page: FormPage, state: Any) -> bool:
        """Whether who deals is asked on: until something else begins, but for a code that is half typed."""
        if not page.draft.code.digits or held.himself != state.dealer:
            return self._pages.open is None and self._owed(state)
        return self._owes(state)

    def _owed(self, state: Any) -> bool:
        """Whether whoever deals is to be asked for his code now."""
        asks = self.asks() and named.is_quiet(state) and self._who.later != state.spins
        return asks and self._owes(state)

    def _owes(self, state: Any) -> bool:
        """Whether he owes a code of this night, whatever is going on."""
        people = self._setup.people
        return people is not None and named.owes_code(state, people.roster.people, self._who.unsigned)

    def _ask_who_deals(self) -> None:
        """Ask whoever deals for his code, where he gave none this night and nothing is going on."""
        live, people = self._dealing.live, self._setup.people
        if live is None or people is None or self._pages.open is not None:
            return
        if not people.roster.people and not people.roster.trouble and not self._reads:
            self._reads = True
            people.look(self._looked.emit)  # it comes back once it is read
        if self._owed(live.state):
            self._held = _Held(
                ConfirmDealer(name=live.state.dealer), Act.DEAL, self._dealing.post, alone=True
            )
            self._who.put_off = live.state.dealer, live.state.spins
            self._open(people)

    def place(self) -> None:
        """Lay the page out for a window of this size."""
        if self.page is not None and self._held is not None:
            self._pages.lay_over(self.page)


def _change(page: FormPage, draft: Signature) -> None:
    """Show what was said on the page of a code so far, whether it is seen or not."""
    page.draft = draft
    page.show_screen()

"""What the dealer does at the bank, kept while its windows are closed: nothing counted is lost (rules 9).

Pure but for the memory: no windows, no disk. A command is sent by the page; what became of it is heard here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from app.desks.croupier.bank import deeds
from app.desks.croupier.bank.bank_commands import BESIDE, BY, COUNTER, NUMBER, REASON, SIGNERS, WITNESS
from app.desks.croupier.bank.colours_and_tips import ExchangeDesk
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.bank.payment_draft import PaymentDraft, draft_of
from app.desks.croupier.bank.shown import last_signatures
from app.desks.croupier.bank.tally import Coin, Tally, tally_of
from app.desks.croupier.commands import CAPO, INSPECTOR
from app.desks.croupier.settings.setup import Setup, Written
from app.table.bank_events import BankMoved
from app.table.corrected_payments import payment_made
from app.table.documents import next_document
from app.table.live import Live
from app.table.named import Office
from app.table.state import TableState


def offered(
    view: View, deed: Deed, state: TableState, moved: BankMoved | None, *, by_code: bool
) -> dict[str, str]:
    """Give what stands in each field of a window when it opens.

    Args:
        view: the window.
        deed: what is counted.
        state: of the table.
        moved: what is corrected; None where that is a payment, or nothing is.
        by_code: people are named by their codes here: then nobody is named by himself.
    """
    capo, by = "" if by_code else state.names.get(Office.CAPO_TAVOLO, ""), state.dealer or CAPO
    beside = capo or (INSPECTOR if by == CAPO else CAPO)
    match view:
        case View.PAPER:
            names = (*last_signatures(state.movements), "", "", "")
            signers = dict(zip(SIGNERS, names, strict=False))
            first = signers[SIGNERS[0]] or capo
            return {NUMBER: next_document(state, deeds.OPERATIONS[deed]), **signers, SIGNERS[0]: first}
        case View.BOX:
            return {COUNTER: by, BESIDE: beside}
        case View.SPOILED:
            return {NUMBER: next_document(state, deeds.OPERATIONS[deed]), REASON: "", BY: capo or CAPO}
        case _:
            number = {} if moved is None or moved.document is None else {NUMBER: moved.document}
            return {**number, REASON: "", BY: by, WITNESS: beside}


_OF_A_PAYMENT: Final = frozenset({View.PAYMENT, View.CHIPS, View.PAID_WHY})


class Asked(NamedTuple):
    """What was sent and is not answered yet.

    Attributes:
        seq: the last event when it was sent.
        refusals: how many refusals there were by then.
        deed: what it records; None of a correction, a void paper or a print.
        prints: of a print, how often the paper had been printed.
    """

    seq: int
    refusals: int
    deed: Deed | None = None
    prints: int = 0


class BankDesk:
    """The drafts of the bank's windows.

    Attributes:
        view: which window is open, or was left last.
        deed: what is counted.
        coin: the chip that is counted now; None before one was touched.
        going: whether what is counted leaves the bank.
        fresh: the next figure begins the count of that chip anew.
        correcting: what is counted stands in the place of what was recorded.
        of: what is looked at or corrected, by its place in the table's record.
        paid: the payment that is looked at or corrected; None where it is none.
        left: the payment without a mark that is looked at: its spin, and its place.
        asks: what was sent; None where nothing waits.
        trouble: why the table said no the last time, as it said it.
        said: what the dealer says now that it is recorded, in Italian.
        papers_told: what became of the last paper that was written.
        by_code: whether people are named by their codes here: then nobody is named by himself.
        print_of: the slip whose print was asked for, until the table has it.
        to_write: a slip that the journal has as printed, and which copy it is, until it is written.
        first: the line of the open list with which it begins.
        writes: the field that is written; empty while that is the first one that is empty.
        setup: of this station.
        exchange: what is sold, handed in or given as a tip by the short way.
        tip: the tip of a payment, counted apart: what else was left counted is none of it.
        box_before: whether the box that is counted is the one of an earlier night, where one waits.
    """

    def __init__(self) -> None:
        self.exchange, self.tip = ExchangeDesk(), ExchangeDesk()
        self.view = View.MENU
        self.deed = Deed.OPEN
        self.box_before = True
        self.coin: Coin | None = None
        self.going = False
        self.correcting = False
        self.of = 0
        self.paid: PaymentDraft | None = None
        self.left = (0, 0)
        self.asks: Asked | None = None
        self.trouble = ""
        self.said = ""
        self.papers_told: Written | None = None
        self.by_code: Callable[[], bool] = lambda: False
        self.print_of = ""
        self.to_write: tuple[str, int] | None = None
        self.first = 0
        self.writes = ""
        self.setup = Setup()
        self.fresh = True
        self._tallies: dict[Deed, Tally] = {}
        self._corrected_tally = Tally()
        self._numbers: dict[Deed, str] = {}
        self._fields: dict[tuple[View, Deed], dict[str, str]] = {}

    @property
    def goes_on(self) -> bool:
        """Whether the window that was left is in the middle of something: else the list is what is wanted."""
        counted = (
            self.view in {View.COUNT, View.CHECK, View.PAPER, View.SPOILED, View.BOX} and not self.tally.empty
        )
        typed = self.view in _OF_A_PAYMENT and self.paid is not None and self.paid.begun
        return counted or typed or self.view is View.CORRECTION or self.asks is not None

    def waiting(self) -> Deed | None:
        """Tell what is counted in part and waits."""
        return next((deed for deed, tally in self._tallies.items() if not tally.empty), None)

    def tally_for(self, deed: Deed) -> Tally:
        """Give what was counted so far of something."""
        return self._tallies.get(deed, Tally())

    @property
    def tally(self) -> Tally:
        """What was counted so far of what is open now."""
        if self.paid is not None:
            return self.paid.tally
        return self._corrected_tally if self.correcting else self.tally_for(self.deed)

    @property
    def two_sides(self) -> bool:
        """Whether of the same chips some may come and some go."""
        return self.paid is not None or self.deed in deeds.TWO_SIDES

    @property
    def balanced(self) -> bool:
        """Whether what comes and what goes must be worth something beside each other."""
        return self.paid is not None or self.deed in deeds.BALANCED

    @property
    def counts_all(self) -> bool:
        """Whether all that lies there is counted: at the opening or the closing, or in the box."""
        return self.paid is None and self.deed in {Deed.OPEN, Deed.CLOSE, Deed.BOX}

    @property
    def owed(self) -> int:
        """By how much more must come than go, cents; below zero less."""
        return 0 if self.paid is None else -self.paid.more

    def keep(self, tally: Tally) -> None:
        """Keep what was counted."""
        if self.paid is not None:
            self.paid.tally = tally
        elif self.correcting:
            self._corrected_tally = tally
        else:
            self._tallies[self.deed] = tally

    def go(self, view: View) -> None:
        """Open another window of the bank."""
        self.view, self.trouble, self.first, self.writes = view, "", 0, ""

    def count(self, deed: Deed) -> None:
        """Begin to count, or go on with what was counted."""
        self.deed, self.correcting, self.coin, self.going = deed, False, None, False
        self.paid, self.said = None, ""
        self.go(View.COUNT)

    def look_at(self, seq: int) -> None:
        """Look at one thing that was recorded."""
        self.of, self.said, self.print_of = seq, "", ""
        self.paid = None
        self.go(View.ENTRY)

    def look_at_payment(self, state: TableState, seq: int) -> None:
        """Look at one payment; what should have been paid is typed there."""
        self.paid = draft_of(state, seq)
        self._fields.pop((View.PAID_WHY, self.deed), None)
        self.go(View.PAYMENTS if self.paid is None else View.PAYMENT)

    def look_at_left(self, spin: int, order: int) -> None:
        """Look at a payment that nobody had marked."""
        self.left = (spin, order)
        self.go(View.LEFT)

    def count_chips(self) -> None:
        """Count in which chips a payment's difference changes hands, beginning with the proposed ones."""
        self.coin, self.going = None, self.owed < 0
        self.go(View.CHIPS)

    def correct(self, state: TableState) -> None:
        """Count anew what was recorded, beginning with what stands there."""
        moved = state.movements[self.of]
        self.deed, self.paid = deeds.deed_of(moved.operation, moved.change or ""), None
        self.correcting, self.coin, self.going = True, None, False
        self._corrected_tally = tally_of(moved.chips)
        self._fields.pop((View.CORRECTION, self.deed), None)
        self.go(View.COUNT)

    def forget(self) -> None:
        """Forget what was counted of what is open now."""
        self.keep(Tally())
        self.coin = None

    def fields(self, state: TableState) -> dict[str, str]:
        """Give what is written on the open window, with what is offered where nobody wrote anything yet."""
        found = self._fields.get((self.view, self.deed))
        if found is None:
            moved = None if self.view is View.PAID_WHY else state.movements.get(self.of)
            found = offered(self.view, self.deed, state, moved, by_code=self.by_code())
            self._fields[self.view, self.deed] = found
            if self.view is View.PAPER:
                self._numbers[self.deed] = found[NUMBER]
        return found

    def box_of(self, state: TableState) -> int | None:
        """Give the place of the opening of the earlier night whose box is counted; None for this night's."""
        waits = state.box_before
        return waits.night if waits is not None and self.box_before else None

    def ask(self, live: Live, deed: Deed | None = None, prints: int = 0) -> None:
        """Remember that something was sent."""
        self.trouble = ""
        self.asks = Asked(live.state.seq, live.refusals, deed, prints)

    def unsigned(self) -> BankDesk:
        """What was sent was not signed: it stays a draft."""
        self.asks = None
        return self

    def hear(self, live: Live) -> None:
        """Take what became of what was sent."""
        asked, state = self.asks, live.state
        self._follow_payment(state)
        if asked is None:
            self._follow_paper(state)
            return
        if live.refusals != asked.refusals:
            self.print_of = ""
            self.asks, self.trouble = None, "" if live.refusal is None else live.refusal.reason
            return
        if asked.deed is not None:
            self._recorded(state, asked)
        elif any(seq > asked.seq for seq in state.corrections):
            self._corrected(state)
        elif self.view is View.SPOILED and self._is_void(state):
            self.asks = None
            for view in (View.SPOILED, View.PAPER):
                self._fields.pop((view, self.deed), None)
            self.go(View.PAPER)
        elif self.print_of and self._prints(state) > asked.prints:
            self.asks, self.to_write = None, (self.print_of, self._prints(state))
            self.print_of = ""

    def _recorded(self, state: TableState, asked: Asked) -> None:
        new = [seq for seq in state.movements if seq > asked.seq]
        if not new or asked.deed is None:
            return
        self.asks, amount = None, self.tally_for(asked.deed).coming
        self._tallies.pop(asked.deed, None)
        for view in (View.PAPER, View.BOX):
            self._fields.pop((view, asked.deed), None)
        self.box_before = True
        self.look_at(new[-1])
        self.said = deeds.sentence_after(state.house.speech, asked.deed, amount)

    def _corrected(self, state: TableState) -> None:
        """Show what was corrected as it stands now, where it is still looked at."""
        self.asks = None
        if self.paid is not None and self.view in _OF_A_PAYMENT:
            self.look_at_payment(state, self.paid.made.seq)
        elif self.correcting:
            self.correcting = False
            self._fields.pop((View.CORRECTION, self.deed), None)
            if self.view in {View.CORRECTION, View.COUNT}:
                self.look_at(self.of)

    def _is_void(self, state: TableState) -> bool:
        paper = state.documents.get(self._fields.get((View.SPOILED, self.deed), {}).get(NUMBER, ""))
        return paper is not None and paper.void

    def _prints(self, state: TableState) -> int:
        paper = state.documents.get(self.print_of)
        return 0 if paper is None else paper.prints

    def _follow_payment(self, state: TableState) -> None:
        """A payment of a night that is over can only be spoken of: nothing of it is corrected any more."""
        if self.paid is not None and payment_made(state, self.paid.made.seq) is None:
            self.paid, self.asks = None, None
            if self.view in _OF_A_PAYMENT:
                self.go(View.PAYMENTS)

    def _follow_paper(self, state: TableState) -> None:
        """What was offered, and somebody used meanwhile, is offered anew; what was typed stays."""
        fields, offered = self._fields.get((View.PAPER, self.deed)), self._numbers.get(self.deed)
        if fields is not None and fields[NUMBER] == offered and offered in state.documents:
            fields[NUMBER] = self._numbers[self.deed] = next_document(state, deeds.OPERATIONS[self.deed])

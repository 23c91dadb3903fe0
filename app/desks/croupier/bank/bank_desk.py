"""What the dealer does at the bank, kept while its windows are closed: nothing counted is lost (rules 9).

Pure but for the memory: no windows, no disk. A command is sent by the page; what became of it is heard here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec.structs import replace

from app.desks.croupier.bank.deeds import (
    BALANCED,
    CHANGES_OF,
    OPERATIONS,
    TWO_SIDES,
    Deed,
    deed_of,
    sentence_after,
)
from app.desks.croupier.bank.exchange_desk import ExchangeDesk
from app.desks.croupier.bank.papers import Written
from app.desks.croupier.bank.payment_draft import PaymentDraft, draft_of
from app.desks.croupier.bank.shown import last_signatures
from app.desks.croupier.bank.tally import Coin, Tally, goes_by_itself, tally_of
from app.desks.croupier.commands import CAPO, INSPECTOR
from app.table.command import Command
from app.table.corrected_payments import payment_made
from app.table.documents import next_document
from app.table.json_text import Json
from app.table.live import Live
from app.table.named import Office
from app.table.state import TableState
from app.table.table_commands import ChangeDocument, Correct, MoveBank


class View(StrEnum):
    """Which of the bank's windows is open."""

    MENU = "menu"
    COUNT = "count"
    CHECK = "check"
    """a closing count is compared, and asked for once more"""
    PAPER = "paper"
    """the paper's number and who signs it"""
    SPOILED = "spoiled"
    """a paper is declared void"""
    BOX = "box"
    """who counts the note box, and whose night it is of"""
    ENTRY = "entry"
    """one thing that was recorded"""
    RIGHTING = "righting"
    """why it is put right, by whom, and before whom"""
    HOLDINGS = "holdings"
    FOLDER = "folder"
    """where papers are written to"""
    PAYMENTS = "payments"
    """what was paid this night"""
    LEFT = "left"
    """a payment that nobody had marked, and whether it was made"""
    PAYMENT = "payment"
    """one payment, and what should have been paid"""
    CHIPS = "chips"
    """in which chips its difference changes hands"""
    PAID_WHY = "paid_why"
    """why it is put right, by whom, and before whom"""


NUMBER: Final = "number"
REASON: Final = "reason"
BY: Final = "by"
WITNESS: Final = "witness"
COUNTER: Final = "counter"
BESIDE: Final = "beside"
"""The two who empty the note box."""
SIGNERS: Final = ("first", "second", "third")
"""The capo tavolo, the municipal inspector and the house's (rules 9) [3.5]."""
_STEP: Final = 10
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
        of: what is looked at or put right, by its place in the table's record.
        paid: the payment that is looked at or put right; None where it is none.
        left: the payment without a mark that is looked at: its spin, and its place.
        asks: what was sent; None where nothing waits.
        trouble: why the table said no the last time, as it said it.
        said: what the dealer says now that it is recorded, in Italian.
        papers_told: what became of the last paper that was written.
        by_code: whether people are named by their codes here: then nobody is named by himself.
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
        self.righting = False
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
        self._fresh = True
        self._tallies: dict[Deed, Tally] = {}
        self._righted = Tally()
        self._numbers: dict[Deed, str] = {}
        self._fields: dict[tuple[View, Deed], dict[str, str]] = {}

    @property
    def goes_on(self) -> bool:
        """Whether the window that was left is in the middle of something: else the list is what is wanted."""
        counted = (
            self.view in {View.COUNT, View.CHECK, View.PAPER, View.SPOILED, View.BOX} and not self.tally.empty
        )
        typed = self.view in _OF_A_PAYMENT and self.paid is not None and self.paid.begun
        return counted or typed or self.view is View.RIGHTING or self.asks is not None

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
        return self._righted if self.righting else self.tally_for(self.deed)

    @property
    def two_sides(self) -> bool:
        """Whether of the same chips some may come and some go."""
        return self.paid is not None or self.deed in TWO_SIDES

    @property
    def balanced(self) -> bool:
        """Whether what comes and what goes must be worth something beside each other."""
        return self.paid is not None or self.deed in BALANCED

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
        elif self.righting:
            self._righted = tally
        else:
            self._tallies[self.deed] = tally

    def go(self, view: View) -> None:
        """Open another window of the bank."""
        self.view, self.trouble = view, ""

    def count(self, deed: Deed) -> None:
        """Begin to count, or go on with what was counted."""
        self.deed, self.righting, self.coin, self.going = deed, False, None, False
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

    def put_right(self, state: TableState) -> None:
        """Count anew what was recorded, beginning with what stands there."""
        moved = state.movements[self.of]
        self.deed, self.paid = deed_of(moved.operation, moved.change or ""), None
        self.righting, self.coin, self.going = True, None, False
        self._righted = tally_of(moved.chips)
        self._fields.pop((View.RIGHTING, self.deed), None)
        self.go(View.COUNT)

    def choose(self, coin: Coin) -> None:
        """Count another chip: the next figure begins anew."""
        self.coin, self._fresh = coin, True

    def turn(self, *, going: bool) -> None:
        """Count what leaves the bank, or what comes."""
        if self.two_sides:
            self.going, self._fresh = going, True

    def side_of(self, coin: Coin) -> bool:
        """Say whether a chip is counted as going."""
        if self.paid is not None:
            return self.going
        return goes_by_itself(self.deed, coin, going=self.going)

    @property
    def pieces(self) -> int:
        """How many of the chip in hand were counted."""
        return 0 if self.coin is None else self.tally.pieces(self.coin, going=self.side_of(self.coin))

    @property
    def rest(self) -> int:
        """How many more pieces of the chip in hand make both sides even; 0 where they do not divide."""
        if self.coin is None or not self.balanced:
            return 0
        more = self.tally.coming - self.tally.going - self.owed
        pieces, left = divmod(more if self.side_of(self.coin) else -more, self.coin.value)
        return pieces if left == 0 and pieces > 0 else 0

    def fill_up(self) -> None:
        """Count what is missing in the chip in hand."""
        if self.rest:
            self.add(self.rest)

    def figure(self, digit: int) -> None:
        """Type a figure of the number of pieces."""
        self._count(digit if self._fresh else self.pieces * _STEP + digit)

    def wipe(self, *, whole: bool = False) -> None:
        """Take the last figure back, or all of them."""
        self._count(0 if whole else self.pieces // _STEP)

    def add(self, pieces: int) -> None:
        """Count more pieces, or below zero fewer: a stack of twenty is one touch."""
        self._count(self.pieces + pieces)
        self._fresh = True

    def _count(self, pieces: int) -> None:
        if self.coin is not None:
            self.keep(self.tally.counted(self.coin, pieces, going=self.side_of(self.coin)))
            self._fresh = False

    def forget(self) -> None:
        """Forget what was counted of what is open now."""
        self.keep(Tally())
        self.coin = None

    def fields(self, state: TableState) -> dict[str, str]:
        """Give what is written on the open window, with what is offered where nobody wrote anything yet."""
        found = self._fields.get((self.view, self.deed))
        if found is None:
            found = self._fields[self.view, self.deed] = self._offered(state)
        return found

    def _offered(self, state: TableState) -> dict[str, str]:
        capo = "" if self.by_code() else state.names.get(Office.CAPO_TAVOLO, "")
        by = state.dealer or CAPO
        if self.view is View.PAPER:
            names = (*last_signatures(state.movements), "", "", "")
            signers = dict(zip(SIGNERS, names, strict=False))
            if not signers[SIGNERS[0]]:
                signers[SIGNERS[0]] = capo
            return {NUMBER: self._next_number(state), **signers}
        if self.view is View.BOX:
            return {COUNTER: by, BESIDE: capo or (INSPECTOR if by == CAPO else CAPO)}
        if self.view is View.SPOILED:
            return {NUMBER: next_document(state, OPERATIONS[self.deed]), REASON: "", BY: capo or CAPO}
        moved = None if self.view is View.PAID_WHY else state.movements.get(self.of)
        paper = None if moved is None else moved.document
        number = {} if paper is None else {NUMBER: paper}
        witness = capo or (INSPECTOR if by == CAPO else CAPO)
        return {**number, REASON: "", BY: by, WITNESS: witness}

    def box_of(self, state: TableState) -> int | None:
        """Give the place of the opening of the earlier night whose box is counted; None for this night's."""
        waits = state.box_before
        return waits.night if waits is not None and self.box_before else None

    def ask(self, live: Live, deed: Deed | None = None, prints: int = 0) -> None:
        """Remember that something was sent."""
        self.trouble = ""
        self.asks = Asked(live.state.seq, live.refusals, deed, prints)

    def unsigned(self) -> None:
        """What was sent was not signed: it stays a draft."""
        self.asks = None

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
        self.said = sentence_after(state.house.speech, asked.deed, amount)

    def _corrected(self, state: TableState) -> None:
        """Show what was put right as it stands now, where it is still looked at."""
        self.asks = None
        if self.paid is not None and self.view in _OF_A_PAYMENT:
            self.look_at_payment(state, self.paid.made.seq)
        elif self.righting:
            self.righting = False
            self._fields.pop((View.RIGHTING, self.deed), None)
            if self.view in {View.RIGHTING, View.COUNT}:
                self.look_at(self.of)

    def _is_void(self, state: TableState) -> bool:
        paper = state.documents.get(self._fields.get((View.SPOILED, self.deed), {}).get(NUMBER, ""))
        return paper is not None and paper.void

    def _prints(self, state: TableState) -> int:
        paper = state.documents.get(self.print_of)
        return 0 if paper is None else paper.prints

    def _follow_payment(self, state: TableState) -> None:
        """A payment of a night that is over can only be spoken of: nothing of it is put right any more."""
        if self.paid is not None and payment_made(state, self.paid.made.seq) is None:
            self.paid, self.asks = None, None
            if self.view in _OF_A_PAYMENT:
                self.go(View.PAYMENTS)

    def _follow_paper(self, state: TableState) -> None:
        """What was offered, and somebody used meanwhile, is offered anew; what was typed stays."""
        fields, offered = self._fields.get((View.PAPER, self.deed)), self._numbers.get(self.deed)
        if fields is not None and fields[NUMBER] == offered and offered in state.documents:
            fields[NUMBER] = self._next_number(state)

    def _next_number(self, state: TableState) -> str:
        """Offer the next paper's number, and remember that it was not typed."""
        self._numbers[self.deed] = next_document(state, OPERATIONS[self.deed])
        return self._numbers[self.deed]


def recording(deed: Deed, tally: Tally, fields: dict[str, str] | None = None, by: str = "") -> MoveBank:
    """Write what was counted as a command of the table.

    Args:
        deed: what is done.
        tally: what was counted.
        fields: of its paper; None where it has none.
        by: who counts; empty where nobody is named.
    """
    said = MoveBank(
        operation=OPERATIONS[deed], chips=tally.forms(), change=CHANGES_OF.get(deed), by=by or None
    )
    if fields is None:
        return said
    names = [fields[signer] for signer in SIGNERS if fields[signer].strip()]
    return replace(said, document=fields[NUMBER], signatures=tuple(dict.fromkeys(names)))


def counting(tally: Tally, fields: dict[str, str], night: int | None) -> Command:
    """Write what two people counted in the note box as a command of the table.

    Args:
        tally: what they counted.
        fields: who they are.
        night: the place of the opening of an earlier night whose box it is; None is this night's.
    """
    return replace(recording(Deed.BOX, tally, by=fields[COUNTER]), signatures=(fields[BESIDE],), night=night)


def spoiling(deed: Deed, fields: dict[str, str]) -> Command:
    """Declare a paper void before it is used."""
    number, reason, by = (fields[name] for name in (NUMBER, REASON, BY))
    return ChangeDocument(number=number, by=by, void=True, operation=OPERATIONS[deed], reason=reason)


def printing(number: str, by: str) -> Command:
    """Say that a paper is printed."""
    return ChangeDocument(number=number, by=by)


def righting(of: int, tally: Tally, fields: dict[str, str]) -> Command:
    """Say what something recorded should have been."""
    instead: dict[str, Json] = {"chips": tally.forms()}
    if fields.get(NUMBER):
        instead["document"] = fields[NUMBER]
    reason, by, witness = (fields[name] for name in (REASON, BY, WITNESS))
    return Correct(of=of, by=by, witness=witness, reason=reason, instead=instead)

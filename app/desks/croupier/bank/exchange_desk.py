"""What is sold, handed in or given as a tip, kept while its page is closed (rules 9)."""

from __future__ import annotations

from app.desks.croupier.bank.exchange_draft import Exchange
from app.table.live import Live


class ExchangeDesk:
    """The draft, and what became of what was sent.

    Attributes:
        draft: what was touched and typed so far.
        asks: the last event and how many refusals there were when it was sent; None where nothing waits.
        trouble: why the table said no the last time, as it said it.
        of: the payment whose tip it is: its spin, number, owner and chip; None where it is of none.
        recorded: the place of what was recorded last from here, in the table's record; 0 for none.
    """

    def __init__(self) -> None:
        self.draft = Exchange()
        self.asks: tuple[int, int] | None = None
        self.trouble = ""
        self.of: object = None
        self.recorded = 0

    def change(self, draft: Exchange) -> None:
        """Keep what was counted; what was refused is no longer what stands there."""
        self.draft, self.trouble = draft, ""

    def begin(self, of: object, draft: Exchange) -> None:
        """Go on with the tip of a payment; that of another one begins anew, in its chip."""
        if self.draft.empty or of != self.of:
            self.of = of
            self.change(draft)

    def ask(self, live: Live) -> None:
        """Remember that it was sent."""
        self.asks, self.trouble = (live.state.seq, live.refusals), ""

    def hear(self, live: Live) -> bool:
        """Take what became of what was sent; tells whether it was recorded just now."""
        if self.asks is None:
            return False
        seq, refusals = self.asks
        new = [moved for moved in live.state.movements if moved > seq]
        if new:
            self.draft, self.asks, self.recorded = Exchange(), None, new[0]
        elif live.refusals != refusals:
            self.asks, self.trouble = None, "" if live.refusal is None else live.refusal.reason
        return bool(new)

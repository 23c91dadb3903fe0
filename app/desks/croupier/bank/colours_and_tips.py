"""What is sold, handed in or given as a tip at once, as far as it is counted: pure (rules 9) [3.1–3.6]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.tally import MOST, Coin, Tally, count_after
from app.rules.house import House
from app.rules.money import Cents, fewest_chips
from app.table.live import Live


class Wants(Enum):
    """What is still wanting before it can be recorded."""

    NOTHING = "nothing"
    CHIP = "chip"
    PIECES = "pieces"
    NOTES = "notes"
    """the notes are too few for the pieces"""
    OTHERS = "others"
    """no chips of value make up what is over: it is counted by hand"""


class Exchange(NamedTuple):
    """What was touched and typed so far.

    Attributes:
        coin: the colour or the chip of value that it is about.
        hand: what the figures count: that chip, or a note.
        pieces: how many of the chip.
        said: they were said; else they are as many as the notes buy.
        notes: how many of each came.
        fresh: the next figure begins anew.
    """

    coin: Coin | None = None
    hand: Coin | None = None
    pieces: int = 0
    said: bool = False
    notes: Mapping[Coin, int] = {}
    fresh: bool = True

    @property
    def paid(self) -> int:
        """What the notes are worth, cents."""
        return sum(note.value * count for note, count in self.notes.items())

    @property
    def bought(self) -> int:
        """How many pieces of the chip it is about."""
        if self.said or self.coin is None:
            return self.pieces
        return self.paid // self.coin.value

    @property
    def empty(self) -> bool:
        """Whether nothing was counted."""
        return not (self.pieces or self.paid)

    def in_hand(self) -> int:
        """Say how many were counted of what the figures count."""
        if self.hand is None:
            return 0
        return self.notes.get(self.hand, 0) if self.hand.note else self.bought


class Planned(NamedTuple):
    """What would be recorded.

    Attributes:
        deed: banknotes for chips, chips for chips, or a tip.
        tally: what comes and what goes.
        wants: what is wanting.
        amount: that it is about, or that is wanting, cents.
    """

    deed: Deed
    tally: Tally = Tally()
    wants: Wants = Wants.NOTHING
    amount: int = 0


def touched(draft: Exchange, coin: Coin) -> Exchange:
    """Take a chip, with the count that was typed; of notes a touch is one."""
    if not coin.note:
        return draft._replace(coin=coin, hand=coin, fresh=True)
    return _counted(draft._replace(hand=coin), draft.notes.get(coin, 0) + 1, fresh=True)


def pressed(draft: Exchange, sign: str) -> Exchange:
    """Do what a key of the pad says; all wiped, the pieces are as many as the notes buy again."""
    if sign == "C" and draft.hand is not None and not draft.hand.note:
        return draft._replace(pieces=0, said=False, fresh=True)
    count, fresh = count_after(sign, draft.in_hand(), fresh=draft.fresh)
    return _counted(draft, count, fresh=fresh)


def _counted(draft: Exchange, count: int, *, fresh: bool) -> Exchange:
    count = max(0, min(count, MOST))
    if draft.hand is None:
        return draft
    if draft.hand.note:
        return draft._replace(notes={**draft.notes, draft.hand: count}, fresh=fresh)
    return draft._replace(pieces=count, said=True, fresh=fresh)


def exchange_of(draft: Exchange, house: House) -> Planned:
    """Say what is recorded of the chip.

    It is sold for the notes that came, or handed in for chips of value. What the notes are worth more than
    the pieces is given in the fewest chips of value.

    Args:
        draft: what was touched and typed.
        house: has the chips of value.
    """
    deed, coin, pieces = Deed.DROP if draft.paid else Deed.CHANGE, draft.coin, draft.bought
    if coin is None:
        return Planned(deed, wants=Wants.CHIP)
    worth = pieces * coin.value
    if draft.paid:
        short = max(worth, coin.value) - draft.paid
        if short > 0:
            return Planned(deed, wants=Wants.NOTES, amount=short)
        if not pieces:
            return Planned(deed, wants=Wants.PIECES)
        comes, goes = {note: count for note, count in draft.notes.items() if count}, {coin: pieces}
        return _balanced(deed, Tally(comes, goes), house)
    if coin.colour is None:
        return Planned(deed, wants=Wants.OTHERS)
    return _balanced(deed, Tally({coin: pieces}), house) if pieces else Planned(deed, wants=Wants.PIECES)


def _balanced(deed: Deed, tally: Tally, house: House) -> Planned:
    """Give in the fewest chips of value what came more than it goes."""
    over = tally.coming - tally.going
    try:
        fewest = fewest_chips(Cents(over), house.chips) if over else []
    except ValueError:  # of that amount nobody can hand over the chips
        return Planned(deed, wants=Wants.OTHERS, amount=over)
    goes = dict(tally.goes)
    for value, count in fewest:
        chip = Coin(value)
        goes[chip] = goes.get(chip, 0) + count
    return Planned(deed, Tally(tally.comes, goes), amount=tally.coming)


def tip_of(draft: Exchange) -> Planned:
    """Say what is recorded as a tip: pieces of the chip, and nothing for them."""
    if draft.coin is None or draft.paid:
        return Planned(Deed.TIP, wants=Wants.CHIP)
    if not draft.bought:
        return Planned(Deed.TIP, wants=Wants.PIECES)
    tally = Tally({draft.coin: draft.bought})
    return Planned(Deed.TIP, tally, amount=tally.coming)


def so_far(draft: Exchange) -> tuple[Deed, Tally]:
    """Give what was counted, for whoever counts the rest of it chip by chip."""
    pieces = {} if draft.coin is None or not draft.pieces else {draft.coin: draft.pieces}
    if draft.paid:
        return Deed.DROP, Tally({note: count for note, count in draft.notes.items() if count}, pieces)
    return Deed.CHANGE, Tally(pieces)


def at_worth(draft: Exchange, coins: Iterable[Coin]) -> Exchange:
    """Let the colour be worth what it is worth now: its value may change while it is counted.

    Args:
        draft: what was touched and typed.
        coins: all that can be counted now, each at its worth of now.
    """
    if draft.coin is None or draft.coin.colour is None:
        return draft
    now = next((coin for coin in coins if coin.colour == draft.coin.colour), draft.coin)
    return draft._replace(coin=now, hand=now if draft.hand == draft.coin else draft.hand)


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

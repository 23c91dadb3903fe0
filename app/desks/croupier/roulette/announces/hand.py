"""The dealer's hand at an announce: what was said by touch and by key, what was sent, what was answered."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.roulette.announces.announcing import winning_announces
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, Leaf
from app.desks.croupier.roulette.announces.typed import Around, read_line
from app.table.roulette.spin_table import SpinLive, SpinTable

_MOST_LETTERS = 48


class _Sent(NamedTuple):
    """What the table was like when the announce was sent."""

    spin: int
    seq: int
    owner: str
    refused: int
    refusals: int
    words: tuple[tuple[str, str], ...]
    many: int = 0
    """how many of the last spin's were sent together; 0 for one that was said"""


class AnnounceHand:
    """Holds the draft of an announce, its undo, the line that is typed, and what waits for an answer.

    Attributes:
        draft: what was said, the line included.
        line: what is being typed.
        unread: its words from the first that was not understood.
        unfinished: whether these may still become what is understood.
        told: why the table did not take the announce that was sent last; empty otherwise.
        refused: what was refused and recorded, and why, each for the dealer and as the rule says it.
        note: what goes back to the player of the announce that was taken back last.
    """

    def __init__(self) -> None:
        self.draft = self._base = AnnounceDraft()
        self.line = self.unread = self.told = ""
        self.note = ""
        self.refused: tuple[tuple[str, str], ...] = ()
        self.unfinished = False
        self._before: tuple[AnnounceDraft, ...] = ()
        self._sent: _Sent | None = None

    def begin(self, state: SpinTable, said: AnnounceDraft | None = None) -> None:
        """Begin anew: what won and can go on is asked first.

        Args:
            state: the table.
            said: an announce that was being said when the page closed over it: it is gone on with, and
                taken back as one touch is.
        """
        leaf = Leaf.WON if winning_announces(state) else Leaf.WHICH
        self.draft = self._base = AnnounceDraft(leaf=leaf)
        self.line = self.unread = ""
        self._forget()
        self._before, self._sent = (), None
        if said is not None:
            self.change(said)

    def _forget(self) -> None:
        """Whatever was told is no news once something else is said."""
        self.told = self.note = ""
        self.refused = ()

    @property
    def waiting(self) -> bool:
        """Whether an announce was sent that the table has not answered."""
        return self._sent is not None

    @property
    def sent_at(self) -> int | None:
        """The table's last event when the announce was sent that it has not answered; None without one."""
        return None if self._sent is None else self._sent.seq

    @property
    def untouched(self) -> bool:
        """Whether nothing was said yet, by touch or by key."""
        return not (self._before or self.line)

    @property
    def can_undo(self) -> bool:
        """Whether something was said that can be taken back."""
        return bool(self._before)

    def change(self, draft: AnnounceDraft) -> None:
        """Take what was said by touch; the line that was typed so far stands."""
        if draft == self.draft:
            return
        self._before = (*self._before, self.draft)
        self.draft = self._base = draft
        self.line = self.unread = ""
        self._forget()

    def undo(self) -> None:
        """Take back what was said last, by touch or as a line."""
        if self.line:
            self.line = self.unread = ""
            self.draft = self._base
        elif self._before:
            self.draft = self._base = self._before[-1]
            self._before = self._before[:-1]
        self._forget()

    def type(self, letter: str, around: Around) -> None:
        """Take one more letter of the line."""
        if len(self.line) < _MOST_LETTERS:
            self._read(self.line + letter, around)

    def rub_out(self, around: Around) -> None:
        """Take the line's last letter back, and from an empty line what was said last."""
        if self.line:
            self._read(self.line[:-1], around)
        else:
            self.undo()

    def _read(self, line: str, around: Around) -> None:
        self.line = line
        self._forget()
        self.draft, self.unread, self.unfinished = read_line(line, self._base, around)

    def send(self, live: SpinLive, owner: str, words: tuple[tuple[str, str], ...] = ()) -> None:
        """Remember what the table was like when the announce was sent.

        Args:
            live: what the table published last.
            owner: whose the announce is.
            words: what is told once it is refused, each for the dealer and as the rule says it.
        """
        betting = live.state.betting
        if betting is not None:
            self._forget()
            refused = len(betting.refused)
            self._sent = _Sent(betting.spin, live.state.seq, owner, refused, live.refusals, words)

    def send_same(self, live: SpinLive, many: int) -> None:
        """Remember what the table was like when announces of the last spin were sent.

        Args:
            live: what the table published last.
            many: how many were sent.
        """
        self.send(live, "")
        if self._sent is not None:
            self._sent = self._sent._replace(many=many)

    def hold_back(self) -> None:
        """It was not sent after all: nothing is waited for."""
        self._sent = None

    def hear(self, live: SpinLive) -> bool:
        """Hear what the table made of what was sent; refused and recorded, it makes room for the next.

        Returns:
            Whether it was taken.
        """
        sent, betting = self._sent, live.state.betting
        if sent is None:
            return False
        if betting is None or betting.spin != sent.spin:
            self._sent = None
            return False
        if sent.many:
            return self._hear_same(live, sent)
        if any(said.seq > sent.seq and said.owner == sent.owner for said in betting.announces):
            self._sent = None
            return True
        if len(betting.refused) > sent.refused:
            self.change(AnnounceDraft(leaf=Leaf.WON if self.draft.leaf is Leaf.WON else Leaf.WHICH))
            self._sent, self.refused = None, (*sent.words, ("", betting.refused[-1]))
        elif live.refusal is not None and live.refusals > sent.refusals:
            self._sent, self.told = None, live.refusal.reason
        return False

    def _hear_same(self, live: SpinLive, sent: _Sent) -> bool:
        """Each that was sent was taken, or refused: what was not taken stays in the list."""
        betting = live.state.betting
        taken = 0 if betting is None else sum(said.seq > sent.seq for said in betting.announces)
        refused = 0 if betting is None else len(betting.refused) - sent.refused
        if taken + refused + live.refusals - sent.refusals < sent.many:
            return False
        self._sent = None
        if live.refusal is not None and live.refusals > sent.refusals:
            self.told = live.refusal.reason
        return True

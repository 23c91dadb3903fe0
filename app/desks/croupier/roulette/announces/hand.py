"""The dealer's hand at an announce: what was said by touch and by key, what was sent, what was answered."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.roulette.announces.beside_page import winning_announces
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
    many: int


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
            said: an announce that was being said when the page closed over it: it is gone on with, and taken
                back as one touch is; None where none was.
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

    def send(
        self, live: SpinLive, owner: str = "", words: tuple[tuple[str, str], ...] = (), many: int = 0
    ) -> None:
        """Remember what the table was like when the announce was sent.

        Args:
            live: what the table published last.
            owner: whose the announce is.
            words: what is told once it is refused, each for the dealer and as the rule says it.
            many: how many of the last spin's announces are sent together; 0 for one that was said.
        """
        betting = live.state.betting
        if betting is not None:
            self._forget()
            refused = len(betting.refused)
            self._sent = _Sent(betting.spin, live.state.seq, owner, refused, live.refusals, words, many)

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
        taken = [said for said in betting.announces if said.seq > sent.seq]
        recorded, refused = len(betting.refused) - sent.refused, live.refusals - sent.refusals
        if sent.many:  # what was not taken stays in the list
            if len(taken) + recorded + refused < sent.many:
                return False
            self._sent = None
            self._tell(live, refused)
            return True
        if any(said.owner == sent.owner for said in taken):
            self._sent = None
            return True
        if recorded > 0:
            self.change(AnnounceDraft(leaf=Leaf.WON if self.draft.leaf is Leaf.WON else Leaf.WHICH))
            self._sent, self.refused = None, (*sent.words, ("", betting.refused[-1]))
        elif self._tell(live, refused):
            self._sent = None
        return False

    def _tell(self, live: SpinLive, refused: int) -> bool:
        """Tell why the table did not take what was sent, if it refused some of it."""
        if live.refusal is None or refused <= 0:
            return False
        self.told = live.refusal.reason
        return True

"""What happens to a spin: the procedure, its number, its settlement and its payments."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType, field

from app.table.event_record import Event, Form, WireLines
from app.table.named import Named, Office, named_as
from app.table.troubles import Trouble


class SpinBetsOpen(Event, frozen=True, kw_only=True, tag="spin.bets_open"):
    """Faites vos jeux."""

    source: str


class SpinThrown(Event, frozen=True, kw_only=True, tag="spin.thrown"):
    """The ball is in the rim; `wheel` is how its rotor turned, where a reader saw it."""

    source: str
    device: str | None = None
    game: int | None = None
    wheel: str | UnsetType = UNSET


class SpinNoMoreBets(Event, frozen=True, kw_only=True, tag="spin.no_more_bets"):
    """Rien ne va plus."""

    source: str


class SpinLast(Event, frozen=True, kw_only=True, tag="spin.last"):
    """À la dernière: announced before the throw; `over` takes it back, before the throw too."""

    over: bool | UnsetType = UNSET


class SpinNumber(Event, frozen=True, kw_only=True, tag="spin.number"):
    """The number; `heard` is when its last byte came.

    Attributes:
        throw: which throw of the spin it is, where nobody saw one: each "Rien va" is of a throw of its own.
        instead_of: what a reader said that the dealer contradicts, with `by` and `reason`.
        raw: the lines that decided it.
        wire: what else the reader said since the number before.
    """

    number: int
    announcement: str
    source: str
    throw: int | UnsetType = UNSET
    heard: str | None = None
    device: str | None = None
    game: int | None = None
    instead_of: int | None = None
    by: str | None = None
    reason: str | None = None
    raw: list[str] = field(default_factory=list)
    wire: WireLines | UnsetType = UNSET


class SpinCandidate(Event, frozen=True, kw_only=True, tag="spin.candidate"):
    """A number that waits for a yes or a no."""

    number: int
    reason: str
    device: str | None = None
    heard: str | None = None
    game: int | None = None
    raw: list[str] = field(default_factory=list)
    wire: WireLines | UnsetType = UNSET


class SpinTurned(Event, frozen=True, kw_only=True, tag="spin.turned"):
    """The tumbler's drum has turned one way before the draw (rules 10).

    Attributes:
        way: `clockwise` or `anticlockwise`.
        source: `tumbler`, or `hand` where the dealer says so.
        turns: how many whole turns, where the tumbler counted them.
    """

    way: str
    source: str
    turns: int | UnsetType = UNSET
    device: str | UnsetType = UNSET
    game: int | UnsetType = UNSET


class SpinTakenBack(Event, frozen=True, kw_only=True, tag="spin.taken_back"):
    """A number that was called counts no more; its throw or draw is declared void next.

    Attributes:
        number: the number that it was.
        reason: why, as the throw is void; empty where a person has not said it yet.
    """

    number: int
    reason: str
    source: str
    device: str | UnsetType = UNSET
    game: int | UnsetType = UNSET


class CandidateRefused(Event, frozen=True, kw_only=True, tag="candidate.refused"):
    """The dealer says no; the number is typed."""

    number: int


class SpinVoid(Event, frozen=True, kw_only=True, tag="spin.void"):
    """Rien va: this throw is no spin; the bets stand and are open again.

    Attributes:
        reason: one of the printed ones by its name, or anybody's words.
        throw: which throw of the spin.
        by: who declared it.
        told: the inspector who was told.
        device: the reader whose game does not count, where a person declared it and one was heard.
        game: that reader's own count of it.
    """

    reason: str
    throw: int
    source: str
    by: str | None = None
    told: str | None = None
    device: str | UnsetType = UNSET
    game: int | UnsetType = UNSET

    @property
    def named(self) -> Named | None:
        """Who decided it."""
        return named_as(Office.INSPECTOR, self.told)


class VoidExplained(Event, frozen=True, kw_only=True, tag="void.explained"):
    """Why a throw was void that was declared so without a reason, said afterwards.

    Attributes:
        throw: which throw of the spin.
        reason: one of the printed ones by its name, or anybody's words.
        by: who decided it.
        told: the inspector who was told.
        of: the place in the table's record where it was declared void, where that was in an earlier night.
    """

    afterwards: ClassVar[bool] = True

    throw: int
    reason: str
    by: str | None = None
    told: str | None = None
    of: int | UnsetType = UNSET

    @property
    def named(self) -> Named | None:
        """Who decided it."""
        return named_as(Office.INSPECTOR, self.told)


class VoidNumber(Event, frozen=True, kw_only=True, tag="void.number"):
    """A reader told a number that counts nowhere: its throw was declared void, or there was no play.

    Attributes:
        source: `wheel` or `tumbler`; absent where the reader itself was not certain.
        doubt: the reason of a number that the reader was not certain of.
        heard: when its last byte came.
        raw: the lines that decided it.
        wire: what else the reader said since the number before.
    """

    number: int
    device: str
    heard: str
    source: str | UnsetType = UNSET
    doubt: str | UnsetType = UNSET
    game: int | UnsetType = UNSET
    raw: list[str] = field(default_factory=list)
    wire: WireLines | UnsetType = UNSET


class SpinValid(Event, frozen=True, kw_only=True, tag="spin.valid"):
    """Il colpo vale: the throw that was declared void counts after all.

    Attributes:
        throw: which throw of the spin.
        reason: why.
        by: who decided it.
    """

    throw: int
    reason: str
    by: str | None = None


class SpinCleared(Event, frozen=True, kw_only=True, tag="spin.cleared"):
    """The layout is clear: what is placed from here on is the next spin's.

    Attributes:
        implied: nobody said so: the next spin began over it.
    """

    implied: bool | UnsetType = UNSET


class WinnersEntered(Event, frozen=True, kw_only=True, tag="winners.entered"):
    """The winning stacks besides those that the table knows; the last revision counts."""

    bets: list[Form]
    revision: int


class SpinSettled(Event, frozen=True, kw_only=True, tag="spin.settled"):
    """The answer of the settlement; `complete` is whether losing stakes were entered too."""

    revision: int
    complete: bool
    number: int
    announcement: str
    payments: list[Form]
    lost: list[Form]
    partage: list[Form]
    enferme: list[Form]
    freed: list[Form]
    returned: list[Form]
    withdrawn: list[Form]
    standing: list[Form]
    bank: Form


class StakeDone(Event, frozen=True, kw_only=True, tag="stake.done"):
    """The dealer has seen to a stake that the number did not pay: halved, shut in, freed, given back, taken.

    Attributes:
        listed: in which list of the settlement it stands.
        place: its place in it, from 1.
        over: it is still to be done after all.
    """

    revision: int
    listed: str
    place: int
    over: bool | UnsetType = UNSET


class SpinClosed(Event, frozen=True, kw_only=True, tag="spin.closed"):
    """Tout est payé au numéro.

    Attributes:
        entered: false if payments were made that nobody entered.
        lapsed: the number of a candidate that nobody answered.
        carried: what the table knows to lie there when the next spin begins.
        stayed: the colours to which it gave back what they were worth before another minimum.
        disputed: places of payments that wait for a ruling still; absent where none does.
    """

    entered: bool
    lapsed: int | None = None
    carried: list[Form] = field(default_factory=list)
    stayed: list[str] | UnsetType = UNSET
    disputed: list[int] | UnsetType = UNSET

    @property
    def needs_answer(self) -> bool:
        """Where nobody confirmed a number before the next ball was thrown; not where payments lack."""
        return self.lapsed is not None

    @property
    def alarm(self) -> str | None:
        """Which number nobody confirmed."""
        if self.lapsed is None:
            return None
        return Trouble.NOBODY_CONFIRMED(spin=str(self.spin), number=self.lapsed)


class SpinReopened(Event, frozen=True, kw_only=True, tag="spin.reopened"):
    """The spin that was closed last is paid again, as if it were not closed; what was laid since stays."""


class HeldHanded(Event, frozen=True, kw_only=True, tag="held.handed"):
    """What was taken off the layout is handed to its owner; an empty owner is whoever proved to be."""

    afterwards: ClassVar[bool] = True

    owner: str
    amount: str
    by: str | None = None


class TableWheel(Event, frozen=True, kw_only=True, tag="table.wheel"):
    """Another wheel stands at the table from here on: what is known of a wheel follows its number."""

    wheel_number: str
    by: str

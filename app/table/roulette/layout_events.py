"""What happens on the layout: bets, announces, and what is chosen at zero."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from app.table.event_record import Event, Form
from app.table.named import Named, Office, named_as


class BetPlaced(Event, frozen=True, kw_only=True, tag="bet.placed"):
    """Pieces were laid on a position, on top or nearest the wheel.

    Attributes:
        flags: what is wrong with the bet by the house's limits; it lies there all the same.
        by: who allowed what only the capo tavolo may.
    """

    position: str
    entry: Form
    flags: list[str] = field(default_factory=list)
    by: str | None = None


class BetRemoved(Event, frozen=True, kw_only=True, tag="bet.removed"):
    """Pieces were taken up by their player."""

    position: str
    entry: Form
    by: str | None = None


class BetBack(Event, frozen=True, kw_only=True, tag="bet.back"):
    """What its player was said to have taken up before the throw lay there all the same, and plays.

    Attributes:
        owner: whose; all of his that was said to be gone from there lies where it lay.
    """

    position: str
    owner: str


class BetMoved(Event, frozen=True, kw_only=True, tag="bet.moved"):
    """Pieces were moved; `entries` is what lay at `from`."""

    origin: str = field(name="from")
    to: str
    entries: list[Form]
    flags: list[str] = field(default_factory=list)
    by: str | None = None


class BetMisplaced(Event, frozen=True, kw_only=True, tag="bet.misplaced"):
    """A chip lies plainly wrong when the number falls: it plays as meant, and is put right after payment.

    Attributes:
        position: where it lies.
        meant: where it plays.
        told: the capo tavolo who was told.
        known: the table knew that it lay there; it plays there no more.
    """

    position: str
    meant: str
    entry: Form
    told: str
    known: bool = False


class BetLeft(Event, frozen=True, kw_only=True, tag="bet.left"):
    """The winnings of a payment stay on their chance, for their owner.

    Attributes:
        over: he takes them now.
        gone: what he had left lying was taken up before the throw: it did not play.
    """

    order: int
    revision: int
    position: str
    owner: str
    over: bool | UnsetType = UNSET
    gone: bool | UnsetType = UNSET


class ZeroChosen(Event, frozen=True, kw_only=True, tag="zero.chosen"):
    """A player chose what zero does to his stake on a simple chance.

    Attributes:
        choice: `half_back` or `prison`.
    """

    position: str
    owner: str
    choice: str


class ZeroGrouped(Event, frozen=True, kw_only=True, tag="zero.grouped"):
    """The dealer groups a colour's pieces on several simple chances before they are divided, or no longer."""

    colour: str
    grouped: bool = True


class AnnounceHeard(Event, frozen=True, kw_only=True):
    """An announce as it was given.

    Attributes:
        value: what a share is worth, money as text; None in colour.
        colour: the colour played, with `colour_pieces` to the share.
        money: what the player put down; None where it was the sum itself.
        held: it stays on the race track, paid and not placed.
        accepted_by: the capo tavolo who repeated it.
        straights: the numbers added to it.
        after: how a winning announce goes on: `rifare`, `completare` or `tutto`.
        of: the `seq` of the event that took it when it won.
    """

    name: str
    owner: str
    value: str | None = None
    colour: str | None = None
    colour_pieces: int | None = None
    money: str | None = None
    held: bool = False
    accepted_by: str | None = None
    straights: list[int] = field(default_factory=list)
    after: str | UnsetType = UNSET
    of: int | UnsetType = UNSET


class AnnounceAccepted(AnnounceHeard, frozen=True, kw_only=True, tag="announce.accepted"):
    """An announce was taken: `repeat` is what the dealer says, `bets` what it lays down.

    Attributes:
        kept: of one that goes on: what is kept out of the payment, money as text.
        plays_on: what of its winning stake is in play again.
        stake_back: what of its winning stake is handed over.
        paid: what of its winnings is handed over.
    """

    bets: list[Form]
    change: str
    repeat: str
    total: str | None = None
    flags: list[str] = field(default_factory=list)
    kept: str | UnsetType = UNSET
    plays_on: str | UnsetType = UNSET
    stake_back: str | UnsetType = UNSET
    paid: str | UnsetType = UNSET

    @property
    def named(self) -> Named | None:
        """Who decided it."""
        return named_as(Office.CAPO_TAVOLO, self.accepted_by)


class AnnounceUndone(Event, frozen=True, kw_only=True, tag="announce.undone"):
    """An announce is taken back: what it laid down for the spin that is bet on is taken up.

    Attributes:
        of: of one that won and goes on, the `seq` of the event that took it when it won.
        accepted: the `seq` of the event with which it was taken, or went on.
        by: the capo tavolo who allowed it after "Rien ne va plus".
    """

    accepted: int
    name: str
    owner: str
    of: int | UnsetType = UNSET
    by: str | UnsetType = UNSET

    @property
    def named(self) -> Named | None:
        """Who decided it."""
        return None if self.by is UNSET else named_as(Office.CAPO_TAVOLO, self.by)


class AnnounceRefused(AnnounceHeard, frozen=True, kw_only=True, tag="announce.refused"):
    """An announce was not taken, and why."""

    reason: str

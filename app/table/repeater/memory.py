"""What a table remembers of its side wagers, and what each event does to it; no rule of a house is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace as dataclass_with
from functools import reduce
from typing import Any, Final, TypeAlias

from msgspec import Struct, convert
from msgspec.structs import replace

from app.rules.money import Cents, parse_money
from app.rules.repeater.house_rules import NAME
from app.rules.repeater.round import NOTHING, Round, Stake
from app.rules.repeater.values import SEVEN
from app.rules.repeater.wagers import BY_CODE
from app.table.repeater.events import (
    MarkTakenBack,
    OnWager,
    RoundAbandoned,
    RoundEnded,
    SurrenderDeclined,
    SurrenderOffered,
    ValueCorrected,
    ValueMarked,
    WagerBooked,
    WagerLost,
    WagerReturned,
    WagerSurrendered,
    WagerWon,
)
from app.table.state import TableState

Deed: TypeAlias = (
    WagerBooked
    | WagerReturned
    | ValueMarked
    | WagerWon
    | WagerLost
    | RoundEnded
    | SurrenderOffered
    | SurrenderDeclined
    | WagerSurrendered
    | RoundAbandoned
    | ValueCorrected
)
OF_THE_NUMBER: Final = (ValueMarked, WagerWon, WagerLost, RoundEnded, SurrenderOffered)
"""What a number did: none of it counts where that is taken back."""


class Told(Struct, frozen=True):
    """An offer that was said aloud.

    Attributes:
        wager: by its code.
        owner: to whom.
        tally: for which it was.
        declined: a throw came since then.
    """

    wager: str
    owner: str
    tally: int
    declined: bool = False


class Kept(Struct, frozen=True):
    """All that goes on from one night to the next.

    Attributes:
        round: that is played.
        seven: it has come, and what it takes is not taken yet.
        paid: what was handed over in this round, cents.
        told: the offers that were said aloud of wagers that stand.
        began_with: what stood when the first value of this round was marked.
        last_began_with: the same of the round before.
    """

    round: Round = Round()
    seven: bool = False
    paid: Cents = NOTHING
    told: tuple[Told, ...] = ()
    began_with: tuple[Stake, ...] = ()
    last_began_with: tuple[Stake, ...] = ()


class Wagers(Struct, frozen=True):
    """What a table remembers.

    Attributes:
        kept: as it stands now.
        before: as it stood when the night began.
        deeds: what happened to it this night.
    """

    kept: Kept = Kept()
    before: Kept = Kept()
    deeds: tuple[Deed, ...] = ()

    @property
    def round(self) -> Round:
        """The round that is played."""
        return self.kept.round

    def of_spin(self, spin: int) -> Iterable[Deed]:
        """Give what happened for a spin since the number before it, the latest first."""
        for deed in reversed(self.deeds):
            if (deed.spin or 0) < spin and not isinstance(deed, ValueCorrected):
                return
            if deed.spin == spin:
                yield deed

    @property
    def last_marked(self) -> int | None:
        """The spin whose number was marked last this night; None where none was."""
        return next((deed.spin for deed in reversed(self.deeds) if isinstance(deed, ValueMarked)), None)

    def marked(self, spin: int) -> ValueMarked | None:
        """Say how a spin was marked; None where it was not."""
        return next((deed for deed in self.of_spin(spin) if isinstance(deed, ValueMarked)), None)


def left_over(wagers: Wagers) -> Wagers:
    """What is left to the next night."""
    return Wagers(wagers.kept, wagers.kept)


def _stake(kept: Kept, wager: str, owner: str) -> Stake:
    """Find what an owner has on a wager.

    Raises:
        LookupError: nothing.
    """
    stake = kept.round.stake(BY_CODE[wager], owner)
    if stake is None:
        raise LookupError(f"{owner} has nothing on {wager}")
    return stake


def _off(kept: Kept, stake: Stake) -> Kept:
    """Take a stake off, and what was offered for it."""
    told = tuple(each for each in kept.told if (each.wager, each.owner) != (stake.wager, stake.owner))
    return replace(kept, round=kept.round.without(stake), told=told)


def _without(kept: Kept, event: OnWager) -> Kept:
    return _off(kept, _stake(kept, event.wager, event.owner))


def _handed_over(kept: Kept, event: WagerWon | WagerSurrendered) -> Kept:
    off = _without(kept, event)
    return replace(off, paid=Cents(off.paid + parse_money(event.payment)))


def _booked(kept: Kept, event: WagerBooked) -> Kept:
    wager, amount = BY_CODE[event.wager], parse_money(event.amount)
    had = kept.round.stake(wager, event.owner) or Stake(event.wager, event.owner, NOTHING)
    has = dataclass_with(had, amount=Cents(had.amount + amount), new=Cents(had.new + amount))
    return replace(kept, round=kept.round.with_stake(has))


def _returned(kept: Kept, event: WagerReturned) -> Kept:
    return _less(kept, event.wager, event.owner, parse_money(event.amount))


def _less(kept: Kept, wager: str, owner: str, amount: Cents) -> Kept:
    """Take off what was booked since the last spin."""
    had = _stake(kept, wager, owner)
    left = Cents(had.amount - amount)
    if not left:
        return _off(kept, had)
    return replace(kept, round=kept.round.with_stake(dataclass_with(had, amount=left, new=NOTHING)))


def _marked(kept: Kept, event: ValueMarked) -> Kept:
    round_, value = kept.round, event.value
    if not round_.tallies and value is not None:
        kept = replace(kept, began_with=round_.standing)
    standing = tuple(dataclass_with(stake, new=NOTHING) for stake in round_.standing)
    tallies = round_.tallies
    if value is not None and value != SEVEN:
        tallies = {**tallies, value: round_.tally([value]) + 1}
    now = dataclass_with(round_, tallies=tallies, standing=standing)
    return replace(kept, round=now, seven=value == SEVEN)


def _ended(kept: Kept, _event: RoundEnded | RoundAbandoned) -> Kept:
    return Kept(kept.round.next(), last_began_with=kept.began_with or kept.round.standing)


def ends_round(kept: Kept, event: RoundAbandoned) -> bool:
    """Whether an abandoned round is over; not where more stands, since a number counts no more."""
    gone = len(event.payments) + len(event.returned)
    return event.round == kept.round.number and gone == len(kept.round.standing)


def _abandoned(kept: Kept, event: RoundAbandoned) -> Kept:
    """End the round; where a number counts no more that was before it, only its own stakes are gone."""
    if ends_round(kept, event):
        return _ended(kept, event)
    for gone in (*event.payments, *event.returned):
        kept = _less(kept, gone["wager"], gone["owner"], parse_money(gone["amount"]))
    return kept


def _offered(kept: Kept, event: SurrenderOffered) -> Kept:
    return replace(kept, told=(*kept.told, Told(event.wager, event.owner, event.tally)))


def _declined(kept: Kept, event: SurrenderDeclined) -> Kept:
    offered = Told(event.wager, event.owner, event.tally)
    told = tuple(replace(each, declined=True) if each == offered else each for each in kept.told)
    return replace(kept, told=told)


def _corrected(kept: Kept, event: ValueCorrected) -> Kept:
    now = convert(event.now, Round, strict=False)
    standing = {(stake.wager, stake.owner) for stake in now.standing}
    told = tuple(each for each in kept.told if (each.wager, each.owner) in standing)
    return replace(kept, round=now, told=told)


_DOES: Final[Mapping[type, Callable[[Kept, Any], Kept]]] = {
    WagerBooked: _booked,
    WagerReturned: _returned,
    ValueMarked: _marked,
    WagerWon: _handed_over,
    WagerLost: _without,
    RoundEnded: _ended,
    SurrenderOffered: _offered,
    SurrenderDeclined: _declined,
    WagerSurrendered: _handed_over,
    RoundAbandoned: _abandoned,
    ValueCorrected: _corrected,
}


def _with(wagers: Wagers, deed: Deed) -> Wagers:
    kept = _DOES[type(deed)](wagers.kept, deed)
    if isinstance(deed, ValueMarked):
        later = (each for each in wagers.deeds if (each.spin or 0) > (deed.spin or 0))
        kept = _still_new(kept, later)
    return replace(wagers, kept=kept, deeds=(*wagers.deeds, deed))


def _still_new(kept: Kept, later: Iterable[Deed]) -> Kept:
    """Let be taken back what was booked behind a number that is said again: it knows nothing of that."""
    new: dict[tuple[str, str], int] = {}
    for deed in later:
        match deed:
            case WagerBooked(wager=wager, owner=owner, amount=amount):
                new[wager, owner] = new.get((wager, owner), 0) + parse_money(amount)
            case WagerReturned(wager=wager, owner=owner) | WagerSurrendered(wager=wager, owner=owner):
                new.pop((wager, owner), None)
            case RoundAbandoned():
                new.clear()
            case _:
                pass
    if not new:
        return kept
    standing = tuple(
        dataclass_with(stake, new=Cents(min(stake.amount, new.get((stake.wager, stake.owner), 0))))
        for stake in kept.round.standing
    )
    return replace(kept, round=dataclass_with(kept.round, standing=standing))


def _without_number(wagers: Wagers, event: MarkTakenBack) -> Wagers:
    """Let all happen again but for what the number of a spin did."""
    left = (deed for deed in wagers.deeds if deed.spin != event.spin or not isinstance(deed, OF_THE_NUMBER))
    return reduce(_with, left, Wagers(wagers.before, wagers.before))


FOLDS: Final[Mapping[type, Callable[[Wagers, Any], Wagers]]] = {
    **dict.fromkeys(_DOES, _with),
    MarkTakenBack: _without_number,
}


NOTHING_THERE: Final = Wagers()
"""Before anything happened."""


def wagers_at(state: TableState) -> Wagers:
    """What a table remembers of its side wagers."""
    kept: Wagers = state.beside.get(NAME, NOTHING_THERE)
    return kept


def put_right(wagers: Wagers) -> dict[int, int | None]:
    """Give the values of this night that were put right, by their spins; the last that was said of each."""
    return {deed.spin or 0: deed.value for deed in wagers.deeds if isinstance(deed, ValueCorrected)}


def value_at(wagers: Wagers, spin: int) -> int | None:
    """Give the value of a spin of this night as it stands.

    Raises:
        LookupError: no value was marked for it.
    """
    marked, instead = wagers.marked(spin), put_right(wagers)
    if marked is None:
        raise LookupError(f"nothing was marked for spin {spin} this night")
    return instead.get(spin, marked.value)

"""What a dealer does with side wagers: book, take back, give up, pay, book again, abandon a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from app.people.permissions import Act
from app.rules.house import House
from app.rules.money import Cents
from app.rules.payment_words import UNKNOWN_OWNER
from app.rules.repeater.house_rules import NAME, RepeaterRules, repeater_rules
from app.rules.repeater.round import Stake, may_be_made
from app.rules.repeater.wagers import BY_CODE, Wager
from app.table.bad_input import BadInputError
from app.table.command import Command, Money, Place, Text, worded
from app.table.game import Do, game_of
from app.table.paying import mark_paid
from app.table.repeater.answers import booked, given_up, nothing_on, surrendered, taken_back
from app.table.repeater.memory import wagers_at
from app.table.repeater.refusals import RepeaterRefusal
from app.table.state import TableState
from app.table.station_opening import Opening
from app.table.table_commands import MarkPaid
from app.table.turn import Turn, refuse

_RULE: Final = f"rules {NAME}"
"""On which its refusals rest, as they are recorded."""

Code = Annotated[str, worded({code: code for code in BY_CODE}, str)]


class BookWager(Command, frozen=True, kw_only=True, tag="repeater"):
    """A player makes a side wager, or adds to his; `by` is the capo tavolo after "Rien ne va plus"."""

    wager: Code
    owner: Text
    amount: Money
    by: Text | None = None


class TakeWagerBack(Command, frozen=True, kw_only=True, tag="repeater_back"):
    """What was booked since the last spin is taken back."""

    wager: Code
    owner: Text


class SurrenderWager(Command, frozen=True, kw_only=True, tag="repeater_surrender"):
    """A wager is given up, whole, for what is printed."""

    wager: Code
    owner: Text


class PayWin(Command, frozen=True, kw_only=True, tag="repeater_paid"):
    """A side wager that was won is paid, and its envy with it; `order` counts the wins alone, from 1."""

    order: Place


class BookAgain(Command, frozen=True, kw_only=True, tag="repeater_again"):
    """What an owner had when the last round began is booked again; without one, what everybody had."""

    owner: Text | None = None


class AbandonRound(Command, frozen=True, kw_only=True, tag="repeater_abandon"):
    """Management gives the round up."""

    reason: Text
    by: Text


def may_be_booked(state: TableState, rules: RepeaterRules) -> tuple[Wager, ...]:
    """Give the wagers that somebody may make still: once the last spin is announced, none."""
    return () if game_of(state).is_last(state) else may_be_made(rules, wagers_at(state).round)


def _dealt(turn: Turn) -> tuple[RepeaterRules, int]:
    """The rules of the house, and the spin that is bet on.

    Raises:
        RefusedError: it deals no side wagers, or nothing is bet on.
    """
    spin, rules = game_of(turn.state).coming(turn), repeater_rules(turn.state.house)
    if rules is None:
        refuse(RepeaterRefusal.NOT_DEALT(), rule=_RULE)
    return rules, spin


def _in_time(turn: Turn) -> tuple[RepeaterRules, int]:
    """The same before "Rien ne va plus".

    Raises:
        RefusedError: it was said.
    """
    dealt = _dealt(turn)
    if not game_of(turn.state).takes_bets(turn.state):
        refuse(RepeaterRefusal.LATE_FOR_PLAYERS(), rule=_RULE)
    return dealt


def _book(turn: Turn, said: BookWager, _opening: Opening) -> None:
    """Book a side wager, or add to it; after "Rien ne va plus" in the name of the capo tavolo."""
    rules, spin = _dealt(turn)
    if not said.amount:
        raise BadInputError("must be more than nothing", "amount")
    if said.owner in _nobody(turn.state.house):
        refuse(RepeaterRefusal.OF_NOBODY(owner=said.owner), rule=_RULE)
    if game_of(turn.state).is_last(turn.state):
        refuse(RepeaterRefusal.LAST_ANNOUNCED(), rule=_RULE)
    if said.by is None and not game_of(turn.state).takes_bets(turn.state):
        refuse(RepeaterRefusal.LATE_WITHOUT_CAPO(), rule=_RULE)
    stake = Stake(said.wager, said.owner, said.amount)
    turn.happen(booked(rules, wagers_at(turn.state).round, spin, stake, said.by))


def _nobody(house: House) -> set[str]:
    """What names no player: the colours of the house, and that nobody knows whose it is."""
    colours = {name for chip in house.colours for name in (chip.name, chip.label)}
    return {*colours, UNKNOWN_OWNER}


def _take_back(turn: Turn, said: TakeWagerBack, _opening: Opening) -> None:
    """Give back what was booked on a side wager since the last spin."""
    _, spin = _in_time(turn)
    turn.happen(taken_back(wagers_at(turn.state).round, spin, nothing_on(said.wager, said.owner)))


def _surrender(turn: Turn, said: SurrenderWager, _opening: Opening) -> None:
    """Pay a side wager that its owner gives up, all of it."""
    rules, spin = _in_time(turn)
    turn.happen(surrendered(rules, wagers_at(turn.state).round, spin, nothing_on(said.wager, said.owner)))


def _pay(turn: Turn, said: PayWin, opening: Opening) -> None:
    """Pay a side wager that was won, and what the dealers' box gets for it, which stands right behind.

    The box's mark stays where it has one already, and what is disputed waits for the ruling.
    """
    spin = game_of(turn.state).settle(turn)
    ours = [
        (place, payment.employees)
        for place, payment in enumerate(spin.payable.payments or (), 1)
        if payment.section == NAME
    ]
    wins = [number for number, (_, is_envy) in enumerate(ours) if not is_envy]
    if said.order > len(wins):
        refuse(RepeaterRefusal.NO_SUCH_WIN(spin=spin.spin, wins=len(wins), order=said.order))
    first = wins[said.order - 1]
    mark_paid(turn, MarkPaid(order=ours[first][0]), opening)
    for place, is_envy in ours[first + 1 : first + 2]:
        if is_envy and place not in spin.payable.given.keys() | spin.payable.disputed:
            mark_paid(turn, MarkPaid(order=place), opening)


def _again(turn: Turn, said: BookAgain, opening: Opening) -> None:
    """Book again what stood when the last round began and does not stand now; each may be refused."""
    _dealt(turn)
    kept = wagers_at(turn.state).kept
    lacking = [
        (stake, Cents(stake.amount - (there.amount if there else 0)))
        for stake in kept.last_began_with
        if said.owner in {None, stake.owner}
        for there in (kept.round.stake(BY_CODE[stake.wager], stake.owner),)
    ]
    stakes = [(stake, amount) for stake, amount in lacking if amount > 0]
    if not stakes:
        refuse(RepeaterRefusal.NOTHING_TO_BOOK_AGAIN())
    for stake, amount in stakes:
        _book(turn, BookWager(wager=stake.wager, owner=stake.owner, amount=amount), opening)


def _abandon(turn: Turn, said: AbandonRound, _opening: Opening) -> None:
    """Abandon the round: pay what could be given up, return all else."""
    rules, spin = _dealt(turn)
    round_ = wagers_at(turn.state).round
    if not round_.standing:
        refuse(RepeaterRefusal.NOTHING_STANDS())
    turn.happen(given_up(rules, round_, spin, said.reason, said.by))


ACTS: Final[Mapping[type[Command], Do[Any]]] = {
    BookWager: _book,
    TakeWagerBack: _take_back,
    SurrenderWager: _surrender,
    PayWin: _pay,
    BookAgain: _again,
    AbandonRound: _abandon,
}
SIGNS: Final[Mapping[type[Command], Callable[[Any, Any], Act | None]]] = {
    BookWager: lambda _wagers, said: None if said.by is None else Act.LATE_ANNOUNCE,
    AbandonRound: lambda _wagers, _said: Act.CORRECT,
}
"""Whoever lets a late wager or an abandoned round be signs for it."""

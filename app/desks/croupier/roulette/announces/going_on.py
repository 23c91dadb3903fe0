"""How announces that won go on or are taken back: each way is asked of the table's own code."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.croupier.roulette.announces.beside_page import winning_announces
from app.desks.croupier.roulette.announces.draft import CAPO_TAVOLO, AnnounceDraft, GoesOn
from app.rules.money import Cents, parse_money
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.announces import Family
from app.table.acting import tried_turn
from app.table.command import Command
from app.table.roulette import events as spun
from app.table.roulette.going_on import announce_of
from app.table.roulette.kept_back import kept_by_each, payments_for
from app.table.roulette.outcomes import Fate, outcomes
from app.table.roulette.paid_before import paid_before
from app.table.roulette.placing import TAKES_BETS
from app.table.roulette.settling import spin_to_settle
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import Announced, GoneOn, SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.turn import RefusedError


class HandedBack(NamedTuple):
    """What changes hands when an announce does not go on after all; amounts in cents.

    Attributes:
        kept: what was kept out of payments that are made: the player is given it.
        stake: of his winning stake, what he has been given: it is taken back, and stands where it won.
    """

    kept: Cents = Cents(0)
    stake: Cents = Cents(0)


def handed_back(state: SpinTable, gone: GoneOn) -> HandedBack:
    """Say what changes hands when an announce of the spin being paid does not go on after all.

    Of a payment that is not made nothing was kept yet; of one that was made before the announce went on only
    what the dealer has taken back already.
    """
    paying = state.paying
    if paying is None or paying.settlement is None or paying.number is None:
        return HandedBack()
    said = next(said for said in paying.announces if said.seq == gone.of)
    moved = frozenset(paying.payable.given) - (
        frozenset() if _is_taken_back(state, paying, gone) else gone.late
    )
    kept = kept_by_each(paying)[paying.gone_on.index(gone)]
    payments = payments_for(said, paying.number, paying.settlement.payments)
    return HandedBack(
        Cents(sum(kept[order] for order in payments if order in moved)),
        gone.stake_back if min(payments) in moved else Cents(0),
    )


def _is_taken_back(state: SpinTable, spin: SpinState, gone: GoneOn) -> bool:
    """Whether the dealer ticked that he took back what was paid before the announce went on."""
    if spin.settlement is None:
        return False
    places = {late.of: place for place, late in enumerate(paid_before(spin), 1)}
    return any(
        outcome.done and outcome.fate is Fate.TAKEN_BACK and outcome.place == places.get(gone.of)
        for outcome in outcomes(spin, spin_to_settle(state, spin).bets, spin.settlement)
    )


WAYS: Final = (Again.RIFARE, Again.COMPLETARE, Again.TUTTO)


class Way(NamedTuple):
    """One way in which an announce could go on.

    Attributes:
        goes_on: which announce, and in which way.
        repeat: what the dealer says; empty where it cannot go on so.
        kept: cents kept out of the payment.
        plays_on: cents of the winning stake that stay in play.
        stake_back: cents of the winning stake that go back.
        paid: cents of the winnings that are paid out.
        reason: why the table would refuse it; empty where it would not.
        for_capo: whether the capo tavolo's repeating it is needed.
        lowered: what a share is worth now where it is less than the player asks, because a maximum has no
            more room: cents, in colour pieces; None where it is all that he asks (rules 6) [5.2].
    """

    goes_on: GoesOn
    repeat: str = ""
    kept: Cents = Cents(0)
    plays_on: Cents = Cents(0)
    stake_back: Cents = Cents(0)
    paid: Cents = Cents(0)
    reason: str = ""
    for_capo: bool = False
    lowered: int | None = None


class Won(NamedTuple):
    """An announce that won, and the ways in which it can go on."""

    said: Announced
    ways: tuple[Way, ...]


def winners(state: SpinTable) -> tuple[Won, ...]:
    """Offer the announces that won and have not gone on, in the order in which they were taken."""
    return tuple(
        Won(said, tuple(_way(state, said, again) for again in WAYS)) for said in winning_announces(state)
    )


class Going(NamedTuple):
    """An announce that goes on already.

    Attributes:
        again: in which way.
        kept: cents kept for it.
        back: what changes hands if it does not go on after all.
    """

    said: Announced
    again: Again
    kept: Cents
    back: HandedBack


class Listed(NamedTuple):
    """The announces of the table's two spins.

    Attributes:
        won: those that won and can go on.
        going: those that go on already.
        given: the others that were taken for the spin that is bet on.
        late: bets are closed: the capo tavolo alone takes one back.
    """

    won: tuple[Won, ...] = ()
    going: tuple[Going, ...] = ()
    given: tuple[Announced, ...] = ()
    late: bool = False

    @property
    def items(self) -> tuple[Won | Going | Announced, ...]:
        """Give all of them in the order in which they are asked about."""
        return (*self.won, *self.going, *self.given)

    @property
    def wins(self) -> int:
        """How many won, whether they go on already or not."""
        return len(self.won) + len(self.going)


def listed(state: SpinTable, won: tuple[Won, ...]) -> Listed:
    """List the announces.

    Args:
        state: the table.
        won: those that can go on, with their ways.
    """
    betting = state.betting
    gone = set() if state.paying is None else {gone.seq for gone in state.paying.gone_on}
    taken = () if betting is None else betting.announces
    given = tuple(said for said in taken if said.seq not in gone)
    return Listed(won, _going(state), given, betting is not None and betting.phase not in TAKES_BETS)


def _going(state: SpinTable) -> tuple[Going, ...]:
    """Name what goes on, as long as it can be taken back: until the spin that it won is closed."""
    paying = state.paying
    if paying is None or state.betting is None:
        return ()
    announces = {said.seq: said for said in paying.announces}
    return tuple(
        Going(announces[gone.of], Again(gone.after), gone.kept, handed_back(state, gone))
        for gone in paying.gone_on
    )


def chosen_way(won: tuple[Won, ...], draft: AnnounceDraft) -> Way | None:
    """Find the way that was chosen; None once that announce cannot go on any more."""
    return next((way for item in won for way in item.ways if way.goes_on == draft.goes_on), None)


def going_on_command(said: Announced, again: Again, accepted_by: str | None = None) -> TakeAnnounce:
    """Write the command that lets an announce of the spin being paid go on in a way.

    Args:
        said: the announce, as it was taken.
        again: in which way it goes on.
        accepted_by: the capo tavolo who repeated it; None where he did not.
    """
    return TakeAnnounce(
        name=said.name, owner=said.owner, after=again.value, of=said.seq, accepted_by=accepted_by
    )


def _way(state: SpinTable, said: Announced, again: Again) -> Way:
    goes_on = GoesOn(said.seq, again)
    answer = _answer(state, going_on_command(said, again))
    for_capo = False
    if isinstance(answer, str):
        lifted = _answer(state, going_on_command(said, again, CAPO_TAVOLO))
        if isinstance(lifted, str):
            return Way(goes_on, reason=answer)
        answer, for_capo = lifted, True
    return Way(
        goes_on,
        answer.repeat,
        kept=parse_money(str(answer.kept)),
        plays_on=parse_money(str(answer.plays_on)),
        stake_back=parse_money(str(answer.stake_back)),
        paid=parse_money(str(answer.paid)),
        for_capo=for_capo,
        lowered=_lowered(said, again, answer),
    )


def _lowered(said: Announced, again: Again, answer: spun.AnnounceAccepted) -> int | None:
    """Say what a share is worth where it is less than was asked: per il tutto the serie triples."""
    share = answer.colour_pieces if answer.value is None else parse_money(answer.value)
    before = said.colour_pieces if said.value is None else said.value
    if share is None or before is None:
        return None
    times = 1
    if again is Again.TUTTO:
        times = 3 if announce_of(said).family is Family.SERIE else 2
    return share if share < times * before else None


def _answer(state: SpinTable, said: Command) -> spun.AnnounceAccepted | str:
    """Ask on a turn that nobody keeps: what would be taken, or why not."""
    try:
        turn = tried_turn(state, said)
    except RefusedError as fault:
        return fault.reason
    last = turn.events[-1]
    if isinstance(last, spun.AnnounceAccepted):
        return last
    return last.reason if isinstance(last, spun.AnnounceRefused) else ""

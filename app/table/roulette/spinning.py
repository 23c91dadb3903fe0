"""What happens to the spins of a turn: one that is bet on, one that is paid (rules 8) [2, 3]."""

from __future__ import annotations

from msgspec import UNSET

from app.rules.chips import Colour
from app.rules.money import Cents, money_text
from app.rules.roulette.french_call import announcement
from app.rules.roulette.settled import Settlement
from app.table import events as happened
from app.table.colours_out import colours_in
from app.table.differences import is_all_paid, places_after, same_players
from app.table.event_record import Form
from app.table.refusals import Refusal
from app.table.roulette import events as spun
from app.table.roulette.carrying import carried_from
from app.table.roulette.last_spin import bets_are_over, is_spun_on
from app.table.roulette.procedure import Phase
from app.table.roulette.settlement_form import bank_form, settlement_form, stack_form
from app.table.roulette.settling import colours_of, settlement_of
from app.table.roulette.spin_state import Proposed, SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.stepping import unseen_throw
from app.table.round_refusals import RoundRefusal
from app.table.troubles import Trouble
from app.table.turn import refuse


def spin_bet_on(turn: SpinTurn) -> SpinState:
    """The spin being bet on.

    Raises:
        RefusedError: the table is closed, or the layout has not been cleared.
    """
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if turn.state.betting is None:
        refuse(RoundRefusal.NOT_CLEARED())
    return turn.state.betting


def spin_taking_bets(turn: SpinTurn) -> SpinState:
    """The spin being bet on, if its ball will be thrown: after the last one none is (rules 8).

    Raises:
        RefusedError: it was the last spin, the table is closed, or the layout has not been cleared.
    """
    if turn.state.opened and bets_are_over(turn.state):
        refuse(RoundRefusal.BETS_ARE_OVER(), rule="rules 8")
    return spin_bet_on(turn)


def spin_paid(turn: SpinTurn) -> SpinState:
    """The spin being paid.

    Raises:
        RefusedError: there is none.
    """
    if turn.state.paying is None:
        refuse(RoundRefusal.NO_SPIN_PAID())
    return turn.state.paying


def clear_paid(turn: SpinTurn, *, implied: bool = False) -> SpinState:
    """Clear the layout if it has not been done; gives the spin being paid.

    Args:
        turn: takes what happens.
        implied: nobody says that it is clear: the next spin begins over it.

    Raises:
        RefusedError: no number has fallen.
    """
    spin = spin_paid(turn)
    if spin.phase is Phase.FALLEN:
        before = turn.state.minimum
        turn.happen(spun.SpinCleared(spin=spin.spin, implied=implied or UNSET))
        _colours_follow(turn, before)
        open_bets(turn)
    return spin_paid(turn)


def open_bets(turn: SpinTurn) -> None:
    """Open the bets of the coming spin, if the wheel is ready and nobody waits for an answer."""
    spin = turn.state.betting
    if spin is None or bets_are_over(turn.state):
        return
    if spin.phase is Phase.COMING and turn.ready and spin.proposed is None:
        turn.happen(spun.SpinBetsOpen(spin=spin.spin, source=turn.source))


def open_again(turn: SpinTurn) -> None:
    """Open the bets, whatever the wheel says; after the last spin none are, while it is spun on."""
    spin = spin_bet_on(turn)
    if not (spin.spun_on or is_spun_on(turn.state)):
        turn.happen(spun.SpinBetsOpen(spin=spin.spin, source=turn.source))


def settle_paid(turn: SpinTurn) -> SpinState:
    """Write the settlement of the spin being paid if it has none; gives the spin."""
    spin = spin_paid(turn)
    if spin.settlement is None:
        settle_anew(turn)
    return spin_paid(turn)


def settle_cleared(turn: SpinTurn) -> SpinState:
    """Clear the layout and settle the spin being paid, as far as it has not been done; gives the spin."""
    clear_paid(turn)
    return settle_paid(turn)


def settle_anew(turn: SpinTurn) -> None:
    """Write a settlement with what is known now; what lost is known only where every stake is placed.

    A dispute about a payment that is another now goes on about it: a ruling alone ends it (rules 3).
    """
    spin = spin_paid(turn)
    settlement = settlement_of(turn.state, spin)
    answer: Form = {**settlement_form(settlement)}
    complete = turn.state.all_entered
    if not complete:
        answer["bank"] = {**bank_form(settlement.bank), "taken": None, "result": None}
    revision = spin.payable.revision + 1
    turn.happen(spun.SpinSettled(spin=spin.spin, revision=revision, complete=complete, **answer))
    if spin.payable.disputed and spin.settlement is not None:
        _object_again(turn, spin)


def _object_again(turn: SpinTurn, before: SpinState) -> None:
    """Dispute what the same player is paid now, where it is no longer what he was to be paid."""
    settled = before.payable.payments or ()
    for order in sorted(before.payable.disputed):
        spin = spin_paid(turn)
        payments, was = spin.payable.payments or (), settled[order - 1]
        if was in payments:  # wherever it stands, its dispute went with it
            continue
        if order in before.payable.given:
            now = places_after(settled, before.payable.given, payments).get(order)
        else:
            now = same_players(payments, was, frozenset(spin.payable.given) | spin.payable.disputed)
        if now is None:
            refuse(Refusal.TAKES_DISPUTED_AWAY(order=order), rule="rules 3")
        reason = Trouble.DISPUTE_GOES_ON.english(order=order)
        again = happened.PaymentDisputed(
            spin=spin.spin, revision=spin.payable.revision, order=now, reason=reason
        )
        turn.happen(again)


def close_paid(turn: SpinTurn) -> None:
    """Close the spin being paid, whatever was entered; nothing happens where there is none."""
    if turn.state.paying is None:
        return
    clear_paid(turn, implied=True)
    spin = settle_paid(turn)
    if spin.settlement is None:  # it was written just now
        return
    own = len(spin.settlement.payments)
    known = turn.state.all_entered or spin.spun_on or spin.entered > 0
    known |= any(order <= own for order in spin.payable.given)
    entered = known and is_all_paid(spin.payable)
    stayed = _colours_stay(turn, spin, spin.settlement)
    carried = [stack_form(stack) for stack in carried_from(turn.state, spin, spin.settlement)]
    turn.happen(
        spun.SpinClosed(
            spin=spin.spin,
            entered=entered,
            carried=carried,
            stayed=stayed or UNSET,
            disputed=sorted(spin.payable.disputed) or UNSET,
        )
    )


def lapse(turn: SpinTurn) -> None:
    """Close the spin being bet on without a number: nobody answered, or nobody saw it fall."""
    spin = spin_bet_on(turn)
    lapsed = None if spin.proposed is None else spin.proposed.number
    before = turn.state.minimum
    turn.happen(spun.SpinClosed(spin=spin.spin, entered=False, lapsed=lapsed))
    _colours_follow(turn, before)


def _colours_follow(turn: SpinTurn, before: Cents) -> None:
    """Colours of which nothing is out are worth the minimum that holds now; others what they were [2]."""
    if turn.state.minimum == before:
        return
    for name in colours_in(turn.state):
        if turn.state.colours[name] == Colour(before):
            value = money_text(turn.state.minimum)
            turn.happen(happened.ColourAssigned(colour=name, value=value))


def _colours_stay(turn: SpinTurn, spin: SpinState, settlement: Settlement) -> list[str]:
    """A colour that won at the minimum before was out, whatever was said: its pieces keep it [2].

    Returns:
        The colours that are worth what they were again.
    """
    stayed: list[str] = []
    now, betting = turn.state.minimum, turn.state.betting
    if spin.minimum is None or spin.minimum == now or betting is None:
        return stayed
    laid = {entry.colour for stack in betting.bets for entry in stack.entries}
    for name in colours_of(settlement):
        followed = turn.state.colours.get(name) == Colour(now)
        if followed and spin.colours.get(name) == Colour(spin.minimum) and name not in laid:
            turn.happen(happened.ColourAssigned(colour=name, value=money_text(spin.minimum)))
            stayed.append(name)
    return stayed


def let_fall(turn: SpinTurn, number: int, source: str, proposed: Proposed | None = None) -> None:
    """Let the number of the spin being bet on be known; the spin before it is closed as it is."""
    spin = spin_bet_on(turn)
    close_paid(turn)
    turn.happen(
        spun.SpinNumber(
            spin=spin.spin,
            number=number,
            announcement=announcement(number),
            source=source,
            throw=unseen_throw(spin),
            device=proposed.device if proposed and proposed.device else None,
            game=proposed.game if proposed else None,
        )
    )

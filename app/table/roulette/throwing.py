"""The throw and its number: thrown, rien ne va plus, typed, confirmed (rules 8) [2, 3.7]."""

from __future__ import annotations

from app.rules.roulette.french_call import announcement
from app.rules.roulette.spin_rules import has_tumbler
from app.table.bank_refusals import BankRefusal
from app.table.refusals import Refusal
from app.table.roulette import events as spun
from app.table.roulette.drawing import confirm_drum
from app.table.roulette.last_spin import is_undecided
from app.table.roulette.procedure import BALL_RUNS, Phase
from app.table.roulette.spin_commands import ConfirmNumber, NoMoreBets, RefuseNumber, Throw, TypeNumber
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import close_paid, let_fall, open_again, open_bets, spin_bet_on, spin_paid
from app.table.roulette.stepping import unseen_throw
from app.table.roulette.voiding import check_untouched
from app.table.round_refusals import RoundRefusal
from app.table.station_opening import Opening
from app.table.turn import HAND, TYPED, refuse


def throw(turn: SpinTurn, _said: Throw, _opening: Opening) -> None:
    """The ball is in the rim; the spin before must be paid [2]."""
    spin = spin_bet_on(turn)
    if turn.state.suspended is not None:
        refuse(Refusal.SUSPENDED())
    if turn.state.paying is not None:
        refuse(Refusal.STILL_PAID(spin=turn.state.paying.spin))
    _check_not_over(turn)
    _check_counted(turn)
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        if has_tumbler(turn.state.house):
            refuse(SpinRefusal.DRUM_TURNS(spin=spin.spin))
        refuse(SpinRefusal.BALL_RUNS(spin=spin.spin))
    if spin.proposed is not None:
        refuse(RoundRefusal.NUMBER_WAITS(number=spin.proposed.number))
    if spin.phase is Phase.COMING:
        open_again(turn)
    turn.happen(spun.SpinThrown(spin=spin.spin, source=HAND))


def no_more_bets(turn: SpinTurn, _said: NoMoreBets, _opening: Opening) -> None:
    """Rien ne va plus; a spin that was opened again is closed by it."""
    spin = spin_bet_on(turn)
    if spin.phase is not Phase.THROWN:
        _check_not_over(turn)
        if has_tumbler(turn.state.house):
            refuse(SpinRefusal.DRUM_NOT_TURNED())
        refuse(SpinRefusal.BALL_NOT_THROWN())
    close_paid(turn)
    turn.happen(spun.SpinNoMoreBets(spin=spin.spin, source=HAND))


def type_number(turn: SpinTurn, said: TypeNumber, _opening: Opening) -> None:
    """Type a number, which then waits for a yes; or contradict the reader, with a name and a reason."""
    number = said.number
    if said.by is not None or said.reason is not None:
        _say(turn, number, said.by, said.reason)
        return
    paying = turn.state.paying
    if turn.state.opened and turn.state.betting is None and paying is not None:
        refuse(SpinRefusal.NUMBER_KNOWN(spin=paying.spin))
    spin = spin_bet_on(turn)
    if spin.phase in {Phase.COMING, Phase.BETS_OPEN}:  # a ball that runs already falls all the same
        _check_counted(turn)
    turn.happen(spun.SpinCandidate(spin=spin.spin, number=number, reason=TYPED))


def _check_not_over(turn: SpinTurn) -> None:
    """After the last spin nobody is told to throw, but for games that are played beside."""
    if turn.state.last_played and not is_undecided(turn.state):
        refuse(SpinRefusal.LAST_SPIN_PLAYED(), rule="rules 8")


def _check_counted(turn: SpinTurn) -> None:
    """After the closing count nothing is played: what the bank then won or paid would stand nowhere."""
    if turn.state.bank.closing is not None:
        refuse(BankRefusal.COUNTED_AT_CLOSING(), rule="rules 9")


def _say(turn: SpinTurn, number: int, by: str | None, reason: str | None) -> None:
    """Say a number in somebody's name: against the reader, or where none may tell it."""
    if by is None or reason is None:
        refuse(SpinRefusal.CONTRADICTED_BY_NOBODY())
    spin = _in_doubt(turn)
    if number == spin.number:
        refuse(SpinRefusal.SAME_NUMBER(spin=spin.spin))
    turn.happen(
        spun.SpinNumber(
            spin=spin.spin,
            number=number,
            announcement=announcement(number),
            source=HAND,
            throw=unseen_throw(spin),
            instead_of=spin.number,
            by=by,
            reason=reason,
        )
    )


def _in_doubt(turn: SpinTurn) -> SpinState:
    """Find the spin whose number somebody may say: one that is untouched, or one whose ball ran."""
    betting, paying = turn.state.betting, turn.state.paying
    runs = betting is not None and betting.phase in BALL_RUNS
    if betting is not None and paying is None and (runs or turn.state.uncounted is not None):
        _check_counted(turn)
        return betting
    spin = spin_paid(turn)
    if betting is not None and runs:
        refuse(SpinRefusal.PAID_AGAIN_WHILE_BALL_RUNS(paid=spin.spin, spin=betting.spin))
    check_untouched(spin)
    return spin


def _proposal(turn: SpinTurn) -> SpinState:
    spin = spin_bet_on(turn)
    if spin.proposed is None:
        refuse(SpinRefusal.NO_NUMBER_WAITS())
    return spin


def confirm_number(turn: SpinTurn, said: ConfirmNumber, _opening: Opening) -> None:
    """Say yes to the number that waits; of a tumbler's ball with `turned`, that the drum turned both ways."""
    proposed = _proposal(turn).proposed
    if proposed is not None and confirm_drum(turn, turned=said.turned):
        reader = turn.state.house.instrument
        let_fall(turn, proposed.number, HAND if proposed.reason == TYPED else reader, proposed)


def refuse_number(turn: SpinTurn, _said: RefuseNumber, _opening: Opening) -> None:
    """Say no to the number that waits: it is typed instead."""
    spin = _proposal(turn)
    number = spin.proposed.number if spin.proposed else 0
    turn.happen(spun.CandidateRefused(spin=spin.spin, number=number))
    open_bets(turn)

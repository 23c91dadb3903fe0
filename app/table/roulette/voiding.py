"""Rien va and what follows it: why, afterwards, and Il colpo vale (rules 8) [3.7].

The sentence comes first and holds at once. It may be said from the throw on, and after the number as long as
nothing of that number is paid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET

from app.rules.chips import Colour
from app.rules.money import Cents, money_text
from app.rules.roulette.french_call import announcement
from app.rules.roulette.spin_rules import has_tumbler
from app.table import events as happened
from app.table.refusals import Refusal
from app.table.roulette import events as spun
from app.table.roulette.drawing import missing_ways
from app.table.roulette.procedure import BALL_RUNS, VoidReason
from app.table.roulette.spin_commands import CountAfterAll, DeclareVoid, ExplainVoid
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable, Voided
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import close_paid, open_again, spin_bet_on, spin_paid
from app.table.roulette.stepping import unseen_throw
from app.table.roulette.uncounted import Unexplained, VoidSaid
from app.table.round_refusals import RoundRefusal
from app.table.sources import HAND
from app.table.station_opening import Opening
from app.table.turn import refuse

COUNTS_AFTER_ALL: Final = "counts_after_all"
"""Reason of a candidate: its draw was void and counts now, and its drum was not seen to turn both ways."""


def check_untouched(spin: SpinState) -> None:
    """Make sure that nothing of a number is paid, ticked or gone on: only then it may be another, or none.

    Raises:
        RefusedError: something is.
    """
    if spin.payable.given or spin.payable.gone:
        refuse(SpinRefusal.PAID_NUMBER_STANDS(spin=spin.spin))
    if spin.gone_on:
        refuse(SpinRefusal.GONE_ON_NUMBER_STANDS(spin=spin.spin))
    if spin.done:
        refuse(SpinRefusal.STAKES_SEEN_TO(spin=spin.spin))


def void_throw(turn: SpinTurn, said: DeclareVoid, _opening: Opening) -> None:
    """Rien va: the throw is void and the bets are open again; `reason` may be empty and said later [3.7].

    After the number the spin has none any more, and what was laid since the clearing is laid for it.
    """
    reason = said.reason
    _check_reason(reason, said.by)
    betting = turn.state.betting
    runs = betting is not None and betting.phase in BALL_RUNS  # also while a spin is paid that was reopened
    if turn.state.paying is not None and not runs:
        _take_back(turn, spin_paid(turn), reason)
    spin = spin_bet_on(turn)
    if spin.phase not in BALL_RUNS:
        if has_tumbler(turn.state.house):
            refuse(SpinRefusal.NO_DRAW_TO_VOID())
        refuse(SpinRefusal.NO_THROW_TO_VOID())
    declare_void(turn, reason, by=said.by, told=said.told)
    open_again(turn)


def declare_void(turn: SpinTurn, reason: str, *, by: str | None = None, told: str | None = None) -> None:
    """Let the throw whose ball runs be void; what a reader goes on to say of its game moves nothing."""
    spin = spin_bet_on(turn)
    device, game = (spin.device, spin.game) if spin.device is not None else turn.running()
    turn.happen(
        spun.SpinVoid(
            spin=spin.spin,
            reason=reason,
            throw=spin.throw,
            source=HAND,
            by=by,
            told=told,
            device=UNSET if device is None else device,
            game=UNSET if game is None else game,
        )
    )


def _check_reason(reason: str, by: str | None) -> None:
    if reason == VoidReason.CAPO_TAVOLO and by is None:
        refuse(SpinRefusal.OWN_REASON_BY_CAPO(), rule="rules 8")


def _take_back(turn: SpinTurn, spin: SpinState, reason: str) -> None:
    """Take the number of a spin back of which nothing is paid."""
    check_untouched(spin)
    beside = turn.state.betting
    if beside is not None and beside.proposed is not None:
        refuse(RoundRefusal.NUMBER_WAITS(number=beside.proposed.number))
    changed = spin.minimum is not None and spin.minimum != turn.state.minimum
    if changed and turn.state.announced is not None:
        refuse(SpinRefusal.MINIMUM_ANNOUNCED_SINCE())
    before = turn.state
    turn.happen(
        spun.SpinTakenBack(
            spin=spin.spin,
            number=spin.number or 0,
            reason=reason,
            source=HAND,
            device=spin.device or UNSET,
            game=UNSET if spin.game is None else spin.game,
        )
    )
    _colours_follow(turn, before, spin.colours)
    _colours_stand(turn, spin.colours)


def _colours_follow(turn: SpinTurn, before: SpinTable, then: Mapping[str, Colour]) -> None:
    """Colours that were worth the minimum that holds again are worth it again [2]."""
    now = turn.state.minimum
    if now == before.minimum:
        return
    for name, colour in before.colours.items():
        if colour == Colour(before.minimum) and then.get(name) == Colour(now):
            turn.happen(happened.ColourAssigned(colour=name, value=money_text(now)))


def explain_void(turn: SpinTurn, said: ExplainVoid, _opening: Opening) -> None:
    """Say why a throw was void that was declared so without a reason: the last, or the one that is named."""
    _check_reason(said.reason, said.by)
    found = unexplained_of(turn.state, said)
    if found is None:
        refuse(SpinRefusal.VOID_WITHOUT_REASON())
    seq, void = found
    turn.happen(
        spun.VoidExplained(
            spin=void.spin,
            throw=void.throw,
            reason=said.reason,
            by=said.by,
            told=said.told,
            of=seq if seq < turn.state.night else UNSET,
        )
    )


def unexplained_of(state: SpinTable, said: ExplainVoid) -> tuple[int, Unexplained] | None:
    """Find the void throw of which a command says why, by its `spin` and `throw` where they are given.

    Returns:
        Its place in the table's record, and the throw; the latest where several may be meant.
    """
    found = (
        (seq, void)
        for seq, void in reversed(tuple(state.unexplained.items()))
        if said.spin in {None, void.spin} and said.throw in {None, void.throw}
    )
    return next(found, None)


def count_after_all(turn: SpinTurn, said: CountAfterAll, _opening: Opening) -> None:
    """Il colpo vale: take a "Rien va" back until the next throw; its number, if one was told, is the spin's.

    Nothing may have been laid or taken up since: it would play with the ball known. A colour that was given
    since stands, and what was disputed before is so again.
    """
    before, uncounted = turn.state, turn.state.uncounted
    was, spin = _void_before(turn)
    turn.happen(spun.SpinValid(spin=spin.spin, throw=spin.throw, reason=said.reason, by=said.by))
    if was.spin.number is not None:
        _colours_follow(turn, before, was.colours)
        _colours_stand(turn, was.colours)
        _object_again(turn, was.spin)
    elif uncounted is not None and uncounted.said is not None:
        _fall(turn, uncounted.said)


def _void_before(turn: SpinTurn) -> tuple[Voided, SpinState]:
    """Give the throw that was declared void as it was, and its spin, where it may still count.

    Raises:
        RefusedError: there is none, or something was done since with which it cannot.
    """
    was, uncounted = turn.state.voided, turn.state.uncounted
    if turn.state.suspended is not None:
        refuse(Refusal.SUSPENDED())
    if was is None:
        refuse(SpinRefusal.NOTHING_VOID())
    spin = spin_bet_on(turn)
    if spin.proposed is not None:
        refuse(RoundRefusal.NUMBER_WAITS(number=spin.proposed.number))
    if (spin.bets, spin.announces, spin.last) != (was.after.bets, was.after.announces, was.after.last):
        refuse(SpinRefusal.BETS_CHANGED_SINCE_VOID(), rule="rules 8")
    if was.spin.number is None and uncounted is not None and uncounted.another:
        refuse(SpinRefusal.OTHER_BALL_SINCE_VOID(), rule="rules 8")
    if was.spin.number is not None and turn.state.announced != _announced_then(was, turn.state):
        refuse(SpinRefusal.MINIMUM_SAID_OTHERWISE())
    return was, spin


def _announced_then(was: Voided, now: SpinTable) -> tuple[Cents, int] | None:
    """Give what was announced when the number was taken back, which may have let its minimum follow again."""
    return was.announced if now.minimum == was.minimum else (was.minimum, was.spin.spin + 1)


def _colours_stand(turn: SpinTurn, then: Mapping[str, Colour]) -> None:
    """A colour that was given since then is what it was given as, also by the minimum that holds again."""
    state = turn.state
    for name in (chip.name for chip in state.house.colours):
        colour = state.colours.get(name)
        if colour is None or colour == then.get(name):
            continue
        if (name in state.personalised) != (colour.value != state.minimum):
            value = money_text(colour.value)
            turn.happen(happened.ColourAssigned(colour=name, value=value, owner=colour.owner))


def _object_again(turn: SpinTurn, spin: SpinState) -> None:
    """Dispute what was disputed before the number was taken back: a ruling alone ends it (rules 3)."""
    for order in sorted(spin.payable.disputed):
        reason = SpinTrouble.DISPUTED_BEFORE_VOID.english(order=order)
        again = happened.PaymentDisputed(
            spin=spin.spin, revision=spin.payable.revision, order=order, reason=reason
        )
        turn.happen(again)


def _fall(turn: SpinTurn, said: VoidSaid) -> None:
    """Let the number count that a reader told of a void throw; where it was not certain, it is asked."""
    spin = spin_bet_on(turn)
    if said.source is None or (has_tumbler(turn.state.house) and missing_ways(spin)):
        turn.happen(
            spun.SpinCandidate(
                spin=spin.spin,
                number=said.number,
                reason=said.doubt or COUNTS_AFTER_ALL,
                device=said.device,
                heard=said.heard,
                game=said.game,
            )
        )
        return
    close_paid(turn)  # a spin that was opened again meanwhile
    turn.happen(
        spun.SpinNumber(
            spin=spin.spin,
            number=said.number,
            announcement=announcement(said.number),
            source=said.source,
            throw=unseen_throw(spin),
            heard=said.heard,
            device=said.device,
            game=said.game,
        )
    )

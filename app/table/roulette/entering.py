"""What is entered of a number: the layout is clear, what won, and what was seen to (rules 3) [3, 4.3]."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET

from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import at
from app.table.json_text import Json
from app.table.roulette import events as spun
from app.table.roulette.changed import settle_changed
from app.table.roulette.outcomes import is_ticked, stake_at, ticked_with
from app.table.roulette.own_half import OWN_HALF
from app.table.roulette.procedure import Phase
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.settling import spin_to_settle
from app.table.roulette.spin_commands import ClearLayout, EnterDifference, EnterWinners, MarkDone
from app.table.roulette.spin_form import read_bets
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import clear_paid, settle_cleared, spin_paid
from app.table.round_refusals import RoundRefusal
from app.table.station_opening import Opening
from app.table.turn import refuse


def clear_layout(turn: SpinTurn, _said: ClearLayout, _opening: Opening) -> None:
    """The layout is clear: the next spin's bets are open [3].

    Of a spin that was closed over silence and opened again it may still be said.
    """
    spin = spin_paid(turn)
    if spin.phase is Phase.FALLEN:
        clear_paid(turn)
    elif spin.unsaid:
        turn.happen(spun.SpinCleared(spin=spin.spin))
    else:
        refuse(RoundRefusal.CLEARED_ALREADY())


def enter_winners(turn: SpinTurn, said: EnterWinners, _opening: Opening) -> None:
    """Enter what won besides what the table knows; as often as the dealer changes it."""
    _enter(turn, said.bets)


def enter_difference(turn: SpinTurn, said: EnterDifference, _opening: Opening) -> None:
    """Enter what won as `winners` does, also where a payment that is made is another by it.

    What it differs by is to be given or taken back, and `paid` marks that.
    """
    _enter(turn, said.bets, also_made=True)


def _enter(turn: SpinTurn, won: Json, *, also_made: bool = False) -> None:
    spin = clear_paid(turn)
    if spin.spun_on:
        refuse(RoundRefusal.BETS_ARE_OVER(), rule="rules 8")
    if turn.state.all_entered:
        refuse(RoundRefusal.ALL_ENTERED())
    bets = at("bets", lambda value: read_bets(value, turn.state.house, spin.colours), won)
    number = spin.number if spin.number is not None else 0
    for place, stack in enumerate(bets):
        if not stack.position.wins(number) and not (number == 0 and stack.position.even_money):
            raise BadInputError(f"does not win at {number}", "bets", place, "position")
    forms = [cast("Form", stack_form(stack)) for stack in bets]
    turn.happen(spun.WinnersEntered(spin=spin.spin, bets=forms, revision=spin.entered + 1))
    settle_changed(turn, spin, also_made=also_made)


def mark_done(turn: SpinTurn, said: MarkDone, _opening: Opening) -> None:
    """Tick a stake: lost, partage, half, enferme, freed, returned, withdrawn, paid_before or misplaced.

    It is what the number did to it besides paying it, by the list in which it stands (rules 3, 4). Nothing
    waits for a tick: a dealer halves by eye.
    """
    listed, place, over = said.listed, said.place, said.over
    spin = settle_cleared(turn)
    if spin.settlement is None:  # it was written just now
        return
    stands = listed == OWN_HALF and not spin.last
    if stands or stake_at(spin, spin.settlement, listed, place) is None:
        refuse(RoundRefusal.NO_SUCH_STAKE(spin=spin.spin, place=place, listed=listed))
    ticked = is_ticked(spin, spin.settlement, listed, place)
    if ticked and not over:
        refuse(RoundRefusal.SEEN_TO(listed=listed, place=place))
    if over and not ticked:
        refuse(RoundRefusal.NOT_SEEN_TO(listed=listed, place=place))
    turn.happen(_tick(spin, listed, place, over=over))


def untick_with(turn: SpinTurn, order: int) -> None:
    """Take back the ticks of what was seen to with a payment, whose only mark is taken back."""
    spin = spin_paid(turn)
    if spin.settlement is None or order > len(spin.settlement.payments):
        return
    for outcome in ticked_with(spin, spin.settlement, order, spin_to_settle(turn.state, spin).bets):
        turn.happen(_tick(spin, outcome.listed, outcome.place, over=True))


def _tick(spin: SpinState, listed: str, place: int, *, over: bool) -> spun.StakeDone:
    return spun.StakeDone(
        spin=spin.spin,
        revision=spin.payable.revision,
        listed=listed,
        place=place,
        over=True if over else UNSET,
    )

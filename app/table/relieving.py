"""Handing the table over to another dealer, with the notes for the relief (rules 8) [3].

A dealer leaves when his spin is finished and nothing is pending; on request he throws once more, and says so
a spin ahead. What changed at the table the program knows by itself; what it cannot know he adds in his own
words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.people.names import same_person
from app.rules.chips import Colour
from app.rules.money import Cents, money_text
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.opening import Opening
from app.table.refusals import Refusal
from app.table.roulette.handing import held_by_name
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import Announced
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import spin_bet_on
from app.table.round_refusals import RoundRefusal
from app.table.table_commands import AnnounceRelief, ChangeDealer, ConfirmDealer
from app.table.turn import refuse

_BALL_RESTS = frozenset({Phase.COMING, Phase.BETS_OPEN})


class ReliefNotes(NamedTuple):
    """What the relief must know of the table.

    Attributes:
        minimum: that holds now, cents.
        minima: that held before it this night, cents.
        announced: the minimum to come and from which spin on, or None.
        colours: the personalised colours with value and player.
        announces: what lies on the race track, as it was repeated, and whose it is; one that goes on once.
        held: for whom something is held, with cents; an empty name is nobody's whom one knows.
    """

    minimum: Cents
    minima: tuple[Cents, ...]
    announced: tuple[Cents, int] | None
    colours: tuple[tuple[str, Colour], ...]
    announces: tuple[tuple[str, str], ...]
    held: tuple[tuple[str, Cents], ...] = ()


def relief_notes(state: SpinTable) -> ReliefNotes:
    """Say what a relief must be told of the table as it is now."""
    own = ((name, colour) for name, colour in state.colours.items() if name in state.personalised)
    return ReliefNotes(
        state.minimum,
        state.minima,
        state.announced,
        tuple(own),
        tuple((said.repeat, said.owner) for said in _on_the_track(state)),
        held_by_name(state),
    )


def _on_the_track(state: SpinTable) -> Iterator[Announced]:
    """Give the announces that are held; of one that goes on, that with which it is in play again."""
    spins = [spin for spin in (state.paying, state.betting) if spin is not None]
    gone = {gone.of for spin in spins for gone in spin.gone_on}
    for spin in spins:
        yield from (said for said in spin.announces if said.held and said.seq not in gone)


def notes_form(notes: ReliefNotes) -> happened.Form:
    """Write the notes as plain values; money as text."""
    announced = notes.announced
    return {
        "minimum": money_text(notes.minimum),
        "minima": [money_text(minimum) for minimum in notes.minima],
        "announced_minimum": None
        if announced is None
        else {"minimum": money_text(announced[0]), "from": announced[1]},
        "colours": [
            {"colour": name, "value": money_text(colour.value), "owner": colour.owner}
            for name, colour in notes.colours
        ],
        "announces": [{"repeat": repeat, "owner": owner} for repeat, owner in notes.announces],
        "held": {owner: money_text(amount) for owner, amount in notes.held},
    }


def change_dealer(turn: SpinTurn, said: ChangeDealer, _opening: Opening) -> None:
    """Hand the table over, the spin finished and nothing pending, with the notes for the relief [3]."""
    state = turn.state
    if not state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if state.paying is not None:
        paid = state.paying.spin
        refuse(Refusal.STILL_PAID_DEALER_STAYS(spin=paid), rule="rules 8")
    spin = spin_bet_on(turn)
    if spin.phase not in _BALL_RESTS:
        if state.house.draws:
            refuse(RoundRefusal.DRUM_TURNS_DEALER_STAYS(spin=spin.spin), rule="rules 8")
        refuse(RoundRefusal.BALL_RUNS_DEALER_STAYS(spin=spin.spin), rule="rules 8")
    if spin.proposed is not None:
        refuse(RoundRefusal.NUMBER_WAITS(number=spin.proposed.number))
    if state.relief is not None and spin.spin <= state.relief:
        refuse(RoundRefusal.RELIEF_AFTER_SPIN(spin=state.relief), rule="rules 8")
    relief = notes_form(relief_notes(state))
    turn.happen(happened.TableDealer(dealer=said.name, notes=said.notes or "", relief=relief))


def confirm_dealer(turn: SpinTurn, said: ConfirmDealer, _opening: Opening) -> None:
    """Say who deals here, for whoever signs that it is he: at a table that is open already."""
    state, name = turn.state, said.name
    if not state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if not same_person(name, state.dealer):
        refuse(Refusal.ANOTHER_DEALS(dealer=state.dealer, name=name))


def announce_relief(turn: SpinTurn, said: AnnounceRelief, _opening: Opening) -> None:
    """Après le coup les boules passent: one more throw, announced before it; with `over` taken back [3]."""
    if said.due is not None:
        _expect(turn, said, said.due)
        return
    spin, announced = spin_bet_on(turn), turn.state.relief
    over = bool(said.over)
    if over and announced is None:
        refuse(Refusal.NO_RELIEF())
    if not over and announced is not None:
        refuse(RoundRefusal.RELIEF_ANNOUNCED(spin=announced))
    if not over and spin.phase not in _BALL_RESTS:
        refuse(Refusal.RELIEF_BEFORE_THROW(), rule="rules 8")
    turn.happen(happened.TableRelief(spin=spin.spin, over=over, by=said.by))


def _expect(turn: SpinTurn, said: AnnounceRelief, due: str) -> None:
    """Say when another dealer is expected: it is shown, and binds nobody; an empty time takes it back."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if said.over is not None:
        raise BadInputError("either over or due").inside("over")
    turn.happen(happened.TableRelief(by=said.by, due=due))

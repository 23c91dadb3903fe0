"""Handing the table over to another dealer, with the notes for the relief (rules 8) [3].

A dealer leaves when his spin is finished and nothing is pending; on request he throws once more, and says so
a spin ahead. What changed at the table the program knows by itself; what it cannot know he adds in his own
words.
"""

from __future__ import annotations

from app.people.names import same_person
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.game import Change, game_of
from app.table.refusals import Refusal
from app.table.relief_notes import ReliefNotes, notes_form
from app.table.round_refusals import RoundRefusal
from app.table.state import TableState
from app.table.station_opening import Opening
from app.table.table_commands import AnnounceRelief, ChangeDealer, ConfirmDealer
from app.table.turn import Turn, refuse


def relief_notes(state: TableState) -> ReliefNotes:
    """Say what a relief must be told of the table as it is now."""
    game = game_of(state)
    own = ((name, colour) for name, colour in state.colours.items() if name in state.personalised)
    return ReliefNotes(
        state.minimum,
        state.minima,
        state.announced,
        tuple(own),
        game.announced(state),
        game.held(state),
    )


def change_dealer(turn: Turn, said: ChangeDealer, _opening: Opening) -> None:
    """Hand the table over, the spin finished and nothing pending, with the notes for the relief [3]."""
    state = turn.state
    if not state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if state.paying is not None:
        refuse(Refusal.STILL_PAID_DEALER_STAYS(spin=state.paying.spin), rule="rules 8")
    coming = game_of(state).coming(turn)
    game_of(state).let_change(turn, Change.DEALER)
    if state.relief is not None and coming <= state.relief:
        refuse(RoundRefusal.RELIEF_AFTER_SPIN(spin=state.relief), rule="rules 8")
    relief = notes_form(relief_notes(state))
    turn.happen(happened.TableDealer(dealer=said.name, notes=said.notes or "", relief=relief))


def confirm_dealer(turn: Turn, said: ConfirmDealer, _opening: Opening) -> None:
    """Say who deals here, for whoever signs that it is he: at a table that is open already."""
    state, name = turn.state, said.name
    if not state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if not same_person(name, state.dealer):
        refuse(Refusal.ANOTHER_DEALS(dealer=state.dealer, name=name))


def announce_relief(turn: Turn, said: AnnounceRelief, _opening: Opening) -> None:
    """Après le coup les boules passent: one more throw, announced before it; with `over` taken back [3]."""
    if said.due is not None:
        _expect(turn, said, said.due)
        return
    announced, over = turn.state.relief, bool(said.over)
    coming = game_of(turn.state).coming(turn)
    if over and announced is None:
        refuse(Refusal.NO_RELIEF())
    if not over and announced is not None:
        refuse(RoundRefusal.RELIEF_ANNOUNCED(spin=announced))
    if not over:
        game_of(turn.state).let_change(turn, Change.RELIEF)
    turn.happen(happened.TableRelief(spin=coming, over=over, by=said.by))


def _expect(turn: Turn, said: AnnounceRelief, due: str) -> None:
    """Say when another dealer is expected: it is shown, and binds nobody; an empty time takes it back."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if said.over is not None:
        raise BadInputError("either over or due").inside("over")
    turn.happen(happened.TableRelief(by=said.by, due=due))

"""Opening and closing play, and another minimum between two rounds (rules 8) [2, 3]."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from app.people.held import Held
from app.rules.bank import colours_away
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.bank_refusals import BankRefusal
from app.table.colours_out import colours_out
from app.table.fields import in_units
from app.table.game import Change, game_of
from app.table.note_box import box_form
from app.table.overnight import lay_form
from app.table.refusals import Refusal
from app.table.side_game import left_beside
from app.table.station_opening import Opening
from app.table.table_commands import ChangeMinimum, ClosePlay, OpenPlay
from app.table.turn import Turn, refuse
from app.table.unmarked import overnight_form


def open_table(
    turn: Turn, opening: Opening, said: OpenPlay | None = None, minimum: Cents | None = None
) -> None:
    """Open play: the opening, the rules that hold, and the bets of the first round [3.7]."""
    said, game = said or OpenPlay(), game_of(turn.state)
    own = game.opens(turn, said, opening)
    if turn.state.opened:
        refuse(Refusal.TABLE_OPEN())
    least, state = money_text(opening.house.minimum if minimum is None else minimum), turn.state
    held = opening.register()
    differs = held is None or not held.goes_on_from(state.register)
    turn.happen(
        happened.TableOpened(
            table=opening.table,
            minimum=least,
            dealer=opening.dealer,
            side=opening.side.value,
            spins=state.spins,
            colours={chip.name: {"value": least} for chip in opening.house.colours},
            all_entered=said.all_entered,
            recorded=state.seq,
            documents=dict(state.last_documents) or UNSET,
            lay=lay_form(state),
            unmarked=overnight_form(state),
            register=UNSET if held is None else held.said,
            register_known=(differs and state.register) or UNSET,
            box=box_form(state),
            sides=left_beside(state.game.sides, state.beside),
            plays=game.recorded_name,
            **own,
        )
    )
    house, program = opening.house, opening.program
    rules = happened.TableRules(
        house=house.name, profile=dict(house.profile), rules=game.rules, program=program
    )
    turn.happen(rules)
    _told_of_another(turn, state.register, held)
    game.begins(turn)


def _told_of_another(turn: Turn, known: str, held: Held | None) -> None:
    """Another register of people than the known one, or none, waits for an answer in each night."""
    if held is not None and not held.goes_on_from(known):
        turn.happen(happened.RegisterDiffers(known=known, now=held.said))


def open_play(turn: Turn, said: OpenPlay, opening: Opening) -> None:
    """Open play, at the table's minimum or at the one that was announced; who deals may be said [3.7]."""
    if turn.state.bank.open and not turn.state.opened:
        refuse(BankRefusal.NIGHT_BEFORE_UNCOUNTED(), rule="rules 9")
    unit = opening.house.unit
    minimum = None if said.minimum is None else in_units("minimum", said.minimum, unit)
    if said.dealer is not None:
        opening = replace(opening, dealer=said.dealer)
    open_table(turn, opening, said, minimum)


def change_minimum(turn: Turn, said: ChangeMinimum, _opening: Opening) -> None:
    """Announce another minimum a spin ahead: "ultimo colpo a minimo" (rules 8) [3.7].

    Who looks says which colours players have (`out`): these keep what they are worth, all others follow. The
    minimum that holds now withdraws the one that was announced.
    """
    game = game_of(turn.state)
    coming = game.coming(turn)
    minimum = in_units("minimum", said.minimum, turn.state.house.unit)
    out = UNSET if said.out is UNSET else _known_colours("out", said.out, turn.state.house)
    game.let_change(turn, Change.MINIMUM)
    over = minimum == turn.state.minimum
    if over and turn.state.announced is None:
        refuse(Refusal.SAME_MINIMUM(minimum=money_text(minimum)), rule="rules 8")
    turn.happen(
        happened.TableMinimum(
            minimum=money_text(minimum),
            holds_from=coming + 1,
            by=said.by,
            out=UNSET if over else out,
            over=True if over else UNSET,
        )
    )


def _known_colours(key: str, names: Sequence[str], house: House) -> list[str]:
    """Make sure that the house has these colours."""
    known = {chip.name for chip in house.colours}
    for place, name in enumerate(names):
        if name not in known:
            raise BadInputError(f"{house.name} has no such colour: {name}", key, place, rule="rules 2")
    return list(names)


def close_play(turn: Turn, said: ClosePlay, _opening: Opening) -> None:
    """Close the table; nothing may be waiting. Colours that are out are named, and asked in (rules 8).

    Those that players gave back (`back`) are out no more: nobody counts what comes over the table at its end.
    """
    back = _known_colours("back", said.back, turn.state.house)
    game_of(turn.state).let_change(turn, Change.CLOSE)
    missing = colours_away(turn.state.bank)
    if away := next((name for name in back if name in missing), None):
        refuse(
            BankRefusal.PIECES_OUT(pieces=missing[away], colour=away),
            rule="rules 9",
        )
    turn.happen(
        happened.TableClosed(
            minimum=money_text(turn.state.minimum),
            dealer=turn.state.dealer,
            colours_out=[name for name in colours_out(turn.state) if name not in back],
        )
    )

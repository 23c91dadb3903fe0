"""Opening and closing play, and what changes between spins: minimum, colours, suspension (rules 8) [2, 3]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import msgspec
from msgspec import UNSET

from app.people.held import Held
from app.rules.bank import colours_away
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.settlement import RULES_VERSION
from app.rules.side import Side
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.bank_refusals import BankRefusal
from app.table.colours_out import colours_out
from app.table.fields import at, in_units
from app.table.note_box import box_form
from app.table.overnight import lay_form
from app.table.refusals import Refusal
from app.table.roulette.drawing import check_balls
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_commands import AnnounceLast, ChangeWheel
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import open_bets, spin_bet_on
from app.table.roulette.uncounted import unexplained_form
from app.table.round_refusals import RoundRefusal
from app.table.table_commands import ChangeMinimum, ClosePlay, OpenPlay
from app.table.turn import NOTHING_RUNS, Running, refuse
from app.table.unmarked import overnight_form


def nobody_says() -> None:
    """The answer where there is no register of people."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How this station opens its table when nothing else is said.

    Attributes:
        table: its name.
        house: the profile that will be recorded.
        dealer: who deals.
        side: where the cylinder stands.
        program: the program's version, recorded with the rules.
        wheel_number: which wheel the settings name, by the number on it; empty where they name none.
        register: says which register of people holds; None where nobody says so, as in practice.
    """

    table: str
    house: House
    dealer: str
    side: Side
    program: str
    wheel_number: str = ""
    register: Callable[[], Held | None] = nobody_says


def open_table(
    turn: SpinTurn,
    opening: Opening,
    minimum: Cents | None = None,
    day: int | None = None,
    *,
    all_entered: bool = False,
    balls: happened.Form | None = None,
) -> None:
    """Open play: the opening, the rules that hold, and the bets of the first spin [3.7]."""
    if turn.state.opened:
        refuse(Refusal.TABLE_OPEN())
    least, state = money_text(opening.house.minimum if minimum is None else minimum), turn.state
    (device, game), held = _uncounted(turn), opening.register()
    wheel = _newest_wheel(state, opening.wheel_number)
    differs = held is None or not held.goes_on_from(state.register)
    turn.happen(
        happened.TableOpened(
            table=opening.table,
            minimum=least,
            dealer=opening.dealer,
            cylinder=opening.side.value,
            day=day,
            spins=state.spins,
            numbers=list(state.numbers),
            colours={chip.name: {"value": least} for chip in opening.house.colours},
            wheels={name: msgspec.structs.asdict(game) for name, game in state.wheels.items()},
            all_entered=all_entered,
            recorded=state.seq,
            wheel_number=wheel or UNSET,
            wheel_set=opening.wheel_number if wheel else UNSET,
            documents=dict(state.last_documents) or UNSET,
            balls=UNSET if balls is None else balls,
            lay=lay_form(state),
            unmarked=overnight_form(state),
            unexplained=unexplained_form(state.unexplained),
            device=UNSET if device is None else device,
            game=UNSET if game is None else game,
            register=UNSET if held is None else held.said,
            register_known=(differs and state.register) or UNSET,
            box=box_form(state),
        )
    )
    house, program = opening.house, opening.program
    rules = happened.TableRules(
        house=house.name, profile=dict(house.profile), rules=RULES_VERSION, program=program
    )
    turn.happen(rules)
    _told_of_another(turn, state.register, held)
    open_bets(turn)


def _told_of_another(turn: SpinTurn, known: str, held: Held | None) -> None:
    """Another register of people than the known one, or none, waits for an answer in each night."""
    if held is not None and not held.goes_on_from(known):
        turn.happen(happened.RegisterDiffers(known=known, now=held.said))


def _uncounted(turn: SpinTurn) -> Running:
    """Name the game that does not count and may still tell its number: one that a reader is known to be in.

    Without a count of its own only a reader that is in the midst of it says so.
    """
    known = turn.state.uncounted
    if known is None or not known.still_tells:
        return NOTHING_RUNS
    runs = turn.running()[0] == known.device
    return (known.device, known.game) if runs or known.game is not None else NOTHING_RUNS


def _newest_wheel(state: SpinTable, settings: str) -> str:
    """Name the wheel that stands there: settings that say what they said before are older than the record.

    Args:
        state: of the table before its opening.
        settings: which wheel they name; empty where they name none.
    """
    return settings if settings not in {"", state.wheel_set} else state.wheel_number


def open_play(turn: SpinTurn, said: OpenPlay, opening: Opening) -> None:
    """Open play, at the table's minimum or at the one that was announced; who deals may be said [3.7]."""
    if turn.state.bank.open and not turn.state.opened:
        refuse(BankRefusal.NIGHT_BEFORE_UNCOUNTED(), rule="rules 9")
    unit = opening.house.unit
    minimum = None if said.minimum is None else in_units("minimum", said.minimum, unit)
    if said.dealer is not None:
        opening = replace(opening, dealer=said.dealer)
    balls = None
    if said.balls is not UNSET:
        balls = at("balls", lambda value: check_balls(opening.house, value), said.balls)
    open_table(turn, opening, minimum, said.day, all_entered=said.all_entered, balls=balls)


def change_minimum(turn: SpinTurn, said: ChangeMinimum, _opening: Opening) -> None:
    """Announce another minimum a spin ahead: "ultimo colpo a minimo" (rules 8) [3.7].

    Who looks says which colours players have (`out`): these keep what they are worth, all others follow. The
    minimum that holds now withdraws the one that was announced.
    """
    spin = spin_bet_on(turn)
    minimum = in_units("minimum", said.minimum, turn.state.house.unit)
    out = UNSET if said.out is UNSET else _known_colours("out", said.out, turn.state.house)
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        refuse(Refusal.MINIMUM_BEFORE_THROW(), rule="rules 8")
    over = minimum == turn.state.minimum
    if over and turn.state.announced is None:
        refuse(Refusal.SAME_MINIMUM(minimum=money_text(minimum)), rule="rules 8")
    turn.happen(
        happened.TableMinimum(
            minimum=money_text(minimum),
            holds_from=spin.spin + 1,
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


def close_play(turn: SpinTurn, said: ClosePlay, _opening: Opening) -> None:
    """Close the table; nothing may be waiting. Colours that are out are named, and asked in (rules 8).

    Those that players gave back (`back`) are out no more: nobody counts what comes over the table at its end.
    """
    back = _known_colours("back", said.back, turn.state.house)
    spin = spin_bet_on(turn)
    if turn.state.paying is not None:
        refuse(Refusal.STILL_PAID(spin=turn.state.paying.spin))
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        if turn.state.house.draws:
            refuse(RoundRefusal.DRUM_TURNS_WAIT(spin=spin.spin))
        refuse(RoundRefusal.BALL_RUNS_WAIT(spin=spin.spin))
    if spin.proposed is not None:
        refuse(RoundRefusal.NUMBER_WAITS(number=spin.proposed.number))
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


def change_wheel(turn: SpinTurn, said: ChangeWheel, _opening: Opening) -> None:
    """Record that another wheel stands at the table: between two spins, by its number."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    number = said.wheel_number
    if number == turn.state.wheel_number:
        refuse(RoundRefusal.WHEEL_THERE())
    if spin_bet_on(turn).phase not in {Phase.COMING, Phase.BETS_OPEN}:
        refuse(RoundRefusal.BALL_RUNS_WHEEL_STAYS(), rule="rules 8")
    turn.happen(happened.TableWheel(wheel_number=number, by=said.by))


def last_spin(turn: SpinTurn, said: AnnounceLast, _opening: Opening) -> None:
    """À la dernière: announced before the throw; with `over` taken back, before it too (rules 4, 8) [3.7].

    Once the ball runs, the players have bet on what was said: zero is divided by it.
    """
    spin = spin_bet_on(turn)
    over = said.over
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        if over:
            refuse(RoundRefusal.LAST_SPIN_BACK_BEFORE_THROW(), rule="rules 8")
        refuse(RoundRefusal.LAST_SPIN_BEFORE_THROW(), rule="rules 8")
    if spin.last and not over:
        refuse(RoundRefusal.LAST_SPIN_ANNOUNCED())
    if over and not spin.last:
        refuse(RoundRefusal.NO_LAST_SPIN())
    turn.happen(happened.SpinLast(spin=spin.spin, over=True if over else UNSET))

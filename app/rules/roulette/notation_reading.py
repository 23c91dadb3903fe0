"""Read a bet, a layout, a spin, a payment, an announce from one line (the grammar: `notation`)."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from app.rules.chips import Chip, Colour
from app.rules.house import House
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.notation import (
    ANNOUNCES,
    FOR_EMPLOYEES,
    HELD,
    LAST_SPIN,
    NOTHING,
    SECTIONS,
    GoingOn,
    SpokenAnnounce,
    is_announced,
)
from app.rules.roulette.notation_line import Colours, Line
from app.rules.roulette.settled import Payment, Winning
from app.rules.side import Side

T = TypeVar("T")

_STAKED: Final = re.compile(r"[1-9][0-9]{0,11}(?==)")
_ODDS: Final = re.compile(r"x[1-9][0-9]{0,3}(?:/[1-9][0-9]{0,3})?(?![0-9])")

_SIDES: Final = {"sx": Side.LEFT, "dx": Side.RIGHT, "left": Side.LEFT, "right": Side.RIGHT}
_GOING_ON: Final = {word.value: word for word in GoingOn}
_SECTIONS: Final = {name: name for name in sorted(SECTIONS)}
_ANNOUNCES: Final = {name: name for name in sorted(ANNOUNCES)}


def read_position(text: str) -> Position:
    """Read a position: `8/11`, `c34`, `Pa`.

    Raises:
        NotationError: there is none of that name.
    """
    line = Line(text)
    return _to_the_end(line, line.position())


def read_bet(text: str, house: House, colours: Colours) -> Stack:
    """Read all that lies on one position: `8/11 2R 20@4`.

    Args:
        text: one line.
        house: whose letters the colours have.
        colours: what the colours in play are worth, and whose they are.

    Raises:
        NotationError: it is no bet; names the column.
    """
    line = Line(text, house, colours)
    return _to_the_end(line, _bet(line))


def read_layout(text: str, house: House, colours: Colours) -> tuple[Stack, ...]:
    """Read all that lies on the layout: `8/11 2R 20@4, N (1B)`.

    Args:
        text: one line.
        house: whose letters the colours have.
        colours: what the colours in play are worth, and whose they are.

    Raises:
        NotationError: it is no layout, or a position stands twice; names the column.
    """
    line = Line(text, house, colours)
    return _to_the_end(line, _layout(line))


def read_spin(text: str, house: House) -> Spin:
    """Read a spin: `8 sx R=2.50 B=5@4: 8/11 2R 20@4, N (1B)`.

    Args:
        text: one line.
        house: whose letters the colours have.

    Raises:
        NotationError: it is no spin; names the column.
    """
    line = Line(text, house)
    number = line.number()
    line.gap()
    side = line.one_of(_SIDES, "the cylinder's side: sx or dx")
    apart = line.spaces()
    last = apart and (line.passes(LAST_SPIN) or line.passes("last"))
    line.colours = _declared(line, apart=line.spaces() if last else apart)
    line.sign(":")
    line.spaces()
    bets = _layout(line)
    line.end()
    return Spin(number, side, last, line.colours, bets)


def read_payment(text: str, house: House, colours: Colours) -> Payment:
    """Read a payment: `inside 34R=85@red: 8/11 2=5 x17`.

    Args:
        text: one line.
        house: whose letters the colours have.
        colours: what the colours in play were worth.

    Raises:
        NotationError: it is no payment; names the column.
    """
    line = Line(text, house, colours)
    section = line.one_of(_SECTIONS, "a section: inside, column, red, dozen-1")
    line.gap()
    pieces, chip = _paid_in(line)
    line.sign("=")
    amount = line.money()
    employees = line.passes(FOR_EMPLOYEES)
    owner = None if employees else line.owner()
    line.sign(":")
    line.spaces()
    winning = _winning(line)
    line.end()
    return Payment(section, chip, owner, winning, pieces, amount, employees)


def read_winning(text: str) -> tuple[Winning, ...]:
    """Read the stakes that a payment pays: `8/11 2=5 x17, 8 1=2.50 x35`.

    Raises:
        NotationError: they are none; names the column.
    """
    line = Line(text)
    return _to_the_end(line, _winning(line))


def read_announce(text: str, house: House, colours: Colours) -> SpokenAnnounce:
    """Read an announce: `serie 20@4 +8,11 piazzare rifare`.

    Args:
        text: one line.
        house: whose letters the colours have.
        colours: what the colours in play are worth, and whose they are.

    Raises:
        NotationError: it is no announce; names the column.
    """
    line = Line(text, house, colours)
    name = line.one_of(_ANNOUNCES, "an announce: vicini, serie, laterali-17")
    line.gap()
    each = _announced(line)
    apart = line.spaces()
    straights: tuple[int, ...] = ()
    if apart and line.sees("+"):
        straights = _straights(line)
        apart = line.spaces()
    held = apart and (line.passes(HELD) or line.passes("held"))
    apart = line.spaces() if held else apart
    going_on = None
    if apart and not line.ended():
        going_on = line.one_of(_GOING_ON, "+8, piazzare, rifare, completare, tutto or the end")
    line.end()
    return SpokenAnnounce(name, each, straights, held, going_on)


def _to_the_end(line: Line, read: T) -> T:
    """Give what was read, if it was all."""
    line.end()
    return read


def _bet(line: Line) -> Stack:
    position = line.position()
    line.gap()
    if line.passes(NOTHING):
        return Stack(position, ())
    entries = [line.entry()]
    while line.spaces() and not (line.ended() or line.sees(",")):
        entries.append(line.entry())
    if not (line.ended() or line.sees(",")):
        raise line.fault("a space, a comma or the end")
    return Stack(position, tuple(entries))


def _layout(line: Line) -> tuple[Stack, ...]:
    if line.passes(NOTHING):
        return ()
    stacks: dict[Position, Stack] = {}
    while True:
        start = line.place
        stack = _bet(line)
        if stack.position in stacks:
            raise line.fault("a position that was not named before", start)
        stacks[stack.position] = stack
        if not _another(line):
            return tuple(stacks.values())


def _another(line: Line) -> bool:
    """Pass a comma and the spaces around it, if there is one."""
    line.spaces()
    if not line.passes(","):
        return False
    line.spaces()
    return True


def _declared(line: Line, *, apart: bool) -> dict[str, Colour]:
    """Read what the colours of a spin are worth, up to the colon; `apart`: a space was passed."""
    colours: dict[str, Colour] = {}
    while apart and not line.sees(":"):
        start = line.place
        name = line.colour_name()
        if name is None or name in colours:
            raise line.fault("a colour not declared yet, R=2.50, or a colon", start)
        line.sign("=")
        colours[name] = Colour(line.money(), line.owner())
        apart = line.spaces()
    return colours


def _paid_in(line: Line) -> tuple[int | None, Chip | None]:
    """Read the pieces and the chip that a payment is counted in; ? for no whole number of one chip."""
    if not line.passes("?"):
        return line.chip()
    if line.sees("="):
        return None, None
    if line.passes("x"):
        return None, Chip(line.money())
    chip = line.colour_chip(line.place)
    if chip is None:
        raise line.fault("=, x20 or a colour")
    return None, chip


def _winning(line: Line) -> tuple[Winning, ...]:
    if line.passes(NOTHING):
        return ()
    found = [_stake(line)]
    while _another(line):
        found.append(_stake(line))
    return tuple(found)


def _stake(line: Line) -> Winning:
    position = line.position()
    line.gap()
    pieces = None if line.passes("?") else int(line.part(_STAKED, "pieces and stake: 2=5, or ?=5"))
    line.sign("=")
    amount = line.money()
    line.gap()
    times, _, every = line.part(_ODDS, "odds: x17 or x1/2")[1:].partition("/")
    return Winning(position, pieces, amount, Odds(int(times), int(every or "1")))


def _announced(line: Line) -> Entry:
    """Read the chips of one piece of an announce."""
    start = line.place
    each = line.entry()
    if not is_announced(each):
        raise line.fault("chips, neither notes nor in a special state", start)
    return each


def _straights(line: Line) -> tuple[int, ...]:
    """Read the numbers that are added to an announce."""
    line.sign("+")
    numbers = [line.number()]
    while line.passes(","):
        line.spaces()
        numbers.append(line.number())
    return tuple(numbers)

"""Write a bet, a layout, a spin, a payment, an announce in one line (the grammar: `notation`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from app.rules.chips import Chip, Colour, Piece
from app.rules.house import House, colour_letters
from app.rules.money import money_text
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.notation import (
    ANNOUNCES,
    FOR_EMPLOYEES,
    HELD,
    LAST_SPIN,
    MOST_CENTS,
    MOST_KEPT,
    MOST_ODDS,
    MOST_PIECES,
    NOTHING,
    SECTIONS,
    SHORT,
    SpokenAnnounce,
    UnwritableError,
    is_announced,
)
from app.rules.roulette.settled import Payment, Winning
from app.rules.roulette.wheel import is_number
from app.rules.side import Side

Colours = Mapping[str, Colour]

_SEAT: Final = re.compile(r"seat ([1-9][0-9]{0,3})")
_BARE: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*")
_KINDS: Final = {Piece.CHIPS: "", Piece.COMPLIMENTARY: "*", Piece.NOTES: "b"}
_SIDES: Final = {Side.LEFT: "sx", Side.RIGHT: "dx"}


def write_position(position: Position) -> str:
    """Write a position: `8/11`, `c34`, `Pa`."""
    return SHORT[position]


def write_bet(stack: Stack, house: House, colours: Colours) -> str:
    """Write all that lies on one position: `8/11 2R 20@4`.

    Args:
        stack: what lies there.
        house: whose letters the colours have.
        colours: what the colours in play are worth, and whose they are.

    Raises:
        UnwritableError: an entry contradicts its colour, or is none.
    """
    letters = colour_letters(house)
    entries = [_entry(entry, letters, colours) for entry in stack.entries]
    return " ".join([SHORT[stack.position], *(entries or [NOTHING])])


def write_layout(layout: Sequence[Stack], house: House, colours: Colours) -> str:
    """Write all that lies on the layout: `8/11 2R 20@4, N (1B)`.

    Args:
        layout: each position once.
        house: whose letters the colours have.
        colours: what the colours in play are worth, and whose they are.

    Raises:
        UnwritableError: a position stands twice, or an entry contradicts its colour, or is none.
    """
    if len({stack.position for stack in layout}) != len(layout):
        raise UnwritableError("a position stands twice")
    return ", ".join(write_bet(stack, house, colours) for stack in layout) or NOTHING


def write_spin(spin: Spin, house: House) -> str:
    """Write a spin: `8 sx R=2.50 B=5@4: 8/11 2R 20@4, N (1B)`.

    Args:
        spin: the number and all that lies.
        house: whose letters the colours have.

    Raises:
        UnwritableError: something in it is no number, no amount, or contradicts its colour.
    """
    letters = colour_letters(house)
    declared = (
        f"{_colour(name, letters)}={_money(colour.value)}{_owner(colour.owner)}"
        for name, colour in spin.colours.items()
    )
    head = [_number(spin.number), _SIDES[spin.side], *[LAST_SPIN] * spin.last_spin, *declared]
    return f"{' '.join(head)}: {write_layout(spin.bets, house, spin.colours)}"


def write_payment(payment: Payment, house: House, colours: Colours) -> str:
    """Write a payment: `inside 34R=85@red: 8/11 2=5 x17`.

    Args:
        payment: what is pushed over as one.
        house: whose letters the colours have.
        colours: what the colours in play were worth.

    Raises:
        UnwritableError: its section is none, or its chip contradicts the colour.
    """
    if payment.section not in SECTIONS:
        raise UnwritableError(f"no section of the payments: {payment.section}")
    paid = _paid_in(payment, colour_letters(house), colours)
    to = f"{paid}={_money(payment.amount)}{_whose(payment.owner, employees=payment.employees)}"
    return f"{payment.section} {to}: {write_winning(payment.winning)}"


def write_winning(winning: Iterable[Winning]) -> str:
    """Write the stakes that a payment pays: `8/11 2=5 x17, 8 1=2.50 x35`.

    Raises:
        UnwritableError: no pieces, no amount or no odds.
    """
    return ", ".join(_stake(item) for item in winning) or NOTHING


def write_announce(announce: SpokenAnnounce, house: House, colours: Colours) -> str:
    """Write an announce: `serie 20@4 +8,11 piazzare rifare`.

    Args:
        announce: as the dealer repeats it.
        house: whose letters the colours have.
        colours: what the colours in play are worth, and whose they are.

    Raises:
        UnwritableError: there is no such announce, or its chips are not to announce with.
    """
    if announce.name not in ANNOUNCES:
        raise UnwritableError(f"no such announce: {announce.name}")
    if not is_announced(announce.each):
        raise UnwritableError("an announce has chips, neither notes nor in a special state")
    words = [announce.name, _entry(announce.each, colour_letters(house), colours)]
    if announce.straights:
        words.append("+" + ",".join(_number(number) for number in announce.straights))
    if announce.held:
        words.append(HELD)
    if announce.going_on is not None:
        words.append(announce.going_on.value)
    return " ".join(words)


def _number(number: int) -> str:
    if not is_number(number):
        raise UnwritableError(f"no number of the wheel: {number}")
    return str(number)


def _money(amount: int) -> str:
    """An amount with two decimals, or with none where it is whole."""
    if not 1 <= amount <= MOST_CENTS:
        raise UnwritableError(f"no amount of more than nothing: {amount} cents")
    return money_text(amount).removesuffix(".00")


def _pieces(pieces: int) -> str:
    if not 1 <= pieces <= MOST_PIECES:
        raise UnwritableError(f"no pieces: {pieces}")
    return str(pieces)


def _quoted(name: str) -> str:
    """A name in quotation marks; what ends it, or cannot be printed, as its code point."""
    if not name:
        raise UnwritableError("a name is empty")
    signs = (s if s.isprintable() and s not in '"\\' else f"\\{{{ord(s):x}}}" for s in name)
    return f'"{"".join(signs)}"'


def _owner(owner: str | None) -> str:
    """Whose it is: a seat by its number, a name as it is, any other in quotation marks."""
    if owner is None:
        return ""
    if seat := _SEAT.fullmatch(owner):
        return f"@{seat.group(1)}"
    return f"@{owner}" if _BARE.fullmatch(owner) else f"@{_quoted(owner)}"


def _whose(owner: str | None, *, employees: bool) -> str:
    """Whose it is, or that it is the employees'."""
    if not employees:
        return _owner(owner)
    if owner is not None:
        raise UnwritableError(f"what is the employees' is nobody else's: {owner}")
    return FOR_EMPLOYEES


def _colour(name: str, letters: Mapping[str, str]) -> str:
    """A colour by the letter on its chip, or by its name."""
    return letters[name] if name in letters else _quoted(name)


def _known(chip: Chip, colours: Colours) -> str | None:
    """The name of the chip's colour, which must be in play at that value; None for chips of value."""
    if chip.colour is None:
        return None
    if chip.colour not in colours or colours[chip.colour].value != chip.value:
        raise UnwritableError(f"no colour in play at {chip.value} cents: {chip.colour}")
    return chip.colour


def _entry(entry: Entry, letters: Mapping[str, str], colours: Colours) -> str:
    """Pieces of one chip and of one owner, and their state."""
    name = _known(Chip(entry.value, entry.colour), colours)
    if name is not None:
        own = None if entry.employees else colours[name].owner or name
        if entry.owner != own or entry.kind is not Piece.CHIPS:
            raise UnwritableError(f"a colour is its player's, and no note: {name}")
        text = f"{_pieces(entry.pieces)}{_colour(name, letters)}"
    else:
        count = f"{_pieces(entry.pieces)}x".removeprefix("1x")
        text = f"{count}{_money(entry.value)}{_KINDS[entry.kind]}"
    said = entry.owner if name is None else None
    text += _state(entry) + _whose(said, employees=entry.employees)
    return f"({text})" if entry.enferme else text


def _state(entry: Entry) -> str:
    """What holds for these pieces beside what they are."""
    if entry.up_to_maximum and entry.kind is not Piece.NOTES:
        raise UnwritableError("only notes play up to the maximum")
    if entry.kept is not None and not 0 <= entry.kept <= MOST_KEPT:
        raise UnwritableError(f"winnings lie for 0, 1 or 2 spins, not {entry.kept}")
    kept = "" if entry.kept is None else f">{entry.kept}"
    return f"{'<' * entry.up_to_maximum}{'!' * entry.over_maximum}{kept}"


def _paid_in(payment: Payment, letters: Mapping[str, str], colours: Colours) -> str:
    """The pieces and the chip that a payment is counted in; ? where it is no whole number of one chip."""
    if payment.chip is None:
        if payment.pieces is not None:
            raise UnwritableError("a payment has pieces but no chip")
        return "?"
    name = _known(payment.chip, colours)
    count = "?" if payment.pieces is None else _pieces(payment.pieces)
    if name is not None:
        return f"{count}{_colour(name, letters)}"
    return f"{count}x{_money(payment.chip.value)}".removeprefix("1x")


def _stake(winning: Winning) -> str:
    times, every = winning.odds
    if not (1 <= times <= MOST_ODDS and 1 <= every <= MOST_ODDS):
        raise UnwritableError(f"no odds: {times} to {every}")
    pieces = "?" if winning.pieces is None else _pieces(winning.pieces)
    odds = f"x{times}" if every == 1 else f"x{times}/{every}"
    return f"{SHORT[winning.position]} {pieces}={_money(winning.amount)} {odds}"

"""Chips on the cloth as a drill lays them: whose they are, and what a number does to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Symbols, Value
from app.practice.seats import SEAT, seat, seat_of
from app.rules.chips import Chip, Colour, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Settlement
from app.rules.roulette.settlement import settle
from app.rules.side import Side

_ONE_SEAT: Final = 4


def whose(owner: str | None) -> tuple[str, dict[str, Value]]:
    """Say whose chips are: of a seat, of a player who is only a letter, of nobody knows whom.

    Returns:
        How a sentence's key ends, and what stands in it.
    """
    if owner is None:
        return "unknown", {}
    if owner.startswith(SEAT):
        return "seat", {"seat": seat_of(owner)}
    return "player", {"player": Symbols(owner)}


def value(pieces: int, worth: int, owner: str | None) -> Entry:
    """Lay chips of value, or of nobody who is known."""
    return Entry(pieces, Cents(worth), owner=owner)


def colour(pieces: int, worth: int, name: str) -> Entry:
    """Lay pieces of a colour, which stands for its player."""
    return Entry(pieces, Cents(worth), name, name)


def notes(pieces: int, worth: int, owner: str, *, doubtful: bool = False) -> Entry:
    """Lay banknotes, which play on chances only; of a doubtful amount, up to the maximum."""
    return Entry(pieces, Cents(worth), owner=owner, kind=Piece.NOTES, up_to_maximum=doubtful)


def stacked(entries: Mapping[Position, Iterable[Entry]]) -> tuple[Stack, ...]:
    """Make the stacks of a layout, in printed order."""
    placed = sorted(entries.items(), key=lambda item: item[0].index)
    return tuple(Stack(position, tuple(lying)) for position, lying in placed)


def staked(pieces: Mapping[Position, int], chip: Chip, number: int, side: Side) -> OnLayout:
    """Lay one player's pieces of one chip, and the dolly.

    Args:
        pieces: by position, each at least 1.
        chip: a colour, or a chip of value.
        number: where the dolly stands.
        side: where the cylinder stands.
    """
    owner = chip.colour or seat(_ONE_SEAT)  # an unknown owner's would be paid place by place
    lying = {position: (Entry(count, chip.value, chip.colour, owner),) for position, count in pieces.items()}
    return OnLayout(stacked(lying), number, side)


def fallen(house: House, bets: tuple[Stack, ...], number: int, *, last_spin: bool = False) -> Settlement:
    """Let a number fall on what lies there; the side of the cylinder is the left one."""
    return settled(house, OnLayout(bets, number), last_spin=last_spin)


def settled(house: House, scene: OnLayout, *, last_spin: bool = False) -> Settlement:
    """Settle what is shown; colours are worth what their pieces say.

    Args:
        house: by whose rules.
        scene: with the dolly on a number.
        last_spin: it was announced as the last one.

    Raises:
        ValueError: the dolly is not there.
    """
    if scene.number is None:
        raise ValueError("nothing is settled before a number has fallen")
    entries = [entry for stack in scene.bets for entry in stack.entries]
    colours = {
        entry.colour: Colour(entry.value, entry.owner) for entry in entries if entry.colour is not None
    }
    return settle(house, Spin(scene.number, scene.side, last_spin, colours, scene.bets))


SIDES: Final[Mapping[str, Side]] = {side.value: side for side in Side}

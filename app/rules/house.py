"""A house: everything that differs from casino to casino (rules 2, 4, 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

from app.rules.money import Cents
from app.rules.tongue import Speech

Plain = str | int | bool | list["Plain"] | dict[str, "Plain"]
"""What TOML and JSON have in common."""

USUAL_BEGIN: Final = 6 * 60
"""The gaming day begins at six where a house says nothing else; minutes after midnight."""


class Wager(Protocol):
    """What is bet on, as far as a house's limits tell one from another."""

    @property
    def kind(self) -> str:
        """What sort of bet it is."""


class ZeroRule(StrEnum):
    """What zero does to the simple chances [4.1]."""

    PRISON = "prison"
    """half to the bank, the indivisible piece imprisoned"""
    HALF_BACK = "half_back"
    """half to the bank, half back to the player, to the cent"""
    ALL_LOST = "all_lost"
    CHOICE = "choice"
    """half back, or the whole stake imprisoned, as its player chooses"""


class Instrument(StrEnum):
    """What a house has its numbers from (rules 10)."""

    WHEEL = "wheel"
    TUMBLER = "tumbler"
    """a drum of thirty-seven balls, of which one drops"""


class Hours(NamedTuple):
    """From when until when each night, minutes after local midnight; over midnight where it ends earlier."""

    begin: int
    end: int

    def hold(self, minute: int) -> bool:
        """Whether a minute after local midnight lies in them."""
        within = self.begin <= minute, minute < self.end
        return all(within) if self.begin < self.end else any(within)


@dataclass(frozen=True, slots=True)
class ColourChip:
    """A colour of the house's own chips, told apart by name, letter and pattern too.

    Attributes:
        name: as scripts write it: `red`.
        label: what the dealer calls it: "rosso".
        letter: the one letter on the chip.
        paint: its colour as #rrggbb.
        pattern: the drawing on its rim, one of PATTERNS.
    """

    name: str
    label: str
    letter: str
    paint: str
    pattern: str


@dataclass(frozen=True, slots=True)
class House:
    """One house's rules, as recorded with every opening.

    Attributes:
        name: of the profile.
        title: of the house, for the screens.
        unit: the smallest payable amount, cents.
        minimum: the table's minimum, cents: at an ordinary opening, or the one that holds.
        chips: the chips of value, ascending, cents.
        plaques: those of them that are plaques.
        notes: the banknotes taken, ascending, cents.
        colours: the house's colours.
        minima: cents, of those kinds of bet that have one of their own.
        maxima: cents by kind of bet.
        times: where the maxima follow the minimum, how many times it they are; else None.
        zero: what zero does to the simple chances.
        doubles: whether double columns and dozens are offered.
        announces: whether announces are taken.
        french_spread: whether up to nine pieces are spread and not cut.
        group_even_money: whether one colour's pieces on several simple chances are grouped before dividing.
        order_exceptions: numbers whose inside positions are paid in an order of their own, by their names.
        profile: the mapping from which all this was read.
        instrument: what its numbers come from.
        day_begins: when the gaming day begins, minutes after local midnight.
        tumbler_requests: whether the program may write to the tumbler: acknowledge, and ask for lost events.
        speech: in which language payments are said, and its cloth is written.
        zone: by whose clocks it lives, "Europe/Rome"; empty for those of the machine.
        readers_off: the hours in which its readers are switched off by plan; None where they never are.
        game: what is played there, by the game's name; empty where the profile does not say it.
    """

    name: str
    title: str
    unit: Cents
    minimum: Cents
    chips: tuple[Cents, ...]
    plaques: frozenset[Cents]
    notes: tuple[Cents, ...]
    colours: tuple[ColourChip, ...]
    minima: Mapping[str, Cents]
    maxima: Mapping[str, Cents]
    times: Mapping[str, int] | None
    zero: ZeroRule
    doubles: bool
    announces: bool
    french_spread: bool
    group_even_money: bool
    order_exceptions: Mapping[int, tuple[str, ...]]
    profile: Mapping[str, Plain]
    instrument: Instrument = Instrument.WHEEL
    tumbler_requests: bool = False
    day_begins: int = USUAL_BEGIN
    speech: Speech = Speech.ITALIAN
    zone: str = ""
    readers_off: Hours | None = None
    game: str = ""

    def maximum(self, wager: Wager) -> Cents:
        """How much one player may have on it, cents [2]."""
        return self.maxima[wager.kind]

    def least(self, wager: Wager, minimum: Cents) -> Cents:
        """How little one player may have on it, cents: the table's minimum, or the bet's own [2]."""
        return max(minimum, self.minima.get(wager.kind, minimum))

    @property
    def draws(self) -> bool:
        """Whether a ball is drawn from a tumbler, and none runs in a wheel (rules 10)."""
        return self.instrument is Instrument.TUMBLER

    @property
    def has_prison(self) -> bool:
        """Whether zero may imprison."""
        return self.zero in {ZeroRule.PRISON, ZeroRule.CHOICE}

    def at_minimum(self, minimum: Cents) -> House:
        """Deal by these rules at another minimum; maxima that are multiples of it rise and fall with it.

        Args:
            minimum: the table's, cents.
        """
        if minimum == self.minimum:
            return self
        maxima = self.maxima if self.times is None else multiples(self.times, minimum)
        return replace(self, minimum=minimum, maxima=maxima)


def multiples(times: Mapping[str, int], minimum: Cents) -> dict[str, Cents]:
    """Work out maxima that are multiples of the minimum, in cents."""
    return {kind: Cents(count * minimum) for kind, count in times.items()}


def colour_label(house: House, name: str) -> str:
    """Call a colour as the dealer does; one that the house does not have goes by its own name."""
    return next((chip.label for chip in house.colours if chip.name == name), name)


def colour_letters(house: House) -> dict[str, str]:
    """Give each of the house's colours its letter; one whose letter is not A to Z is written by its name."""
    return {c.name: c.letter for c in house.colours if c.letter.isascii() and c.letter.isupper()}

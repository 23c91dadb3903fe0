"""A house: everything that differs from casino to casino (rules 2, 4, 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from app.rules.money import Cents
from app.rules.tongue import Speech

if TYPE_CHECKING:
    from fractions import Fraction  # exact edges are worked out where they are asked for

Plain = str | int | bool | list["Plain"] | dict[str, "Plain"]
"""What TOML and JSON have in common."""

USUAL_BEGIN: Final = 6 * 60
"""The gaming day begins at six where a house says nothing else; minutes after midnight."""


class Wager(Protocol):
    """What is bet on, as far as a house's limits tell one from another."""

    @property
    def kind(self) -> str:
        """What sort of bet it is."""


@dataclass(frozen=True, slots=True)
class GameRules:
    """What a house says of its game alone: each game has a kind of its own, and reads it from the profile."""


class WagerEdge(NamedTuple):
    """What the house keeps of a wager on average, exactly, as a share of it.

    Attributes:
        bet: as scripts write it.
        edge: where it is left to its end.
        best: where whoever made it gives it up whenever that pays more; None where that never does.
    """

    bet: str
    edge: Fraction
    best: Fraction | None


@dataclass(frozen=True, slots=True)
class SideRules(GameRules):
    """What a house says of a game that is played on the rounds of its own."""

    def edges(self) -> tuple[WagerEdge, ...]:
        """Say what the house keeps of each wager, in the order in which they are listed."""
        return ()


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
        french_spread: whether up to nine pieces are spread and not cut.
        profile: the mapping from which all this was read.
        game_rules: what it says of its game alone; None before the first opening, or where that reads none.
        instrument: what decides a round there, by its name; empty where no instrument does.
        day_begins: when the gaming day begins, minutes after local midnight.
        asks_readers: whether the program may write to its readers: acknowledge, and ask for lost events.
        speech: in which language payments are said, and its cloth is written.
        zone: by whose clocks it lives, "Europe/Rome"; empty for those of the machine.
        readers_off: the hours in which its readers are switched off by plan; None where they never are.
        game: what is played there, by the game's name; empty where the profile does not say it.
        beside: what it says of the side games that it deals, by their names.
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
    french_spread: bool
    profile: Mapping[str, Plain]
    game_rules: GameRules | None = None
    instrument: str = ""
    asks_readers: bool = False
    day_begins: int = USUAL_BEGIN
    speech: Speech = Speech.ITALIAN
    zone: str = ""
    readers_off: Hours | None = None
    game: str = ""
    beside: Mapping[str, SideRules] = field(default_factory=dict)

    def takes(self, instrument: str | None) -> bool:
        """Whether a reader's numbers may decide a round there; a house of no instrument takes any reader.

        Args:
            instrument: what the reader's numbers come from, by its name; None where it may be any.
        """
        return instrument is None or self.instrument in {"", instrument}

    def maximum(self, wager: Wager) -> Cents:
        """How much one player may have on it, cents [2]."""
        return self.maxima[wager.kind]

    def least(self, wager: Wager, minimum: Cents) -> Cents:
        """How little one player may have on it, cents: the table's minimum, or the bet's own [2]."""
        return max(minimum, self.minima.get(wager.kind, minimum))

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

"""What is remembered of one spin that is alive, from the first chip until it is closed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from app.rules.chips import Colour
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.settled import Part, Settlement
from app.rules.roulette.wheel import FIRST_TURNING, Turning
from app.table.roulette.procedure import Phase
from app.table.state import Round


class Proposed(Struct, frozen=True):
    """A number that waits for the dealer's yes or no; `typed` is one of his own that is asked after it."""

    number: int
    reason: str
    device: str
    game: int | None = None
    typed: int | None = None


class Announced(Struct, frozen=True):
    """An announce that was taken.

    Attributes:
        seq: the event that took it.
        repeat: what the dealer says.
        held: whether it lies on the race track.
        value: cents that a share is worth; None in colour.
        colour: the colour played, with `colour_pieces` to the share.
        straights: the numbers added to it.
        bets: what it laid down.
    """

    seq: int
    name: str
    repeat: str
    owner: str
    held: bool
    value: Cents | None
    colour: str | None
    colour_pieces: int | None
    straights: tuple[int, ...]
    bets: tuple[Stack, ...]


class GoneOn(Struct, frozen=True):
    """A winning announce that is in play again; amounts in cents.

    Attributes:
        of: the event that took it when it won.
        seq: the event with which it went on.
        after: `rifare`, `completare` or `tutto`.
        kept: of the winnings, kept out of the payment.
        plays_on: of the winning stake, in play again.
        stake_back: of the winning stake, handed over.
        paid: of the winnings, handed over.
        bets: what it laid down.
        late: the payments for it that were made before it went on, by their places; a payment whose mark
            is taken back is none of them.
    """

    of: int
    seq: int
    after: str
    kept: Cents
    plays_on: Cents
    stake_back: Cents
    paid: Cents
    bets: tuple[Stack, ...]
    late: frozenset[int] = frozenset()


class AnnouncedBefore(Struct, frozen=True):
    """An announce of the last spin that was closed; `again` is the event with which it went on, if it did."""

    said: Announced
    again: int | None = None


class Misplaced(Struct, frozen=True):
    """A chip that lies at one position and plays at another until all is paid; `told`: who knows of it."""

    lies: str
    meant: str
    entry: Entry
    told: str


class TakenBefore(Struct, frozen=True):
    """A stake of which it was said, once the number had fallen, that its player took it up before the throw.

    Attributes:
        position: of the chance, by its name.
        owner: whose.
        before: all that lay there until it was said.
        after: all that lay there then.
    """

    position: str
    owner: str
    before: tuple[Entry, ...]
    after: tuple[Entry, ...]


class SpinState(Round, frozen=True, kw_only=True):
    """One spin that is alive.

    Attributes:
        throw: how many times the ball was thrown for it, void throws included.
        device: the wheel that threw its ball, where one was heard.
        game: that wheel's own count of the game, where it has one.
        last: "à la dernière" was announced for it.
        spun_on: its ball is thrown after the last spin, for games that are played beside alone.
        first: it is the first of the night.
        wheel: how the wheel turns for its next throw; the ball runs against it.
        turned: which ways a tumbler's drum has turned for its draw.
        void: why its last throw was void, and None before a void throw.
        untold: a person gave another reason for it than a printed one, and no inspector was told.
        proposed: a candidate that nobody has confirmed or refused yet.
        denied: the number of a reader to which the dealer said no last, for this throw.
        colours: what the colours were worth when its number fell.
        bets: the stacks that the table knows from before the number.
        ghosts: what stood where it won after the last number; nobody said that it still lies there.
        announces: the announces that were taken for it.
        refused: why announces for it were not taken, the latest last.
        misplaced: the chips that play elsewhere than they lie.
        taken_up: what was taken up before the throw, as it was said since the number fell; the latest last.
        gone_on: those of them that won and are in play again, for the next spin.
        winners: the winning stacks that the dealer entered, the last revision only.
        minimum: what held when its number fell, cents; None before.
        left: the chances on which an owner leaves his winnings, by name and owner.
        taken: those on which he takes what he had left lying until now; his stake is one like any other.
        shut: those on which an owner has his stake shut in by zero, where he may choose.
        halved: those on which he said that he has half of it back; so has who says nothing.
        grouped: the colours whose pieces on the simple chances zero divides as one.
        entered: how often winners were entered; 0 is not yet.
        unsaid: its layout counts as clear, and nobody said so or entered anything.
        settlement: the last settlement that was recorded.
        done: what the dealer has seen to besides paying: the list of the settlement, and what stands there.
    """

    phase: Phase
    throw: int = 0
    device: str | None = None
    game: int | None = None
    last: bool = False
    spun_on: bool = False
    first: bool = False
    wheel: Turning = FIRST_TURNING
    turned: frozenset[Turning] = frozenset()
    void: str | None = None
    untold: bool = False
    proposed: Proposed | None = None
    denied: Proposed | None = None
    colours: Mapping[str, Colour] = {}
    bets: tuple[Stack, ...] = ()
    ghosts: tuple[Stack, ...] = ()
    announces: tuple[Announced, ...] = ()
    refused: tuple[str, ...] = ()
    misplaced: tuple[Misplaced, ...] = ()
    taken_up: tuple[TakenBefore, ...] = ()
    gone_on: tuple[GoneOn, ...] = ()
    winners: tuple[Stack, ...] = ()
    minimum: Cents | None = None
    left: frozenset[tuple[str, str]] = frozenset()
    taken: frozenset[tuple[str, str]] = frozenset()
    shut: frozenset[tuple[str, str]] = frozenset()
    halved: frozenset[tuple[str, str]] = frozenset()
    grouped: frozenset[str] = frozenset()
    entered: int = 0
    unsaid: bool = False
    settlement: Settlement | None = None
    done: tuple[tuple[str, Part], ...] = ()

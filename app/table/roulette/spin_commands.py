"""What a person asks of a spin: throw and number, what lies there, announces, winners, zero."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, UnsetType, field

from app.table.command import (
    Command,
    MaybeEmpty,
    MaybeSaid,
    Money,
    Place,
    Reads,
    Recorded,
    Said,
    Text,
    Truth,
    numbered,
    worded,
)
from app.table.fields import MOST_PIECES, items, whole
from app.table.json_text import Json
from app.table.roulette.corrected_numbers import LARGEST
from app.table.roulette.layout_fold import HALF_BACK, PRISON
from app.table.roulette.outcomes import LISTS

_MOST_SPINS: Final = 10**9


def _numbers(value: Json) -> tuple[int, ...]:
    return tuple(whole(number, 0, LARGEST) for number in items(value))


Number = Annotated[int, numbered(0, LARGEST)]
Pieces = Annotated[int, numbered(1, MOST_PIECES)]


class AnnounceLast(Command, frozen=True, kw_only=True, tag="last"):
    """The next throw is the last one, or with `over` it is not after all."""

    over: Truth = False


class ChangeWheel(Command, frozen=True, kw_only=True, tag="wheel"):
    """Another wheel stands at the table, by its number."""

    wheel_number: Text
    by: Text


class Throw(Command, frozen=True, kw_only=True, tag="throw"):
    """The ball is in the rim."""


class NoMoreBets(Command, frozen=True, kw_only=True, tag="no_more_bets"):
    """Rien ne va plus."""


class TypeNumber(Command, frozen=True, kw_only=True, tag="number"):
    """A number by hand; in somebody's name one that contradicts the reader."""

    number: Number
    by: Text | None = None
    reason: Text | None = None


class ConfirmNumber(Command, frozen=True, kw_only=True, tag="confirm"):
    """Yes to the number that waits; `turned` is whether a tumbler's drum turned both ways."""

    turned: Truth | None = None


class RefuseNumber(Command, frozen=True, kw_only=True, tag="refuse"):
    """No to the number that waits."""


class DeclareVoid(Command, frozen=True, kw_only=True, tag="void"):
    """Rien va; the reason may be said later."""

    reason: MaybeEmpty
    by: Text | None = None
    told: Text | None = None


class ExplainVoid(Command, frozen=True, kw_only=True, tag="explain"):
    """Why a throw was void: the last one, or that of a spin and throw."""

    reason: Text
    by: Text | None = None
    told: Text | None = None
    spin: Annotated[int, numbered(1, _MOST_SPINS)] | None = None
    throw: Annotated[int, numbered(0, _MOST_SPINS)] | None = None


class CountAfterAll(Command, frozen=True, kw_only=True, tag="valid"):
    """Il colpo vale."""

    reason: Text
    by: Text | None = None


class ClearLayout(Command, frozen=True, kw_only=True, tag="cleared"):
    """The layout is clear."""


class PlaceBet(Command, frozen=True, kw_only=True, tag="place"):
    """Pieces are laid on a position."""

    by: Text | None = None
    position: Said
    entry: Said


class RemoveBet(Command, frozen=True, kw_only=True, tag="remove"):
    """Pieces go back to their player."""

    by: Text | None = None
    position: Said
    entry: Said


class MoveBet(Command, frozen=True, kw_only=True, tag="move"):
    """An owner's pieces are moved: all of them, or so many, prisoners or free ones."""

    by: Text | None = None
    origin: Said = field(name="from")
    to: Said
    owner: Text
    enferme: Truth | None = None
    pieces: Pieces | None = None


class Misplace(Command, frozen=True, kw_only=True, tag="misplaced"):
    """A chip lies at `position` and plays at `meant`; with `doubt` a ruling waits, `ruled` is its payment."""

    ruled: Place | None = None
    reason: Text | None = None
    position: Said
    meant: Said
    entry: Said
    told: Text
    doubt: Text | None = None


class LeaveWinnings(Command, frozen=True, kw_only=True, tag="leave"):
    """The winnings of a payment stay on their chance, or not; `gone`: they were taken up before the throw."""

    over: Truth = False
    gone: Truth = False
    order: Place


class TakeUpBefore(Command, frozen=True, kw_only=True, tag="taken_up"):
    """A player's stake on a chance lay there no more when the ball was thrown."""

    over: Truth = False
    position: Said
    owner: Text


class ChooseAtZero(Command, frozen=True, kw_only=True, tag="choose"):
    """Half back or prison, where a player may choose."""

    position: Said
    owner: Text
    choice: Annotated[str, worded({PRISON: PRISON, HALF_BACK: HALF_BACK}, str)]


class GroupColour(Command, frozen=True, kw_only=True, tag="group"):
    """A colour's pieces on the simple chances are divided as one at zero, or with `over` not."""

    colour: Text
    over: Truth = False


class TakeAnnounce(Command, frozen=True, kw_only=True, tag="announce"):
    """An announce: taken, gone on with (`after`, `of`), or with `over` taken back."""

    over: Truth | None = None
    name: Text
    owner: Text
    straights: Annotated[tuple[int, ...], Reads(_numbers, list)] | UnsetType = UNSET
    after: MaybeSaid = UNSET
    of: Recorded | None = None
    late: Truth | None = None
    held: Truth | None = None
    money: Money | None = None
    value: Money | None = None
    colour_pieces: Pieces | None = None
    complimentary: MaybeSaid = UNSET
    clear: Truth | None = None
    accepted_by: Text | None = None


class EnterWinners(Command, frozen=True, kw_only=True, tag="winners"):
    """All that won besides what the table knows."""

    bets: Said


class EnterDifference(Command, frozen=True, kw_only=True, tag="difference"):
    """The same, also where a payment that is made is another by it."""

    bets: Said


class MarkDone(Command, frozen=True, kw_only=True, tag="done"):
    """What the number did to a stake besides paying it was seen to, by its list and place."""

    listed: Annotated[str, worded({name: name for name in LISTS}, str)]
    over: Truth = False
    place: Place

"""What a device said, in words that no device owns.

A codec turns bytes into readings, and a person who types a number makes one too. A reading is a fact about
the wire: whether a number counts at the table is the table's decision, whether it *may* count is the codec's
(`Number`, `Candidate`, `Conflict`).
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class LineState(StrEnum):
    """How alive a line is; open is not alive."""

    OPENING = "opening"
    LIVE = "live"
    """valid frames are coming"""
    STALE = "stale"
    """no valid frame for two seconds"""
    SILENT = "silent"
    """no valid frame for five seconds"""
    LOST = "lost"
    """the port is gone, or will not open"""
    CLOSED = "closed"
    """we closed it"""


class WheelPhase(StrEnum):
    """What the wheel says the game is doing, by the dealer's words."""

    START = "start"
    PLACE_BETS = "place_bets"
    BALL_IN_RIM = "ball_in_rim"
    NO_MORE_BETS = "no_more_bets"
    WINNING_NUMBER = "winning_number"
    CLOSED = "closed"
    LOCKED = "locked"
    """the dealer's lock of the Mercury 360, or the ball not detected on the SS2"""


class Turning(StrEnum):
    """The rotor's direction as seen from above."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class VoidCause(StrEnum):
    """Why the wheel gave a game up."""

    BALL_WITH_ROTOR = "ball_with_rotor"
    LAUNCH_FAILED = "launch_failed"
    BALL_REMOVED = "ball_removed"
    NO_RESULT = "no_result"
    """the game was closed, or a new one begun, without a number"""
    FAULT = "fault"


class WarningKind(StrEnum):
    """What a pit boss should hear about; the game goes on."""

    BAD_FRAME = "bad_frame"
    SENSOR_FAULT = "sensor_fault"
    BALL_NOT_DETECTED = "ball_not_detected"
    BALL_WITH_ROTOR = "ball_with_rotor"
    LAUNCH_FAILED = "launch_failed"
    ROTOR_SPEED = "rotor_speed"
    UNSEEN_GAMES = "unseen_games"
    """the count moved by more than one: games were played that nobody here saw"""
    WHEEL_RESTARTED = "wheel_restarted"
    OTHER_ZERO = "other_zero"
    """the wheel shows a zero that this table has not: double, triple, quadruple"""
    UNKNOWN_BALL = "unknown_ball"
    """a marked ball that was never learnt"""
    READERS_DIFFER = "readers_differ"
    """two readers of one wheel do not tell the same"""
    RAW_LOG = "raw_log"
    """the raw log cannot be written; the line goes on without it"""


class Heard(Struct, frozen=True):
    """Who was heard, and when the last byte of it came.

    Attributes:
        device: the name of the device as the house calls it.
        at: UTC, microseconds since 1970.
        mono: the machine's steady clock, microseconds; durations come from here only.
        log: where its bytes lie in the raw log: the file's name, and how many bytes lie before them.
    """

    device: str
    at: int
    mono: int
    log: tuple[str, int] | None = None


class LineChanged(Struct, frozen=True):
    """The line became more, or less, alive; `reason` is a sentence for the screen, empty when all is well."""

    heard: Heard
    state: LineState
    reason: str = ""


class WheelSeen(Struct, frozen=True):
    """One valid status frame: for the screen, not for the game.

    Attributes:
        speed: rotor speed in tenths of a turn a minute; None where the device does not tell.
        frames: how many came at once; this is the last of them.
    """

    heard: Heard
    phase: WheelPhase
    game: int | None
    speed: int | None
    turning: Turning | None
    frames: int = 1


class PhaseSeen(Struct, frozen=True):
    """The wheel's phase changed (an edge, said once); `raw` is the line that said it."""

    heard: Heard
    phase: WheelPhase
    game: int | None
    raw: str = ""


class Number(Struct, frozen=True):
    """A number that counts: seen to fall on this connection, and confirmed by a second line.

    Attributes:
        raw: the lines that decided it, as received.
    """

    heard: Heard
    number: int
    game: int | None
    raw: tuple[str, ...] = ()


class Candidate(Struct, frozen=True):
    """A number that may have fallen unseen: the dealer confirms it or types another.

    Attributes:
        reason: `not_seen_to_fall`, `unseen_game`, `no_game`, `one_line` or `typed`.
        unseen_game: it belongs to a game that ended while nobody listened, not to the one under way.
    """

    heard: Heard
    number: int
    game: int | None
    reason: str
    unseen_game: bool = False
    raw: tuple[str, ...] = ()


class Conflict(Struct, frozen=True):
    """Two lines of one device that contradict each other: no number, an alarm, the dealer decides."""

    heard: Heard
    numbers: tuple[int, ...]
    game: int | None
    raw: tuple[str, ...] = ()


class GameVoid(Struct, frozen=True):
    """The wheel ended a game without a number."""

    heard: Heard
    cause: VoidCause
    game: int | None


class WheelWarning(Struct, frozen=True):
    """Something the device complains of, or that the line noticed; `count` bad frames since the last one."""

    heard: Heard
    kind: WarningKind
    detail: str = ""
    count: int = 1


class BallDrawn(Struct, frozen=True):
    """A tumbler's ball: a reading like a wheel's number."""

    heard: Heard
    number: int
    draw: int | None
    raw: tuple[str, ...] = ()


UNSEEN_GAME = "unseen_game"
"""Reason of a candidate: its game ended while nobody listened."""
NOT_SEEN_TO_FALL = "not_seen_to_fall"
"""Reason of a candidate: the wheel shows it, but this connection did not see the ball thrown for it."""
TYPED = "typed"
"""Reason of a candidate: a person typed it."""
NO_GAME = "no_game"
"""Reason of a candidate: the device knows numbers and no game, so it cannot tell when one has fallen."""
ONE_LINE = "one_line"
"""Reason of a candidate: the wheel said it once, in a line that nothing confirms."""


class WheelMemory(Struct, frozen=True):
    """What is known of a wheel's last game; it outlives a hang-up, and a restart of the program if kept.

    Attributes:
        count: the wheel's own count of its games; None before the first frame.
        told: that game has its number, its candidate or its conflict: nothing more is to be said of it.
        number: the number that the wheel showed when the game was told, or when no ball was running.
        phase: the last phase that was said.
        under_way: a ball was seen running in that game, and nothing has been said of how it ended.
    """

    count: int | None = None
    told: bool = False
    number: int | None = None
    phase: WheelPhase | None = None
    under_way: bool = False


Reading = (
    LineChanged | WheelSeen | PhaseSeen | Number | Candidate | Conflict | GameVoid | WheelWarning | BallDrawn
)

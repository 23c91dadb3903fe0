"""What a device said, in words that no device owns.

A codec turns bytes into readings, and a person who types a number makes one too. A reading is a fact about
the wire: whether a number counts at the table is the table's decision, whether it *may* count is the codec's
(`Number`, `Candidate`, `Conflict`).
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class LineState(StrEnum):
    """How alive a line is; open is not alive, but of a device without a heartbeat nothing else is known."""

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


class DrumState(StrEnum):
    """What a tumbler's drum is doing."""

    IDLE = "idle"
    CW = "clockwise"
    CCW = "anticlockwise"
    DRAW = "draw"
    """a ball is let out"""
    HALT = "halt"
    """stopped by hand, or by a fault"""


class VoidCause(StrEnum):
    """Why the wheel gave a game up, or why a tumbler's draw does not count."""

    BALL_WITH_ROTOR = "ball_with_rotor"
    LAUNCH_FAILED = "launch_failed"
    BALL_REMOVED = "ball_removed"
    NO_RESULT = "no_result"
    """the game was closed, or a new one begun, without a number"""
    FAULT = "fault"
    DOOR_OPEN = "door_open"
    """the tumbler's door was open between loading the balls and the draw"""
    BALL_COUNT = "ball_count"
    """other balls were in the tumbler than the game is played with"""
    SECOND_BALL = "second_ball"
    """more balls fell than are drawn"""
    BALL_TAKEN_BACK = "ball_taken_back"
    RESTARTED = "restarted"
    """the tumbler was switched off and on, and began another game"""


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
    JAM = "jam"
    DOOR_OPEN = "door_open"
    READER_FAULT = "reader_fault"
    BALL_COUNT = "ball_count"
    POWER = "power"
    EVENTS_MISSED = "events_missed"
    """the tumbler said something that was not heard"""
    WRONG_BALL = "wrong_ball"
    """a number that the game has not, or that was drawn already: an alarm, never a call"""
    TUMBLER_RESTARTED = "tumbler_restarted"
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
    """The wheel's phase changed (an edge, said once): the line that said it, and how the rotor turned."""

    heard: Heard
    phase: WheelPhase
    game: int | None
    raw: str = ""
    turning: Turning | None = None


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


class TumblerSeen(Struct, frozen=True):
    """How a tumbler says that it is, every two seconds: for the screen, and the sign that it lives.

    Attributes:
        drawn: balls drawn in this game.
    """

    heard: Heard
    drum: DrumState
    draw: int
    drawn: int


class BallsLoaded(Struct, frozen=True):
    """A game of a tumbler begins, with all its balls in it."""

    heard: Heard
    balls: int
    draw: int


class DrumMoved(Struct, frozen=True):
    """The drum of a game under way does something else now (an edge, said once)."""

    heard: Heard
    drum: DrumState
    draw: int


class DrumTurned(Struct, frozen=True):
    """The drum has turned so many whole turns one way."""

    heard: Heard
    turning: Turning
    turns: int
    draw: int


class BallUnread(Struct, frozen=True):
    """A ball fell and was not read: the dealer looks at it and enters it."""

    heard: Heard
    cause: str
    draw: int


class BallTakenBack(Struct, frozen=True):
    """A ball that had been drawn was taken back."""

    heard: Heard
    number: int
    cause: str
    draw: int


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
EVENTS_MISSED = "events_missed"
"""Reason of a candidate: the tumbler said something before it that was not heard."""
RESTARTED = "restarted"
"""Reason of a candidate: the tumbler was switched off and on in that game."""


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


TumblerReading = TumblerSeen | BallsLoaded | DrumMoved | DrumTurned | BallDrawn | BallUnread | BallTakenBack
"""What only a tumbler says."""
Reading = (
    LineChanged
    | WheelSeen
    | PhaseSeen
    | Number
    | Candidate
    | Conflict
    | GameVoid
    | WheelWarning
    | TumblerReading
)

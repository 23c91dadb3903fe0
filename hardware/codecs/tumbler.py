"""When a tumbler's ball counts, when the dealer is asked, and when a draw is void (`tumbler/1`).

A game begins with its balls loaded, the drum turns one way and the other, a ball falls, the game ends. Every
event is numbered; a status line comes every two seconds.

**A ball counts** if its game was heard from its beginning without a gap, with all its balls loaded, the door
shut until it fell, and a number that the game has and that was not drawn before. Whether the drum turned both
ways is said (`DrumTurned`), and judged by the table.

**The dealer is asked** (a candidate) where something before the ball was not heard, where the tumbler was
switched off and on in the game, and where the number was typed at the tumbler. **An alarm and no number**
is a ball that the game has not, or has drawn. **Void** is a draw with other balls than it should have, with
the door open, with more than its balls drawn, or without any.
"""

from __future__ import annotations

from typing import Final, assert_never

from hardware.codecs.damage import Damage, Damaged
from hardware.codecs.tumbler_draw import FLAGS, MISSED, REBOOTED, TOMBOLA, Draw, Played
from hardware.codecs.tumbler_frames import (
    Ball,
    Event,
    Game,
    Hello,
    Spoken,
    Stat,
    TakenBack,
    TumblerWire,
    Turn,
    Unread,
    framed,
)
from hardware.codecs.tumbler_sequence import Arrival, Sequence
from hardware.readings import (
    EVENTS_MISSED,
    NOT_SEEN_TO_FALL,
    RESTARTED,
    TYPED,
    BallDrawn,
    BallsLoaded,
    BallTakenBack,
    BallUnread,
    Candidate,
    Conflict,
    DrumMoved,
    DrumState,
    DrumTurned,
    GameVoid,
    Heard,
    Reading,
    TumblerSeen,
    Turning,
    VoidCause,
    WarningKind,
    WheelMemory,
    WheelWarning,
)

_BY_HAND: Final = "M"
_MOST_REQUESTS: Final = 16


class Tumbler:
    """The codec of a tumbler: bytes in, readings out."""

    def __init__(self, memory: WheelMemory | None = None, played: Played = TOMBOLA) -> None:
        self._memory = memory or WheelMemory()
        self._played = played
        self._wire = TumblerWire()
        self._damage = Damage()
        self._boot: str | None = None
        self._sequence = Sequence()
        self._draw: Draw | None = None
        self._flags_said = 0
        self._heard = Heard("", 0, 0)
        self._said: list[Reading] = []
        self._requests: list[bytes] = []

    @property
    def memory(self) -> WheelMemory:
        """What is known of the last game; given to the constructor, a restarted program goes on."""
        return self._memory

    def connected(self) -> None:
        """A new connection: half a frame is forgotten, the count of events is not, so that a gap is seen."""
        self._wire.connected()
        self._requests.clear()
        if self._boot is None:
            self._request("ID")

    def requests(self) -> bytes:
        """What may be written to the tumbler, once: events acknowledged, and lost ones asked for again."""
        asked, self._requests = b"".join(self._requests), []
        return asked

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        """What these bytes say, in the order in which it is to be acted upon.

        Args:
            data: bytes as they came; frames may be cut anywhere.
            heard: the device, and when the last of these bytes came.

        Returns:
            Readings; of the status lines themselves only the last, for the screen, at the end.
        """
        self._heard, self._said = heard, []
        last: Stat | None = None
        for line in self._wire.feed(data):
            if isinstance(line, Damaged):
                self._damage.add(line.line, line.count)
                self._said += self._damage.due(heard)
            elif isinstance(line.frame, Stat):
                self._stat(line.frame)
                last = line.frame
            else:
                self._spoken(line, line.frame)
        self._said += self._damage.due(heard)
        if last is not None:
            self._said.append(TumblerSeen(heard, last.drum, last.game, last.drawn))
        return self._said

    def _spoken(self, line: Spoken, frame: Hello | Event) -> None:
        self._power(frame.boot)
        if isinstance(frame, Hello):
            return
        self._request(f"ACK,{frame.seq}")
        arrival = self._sequence.take(frame.seq)
        if arrival is Arrival.DUPLICATE:
            return
        if arrival is Arrival.LATE and (self._draw is None or self._draw.game != frame.game):
            return  # of a game that is over
        draw = self._draw_of(frame, arrival)
        draw.begun = True
        if arrival is Arrival.GAP and not _begins(frame):
            self._miss(draw)
        for seq in self._sequence.missing[:1]:
            self._request(f"REPLAY,{seq}")
        draw.lines.append(line.line)
        self._event(draw, frame)
        self._remember(draw)

    def _event(self, draw: Draw, frame: Event) -> None:
        match frame:
            case Game(begins=True):
                self._begin(draw, frame)
            case Game():
                self._end(draw, frame)
            case Turn():
                if draw.running and frame.turns:
                    way = Turning.CLOCKWISE if frame.clockwise else Turning.ANTICLOCKWISE
                    self._said.append(DrumTurned(self._heard, way, frame.turns, draw.game))
            case Ball():
                self._ball(draw, frame)
            case Unread():
                self._unread(draw, frame)
            case TakenBack():
                self._take_back(draw, frame)
            case _:
                assert_never(frame)

    # Which power-up, which game?

    def _power(self, boot: str) -> None:
        """Another power-up counts its events anew; in a game it is a pause, and the dealer confirms."""
        before, self._boot = self._boot, boot
        if before in {None, boot}:
            return
        self._sequence = Sequence()
        if self._draw is not None and self._draw.running:
            self._draw.doubt = RESTARTED
            self._warn(WarningKind.TUMBLER_RESTARTED, REBOOTED)

    def _draw_of(self, frame: Event | Stat, arrival: Arrival) -> Draw:
        """The game of which something is said; one that begins leaves the game before it without a ball.

        Where something between them was not heard, it may have had its ball.
        """
        before = self._draw
        anew = _begins(frame) and arrival is not Arrival.LATE
        if before is not None and before.game == frame.game and not anew:
            return before
        if before is not None and before.running:
            if arrival is Arrival.GAP and before.doubt != RESTARTED:
                self._miss(before)
            else:
                self._void(before, _unfinished(before))
        doubt = NOT_SEEN_TO_FALL if before is None else EVENTS_MISSED
        draw = self._draw = Draw(frame.game, doubt=None if anew else doubt)
        if self._memory.count == frame.game and not anew:
            draw.begun = True
            if self._memory.told:
                draw.restored, draw.drawn = True, [self._memory.number]
        return draw

    def _miss(self, draw: Draw) -> None:
        """Something was not heard: a ball of this game waits for the dealer."""
        draw.doubt = draw.doubt or EVENTS_MISSED
        self._warn(WarningKind.EVENTS_MISSED, MISSED)

    def _remember(self, draw: Draw) -> None:
        told = bool(draw.drawn) or draw.void
        number = draw.drawn[-1] if draw.drawn else None
        self._memory = WheelMemory(draw.game, told, number)

    # The game

    def _begin(self, draw: Draw, frame: Game) -> None:
        wanted = len(self._played.numbers)
        if frame.balls != wanted:
            draw.spoilt = VoidCause.BALL_COUNT
            self._warn(
                WarningKind.BALL_COUNT,
                f"The tumbler was loaded with {frame.balls} balls and not with {wanted}: count them, "
                "this draw will be void.",
            )
        self._said.append(BallsLoaded(self._heard, frame.balls, draw.game))

    def _end(self, draw: Draw, frame: Game) -> None:
        over, draw.over = draw.over, True
        if frame.balls > self._played.draws:
            self._void(draw, VoidCause.SECOND_BALL)
        elif frame.balls > len(draw.drawn) and not draw.void:
            self._miss(draw)
        elif not draw.drawn and not over:
            self._void(draw, VoidCause.NO_RESULT)

    def _ball(self, draw: Draw, ball: Ball) -> None:
        if draw.restored:
            self._compare(draw, ball)
        elif ball.number not in self._played.numbers:
            self._alarm(draw, ball, "which this game has not")
        elif ball.number in draw.drawn:
            self._alarm(draw, ball, "which was drawn already")
        elif self._may_fall(draw, ball.place):
            draw.put(ball.place, ball.number)
            self._call(draw, ball)

    def _may_fall(self, draw: Draw, place: int) -> bool:
        """Whether a ball of this draw can count; if it cannot, the draw is void."""
        entered = draw.unread(place)
        if len(draw.drawn) >= self._played.draws and not entered:
            self._void(draw, VoidCause.SECOND_BALL)
        elif draw.spoilt is not None:
            draw.drawn.append(None)
            self._void(draw, draw.spoilt)
        elif place != len(draw.drawn) + 1 and not entered:
            self._miss(draw)
        return not draw.void

    def _compare(self, draw: Draw, ball: Ball) -> None:
        """The number was told before the program was started again: it is told once more, or differs."""
        told = draw.drawn[-1]
        if told is not None and ball.number != told:
            said = (told, ball.number)
            self._said.append(Conflict(self._heard, said, draw.game, tuple(draw.lines)))

    def _call(self, draw: Draw, ball: Ball) -> None:
        reason = TYPED if ball.how == _BY_HAND else draw.doubt
        lines = tuple(draw.lines)
        if reason is None:
            self._said.append(BallDrawn(self._heard, ball.number, draw.game, lines))
        else:
            self._said.append(Candidate(self._heard, ball.number, draw.game, reason, raw=lines))

    def _alarm(self, draw: Draw, ball: Ball, why: str) -> None:
        """Never a call: what fell has no number that can be believed."""
        if len(draw.drawn) <= self._played.draws:
            draw.drawn.append(None)
        self._warn(
            WarningKind.WRONG_BALL,
            f"The tumbler says ball {ball.number}, {why}: look at the ball, then type its number or call the "
            "draw void.",
        )

    def _unread(self, draw: Draw, frame: Unread) -> None:
        if self._may_fall(draw, frame.place):
            draw.put(frame.place, None)
            self._said.append(BallUnread(self._heard, frame.cause, draw.game))

    def _take_back(self, draw: Draw, frame: TakenBack) -> None:
        """The place is free again, and another ball is awaited."""
        if draw.void:
            return
        if draw.drawn:
            draw.drawn.pop()
        draw.over = draw.restored = False  # what is known of it from before the restart is no longer so
        self._said.append(BallTakenBack(self._heard, frame.number, frame.cause, draw.game))

    def _void(self, draw: Draw, cause: VoidCause) -> None:
        """Once for each draw."""
        if not draw.void:
            draw.void = draw.over = True
            self._said.append(GameVoid(self._heard, cause, draw.game))

    # The status line

    def _stat(self, stat: Stat) -> None:
        self._power(stat.boot)
        known = self._draw is not None and self._draw.game == stat.game
        lost = self._sequence.latest(stat.seq, self._heard.mono)
        draw = self._draw_of(stat, Arrival.GAP)
        draw.begun |= stat.drum not in {DrumState.IDLE, DrumState.HALT}
        if not known and stat.drawn:
            self._drawn_unheard(draw)
        elif lost and draw.running:
            self._miss(draw)
        self._flags(draw, stat.flags)
        if draw.running and stat.drum is not draw.drum:
            self._said.append(DrumMoved(self._heard, stat.drum, draw.game))
        draw.drum = stat.drum

    def _drawn_unheard(self, draw: Draw) -> None:
        """The first that is heard of a game is that its ball has fallen: a game of the journal's needs it."""
        if draw.running:
            self._miss(draw)
        draw.over = True

    def _flags(self, draw: Draw, flags: int) -> None:
        """Each flag is said once while it stands; while a ball is awaited two of them spoil the draw."""
        for bit, flag in FLAGS.items():
            if not flags & bit:
                continue
            if draw.running and draw.spoilt is None:
                draw.spoilt = flag.spoils
            if not self._flags_said & bit:
                self._warn(flag.warning, flag.sentence)
        self._flags_said = flags

    def _warn(self, kind: WarningKind, sentence: str) -> None:
        self._said.append(WheelWarning(self._heard, kind, sentence))

    def _request(self, body: str) -> None:
        """Kept for a house that lets the program write; of too many the oldest are forgotten."""
        self._requests = [*self._requests, framed(body)][-_MOST_REQUESTS:]


def _begins(frame: Event | Stat) -> bool:
    return isinstance(frame, Game) and frame.begins


def _unfinished(draw: Draw) -> VoidCause:
    """Why a game has no ball when another begins."""
    return VoidCause.RESTARTED if draw.doubt == RESTARTED else VoidCause.NO_RESULT

"""What a tombola tumbler says while it draws, as a script without a clock; and its faults (`tumbler/1`).

A script is a list of steps, each with the seconds before it, so that tests use it without waiting and the
simulated tumbler plays it at any speed.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from hardware.codecs.tumbler_frames import SEQ_COUNT, framed
from hardware.simulators.script import PlayedGame, Step, known_fault

STAT_EVERY: Final = 2.0
"""Seconds."""
BALLS: Final = 37
JAM, DOOR, READER, COUNT, POWER = 1, 2, 4, 8, 16
IDLE, CW, CCW, DRAW, HALT = "IDLE", "CW", "CCW", "DRAW", "HALT"


class TumblerFault(StrEnum):
    """What can go wrong in one draw."""

    BAD_CRC = "bad-crc"
    """the frame of the ball is damaged, and said again a second later"""
    CUT = "cut"
    """a status line is cut into by the ball"""
    NOISE = "noise"
    """bytes that no tumbler sends"""
    REPEATED = "repeated"
    """each event again each second, five times, as nobody acknowledges it"""
    GAP = "gap"
    """a turn of the drum is never heard"""
    BALL_LOST = "ball-lost"
    """the ball is never heard"""
    WRONG_PLACE = "wrong-place"
    """the ball says that it is the second"""
    UNREAD = "unread"
    BY_HAND = "by-hand"
    """unread, then entered at the tumbler"""
    TAKEN_BACK = "taken-back"
    """the ball is taken back and another is drawn, the drum turned anew"""
    ONE_WAY = "one-way"
    NO_TURN = "no-turn"
    DOOR_OPEN = "door-open"
    WRONG_COUNT = "wrong-count"
    """36 balls are loaded"""
    COUNT_FLAG = "count-flag"
    """the count of balls is wrong while the drum turns"""
    NO_SUCH_BALL = "no-such-ball"
    SECOND_BALL = "second-ball"
    NO_BALL = "no-ball"
    REBOOT = "reboot"
    """switched off and on between the two ways; the game goes on"""
    REBOOT_ANEW = "reboot-anew"
    """switched off and on between the two ways; another game begins"""
    SILENCE = "silence"
    """nothing for ten seconds, the line stays open"""
    HANG_UP = "hang-up"
    """the cable is pulled while the drum turns"""
    JAM = "jam"


class TumblerScript(Struct):
    """A tumbler: its power-up, its events' numbers, its games.

    Attributes:
        chance: all that is random.
        stats: status lines for each way that the drum turns.
    """

    chance: random.Random
    stats: int = 2
    game: int = 0
    seq: int = 0
    boot: str = ""
    drawn: int = 0
    _steps: list[Step] = field(default_factory=list)
    _fallen: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.boot = self.boot or f"{self.chance.randrange(1 << 16):04X}"

    def hello(self) -> bytes:
        """Power-up."""
        return framed(f"HELLO,{self.boot},1,TUMBLER,SN0042,1.0,{BALLS}")

    def stat(self, drum: str, flags: int = 0) -> bytes:
        """A status line as the tumbler is now."""
        return framed(f"STAT,{self.boot},{self.seq},{self.game},{self.drawn},{drum},{flags:X}")

    def event(self, word: str, *fields: object) -> bytes:
        """The next event; the first after a power-up is number 1, so that a status line before it says 0."""
        self.seq = (self.seq + 1) % SEQ_COUNT
        return framed(",".join(map(str, (word, self.boot, self.seq, self.game, *fields))))

    def idle(self) -> Step:
        """It waits for the next game."""
        return Step(STAT_EVERY, self.stat(IDLE))

    @property
    def faults(self) -> tuple[str, ...]:
        """What can go wrong in one of its draws."""
        return tuple(TumblerFault)

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        """One game, from loading the balls to its end.

        Args:
            number: of the ball that falls, 0 to 36.
            fault: what goes wrong.

        Returns:
            The draw; its number is the ball that lies in the pocket at the end, None where none does.

        Raises:
            ValueError: that cannot go wrong with a tumbler.
        """
        known_fault(fault, self.faults)
        return self._played(number, TumblerFault(fault) if fault is not None else None)

    def _played(self, number: int, fault: TumblerFault | None) -> PlayedGame:
        self._steps, self._fallen, self.drawn = [], [], 0
        self.game += 1
        self._load(36 if fault is TumblerFault.WRONG_COUNT else BALLS)
        self._turns(fault)
        fell = _DRAWS.get(fault, TumblerScript.draw_one)(self, number) if fault else self.draw_one(number)
        self._say(0.2, self.event("GAME", "END", self.drawn))
        steps = _SPOILT[fault](self, self._steps) if fault in _SPOILT else self._steps
        return PlayedGame(self.game, fell, tuple(steps), tuple(self._fallen))

    # What a game is made of

    def _say(self, after: float, data: bytes) -> None:
        self._steps.append(Step(after, data))

    def _load(self, balls: int) -> None:
        self._say(1.0, self.event("GAME", "START", balls))
        self._say(STAT_EVERY, self.stat(IDLE))

    def _turn(self, drum: str, flags: int = 0) -> None:
        for _ in range(self.stats):
            self._say(STAT_EVERY, self.stat(drum, flags))
        self._say(0.5, self.event("TURN", drum, self.chance.randint(2, 5)))

    def _turns(self, fault: TumblerFault | None) -> None:
        """One way and the other, and what may come between."""
        if fault is TumblerFault.NO_TURN:
            return
        flags = {TumblerFault.DOOR_OPEN: DOOR, TumblerFault.COUNT_FLAG: COUNT, TumblerFault.JAM: JAM}
        self._turn(CW, flags.get(fault, 0) if fault else 0)
        if fault is TumblerFault.ONE_WAY:
            return
        if fault in {TumblerFault.REBOOT, TumblerFault.REBOOT_ANEW}:
            self._reboot(anew=fault is TumblerFault.REBOOT_ANEW)
        self._turn(CCW)

    def _reboot(self, *, anew: bool) -> None:
        """Switched off and on: another power-up, and its events are numbered anew."""
        before = self.boot
        while self.boot == before:
            self.boot = f"{self.chance.randrange(1 << 16):04X}"
        self.seq = 0
        self._say(4.0, self.hello())
        if anew:
            self.game += 1
            self._load(BALLS)
            self._turn(CW)

    def draw_one(self, number: int, how: str = "R") -> int | None:
        """The drum lets a ball out."""
        self._say(STAT_EVERY, self.stat(DRAW))
        self.drawn += 1
        self._fallen.append(number)
        self._say(1.0, self.event("BALL", self.drawn, number, how))
        return number

    def draw_misplaced(self, number: int) -> int | None:
        """The ball says that it is the second."""
        self._say(STAT_EVERY, self.stat(DRAW))
        self.drawn += 1
        self._say(1.0, self.event("BALL", 2, number, "R"))
        return number

    def draw_unread(self, number: int) -> int | None:
        """A ball falls, and cannot be read."""
        self._say(STAT_EVERY, self.stat(DRAW))
        self.drawn += 1
        self._say(1.0, self.event("UNREAD", self.drawn, "TAG"))
        return number

    def draw_by_hand(self, number: int) -> int | None:
        """A ball falls, cannot be read, and is entered at the tumbler."""
        self.draw_unread(number)
        self._say(3.0, self.event("BALL", self.drawn, number, "M"))
        return number

    def draw_again(self, number: int) -> int | None:
        """A ball is taken back; the drum turns both ways, and another falls."""
        self.draw_one((number + 1) % BALLS)
        self._say(2.0, self.event("VOID", self.drawn, (number + 1) % BALLS, "TRAY"))
        self.drawn -= 1
        self._turn(CW)
        self._turn(CCW)
        return self.draw_one(number)

    def draw_wrong(self, _number: int) -> int | None:
        """The ball has a number that the game has not."""
        self.draw_one(self.chance.randint(BALLS, 90))
        return None

    def draw_two(self, number: int) -> int | None:
        """Two balls fall."""
        self.draw_one(number)
        self.draw_one((number + 7) % BALLS)
        return None

    def draw_none(self, _number: int) -> int | None:
        """The pocket stays empty."""
        self._say(STAT_EVERY, self.stat(DRAW))
        return None

    # Draws whose line suffers

    def bad_crc(self, steps: list[Step]) -> list[Step]:
        """The ball is damaged on its way; the tumbler says it again a second later."""
        place = _place_of(steps, b"$BALL")
        ball = steps[place].data
        wrong = replace(steps[place], data=ball.replace(b"$BALL", b"$BAIL"))
        return [*steps[:place], wrong, Step(1.0, ball), *steps[place + 1 :]]

    def cut(self, steps: list[Step]) -> list[Step]:
        """The line before the ball stops in the middle of a frame."""
        place = _place_of(steps, b"$BALL")
        before = replace(steps[place - 1], data=steps[place - 1].data[: self.chance.randint(2, 20)])
        return [*steps[: place - 1], before, *steps[place:]]

    def noise(self, steps: list[Step]) -> list[Step]:
        """Bytes between the frames."""
        return [replace(step, data=self._rubbish() + step.data) for step in steps]

    def _rubbish(self) -> bytes:
        count = self.chance.randint(1, 12)
        return bytes(self.chance.choice(b"\x00\xff\xfe~#@\x80!") for _ in range(count))

    def repeated(self, steps: list[Step]) -> list[Step]:
        """Each event again with what comes after it, five times."""
        said: list[Step] = []
        events: list[bytes] = []
        for step in steps:
            again = b"".join(events[-5:])
            said.append(replace(step, data=step.data + again))
            if not step.data.startswith(b"$STAT"):
                events.append(step.data)
        return said

    def gap(self, steps: list[Step]) -> list[Step]:
        """A turn is never heard."""
        return _without(steps, b"$TURN")

    def ball_lost(self, steps: list[Step]) -> list[Step]:
        """The ball is never heard."""
        return _without(steps, b"$BALL")

    def silent(self, steps: list[Step]) -> list[Step]:
        """Ten seconds without a word while the drum turns; what was said then is said after it."""
        place = _place_of(steps, b"$TURN")
        return [*steps[:place], replace(steps[place], after=10.0), *steps[place + 1 :]]

    def away(self, steps: list[Step]) -> list[Step]:
        """The cable is out while the drum turns; the first bytes after it are the tail of a frame."""
        place = _place_of(steps, b"$TURN")
        tail = steps[place].data[self.chance.randint(1, 12) :]
        return [*steps[:place], Step(0.1, hang_up=True), Step(0.1, tail), *steps[place + 1 :]]


def _place_of(steps: list[Step], word: bytes) -> int:
    return next(place for place, step in enumerate(steps) if step.data.startswith(word))


def _without(steps: list[Step], word: bytes) -> list[Step]:
    place = _place_of(steps, word)
    return [*steps[:place], *steps[place + 1 :]]


_DRAWS: Final[dict[TumblerFault, Callable[[TumblerScript, int], int | None]]] = {
    TumblerFault.WRONG_PLACE: TumblerScript.draw_misplaced,
    TumblerFault.UNREAD: TumblerScript.draw_unread,
    TumblerFault.BY_HAND: TumblerScript.draw_by_hand,
    TumblerFault.TAKEN_BACK: TumblerScript.draw_again,
    TumblerFault.NO_SUCH_BALL: TumblerScript.draw_wrong,
    TumblerFault.SECOND_BALL: TumblerScript.draw_two,
    TumblerFault.NO_BALL: TumblerScript.draw_none,
    TumblerFault.JAM: TumblerScript.draw_none,
}
"""Draws in which another thing falls than one ball that can be read."""

_SPOILT: Final[dict[TumblerFault | None, Callable[[TumblerScript, list[Step]], list[Step]]]] = {
    TumblerFault.BAD_CRC: TumblerScript.bad_crc,
    TumblerFault.CUT: TumblerScript.cut,
    TumblerFault.NOISE: TumblerScript.noise,
    TumblerFault.REPEATED: TumblerScript.repeated,
    TumblerFault.GAP: TumblerScript.gap,
    TumblerFault.BALL_LOST: TumblerScript.ball_lost,
    TumblerFault.SILENCE: TumblerScript.silent,
    TumblerFault.HANG_UP: TumblerScript.away,
}
"""Draws that are as they should be, on a line that suffers."""

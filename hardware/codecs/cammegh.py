"""When a Cammegh wheel's number counts, when it is only a candidate, and when a game is void.

A game, as the wheel tells it: place bets (2), ball in rim (3), no more bets (4), winning number (5), each
repeated every half second; once, just before the first 5, the number alone on a line. The same number twice
running is ordinary, so games are told apart by the *edge* from one phase to another and by the wheel's
*count*, never by the number. Nothing here waits or looks at a clock: what is heard brings its own time.

**A number counts** on the edge into 5 if this connection has seen 3, 4 or 7 (so it is no old number that the
wheel still shows), with clean flags, and a second line that agrees: another frame of the same 5, or the bare
number. One number for each edge. Two lines that differ are a conflict, and no number.

**A candidate** is for the dealer to confirm: (a) a 5 of which this connection did not see the ball; (b) the
number of a game that ended unseen, which the wheel shows once its count has moved one on, or its number has
changed while no ball ran. It is said before everything else that the same frame causes, because it belongs
to the game before.

**Void** is a game that leaves 3 or 4 for 6, 2 or 1, and one whose ball ran with the rotor or whose launch
failed. The edges are the table `ENTERING`, the flags the tables of the variants.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from hardware.codecs.cammegh_basic import BasicMode
from hardware.codecs.cammegh_frames import Basic, Frame, Shown, Wire
from hardware.codecs.cammegh_games import BALL_SEEN, ENTERING, IDLE, THROWN, Connection, CountMove, moved
from hardware.codecs.cammegh_saying import Saying
from hardware.codecs.cammegh_variants import SECOND, VARIANTS, CammeghOptions, Flag
from hardware.codecs.damage import Damage, Damaged
from hardware.codecs.steadying import Steadied
from hardware.readings import (
    NOT_SEEN_TO_FALL,
    UNSEEN_GAME,
    Heard,
    Reading,
    VoidCause,
    WarningKind,
    WheelMemory,
    WheelPhase,
)

GIVES_UP = 75 * SECOND
"""A wheel that has found no number by then finds none."""
SAME_RESULT = 2 * SECOND
"""A wheel that counts results does so within this time of its first 5; a whole game takes longer."""
_BARE_KEPT = 4
"""Bare numbers kept for one 5; a wheel sends one."""


class Cammegh:
    """The codec of the Slingshot 2 (`ss2`) and the Mercury 360 (`m360`): bytes in, readings out."""

    def __init__(
        self,
        variant: str = "ss2",
        memory: WheelMemory | None = None,
        options: CammeghOptions | None = None,
    ) -> None:
        self._variant = VARIANTS[variant]
        self._memory = memory or WheelMemory()
        self._wire = Wire(self._variant, (options or CammeghOptions()).direction_1)
        self._here = Connection()
        self._basic = BasicMode()
        self._damage = Damage()
        self._clock = Steadied()
        self._saying, self._now = Saying(), 0

    @property
    def memory(self) -> WheelMemory:
        """What is known of the wheel's last game; given to the constructor, a restarted program goes on."""
        return self._memory

    def connected(self) -> None:
        """A new connection: only the memory of the last game stays."""
        self._wire.connected()
        self._here = Connection()
        self._basic.connected()

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        """What these bytes say, in the order in which it is to be acted upon.

        Args:
            data: bytes as they came; lines may be cut anywhere.
            heard: the device, and when the last of these bytes came.

        Returns:
            Readings; of the status lines themselves only the last, for the screen, at the end.
        """
        said = self._saying.begin(heard)
        self._now = self._clock.at(heard.mono)
        last: Frame | None = None
        frames = 0
        for line in self._wire.feed(data):
            match line:
                case Frame():
                    self._frame(line)
                    last = line
                    frames += 1
                case Shown():
                    self._bare(line)
                case Basic():
                    self._plain(line)
                case Damaged():
                    self._damage.add(line.line, line.count)
                case _:
                    assert_never(line)
            said += self._damage.due(heard)
        if last is not None:
            self._saying.seen(last, frames, tells_all_speeds=self._variant.tells_all_speeds)
        return said

    def _frame(self, frame: Frame) -> None:
        """One status line: the game before, then the edge, the flags, the number."""
        here, before = self._here, self._memory
        self._count(frame)
        if here.phase is None:
            here.phase_since = here.throw_since = self._now
        if (frame.phase, frame.count) != (before.phase, before.count):
            self._enter(frame)
        self._remember(frame, before)
        here.ball_seen |= frame.phase in BALL_SEEN
        here.throw_seen |= frame.phase in THROWN
        self._flags(frame)
        if frame.phase in THROWN:
            self._late(frame)
        elif frame.phase is WheelPhase.WINNING_NUMBER:
            self._settle(frame)
        here.phase, here.flags = frame.phase, frame.flags

    # Which game is this?

    def _count(self, frame: Frame) -> None:
        """What the count says of games that nobody here heard to the end."""
        thrown_here = self._memory.under_way and self._here.throw_seen
        match moved(self._memory, frame, self._variant):
            case CountMove.FIRST:
                pass
            case CountMove.SAME | CountMove.CLEARED:
                self._same_game(frame)
            case CountMove.NEXT:
                self._next_game(frame)
            case CountMove.SKIPPED:
                self._saying.warn(
                    WarningKind.UNSEEN_GAMES, self._jump(frame, "Enter by hand what fell meanwhile.")
                )
                self._new_game(ball_seen=False)
            case CountMove.RESTARTED:
                self._saying.warn(
                    WarningKind.WHEEL_RESTARTED, self._jump(frame, "It was switched off and on again.")
                )
                self._new_game(ball_seen=False, under_way=thrown_here)
            case move:
                assert_never(move)

    def _same_game(self, frame: Frame) -> None:
        """The 5 is over, and it was not heard, or too little of it to count."""
        unheard = frame.phase in IDLE and frame.number != self._memory.number
        unsettled = frame.phase is not WheelPhase.WINNING_NUMBER and bool(self._here.framed)
        if unheard or unsettled:
            self._last_number(frame)

    def _next_game(self, frame: Frame) -> None:
        """One game on: if nothing was said of the last one, the wheel now shows its number.

        In a 5 it shows the new game's number instead, whose ball nobody here saw, and nothing is invented for
        the last one. A wheel that counts results steps there of itself: on entering 5, or soon after.
        """
        in_result = frame.phase is WheelPhase.WINNING_NUMBER
        if in_result and self._variant.counts_results:
            here = self._here
            soon = self._now - here.phase_since < SAME_RESULT
            same_result = here.phase is WheelPhase.WINNING_NUMBER and soon
            self._memory = replace(self._memory, told=self._memory.told and same_result)
            return
        if not in_result:
            self._last_number(frame)
        elif not self._memory.told:
            self._saying.warn(
                WarningKind.UNSEEN_GAMES, self._jump(frame, "Enter by hand the number before this one.")
            )
        self._new_game(ball_seen=self._here.ball_seen and not in_result)

    def _last_number(self, frame: Frame) -> None:
        """The number that the wheel shows for its last game, if nothing was said of it: candidate (b).

        If something was said that does not agree, a wheel that counts spins contradicts itself; one that
        counts results has played another game unheard.
        """
        if frame.number is None or (self._memory.told and frame.number == self._memory.number):
            return
        shown = Shown(frame.number, frame.line)
        if self._memory.told and not self._variant.counts_results:
            self._contradict(shown)
        else:
            self._candidate(shown, UNSEEN_GAME)

    def _new_game(self, *, ball_seen: bool, under_way: bool = False) -> None:
        """Nothing has been said yet of the game that this frame belongs to."""
        self._here.ball_seen = ball_seen
        self._here.void_said = False
        self._here.throw_since = self._now
        self._memory = replace(self._memory, told=False, under_way=under_way)

    # The edges

    def _enter(self, frame: Frame) -> None:
        """The edge into a phase, by the table: void first, then the phase itself."""
        entering, here = ENTERING[frame.phase], self._here
        if entering.ends_throw:
            self._end_throw(frame)
        if entering.forgets:
            here.forget_number()
            here.void_said = False
        if entering.ball_runs:
            self._begin_throw()
        if self._variant.counts_results and frame.phase is WheelPhase.PLACE_BETS:
            self._memory = replace(self._memory, told=False)
        here.phase_since = self._now
        self._saying.phase(frame)

    def _end_throw(self, frame: Frame) -> None:
        """A throw that leaves 3 or 4 without a number is void.

        If the line hung up meanwhile, a closed wheel may have had its number; one that takes bets in the same
        game has not, because the count would have moved.
        """
        certain = self._here.throw_seen or frame.phase is WheelPhase.PLACE_BETS
        if self._memory.under_way and certain:
            self._void(self._why(frame))

    def _begin_throw(self) -> None:
        """The ball runs: a new throw if none ran before, and the throw of which a number is awaited."""
        here = self._here
        if here.phase is None or here.phase in IDLE:
            here.throw_since, here.late_said = self._now, False
            self._memory = replace(self._memory, told=False)
        self._memory = replace(self._memory, under_way=not (self._memory.told or here.void_said))

    def _remember(self, frame: Frame, before: WheelMemory) -> None:
        """Which game and phase this is; the number only where it is surely the last game's."""
        known = frame.phase in IDLE or (
            frame.count != before.count and frame.phase is not WheelPhase.WINNING_NUMBER
        )
        number = frame.number if known else self._memory.number
        now = replace(self._memory, count=frame.count, phase=frame.phase, number=number)
        if now != self._memory:
            self._memory = now

    # The flags

    def _flags(self, frame: Frame) -> None:
        """Each flag, once while it stands: void if it ends the running game, otherwise a warning."""
        here = self._here
        here.flags_said &= frame.flags
        if not frame.flags:
            return
        for bit, flag in self._variant.flags.items():
            if not frame.flags & ~here.flags_said & bit or self._quiet(flag, frame):
                continue
            here.flags_said |= bit
            if flag.voids and self._memory.under_way and frame.phase not in IDLE:
                self._void_running(flag, frame)
            else:
                self._saying.warn(flag.warning, flag.sentence)

    def _quiet(self, flag: Flag, frame: Frame) -> bool:
        """In the first seconds of a phase some flags mean nothing."""
        return self._now - self._here.phase_since < flag.quiet.get(frame.phase, 0)

    def _void_running(self, flag: Flag, frame: Frame) -> None:
        """Void while the ball still runs; a number that the wheel shows later is only a candidate."""
        self._here.void_said = True
        self._void(flag.cause)
        if frame.phase is WheelPhase.WINNING_NUMBER and frame.number is not None:
            self._tell(frame.number)

    def _void(self, cause: VoidCause) -> None:
        self._saying.void(cause, self._memory.count)
        self._memory = replace(self._memory, under_way=False)

    def _why(self, frame: Frame) -> VoidCause:
        """Why a game ended without a number, as far as its last flags tell."""
        flags = frame.flags | self._here.flags
        causes = [flag.cause for bit, flag in self._variant.flags.items() if flags & bit]
        return causes[-1] if causes else VoidCause.NO_RESULT

    def _late(self, frame: Frame) -> None:
        """The ball has run longer than a wheel goes on looking for it."""
        here = self._here
        if here.late_said or self._now - here.throw_since <= GIVES_UP:
            return
        here.late_said = True
        self._saying.warn(
            WarningKind.BALL_NOT_DETECTED,
            f"Game {frame.count} has no number 75 seconds after the throw: "
            "look at the wheel, then type the number or call the throw void.",
        )

    # The number

    def _bare(self, bare: Shown) -> None:
        """The number alone on a line: evidence for the 5 that comes, or for the one that is there."""
        here = self._here
        if here.phase is WheelPhase.WINNING_NUMBER and self._memory.told:
            self._contradict(bare)
            return
        if len(here.bare) < _BARE_KEPT:
            here.bare.append(bare)
        self._confirm()

    def _settle(self, frame: Frame) -> None:
        """A frame of state 5 whose edge has been said."""
        if frame.number is None:
            return
        here, shown = self._here, Shown(frame.number, frame.line)
        if self._memory.told:
            self._contradict(shown)
        elif not here.ball_seen or here.void_said:
            here.framed.append(shown)
            if not self._differ():
                self._candidate(shown, NOT_SEEN_TO_FALL)
        elif frame.flags in self._variant.clean:
            here.framed.append(shown)
            self._confirm()

    def _confirm(self) -> None:
        """Two lines that agree make the number; two that differ make none."""
        here = self._here
        if here.framed and len(here.framed) + len(here.bare) > 1 and not self._differ():
            shown = here.framed[-1]
            raw = tuple([line.line for line in (*here.bare, *here.framed)])
            self._saying.number(shown, self._memory.count, raw)
            self._tell(shown.number)

    def _differ(self) -> bool:
        """Say so if the lines heard for this 5 differ, and leave the number to the dealer."""
        here = self._here
        lines = (*here.bare, *here.framed)
        numbers = tuple(dict.fromkeys([line.number for line in lines]))
        if len(numbers) < 2:
            return False
        self._conflict(numbers, tuple(line.line for line in lines))
        self._tell(here.framed[-1].number)
        return True

    def _contradict(self, line: Shown) -> None:
        """A line that differs from what was said of this 5 already."""
        said = self._memory.number
        if said is not None and line.number != said:
            self._conflict((said, line.number), (line.line,))

    def _conflict(self, numbers: tuple[int, ...], raw: tuple[str, ...]) -> None:
        """Once for each 5."""
        if not self._here.conflict_said:
            self._here.conflict_said = True
            self._saying.conflict(numbers, self._memory.count, raw)

    def _candidate(self, shown: Shown, reason: str) -> None:
        self._saying.candidate(shown, self._memory.count, reason)
        self._tell(shown.number)

    def _plain(self, line: Basic) -> None:
        """A line of basic mode; a wheel that sends status lines says it better."""
        saying = self._saying
        if self._here.phase is not None or (line.number is not None and saying.is_other_zero(line.number)):
            return
        saying.said += self._basic.hear(line, saying.heard)

    def _tell(self, number: int) -> None:
        """Something was said of this game's number: nothing more is to be said of it."""
        self._here.bare.clear()
        self._here.framed.clear()
        self._memory = replace(self._memory, told=True, under_way=False, number=number)

    def _jump(self, frame: Frame, advice: str) -> str:
        """A count that jumped, for people."""
        return f"The wheel went from game {self._memory.count} to game {frame.count} unheard. {advice}"

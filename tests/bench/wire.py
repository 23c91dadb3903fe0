"""From the last byte of a frame to the durable commit, and to the painted number, against a bare loop.

Both programs run at once and are given one event each, in an order that turns. Before each event lies a random
pause of up to one frame: no rhythm of the window is met always at the same place, and no program finds the
processor and the disk still warm from the other. A program against itself is every other pair of its events.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from hardware.simulators.cammegh_script import BETS, RESULT, RIM, RUNNING, WheelScript
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.waiting import wait_until_open

from .figures import Band, against, line, percentile, ratio_line, ratios
from .moments import Kind, heard
from .wire_bare import MOVE_THE_LOG

EVENTS = 800
ROUNDS = 5
_WARM_UP = 50
_PATIENCE = 20.0
_FRAME = 1 / 60
_HOUSEKEEPING = 0.004
"""Seconds in which the journal's log is moved; a ball runs a thousand times as long."""
_P50, _P99 = 1.7, 2.0
_PAINTED_MS = 17.0
_WITHOUT_COMMIT_MS = 1.0
_UNWRITTEN_ROUNDS = 3

Rounds = list[list[float]]


@dataclass
class _Watched:
    """A program under measurement, and the wheel at its wire.

    Attributes:
        painted: milliseconds from the commit of a number to the frame that shows it.
        writes: whether there is a log to be moved.
    """

    port: PseudoTerminal
    process: subprocess.Popen[bytes]
    script: WheelScript = field(default_factory=lambda: WheelScript(random.Random(0)))
    painted: list[float] = field(default_factory=list)
    writes: bool = True
    _durable: dict[int, int] = field(default_factory=dict)

    def throw(self, number: int) -> None:
        """Play a game up to the bare number, and wait until the program waits for the frame.

        No wheel is thrown in the frame in which its last number appears: that number is painted first. At the throw the program moves its journal's log: it has done so before no more bets is called.
        """
        while self._durable:
            self._await(Kind.PAINTED)
        self.script.count = self.script.count % 256 + 1
        self.script.direction = 1 - self.script.direction
        self.port.write(b"\r\n" + self.script.frame(BETS) + self.script.frame(RIM))
        self._await(Kind.THROWN)
        if self.writes:
            time.sleep(_HOUSEKEEPING)
        running = self.script.frame(RUNNING)
        self.script.last = number
        self.port.write(running + b"%2d\r\n" % number)
        self._await(Kind.READY)

    def number(self) -> float:
        """Send the frame that completes the number; gives the milliseconds to its commit."""
        frame = self.script.frame(RESULT)
        begun = time.monotonic_ns()
        self.port.write(frame)
        return (self._await(Kind.DURABLE) - begun) / 1e6

    def _await(self, kind: Kind) -> int:
        """Wait for a moment; what was painted meanwhile is kept."""
        assert self.process.stdout is not None
        while True:
            moment = heard(self.process.stdout, _PATIENCE)
            if moment.kind is Kind.DURABLE:
                self._durable[moment.event] = moment.at
            elif moment.kind is Kind.PAINTED:
                if moment.event not in self._durable:
                    raise RuntimeError(
                        f"number {moment.event} was on paper: the disk stood still; run it again"
                    )
                self.painted.append((moment.at - self._durable.pop(moment.event)) / 1e6)
            if moment.kind is kind:
                return moment.at


def measure(seed: int, folder: Path, events: int = EVENTS, rounds: int = ROUNDS) -> None:
    """Print the ratios to the bare loop, the time to the painted frame, and the time without the commit."""
    print(f"wire to durable commit: {rounds} rounds of {events} events, event by event, the window animating")
    with _house(folder, "--window", "felt") as house, _bare(folder) as bare:
        found = _alternated(random.Random(seed), house, (bare,), events, rounds)
        painted = house.painted[_WARM_UP:]
    _print_ratios(*found)
    value = percentile(painted, 0.95)
    figure = f"{percentile(painted, 0.5):.1f} / {value:.1f} ms"
    verdict = against(_PAINTED_MS, value)
    line("commit to painted frame, p50 / p95", figure, f"<= {_PAINTED_MS:.0f} ms", verdict)
    _without_commit(seed, folder, events)


def _without_commit(seed: int, folder: Path, events: int) -> None:
    """The journal writes nothing; once more with every pixel drawn at each frame, for comparison."""
    for animation, limit in (("felt", f"<= {_WITHOUT_COMMIT_MS:.0f} ms"), ("whole", "")):
        with _house(folder / animation, "--unwritten", "--window", animation) as house:
            house.writes = False
            rounds, count = (_UNWRITTEN_ROUNDS, events) if limit else (1, events // 4)
            found = _alternated(random.Random(seed), house, (), count, rounds)[0]
        spent = [each for one in found for each in one]
        value = statistics.median(percentile(one, 0.99) for one in found)
        name = "without the commit, p50 / p99" if limit else "  the same, every pixel drawn at each frame"
        verdict = against(_WITHOUT_COMMIT_MS, value) if limit else ""
        aside = f"   [rounds {' '.join(f'{percentile(one, 0.99):.2f}' for one in found)}]" if limit else ""
        line(name, f"{percentile(spent, 0.5):.3f} / {value:.3f} ms", limit, verdict + aside)


def _print_ratios(house: Rounds, bare: Rounds) -> None:
    for part, name, limit in ((0.5, "p50", _P50), (0.99, "p99", _P99)):
        itself, bare_itself = _against_itself(house, part), _against_itself(bare, part)
        band = Band.of([*itself, *bare_itself])
        ours, theirs = (_typical(found, part) for found in (house, bare))
        line(f"ours / bare loop, {name}", f"{ours:.3f} / {theirs:.3f} ms")
        ratio_line(f"ours against the bare loop, {name}", ratios(house, bare, part), band, limit)
        against_itself = " ".join(f"{ratio:.2f}" for ratio in (*bare_itself, *itself))
        aside = f"[rounds {against_itself}]"
        line(f"  the bare loop, and ours, against itself, {name}", str(band), "band", aside)


def _against_itself(rounds: Rounds, part: float) -> list[float]:
    """Every other pair of events of a program against the pairs between them; in a pair each came first once."""
    halves = [[spent for event, spent in enumerate(found) if event & 2] for found in rounds]
    others = [[spent for event, spent in enumerate(found) if not event & 2] for found in rounds]
    return ratios(halves, others, part)


def _typical(rounds: Rounds, part: float) -> float:
    return statistics.median([percentile(found, part) for found in rounds])


def _alternated(
    rng: random.Random, house: _Watched, others: Sequence[_Watched], events: int, rounds: int
) -> list[Rounds]:
    """Give each event to one program after the other; milliseconds by program and round."""
    programs = [house, *others]
    found: list[Rounds] = [[[] for _ in range(rounds)] for _ in programs]
    for event in range(-_WARM_UP, rounds * events):
        for bare in others:
            bare.port.write(MOVE_THE_LOG)
        house.throw(rng.randrange(37))
        for step in range(len(programs)):
            which = (event + step) % len(programs)
            time.sleep(rng.uniform(0, _FRAME))
            spent = programs[which].number()
            if event >= 0:
                found[which][event // events].append(spent)
    return found


def _house(folder: Path, *words: str) -> AbstractContextManager[_Watched]:
    """Start ours at a wire of its own."""
    folder.mkdir(exist_ok=True)
    return _program(folder / "house.sqlite", "wire_house", words)


def _bare(folder: Path) -> AbstractContextManager[_Watched]:
    """Start the bare loop at a wire of its own."""
    return _program(folder / "bare.sqlite", "wire_bare", ())


@contextmanager
def _program(database: Path, module: str, words: Sequence[str]) -> Iterator[_Watched]:
    """A program that is measured, until all has been measured."""
    port = PseudoTerminal()
    port.plug_in()
    command = [sys.executable, "-m", f"{__package__}.{module}", port.url, str(database), *words]
    with subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            if not wait_until_open(port, _PATIENCE):
                raise TimeoutError(f"{module} does not listen")
            yield _Watched(port, process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            port.hang_up()

"""Valid lines of every device, mutated, split, merged and spliced, and what its codec makes of them.

The oracle is the document's own: a number is said only if whole valid lines with that number were in the
stream, as many as must agree; and nothing raises. What a whole line is is told by the simulator, which knows
nothing of the codec. A part ends in less than a minute and can be played again from its seed.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hardware.readings import BallDrawn, Candidate, Heard, Number, Reading
from hardware.registry import KINDS
from hardware.simulators.simulated import SIMULATED, Simulated

PART = 4_000_000
"""Bytes of a part; each has a codec and a seed of its own."""
_BLOCK = 16_384
_GAMES = 60
_EDGE = 128
"""Bytes of the block before that a line may begin in."""
_KEPT = 200_000
"""Whole lines that are remembered as sent."""


@dataclass(slots=True)
class Fuzzed:
    """What came of some bytes.

    Attributes:
        count: how many bytes.
        numbers: how often a number was said.
        faults: what should not have been.
        seconds: of the processor, in the codec alone.
    """

    count: int = 0
    numbers: int = 0
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0


class Oracle:
    """The whole lines that were sent on this connection."""

    def __init__(self, simulated: Simulated) -> None:
        self._simulated = simulated
        self.hang_up()

    def hang_up(self) -> None:
        """What came on the connection before proves nothing."""
        self._edge = b""
        self._told: set[tuple[str, int | None]] = set()
        self._order: deque[tuple[str, int | None]] = deque()

    def sent(self, data: bytes) -> None:
        """These bytes are sent now."""
        window = self._edge + data
        beside = ((line, None) for line in self._simulated.beside(window))
        for told in (*self._simulated.whole(window), *beside):
            if told not in self._told:
                self._told.add(told)
                self._order.append(told)
        while len(self._order) > _KEPT:
            self._told.discard(self._order.popleft())
        self._edge = window[-_EDGE:]

    def fault(self, reading: Reading) -> str:
        """What is wrong with a reading, or nothing."""
        if not isinstance(reading, Number | Candidate | BallDrawn):
            return ""
        telling = [line for line in reading.raw if (line, reading.number) in self._told]
        if not all(line in telling or (line, None) in self._told for line in reading.raw):
            return f"{reading} was never sent whole"
        needed = self._simulated.agreeing if isinstance(reading, Number) else 1
        return f"{reading} has too few lines" if len(telling) < needed else ""


def games(simulated: Simulated, chance: random.Random) -> list[bytes]:
    """Lines of whole games, with and without faults, as the device sends them."""
    device = simulated.script(chance)
    lines: list[bytes] = []
    length = games = 0
    while length < 2 * _BLOCK or games < _GAMES:
        fault = chance.choice([None, None, *device.faults])
        game = [step.data for step in device.play(chance.randrange(37), fault).steps if step.data]
        length, games = length + sum(map(len, game)), games + 1
        lines += game
    return lines


def mutated(lines: Sequence[bytes], chance: random.Random) -> bytes:
    """One block: some lines as they are, then bytes changed, dropped, put in, and pieces spliced."""
    start = chance.randrange(len(lines))
    heap = bytearray(b"".join([*lines[start:], *lines[:start]])[:_BLOCK])
    for _ in range(chance.choice((0, 3, 30, 300))):
        where, other = chance.randrange(len(heap)), chance.randrange(len(heap))
        match chance.randrange(6):
            case 0:
                heap[where] = chance.randrange(256)
            case 1:
                heap[where] ^= 1 << chance.randrange(8)
            case 2:
                del heap[where : where + chance.randint(1, 30)]
            case 3:
                heap[where:where] = heap[other : other + chance.randint(1, 40)]
            case 4:
                heap[where:where] = chance.randbytes(chance.randint(1, 8))
            case _:
                heap[where : where + chance.randint(1, 20)] = heap[other : other + chance.randint(1, 20)]
    return bytes(heap)


def cut(block: bytes, chance: random.Random) -> Iterator[bytes]:
    """A block, as a line hands it over: in one, or in pieces of any size."""
    longest = chance.choice((len(block), 2048, 300, 24))
    start = 0
    while start < len(block):
        size = chance.randint(1, longest)
        yield block[start : start + size]
        start += size


def fuzz(kind: str, count: int, seed: int) -> Fuzzed:
    """One part: a codec, so many bytes.

    Args:
        kind: of the registry.
        count: bytes, at least.
        seed: of all that is random.
    """
    simulated, chance, found = SIMULATED[kind], random.Random(seed), Fuzzed()
    codec = KINDS[kind].with_options(simulated.options).codec(None)
    oracle, lines, mono = Oracle(simulated), games(simulated, chance), 0
    while found.count < count and not found.faults:
        if chance.random() < 0.05:
            codec.connected()
            if not simulated.numbered:
                oracle.hang_up()
        if chance.random() < 0.005:
            lines = games(simulated, chance)
        for piece in cut(mutated(lines, chance), chance):
            mono += chance.choice((0, 50_000, 500_000, 20_000_000, -1_000_000))
            oracle.sent(piece)
            began = time.thread_time()
            try:
                said = codec.feed(piece, Heard("reader", mono, mono))
            except Exception as fault:  # noqa: BLE001 - whatever it was is the finding
                found.faults.append(f"{type(fault).__name__}: {fault} at {piece!r}")
                break
            found.seconds += time.thread_time() - began
            found.count += len(piece)
            found.numbers += sum(isinstance(reading, Number | Candidate | BallDrawn) for reading in said)
            found.faults += [wrong for wrong in map(oracle.fault, said) if wrong]
    return found


def fuzz_all(kinds: Sequence[str] | None, count: int, seed: int) -> bool:
    """So many bytes for each kind, in parts on all processors.

    Args:
        kinds: of the registry; all where None.
        count: bytes for each.
        seed: of the first part; the others follow it.

    Returns:
        Whether the oracle held in every part.
    """
    held = True
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for kind in kinds or list(KINDS):
            began = time.monotonic()
            print(f"{kind}: seed {seed}", flush=True)
            parts = [(kind, min(PART, count), seed + part) for part in range(-(-count // PART))]
            total = Fuzzed()
            for (_, _, its_seed), found in zip(parts, pool.starmap(fuzz, parts, chunksize=1), strict=True):
                total.count += found.count
                total.numbers += found.numbers
                total.seconds += found.seconds
                for fault in found.faults:
                    held = False
                    print(f"  part of seed {its_seed}: {fault}", flush=True)
            rate = total.count / total.seconds / 1e6
            seconds = time.monotonic() - began
            said = f"{total.count} bytes, {total.numbers} numbers said, {rate:.1f} MB/s in the codec"
            print(f"{kind}: {said}, {seconds:.0f} s", flush=True)
    return held

"""`capotavolo repeater` against the oracle that was written from its page alone, on whole random streams."""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO, cast

from app.__main__ import main
from tests.oracle.repeater import play
from tests.oracle.repeater_streams import random_stream

_PRINTED = re.compile(
    r"no such (wager: .+|number: -?\d+|value|field)|an amount: \".*\"|open comes first|is resolved|"
    r"deals no Repeater Bets: .+"
)
"""What the page prints of bad input; elsewhere it says no more than where."""
_FAULTS = 20


@contextmanager
def _streams_of(given: bytes) -> Iterator[tuple[TextIO, TextIO]]:
    """Standard input, output and error of a process of its own; the last two can be read afterwards."""
    before = sys.stdin, sys.stdout, sys.stderr
    told = [io.TextIOWrapper(io.BytesIO(data), "utf-8", newline="") for data in (given, b"", b"")]
    sys.stdin, sys.stdout, sys.stderr = told
    try:
        yield cast("TextIO", told[1]), cast("TextIO", told[2])
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def said(lines: list[str], file: Path | None = None) -> tuple[int, str, str]:
    """Exit status, standard output and error of the command for a stream.

    Args:
        lines: of the stream.
        file: where they are to be read from; without one, they come by standard input.
    """
    given = "".join(f"{line}\n" for line in lines).encode()
    if file is not None:
        file.write_bytes(given)
    with _streams_of(b"" if file else given) as (output, error):
        try:
            status = main(["repeater", *([str(file)] if file else [])])
        except SystemExit as ended:
            status = int(ended.code or 0)
        found = []
        for stream in (output, error):
            stream.flush()
            stream.seek(0)
            found.append(stream.read())
    return status, found[0], found[1]


_LINE = re.compile(r"(capotavolo: line \d+): (?:((?:/[^:]*)?): )?(.*)")


def _agree(own: str | None, other: str) -> bool:
    """Whether standard error says what the oracle does, as far as the page decides it.

    It decides the line and, in what is JSON, the place; a few of the sentences are printed.
    """
    if own is None:
        return other == ""
    mine, theirs = _LINE.fullmatch(own), _LINE.fullmatch(other.removesuffix("\n"))
    if mine is None or theirs is None or mine[1] != theirs[1]:
        return False
    if not mine[2]:
        return True
    return mine[2] == theirs[2] and (mine[3] == theirs[3] or not _PRINTED.fullmatch(mine[3]))


def difference(lines: list[str], file: Path | None = None) -> str | None:
    """What the command says otherwise than the oracle, and where; None where they agree."""
    answers, error = play(lines)
    status, output, wrong = said(lines, file)
    mine = [json.dumps(each, sort_keys=True) for each in answers]
    theirs = [json.dumps(json.loads(each), sort_keys=True) for each in output.split("\n")[:-1]]
    for place, (own, other) in enumerate(zip(mine, theirs, strict=False), start=1):
        if own != other:
            return f"answer {place}:\noracle  {own}\ncommand {other}"
    if len(mine) != len(theirs):
        return f"{len(mine)} answers of the oracle, {len(theirs)} of the command; {error}; {wrong}"
    if status != (0 if error is None else 2):
        return f"exit status {status}; oracle {error}; command {wrong}"
    if not _agree(error, wrong):
        return f"oracle  {error}\ncommand {wrong}"
    return None


def fault_of(seed: str) -> str | None:
    """What is different for a seed, with the stream; half of them come by standard input."""
    lines = random_stream(random.Random(seed))
    if int(seed[-1]) % 2 == 0:
        found = difference(lines)
    else:
        with tempfile.TemporaryDirectory() as folder:
            found = difference(lines, Path(folder) / "stream.jsonl")
    return None if found is None else "\n".join((f"seed {seed}", found, *lines))


def fuzz_repeater(count: int, seed: int) -> bool:
    """Run so many streams, print the seed, the time and what was different; true where nothing was."""
    began = time.monotonic()
    faults = 0
    print(f"repeater: {count} streams, seed {seed}", flush=True)
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for found in pool.imap(fault_of, (f"{seed}/{place}" for place in range(count)), chunksize=50):
            faults += found is not None
            if found is not None and faults <= _FAULTS:
                print(found, flush=True)
    print(f"repeater: {faults} of {count} streams differ, {time.monotonic() - began:.1f} s")
    return faults == 0

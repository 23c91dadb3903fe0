"""Settle one spin, or a stream of them, without a table (the program without its windows)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    import io

HELP = "settle spins: JSON in, JSON out, one object or one a line"
_CHUNK = 1 << 16
_COLLECTED_EVERY = 100_000
"""Objects made between two collections of garbage."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="where the spins are (default: standard input)"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Answer each spin in its order; stop at the first that is bad."""
    from app.foreign import LongLineError
    from app.rules.house_profile import ProfileError

    try:
        if chosen.file is None:
            return _settle_all(sys.stdin.buffer, complain)
        with Path(chosen.file).open("rb") as file:
            return _settle_all(file, complain)
    except (ProfileError, LongLineError) as fault:
        return complain(str(fault))
    except OSError as fault:
        if chosen.file is None or isinstance(fault, BrokenPipeError):
            raise
        return complain(f"{chosen.file}: cannot be read: {fault.strerror}")


def _settle_all(source: BinaryIO | io.BufferedReader, complain: Callable[[str], int]) -> int:
    import gc
    from functools import partial

    import msgspec

    from app.houses import house
    from app.rules.roulette.house_reading import read_house
    from app.rules.roulette.settlement import settle
    from app.table.bad_input import BadInputError, NoJsonError
    from app.table.json_text import read_json
    from app.table.roulette.settlement_form import settlement_answer
    from app.table.roulette.spin_line import read_spin_line

    def answer(text: bytes) -> bytes:
        return encode(settlement_answer(settle(*read_spin_line(text, found)))) + b"\n"

    found = partial(house, read=read_house)
    encode = msgspec.json.Encoder().encode
    # What is loaded stays, and an answer leaves no circles behind: collections are for what nobody foresaw.
    gc.freeze()
    gc.set_threshold(_COLLECTED_EVERY)
    chunks = _line_chunks(source)
    line, first = _first_line(chunks)
    if first is None:
        return complain("no input: a spin as a JSON object, or one a line")
    try:
        read_json(first[0])
    except NoJsonError:
        # The first line is no value by itself: then all of it is one object.
        return _answer_one(_whole(first, chunks), answer, complain)
    except BadInputError as fault:
        return complain(f"line {line}: {fault}")
    return _answer_stream(line - 1, _with(first, chunks), answer, complain)


def _whole(first: list[bytes], chunks: Iterator[list[bytes]]) -> bytes:
    """Read one object that goes over many lines.

    Raises:
        LongLineError: it is longer than any spin.
    """
    from app.foreign import MOST_BYTES, LongLineError

    whole = b"\n".join(first)
    for chunk in chunks:
        whole = b"\n".join([whole, *chunk])
        if len(whole) > MOST_BYTES:
            raise LongLineError(1)
    return whole


def _answer_stream(
    line: int,
    chunks: Iterator[list[bytes]],
    answer: Callable[[bytes], bytes],
    complain: Callable[[str], int],
) -> int:
    """Answer line after line; `line` lines were blank before."""
    from app.table.bad_input import BadInputError

    for chunk in chunks:
        answers: list[bytes] = []
        try:
            for text in chunk:
                line += 1
                if text and not text.isspace():
                    answers.append(answer(text))
        except BadInputError as fault:
            return complain(f"line {line}: {fault}")
        finally:
            sys.stdout.buffer.write(b"".join(answers))
            sys.stdout.buffer.flush()
    return 0


def _answer_one(text: bytes, answer: Callable[[bytes], bytes], complain: Callable[[str], int]) -> int:
    from app.table.bad_input import BadInputError

    try:
        sys.stdout.buffer.write(answer(text))
    except BadInputError as fault:
        return complain(str(fault))
    sys.stdout.buffer.flush()
    return 0


def _line_chunks(source: BinaryIO | io.BufferedReader) -> Iterator[list[bytes]]:
    """Give the lines as they come, all that one reading brought together: answers wait for nothing.

    Raises:
        LongLineError: one is longer than any spin.
    """
    from app.foreign import MOST_BYTES, LongLineError

    read = getattr(source, "read1", source.read)
    rest = b""
    number = 1
    while block := read(_CHUNK):
        *lines, rest = (rest + block).split(b"\n")
        number += len(lines)
        if lines:
            yield lines
        if len(rest) > MOST_BYTES:
            raise LongLineError(number)
    if rest:
        yield [rest]


def _first_line(chunks: Iterator[list[bytes]]) -> tuple[int, list[bytes] | None]:
    """Skip blank lines; gives the number of the first that is not, and the chunk from there on."""
    line = 0
    for chunk in chunks:
        for place, text in enumerate(chunk):
            line += 1
            if text and not text.isspace():
                return line, chunk[place:]
    return line, None


def _with(first: list[bytes], rest: Iterator[list[bytes]]) -> Iterator[list[bytes]]:
    yield first
    yield from rest

"""Foreign bytes: nothing is waited for, nothing is read without end, and the list holds what reading raises."""

from __future__ import annotations

import gzip
import io
import json
import os
import tomllib
from collections.abc import Callable
from hashlib import sha256 as hash_of
from pathlib import Path

import msgspec
import pytest

from app import foreign
from app.__main__ import main
from app.foreign import MOST_BYTES, UNREADABLE, LongLineError, content, lines, opened, sha256


@pytest.mark.skipif(os.name != "posix", reason="has no pipes in folders")
@pytest.mark.parametrize("read", [opened, content, sha256])
def test_nothing_but_a_regular_file_is_read(tmp_path: Path, read: Callable[[Path], object]) -> None:
    """A pipe that nobody writes into keeps nobody waiting, and a device has no end."""
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, Path(os.devnull)):
        with pytest.raises(OSError, match="no regular file") as refused:
            read(path)
        assert refused.value.filename == str(path)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "none")


def test_a_file_is_read_up_to_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "MOST_BYTES", 10)
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert content(path) == b"x" * 10
    path.write_bytes(b"x" * 11)
    with pytest.raises(OSError, match="larger"):
        content(path)
    assert sha256(path) == hash_of(b"x" * 11).hexdigest()


def test_no_line_is_longer_than_the_most() -> None:
    """Also where it is packed into nearly nothing."""
    line = b"x" * (MOST_BYTES - 1) + b"\n"
    assert list(lines(io.BytesIO(line + b"end"))) == [line, b"end"]
    packed = gzip.compress(b"short\n" + b"x" + line)
    assert len(packed) < 100_000
    with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
        coming = lines(file)
        assert next(coming) == b"short\n"
        with pytest.raises(LongLineError, match="line 2 is longer than 8 MB"):
            next(coming)


def test_what_grows_for_years_is_read_however_long_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The numbers of a wheel and the heads of a journal are lines: each is short, and there is no end of them."""
    monkeypatch.setattr(foreign, "MOST_BYTES", 200)
    numbers, heads = tmp_path / "numbers", tmp_path / "heads"
    numbers.write_text("17 clockwise\n" * 100, encoding="ascii")
    heads.write_text(f"2026-10-01T21:00:00Z T1:5:{'0' * 64}\n" * 100, encoding="ascii")
    assert main(["wheel-health", "--numbers", str(numbers), "--json"]) in {0, 1}
    assert main(["verify", "--database", str(tmp_path / "none"), "--heads", str(heads)]) == 2
    said = capfd.readouterr()
    assert '"spins":100' in said.out.replace(" ", "")
    assert "there is no journal here" in said.err


@pytest.mark.parametrize(
    "read",
    [
        lambda: tomllib.loads("a = " + "9" * 5_000),
        lambda: tomllib.loads("a = " + "[" * 5_000),
        lambda: tomllib.loads("a ="),
        lambda: msgspec.json.decode(b"[" * 100_000),
        lambda: msgspec.json.decode(b"9" * 5_000, type=int),
        lambda: msgspec.json.decode(b'"\xff"', type=str),
        lambda: msgspec.json.decode(b"{}", type=int),
        lambda: json.loads("{"),
        b"\xff".decode,
        lambda: bytes.fromhex("x"),
        lambda: gzip.decompress(b"\x1f\x8b\x08\x00"),
        lambda: gzip.decompress(gzip.compress(b"x" * 100)[:15] + b"\xff" * 20),
    ],
)
def test_what_reading_raises_is_on_the_list(read: Callable[[], object]) -> None:
    with pytest.raises(UNREADABLE):
        read()

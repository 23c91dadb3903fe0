"""The dossier of a disputed spin is verified by the program that ships with it, by any Python, and by nothing else.

Whatever is changed in it is named: also where whoever changed it has written the manifest anew.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tokenize
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.end_to_end.running import capotavolo
from tests.reports.evidence import LOG, SPIN, recorded_evidence

MANIFEST = "manifest.sha256"
CUT = f"event-25.{LOG}.from-140"
NAMES = [
    "README.txt", "page.pdf", "page.html", "rules.jsonl", "events.jsonl", "corrections.jsonl", "heads.txt",
    "frames.jsonl", CUT, MANIFEST, "verify_dossier.py",
]  # fmt: skip


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The dossier as the command makes it."""
    folder = tmp_path_factory.mktemp("evidence")
    path = recorded_evidence(folder)
    words = ["--database", path, "--spin", SPIN, "--to", folder / "dossier", "--zone", "Europe/Rome"]
    done = capotavolo("dossier", *words)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["manifest"] == hashlib.sha256((folder / "dossier" / MANIFEST).read_bytes()).hexdigest()
    return folder / "dossier"


@pytest.fixture
def dossier(made: Path, tmp_path: Path) -> Path:
    """A copy of it that may be harmed."""
    return shutil.copytree(made, tmp_path / "dossier")


def verified(dossier: Path, *seals: str) -> tuple[int, str]:
    """Run the shipped program as an auditor does; gives its status, and its one line."""
    command = [sys.executable, "-I", str(dossier / "verify_dossier.py"), *seals]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    (line,) = (done.stdout, done.stderr)[done.returncode].splitlines()
    assert (done.stderr, done.stdout)[done.returncode] == ""
    return done.returncode, line


def forge_manifest(dossier: Path) -> None:
    """Write the manifest anew, as somebody does who has changed something."""
    files = sorted((path for path in dossier.iterdir() if path.name != MANIFEST), key=lambda path: path.name)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (dossier / MANIFEST).write_text("".join(lines))


def test_an_unchanged_dossier_is_whole(dossier: Path) -> None:
    assert {path.name for path in dossier.iterdir()} == {*NAMES}
    status, line = verified(dossier)
    assert status == 0
    assert hashlib.sha256((dossier / MANIFEST).read_bytes()).hexdigest() in line


def test_the_seal_of_the_printed_page_is_one_of_its_events(dossier: Path) -> None:
    page = (dossier / "page.html").read_text()
    seal = (dossier / "heads.txt").read_text().splitlines()[-2].removeprefix("after ")
    assert f">{seal}<" in page
    assert verified(dossier, seal)[0] == 0
    status, line = verified(dossier, f"{seal[:-1]}{'0' if seal[-1] != '0' else '1'}")
    assert status == 1
    assert seal[:-1] in line
    assert verified(dossier, "no seal")[0] == 1


def test_other_programs_read_the_manifest(dossier: Path) -> None:
    if shutil.which("sha256sum") is None:
        pytest.skip("this system has no sha256sum")
    subprocess.run(["sha256sum", "--check", "--quiet", MANIFEST], cwd=dossier, check=True)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_was_altered_is_named(dossier: Path, name: str) -> None:
    text = (dossier / name).read_bytes()
    (dossier / name).write_bytes(text + b"#")
    status, line = verified(dossier)
    assert status == 1
    assert name in line


@pytest.mark.parametrize("name", [name for name in NAMES if name != "verify_dossier.py"])
def test_a_file_that_is_missing_is_named(dossier: Path, name: str) -> None:
    (dossier / name).unlink()
    status, line = verified(dossier)
    assert status == 1
    assert name in line


def test_a_file_that_was_put_in_is_named(dossier: Path) -> None:
    (dossier / "second.jsonl").write_text("{}\n")
    status, line = verified(dossier)
    assert status == 1
    assert "second.jsonl" in line


def changed(name: str, change: Callable[[list[bytes]], list[bytes]]) -> Callable[[Path], None]:
    """Change the lines of a file."""

    def apply(dossier: Path) -> None:
        lines = (dossier / name).read_bytes().splitlines(keepends=True)
        after = change(list(lines))
        assert after != lines
        (dossier / name).write_bytes(b"".join(after))

    return apply


def swapped(lines: list[bytes]) -> list[bytes]:
    return [*lines[:3], lines[4], lines[3], *lines[5:]]


FORGED: dict[str, tuple[Callable[[Path], None], str]] = {
    "an amount": (changed("events.jsonl", lambda all_: [x.replace(b"50.00", b"90.00") for x in all_]), "event 16 "),
    "the first left out": (changed("events.jsonl", lambda lines: lines[1:]), "event 16 "),
    "one left out": (changed("events.jsonl", lambda lines: [*lines[:5], *lines[6:]]), "event 21 "),
    "the last left out": (changed("events.jsonl", lambda lines: lines[:-1]), "T1:37:"),
    "two swapped": (changed("events.jsonl", swapped), "event 19 "),
    "one twice": (changed("events.jsonl", lambda lines: [*lines, lines[-1]]), "event 37 "),
    "none left": (changed("events.jsonl", lambda lines: []), "T1:37:"),
    "the correction left out": (changed("corrections.jsonl", lambda lines: []), "T1:44:"),
    "its signature left out": (changed("corrections.jsonl", lambda lines: lines[1:]), "event 44 "),
    "the rules": (changed("rules.jsonl", lambda all_: [x.replace(b"venezia", b"sanremo") for x in all_]), "event "),
    "a frame": (changed("frames.jsonl", lambda all_: [x.replace(b"A;5; 8", b"A;5; 9") for x in all_]), "frames.jsonl"),
    "a frame left out": (changed("frames.jsonl", lambda lines: lines[:-1]), "frames.jsonl"),
    "the raw log": (changed(CUT, lambda all_: [x.replace(b"A;5; 8", b"A;5; 9") for x in all_]), CUT),
    "a head": (changed("heads.txt", lambda all_: [x.replace(b"before T1:14:", b"before T1:13:") for x in all_]), "event 15 "),
    "no JSON": (changed("events.jsonl", lambda lines: [*lines[:3], b"{\n", *lines[4:]]), "events.jsonl cannot be read"),
}  # fmt: skip
"""What is changed, and what names it."""


@pytest.mark.parametrize("forged", FORGED)
def test_whoever_writes_the_manifest_anew_is_found_by_the_chain(dossier: Path, forged: str) -> None:
    change, named = FORGED[forged]
    change(dossier)
    forge_manifest(dossier)
    status, line = verified(dossier)
    assert status == 1
    assert named in line, line


def test_a_number_that_is_changed_in_every_file_is_found_by_its_hash(dossier: Path) -> None:
    for name in ("events.jsonl", "frames.jsonl", CUT):
        text = (dossier / name).read_bytes()
        (dossier / name).write_bytes(text.replace(b"A;5; 8", b"A;5; 9"))
    forge_manifest(dossier)
    status, line = verified(dossier)
    assert status == 1
    assert "event 25 " in line


@pytest.mark.parametrize("name", ["rules.jsonl", "events.jsonl", "corrections.jsonl"])
def test_whatever_byte_of_the_events_is_changed_it_is_found(
    dossier: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for page in ("page.pdf", "page.html"):
        (dossier / page).write_bytes(b"")
    text, program = (dossier / name).read_bytes(), dossier / "verify_dossier.py"
    monkeypatch.setattr(sys, "argv", [program.name])
    code = compile(program.read_bytes(), program, "exec")
    for place in range(len(text) % 7, len(text), 7):
        (dossier / name).write_bytes(text[:place] + bytes([text[place] ^ 1]) + text[place + 1 :])
        forge_manifest(dossier)
        with pytest.raises(SystemExit, match=r"^differs: .*jsonl"):
            exec(code, {"__file__": str(program)})


def only(name: str, text: bytes) -> Callable[[Path], None]:
    """A file has nothing else."""

    def apply(dossier: Path) -> None:
        (dossier / name).write_bytes(text)

    return apply


def emptied(dossier: Path) -> None:
    for name in NAMES:
        if name not in {MANIFEST, "verify_dossier.py"}:
            (dossier / name).write_bytes(b"")


def read_from(log: str) -> Callable[[Path], None]:
    return changed("frames.jsonl", lambda all_: [x.replace(CUT.encode(), log.encode()) for x in all_])


HOSTILE: dict[str, tuple[Callable[[Path], None], str]] = {
    "a folder": (lambda dossier: (dossier / "more").mkdir(), "more"),
    "a pipe": (lambda dossier: os.mkfifo(dossier / "pipe"), "pipe"),
    "a file without end": (lambda dossier: (dossier / "zero").symlink_to("/dev/zero"), "zero"),
    "a link to nothing": (lambda dossier: (dossier / "lost").symlink_to("nowhere"), "lost"),
    "a name of two lines": (lambda dossier: (dossier / "one\ntwo \u2028").touch(), "two"),
    "nothing in any file": (emptied, "heads.txt"),
    "heads that are no text": (only("heads.txt", b"\xff\xfe"), "heads.txt"),
    "heads without places": (only("heads.txt", b"before T1\n"), "heads.txt"),
    "an end under another word": (changed("heads.txt", lambda all_: [*all_, b"then T1:50:00\n"]), "T1:50:00"),
    "brackets without end": (only("events.jsonl", b"[" * 200_000), "events.jsonl"),
    "a place without measure": (only("events.jsonl", b'{"seq":' + b"9" * 9_000 + b"}"), "events.jsonl"),
    "a place that is no number": (only("events.jsonl", b'{"seq":"15"}'), "events.jsonl"),
    "a list for an event": (only("events.jsonl", b"[]"), "events.jsonl"),
    "no hash": (changed("events.jsonl", lambda all_: [x.replace(b'"hash"', b'"hush"') for x in all_]), "events.jsonl"),
    "no hash before": (only("rules.jsonl", b'{"seq":9,"hash":"%064d"}' % 0), "event 9 "),
    "a list for a frame": (only("frames.jsonl", b"[]"), "frames.jsonl"),
    "a log in another folder": (read_from(f"../dossier/{CUT}"), f"../dossier/{CUT}"),
    "a log without end": (read_from("/dev/zero"), "/dev/zero"),
    "a sign in the log that is none": (changed(CUT, lambda all_: [x.replace(b"A;5", b"\\q") for x in all_]), CUT),
    "half a sign in the log": (changed(CUT, lambda all_: [*all_, b"1\t\\x0"]), CUT),
}  # fmt: skip
"""What somebody hands over who wishes the program ill, its manifest written anew; and what is named."""


@pytest.mark.parametrize("hostile", HOSTILE)
def test_whatever_folder_it_is_given_it_answers_in_one_line(dossier: Path, hostile: str) -> None:
    harm, named = HOSTILE[hostile]
    harm(dossier)
    if all(path.is_file() for path in dossier.iterdir()) and hostile != "a name of two lines":
        forge_manifest(dossier)
    status, line = verified(dossier)
    assert status == 1
    assert named in line, line


def test_the_journal_itself_knows_the_events_of_the_dossier(made: Path) -> None:
    done = capotavolo("verify", "--database", made.parent / "T1.sqlite", "--heads", made / "heads.txt")
    assert done.returncode == 0, done.stdout


def code_lines(text: str) -> set[int]:
    """The lines of a program on which there is code: neither blank, nor a comment, nor its first text."""
    beside = {
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENDMARKER,
    }
    tokens = [
        token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type not in beside
    ]
    assert tokens[0].type == tokenize.STRING
    assert not {token.string for token in tokens} & {";", ":=", "\\"}, "one step a line"
    return {line for token in tokens[1:] for line in range(token.start[0], token.end[0] + 1)}


def test_the_program_is_short_enough_to_be_read_and_needs_nothing_but_python(dossier: Path) -> None:
    text = (dossier / "verify_dossier.py").read_text()
    walked = [*ast.walk(ast.parse(text, feature_version=(3, 8)))]  # an auditor's Python may be old
    imported = {alias.name for node in walked if isinstance(node, ast.Import) for alias in node.names}
    assert not any(isinstance(node, ast.ImportFrom) for node in walked)
    assert imported
    assert imported <= sys.stdlib_module_names
    assert len(text.splitlines()) <= 80
    assert max(map(len, text.splitlines())) <= 110
    assert len(code_lines(text)) <= 30

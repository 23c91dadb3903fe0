"""A headless table in a process of its own: commands go in, lines come out, and every wait has a condition."""

import io
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import IO, Any, Self

import app
from app.__main__ import main
from app.table.fold import fold_all
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.state_form import state_form
from tests.end_to_end.forked import Forked, ran
from tests.table.reading import read_event

ROOT = Path(app.__file__).resolve().parents[1]
CAPTURE = ROOT / ".." / "shared" / "data" / "wheel-ss2.tsv"
PATIENCE = 60.0
"""Seconds until a wait gives up; far more than a loaded machine needs."""

PROGRAM = ("app", "table")
Form = dict[str, Any]
EIGHT = [
    {
        "position": "split-8-11",
        "stack": [{"colour": "red", "pieces": 2}, {"value": "20.00", "pieces": 1, "owner": "seat 4"}],
    },
    {"position": "straight-8", "stack": [{"value": "5.00", "pieces": 1, "owner": "seat 1"}]},
    {"position": "black", "stack": [{"value": "10.00", "pieces": 2, "owner": "seat 1"}]},
]
"""Four payments at number 8."""


def environment(**more: str) -> dict[str, str]:
    """The same code wherever the test runs from."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **more}


def capotavolo(
    *words: object, hears: str = "", env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run one command to its end, in a process of its own."""
    command = ["app", *map(str, words)]
    return ran(command, env or environment(), hears=hears.encode(), cwd=cwd, patience=PATIENCE)


def verify(database: Path, *words: str) -> tuple[int, Form]:
    """Verify a journal, in this process to save its start; gives the exit status and the answer."""
    with redirect_stdout(io.StringIO()) as answer:
        status = main(["verify", "--database", str(database), *words])
    return status, json.loads(answer.getvalue())


class Headless:
    """One `capotavolo table --headless`; use it in a `with`, which ends it whatever happened."""

    def __init__(
        self,
        database: Path,
        *words: str,
        table: str = "T1",
        before: Sequence[str] = (),
        program: Sequence[str] = PROGRAM,
        env: Mapping[str, str] | None = None,
        reads: bool = True,
        output: int = subprocess.PIPE,
    ) -> None:
        """Start it.

        Args:
            database: the journal.
            words: more of the command line.
            before: a command that runs it, such as strace.
            program: the module and its first words; another one takes the same lines.
            env: the process's environment; with it, or run by another, it starts as the system starts it.
            reads: whether anybody reads what it prints; who does not can begin with `listen`, or `leave`.
            output: where it prints instead, for nobody to read.
        """
        command = [*program, "--headless", "--table", table, "--database", str(database), *words]
        self.database = database
        self.lines: list[bytes] = []
        self.errors: list[str] = []
        self.process: subprocess.Popen[bytes] | Forked
        if env is None and not before:
            self.process = Forked(command, environment(), stdout=output)
        else:
            self.process = subprocess.Popen(
                [*before, sys.executable, "-m", *command],
                env=dict(env or environment()),
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=subprocess.PIPE,
                bufsize=0,
            )
        self._changed = threading.Condition()
        self._answers: list[Form] = []
        self._readers: list[threading.Thread] = []
        self._read(self.process.stderr, self._complained)
        if reads:
            self.listen()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def listen(self) -> None:
        """Begin to read what it prints."""
        self._read(self.process.stdout, self._heard)

    def leave(self) -> None:
        """Read nothing of what it prints, ever."""
        assert self.process.stdout is not None
        self.process.stdout.close()

    def send(self, *forms: object) -> None:
        """Hand in commands; a text is a line as it stands."""
        lines = [form if isinstance(form, str) else json.dumps(form) for form in forms]
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())

    def do(self, name: str, /, **fields: object) -> list[Form]:
        """Ask, and give all lines that came up to the answer of a `state` asked after it, without that."""
        return self.all_of({"do": name, **fields})

    def all_of(self, *forms: object) -> list[Form]:
        """Hand in commands, and give what they caused."""
        before = len(self._answers)
        asked = sum("state" in answer for answer in self._answers)
        self.send(*forms, {"do": "state"})
        self.wait(lambda answers: sum("state" in answer for answer in answers) > asked)
        return [answer for answer in self._answers[before:] if "state" not in answer]

    def state(self) -> Form:
        """Ask for the state."""
        self.all_of()
        state: Form = next(answer["state"] for answer in reversed(self._answers) if "state" in answer)
        return state

    def wait(self, met: Callable[[list[Form]], bool], what: str = "") -> None:
        """Wait until the lines so far are as wished."""
        with self._changed:
            done = self._changed.wait_for(lambda: met(self._answers) or self._ended(), PATIENCE)
            assert done, f"waited in vain {what}: {self.lines[-5:]!r} {self.errors}"
            assert met(self._answers), f"it ended before {what}: {self.lines[-5:]!r} {self.errors}"

    def wait_for_complaint(self, part: str) -> str:
        """Wait for a line on standard error."""
        with self._changed:
            found = self._changed.wait_for(
                lambda: any(part in line for line in self.errors) or self._ended(), PATIENCE
            )
            assert found, self.errors
        return next(line for line in self.errors if part in line)

    @property
    def answers(self) -> list[Form]:
        """All that was printed so far."""
        return [*self._answers]

    @property
    def events(self) -> list[Form]:
        """The journal events that were printed so far."""
        return [answer for answer in self._answers if "kind" in answer]

    def kinds(self) -> list[str]:
        return [event["kind"] for event in self.events]

    @property
    def printed(self) -> bytes:
        """The events exactly as they were printed."""
        return b"".join(line + b"\n" for line in self.lines if line.startswith(b"{") and b'"hash":' in line)

    def finish(self) -> int:
        """End the input; gives the exit status."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self._joined()

    def terminate(self) -> int:
        """Ask it to end; gives the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self._joined()

    def kill(self) -> None:
        """End it as a power cut does."""
        if self.process.poll() is None:
            self.process.kill()
        self._joined()

    def _read(self, pipe: IO[bytes] | None, take: Callable[[bytes], None]) -> None:
        assert pipe is not None
        self._readers.append(threading.Thread(target=self._collect, args=(pipe, take)))
        self._readers[-1].start()

    def _joined(self) -> int:
        status = self.process.wait(PATIENCE)
        for reader in self._readers:
            reader.join(PATIENCE)
            assert not reader.is_alive()
        return status

    def _ended(self) -> bool:
        return self.process.poll() is not None and not any(reader.is_alive() for reader in self._readers)

    def _collect(self, pipe: IO[bytes], take: Callable[[bytes], None]) -> None:
        rest = b""
        while block := os.read(pipe.fileno(), 1 << 16):
            *lines, rest = (rest + block).split(b"\n")
            for line in lines:
                take(line)
        with self._changed:
            self._changed.notify_all()

    def _heard(self, line: bytes) -> None:
        with self._changed:
            self.lines.append(line)
            self._answers.append(json.loads(line))
            self._changed.notify_all()

    def _complained(self, line: bytes) -> None:
        with self._changed:
            self.errors.append(line.decode())
            self._changed.notify_all()


def folded_form(lines: Sequence[bytes]) -> Form:
    """The state that the printed events come to, as scripts see it."""
    form: Form = json.loads(
        json.dumps(state_form(fold_all(unopened("T1", ROULETTE), map(read_event, lines))))
    )
    return form

"""Programs that begin where their modules are loaded already: each is a process of its own, and is spared its start.

One process has loaded what a table needs, runs nothing and has no threads. Asked for a program it forks one with the
words, environment and streams that are wished: that ends, is killed and hears signals as any other. Whoever asks how
a program starts, or has it started by another, starts it as the system does (`subprocess`).
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from io import FileIO
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

from app.commands import COMMANDS, load

_LOADED: Final = (
    *(
        "alembic.command",
        "alembic.config",
        "app.closed_memory",
        "app.commands.live_people",
        "app.commands.replaying",
    ),
    *(
        "app.house_copy.key",
        "app.journal.lists.checking",
        "app.journal.surveying",
        "app.journal.verifying_after",
    ),
    *("app.register_file.replaying", "app.station.beside", "app.station.ending", "app.station.station"),
    *("app.table.state_form", "hardware.serial_ports"),
)
_LONGEST: Final = 1 << 20
_STREAMS: Final = 3


class Forked:
    """A program in a process of its own, with what of `subprocess.Popen` a test asks.

    Attributes:
        stdin: what it hears, not held back.
        stdout: what it prints; None where that goes elsewhere.
        stderr: what it complains of; likewise.
        returncode: its exit status once that was asked for and it is over; a signal's number with a minus.
    """

    def __init__(
        self,
        words: Sequence[str],
        env: Mapping[str, str],
        *,
        stdout: int = subprocess.PIPE,
        stderr: int = subprocess.PIPE,
        cwd: Path | None = None,
    ) -> None:
        """Start a module with its words, as `python -m` would.

        Args:
            words: the module, and what follows it.
            env: the environment; what Python itself reads of it at a start is as it is here.
            stdout: the descriptor to print to, instead of a pipe.
            stderr: the descriptor to complain to, instead of a pipe.
            cwd: the folder that it begins in, where it is another.
        """
        self.words = tuple(words)
        self.returncode: int | None = None
        self.stdout: FileIO | None = None
        self.stderr: FileIO | None = None
        asked = json.dumps({"words": words, "env": dict(env), "folder": str(cwd or Path.cwd())})
        with contextlib.ExitStack() as theirs:
            hears, ours = os.pipe()
            theirs.callback(os.close, hears)
            self.stdin = FileIO(ours, "wb")
            if stdout == subprocess.PIPE:
                self.stdout, stdout = _read_end(theirs)
            if stderr == subprocess.PIPE:
                self.stderr, stderr = _read_end(theirs)
            self._fate, told = _read_end(theirs)
            socket.send_fds(nursery(), [asked.encode()], [hears, stdout, stderr, told])
        self.pid = int(self._fate.readline())

    def poll(self) -> int | None:
        """Give its exit status if it is over."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it is over; gives its exit status.

        Raises:
            subprocess.TimeoutExpired: it is not.
        """
        if self.returncode is None:
            if not select.select([self._fate], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(self.words, timeout or 0)
            self.returncode = int(self._fate.readline())
            self._fate.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it ended just now
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def let_go(self) -> None:
        """Close all of its streams that are pipes."""
        for each in (self.stdin, self.stdout, self.stderr):
            if each is not None:
                each.close()


def ran(
    words: Sequence[str],
    env: Mapping[str, str],
    *,
    hears: bytes = b"",
    cwd: Path | None = None,
    patience: float | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end.

    Args:
        words: the module, and what follows it.
        env: the environment.
        hears: what stands in its input.
        cwd: the folder that it begins in, where it is another.
        patience: seconds to wait for it.

    Raises:
        subprocess.TimeoutExpired: it took longer.
    """
    with (
        TemporaryFile("w+", encoding="utf-8") as printed,
        TemporaryFile("w+", encoding="utf-8") as complained,
    ):
        program = Forked(words, env, stdout=printed.fileno(), stderr=complained.fileno(), cwd=cwd)
        with contextlib.suppress(BrokenPipeError), program.stdin:
            program.stdin.write(hears)
        status = program.wait(patience)
        told = [file.read() for file in (printed, complained) if file.seek(0) == 0]
    return subprocess.CompletedProcess(program.words, status, *told)


def _read_end(theirs: contextlib.ExitStack) -> tuple[FileIO, int]:
    """Make a pipe of which another process has the other end."""
    ours, told = os.pipe()
    theirs.callback(os.close, told)
    return FileIO(ours, "rb"), told


@cache
def nursery() -> socket.socket:
    """Start the process that forks, once for all tests of this one; it ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.end_to_end.forked", str(theirs.fileno())]
    root = str(Path(__file__).resolve().parents[2])
    begins = {**os.environ, "PYTHONPATH": root, "PYTHONUNBUFFERED": "1"}
    # It has pipes as its programs have: Python looks at its streams once, when it starts.
    pipe, door = subprocess.PIPE, [theirs.fileno()]
    _STARTED.append(
        subprocess.Popen(command, pass_fds=door, env=begins, cwd=root, stdin=pipe, stdout=pipe, stderr=pipe)
    )
    theirs.close()
    return ours


_STARTED: Final[list[subprocess.Popen[bytes]]] = []


def _serve(door: socket.socket) -> None:
    """Fork what is asked for, until nobody can ask any more; returns in no program before that is over."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for name in _LOADED:
        importlib.import_module(name)
    for name in COMMANDS:
        load(name)
    gc.collect()
    gc.freeze()  # no program looks through it for garbage, nor has a copy of it for that
    while True:
        asked, streams, *_ = socket.recv_fds(door, _LONGEST, _STREAMS + 1)
        if not asked:
            return
        if os.fork() == 0:
            door.close()
            _watch(json.loads(asked), streams)
            return
        for each in streams:
            os.close(each)


def _watch(asked: dict[str, Any], streams: Sequence[int]) -> None:
    """Fork the program itself, and tell its number and then how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    *of_program, told = streams
    program = os.fork()
    if program == 0:
        os.close(told)
        for place, each in enumerate(of_program):
            os.dup2(each, place)
            os.close(each)
        _run(**asked)
        return
    for each in of_program:
        os.close(each)
    os.write(told, f"{program}\n".encode())
    _, ended = os.waitpid(program, 0)
    os.write(told, f"{os.waitstatus_to_exitcode(ended)}\n".encode())
    os._exit(0)


def _run(words: Sequence[str], env: Mapping[str, str], folder: str) -> None:
    """Be the program."""
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    time.tzset()
    sys.argv = [*words]
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))

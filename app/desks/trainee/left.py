"""What a trainee left in the middle, until it is gone on with."""

from __future__ import annotations

from app.desks.trainee.run import Kind, Run, paused
from app.desks.trainee.screen import Paused


class LeftInTheMiddle:
    """Keeps one run of each kind; the one that was left last is offered first."""

    def __init__(self) -> None:
        """Begin with nothing left."""
        self._runs: list[Run] = []

    def put(self, run: Run, at: float) -> None:
        """Keep a run.

        Args:
            run: that is left now.
            at: seconds of the clock.
        """
        self.begun(run.kind)
        run.pause(at)
        self._runs.append(run)

    def begun(self, kind: Kind) -> None:
        """Forget the run of a kind: another of the same kind takes its place."""
        self._runs = [run for run in self._runs if run.kind is not kind]

    def waiting(self, kind: Kind) -> Paused | None:
        """Say what would be lost if another run of a kind began; None where nothing would."""
        runs = [run for run in self._runs if run.kind is kind and run.is_missed]
        return paused(runs[-1]) if runs else None

    def take(self, at: float, kind: Kind | None = None) -> Run | None:
        """Give the run that is gone on with; None where nothing was left.

        Args:
            at: seconds of the clock.
            kind: what it is of; None for the one that was left last.
        """
        found = [run for run in self._runs if kind in {None, run.kind}]
        if not found:
            return None
        run = found[-1]
        self._runs.remove(run)
        run.go_on(at)
        return run

    def forget(self) -> None:
        """Forget it all: somebody else practises."""
        self._runs = []

    def shown(self) -> Paused | None:
        """Say what can be gone on with; None where nothing was left."""
        return paused(self._runs[-1]) if self._runs else None

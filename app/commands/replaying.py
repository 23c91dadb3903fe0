"""What `verify` asks of each event beside its hash: that it follows from the ones before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.journal.chain import Recorded
    from app.table.replay import Replay


class Replayed:
    """Plays every table's events again, each settlement under the rules that were recorded with it.

    Attributes:
        replays: by table.
    """

    def __init__(self) -> None:
        """Nothing is played yet."""
        self.replays: dict[str, Replay] = {}

    def __call__(self, table: str, event: Recorded, _body: dict[str, object]) -> str | None:
        """Play one event; gives what does not hold of it."""
        from app.table.replay import Replay

        replay = self.replays.get(table)
        if replay is None:
            replay = self.replays[table] = Replay(table)
        return replay.step(event.body)

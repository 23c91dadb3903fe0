"""What is said of a throw that does not count: why, or that it counts after all."""

from __future__ import annotations

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.table.roulette.uncounted import Unexplained


def unexplained(dealing: Dealing) -> Unexplained | None:
    """Give the last void throw for which nobody has said why."""
    waits = () if dealing.live is None else tuple(dealing.live.state.unexplained.values())
    return waits[-1] if waits else None


def explain_void(dealing: Dealing, reason: str, void: Unexplained | None = None) -> None:
    """Say why a throw was void: the one that was asked about, or the last for which nobody has said it."""
    asked = void or unexplained(dealing)
    if asked is not None:
        dealing.ask(commands.explain(asked, reason))


def let_count(dealing: Dealing, reason: str) -> None:
    """Il colpo vale: say that the void throw counts after all."""
    if dealing.screen is not None and Act.VALID in dealing.screen.can:
        dealing.ask(commands.valid(reason))

"""What is said of a throw that does not count: why, or that it counts after all."""

from __future__ import annotations

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing


def explain_void(dealing: Dealing, reason: str) -> None:
    """Say why the last throw was void for which nobody has said it."""
    waits = () if dealing.live is None else tuple(dealing.live.state.unexplained.values())
    if waits:
        dealing.ask(commands.explain(waits[-1], reason))


def let_count(dealing: Dealing, reason: str) -> None:
    """Il colpo vale: say that the void throw counts after all."""
    if dealing.screen is not None and Act.VALID in dealing.screen.can:
        dealing.ask(commands.valid(reason))

"""What the house keeps of each bet, computed from its own settlement (rules 10)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

HELP = "say the house's edge on each bet, exactly"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "--house", default="venezia", help="a house that is shipped, or a .toml file of your own"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print the edges, the straight's first."""
    import msgspec

    from app.houses import house_from
    from app.rules.edge import house_edges
    from app.rules.house_profile import ProfileError

    try:
        house = house_from(chosen.house)
    except LookupError as fault:
        return complain(f"--house: {fault.args[0]}")
    except ProfileError as fault:
        return complain(f"--house: {fault}")
    except OSError as fault:
        return complain(f"--house: {chosen.house}: cannot be read: {fault.strerror}")
    bets = [
        {
            "bet": bet.bet,
            "edge": f"{bet.edge.numerator}/{bet.edge.denominator}",
            "percent": bet.percent,
        }
        for bet in house_edges(house)
    ]
    sys.stdout.write(msgspec.json.encode({"house": house.name, "bets": bets}).decode() + "\n")
    return 0

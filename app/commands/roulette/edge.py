"""What the house keeps of each bet, computed from its own settlement (rules 10)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.rules.house import House, WagerEdge
    from app.rules.roulette.edge import BetEdge

HELP = "say the house's edge on each bet, exactly"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "--house", default="venezia", help="a house that is shipped, or a .toml file of your own"
    )
    parser.add_argument(
        "--sheet", metavar="FILE", help="write the players' sheet instead, as .txt or .pdf by its name"
    )
    parser.add_argument("--language", choices=("it", "en", "fr"), default="it", help="of the sheet")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print the edges, the straight's first, or write them as a sheet."""
    import msgspec

    from app.houses import house_from
    from app.rules.house_profile import ProfileError
    from app.rules.roulette.edge import house_edges
    from app.rules.roulette.house_reading import read_house

    try:
        house = house_from(chosen.house, read_house)
    except LookupError as fault:
        return complain(f"--house: {fault.args[0]}")
    except ProfileError as fault:
        return complain(f"--house: {fault}")
    if chosen.sheet:
        return _write_sheet(house, Path(chosen.sheet), chosen.language, complain)
    bets = [_form(bet) for bet in house_edges(house)]
    bets += [_wager_form(edge) for side in house.beside.values() for edge in side.edges()]
    sys.stdout.write(msgspec.json.encode({"house": house.name, "bets": bets}).decode() + "\n")
    return 0


def _form(bet: BetEdge) -> dict[str, str]:
    """Write what the house keeps of a bet."""
    return {
        "bet": bet.bet,
        "edge": f"{bet.edge.numerator}/{bet.edge.denominator}",
        "percent": bet.percent,
    }


def _wager_form(wager: WagerEdge) -> dict[str, str]:
    """Write what the house keeps of a side game's wager, and of who gives it up whenever that pays more."""
    from app.rules.roulette.edge import BetEdge

    form = _form(BetEdge(wager.bet, wager.edge))
    if wager.best is not None:
        best = _form(BetEdge(wager.bet, wager.best))
        form |= {"best": best["edge"], "best_percent": best["percent"]}
    return form


def _write_sheet(house: House, path: Path, language: str, complain: Callable[[str], int]) -> int:
    """Write the sheet in the form that its name says."""
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak
    from app.desks.players.roulette.edge_printing import sheet_text, write_pdf
    from app.desks.players.roulette.edge_sheet import edge_sheet

    if path.suffix not in {".txt", ".pdf"}:
        return complain(f"--sheet: {path}: must end in .txt or .pdf")
    make_application(sys.argv[:1])
    speak(Language(language))
    sheet = edge_sheet(house)
    try:
        if path.suffix == ".pdf":
            write_pdf(sheet, path)
        else:
            path.write_text(sheet_text(sheet), encoding="utf-8")
    except OSError as fault:
        return complain(f"--sheet: {path}: cannot be written: {fault.strerror or fault}")
    return 0

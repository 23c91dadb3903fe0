"""The spins that somebody looks for, newest first: what the pit boss's list shows, without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.progress import Progress
from app.commands.reader import not_let_in, place_text, reader_arguments, shown

if TYPE_CHECKING:
    from app.journal.lists.at_hand import Behind
    from app.journal.lists.filters import Filter, ListedSpin
    from app.journal.lists.finding import Finder
    from app.journal.lists.places import Place
    from app.table.listing import Listing

HELP = "find spins: by number, dealer, payment, colour, what was out of the ordinary"
_PAGE = 500


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument(
        "search",
        nargs="*",
        metavar="SEARCH",
        help="split 8/11 red over 200; number 17 dealer Rossi; void 2026-11-21",
    )
    parser.add_argument("--since", help="from this time on, ISO 8601, UTC")
    parser.add_argument("--until", help="before this time, ISO 8601, UTC")
    parser.add_argument("--limit", type=int, default=50, help="how many at most (50)")
    parser.add_argument("--after", metavar="PLACE", help="go on behind a page: what was said at its end")
    reader_arguments(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Bring the lists up to date, and write what matches, a spin a line; its count on standard error."""
    from app.journal.lists.places import START, Place

    if chosen.limit < 1:
        return complain("--limit: must be 1 or more")
    try:
        place = START if chosen.after is None else Place.read(chosen.after)
    except ValueError as fault:
        return complain(f"--after: {fault}")
    return shown(
        Path(chosen.database),
        "spins",
        complain,
        lambda journal: _found(chosen, journal.path, place, complain),
    )


def _found(chosen: argparse.Namespace, database: Path, place: Place, complain: Callable[[str], int]) -> int:
    from app.games import game_at
    from app.journal.lists.at_hand import ListsAtHand
    from app.people.looking import How, Sight, What

    game = game_at(database)
    with ListsAtHand(database, game, "capotavolo spins") as lists:
        lists.bring_up(progress=Progress("spins"))
        if lists.behind is not None:
            _say_behind(lists.behind)
        with lists.find() as finder:
            asked = _asked(chosen, game.listing, finder)
            words = " ".join(filter(None, (*chosen.search, chosen.since, chosen.until)))
            sight = Sight(How.LOOKED_AT, What.LIST, words, place_text(chosen.database))
            if (refused := not_let_in(chosen, complain, sight)) is not None:
                return refused
            behind = _written(finder, asked, place, chosen.limit)
            _said(finder, asked, behind)
    return 0


def _say_behind(behind: Behind) -> None:
    """Say how far the lists beside the journal go, and where the rest was looked for."""
    ends = ", ".join(f"at event {seq} of table {table}" for table, seq in behind.ends.items())
    how_far = f"end {ends}" if ends else "cannot be read"
    sys.stderr.write(
        f"capotavolo: spins: the lists beside the journal {how_far} ({behind.why}); the rest was looked "
        "for in the journal itself\n"
    )


def _asked(chosen: argparse.Namespace, listing: Listing, finder: Finder) -> Filter:
    from app.journal.lists.flags import Quality
    from app.journal.lists.searching import read_search

    words = list(chosen.search)
    if len(words) > 1:
        words = [f'"{word}"' if " " in word else word for word in words]
    words += [word for name in ("since", "until") if (at := getattr(chosen, name)) for word in (name, at)]
    return read_search(" ".join(words), listing.words, finder.known(Quality.CHIP))


def _written(finder: Finder, asked: Filter, place: Place, limit: int) -> Place | None:
    """Write the rows; gives the place behind them, if there may be more."""
    while limit > 0:
        rows = min(limit, _PAGE)
        page = finder.page(asked, place, rows)
        sys.stdout.writelines(_lines(page.spins))
        if len(page.spins) < rows:
            return None
        place, limit = page.older, limit - rows
    sys.stdout.flush()
    return place


def _lines(spins: Sequence[ListedSpin]) -> Iterator[str]:
    import msgspec

    from app.journal.lists.times import moment_written
    from app.rules.money import money_text

    def money(cents: int | None) -> str | None:
        return None if cents is None else money_text(cents)

    for spin in spins:
        row = {
            "table": spin.table,
            "spin": spin.spin,
            "at": moment_written(spin.at),
            "number": spin.number,
            "source": spin.source,
            "dealer": spin.dealer,
            "taken": money(spin.taken),
            "paid": money(spin.paid),
            "result": money(spin.result),
            "payments": spin.payments,
            "largest": money(spin.largest),
            "flags": [str(flag.name).lower() for flag in spin.flags],
            "seq": [spin.first_seq, spin.last_seq],
        }
        yield msgspec.json.encode(row).decode() + "\n"


def _said(finder: Finder, asked: Filter, behind: Place | None) -> None:
    """Say how many match, how far the lists go, and where to go on."""
    count = finder.count(asked)
    sys.stderr.write(f"capotavolo: spins: {'more than ' if count.more else ''}{count.spins} found\n")
    if behind is not None:
        sys.stderr.write(f"capotavolo: spins: go on with --after {behind.write()}\n")

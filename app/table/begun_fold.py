"""The first event of a journal, folded into its table: what the journal before left."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.chips import Colour
from app.rules.money import parse_money
from app.rules.side import Side
from app.table import events as happened
from app.table.overnight import read_lay
from app.table.side_game import read_beside
from app.table.state import S
from app.table.unmarked import read_overnight


def with_journal_begun(state: S, event: happened.JournalBegun) -> S:
    """Take over what the journal before left."""
    state.game.check_played(event.plays)
    colours = {
        name: Colour(parse_money(form["value"]), form.get("owner")) for name, form in event.colours.items()
    }
    return replace(
        state,
        table=event.table,
        spins=event.spins,
        colours=colours,
        colours_out=tuple(colours),
        last_documents=event.documents,
        dealer=event.dealer,
        side=Side(event.side),
        lay=read_lay(event.lay),
        unmarked=read_overnight(state, event.unmarked),
        register="" if event.register is UNSET else event.register,
        beside=read_beside(state.game.sides, event.sides),
    )

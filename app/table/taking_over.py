"""A table goes on in the middle of a night in a journal of its own: the one that it had was refused.

What still holds of that journal says how the table stood. It is taken over as it says, and each of it waits
for somebody who looks at the table and answers for it; the next throw waits for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.rules.chips import Colour
from app.rules.inventory import bundle
from app.rules.money import money_text
from app.table import events as happened
from app.table.beginning import begun_beside
from app.table.event_record import Event, Form
from app.table.game import game_of
from app.table.laid_chips import laid_chips_form
from app.table.opening import open_table
from app.table.state import TableState, unopened
from app.table.station_opening import Opening
from app.table.table_commands import OpenPlay
from app.table.turn import Turn


class Refused(NamedTuple):
    """A journal that was refused.

    Attributes:
        after: its last event that holds, as `verify --head` takes it; empty where none does.
        why: what was said of it.
        by: who says that the table goes on in another.
        file: where it lies, by its name.
        paper: what happened and it had not taken, as it would have been written there.
    """

    after: str
    why: str
    by: str
    file: str
    paper: tuple[Form, ...] = ()


def taken_over(left: TableState, refused: Refused, program: str, instrument_number: str) -> tuple[Event, ...]:
    """Give the first events of the new journal: where play was open it is open again, and takes bets.

    A number that was being paid is over as it is: what bore no mark stays named. A ball that ran is thrown
    again, for the spin that it was thrown for.

    Args:
        left: the table after the last event of the old journal that holds.
        refused: the old journal.
        program: this program's version, recorded with the rules.
        instrument_number: which instrument the settings name; empty where they name none.
    """
    paid, game = Turn(left, ready=False), game_of(left)
    if left.opened:
        game.close(paid)
    table = paid.state
    turn = Turn(unopened(table.table, game), ready=True)
    turn.happen(begun_beside(table, refused.after, refused.why, refused.by, refused.file))
    if table.opened:
        opening = Opening(table.table, table.house, table.dealer, table.side, program, instrument_number)
        open_table(turn, opening, OpenPlay(all_entered=table.all_entered), table.minimum)
    paper = (happened.TableTaken(paper=list(refused.paper)),) if refused.paper else ()
    for what in (happened.TableTaken(journal=refused.why), *paper, *_what_lay(table)):
        turn.happen(what)
    if table.suspended is not None:
        turn.happen(happened.TableSuspended(suspended=True, reason=table.suspended))
    return tuple(turn.events)


def _what_lay(table: TableState) -> Iterator[happened.TableTaken]:
    """Name what somebody must look at, each by itself: nothing is said of what there was none of."""
    if not table.opened:
        return
    if table.bank.open:
        yield happened.TableTaken(bank=laid_chips_form(bundle(table.bank.inventory.pieces)))
    given = {name: colour for name, colour in table.colours.items() if colour != Colour(table.minimum)}
    if given:
        forms = {name: {"value": money_text(each.value), "owner": each.owner} for name, each in given.items()}
        yield happened.TableTaken(colours=forms)
    yield from game_of(table).lying_there(table)

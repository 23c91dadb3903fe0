"""The options that a table is run with, read alike by the window and by the headless table."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.rules.house import House
    from app.station.station import Plan
    from app.table.state import TableState
    from app.table.table import Automation


def table_arguments(parser: argparse.ArgumentParser, *, table: str | None = None) -> None:
    """Add the options of a table; `table` is its name when none is given, else it must be."""
    parser.add_argument("--table", required=table is None, default=table, help="the table's name")
    parser.add_argument("--database", help="the journal's file (default: in the user's data folder)")
    parser.add_argument(
        "--house", default="venezia", help="a house that is shipped, or a .toml file of your own"
    )
    parser.add_argument(
        "--cylinder", choices=("left", "right"), default="left", help="its side (default left)"
    )
    parser.add_argument("--wheel", metavar="URL", help="the reader's port: a device, socket://, rfc2217://")
    parser.add_argument(
        "--wheel-kind", default="cammegh-ss2", help="the kind of reader (default cammegh-ss2)"
    )
    parser.add_argument("--dealer", default="", help="who deals")


def planned(chosen: argparse.Namespace, automation: Automation, complain: Callable[[str], int]) -> Plan:
    """Make the plan of a table from its options.

    A table that is open goes on under the rules that its journal holds: a house file that is wrong now is
    said and does not stop it.

    Raises:
        LookupError: no such house.
        ProfileError: the house's profile is wrong, and nothing is open.
        UnknownKindError: no such kind of device.
        JournalError: the journal cannot be read.
        ValueError: an option is empty.
    """
    from app.houses import house_from
    from app.journal.place import default_database
    from app.rules.house_profile import ProfileError
    from app.rules.wheel import Side
    from app.station.station import Plan
    from hardware.registry import device_kind

    device_kind(chosen.wheel_kind)
    if not chosen.table:
        raise ValueError("--table: a table must have a name")
    database = Path(chosen.database) if chosen.database else default_database(chosen.table)
    state = _recorded(database, chosen.table)
    house: House
    try:
        house = house_from(chosen.house)
    except ProfileError as fault:
        if not state.opened:
            raise
        complain(f"{fault} (table {chosen.table} is open and goes on under the rules in its journal)")
        house = state.house
    plan = Plan(
        table=chosen.table,
        database=database,
        house=house,
        dealer=chosen.dealer,
        side=Side(chosen.cylinder),
        wheel=chosen.wheel,
        wheel_kind=chosen.wheel_kind,
        automation=automation,
    )
    if difference := _differs(plan, state):
        complain(difference)
    return plan


def _recorded(database: Path, table: str) -> TableState:
    from app.station.station import folded
    from app.table.state import unopened

    return folded(database, table) if database.is_file() and database.stat().st_size else unopened(table)


def _differs(plan: Plan, state: TableState) -> str | None:
    """An open table keeps what it was opened with; somebody who asks for something else is told."""
    if not state.opened or (state.house.name, state.side) == (plan.house.name, plan.side):
        return None
    opened_with = f"house {state.house.name} and the cylinder on the {state.side.value}"
    return f"table {plan.table} is open with {opened_with}, and stays so: close and open it to change that"

"""What a table could never write, for whoever looks at the end of its program."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.station.table_thread import TableThread


def ended(table: TableThread, complain: Callable[[str], object], kept: str = "", failed: str = "") -> int:
    """Say what must be written down by hand.

    Args:
        table: which was stopped.
        complain: says a sentence.
        kept: where it is kept too, in a sentence; empty where it is kept nowhere.
        failed: what the disk refused at the end, in a sentence; empty where it refused nothing.

    Returns:
        The exit status: 1 where something was never recorded, or the table ended over a fault; else 2 where
        the disk refused something at the end.
    """
    for body in table.unwritten:
        complain(f"never recorded, write it down: {json.dumps(body, ensure_ascii=False)}")
    if kept:
        complain(kept)
    if failed:
        complain(failed)
    if table.hangs:
        complain(
            f"table {table.name}: something that it waits for never answered; the program ends without it"
        )
    if table.failed is not None or table.unwritten or table.hangs:
        return 1
    return 2 if failed else 0

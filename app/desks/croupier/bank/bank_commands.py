"""What is counted and written at the bank, as commands of the table (rules 9)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from app.desks.croupier.bank.deeds import CHANGES_OF, OPERATIONS, Deed
from app.desks.croupier.bank.tally import Tally
from app.table.command import Command
from app.table.json_text import Json
from app.table.table_commands import ChangeDocument, Correct, MoveBank

NUMBER: Final = "number"
REASON: Final = "reason"
BY: Final = "by"
WITNESS: Final = "witness"
COUNTER: Final = "counter"
BESIDE: Final = "beside"
"""The two who empty the note box."""
SIGNERS: Final = ("first", "second", "third")
"""The capo tavolo, the municipal inspector and the house's (rules 9) [3.5]."""


def recording(deed: Deed, tally: Tally, fields: dict[str, str] | None = None, by: str = "") -> MoveBank:
    """Write what was counted as a command of the table.

    Args:
        deed: what is done.
        tally: what was counted.
        fields: of its paper; None where it has none.
        by: who counts; empty where nobody is named.
    """
    said = MoveBank(
        operation=OPERATIONS[deed], chips=tally.forms(), change=CHANGES_OF.get(deed), by=by or None
    )
    if fields is None:
        return said
    names = [fields[signer] for signer in SIGNERS if fields[signer].strip()]
    return replace(said, document=fields[NUMBER], signatures=tuple(dict.fromkeys(names)))


def counting(tally: Tally, fields: dict[str, str], night: int | None) -> Command:
    """Write what two people counted in the note box as a command of the table.

    Args:
        tally: what they counted.
        fields: who they are.
        night: the place of the opening of an earlier night whose box it is; None is this night's.
    """
    return replace(recording(Deed.BOX, tally, by=fields[COUNTER]), signatures=(fields[BESIDE],), night=night)


def spoiling(deed: Deed, fields: dict[str, str]) -> Command:
    """Declare a paper void before it is used."""
    number, reason, by = (fields[name] for name in (NUMBER, REASON, BY))
    return ChangeDocument(number=number, by=by, void=True, operation=OPERATIONS[deed], reason=reason)


def correcting(of: int, tally: Tally, fields: dict[str, str]) -> Command:
    """Say what something recorded should have been."""
    instead: dict[str, Json] = {"chips": tally.forms()}
    if fields.get(NUMBER):
        instead["document"] = fields[NUMBER]
    reason, by, witness = (fields[name] for name in (REASON, BY, WITNESS))
    return Correct(of=of, by=by, witness=witness, reason=reason, instead=instead)

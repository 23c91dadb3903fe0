"""The headless table with a register of people beside it: a line may bring codes for its command, or a deed.

`{"codes": [["Marco", "58201327"]], "command": {…}}` compares the codes and asks the table with who gave a right
one; `{"add": "Rita"}` and `{"leave": "Rita"}` change the register. What became durable there is told as
`{"register": [place, hash]}`, as the table's own events are.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.commands import table
from app.commands.planning import planned
from app.journal.errors import JournalError
from app.journal.reading import head
from app.people.permissions import Signed
from app.people.roles import Role
from app.register_file.register_file import RegisterFile
from app.station.stamps import Stamps
from app.table.table import Automation
from tests.people.cheap import cheap_codes
from tests.register_file.a_register import FIRST, GINA

if TYPE_CHECKING:
    from app.station.station import Plan, Station


class SignedTable(table._Headless):
    """One headless table, and the register that it shares with nobody."""

    def __init__(self, plan: Plan, register: RegisterFile) -> None:
        super().__init__(plan, stays=False)
        self._register = register

    def _command(self, line: bytes, station: Station) -> None:
        if not line.startswith(b'{"codes"') and not line.startswith((b'{"add"', b'{"leave"')):
            super()._command(line, station)
            return
        form: dict[str, Any] = json.loads(line)
        try:
            signed = self._deed(form)
            last = head(self._register.path, "people")
        except JournalError as fault:
            self._refused(str(fault), form)
            return
        self._say({"register": [last.seq, last.hash.hex()]})
        if "command" in form:
            station.table.ask(form["command"], self._refused, signed)

    def _deed(self, form: dict[str, Any]) -> list[Signed]:
        if "add" in form:
            self._register.add("Gina", GINA, form["add"], Role.DEALER, FIRST)
        elif "leave" in form:
            self._register.leave("Gina", GINA, form["leave"])
        answers = [self._register.let_in(name, code) for name, code in form.get("codes", ())]
        return [answer.person.signed for answer in answers if answer.person is not None]


def main() -> int:
    """Run the table until the end of input."""
    parser = argparse.ArgumentParser(prog="python -m tests.end_to_end.signed_table")
    parser.add_argument("--register", type=Path, required=True)
    table.arguments(parser)
    chosen = parser.parse_args()

    def complain(sentence: str) -> int:
        print(sentence, file=sys.stderr, flush=True)
        return 2

    register = RegisterFile(
        chosen.register, cheap_codes, Stamps(), program="a signed table", desk="a signed table"
    )
    try:
        plan = planned(chosen, Automation.OPENING, complain)
        return SignedTable(plan, register).run(sys.stdin.fileno())
    except JournalError as fault:
        return complain(str(fault))


if __name__ == "__main__":
    sys.exit(main())

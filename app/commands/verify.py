"""Whether a journal is what was written: its chain, known heads, and every settlement anew."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.progress import Progress

if TYPE_CHECKING:
    from app.commands.replaying import Replayed
    from app.journal.verifying import Broken, KnownHead, Verified
    from app.table.earlier_payments import Later
    from app.table.game import Difference

    Differs = Sequence[tuple[str, Difference]]

HELP = "check a whole journal: its chain, known heads, and every settlement"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--database", help="the journal's file")
    where.add_argument(
        "--archive", nargs="+", metavar="FILE", help="archived nights instead, one file after another"
    )
    parser.add_argument(
        "--head",
        action="append",
        default=[],
        metavar="TABLE:SEQ:HASH",
        help="an event known from a printed report or another machine",
    )
    parser.add_argument(
        "--heads",
        action="append",
        default=[],
        metavar="FILE",
        help="events that a table told to its second place, one a line",
    )
    parser.add_argument(
        "--after",
        metavar="TABLE:SEQ:HASH",
        help="go on from an event that was verified before: its night and all since are walked, nothing else",
    )
    parser.add_argument(
        "--as-told",
        action="store_true",
        help="on one processor, and only while standard input last said `go`, not `wait`; its end ends this",
    )
    parser.add_argument(
        "--lists", action="store_true", help="also compare the lists beside the journal with it, row by row"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Walk the journal; exit status 1 names the first event that does not hold."""
    from app.journal.errors import JournalError

    if chosen.after is not None and (chosen.archive or chosen.head or chosen.heads or chosen.lists):
        return complain("--after: only a journal goes on from an event, with no other known events or lists")
    if chosen.archive:
        return _archive_walked(chosen, complain)
    try:
        return _said(*_journal_walked(chosen))
    except JournalError as fault:
        return complain(str(fault))
    except OSError as fault:
        return complain(f"--heads: {fault.filename}: cannot be read: {fault.strerror}")


def _journal_walked(chosen: argparse.Namespace) -> tuple[Verified | Broken, Differs, dict[str, object]]:
    """Walk a journal, whole or from an event on; gives what was found, what differs, and its lists.

    Raises:
        JournalError: there is no journal, or a known event is not written as one.
        OSError: a file of known events cannot be read.
    """
    from app.commands.replaying import replayed
    from app.journal.verifying import Broken, KnownHead, verify_chain
    from app.journal.verifying_after import verify_after
    from app.register_file.held import is_register

    database = Path(chosen.database)
    progress, pause = _pace(as_told=chosen.as_told)
    if chosen.after is not None:
        after = KnownHead.read(chosen.after)
        played = _one_by_one(database)
        return verify_after(database, after, on_event=played, progress=progress), played.differs, {}
    heads = _known(chosen, of_register=is_register(database))
    with replayed(database, alone=chosen.as_told) as beside:
        found = verify_chain(database, heads=heads, beside=beside, progress=progress, pause=pause)
    if isinstance(found, Broken):
        return found, beside.differs, {}
    more: dict[str, object] = {}
    for compared in (_logs_compared, *((_lists_compared,) if chosen.lists else ())):
        if isinstance(told := compared(database), Broken):
            return told, beside.differs, {}
        more |= told
    return found, beside.differs, more


def _pace(*, as_told: bool) -> tuple[Callable[[int, int], None], Callable[[], None]]:
    """Give what says how far the walk is, and what may hold it up."""
    if not as_told:
        return Progress("verify"), lambda: None
    from app.commands.as_told import AsTold

    told = AsTold(sys.stdin.fileno())
    return lambda _done, _of: told(), told


def _one_by_one(database: Path) -> Replayed:
    from app.commands.replaying import Replayed
    from app.games import game_at
    from app.journal.earlier_payments import LaterCheck, payments_in

    return Replayed(LaterCheck(payments_in(database, game_at(database))))


def _said(found: Verified | Broken, differs: Differs, lists: dict[str, object]) -> int:
    """Print the answer; gives the exit status."""
    import msgspec

    from app.journal.verifying import Broken

    if isinstance(found, Broken):
        _answer({"table": found.table, "seq": found.seq, "reason": found.reason})
        return 1
    forms = [{"table": table, **msgspec.to_builtins(each)} for table, each in differs]
    return _answer(_whole(found, forms) | lists)


def _archive_walked(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Walk archived files and play their nights again; exit status 1 names the first event that fails."""
    from app.commands.replaying import Replayed
    from app.journal.archive_reading import verify_archive
    from app.journal.errors import JournalError
    from app.journal.verifying import Broken

    if chosen.lists:
        return complain("--lists: archived nights have none")
    played = Replayed()
    try:
        heads = _known(chosen, of_register=False)
        files = [Path(name) for name in chosen.archive]
        found = verify_archive(files, heads=heads, on_event=played, progress=Progress("verify"))
        if not isinstance(found, Broken) and played.later:
            found = _later_walked(files, played.later) or found
    except JournalError as fault:
        return complain(str(fault))
    except OSError as fault:
        return complain(f"{fault.filename}: cannot be read: {fault.strerror}")
    return _said(found, played.differs, {})


def _later_walked(files: Sequence[Path], later: Sequence[tuple[str, Later]]) -> Broken | None:
    """Ask the archived nights of payments that were put right later; a night in files before is not asked."""
    from app.commands.replaying import Sought
    from app.journal.archive_reading import verify_archive
    from app.journal.earlier_payments import LaterCheck
    from app.journal.verifying import Broken

    sought = Sought(later)
    verify_archive(files, on_event=sought, progress=Progress("verify"))
    check = LaterCheck(sought.payment_at)
    for table, each in later:
        if each.of >= sought.begins[table] and (reason := check.why_not(table, each)) is not None:
            return Broken(table, each.seq, reason)
    return None


def _whole(found: Verified, differs: list[dict[str, object]]) -> dict[str, object]:
    return {
        "tables": found.tables,
        "events": found.events,
        "spins": found.spins,
        "differs": differs,
        "heads": {table: [head.seq, head.hash.hex()] for table, head in found.heads.items()},
    }


def _answer(answer: dict[str, object]) -> int:
    import msgspec

    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 0


def _logs_compared(database: Path) -> dict[str, object] | Broken:
    """Compare the raw logs that went with a copy with their manifest; a journal itself has none."""
    from app.journal.log_copies import check_logs, read_log_manifest
    from app.journal.verifying import Broken

    manifest = read_log_manifest(database)
    if manifest is None:
        return {}
    wrong = check_logs(database, manifest)
    return Broken(None, None, "; ".join(wrong)) if wrong else {"logs": len(manifest.logs)}


def _lists_compared(database: Path) -> dict[str, object] | Broken:
    """Compare the lists; ones that are not there, or can never be whole, are not what was asked for."""
    from app.games import game_at
    from app.journal.errors import NoLists
    from app.journal.lists.at_hand import why_not_kept
    from app.journal.lists.checking import check_lists
    from app.journal.verifying import Broken

    game = game_at(database)
    try:
        found = check_lists(database, game, progress=Progress("verify --lists"))
    except NoLists as missing:
        return Broken(None, None, str(missing))
    if isinstance(found, Broken):
        return found
    why = why_not_kept(database, game, {table: one.seq for table, one in found.items()})
    if why is not None:
        return Broken(None, None, why)
    return {"lists": {table: one._asdict() for table, one in found.items()}}


def _known(chosen: argparse.Namespace, *, of_register: bool) -> list[KnownHead]:
    """Give the events that are known from elsewhere, of what is walked: a table's, or the register's.

    A second place has both, for a table tells the register's last event with its own; which of them are not
    looked for here is said, with what looks for them.
    """
    from app.journal.errors import BadHead
    from app.journal.verifying import KnownHead

    told = list(_told_elsewhere(chosen.heads))
    here = [text for register, text in told if register is of_register]
    if chosen.heads and not here:
        raise BadHead(f"{chosen.heads[0]}, in which nothing is told of this file")
    if left := len(told) - len(here):
        other = "a table" if of_register else "the register of people"
        sys.stderr.write(f"capotavolo: --heads: lines of {other}: {left}; verify its own file with them\n")
    return [KnownHead.read(text) for text in (*chosen.head, *here)]


def _told_elsewhere(files: Sequence[str]) -> Iterator[tuple[bool, str]]:
    """Read the events of lines as the second place has them: a time, and TABLE:SEQ:HASH as the last word.

    Whether it is the register's is said with each: its lines have a mark between.
    """
    from app.foreign import UNREADABLE, lines, opened
    from app.journal.errors import BadHead
    from app.register_file.place import OF_REGISTER

    mark = f"{OF_REGISTER} "
    for name in files:
        try:
            with opened(Path(name)) as file:
                told = [text for line in lines(file) if (text := line.decode("utf-8").strip())]
        except UNREADABLE as fault:
            raise BadHead(f"{name}, which is no text ({fault})") from fault
        if not told:
            raise BadHead(f"{name}, which is empty")
        for text in (line.split(" ", 1)[-1] for line in told):
            yield text.startswith(mark), text.removeprefix(mark)

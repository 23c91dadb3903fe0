"""What can go wrong with a journal, each as one sentence: what, where, and what to do.

Three families. A `JournalRefused` is found before anything is written: the place or the file will not do. A
`JournalFailed` is the world failing later: the table stays usable, and nothing is half written. A
`JournalMisused` is a value that nobody may hand in: a bug of the caller, or a word that a person typed.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from app.journal.troubles import JournalTrouble
from app.sentence import Sentence

_GONE: Final = {
    JournalTrouble.FILE_GONE.said: (JournalTrouble.LIES_NO_MORE, JournalTrouble.LIES_NO_MORE_LOST),
    JournalTrouble.FILE_EXCHANGED.said: (JournalTrouble.EXCHANGED, JournalTrouble.EXCHANGED_LOST),
}
"""What a desk says in full; of anything else it says what the system gave as the reason."""


class JournalError(Exception):
    """The journal cannot do what it was asked; `str()` is the sentence for a person."""


class JournalRefused(JournalError):  # noqa: N818 - the word of the table
    """This file or place cannot be the table's journal."""


class JournalFailed(JournalError):  # noqa: N818
    """The journal was good and the disk under it failed."""


class JournalMisused(JournalError, ValueError):  # noqa: N818
    """A value that does not belong into a journal, or into a question to it."""


class NoJournal(JournalRefused):
    """There is nothing to read at this path."""

    def __init__(self, path: Path) -> None:
        super().__init__(JournalTrouble.NONE_THERE.english(path=path))
        self.path = path


class NotAJournal(JournalRefused):
    """The file exists and is something else."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.NOT_A_JOURNAL.english(path=path, why=why))
        self.path, self.why = path, why


class EmptyJournal(NotAJournal):
    """The file exists, and nothing is in it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "there is nothing in it")
        sentence = JournalTrouble.EMPTY.english(path=path)
        self.args = (sentence,)


class NewerJournal(JournalRefused):
    """A newer program has written this file."""

    def __init__(self, path: Path, revision: str, newest: str) -> None:
        super().__init__(JournalTrouble.NEWER.english(path=path, revision=revision, newest=newest))
        self.path, self.revision, self.newest = path, revision, newest


class TwoNames(JournalRefused):
    """The file has another name as well: a log that lies beside the one is not seen under the other."""

    def __init__(self, path: Path, names: int) -> None:
        super().__init__(
            f"{path}: this file has {names} names on its disk, and each would have a log of its own; leave "
            "it one name, and delete the others."
        )
        self.path, self.names = path, names


class NetworkShare(JournalRefused):
    """A journal lies on the table's own disk, never on a network share."""

    def __init__(self, path: Path, file_system: str) -> None:
        super().__init__(JournalTrouble.NETWORK_SHARE.english(path=path, system=file_system))
        self.path, self.file_system = path, file_system


class ReadOnlyPlace(JournalRefused):
    """The folder or the file may not be written."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.READ_ONLY.english(path=path, why=why))
        self.path, self.why = path, why


class TableInUse(JournalRefused):
    """One program at a time holds a table."""

    def __init__(self, table: str, path: Path, holder: str | None) -> None:
        super().__init__(
            JournalTrouble.IN_USE.english(table=table, path=path, holder=holder or "another program")
        )
        self.table, self.path, self.holder = table, path, holder


class ForeignLock(JournalRefused):
    """Another user of this machine keeps the lock of a journal, which he cannot be writing."""

    def __init__(self, path: Path, user: str, process: int | None) -> None:
        keeps = "it belongs to" if process is None else f"it is held by process {process} of"
        how = "have it removed" if process is None else "have that process ended"
        super().__init__(
            f"{path}: this lock is not this program's own: {keeps} the user {user}; {how}, by him or by the "
            "administrator of this machine. Nothing in the journal has changed."
        )
        self.path, self.user, self.process = path, user, process


class NoRoom(JournalRefused):
    """The disk is so full that the journal cannot even be opened."""

    def __init__(self, path: Path) -> None:
        super().__init__(JournalTrouble.NO_ROOM.english(path=path))
        self.path = path


class NoRoomFor(JournalRefused):
    """The disk on which a file is to be written beside the journal is full."""

    def __init__(self, path: Path) -> None:
        super().__init__(JournalTrouble.NO_ROOM_FOR.english(name=path.name, folder=path.parent))
        self.path = path


class Damaged(JournalRefused):
    """The file is a journal whose bytes no longer hold together."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.DAMAGED.english(path=path, why=why))
        self.path, self.why = path, why


class CopyRefused(JournalRefused):
    """A copy that nobody should rely on, or that would take the place of something."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.NO_COPY.english(path=path, why=why))
        self.path, self.why = path, why


class OtherTable(JournalRefused):
    """Where a copy is to be put lies the journal of another table, or of several."""

    def __init__(self, path: Path, lying: Sequence[str], table: str) -> None:
        super().__init__(
            f"{path}: there lies the journal of table {', '.join(lying)}, not of {table}; "
            "name the file in which that table's journal lies, or a new one."
        )
        self.path, self.lying, self.table = path, tuple(lying), table


class NoLists(JournalRefused):
    """There are no lists beside a journal, or none that this program can read."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(
            f"{path}: {why}; the lists are made anew from the journal by `capotavolo spins`, and while its "
            "table plays."
        )
        self.path, self.why = path, why


class ArchiveRefused(JournalRefused):
    """A folder of archived nights that does not go with this journal, or that nobody should rely on."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}.")
        self.path, self.why = path, why


class DiskFull(JournalFailed):
    """The disk has no room for these events, not even after the ballast went."""

    def __init__(self, path: Path, events: int) -> None:
        super().__init__(JournalTrouble.DISK_FULL.english(path=path, events=_counted(events)))
        self.path, self.events = path, events


class DiskFailed(JournalFailed):
    """The disk, or another program that writes into the file, would not let us write."""

    def __init__(self, path: Path, why: str, events: int) -> None:
        super().__init__(JournalTrouble.DISK_FAILED.english(path=path, fault=why, events=_counted(events)))
        self.path, self.why, self.events = path, why, events


class DiskSilent(JournalFailed):
    """A writing has not come back: the disk, or what lies between, does not answer.

    Attributes:
        so_far: the sentence while it is still waited for.
    """

    def __init__(self, path: Path, events: int) -> None:
        super().__init__(JournalTrouble.DISK_SILENT.english(path=path, events=_counted(events)))
        self.path, self.events = path, events
        self.so_far = JournalTrouble.DISK_SILENT_SO_FAR.english(path=path)


class ForeignRow(JournalFailed):
    """Somebody else wrote behind the last event, so that ours cannot follow: no disk is to blame."""

    def __init__(self, path: Path, why: str, events: int) -> None:
        super().__init__(
            f"{path}: {why}, and {_counted(events)} NOT recorded; write on paper and go on in a new journal, "
            "which keeps them."
        )
        self.path, self.why, self.events = path, why, events


class JournalGone(JournalFailed):
    """The journal was deleted, moved away or replaced while its table plays."""

    def __init__(self, path: Path, why: str, events: int) -> None:
        still, lost = _GONE.get(why, (JournalTrouble.GONE, JournalTrouble.GONE_LOST))
        said = lost.english(path=path, fault=why, events=_counted(events)) if events else ""
        super().__init__(said or still.english(path=path, fault=why))
        self.path, self.why, self.events = path, why, events


class LogGone(JournalFailed):
    """The log of a journal was deleted, moved away or replaced while its table plays; it is open still."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.LOG_GONE.english(path=path, why=why))
        self.path, self.why = path, why


class LogStuck(JournalFailed):
    """The disk fails while the log is moved: what the file has is not known, the log has every event."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.LOG_STUCK.english(path=path, fault=why))
        self.path, self.why = path, why


class LogChanged(JournalFailed):
    """What was told as recorded does not stand where it was written."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.LOG_CHANGED.english(path=path, why=why))
        self.path, self.why = path, why


class CannotOpen(JournalFailed):
    """The operating system, or another program that holds the file, would not let us in."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(JournalTrouble.CANNOT_OPEN.english(path=path, why=why))
        self.path, self.why = path, why


class NotFollowing(JournalMisused):
    """An event that does not follow from the last one of its table."""

    def __init__(self, table: str, seq: int, why: str) -> None:
        super().__init__(f"table {table}, event {seq}: {why}; it does not follow, and is not taken.")
        self.table, self.seq, self.why = table, seq, why


class UnwritableEvent(JournalMisused):
    """An event holds something that has no RFC 8785 form here."""

    def __init__(self, pointer: str, why: str) -> None:
        super().__init__(f"{pointer or '/'}: {why}; the event cannot be recorded.")
        self.pointer, self.why = pointer, why


class NotPrinted(JournalMisused):
    """A line that no journal printed."""

    def __init__(self, line: bytes) -> None:
        start = line[:60].decode("utf-8", "backslashreplace")
        super().__init__(
            f"this line does not end in the hash of an event: {start!r}; take it as it was printed."
        )
        self.line = line


class BadHead(JournalMisused):
    """A known event that is not written as TABLE:SEQ:HASH."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text!r} is no known event: write TABLE:SEQ:HASH, "
            "with SEQ from 1 and the 64 hexadecimal digits of HASH."
        )
        self.text = text


class BadTime(JournalMisused):
    """A limit of time that is not ISO 8601."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no time: write ISO 8601 in UTC, for example 2026-11-21T05:14:10Z.")
        self.text = text


class BadSearch(JournalMisused):
    """A search of which something was not understood."""

    def __init__(self, text: str, word: str, expected: Sentence) -> None:
        super().__init__(f"{word!r} is not understood in {text!r}: expected {expected}.")
        self.text, self.word, self.expected = text, word, expected


class BadSynchronous(JournalMisused):
    """The tests' own switch, set to something unknown."""

    def __init__(self, text: str) -> None:
        super().__init__(f"CAPOTAVOLO_SYNCHRONOUS is {text!r}: leave it unset (FULL), or NORMAL in a test.")
        self.text = text


def _counted(events: int) -> str:
    """Count events in words: one event was, three events were."""
    return "one event was" if events == 1 else f"{events} events were"

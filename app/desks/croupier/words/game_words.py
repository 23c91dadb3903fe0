"""What a game says at the desk besides what any table says there.

Which games the program speaks of is set once where it begins to speak, as its language is: a desk is handed
the one that is dealt there, and whoever prints what was recorded all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from app.desks.common import theme
from app.desks.croupier.acts import AnyAct
from app.desks.croupier.heading import Meaning
from app.desks.croupier.notices import Notice
from app.desks.croupier.signing.people import Told
from app.reports.voice import PageWords
from app.rules.house import House
from app.sentence import Catalogue
from app.table.command import Command
from app.table.live import ReaderHealth
from app.table.prompts import AnyTask, Prompt


class Question(Struct, frozen=True):
    """What a game asks before its table is opened.

    Attributes:
        name: what is asked.
        answers: one of these, as it is recorded, with the words on its key.
        missing: said as long as nobody answered.
    """

    name: object
    answers: Mapping[str, object]
    missing: object


class GameWords(Struct, frozen=True):
    """What a game says of its own; a text is one of the desk's, which `tr` translates.

    Attributes:
        acts: the names of its acts' keys; any other's is that of any table.
        beneath: what stands beneath such a key, by all that the desk shows, and whether it is marked.
        meanings: what its French sentences mean, with a place for the number's call.
        rules: by what the rules of a house are known among the others.
        opens: which house a table is opened by, how high it goes, and on which day.
        limits: the names of its bets that have a maximum; that of the first says how high a table goes.
        tasks: what there is to do at it.
        prompted: what stands in the places of such a text, besides or instead of what any table says there.
        reader: the name of what tells its results, where it is set up.
        checked: why the management suspends play to look at its instrument.
        stands: which table it is, and at which side of it the instrument stands.
        readers: the names of its reader by its health, and `connecting` before it was ever heard.
        titles: what is wrong with that reader.
        candidates: why a number waits for a yes or no.
        voids: why a throw did not count.
        round: names a round to whoever signs for it.
        signed: what its commands say of themselves to whoever signs them.
        number: says how a round came out, with all that wins by it.
        called: what is called aloud then, in French.
        ground: on which colour that is written, #rrggbb.
        wager: says what is bet on by its name; a name that is no wager's is said as it is.
        catalogues: whose lines it records.
        pages: what it says on pages.
        questions: what is asked before a table is opened.
        keys: its own acts, by Qt's number of the key that does each with Ctrl.
        strip: which of them has a key that always stands there.
        players: which of them are about its players, and rare.
        manual: which page of the manual belongs to the page of each.
        at: what is said instead by the instrument that decides a round, where that changes anything.
    """

    meanings: Mapping[Meaning, object]
    rules: Callable[[House], object]
    reader: object
    checked: object
    stands: object
    number: Callable[[int], str]
    called: Callable[[int], tuple[str, ...]]
    opens: object = "{house}"
    acts: Mapping[AnyAct, object] = {}
    beneath: Mapping[AnyAct, Callable[[Any], tuple[str, bool]]] = {}
    limits: Mapping[Any, object] = {}
    tasks: Mapping[AnyTask, object] = {}
    prompted: Callable[[Prompt], Mapping[str, str]] = lambda _prompt: {}
    readers: Mapping[ReaderHealth, object] = {}
    connecting: object = ""
    titles: Mapping[Notice, object] = {}
    candidates: Mapping[str, object] = {}
    voids: Mapping[str, object] = {}
    round: Callable[[Any], str] = lambda now: str(now.spin)
    signed: Mapping[type[Command], Callable[[Any, House, Any], Told]] = {}
    ground: Callable[[int], str] = lambda _result: theme.BAND
    wager: Callable[[str], str] = str
    catalogues: tuple[type[Catalogue], ...] = ()
    pages: PageWords = PageWords(str, str)
    questions: tuple[Question, ...] = ()
    keys: Mapping[int, AnyAct] = {}
    strip: AnyAct | None = None
    players: tuple[AnyAct, ...] = ()
    manual: Mapping[AnyAct, str] = {}
    at: Mapping[str, GameWords] = {}


_GAMES: Final[list[GameWords]] = []
"""Of what the program speaks now."""


def speak_of(*games: GameWords) -> None:
    """Let what these games have recorded be said; the first is the one that is dealt at this desk."""
    _GAMES[:] = games


def spoken_of() -> tuple[GameWords, ...]:
    """All games of which the program speaks."""
    return tuple(_GAMES)


def dealt(instrument: str = "") -> GameWords:
    """What the game says that is dealt at this desk, by the instrument that decides its rounds.

    Raises:
        LookupError: nobody said which game that is.
    """
    if not _GAMES:
        raise LookupError("nobody said which game is dealt here: call speak_of")
    return _GAMES[0].at.get(instrument, _GAMES[0])

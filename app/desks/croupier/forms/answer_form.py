"""What needs somebody's answer: it is looked into, and whoever did so answers for it by name."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.common.owner_words import owner_words
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Row, Said, at_foot
from app.desks.croupier.forms.typed import COLUMNS, Letter, Spelt, letters
from app.desks.croupier.words.game_words import spoken_of
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import moment_words
from app.reports.day_words import waiting_words
from app.reports.voice import Voice
from app.table import table_commands
from app.table.named import Office

_SHOWN: Final = 2
MORE: Final = "more"


class Answer(NamedTuple):
    """What was said so far.

    Attributes:
        order: what waited when the page opened, the newest first; what came meanwhile stands behind it.
        first: the place of the first that is seen.
        chosen: the event that is answered for; None for the first that is seen.
        name: who answers.
    """

    order: tuple[int, ...]
    first: int = 0
    chosen: int | None = None
    name: Spelt = Spelt()


def _begin(desk: Desk, _left: Answer | None) -> Answer:
    """Begin with the newest, and with who decided last this night: an inspector before a capo tavolo."""
    names = desk.state.names
    last = names.get(Office.INSPECTOR.value) or names.get(Office.CAPO_TAVOLO.value, "")
    return Answer(tuple(sorted(desk.state.unanswered, reverse=True)), name=Spelt(last))


def _waiting(desk: Desk, draft: Answer) -> tuple[int, ...]:
    """What waits now: nothing moves under a finger."""
    unanswered = desk.state.unanswered
    still = tuple(seq for seq in draft.order if seq in unanswered)
    return *still, *sorted(unanswered.keys() - set(still))


def _form(desk: Desk, draft: Answer) -> Form:
    """What happened, two at once; then the name. Where people have codes nobody writes one: they sign."""
    waiting, signs = _waiting(desk, draft), desk.dealing.by_code()
    first = draft.first if draft.first < len(waiting) else 0
    shown = waiting[first : first + _SHOWN]
    chosen = draft.chosen if draft.chosen in waiting else next(iter(shown), None)
    below = tr("Guardato il fatto, chi ne risponde scrive il suo nome: {count} ancora.")
    if signs:
        below = tr("Guardato il fatto, chi ne risponde firma con il suo codice: {count} ancora.")
    pages = tuple(game.pages for game in spoken_of())
    voice = Voice(partial(reason_words, house=desk.house), owner_words, games=pages).at(desk.state.house)
    said = ((seq, waiting_words(desk.state.unanswered[seq], voice)) for seq in shown)
    when = {seq: moment_words(desk.live.moments.get(seq)) for seq in shown}
    facts = tuple(Key(words, seq, when[seq], chosen=seq == chosen) for seq, words in said)
    more = (Key(tr("Altri…"), MORE),) if len(waiting) > _SHOWN else ()
    typed = letters(tr("CHI NE RISPONDE"))
    written = Row("", more, COLUMNS) if signs else typed._replace(keys=(*typed.keys, *more))
    return Form(
        tr("Chi ne risponde"),
        below.format(count=len(waiting)),
        parts=(Row(tr("CHE COSA"), facts, 1), written),
        does=_does(draft.name.name, chosen, signs=signs),
    )


def _does(name: str, chosen: int | None, *, signs: bool) -> Key:
    words, below = (tr("Rispondere"), tr("con il codice")) if signs else (name, tr("ne risponde"))
    by = Office.INSPECTOR.value if signs else name
    can = chosen is not None and bool(by)
    return at_foot(
        words or tr("Scrivere il nome"),
        Do(table_commands.Answer(of=chosen or 0, by=by), leaves=False),
        below if words else "",
        can=can,
    )


def _told(desk: Desk, draft: Answer, says: object) -> Said[Answer]:
    match says:
        case Letter():
            return Said(draft._replace(name=draft.name.spelling(says)))
        case int(seq):
            return Said(draft._replace(chosen=seq))
        case str():
            count = len(_waiting(desk, draft))
            return Said(draft._replace(first=(draft.first + _SHOWN) % (count + count % _SHOWN), chosen=None))
        case _:
            return Said(draft)


ANSWER: Final = Asks(_begin, _form, _told)

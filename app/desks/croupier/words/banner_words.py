"""What a banner says: a notice, why, and what can be done about it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, quoted, tr
from app.desks.common.owner_words import owner_words
from app.desks.croupier.acts import Act
from app.desks.croupier.draft import Undone
from app.desks.croupier.notices import Banner, Notice, Owed, Unheard, shortened
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import chips_words, left_of_words, left_words, was_words

BEHIND: Final = " · "
"""Between what a notice is called and how many more there are."""

_TITLES: Final = {
    Notice.STOPPED: QT_TRANSLATE_NOOP("", "IL TAVOLO SI È FERMATO"),
    Notice.ON_PAPER: QT_TRANSLATE_NOOP("", "NON REGISTRATO"),
    Notice.JOURNAL: QT_TRANSLATE_NOOP("", "Registro in difficoltà"),
    Notice.REFUSED: QT_TRANSLATE_NOOP("", "Non accettato"),
    Notice.ENTRY_REFUSED: QT_TRANSLATE_NOOP("", "Inserimento non accettato"),
    Notice.PAYMENT_MADE: QT_TRANSLATE_NOOP("", "Quel pagamento è già fatto"),
    Notice.NOT_TAKEN: QT_TRANSLATE_NOOP("", "Così non si può"),
    Notice.UNDONE: QT_TRANSLATE_NOOP("", "Resta da fare"),
    Notice.VOIDED: QT_TRANSLATE_NOOP("", "Rien va"),
    Notice.VOID_NUMBER: QT_TRANSLATE_NOOP("", "{number}: non conta"),
    Notice.SUSPENDED: QT_TRANSLATE_NOOP("", "Gioco sospeso"),
    Notice.ALARM: QT_TRANSLATE_NOOP("", "Attenzione"),
    Notice.CHANGE: QT_TRANSLATE_NOOP("", "Resto dell'annuncio"),
    Notice.CUT_OFF: QT_TRANSLATE_NOOP("", "Annuncio non accettato"),
    Notice.VOICELESS: QT_TRANSLATE_NOOP("", "Nessuna voce"),
    Notice.HANDED_OVER: QT_TRANSLATE_NOOP("", "Adesso al tavolo: {dealer}"),
    Notice.UNMARKED: "{left}",
}
"""What is wrong; of the reader its game says it."""
_ADVICE: Final = {
    Notice.STOPPED: QT_TRANSLATE_NOOP("", "Uscire e riavviare: riprende dal registro. Intanto su carta."),
    Notice.ON_PAPER: QT_TRANSLATE_NOOP("", "Segnare su carta, avvisare il capo tavolo."),
    Notice.JOURNAL: QT_TRANSLATE_NOOP("", "Avvisare il capo tavolo; si continua."),
    Notice.REFUSED: QT_TRANSLATE_NOOP("", "Niente è cambiato."),
    Notice.ENTRY_REFUSED: QT_TRANSLATE_NOOP("", "Riprendere dal registro, poi correggere."),
    Notice.PAYMENT_MADE: QT_TRANSLATE_NOOP("", "Per cambiarlo, toccare prima «Non pagato»."),
    Notice.NOT_TAKEN: QT_TRANSLATE_NOOP("", "Niente è cambiato."),
    Notice.UNDONE: QT_TRANSLATE_NOOP("", "{passed}. Un altro tocco va avanti lo stesso."),
    Notice.VOIDED: QT_TRANSLATE_NOOP("", "Dire perché il colpo {void} è nullo, e chi decide."),
    Notice.VOID_NUMBER: QT_TRANSLATE_NOOP("", "Lo dice il lettore di un colpo nullo."),
    Notice.READER_LOST: QT_TRANSLATE_NOOP("", "Si continua: il numero si scrive a mano."),
    Notice.SUSPENDED: QT_TRANSLATE_NOOP("", "Attendere la direzione."),
    Notice.ALARM: QT_TRANSLATE_NOOP("", "Avvisare il capo tavolo."),
    Notice.CHANGE: QT_TRANSLATE_NOOP("", "Rendere a: {owed}."),
    Notice.READER_SILENT: QT_TRANSLATE_NOOP("", "Se il numero non arriva, si scrive a mano."),
    Notice.CUT_OFF: "{unheard}",
    Notice.VOICELESS: QT_TRANSLATE_NOOP("", "Si annuncia come sempre."),
    Notice.HANDED_OVER: QT_TRANSLATE_NOOP("", "Leggere le note accanto."),
    Notice.UNMARKED: QT_TRANSLATE_NOOP("", "{left}: {was}"),
}
"""What to do now."""
_REFUSALS: Final = frozenset({Notice.REFUSED, Notice.NOT_TAKEN, Notice.ENTRY_REFUSED})
_TYPED: Final = frozenset({Notice.READER_LOST, Notice.READER_SILENT})
_FOLDER: Final = re.compile(r"(?<!\S)\(?(?:/[^\s/]+){2,}/(?=[^\s/])")
_BRACKETS: Final = re.compile(r"\s\([^()]*\)")


def banner_words(banner: Banner) -> tuple[str, str]:
    """Say what is wrong, and what to do now."""
    title, advice = _TITLES.get(banner.notice), tr(_ADVICE[banner.notice])
    title = tr(dealt(banner.instrument).titles[banner.notice] if title is None else title)
    left = "" if banner.left is None else left_words(banner.left)
    if banner.notice is Notice.VOIDED and Act.VALID not in banner.acts:
        title = tr("Lancio di prima nullo")  # another ball was thrown since: «Rien va» is not said of it
    title = title.format(dealer=banner.dealer, number=banner.number, left=left)
    advice = advice.format(
        void=", ".join(map(str, banner.void)),
        count=banner.on_paper,
        left="" if banner.left is None else left_of_words(banner.left, banner.unmarked),
        was="" if banner.left is None else was_words(banner.left),
        owed=", ".join(map(_owed_words, banner.owed)),
        passed=_passed_words(banner.passed),
        unheard=_unheard_words(banner.unheard),
    )
    if banner.others and banner.left is None:  # whose payment it is needs all the room
        title = f"{title}{BEHIND}{_others_words(banner.others)}"
    if not banner.reason:
        return title, advice
    if banner.notice is Notice.HANDED_OVER:  # a colleague's own words need no advice
        return title, shortened(banner.reason)
    return title, f"{_why_words(banner)} {advice}"


def banner_ways(banner: Banner) -> tuple[str, ...]:
    """Say what to do in full, then more briefly for where that has no room.

    First go a folder and what stands in brackets: the pit boss's page has them. What to do goes only where a
    key names it: that nothing changed is seen, and the number is typed.
    """
    full = banner_words(banner)[1]
    if not banner.reason or banner.notice is Notice.HANDED_OVER:
        return (full,)
    why = _why_words(banner)
    if banner.notice in _REFUSALS:
        return full, why
    bare = _BRACKETS.sub("", _FOLDER.sub("", why))
    brief = full.replace(why, bare, 1)
    return (full, brief, bare) if banner.notice in _TYPED else (full, brief)


def _why_words(banner: Banner) -> str:
    return f"{reason_words(banner.reason, banner.house).rstrip('.')}."


def _owed_words(owed: Owed) -> str:
    """Say what is owed to whom, and where it is more than one chip in which: "posto 2 € 30 (20 + 10)"."""
    words = f"{owner_words(owed.owner)} € {euro(owed.amount)}"
    several = sum(pieces for _, pieces in owed.chips) > 1
    return f"{words} ({chips_words(owed.chips)})" if several else words


def _unheard_words(unheard: Unheard | None) -> str:
    """Say which announce was not taken, and when it was said: "19:42 «Da 10, orfanelli, 50», posto 2"."""
    if unheard is None:
        return ""
    said = f"{unheard.at:%H:%M} {quoted(unheard.repeat)}"
    return f"{said}, {owner_words(unheard.owner)}" if unheard.owner else said


def _passed_words(passed: Undone) -> str:
    """Say what the next spin would pass over: "riprendere € 100 (posto 2), annunci da proseguire: 1"."""
    said = tr("riprendere € {amount}")
    parts = [
        said.format(amount=euro(amount)) + (f" ({owner_words(owner)})" if owner else "")
        for owner, amount in passed.back
    ]
    if passed.announces:
        parts.append(tr("annunci da proseguire: {count}").format(count=passed.announces))
    if passed.nothing:
        parts.append(tr("niente segnato e tappeto non ancora pulito"))
    words = ", ".join(parts)
    return words[:1].upper() + words[1:]


def _others_words(others: int) -> str:
    """Say how many more notices wait behind the one that is shown."""
    return tr("e un altro avviso") if others == 1 else tr("e altri {count} avvisi").format(count=others)

"""The language of this station: Italian is what is translated from; English and French are Qt's own files.

What is announced is French, announces and payments are Italian, whatever the desk's language is (rules 8);
they are no texts of the desk. Money and times are written as each language writes them.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.local_time import local
from app.rules import italian
from app.settings import Language
from resources import translation

__all__ = [
    "NAMES",
    "Language",
    "as_written",
    "decimal",
    "euro",
    "labelled",
    "language",
    "listed",
    "local_time",
    "quoted",
    "speak",
    "tr",
]

_NARROW_SPACE: Final = "\u202f"


NAMES: Final = {Language.ITALIAN: "Italiano", Language.ENGLISH: "English", Language.FRENCH: "Français"}
"""Each in itself, so that whoever cannot read the others finds his own."""
_LOCALES: Final = {
    Language.ITALIAN: QLocale(QLocale.Language.Italian, QLocale.Country.Italy),
    Language.ENGLISH: QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    Language.FRENCH: QLocale(QLocale.Language.French, QLocale.Country.France),
}


_QUOTES: Final = {
    Language.ITALIAN: "«{}»",
    Language.ENGLISH: "“{}”",
    Language.FRENCH: f"«{_NARROW_SPACE}{{}}{_NARROW_SPACE}»",
}


class _Station:
    """What is spoken now, and the translator that does it."""

    language = Language.ITALIAN
    translator: QTranslator | None = None
    qt: tuple[Language, QTranslator] | None = None
    texts = b""
    """Qt reads in them as long as the translator is there."""


class TranslationMissingError(RuntimeError):
    """A translation that the program carries cannot be read."""

    def __init__(self, language: Language) -> None:
        super().__init__(f"the translation {language.value} cannot be loaded: install the program again")


def language() -> Language:
    """Say what this station speaks."""
    return _Station.language


def speak(wanted: Language) -> None:
    """Let the station speak another language; every window hears of it and writes itself anew.

    Raises:
        TranslationMissingError: its file cannot be read; the language stays what it was.
    """
    translator = None
    if wanted is not Language.ITALIAN:
        translator, texts = QTranslator(), translation(wanted.value)
        if not translator.load(texts):
            raise TranslationMissingError(wanted)
        _Station.texts = texts
    before, _Station.translator, _Station.language = _Station.translator, translator, wanted
    QLocale.setDefault(_LOCALES[wanted])
    if before is not None:
        QCoreApplication.removeTranslator(before)
    if translator is not None:
        QCoreApplication.installTranslator(translator)
    _let_qt_speak(wanted)


def _let_qt_speak(wanted: Language) -> None:
    """Let what Qt itself writes, its windows for files above all, be of this language; Qt writes English.

    Where Qt came without its translations those few words stay English, and all of ours do not.
    """
    spoken = None if _Station.qt is None else _Station.qt[0]
    if QCoreApplication.instance() is None or spoken is wanted:
        return
    if _Station.qt is not None:
        QCoreApplication.removeTranslator(_Station.qt[1])
        _Station.qt = None
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if wanted is not Language.ENGLISH and translator.load(f"qtbase_{wanted.value}", folder):
        _Station.qt = wanted, translator
        QCoreApplication.installTranslator(translator)


def tr(text: object) -> str:
    """Say a text of the desk in the language of this station; to the types, Qt's mark for it is an object."""
    return QCoreApplication.translate("", str(text))


def quoted(words: str) -> str:
    """Quote words of the desk as this language does: «Avanti», “Next”, « Suivant »."""
    return _QUOTES[_Station.language].format(words)


def euro(amount: int) -> str:
    """Write cents as this language does: 1.040 and 172,50, 1,040 and 172.50, 1 040 and 172,50."""
    return as_written(italian.euro(amount))


def as_written(text: str) -> str:
    """Write as this language does an amount that stands in Italian: what a chip says, in a sentence."""
    if _Station.language is Language.ENGLISH:
        return text.translate({ord("."): ",", ord(","): "."})
    if _Station.language is Language.FRENCH:
        return text.replace(".", _NARROW_SPACE)
    return text


def decimal(tenths: int) -> str:
    """Write tenths with the mark of this language: 17,1 or 17.1."""
    return f"{tenths // 10}{decimal_mark()}{tenths % 10}"


def decimal_mark() -> str:
    """Give what this language writes before the cents."""
    return "." if _Station.language is Language.ENGLISH else ","


def listed(told: Iterable[str]) -> str:
    """Say several things one after the other: "minimo 5; poi minimo 10", in French with its space."""
    return tr("{one}; {other}").format(one="", other="").join(told)


def labelled(name: str, said: str) -> str:
    """Say what something is called, and what is said of it: "Mancia: 5 × rosso", in French with its space."""
    return tr("{name}: {said}").format(name=name, said=said)


def local_time(utc: str) -> str:
    """Write the time of day of a UTC time, ISO 8601, as the clock on the wall shows it."""
    return local(datetime.fromisoformat(utc)).strftime("%H:%M:%S")

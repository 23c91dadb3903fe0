"""What a wheel's figures say, in plain words that claim no more than they bear; on a screen or in a shell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.wording import count, counted, decimals, tr
from app.rules.roulette.wheel_health.figures import Pocket, Question
from app.rules.roulette.wheel_health.opinion import Answer, Conclusion, WheelHealth
from app.rules.roulette.wheel_health.power import spins_needed
from app.rules.roulette.wheel_health.watch import Watched, spins_to_warning

_ASKED: Final = {
    Question.POCKETS: QT_TRANSLATE_NOOP("", "I numeri escono tutti allo stesso modo?"),
    Question.SECTOR: QT_TRANSLATE_NOOP("", "La pallina preferisce un lato del cilindro?"),
    Question.STEPS: QT_TRANSLATE_NOOP("", "Un numero dipende da quello che lo precede?"),
    Question.RUNS: QT_TRANSLATE_NOOP("", "Rosso e nero si seguono come per caso?"),
    Question.DIRECTIONS: QT_TRANSLATE_NOOP(
        "", "I numeri escono altrimenti quando il cilindro gira nell'altro senso?"
    ),
}
_CONCLUSIONS: Final = {
    Conclusion.TOO_FEW: QT_TRANSLATE_NOOP("", "Troppo pochi colpi per concludere qualcosa."),
    Conclusion.NOTHING: QT_TRANSLATE_NOOP("", "Niente che il caso non faccia."),
    Conclusion.STRIKING: QT_TRANSLATE_NOOP(
        "",
        "Una cifra così è rara per caso; fra più domande non è segno di un difetto. Continuare a contare.",
    ),
    Conclusion.SIGN: QT_TRANSLATE_NOOP(
        "",
        "Anche contando tutte le domande è raro per caso. Far guardare il cilindro, e continuare a contare.",
    ),
    Conclusion.WARNING: QT_TRANSLATE_NOOP(
        "", "AVVISO: quasi nessun cilindro regolare arriva a tanto. Far guardare il cilindro."
    ),
}
_SIZES: Final = (0.1, 0.25, 0.5)


class Needed(NamedTuple):
    """How many spins it takes to see one pocket that falls oftener by so much.

    Attributes:
        oftener: by how much, in percent.
        seen: spins that a chi-square needs.
        warned: spins after which the watch warns.
    """

    oftener: int
    seen: int
    warned: int


def needed_spins() -> tuple[Needed, ...]:
    """Reckon how many spins it takes to see a bias; some hundredths of a second."""
    return tuple(Needed(round(size * 100), spins_needed(size), spins_to_warning(size)) for size in _SIZES)


def conclusion_words(found: WheelHealth) -> str:
    """Say how many spins there are, and what may be concluded from them."""
    spins = counted(found.spins, tr("1 colpo."), tr("{count} colpi."))
    return f"{spins} {tr(_CONCLUSIONS[found.conclusion])}"


def question_words(question: Question) -> str:
    """Say what is asked of the wheel."""
    return tr(_ASKED[question])


def answer_words(answer: Answer) -> str:
    """Say what the figure is, and how often chance alone does as much."""
    figure = answer.figure
    if figure.chance is None or answer.counted is None:
        if not figure.spins:
            return tr("Nessun colpo: non si può dire.")
        few = tr("{count} colpi sono troppo pochi per dirlo.")
        return counted(figure.spins, tr("1 colpo è troppo poco per dirlo."), few)
    if figure.free:
        name = tr("chi quadrato {value} con {free} gradi di libertà").format(
            value=decimals(figure.value, 1), free=figure.free
        )
    else:
        sign = "+" if figure.value >= 0 else "−"
        name = tr("{value} deviazioni standard").format(value=f"{sign}{decimals(abs(figure.value), 2)}")
    words = tr("{name}: tanto o più viene per caso {often}; contando tutte le domande {counted}.")
    return words.format(name=name, often=_often(figure.chance), counted=_often(answer.counted))


def _often(chance: float) -> str:
    """Say how often, in words that nobody can take for the chance that the wheel is fair."""
    if chance >= 0.995:
        return tr("quasi sempre")
    if chance >= 0.1:
        return tr("su {count} cilindri regolari ogni 100").format(count=count(round(chance * 100)))
    if chance >= 0.001:
        words = tr("su un cilindro regolare ogni {count} (p = {chance})")
        return words.format(count=count(round(1 / chance)), chance=decimals(chance, 3))
    rarely = tr("su meno di un cilindro regolare ogni {count}").format(count=count(1_000))
    return rarely + (f" (p = {chance:.1g})" if chance else "")


def watch_words() -> str:
    """Say what the watch is."""
    return tr(
        "La sorveglianza si guarda quanto spesso si vuole, e avvisa al più di un cilindro regolare ogni 100:"
    )


def watched_words(watched: Watched) -> str:
    """Say what the watch knows."""
    if watched.warned_at is None:
        return tr("nessun avviso.")
    bias = watched.likeliest
    words = tr("ha avvisato dopo {count} colpi; il più verosimile {numbers}, circa {size} % più spesso.")
    numbers = ", ".join(map(str, bias.numbers))
    return words.format(count=count(watched.warned_at), numbers=numbers, size=round(bias.size * 100))


def needed_words() -> str:
    """Say what the figures of `needed_spins` are."""
    return tr(
        "A un chi quadrato, per vedere una casella che esce più spesso, servono circa, e la sorveglianza "
        "avvisa dopo circa:"
    )


def needed_cells(needed: Needed) -> tuple[str, str, str]:
    """Give how much oftener, and how many spins either takes."""
    spins = tr("{count} colpi")
    oftener = tr("{size} % più spesso").format(size=needed.oftener)
    return oftener, spins.format(count=count(needed.seen)), spins.format(count=count(needed.warned))


def share_words() -> str:
    """Say what the limits of a pocket's share are."""
    return tr("la sua vera parte di tutti i colpi, al 95 % per tutte insieme; giusta è {share} %").format(
        share=decimals(100 / 37, 2)
    )


def pocket_cells(pocket: Pocket) -> tuple[str, str, str, str, str]:
    """Give the number, how often it fell, how often it should, its limits, and whether it is outside them."""
    low, high = (decimals(share * 100, 2) for share in pocket.share)
    limits = tr("da {low} a {high} %").format(low=low, high=high)
    mark = tr("fuori") if is_outside(pocket) else ""
    return str(pocket.number), count(pocket.times), decimals(pocket.expected, 1), limits, mark


def is_outside(pocket: Pocket) -> bool:
    """Whether a fair share is outside what the number's own can be."""
    return not pocket.share.low <= 1 / 37 <= pocket.share.high


def report(found: WheelHealth) -> Iterator[str]:
    """Say all of it, a line at a time: the conclusion first."""
    yield conclusion_words(found)
    yield ""
    for answer in found.answers:
        yield question_words(answer.figure.question)
        yield f"  {answer_words(answer)}"
    yield ""
    yield watch_words()
    yield f"  {watched_words(found.watched)}"
    yield ""
    yield needed_words()
    for needed in needed_spins():
        oftener, seen, warned = needed_cells(needed)
        yield f"  {oftener:>16}   {seen:>16}   {warned:>16}"
    yield ""
    yield "   ".join((tr("numero"), tr("uscito"), tr("atteso"), share_words()))
    for pocket in found.pockets:
        number, times, expected, limits, mark = pocket_cells(pocket)
        yield f"  {number:>4} {times:>8} {expected:>10}   {limits}{'  ' if mark else ''}{mark}"

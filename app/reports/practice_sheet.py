"""Exercises to be handed out on paper, their solutions, an exam's result, and a class at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from app.houses import house_from
from app.practice.answers import letter
from app.practice.catalogue import Exercise
from app.practice.exam import Result
from app.practice.exercise import Field, Form
from app.practice.progress import Standing
from app.practice.saying import Say
from app.practice.whole_spins.acts import is_row
from app.reports.practice_words.scenes import labels_of, scene_words
from app.reports.practice_words.sentences import begun, sentence
from app.reports.sheet import Heading, Note, Part, Row, Rows, Sheet, SignHere
from app.reports.wording import count, decimals, tr

_CHOSEN: Final = frozenset({Form.CHOICE, Form.ORDER})
_BLANK: Final = "_" * 28


def exercise_sheet(exercises: Sequence[Exercise], line: str) -> Sheet:
    """Write exercises with room for the answers.

    Args:
        exercises: in their order.
        line: that they follow from, so that the sheet can be made again.
    """
    parts = [part for place, found in enumerate(exercises, 1) for part in _asked(place, found)]
    return Sheet(tr("Esercizi"), line, [*_row_first(exercises), *parts])


def solution_sheet(exercises: Sequence[Exercise], line: str) -> Sheet:
    """Write the answers to the same exercises, worked out.

    Args:
        exercises: in their order.
        line: that they follow from.
    """
    parts = [part for place, found in enumerate(exercises, 1) for part in _solved(place, found)]
    return Sheet(tr("Soluzioni"), line, parts)


def played_sheet(exercises: Sequence[Exercise]) -> Sheet:
    """Write exercises out of a night that was played, their solutions behind them; no table or day is said.

    Args:
        exercises: in their order; the line of each stands beneath its solution.
    """
    asked = [part for place, found in enumerate(exercises, 1) for part in _asked(place, found)]
    solved = [part for place, found in enumerate(exercises, 1) for part in _solved(place, found)]
    count_words = tr("{count} esercizi").format(count=len(exercises))
    return Sheet(tr("Il tavolo di ieri"), count_words, [*asked, Heading(tr("Soluzioni")), *solved])


def result_sheet(trainee: str, line: str, result: Result, when: str) -> Sheet:
    """Write how an exam went, to be signed by whoever set it.

    Args:
        trainee: who sat it.
        line: of the exam: it can be set again.
        result: how it went.
        when: the day, as the house writes it.
    """
    verdict = tr("Superato") if result.passed else tr("Non superato")
    counted = tr("{right} giusti su {answered}").format(right=result.right, answered=result.questions)
    needed = tr("ne servono {percent} su cento").format(percent=result.percent)
    minutes = tr("Tempo impiegato: {minutes} minuti").format(minutes=decimals(result.seconds / 60, 1))
    said = Note(f"{verdict}: {counted} ({needed})", loud=True)
    parts = (said, Note(line), Note(minutes), SignHere((tr("istruttore"),)))
    return Sheet(tr("Esame di {name}").format(name=trainee), when, parts)


def class_sheet(standings: Mapping[str, Mapping[str, Standing]], drills: Sequence[str], when: str) -> Sheet:
    """Write how a class stands, a row for each trainee and a column for each drill.

    Args:
        standings: of each trainee, by drill.
        drills: in the order of the columns.
        when: the day, as the house writes it.
    """
    columns = [tr("nome"), *(sentence(Say(f"{drill}.title")) for drill in drills)]
    rows = [
        Row([name, *(_share(of.get(drill)) for drill in drills)]) for name, of in sorted(standings.items())
    ]
    legend = tr("Risposte giuste fra le ultime venti, in cento; con * dove al tavolo sarebbe troppo lento.")
    return Sheet(tr("Classe"), when, (Rows(columns, rows, frozenset(range(1, len(columns)))), Note(legend)))


def _share(standing: Standing | None) -> str:
    if standing is None:
        return "–"
    return f"{count(round(100 * standing.right))}{'*' if standing.slow else ''}"


def _row_first(exercises: Sequence[Exercise]) -> Sequence[Part]:
    """Write once what a dealer may do or say at any moment, where whole spins are among the exercises."""
    rows = [field.choices for found in exercises for field in found.task.fields if is_row(field.choices)]
    return (
        [Note("  ".join(f"{letter(at)} · {sentence(choice)}" for at, choice in enumerate(rows[0])))]
        if rows
        else []
    )


def _asked(place: int, found: Exercise) -> Iterator[Part]:
    yield Heading(f"{place}. {begun(sentence(found.task.ask))}")
    if found.task.scene is not None:
        yield Note(scene_words(found.task.scene, labels_of(house_from(found.line.house))))
    for field in found.task.fields:
        for at, choice in enumerate(() if is_row(field.choices) else field.choices):
            yield Note(f"{letter(at)} · {sentence(choice)}")
        yield Note(f"{sentence(Say(f'{found.line.drill}.field.{field.name}', field.values))}: {_BLANK}")


def _solved(place: int, found: Exercise) -> Iterator[Part]:
    answers = ", ".join(_answer_words(found.line.drill, field) for field in found.task.fields)
    yield Heading(f"{place}. {answers}")
    yield from (Note(f"{begun(sentence(step.say))} [{step.section}]") for step in found.task.steps)
    yield Note(str(found.line))


def _answer_words(drill: str, field: Field) -> str:
    """Say the right answer, the other right ones after it; of a choice also what the letter stands for."""
    said = " / ".join(field.right)
    if field.form in _CHOSEN and len(field.right[0]) == 1:
        said = f"{said} · {sentence(field.choices[ord(field.right[0]) - ord('A')])}"
    return f"{sentence(Say(f'{drill}.field.{field.name}', field.values))} {said}"

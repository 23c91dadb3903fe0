"""Exercises to be handed out on paper, their solutions, an exam's result, and a class at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import letter
from app.practice.exam import Result
from app.practice.exercise import Exercise, Field, Task
from app.practice.progress import Standing
from app.practice.saying import Say
from app.practice.scene import Scene
from app.reports.practice_words.scenes import colour_words, labels_of
from app.reports.practice_words.sentences import PracticeWords, begun
from app.reports.sheet import Heading, Note, Part, Picture, Row, Rows, Sheet, SignHere
from app.reports.wording import count, counted, decimals, tr
from app.rules.house import House

_CHOSEN: Final = frozenset({forms.CHOICE, forms.ORDER})
_BLANK: Final = "_" * 28
_SOLUTION_WIDE: Final = 45
"""Of a page's width, in hundredths: a solution is looked at beside its question."""

Draw = Callable[[House, Scene], bytes]
"""Draws a scene with the colours of a house, as PNG."""


def exercise_sheet(
    words: PracticeWords,
    exercises: Sequence[Exercise],
    line: str,
    when: str = "",
    drawn: Draw | None = None,
    clocks: str = "",
) -> Sheet:
    """Write exercises with room for the answers, and for the name of who answers.

    Args:
        words: in which it is said.
        exercises: in their order.
        line: that they follow from, so that the sheet can be made again.
        when: the day, as the house writes it; empty to leave room for it.
        drawn: draws what an exercise shows; None where it is said in words alone.
        clocks: by which clocks it is that day; empty where none is said.
    """
    parts = [
        part
        for place, found in enumerate(exercises, 1)
        for part in _with_picture(_asked(words, place, found), place, found, drawn)
    ]
    who = tr("Nome: {blank}   Data: {when}").format(blank=_BLANK, when=when or _BLANK)
    return Sheet(tr("Esercizi"), line, [Note(who), *_row_first(words, exercises), *parts], clocks)


def _with_picture(parts: Iterator[Part], place: int, found: Exercise, drawn: Draw | None) -> Iterator[Part]:
    """Put the picture of an exercise under its question."""
    yield next(parts)
    if drawn is not None and found.task.scene is not None:
        house = found.house
        yield Picture(f"exercise-{place}", drawn(house, found.task.scene))
        colours = colour_words(found.task.scene, house)
        if colours:
            yield Note(tr("Colori — {colours}.").format(colours=colours))
    yield from parts


def solution_sheet(
    words: PracticeWords, exercises: Sequence[Exercise], line: str, drawn: Draw | None = None
) -> Sheet:
    """Write the answers to the same exercises, worked out.

    Args:
        words: in which it is said.
        exercises: in their order.
        line: that they follow from.
        drawn: draws what the solution looks like; None where it is said in words alone.
    """
    parts = [part for place, found in enumerate(exercises, 1) for part in _solved(words, place, found, drawn)]
    return Sheet(tr("Soluzioni"), line, parts)


def played_sheet(words: PracticeWords, exercises: Sequence[Exercise], drawn: Draw | None = None) -> Sheet:
    """Write exercises out of a night that was played, their solutions behind them; no table or day is said.

    Args:
        words: in which it is said.
        exercises: in their order; the line of each stands beneath its solution.
        drawn: draws what is shown; None where it is said in words alone.
    """
    numbered = list(enumerate(exercises, 1))
    asked = [
        part
        for place, found in numbered
        for part in _with_picture(_asked(words, place, found), place, found, drawn)
    ]
    solved = [part for place, found in numbered for part in _solved(words, place, found, drawn)]
    count_words = counted(len(exercises), tr("1 esercizio"), tr("{count} esercizi"))
    return Sheet(tr("Il tavolo di ieri"), count_words, [*asked, Heading(tr("Soluzioni")), *solved])


def right_of(right: int, answered: int) -> str:
    """Say how many of so many answers were right."""
    said = tr("1 giusto su {answered}") if right == 1 else tr("{right} giusti su {answered}")
    return said.format(right=right, answered=answered)


def said_of(verdict: str, right: str, needed: str) -> str:
    """Say how an exam went: whether it was passed, how many were right, and how many had to be."""
    return tr("{verdict}: {right} ({needed})").format(verdict=verdict, right=right, needed=needed)


class Wrong(NamedTuple):
    """A question of an exam that was answered wrongly, or not at all.

    Attributes:
        place: which of the exam, from 1.
        exercise: what was asked.
        answers: field by field in normal form; empty where nothing was answered.
    """

    place: int
    exercise: Exercise
    answers: Sequence[str]


def result_sheet(
    words: PracticeWords,
    trainee: str,
    line: str,
    result: Result,
    when: str,
    wrong: Sequence[Wrong] = (),
    clocks: str = "",
) -> Sheet:
    """Write how an exam went, to be signed by whoever set it, and what was wrong in it.

    Args:
        words: in which it is said.
        trainee: who sat it.
        line: of the exam: it can be set again.
        result: how it went.
        when: the day, as the house writes it.
        wrong: the questions that went wrong.
        clocks: by which clocks it is that day.
    """
    verdict = tr("Superato") if result.passed else tr("Non superato")
    right = right_of(result.right, result.questions)
    needed = tr("ne servono {percent} su cento").format(percent=result.percent)
    minutes = tr("Tempo impiegato: {minutes} minuti").format(minutes=decimals(result.seconds / 60, 1))
    said = Note(said_of(verdict, right, needed), loud=True)
    told = [part for each in wrong for part in _wrong(words, each)]
    heading = [Heading(tr("Che cosa era sbagliato"))] if told else []
    parts = (said, Note(line), Note(minutes), SignHere((tr("istruttore"),)), *heading, *told)
    return Sheet(tr("Esame di {name}").format(name=trainee), when, parts, clocks)


def _wrong(words: PracticeWords, found: Wrong) -> Iterator[Part]:
    """Write a question that went wrong: the answer, the right one, the sections that it rests on."""
    exercise = found.exercise
    yield Note(f"{found.place}. {begun(words.sentence(exercise.task.ask))}")
    fields = exercise.task.fields
    given = [_chosen(words, field, text) for field, text in zip(fields, found.answers, strict=False) if text]
    yield Note(tr("Risposta: {answer}").format(answer=", ".join(given) or "–"))
    right = ", ".join(_chosen(words, field, field.right[0]) for field in fields)
    sections = " ".join(dict.fromkeys(step.cited for step in exercise.task.steps if step.cited))
    said = tr("Giusto: {answer}").format(answer=right)
    yield Note(f"{said} {sections} · {exercise.line}")


def class_sheet(
    words: PracticeWords,
    standings: Mapping[str, Mapping[str, Standing]],
    drills: Sequence[str],
    when: str,
    clocks: str = "",
) -> Sheet:
    """Write how a class stands, a row for each trainee and a column for each drill.

    Args:
        words: in which it is said.
        standings: of each trainee, by drill.
        drills: in the order of the columns.
        when: the day, as the house writes it.
        clocks: by which clocks it is that day.
    """
    columns = [tr("nome"), *(words.title(drill) for drill in drills)]
    rows = [
        Row([name, *(_share(of.get(drill)) for drill in drills)]) for name, of in sorted(standings.items())
    ]
    legend = tr("Risposte giuste fra le ultime venti, in cento; con * dove al tavolo sarebbe troppo lento.")
    table = Rows(columns, rows, frozenset(range(1, len(columns))))
    return Sheet(tr("Classe"), when, (table, Note(legend)), clocks)


def _share(standing: Standing | None) -> str:
    if standing is None:
        return "–"
    return f"{count(round(100 * standing.right))}{'*' if standing.slow else ''}"


def _row_first(words: PracticeWords, exercises: Sequence[Exercise]) -> Sequence[Part]:
    """Write once what can be chosen every time, such as what a dealer may do or say at any moment."""
    rows = [field.choices for found in exercises for field in found.task.fields if field.is_row]
    return [
        Note("  ".join(f"{letter(at)} · {words.sentence(choice)}" for at, choice in enumerate(row)))
        for place, row in enumerate(rows)
        if row not in rows[:place]
    ]


def _asked(words: PracticeWords, place: int, found: Exercise) -> Iterator[Part]:
    yield Heading(f"{place}. {begun(words.sentence(found.task.ask))}")
    if found.task.scene is not None:
        yield Note(words.scene(found.task.scene, labels_of(found.house)))
    for field in found.task.fields:
        for at, choice in enumerate(() if field.is_row else field.choices):
            yield Note(f"{letter(at)} · {words.sentence(choice)}")
        yield Note(f"{words.sentence(Say(f'{found.line.drill}.field.{field.name}', field.values))}: {_BLANK}")


def _solved(words: PracticeWords, place: int, found: Exercise, drawn: Draw | None) -> Iterator[Part]:
    answers = ", ".join(_answer_words(words, found.line.drill, field) for field in found.task.fields)
    yield Heading(f"{place}. {answers}")
    yield from (Note(f"{begun(words.sentence(step.say))} {step.cited}".strip()) for step in found.task.steps)
    end = _end(found.task)
    if drawn is not None and end is not None:
        yield Picture(f"solution-{place}", drawn(found.house, end), _SOLUTION_WIDE)
    yield Note(str(found.line))


def _end(task: Task) -> Scene | None:
    """Give what the last step shows. Of an order each step shows but a part: there it is all that lies."""
    scenes = [step.scene for step in task.steps if step.scene is not None]
    if not scenes:
        return None
    ordered = any(field.form is forms.ORDER for field in task.fields)
    return task.scene if ordered else scenes[-1]


def _answer_words(words: PracticeWords, drill: str, field: Field) -> str:
    """Say the right answer, the other right ones after it; of a choice also what the letter stands for."""
    said = _chosen(words, field, " / ".join(field.right))
    return f"{words.sentence(Say(f'{drill}.field.{field.name}', field.values))} {said}"


def _chosen(words: PracticeWords, field: Field, said: str) -> str:
    """Write answers; of what was chosen, but not of an order, also what the letters stand for."""
    letters = [letter(place) for place in range(len(field.choices))]
    if field.form is forms.SEVERAL:
        named = (words.sentence(field.choices[letters.index(each)]) for each in field.right[0])
        return f"{said} · {', '.join(named)}"
    if field.form not in _CHOSEN or said[:1] not in letters or len(field.right[0]) != 1:
        return said
    return f"{said} · {words.sentence(field.choices[letters.index(said[0])])}"

"""What the dealer is to do now, in words; Italian is what they are translated from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, listed, tr
from app.desks.common.owner_words import owner_words
from app.desks.croupier.heading import Heading, Meaning
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.words import meaning, void_words
from app.rules.chips import Colour
from app.rules.money import Cents
from app.table.prompts import AnyTask, Prompt, Task
from app.table.relief_notes import ReliefNotes

_MOST_PLACES: Final = 5
"""Of places so many are named, and the rest are counted."""
_AT_ONCE: Final = 2
"""Of what there is to do beside a payment so much is said at once."""
_TASKS: Final[Mapping[AnyTask, object]] = {
    Task.WHOSE: QT_TRANSLATE_NOOP("", "Chiedere di chi è: {places}"),
    Task.MARKER: QT_TRANSLATE_NOOP("", "Pagamento {order} fatto: posarvi il marker"),
    Task.REPEAT: QT_TRANSLATE_NOOP("", "Passando il pagamento {order}, ripeterlo a voce"),
    Task.RULING: QT_TRANSLATE_NOOP("", "Pagamento {order} contestato: capo tavolo, poi ispettore"),
    Task.HAND_OVER: QT_TRANSLATE_NOOP("", "Passare al collega: {notes}"),
    Task.COLOURS_IN: QT_TRANSLATE_NOOP("", "Chiedere i colori ancora fuori: {colours}"),
    Task.HAND_HELD: QT_TRANSLATE_NOOP("", "Consegnare: {held}"),
}


def prompt_words(prompt: Prompt, labels: Mapping[str, str]) -> str:
    """Say what there is to do: "Cilindro orario ↻, palla ↺ dal 21".

    Args:
        prompt: what is to be done.
        labels: what the house calls its colours, by their names.
    """
    game = dealt()
    said = {
        "order": str(prompt.order),
        "places": _places(prompt.positions),
        "colours": ", ".join(owner_words(labels[name]) for name in prompt.colours),
        "held": held_words(prompt.held, labels),
        "notes": "" if prompt.notes is None else notes_words(prompt.notes, labels),
    }
    return tr(game.tasks.get(prompt.task) or _TASKS[prompt.task]).format(**said | dict(game.prompted(prompt)))


def held_words(held: tuple[tuple[str, Cents], ...], labels: Mapping[str, str], *, every: bool = False) -> str:
    """Say what is held for whom, the most first: "posto 4 € 2.000, non si sa di chi € 20".

    Args:
        held: owners and cents.
        labels: what the house calls its colours.
        every: name every owner; else of many the largest sums are named, and the rest are counted.
    """
    largest = sorted(held, key=lambda each: -each[1])
    shown = largest if every or len(held) <= _MOST_PLACES else largest[: _MOST_PLACES - 1]
    words = ", ".join(f"{_held_for(owner, labels)} € {euro(amount)}" for owner, amount in shown)
    if len(shown) == len(held):
        return words
    return tr("{places} e altri {count}").format(places=words, count=len(held) - len(shown))


def _held_for(owner: str, labels: Mapping[str, str]) -> str:
    return owner_words(labels.get(owner, owner)) if owner else tr("non si sa di chi")


def _places(names: tuple[str, ...]) -> str:
    """Name places as on the cloth: "Noir, 8/11", and of many the first: "Noir, Pair, 7/12, 7/9 e altri 5"."""
    shown = names if len(names) <= _MOST_PLACES else names[: _MOST_PLACES - 1]
    words = ", ".join(map(dealt().wager, shown))
    if len(shown) == len(names):
        return words
    return tr("{places} e altri {count}").format(places=words, count=len(names) - len(shown))


def notes_words(notes: ReliefNotes, labels: Mapping[str, str]) -> str:
    """Say what a relief is told: "minimo 5 (era 2,50); rosso a 10, posto 3; Da 20, vicini (posto 4)"."""
    before = tr(" (era {minimum})").format(minimum=euro(notes.minima[-1])) if notes.minima else ""
    told = [tr("minimo {minimum}").format(minimum=euro(notes.minimum)) + before]
    if notes.announced is not None:
        told.append(tr("poi minimo {minimum}").format(minimum=euro(notes.announced[0])))
    told += [own_words(labels[name], colour) for name, colour in notes.colours]
    told += [f"{repeat} ({owner_words(owner)})" for repeat, owner in notes.announces]
    if notes.held:
        told.append(tr("da consegnare: {held}").format(held=held_words(notes.held, labels)))
    return listed(told)


def own_words(label: str, colour: Colour) -> str:
    """Say what a personalised colour is worth, and whose it is: "rosso a 10, posto 3"."""
    words = tr("{colour} a {value}").format(colour=owner_words(label), value=euro(colour.value))
    said = colour.owner is None or label.endswith(colour.owner)
    return words if said else f"{words}, {owner_words(colour.owner or '')}"


def under_words(heading: Heading) -> str:
    """Say what stands under the sentence: what it means, and while a number is paid what presses most."""
    return " · ".join(under_parts(heading))


def under_parts(heading: Heading) -> tuple[str, ...]:
    """Say what stands under the sentence, in parts: where there is no room for all the first stand there.

    Before the number all that there is to do stands beside the steps of the spin; while payments are made it
    takes the place of the meaning. Why a throw was void comes before what that means.
    """
    words = meaning(heading.meaning, heading.number, heading.instrument)
    if heading.void is not None:
        return void_words(heading.void, heading.instrument), tr("le puntate restano e sono aperte")
    if heading.number is None or not heading.prompts:
        return (words,)
    due = tuple(prompt_words(prompt, heading.labels) for prompt in heading.prompts[:_AT_ONCE])
    return due if heading.meaning is Meaning.PAY else (words, *due)

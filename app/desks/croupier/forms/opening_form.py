"""The table is opened: its minimum, who deals, and what the game asks before (rules 8, 10) [3.7]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.croupier.forms.amounts import Amount, Step, amounts, chosen, first_maximum, lowest_maximum
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Line, Row, Said, at_foot
from app.desks.croupier.forms.typed import Letter, Name, Spelt, asked_name, known, letters, names, only
from app.desks.croupier.words.game_words import GameWords, dealt
from app.desks.croupier.words.prompt_words import own_words
from app.people.permissions import Signed
from app.rules.money import Cents
from app.table.colour_in_play import colour_in_play

Dealers = Callable[[], Sequence[Signed] | None]
"""Gives who may deal, as the register was read last; None where there is none, and names are typed."""
ASK: Final = "ask"
"""Said by the key with the name of who deals: names are offered, or no more."""


class Opening(NamedTuple):
    """What was said so far.

    Attributes:
        minimum: cents.
        dealer: who deals.
        asks: whether names are offered, or letters.
        begun: of the name that is looked for in the register.
        answers: to what the game asks, each empty before it was said.
    """

    minimum: Cents
    dealer: Spelt
    asks: bool
    begun: Spelt = Spelt()
    answers: tuple[str, ...] = ()


class Answer(NamedTuple):
    """What the game asks was answered."""

    place: int
    said: str


def opening(dealers: Dealers) -> Asks[Opening]:
    """Whoever dealt last is offered, with the minimum of the house.

    The rest is as the station has it.

    Args:
        dealers: gives who may deal; None where no register can be read, and names are typed.
    """

    def begin(desk: Desk, _left: Opening | None) -> Opening:
        last = Spelt(desk.state.dealer or desk.live.dealer, fresh=True)
        asks = not _dealer(last, dealers())
        return Opening(desk.house.minimum, last, asks, answers=("",) * len(_game(desk).questions))

    return Asks(begin, lambda desk, draft: _form(desk, draft, dealers()), partial(_told, dealers), wide=True)


def _dealer(said: Spelt, people: Sequence[Signed] | None) -> str:
    """Who deals; of who is not in the register it is asked."""
    return said.name if people is None else known(people, said.name) if said.name else ""


def _form(desk: Desk, draft: Opening, people: Sequence[Signed] | None) -> Form:
    house, dealer = desk.house, _dealer(draft.dealer, people)
    most = euro(first_maximum(house, draft.minimum))
    return Form(
        tr("Aprire il tavolo {table}").format(table=desk.screen.heading.table),
        tr(_game(desk).opens).format(house=house.title, most=most, day=desk.dealing.today),
        parts=(
            amounts(tr("IL MINIMO"), house, draft.minimum, partial(lowest_maximum, house)),
            *(() if draft.asks else _questions(desk, draft)),
            *_who(draft, dealer, people),
            *_out(desk, draft),
        ),
        does=_does(desk, draft, dealer),
        typed=letters().keys if draft.asks else (),
    )


def _game(desk: Desk) -> GameWords:
    return dealt(desk.house.instrument)


def _questions(desk: Desk, draft: Opening) -> tuple[Row, ...]:
    """What the game asks. While it is asked who deals they wait: there is no room for both."""
    return tuple(
        Row(
            tr(asked.name),
            tuple(
                Key(tr(words).format(name=each), Answer(place, each), chosen=each == said)
                for each, words in asked.answers.items()
            ),
        )
        for place, (asked, said) in enumerate(zip(_game(desk).questions, draft.answers, strict=True))
    )


def _who(draft: Opening, dealer: str, people: Sequence[Signed] | None) -> tuple[Row, ...]:
    """The name of who deals; while it is asked, the register's names beneath it, or letters."""
    change = tr("toccare per cambiare") if dealer and not draft.asks else ""
    name = asked_name(dealer, ASK, change, tr("chi è al tavolo: {name}"), chosen=draft.asks)
    row = Row(tr("CHI È AL TAVOLO"), (name,))
    if not draft.asks:
        return (row,)
    return row, letters() if people is None else names(people, dealer, draft.begun.text, 4)


def _out(desk: Desk, draft: Opening) -> tuple[Line, ...]:
    """Which colours are still out of the night before, and what becomes of their value."""
    labels, state = desk.screen.heading.labels, desk.state
    out = ", ".join(own_words(labels[name], colour_in_play(state, name)) for name in state.colours_out)
    words = tr("Ancora fuori: {colours}. Aprendo, ogni colore vale {minimum}.")
    words = words.format(colours=out, minimum=euro(draft.minimum))
    return (Line(words, 18, theme.GOLD, loud=True),) if out else ()


def _does(desk: Desk, draft: Opening, dealer: str) -> Key:
    """Nobody deals without a name, and nothing begins before all that the game asks was answered."""
    asked = zip(_game(desk).questions, draft.answers, strict=True)
    missing = next((tr(each.missing) for each, said in asked if not said), "")
    missing = missing if dealer else tr("prima chi è al tavolo")
    return at_foot(
        tr("Aprire a {minimum}").format(minimum=euro(draft.minimum)),
        Do(desk.dealing.opening(draft.minimum, dealer, draft.answers)),
        missing or tr("impiegato {dealer}").format(dealer=dealer),
        can=not missing,
    )


def _told(dealers: Dealers, desk: Desk, draft: Opening, says: object) -> Said[Opening]:
    match says:
        case Amount() | Step():
            return Said(draft._replace(minimum=chosen(desk.house, draft.minimum, says)))
        case Answer(place, said):
            answers = (*draft.answers[:place], said, *draft.answers[place + 1 :])
            return Said(draft._replace(answers=answers))
        case Name(name):
            return Said(draft._replace(dealer=Spelt(name), asks=False))
        case Letter():
            return Said(_typed(draft, says, dealers()))
        case str():
            offered = draft.dealer._replace(fresh=True)
            return Said(draft._replace(asks=not draft.asks, dealer=offered, begun=Spelt()))
        case _:
            return Said(draft)


def _typed(draft: Opening, letter: Letter, people: Sequence[Signed] | None) -> Opening:
    """Letters make the name, or look for one of the register; the only one who is found is taken."""
    if people is None:
        return draft._replace(dealer=draft.dealer.spelling(letter))
    begun = draft.begun.spelling(letter)
    found = only(people, begun.text) if begun.text else ""
    if found and found != _dealer(draft.dealer, people):
        return draft._replace(dealer=Spelt(found), asks=False)
    return draft._replace(begun=begun)

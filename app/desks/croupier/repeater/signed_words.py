"""What a late side wager and an abandoned round say of themselves to whoever signs them."""

from __future__ import annotations

from app.desks.common.language import tr
from app.desks.croupier.repeater.board_words import amount_words, round_words, whose_words
from app.desks.croupier.repeater.round_view import handed_over, sums_words
from app.desks.croupier.signing.people import Told
from app.rules.house import House
from app.rules.repeater.house_rules import repeater_rules
from app.rules.repeater.wagers import BY_CODE
from app.table.repeater.acts import AbandonRound, BookWager
from app.table.repeater.answers import given_up
from app.table.repeater.memory import wagers_at
from app.table.state import TableState


def booked_late(_state: TableState, _house: House, said: BookWager) -> Told:
    """Say whose wager it is, and how much: "Posto 3, Up: € 5"."""
    whose = whose_words(said.owner, BY_CODE[said.wager])
    title = tr("Puntata a lato dopo «Rien ne va plus»")
    return Told(amount_words(whose, said.amount), title=title)


def abandoned(state: TableState, house: House, said: AbandonRound) -> Told:
    """Say which round it is, why it is abandoned, and what that pays and returns."""
    rules, round_ = repeater_rules(house), wagers_at(state).round
    if rules is None:
        return Told()
    handed = handed_over(given_up(rules, round_, 0, said.reason, said.by))
    why = tr("perché: {reason}").format(reason=tr(said.reason))
    title = tr("Giro abbandonato: chi lo decide?")
    return Told(f"{round_words(round_.number)} · {why}", (sums_words(handed),), title)

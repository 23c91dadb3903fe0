"""All that the desk shows of any table, as plain data: widgets draw it and nothing else.

A game adds what it shows besides. Sentences that have a language of their own (what is called, the
payments) are texts here; what the program says in its own words is a code that the widgets put into words.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from app.desks.common.utterances import Sayable, Utterance, Voice
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.draft import NOTHING_PASSED, Draft, Passing
from app.desks.croupier.heading import Heading, Meaning
from app.desks.croupier.notices import Banner, shortened
from app.desks.croupier.page_over import Back, back
from app.desks.croupier.payments.shown import NOTHING_TO_PAY, AnyPayments
from app.rules.side import Side
from app.rules.tongue import Speech
from app.table.game import game_of, said_beside
from app.table.live import Live
from app.table.relief_notes import ReliefNotes
from app.table.relieving import relief_notes


class Announcing(NamedTuple):
    """The announces at a glance.

    Attributes:
        taken: how many lie there for the spin being bet on.
        won: how many of the spin being paid can still go on, from its number on.
        last: the event that took the latest one, and the sentence with which it is repeated.
        cut_off: a number fell over one that was being said, and it can be gone on with.
    """

    taken: int = 0
    won: int = 0
    last: tuple[int, str] | None = None
    cut_off: bool = False


NOTHING_ANNOUNCED = Announcing()


class Screen(Struct, frozen=True, kw_only=True):
    """What the desk draws at any table.

    Attributes:
        opened: whether play is open.
        last: the last results, the newest first.
        number: that is being paid.
        waits: a result that waits for a second look; None where none does.
        typed: the same, where somebody typed it.
        runs: a result may come at any moment.
        drafted: whether what was entered is not what was sent.
        can: what can be done now, and `primary`, what the large button does.
        last_spin: the round that the dealer is busy with is the last one.
        last_announced: the round that is bet on is the last one.
        handed_over: what the table tells another dealer, until the notes are read.
        told_long: what the dealer before said, where it is too long for the banner.
        speech: the language of the house, in which its cloth is written.
        to_hand: for how many players something is held.
        unanswered: for how much somebody must answer by name.
        passing: what the next round would pass over.
        owner_asked: it was asked whose the payment is that is due, and nobody said: another touch pays it.
        back: the round that was closed last, while it may be opened again.
        night_over: where the night that is over was opened, at a closed table: its page is offered.
    """

    opened: bool
    side: Side
    heading: Heading
    last: tuple[int, ...] = ()
    banner: Banner | None = None
    number: int | None = None
    waits: object = None
    typed: int | None = None
    runs: bool = False
    payments: AnyPayments = NOTHING_TO_PAY
    drafted: bool = False
    can: frozenset[AnyAct] = frozenset()
    primary: AnyAct | None = None
    last_spin: bool = False
    last_announced: bool = False
    suspended: bool = False
    handed_over: ReliefNotes | None = None
    told_long: str = ""
    speech: Speech = Speech.ITALIAN
    to_hand: int = 0
    unanswered: int = 0
    announcing: Announcing = NOTHING_ANNOUNCED
    passing: Passing = NOTHING_PASSED
    owner_asked: bool = False
    back: Back | None = None
    night_over: int | None = None

    def told_apart(self, act: AnyAct | None) -> tuple[object, ...]:  # noqa: ARG002 - a game's own
        """Say by what an act of the game's own does something else than it did a moment ago."""
        return ()


W = TypeVar("W", bound=Screen)


def screen_of(kind: type[W], live: Live, draft: Draft, **of_game: Any) -> W:
    """Give a game's kind of screen, with what is the same at any table.

    Args:
        kind: the game's.
        live: what the table published last.
        draft: what is being entered.
        of_game: all else, by the names of the fields.
    """
    state, told = live.state, draft.relief and live.state.notes
    dealt = state.house if state.opened else live.house
    of_game["can"] |= {Act.BESIDE for side in state.game.sides if side.dealt(dealt)}
    if (head := of_game["heading"]).meaning is Meaning.CLEAR:
        own = said_beside(state, dealt)
        of_game["heading"] = replace(head, said=head.said + own, in_house_words=head.in_house_words | {*own})
    return kind(
        opened=state.opened,
        side=state.side,
        suspended=state.suspended is not None,
        handed_over=relief_notes(state) if draft.relief else None,
        told_long=told if shortened(told) != told else "",
        speech=dealt.speech,
        to_hand=len(game_of(state).held(state)),
        unanswered=len(state.unanswered),
        back=back(state),
        night_over=None if state.opened or not state.house.name else state.night,
        **of_game,
    )


def sayable(screen: Screen) -> Sayable | None:
    """Give what stands to be said; None while the dealer's entry is not yet written.

    The sentence of a payment is said when it is due, not when somebody looks ahead or back at another.
    """
    if screen.drafted:
        return None
    large, payments = screen.payments.large, screen.payments
    last, own = screen.announcing.last, screen.heading.in_house_words
    due = large is not None and large.order == payments.current and large.spoken
    house = Voice(screen.speech)
    return Sayable(
        spin=screen.heading.spin,
        number=screen.number,
        said=tuple(
            Utterance(house if words in own else Voice.FRENCH, words) for words in screen.heading.said
        ),
        payment=Utterance(Voice(large.speech), large.spoken) if large is not None and due else None,
        announce=None if last is None else (last[0], Utterance(house, last[1])),
    )

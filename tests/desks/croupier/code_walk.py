"""Every code that the desk asks for, half typed at each moment of a spin: on the window of the walk of pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.typed import Name, Press
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.forms.chips_form import ChipColour
from app.desks.croupier.roulette.forms.places import Place
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.signing.people import Told
from app.people.permissions import Signed
from app.rules.money import Cents
from app.table.acting import do_command
from app.table.command import Command
from app.table.event_record import Event
from app.table.json_text import Json
from app.table.roulette.spin_table import SpinTable
from app.table.signing import sign
from app.table.station_opening import Opening
from app.table.turn import Turn
from tests.desks.croupier.ball_moments import ball, heard, number
from tests.desks.croupier.ball_walk import Walk, Way, can_be_touched, deciding
from tests.desks.croupier.ball_ways import FILLED, told, touched
from tests.desks.croupier.made_up_people import ANNA, CODES, GINA, MARCO
from tests.desks.croupier.signing_scenes import code_page
from tests.desks.desk import at

HALF: Final = 3
"""So many figures are typed before the ball is quicker."""
AGAIN: Final = 40
"""The wheel's count of a ball that falls before anything is asked."""


class HalfTyped(NamedTuple):
    """A code that somebody is about to give.

    Attributes:
        page: that asks for it.
        who: gives it.
        command: that waits for it.
        told: what was read of it before the first figure.
        of: what it would have caused then, and of which ball.
    """

    page: FormPage
    who: Signed
    command: Command
    told: Told
    of: tuple[object, ...]


def half_typed(walk: Walk) -> HalfTyped:
    """Touch the name, where nobody is chosen yet, and the first figures."""
    page, held = code_page(walk.hands), walk.hands.window.signing._held
    assert held is not None
    if not page.draft.chosen:
        page.key(Name(MARCO.name)).click()
    who = next(each for each in (ANNA, GINA, MARCO) if each.name == page.draft.chosen)
    for digit in CODES[who][:HALF]:
        page.tell(Press(digit))
    of = caused(walk.hands.station.state, held.command, who)
    return HalfTyped(page, who, held.command, page.draft.told, of)


def caused(state: SpinTable, asked: Command, who: Signed) -> tuple[object, ...]:
    """Name what a command causes, and of which ball, where somebody has signed it; no table keeps it."""
    turn = Turn(state, ready=True)
    sign(turn, asked, (who,))
    signed = len(turn.events)
    do_command(turn, asked, Opening(state.table, state.house, state.dealer, state.side, ""))
    return tuple((type(event), *_ball(state, event)) for event in turn.events[signed:])


def _ball(state: SpinTable, event: Event) -> tuple[object, object]:
    """Say of which spin an event is, and of which of its throws: as it says itself, or of the one that is alive."""
    spin = getattr(event, "spin", None)
    return spin, getattr(event, "throw", getattr(state.spin(spin), "throw", None))


def _late(_walk: Walk, page: Page) -> None:
    assert isinstance(page, AnnouncePage)
    FILLED[SpinAct.ANNOUNCE](_walk, page)
    if can_be_touched(page.capo):
        page.capo.click()


def _doubt(walk: Walk, page: Page) -> bool:
    """Green lies on 9, and where it plays is in doubt."""
    assert isinstance(page, FormPage)
    told(Place(at("straight-9")), ChipColour("green"), Place(at("split-8-11")))(walk, page)
    if not page.beside.isEnabled():
        return False
    page.beside.click()
    walk.hands.window.do(SpinAct.MISPLACED)
    return True


def _disputed(walk: Walk, _page: Page | None = None) -> bool:
    if walk.paid_spin is None:
        return False
    before = walk.hands.station.state
    walk.hands.station.send({"do": "dispute", "order": 1, "reason": "di chi è"})
    return walk.hands.station.state is not before


def _falls(walk: Walk) -> None:
    heard(walk.hands, *ball(AGAIN), number(5, AGAIN))


def can(walk: Walk) -> frozenset[AnyAct]:
    """What the desk offers now."""
    screen = walk.hands.window.dealing.screen
    return frozenset() if screen is None else screen.can


def _on_page(way: Way, walk: Walk, moment: str) -> None:
    """Say on a page what somebody must sign."""
    page = walk.put(moment, way)
    for key in () if page is None else deciding(page):
        if walk.hands.window.signing.open:
            return
        key.click()


def _over(walk: Walk, moment: str) -> None:
    """A payment is disputed, and the next number falls over its own page."""
    if walk.put(moment, Way("disputed", Act.PAYMENT, _disputed)) is None:
        return
    _falls(walk)
    walk.hands.window.pages.over_keys[Act.PAYMENT].not_paid.click()


def _banner(walk: Walk, moment: str) -> None:
    """A disputed payment of the last spin waits beside the numbers, and no page is open."""
    walk.put(moment, Way("none", Act.KEYS))
    walk.hands.window.pages.leave()
    if not _disputed(walk):
        return
    _falls(walk)
    while not walk.hands.window.signing.open:  # the oldest is asked about first
        asks = Act.WAS_NOT_PAID in can(walk)
        walk.hands.window.do(Act.WAS_NOT_PAID if asks else Act.OTHER_NOTICE)


def _palette(walk: Walk, moment: str) -> None:
    """Blue, whose value was raised, is given to another seat at the foot of the felt: no page is open."""
    walk.put(moment, Way("none", Act.KEYS))
    walk.hands.window.pages.leave()
    if walk.paid_spin is None:
        return
    raised: dict[str, Json] = {
        "do": "colour",
        "colour": "blue",
        "value": "10.00",
        "owner": "posto 2",
        "by": "capo",
    }
    walk.hands.station.table.do(raised, (MARCO,))
    walk.hands.station.publish()
    blue = [colour.name for colour in walk.house.colours].index("blue")
    for _ in range(2):
        walk.hands.entry.chips.colours[blue].click()
    walk.hands.entry.keys.seats[3].click()


_PAGES: Final = (
    Way("why a throw is void", Act.WHY_VOID, FILLED[Act.WHY_VOID]),
    Way("another number", Act.OTHER_NUMBER, FILLED[Act.OTHER_NUMBER]),
    Way("a minimum", Act.MINIMUM, FILLED[Act.MINIMUM]),
    Way("a colour's value", Act.COLOUR, touched("green", Amount(Cents(1000)))),
    Way("another dealer", Act.HAND_OVER, touched(Name(ANNA.name))),
    Way("an answer", Act.ANSWER),
    Way("a late announce", SpinAct.ANNOUNCE, _late),
    Way("a doubt", SpinAct.MISPLACED, _doubt),
    Way("a ruling", Act.PAYMENT, _disputed),
)

CODES_ASKED: Final[Mapping[str, Callable[[Walk, str], None]]] = {
    **{way.name: partial(_on_page, way) for way in _PAGES},
    "a disputed payment on its own page": _over,
    "a disputed payment beside the numbers": _banner,
    "a colour at the foot of the felt": _palette,
}
"""What somebody must sign that has to do with a ball, or can be asked while one runs."""

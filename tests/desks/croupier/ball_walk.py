"""Every page of the desk at each moment of a spin: one window, whose table is put back to any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from app.desks.common.second_touch import SECOND_TOUCH
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.bank.colours_and_tips import Exchange
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.payment_form import OTHER_NAME
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.announces.draft import Leaf
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.felt import ROULETTE
from app.desks.croupier.roulette.forms.chips_form import ChipColour
from app.desks.croupier.roulette.forms.places import Place
from app.desks.croupier.roulette.not_taken import NotTaken
from app.desks.croupier.roulette.pages.spin_over import OF_ONE_BALL
from app.desks.croupier.roulette.pages.throw_pages import NumberPad, OtherNumber
from app.desks.croupier.trying import why_not
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.table.heard import ReaderHeard, WarningHeard
from app.table.live import JournalNow
from app.table.roulette.hearing import CandidateHeard, Heard, NumberHeard, StepHeard, VoidHeard, WheelSays
from app.table.roulette.procedure import Phase
from app.table.roulette.second_look import CONFLICT
from app.table.roulette.spin_table import SpinTable
from app.table.table import Table
from tests.desks.croupier.bank_keys import tiles
from tests.desks.croupier.made_up_people import ROSSI
from tests.desks.croupier.scene import chip, lie, piece
from tests.desks.croupier.test_every_language import enter
from tests.desks.desk import at
from tests.desks.hands import Hands
from tests.said import Form, said

WHEEL: Final = "Cammegh SS2"
AT: Final = "2026-11-21T20:41:07Z"
GAME: Final = 41
"""The wheel's count of the ball that runs at a moment; the next one has the next."""
FALLEN: Final = 14
LATE: Final = "rien ne va plus: only the capo tavolo allows it now, say by whom (rules 6)"

Play = Callable[[Hands], None]
Fill = Callable[["Walk", Page], bool | None]
"""False where the page has nothing of the kind now."""


def step(says: WheelSays, game: int = GAME) -> Heard:
    return StepHeard(says, WHEEL, game)


def number(fallen: int, game: int = GAME) -> Heard:
    return NumberHeard(fallen, "wheel", WHEEL, AT, game, (str(fallen),))


def candidate(fallen: int, game: int = GAME) -> Heard:
    return CandidateHeard(fallen, "not_seen_to_fall", WHEEL, AT, game, (str(fallen),))


def line(*, connected: bool) -> Heard:
    return ReaderHeard(WHEEL, connected=connected, reason="" if connected else "pulled")


def two(first: int, second: int) -> Heard:
    return WarningHeard(WHEEL, CONFLICT, f"the reader says {first} and {second}: type the number")


def ball(game: int) -> tuple[Heard, ...]:
    return step(WheelSays.THROW, game), step(WheelSays.NO_MORE_BETS, game)


EVENTS: Final[dict[str, Callable[[int], tuple[Heard, ...]]]] = {
    "the ball is thrown": lambda game: (step(WheelSays.THROW, game),),
    "nothing goes any more": ball,
    "a number falls": lambda game: (number(FALLEN, game),),
    "the reader contradicts itself": lambda game: (number(FALLEN, game), two(FALLEN, 17)),
    "the line breaks and stays broken": lambda _game: (line(connected=False),),
    "the line comes back": lambda game: (line(connected=True), candidate(FALLEN, game)),
    "two lines differ": lambda game: (*ball(game), two(28, 22)),
    "the wheel gives its game up": lambda game: (*ball(game), VoidHeard("no_pocket", game)),
}
"""What the ball and the reader do to a page that is open, by the wheel's own count of the game."""


def rich(hands: Hands) -> None:
    """A table at which everything waits that can: prisoners, chips held, warnings, a throw without a reason."""
    station = hands.station
    station.table.do({"do": "deal", "name": ROSSI.name}, (ROSSI,))
    hands.fall(8)
    hands.value(20_00, 0)
    hands.place("straight-8")
    station.say("paid_all", "next")
    station.hear(WarningHeard("wheel", "odd", "odd"))
    station.send({"do": "announce", "name": "orfanelli", "owner": "posto 5", "value": "20.00"})
    enter(hands)
    station.say("cleared")
    lie(
        hands,
        Stack(at("black"), (piece(1, "red", enferme=True), chip(2, 50, "posto 2"))),
        Stack(at("even"), (chip(1, 20, "posto 4", enferme=True),)),
    )
    heard(hands, step(WheelSays.READY, GAME), step(WheelSays.THROW, GAME))
    station.send({"do": "void", "reason": ""})
    heard(hands, line(connected=True))


def heard(hands: Hands, *said: Heard) -> None:
    for each in said:
        hands.station.table.hear(each)
    hands.station.publish()


def _void_number(hands: Hands) -> None:
    heard(hands, step(WheelSays.NO_MORE_BETS), number(32))


def _zero(hands: Hands) -> None:
    _fell(hands, 0)
    hands.colour("blue")
    for place in ("black", "even"):
        hands.place(place)


def _fell(hands: Hands, fallen: int = 8) -> None:
    heard(hands, *ball(GAME + 1), number(fallen, GAME + 1))
    hands.wait_until(hands.entry.isVisible)


def _paid(hands: Hands) -> None:
    _fell(hands)
    hands.colour("blue")
    hands.place("split-8-9", "straight-8")
    hands.value(50_00, 2)
    hands.place("corner-7-11")


def _thrown(hands: Hands) -> None:
    heard(hands, step(WheelSays.READY, GAME + 1), step(WheelSays.THROW, GAME + 1))


def _no_more(hands: Hands) -> None:
    _thrown(hands)
    heard(hands, step(WheelSays.NO_MORE_BETS, GAME + 1))


def _nothing(_hands: Hands) -> None:
    """The bets are open, and the throw before counts nowhere."""


MOMENTS: Final[dict[str, Play]] = {
    "before the throw": _nothing,
    "a number that counts nowhere": _void_number,
    "the ball runs": _thrown,
    "rien ne va plus": _no_more,
    "the number is certain": _fell,
    "payments": _paid,
    "zero": _zero,
    "closed": lambda hands: hands.station.say("close"),
}
"""When a page is opened; that a number waits for a second look is an event over an open one."""


class Way(NamedTuple):
    """A page, and what was said on it when the ball is quicker.

    Attributes:
        name: of what is asked.
        act: that opens it.
        fill: says it.
        over: why there is nothing more to say once a number has fallen, as the table would say it; else empty.
        of_one: it asks about one spin: after the first event there is nothing more of it to be seen.
    """

    name: str
    act: Act
    fill: Fill | None = None
    over: str = ""
    of_one: bool = False


class Did(NamedTuple):
    """A key that did something before the ball was quicker.

    Attributes:
        key: on the page.
        words: what stood on it.
        sent: by a touch.
    """

    key: TouchButton
    words: str
    sent: tuple[Form, ...]


class Walk:
    """One window, and a table that is put back again and again.

    Attributes:
        hands: at the window.
        moments: those of the rich table, made once.
    """

    def __init__(self) -> None:
        self.hands = Hands()
        self._game = GAME + 1
        rich(self.hands)
        state = self.hands.station.state
        self.moments: dict[str, SpinTable] = {}
        for name, play in MOMENTS.items():
            self._put(state)
            play(self.hands)
            self.hands.window.pages.leave()
            self.moments[name] = self.hands.station.state

    def _put(self, state: SpinTable) -> None:
        station = self.hands.station
        station.table = Table(state, station.table.opening, steps_told=False)
        station.deaf = False
        station.waiting.clear()
        self.hands.window.dealing.draft = SpinDraft(spin=0)
        station.publish(refusal=None, journal=JournalNow())

    def put(self, moment: str, way: Way) -> Page | None:
        """Put the table back to a moment and open a page with something on it; None where it asks nothing."""
        pages = self.hands.window.pages
        SECOND_TOUCH.see(
            self.hands.window
        )  # what is done from here on a hand does, though it touches nothing
        self.hands.window.signing.cancel()
        pages.leave()
        self.hands.window.show()  # to leave the program is an act of a page too
        self._forget_bank()
        self._put(self.moments[moment])
        if way.act is Act.NEW_JOURNAL:
            self.hands.station.publish(journal=JournalNow(on_paper=3, reason="the disk is full"))
        self.hands.window.do(way.act)
        page = pages.made.get(way.act)
        if page is None or pages.open is not page:
            return None
        filled = way.fill is None or way.fill(self, page) is not False
        return page if filled else None

    def _forget_bank(self) -> None:
        desk = self.hands.window.pages.bank
        desk.go(View.MENU)
        for counted in (desk.exchange, desk.tip):
            counted.draft, counted.asks = Exchange(), None

    def hear(self, event: str) -> None:
        """Let the ball or the reader be quicker; each event is of another game."""
        self._game += 1
        heard(self.hands, *EVENTS[event](self._game))

    def sent_by(self, key: TouchButton) -> tuple[Form, ...]:
        """Give what a touch sends; the table does none of it."""
        station = self.hands.station
        before = len(station.sent)
        station.deaf = True
        key.click()
        station.deaf = False
        station.waiting.clear()
        return tuple(station.sent[before:])

    def acts(self, moment: str, way: Way) -> tuple[Did, ...]:
        """Touch each key of a page that does something, and give what that sends; the page stays as it was."""
        page = self.put(moment, way)
        did: list[Did] = []
        for key in () if page is None else deciding(page):
            if can_be_touched(key):
                words, sent = written(key), self.sent_by(key)
                self.put(moment, way)
                did += [Did(key, words, sent)] if sent else []
        return tuple(did)

    def do(self, sent: tuple[Form, ...]) -> str:
        """Let the table do what was sent; gives why it was refused, as the desk tells it."""
        station = self.hands.station
        station.publish(refusal=None)
        for command in sent:
            station.send(command)
        return "" if station.live.refusal is None else station.live.refusal.reason

    def refused(self, form: Form) -> str:
        """Say why the table would refuse a command now, or record it as refused."""
        state = self.hands.station.state
        why, late = (
            why_not(state, said(form)),
            state.betting is not None and state.betting.phase is Phase.NO_MORE_BETS,
        )
        return LATE if not why and late and form["do"] == "announce" else why

    @property
    def house(self) -> House:
        return self.hands.station.state.house

    @property
    def proposed(self) -> bool:
        """Whether a number waits for a second look."""
        screen = self.hands.window.dealing.screen
        return screen is not None and screen.waits is not None

    @property
    def paid_spin(self) -> int | None:
        """The spin that is paid now."""
        paying = self.hands.station.state.paying
        return None if paying is None else paying.spin

    @property
    def told(self) -> str:
        """The reason that the banner tells."""
        screen = self.hands.window.dealing.screen
        return "" if screen is None or screen.banner is None else screen.banner.reason


def _fill_reason(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    page.keys[0].click()


def _fill_number(_walk: Walk, page: Page) -> None:
    assert isinstance(page, NumberPad)
    page.take_key(Qt.Key.Key_2)


def _fill_other(_walk: Walk, page: Page) -> None:
    assert isinstance(page, OtherNumber)
    page.choose(9)


def _fill_minimum(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    page.key(Amount(Cents(500))).click()


def _fill_colour(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    page.key("green").click()


def _fill_relief(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    for letter in "BO":
        page.take_key(Qt.Key(ord(letter)))


def _fill_suspension(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    page.keys[0].click()


def _fill_prisoners(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    page.tell(Place(at("odd")))


def _fill_misplaced(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    for says in (Place(at("straight-9")), ChipColour("green"), Place(at("straight-11"))):
        page.tell(says)


def _fill_answer(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    for letter in "BON":
        page.take_key(Qt.Key(ord(letter)))


def _fill_announce(_walk: Walk, page: Page) -> None:
    assert isinstance(page, AnnouncePage)
    for letter in "V DA 20 P4":
        page.take_key(Qt.Key(ord(letter)))


def _fill_same(_walk: Walk, page: Page) -> bool:
    """Gli stessi: what was announced for the last spin is offered."""
    assert isinstance(page, AnnouncePage)
    if page.same.isVisible():
        page.same.click()
    return page.leaves[Leaf.SAME].isVisible()


def _fill_left(walk: Walk, _page: Page) -> None:
    """Pagamenti…: a payment that nobody had marked, and whether it was made."""
    ((spin, left), *_) = walk.hands.station.state.unmarked.items()
    walk.hands.window.pages.bank.look_at_left(spin, left[0].order)
    walk.hands.window.dealing.redraw()


def _fill_ruling(walk: Walk, page: Page) -> bool:
    """A payment that is disputed, and half of the name of whoever decides."""
    assert isinstance(page, FormPage)
    walk.hands.station.send({"do": "dispute", "order": 1, "reason": "di chi è"})
    page.tell(OTHER_NAME)
    for letter in "BON":
        page.take_key(Qt.Key(ord(letter)))
    return bool(page.draft.name.text == "Bon")


def _fill_exchange(_walk: Walk, page: Page) -> None:
    """Colori e mance…: two chips of twenty."""
    assert isinstance(page, FormPage)
    chips = [tile for tile in tiles(page) if tile.isVisible()]
    chips[-2].click()
    page.take_key(Qt.Key.Key_2)


FILLED: Final[dict[Act, Fill]] = {
    Act.WHY_VOID: _fill_reason,
    Act.VALID: _fill_reason,
    Act.NUMBER: _fill_number,
    Act.OTHER_NUMBER: _fill_other,
    Act.MINIMUM: _fill_minimum,
    Act.COLOUR: _fill_colour,
    Act.HAND_OVER: _fill_relief,
    Act.SUSPEND: _fill_suspension,
    Act.PRISONERS: _fill_prisoners,
    Act.MISPLACED: _fill_misplaced,
    Act.ANSWER: _fill_answer,
    Act.ANNOUNCE: _fill_announce,
    Act.EXCHANGE: _fill_exchange,
    Act.TIP: _fill_exchange,
}
"""What a dealer has said on a page when the ball is quicker."""

WAYS: Final = (
    *(
        Way(
            act.value,
            act,
            FILLED.get(act),
            NotTaken.NOBODY_IN_PRISON() if act is Act.PRISONERS else "",
            act in OF_ONE_BALL,
        )
        for act in ROULETTE.pages
        if act is not Act.CONFIRM
    ),
    Way("the same announces", Act.ANNOUNCE, _fill_same, of_one=True),
    Way("a payment without a mark", Act.BANK, _fill_left),
    Way("a ruling", Act.PAYMENT, _fill_ruling, of_one=True),
)
"""Every page that the desk can make, and what has a window of its own on one; the second look is an event."""

_DECIDES: Final = frozenset({Role.PAY, Role.STEP, Role.TAKE})


def deciding(page: Page) -> tuple[TouchButton, ...]:
    """The keys of a page that do something, as they can be touched now."""
    keys = page.findChildren(TouchButton)
    return tuple(key for key in keys if can_be_touched(key) and (key.single or key.role in _DECIDES))


def can_be_touched(key: QAbstractButton) -> bool:
    return key.isEnabled() and key.isVisible()


def kept(page: Page) -> frozenset[object]:
    """What was said on a page: an announce as it stands, else the keys that are chosen."""
    if isinstance(page, AnnouncePage):
        return frozenset({page.hand.draft})
    if isinstance(page, FormPage):
        return frozenset({page.draft})
    chosen = {id(key) for key in page.findChildren(TouchButton) if key.chosen}
    return frozenset(chosen)


def written(key: TouchButton) -> str:
    """What stands on a key."""
    return f"{key.text()} {key.below}"


def said_on(page: Page) -> str:
    """All that is written on a page."""
    keys = (key for key in page.findChildren(TouchButton) if key.isVisible())
    return " ".join((page.accessibleName(), page.accessibleDescription(), *map(written, keys)))

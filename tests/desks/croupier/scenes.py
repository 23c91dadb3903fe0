"""Every screen and state of the croupier's desk, as an evening goes: for tests, and for `make pictures`.

A scene begins at a table of its own and brings its window where it is to be seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtTest import QTest

from app.demo.players import company, layout
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.announce_page import AnnouncePage
from app.desks.croupier.colour_page import ColourPage
from app.desks.croupier.figures import Figure
from app.desks.croupier.hand_over_page import HandOverPage
from app.desks.croupier.minimum_page import MinimumPage
from app.desks.croupier.opening_pages import SuspensionPage
from app.desks.croupier.throw_pages import NumberPad, VoidPage
from app.houses import house as venezia
from app.rules.bets import Entry, Stack
from app.rules.money import Cents
from app.rules.wheel import Side
from app.table.hearing import CandidateHeard
from app.table.live import JournalNow, ReaderHealth, ReaderNow
from tests.desks.desk import at
from tests.desks.hands import Hands

Play = Callable[[Hands], None]

_WHEEL: Final = ReaderNow(ReaderHealth.LIVE, "Cammegh SS2", speed=171, clockwise=False)
_WRITTEN: Final = JournalNow(written_at="2026-11-21T20:41:07Z")
_LAST: Final = (10, 5, 19, 26, 33, 2, 36, 11, 29, 6, 17, 22, 15, 24, 30, 21, 14, 0, 35, 4)
_CROWD: Final = 8


class Scene(NamedTuple):
    """One screen in one state.

    Attributes:
        name: short, for files.
        play: brings the window there.
        opened: whether the table is open when it begins.
        reader: whether a wheel marks the steps by itself.
    """

    name: str
    play: Play
    side: Side = Side.LEFT
    opened: bool = True
    reader: bool = True


def played(scene: Scene, hands: Hands) -> None:
    """Play a scene with the hands of a dealer whose table is as the scene wants it."""
    hands.station.publish(reader=_WHEEL if scene.reader else ReaderNow(), journal=_WRITTEN)
    scene.play(hands)
    QTest.qWait(1)


def _nothing(_hands: Hands) -> None:
    """The window is there as it opens."""


def _an_hour(hands: Hands) -> None:
    """Twenty numbers have fallen; nobody looked."""
    station, listener = hands.station, hands.station.listener
    station.listener = lambda _live: None
    for number in _LAST:
        station.fall(number)
        station.say("next")
    station.listener = listener
    station.publish()


def _lie(hands: Hands, *stacks: Stack) -> None:
    """Let bets lie on the layout, as a table leaves them that knows what was laid."""
    station = hands.station
    betting = station.state.betting
    assert betting is not None
    station.table.state = replace(station.state, betting=replace(betting, bets=(*betting.bets, *stacks)))
    station.publish()


def crowd() -> tuple[Stack, ...]:
    """A full layout: what eight seats lay in one spin."""
    rng = random.Random(_CROWD)
    house = venezia("venezia")
    return layout(company(house, rng), house, house.minimum, rng)


def _chip(pieces: int, euros: int, owner: str, *, enferme: bool = False) -> Entry:
    return Entry(pieces, Cents(100 * euros), owner=owner, enferme=enferme)


def _piece(pieces: int, colour: str, *, enferme: bool = False) -> Entry:
    return Entry(pieces, Cents(250), colour, colour, enferme=enferme)


def _crowded(hands: Hands) -> None:
    _an_hour(hands)
    _lie(hands, *crowd())


def _prisoners(hands: Hands) -> None:
    """After a zero: what was shut in lies on the outer lines, and new bets beside it."""
    _an_hour(hands)
    _lie(
        hands,
        Stack(at("black"), (_piece(1, "red", enferme=True), _chip(2, 50, "posto 2"))),
        Stack(at("even"), (_chip(1, 20, "posto 4", enferme=True),)),
        Stack(at("low"), (_piece(1, "sky", enferme=True), _piece(6, "green"))),
        Stack(at("high"), (_piece(1, "lilac", enferme=True),)),
        Stack(at("dozen-2"), (_chip(3, 10, "posto 6"),)),
        Stack(at("double-dozen-1-2"), (_chip(1, 100, "posto 1"),)),
        Stack(at("split-17-20"), (_piece(5, "yellow"), _piece(2, "red"))),
        Stack(at("straight-0"), (_piece(3, "orange"),)),
    )


def _thrown(hands: Hands) -> None:
    _crowded(hands)
    hands.station.say("throw")


def _running(hands: Hands) -> None:
    _crowded(hands)
    hands.station.say("throw", "no_more_bets")


def _number_pad(hands: Hands) -> None:
    _running(hands)
    hands.window.do(Act.NUMBER)
    hands.page(Act.NUMBER, NumberPad)
    hands.type("2")


def _second_look(hands: Hands) -> None:
    _running(hands)
    hands.window.dealing.number(17)


def _candidate(hands: Hands) -> None:
    _running(hands)
    heard = CandidateHeard(32, "not_seen_to_fall", "Cammegh SS2", "2026-11-21T20:41:07Z")
    hands.station.table.hear(heard)
    hands.station.publish()


def _void_page(hands: Hands) -> None:
    _running(hands)
    hands.window.do(Act.VOID)
    hands.touch(hands.page(Act.VOID, VoidPage).reasons["no_pocket"])


def _void(hands: Hands) -> None:
    _running(hands)
    hands.window.dealing.void("foreign_body")


def _void_again(hands: Hands) -> None:
    _void(hands)
    hands.station.say("throw")


def _fallen(hands: Hands) -> None:
    _an_hour(hands)
    hands.fall(8)


def _entered(hands: Hands) -> None:
    """Number 8 as the drawing shows it, and some more."""
    _fallen(hands)
    hands.value(5000, 2)
    hands.place("black")
    hands.value(2000, 4)
    hands.place("line-7-12", "corner-7-11")
    hands.colour("blue")
    hands.place("split-8-9", "straight-8")
    hands.colour("red")
    hands.place("split-8-11", "split-8-11", "straight-8")


def _full(hands: Hands) -> None:
    """Every place has chips, some three kinds and more, and the counts of one colour."""
    _entered(hands)
    hands.colour("green")
    hands.touch(hands.entry.figures.figures[Figure.COMPLETE])
    hands.value(1000, 7)
    hands.place("street-7-9", "straight-8", "split-8-11", "even", "dozen-1", "low", "column-35")
    hands.value(250, 1)
    hands.place("straight-8", "even", "low")
    hands.colour("yellow")
    hands.touch(hands.entry.keys.counts[4])
    hands.place("straight-8", "split-5-8", "split-7-8", "black", "even")


def _figure(hands: Hands) -> None:
    _fallen(hands)
    hands.colour("lilac")
    hands.touch(hands.entry.keys.counts[1])
    hands.touch(hands.entry.figures.figures[Figure.STRAIGHT_AND_SPLITS])


def _taking(hands: Hands) -> None:
    _entered(hands)
    hands.touch(hands.entry.take)


def _ghosts(hands: Hands) -> None:
    """What won on the chances at 8 may still lie there at 17; one of them was said to."""
    _fallen(hands)
    hands.value(5000, 2)
    hands.place("black", "black")
    hands.value(2000, 4)
    hands.place("black", "even")
    hands.colour("blue")
    hands.place("column-35", "black", "straight-8")
    _next(hands, 17)
    hands.touch(hands.entry.row.ghosts[1])


def _next(hands: Hands, number: int) -> None:
    hands.window.dealing.act(Act.PAID_ALL)
    hands.window.dealing.act(Act.NEXT)
    hands.fall(number)


def _whole(hands: Hands) -> None:
    _crowded(hands)
    hands.fall(8)
    hands.colour("red")
    hands.place("split-8-11", "straight-8")
    hands.window.do(Act.WHOLE)


def _colour_payment(hands: Hands) -> None:
    _entered(hands)
    for _ in range(2):
        hands.window.dealing.act(Act.PAID)


def _many(hands: Hands) -> None:
    """Ten payments, the fourth is due."""
    _full(hands)
    for _ in range(3):
        hands.window.dealing.act(Act.PAID)


def _mixed(hands: Hands) -> None:
    """A split and a straight in 20, and a chance in two denominations, of one player."""
    _fallen(hands)
    hands.value(2000, 4)
    hands.place("split-8-11", "straight-8")
    hands.value(10000, 4)
    hands.place("split-8-11", "corner-7-11")


def _hundreds(hands: Hands) -> None:
    """A complete of five pieces: more than seven hundred of them."""
    _fallen(hands)
    hands.colour("orange")
    hands.touch(hands.entry.keys.counts[4])
    hands.touch(hands.entry.figures.figures[Figure.COMPLETE])


def _missing(hands: Hands) -> None:
    _fallen(hands)
    hands.value(2000, 4)
    hands.place("straight-8", "split-8-9")
    hands.window.dealing.act(Act.FINISHED)


def _disputed(hands: Hands) -> None:
    _entered(hands)
    hands.station.send(commands.dispute(1, "di chi è"))
    hands.station.send(commands.dispute(3, "dove stava"))


def _left(hands: Hands) -> None:
    """The winnings on Noir stay there: paid is what is left, and so it is said."""
    _entered(hands)
    hands.station.send(commands.leave(1))


def _payment_page(hands: Hands) -> None:
    _entered(hands)
    hands.window.do(Act.PAYMENT)


def _draft(hands: Hands) -> None:
    """The disk is slow: what was touched is drawn, and nothing is said yet."""
    _entered(hands)
    hands.station.deaf = True
    hands.place("straight-8")


def _all_paid(hands: Hands) -> None:
    _entered(hands)
    hands.window.dealing.act(Act.PAID_ALL)


def _zero(hands: Hands) -> None:
    _an_hour(hands)
    hands.fall(0)


def _halves(hands: Hands) -> None:
    _zero(hands)
    hands.value(5000, 2)
    hands.place("black")
    hands.colour("red")
    hands.touch(hands.entry.keys.counts[6])
    hands.place("low", "even")
    hands.value(250, 5)
    hands.place("high")


def _zero_paid(hands: Hands) -> None:
    _halves(hands)
    hands.touch(hands.entry.keys.counts[0])
    hands.colour("blue")
    hands.place("straight-0", "trio-0-1-2", "first-four")


def _freed(hands: Hands) -> None:
    """Prisoners on three chances; 8 frees two of them and the bank takes the third."""
    _an_hour(hands)
    _lie(
        hands,
        Stack(at("black"), (_piece(1, "red", enferme=True),)),
        Stack(at("even"), (_chip(1, 20, "posto 4", enferme=True),)),
        Stack(at("high"), (_piece(1, "lilac", enferme=True),)),
    )
    hands.fall(8)


def _announce(hands: Hands) -> AnnouncePage:
    hands.window.do(Act.ANNOUNCE)
    return hands.page(Act.ANNOUNCE, AnnouncePage)


def _announce_empty(hands: Hands) -> None:
    _an_hour(hands)
    _announce(hands)


def _announce_sector(hands: Hands) -> None:
    _an_hour(hands)
    page = _announce(hands)
    hands.touch(page.track.sectors["vicini"])
    hands.type("da 20 p4 m200")


def _announce_number(hands: Hands) -> None:
    """Others lie there already."""
    _an_hour(hands)
    _said(hands, "serie", "posto 2")
    _said(hands, "laterali-17", "posto 6")
    page = _announce(hands)
    hands.touch(page.track.pockets[17])


def _announce_short(hands: Hands) -> None:
    _an_hour(hands)
    _announce(hands)
    hands.type("v da 20 p4 m100")


def _announce_colour(hands: Hands) -> None:
    _an_hour(hands)
    page = _announce(hands)
    hands.touch(page.track.sectors["orfanelli"])
    hands.touch(page.how.in_colour)
    hands.touch(page.how.pieces[2])
    hands.touch(page.how.colours[1])


def _announce_late(hands: Hands) -> None:
    _an_hour(hands)
    hands.station.say("throw", "no_more_bets")
    _announce(hands)
    hands.type("s da 20 p2 m120")


def _announce_unread(hands: Hands) -> None:
    _an_hour(hands)
    _announce(hands)
    hands.type("v p4 q")


def _announce_won(hands: Hands) -> None:
    _an_hour(hands)
    _said(hands, "serie", "posto 4")
    _said(hands, "laterali-8", "posto 2")
    hands.fall(8)
    hands.station.say("cleared")
    _announce(hands)


def _announce_goes_on(hands: Hands) -> None:
    _announce_won(hands)
    hands.touch(hands.page(Act.ANNOUNCE, AnnouncePage).won.ways[0][1])


def _said(hands: Hands, name: str, owner: str) -> None:
    form = {"do": "announce", "name": name, "owner": owner, "value": "20.00", "held": True}
    hands.station.send(form)


def _page(act: Act) -> Play:
    def play(hands: Hands) -> None:
        _an_hour(hands)
        hands.window.do(act)

    return play


def _minimum_page(hands: Hands) -> None:
    _page(Act.MINIMUM)(hands)
    hands.touch(hands.page(Act.MINIMUM, MinimumPage).keys.offered[Cents(500)])


def _minimum(hands: Hands) -> None:
    _an_hour(hands)
    hands.station.send(commands.minimum(Cents(500), commands.CAPO))


def _colour_page(hands: Hands) -> None:
    _page(Act.COLOUR)(hands)
    page = hands.page(Act.COLOUR, ColourPage)
    hands.touch(page.colours["blue"])
    hands.touch(page.keys.offered[Cents(1000)])
    hands.touch(page.seats[3])


def _last_spin(hands: Hands) -> None:
    _crowded(hands)
    hands.station.say("last")


def _relief(hands: Hands) -> None:
    _an_hour(hands)
    hands.station.say("relief")


def _hand_over(hands: Hands) -> None:
    _minimum(hands)
    hands.station.send(commands.colour("red", Cents(1000), "posto 3"))
    _said(hands, "vicini", "posto 4")
    hands.window.do(Act.HAND_OVER)
    page = hands.page(Act.HAND_OVER, HandOverPage)
    hands.type("BIANCHI")
    hands.touch(page.notes)
    hands.type("POSTO 3 ALZA LA VOCE")


def _suspension_page(hands: Hands) -> None:
    _page(Act.SUSPEND)(hands)
    page = hands.page(Act.SUSPEND, SuspensionPage)
    hands.touch(next(iter(page.reasons.values())))


def _suspended(hands: Hands) -> None:
    _crowded(hands)
    hands.station.send(commands.suspend("Controllo del cilindro", over=False))


def _closing(hands: Hands) -> None:
    _crowded(hands)
    hands.window.do(Act.CLOSE)


def _closed_again(hands: Hands) -> None:
    _an_hour(hands)
    hands.station.say("close")


def _reader(health: ReaderHealth, reason: str) -> Play:
    def play(hands: Hands) -> None:
        _running(hands)
        hands.station.publish(reader=ReaderNow(health, "Cammegh SS2", reason=reason))

    return play


def _on_paper(hands: Hands) -> None:
    _colour_payment(hands)
    hands.station.publish(journal=replace(_WRITTEN, on_paper=12, reason="Disco pieno"))


def _journal(hands: Hands) -> None:
    _colour_payment(hands)
    reason = "Disco quasi pieno: restano 4.000 colpi"
    hands.station.publish(journal=replace(_WRITTEN, reason=reason))


def _refused(hands: Hands) -> None:
    _colour_payment(hands)
    hands.station.say("throw", "no_more_bets")


def _payment_made(hands: Hands) -> None:
    _colour_payment(hands)
    hands.value(5000, 2)
    hands.place("black")


def _alarm(hands: Hands) -> None:
    _crowded(hands)
    hands.station.publish(alarms=("Una finestra ha avuto un guasto",))


def _three_at_once(hands: Hands) -> None:
    _on_paper(hands)
    lost = ReaderNow(ReaderHealth.LOST, "Cammegh SS2", reason="Il cavo è staccato")
    hands.station.publish(reader=lost, alarms=("Una finestra ha avuto un guasto",))


def _practice(play: Play) -> Play:
    def practised(hands: Hands) -> None:
        hands.station.publish(practice=True)
        play(hands)

    return practised


SCENES: Final[tuple[Scene, ...]] = (
    Scene("closed", _nothing, opened=False),
    Scene("opening", lambda hands: hands.window.do(Act.OPEN), opened=False),
    Scene("first-spin", _nothing),
    Scene("first-spin-by-hand", _nothing, reader=False),
    Scene("bets-open", _crowded),
    Scene("prisoners", _prisoners),
    Scene("thrown", _thrown),
    Scene("rien-ne-va-plus", _running),
    Scene("rien-ne-va-plus-by-hand", _running, reader=False),
    Scene("number-pad", _number_pad, reader=False),
    Scene("second-look", _second_look, reader=False),
    Scene("candidate", _candidate),
    Scene("void-page", _void_page),
    Scene("void", _void),
    Scene("void-thrown-again", _void_again),
    Scene("number-fallen", _fallen),
    Scene("entry", _entered),
    Scene("entry-figure", _figure),
    Scene("entry-full", _full),
    Scene("entry-taking", _taking),
    Scene("entry-ghosts", _ghosts),
    Scene("whole-layout", _whole),
    Scene("payment-colour", _colour_payment),
    Scene("payment-one-of-many", _many),
    Scene("payment-mixed", _mixed),
    Scene("payment-hundreds", _hundreds),
    Scene("payment-missing", _missing),
    Scene("payment-disputed", _disputed),
    Scene("payment-left", _left),
    Scene("payment-page", _payment_page),
    Scene("payment-draft", _draft),
    Scene("all-paid", _all_paid),
    Scene("zero", _zero),
    Scene("zero-halves", _halves),
    Scene("zero-payments", _zero_paid),
    Scene("prisoners-freed", _freed),
    Scene("announce-empty", _announce_empty),
    Scene("announce-sector", _announce_sector),
    Scene("announce-number", _announce_number),
    Scene("announce-colour", _announce_colour),
    Scene("announce-short", _announce_short),
    Scene("announce-unread", _announce_unread),
    Scene("announce-late", _announce_late),
    Scene("announce-won", _announce_won),
    Scene("announce-goes-on", _announce_goes_on),
    Scene("table-page", _page(Act.TABLE)),
    Scene("minimum-page", _minimum_page),
    Scene("minimum-announced", _minimum),
    Scene("colour-page", _colour_page),
    Scene("relief", _relief),
    Scene("hand-over", _hand_over),
    Scene("suspension-page", _suspension_page),
    Scene("suspended", _suspended),
    Scene("keys", _page(Act.KEYS)),
    Scene("banner-reader-lost", _reader(ReaderHealth.LOST, "Il cavo è staccato")),
    Scene("banner-reader-silent", _reader(ReaderHealth.SILENT, "Nessun dato da 40 secondi")),
    Scene("banner-on-paper", _on_paper),
    Scene("banner-journal", _journal),
    Scene("banner-refused", _refused),
    Scene("banner-payment-made", _payment_made),
    Scene("banner-alarm", _alarm),
    Scene("banner-three-at-once", _three_at_once),
    Scene("practice", _practice(_crowded)),
    Scene("practice-paying", _practice(_colour_payment)),
    Scene("right-bets-open", _prisoners, side=Side.RIGHT),
    Scene("right-entry", _full, side=Side.RIGHT),
    Scene("right-payments", _colour_payment, side=Side.RIGHT),
    Scene("right-announce", _announce_sector, side=Side.RIGHT),
    Scene("right-page", _page(Act.TABLE), side=Side.RIGHT),
    Scene("last-spin", _last_spin),
    Scene("closing", _closing),
    Scene("closed-again", _closed_again),
)
"""In the order of an evening; names are of their own."""

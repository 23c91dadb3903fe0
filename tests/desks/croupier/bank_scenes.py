"""Scenes of the bank: counts, papers, changes, what was recorded, and what was put right."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.forms.bank_touches import Going, Touch
from app.desks.croupier.pages.form_page import FormPage
from app.people.permissions import Signed
from app.people.roles import Role
from tests.desks.croupier.bank_hands import (
    NAMES,
    bank_page,
    change_mass,
    chips,
    close_count,
    count_all,
    count_of,
    counted,
    entry,
    fields,
    fill,
    fill_paper,
    next_night,
    opened,
    recorded_last,
    touch_coin,
    touch_colour,
    with_papers,
)
from tests.desks.croupier.bank_keys import lines, offered, slots
from tests.desks.croupier.made_up_people import GINA, MARCO, ROSSI
from tests.desks.croupier.scene import Scene, an_hour
from tests.desks.croupier.signing_scenes import sign, with_people
from tests.desks.desk import go_on
from tests.desks.hands import Hands


def empty_menu(hands: Hands) -> None:
    an_hour(hands)
    opened(hands)


def opening(hands: Hands) -> None:
    """Halfway through the opening count."""
    an_hour(hands)
    view = count_of(hands, Deed.OPEN)
    touch_colour(hands, view, "red", "2", "0", "0")
    touch_coin(hands, view, 1000, "+20", "+20", "+5", "+1")
    touch_coin(hands, view, 5000, "1", "4", "8")


def an_evening(hands: Hands) -> None:
    """Much was recorded: one fill was put right, one paper is void, one was printed."""
    counted(hands)
    fill(hands)
    hands.station.send({"do": "document", "number": "F-0001", "by": "Rossi"})
    void = {"do": "document", "void": True, "operation": "fill", "reason": "Scritto male", "by": "Carla"}
    hands.station.send({**void, "number": "F-0002"})
    fill(hands, "F-0003", 40)
    change = [{"value": "100.00", "pieces": 1}, {"value": "20.00", "pieces": -5}]
    hands.station.send({"do": "bank", "operation": "change", "chips": change, "by": "Rossi"})
    seq = next(seq for seq, moved in hands.station.state.movements.items() if moved.document == "F-0003")
    right = {"chips": [{"value": "50.00", "pieces": 38}]}
    why = {"reason": "Contato male", "by": "Rossi", "witness": "Carla Dal Maso"}
    hands.station.send({"do": "correct", "of": seq, **why, "instead": right})


def menu(hands: Hands) -> None:
    an_hour(hands)
    an_evening(hands)
    opened(hands)


def righted(hands: Hands) -> None:
    """What was put right, opened: the first stands beneath it, struck through."""
    with_papers(hands)
    menu(hands)
    view = fields(hands, View.MENU)
    hands.touch(lines(view)[1])


def filled(hands: Hands) -> FormPage:
    an_hour(hands)
    counted(hands)
    view = count_of(hands, Deed.FILL)
    touch_coin(hands, view, 2000, "+20", "+20", "+20")
    touch_coin(hands, view, 10000, "+20", "+5")
    return view


def paper(hands: Hands) -> None:
    """Who signs: two were named before, the third is touched."""
    with_people(hands)
    view = filled(hands)
    hands.touch(view.does)
    hands.touch(slots(fields(hands, View.PAPER))[2])


def count_code(hands: Hands) -> None:
    """The opening count is made, and waits for whoever signs it."""
    an_hour(hands)
    with_people(hands)
    view = count_of(hands, Deed.OPEN)
    count_all(hands, view)
    hands.touch(view.does)


def fill_code(hands: Hands) -> None:
    """Three names stand there, and each of them signs with his code."""
    with_people(hands, ROSSI, MARCO, GINA, *(Signed(name, Role.INSPECTOR) for name in NAMES[1:]))
    counted(hands)
    fill(hands)
    hands.touch(fill_paper(hands, "+20").does)


def fill_second_code(hands: Hands) -> None:
    """The capo tavolo has signed; the first of the two inspectors is asked."""
    fill_code(hands)
    sign(hands, MARCO)


def tip(hands: Hands) -> None:
    """Tips: two colours and some chips of value."""
    an_hour(hands)
    view = count_of(hands, Deed.TIP)
    touch_coin(hands, view, 1000, "5")
    touch_colour(hands, view, "blue", "1", "2")


def spoiled(hands: Hands) -> None:
    view = filled(hands)
    hands.touch(view.does)
    hands.touch(fields(hands, View.PAPER).key(View.SPOILED))
    hands.touch(offered(fields(hands, View.SPOILED))[0])


def printed(hands: Hands, where: str = "/media/stick") -> None:
    with_papers(hands).folder = where
    an_hour(hands)
    counted(hands)
    fill(hands)
    hands.touch(recorded_last(hands).does)


def folder(hands: Hands) -> None:
    """Nobody has said yet where papers are written."""
    printed(hands, where="")


def change(hands: Hands) -> None:
    """A hundred comes; eighty of it went so far."""
    an_hour(hands)
    counted(hands)
    view = count_of(hands, Deed.CHANGE)
    touch_coin(hands, view, 10000, "+1")
    hands.touch(view.key(Going(going=True)))
    touch_coin(hands, view, 2000, "4")


def drop(hands: Hands) -> None:
    """Notes come, chips go."""
    an_hour(hands)
    counted(hands)
    view = count_of(hands, Deed.DROP)
    touch_coin(hands, view, 5000, "4", note=True)
    touch_coin(hands, view, 2000, "1", "0")


def drop_rest(hands: Hands) -> None:
    """Notes came, and a chip is in hand in which all of it can be given."""
    an_hour(hands)
    counted(hands)
    view = count_of(hands, Deed.DROP)
    touch_coin(hands, view, 10000, "1", note=True)
    touch_coin(hands, view, 500)


def mass(hands: Hands) -> None:
    """A mass is changed and recorded: the sentence stands there."""
    an_hour(hands)
    counted(hands)
    change_mass(hands)


def closing(hands: Hands) -> None:
    """Two twenties are wanting, and a ten too many lies there."""
    counted(hands)
    close_count(hands)


def closed(hands: Hands) -> None:
    closing(hands)
    check = bank_page(hands)
    hands.touch(check.does)


def opening_differs(hands: Hands) -> None:
    """Last night's bank was closed as it was opened; tonight two twenties are wanting, and a red lies there more."""
    counted(hands)
    next_night(hands)
    view = count_of(hands, Deed.OPEN)
    count_all(hands, view)
    touch_colour(hands, view, "red", "+1")
    hands.touch(view.does)


def opened_differs(hands: Hands) -> None:
    """It was recorded so."""
    opening_differs(hands)
    check = bank_page(hands)
    hands.touch(check.does)


def closing_estimated(hands: Hands) -> None:
    """After an hour's play the bank is an estimate."""
    counted(hands)
    an_hour(hands)
    view = count_of(hands, Deed.CLOSE)
    touch_coin(hands, view, 5000, "1", "4", "8")
    hands.touch(view.does)


def why_righted(hands: Hands) -> None:
    """A count is put right: what lies there was counted, now why, by whom, before whom."""
    an_hour(hands)
    an_evening(hands)
    view = opened(hands)
    hands.touch(lines(view)[1])
    hands.touch(entry(hands).key(Touch.CORRECT))
    count = fields(hands, View.COUNT)
    touch_coin(hands, count, 5000, "3", "7")
    hands.touch(count.does)


def holdings(hands: Hands) -> None:
    an_evening(hands)
    hands.station.send({"do": "missing", "chip": {"value": "20.00"}})
    view = opened(hands)
    hands.touch(view.key(View.HOLDINGS))


def holdings_unknown(hands: Hands) -> None:
    """An estimate: of the reds more were paid than were counted, and nobody knows how many lie there."""
    an_hour(hands)
    counted(hands)
    hands.station.fall(5)
    hands.station.say("next")
    hands.fall(8)
    hands.colour("red")
    hands.touch(hands.entry.keys.counts[5])
    hands.place("straight-8", "straight-8")
    hands.station.say("paid_all", "next")
    hands.touch(opened(hands).key(View.HOLDINGS))


def closing_uncounted(hands: Hands) -> None:
    """The bank was counted at the opening: closing asks for its count, and was touched once."""
    counted(hands)
    hands.window.do(Act.CLOSE)
    hands.touch(hands.form(Act.CLOSE).does)


def closing_counted(hands: Hands) -> None:
    """The closing count is made: red came back, of blue twelve pieces are missing."""
    counted(hands)
    hands.fall(8)
    for name in ("red", "blue"):
        hands.colour(name)
        hands.place("straight-8")
    for act in (Act.PAID_ALL, Act.PAID_ALL, Act.NEXT):
        hands.window.dealing.act(act)
    hands.station.say("last")
    hands.fall(9)
    go_on(hands.window.dealing)
    less = [{**chip, "pieces": 188} if chip.get("colour") == "blue" else chip for chip in chips(hands)]
    hands.station.send({"do": "bank", "operation": "close", "chips": less, "by": "Rossi"})
    hands.window.do(Act.CLOSE)
    hands.touch(hands.form(Act.CLOSE).does)


def table_waits(hands: Hands) -> None:
    """A count waits: the table's page says so."""
    opening(hands)
    hands.window.leave()
    hands.touch(hands.window.strip.more)


BANK: Final[tuple[Scene, ...]] = (
    Scene("bank-empty", empty_menu, shows=Act.BANK),
    Scene("bank-opening", opening),
    Scene("bank-menu", menu),
    Scene("closing-uncounted", closing_uncounted),
    Scene("bank-closing-counted", closing_counted, reader=False),
    Scene("bank-righted", righted),
    Scene("bank-paper", paper),
    Scene("bank-code", fill_code),
    Scene("bank-second-code", fill_second_code),
    Scene("bank-tip", tip),
    Scene("bank-spoiled", spoiled),
    Scene("bank-printed", printed),
    Scene("bank-folder", folder),
    Scene("bank-change", change),
    Scene("bank-drop", drop),
    Scene("bank-drop-rest", drop_rest),
    Scene("bank-mass", mass),
    Scene("bank-closing", closing),
    Scene("bank-closed", closed),
    Scene("bank-opening-differs", opening_differs),
    Scene("bank-opened-differs", opened_differs),
    Scene("bank-closing-estimated", closing_estimated),
    Scene("bank-why", why_righted),
    Scene("bank-count-code", count_code),
    Scene("bank-holdings", holdings),
    Scene("bank-holdings-unknown", holdings_unknown),
    Scene("bank-waits", table_waits),
)

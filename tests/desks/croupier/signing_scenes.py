"""Scenes of codes: who signs, a wrong one, a first one that is changed, and the relief who gives his own."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.typed import Name, Press
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.forms.chips_form import Owner
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.people.permissions import Signed
from app.people.roles import Role
from app.rules.money import Cents
from tests.desks.croupier.made_up_people import GINA, MARCO, MadeUpPeople, code_of
from tests.desks.croupier.scene import Scene, an_hour, running
from tests.desks.hands import Hands

MANY: Final = tuple(
    Signed(name, Role.DEALER)
    for name in (
        "Anna Verdi", "Bruno Alberti", "Carla Dal Maso", "Dino Ferrari", "Elena Grimani", "Fabio Longhi",
        "Giorgia Massimiliani", "Ivo Nardi", "Laura Pavanello", "Mario Quirini", "Nora Santoro", "Oreste Toso",
        "Paola Vianello", "Rita Zorzi",
    )
)  # fmt: skip


def with_people(hands: Hands, *people: Signed) -> MadeUpPeople:
    """A station with a register; whoever deals at an open table has given his code."""
    state = hands.station.state
    if state.opened:
        himself = Signed(state.dealer, Role.DEALER)
        hands.station.table.do({"do": "deal", "name": himself.name}, (himself,))
        hands.station.publish()
    made_up = MadeUpPeople(*people)
    hands.window.setup.people = made_up
    return made_up


def code_page(hands: Hands) -> FormPage:
    page = hands.window.signing.page
    assert page is not None
    return page


def offered(page: FormPage) -> list[FormKey]:
    """Give the keys of those who may sign."""
    return [key for key in page.keys if isinstance(key.says, Name)]


def touch_name(hands: Hands, person: Signed) -> None:
    hands.touch(code_page(hands).key(Name(person.name)))


def touch_code(hands: Hands, digits: str) -> None:
    for digit in digits:
        hands.touch(code_page(hands).key(Press(digit)))


def sign(hands: Hands, person: Signed, code: str = "") -> None:
    """Touch a name, and give that person's code or another."""
    touch_name(hands, person)
    touch_code(hands, code or code_of(person))
    hands.touch(code_page(hands).does)


def void_asked(hands: Hands) -> None:
    """The ball is on the floor: the throw is void, and somebody must confirm it."""
    hands.window.do(Act.VOID)
    hands.station.sent.clear()
    page = hands.form(Act.WHY_VOID)
    hands.touch(page.keys[0])
    hands.touch(page.does)


def second_throw(hands: Hands) -> None:
    """Two throws of one spin await their reason; who signs for the second reads that it is that one."""
    running(hands)
    with_people(hands)
    hands.window.do(Act.VOID)
    hands.station.say("throw")
    void_asked(hands)


def who_signs(hands: Hands) -> None:
    running(hands)
    with_people(hands)
    void_asked(hands)


def opening_by_touch(hands: Hands) -> None:
    """Who deals is touched, where there is a register."""
    with_people(hands, *MANY)
    hands.window.do(Act.OPEN)


def who_opens(hands: Hands) -> None:
    """Rossi opens the table, and half of his code is touched."""
    with_people(hands)
    hands.window.do(Act.OPEN)
    hands.touch(hands.form(Act.OPEN).does)
    touch_code(hands, "404")


def who_deals(hands: Hands) -> None:
    """The program was started anew at an open table: who deals is asked once."""
    with_people(hands)
    hands.station.say("open")


def another_name(hands: Hands) -> None:
    """The code begins anew with another name."""
    code_touched(hands)
    touch_name(hands, GINA)


def code_touched(hands: Hands) -> None:
    who_signs(hands)
    touch_name(hands, MARCO)
    touch_code(hands, "5820")


def wrong(hands: Hands) -> None:
    who_signs(hands)
    touch_name(hands, MARCO)
    touch_code(hands, "58201427")
    hands.touch(code_page(hands).does)


def locked(hands: Hands) -> None:
    running(hands)
    with_people(hands).locked[MARCO.name] = 15
    void_asked(hands)
    sign(hands, MARCO)


def first_code(hands: Hands) -> None:
    """Gina's code was given to her: she chooses one of her own before the minimum changes."""
    an_hour(hands)
    with_people(hands).first.add(GINA.name)
    hands.window.do(Act.MINIMUM)
    page = hands.form(Act.MINIMUM)
    hands.touch(page.key(Amount(Cents(500))))
    hands.touch(page.does)
    sign(hands, GINA)
    touch_code(hands, "271")


def colour_signed(hands: Hands) -> None:
    """A colour is to be worth ten: the capo tavolo decides, and where he is not there it goes on."""
    an_hour(hands)
    with_people(hands)
    hands.window.do(Act.COLOUR)
    page = hands.form(Act.COLOUR)
    hands.touch(page.key("blue"))
    hands.touch(page.key(Amount(Cents(1000))))
    hands.touch(page.key(Owner("posto 3")))
    hands.touch(page.does)


def nobody_else(hands: Hands) -> None:
    running(hands)
    with_people(hands, Signed("Rossi", Role.PIT_BOSS))
    void_asked(hands)


def many(hands: Hands) -> None:
    """A house with more capi tavolo than there is room for."""
    running(hands)
    with_people(hands, *(Signed(each.name, Role.INSPECTOR) for each in MANY))
    void_asked(hands)


def late_announce(hands: Hands) -> None:
    """After "Rien ne va plus", on the wide page of the announces."""
    running(hands)
    with_people(hands)
    hands.window.do(SpinAct.ANNOUNCE)
    hands.type("V DA 20 P4")
    page = hands.window.pages.open
    assert page is not None
    hands.touch(page.capo)  # type: ignore[attr-defined]
    hands.touch(page.accept)  # type: ignore[attr-defined]


def relief_named(hands: Hands) -> None:
    an_hour(hands)
    with_people(hands, *MANY)
    hands.station.say("relief")
    hands.window.do(Act.HAND_OVER)
    page = hands.form(Act.HAND_OVER)
    hands.touch(page.key(Name(MANY[4].name)))


def relief_signs(hands: Hands) -> None:
    an_hour(hands)
    with_people(hands)
    hands.window.do(Act.HAND_OVER)
    page = hands.form(Act.HAND_OVER)
    hands.touch(page.key(Name("Anna Verdi")))
    hands.touch(page.does)


def unreadable(hands: Hands) -> None:
    """The register cannot be read: names are typed, and a banner says so."""
    from app.table.live import Alarm

    an_hour(hands)
    why = "people.sqlite: this journal is damaged (event 7: the hash does not fit)"
    reason = f"The register of people cannot be used ({why}): names are typed, and nobody signs with a code."
    hands.station.publish(alarms=(Alarm(reason, 1),))


def told_of_codes(hands: Hands) -> None:
    """Codes are guessed somewhere, and the machine's administrator gave one: the longest of what is told."""
    from app.table.live import Alarm

    an_hour(hands)
    guessed = "20 wrong codes in a row under names that nobody has, the last at table T4."
    again = "Gianfranco Rossi has a first code from administrator, who keeps this machine: nobody has answered for it."
    hands.station.publish(alarms=(Alarm(again, 1), Alarm(guessed, 1)))


SIGNING: Final[tuple[Scene, ...]] = (
    Scene("code-who", who_signs),
    Scene("code-second-throw", second_throw),
    Scene("code-colour", colour_signed),
    Scene("code-touched", code_touched),
    Scene("opening-register", opening_by_touch, opened=False),
    Scene("code-opening", who_opens, opened=False),
    Scene("code-who-deals", who_deals, opened=False),
    Scene("code-another-name", another_name),
    Scene("code-wrong", wrong),
    Scene("code-locked", locked),
    Scene("code-first", first_code),
    Scene("code-nobody", nobody_else),
    Scene("code-many", many),
    Scene("code-late-announce", late_announce),
    Scene("code-relief-named", relief_named),
    Scene("code-relief-signs", relief_signs),
    Scene("code-unreadable", unreadable),
    Scene("code-told", told_of_codes),
)

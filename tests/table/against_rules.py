"""What the house's rules forbid, where the table stands then, and the section of rules.md."""

from collections.abc import Callable

from tests.houses import house
from tests.table.playing import Form, Played, chips, colour, fall, fallen, opened, paying_eight, stack

THREE = ["Carla", "Rossi", "Bianchi"]


def with_red() -> Played:
    """A table at which red is seat 4's."""
    table = opened()
    table.do("colour", colour="red", owner="seat 4")
    return table


def imprisoned() -> Played:
    """A table on whose black lies one piece of red, enfermé."""
    table = opened()
    table.do("place", position="black", entry=colour("red"))
    fall(table, 0)
    table.do("next")
    return table


def counted() -> Played:
    """A table whose bank was counted."""
    table = opened()
    table.do("bank", operation="open", chips=[chips("20.00", 100, owner=None)])
    return table


def late() -> Played:
    """A table at which the ball runs, and nothing goes any more."""
    table = opened()
    table.do("throw")
    table.do("no_more_bets")
    return table


def disputed() -> Played:
    """A table whose first payment waits for a ruling."""
    table = paying_eight()
    table.do("dispute", order=1)
    return table


def last_played() -> Played:
    """A table whose last spin is over."""
    table = opened()
    table.do("last")
    fall(table, 8)
    table.do("next")
    return table


def in_france() -> Played:
    """A table of the house in which the player chooses at zero."""
    return opened(under=house("france"))


def with_chips_on_red() -> Played:
    """A table on whose red lies a piece of red, of 2.50, and a note."""
    table = opened()
    table.do("place", position="red", entry=colour("red"))
    table.do("place", position="red", entry=chips("50.00", kind="notes"))
    return table


def bank(operation: str, *counted_chips: Form, **more: object) -> Form:
    """A command of the bank."""
    return {"do": "bank", "operation": operation, "chips": list(counted_chips), **more}


def place(position: str, entry: Form, **more: object) -> Form:
    """A command to lay pieces."""
    return {"do": "place", "position": position, "entry": entry, **more}


def announce(name: str, **more: object) -> Form:
    """A command to take an announce of seat 4."""
    return {"do": "announce", "name": name, "owner": "seat 4", **more}


TWENTIES = chips("20.00", 10, owner=None)
FILL = {"document": {"number": "F-1", "total": "190.00"}, "signatures": THREE}
TAKEN_UP = {"do": "remove", "position": "black", "entry": colour("red", enferme=True)}
BY_RULE: dict[str, tuple[Callable[[], Played], Form, str]] = {
    # the chips and the colours (rules 2)
    "a chip that the table does not know": (opened, place("red", chips("7.00")), "rules 2"),
    "a note that the table does not know": (opened, place("red", chips("2.50", kind="notes")), "rules 2"),
    "a colour that the table does not know": (opened, place("red", colour("pink")), "rules 2"),
    "a winner in a chip that the table does not know": (
        fallen,
        {"do": "winners", "bets": [stack("straight-8", chips("7.00"))]},
        "rules 2",
    ),
    "a fill in a chip that the table does not know": (
        counted,
        bank("fill", chips("7.00", owner=None), **FILL),
        "rules 2",
    ),
    "a finished chip that the table does not know": (
        opened,
        {"do": "missing", "chip": {"colour": "pink"}},
        "rules 2",
    ),
    "complimentary chips that the table does not know": (
        opened,
        announce("serie", value="20.00", complimentary={"value": "4.00", "pieces": 30}),
        "rules 2",
    ),
    "a second colour for a player who has one": (
        with_red,
        {"do": "colour", "colour": "blue", "owner": "seat 4"},
        "rules 2",
    ),
    "a colour personalised by nobody": (
        opened,
        {"do": "colour", "colour": "red", "value": "10.00"},
        "rules 2",
    ),
    "a colour personalised at half a unit": (
        opened,
        {"do": "colour", "colour": "red", "value": "3.00", "by": "Carla"},
        "rules 2",
    ),
    "another value for a colour that lies there": (
        with_chips_on_red,
        {"do": "colour", "colour": "red", "value": "10.00", "by": "Carla"},
        "rules 2",
    ),
    "an announce in colour of a player who has none": (
        opened,
        announce("serie", colour_pieces=1),
        "rules 2",
    ),
    "a minimum of half a unit": (
        opened,
        {"do": "minimum", "minimum": "3.00", "by": "Carla"},
        "rules 2",
    ),
    "an opening at a minimum of half a unit": (Played, {"do": "open", "minimum": "3.00"}, "rules 2"),
    "notes on a combination": (opened, place("straight-8", chips("5.00", kind="notes")), "rules 2"),
    "notes moved onto a combination": (
        with_chips_on_red,
        {"do": "move", "from": "red", "to": "straight-8", "owner": "seat 1"},
        "rules 2",
    ),
    "a note meant for a combination": (
        fallen,
        {
            "do": "misplaced",
            "position": "black",
            "meant": "straight-8",
            "entry": chips("50.00", kind="notes"),
            "told": "Carla",
        },
        "rules 2",
    ),
    "complimentary chips on a chance": (opened, place("red", chips("5.00", kind="complimentary")), "rules 2"),
    # the layout (rules 1)
    "a double dozen where it is not offered": (opened, place("double-dozen-1-2", colour("red")), "rules 1"),
    # paying (rules 3)
    "a payment out of its order": (paying_eight, {"do": "paid", "order": 3}, "rules 3"),
    "a payment that is disputed": (disputed, {"do": "paid", "order": 1}, "rules 3"),
    "the next spin while a payment is disputed": (disputed, {"do": "next"}, "rules 3"),
    # zero and its prisoners (rules 4)
    "a prisoner in the player's hand": (imprisoned, TAKEN_UP, "rules 4"),
    "a prisoner in the player's hand, called an ordinary piece": (
        imprisoned,
        {"do": "remove", "position": "black", "entry": colour("red")},
        "rules 4",
    ),
    "a prisoner that nobody made": (opened, place("red", colour("red", enferme=True)), "rules 4"),
    "a prisoner on a combination": (opened, place("dozen-1", colour("red", enferme=True)), "rules 4"),
    "a choice at zero where there is none": (
        opened,
        {"do": "choose", "position": "red", "owner": "red", "choice": "prison"},
        "rules 4",
    ),
    "a choice at zero on a combination": (
        lambda: fallen(0, under=house("france")),
        {"do": "choose", "position": "dozen-1", "owner": "red", "choice": "prison"},
        "rules 4",
    ),
    "pieces grouped at another number": (fallen, {"do": "group", "colour": "red"}, "rules 4"),
    "pieces grouped where none are shut in": (in_france, {"do": "group", "colour": "red"}, "rules 4"),
    # limits and what is left lying (rules 5)
    "winnings left lying by nobody": (opened, place("red", colour("red", kept=1)), "rules 5"),
    "winnings left lying on a combination": (paying_eight, {"do": "leave", "order": 2}, "rules 5"),
    "held voisins where none lie": (opened, place("straight-8", colour("red", over_maximum=True)), "rules 5"),
    # announces (rules 6)
    "a bet after rien ne va plus": (late, place("red", colour("red")), "rules 6"),
    "a bet taken up after rien ne va plus": (
        late,
        {"do": "remove", "position": "red", "entry": colour("red")},
        "rules 6",
    ),
    "an announce that there is not": (opened, announce("finale-0-2", value="20.00"), "rules 6"),
    # the spin's life (rules 8)
    "a minimum while the ball runs": (
        late,
        {"do": "minimum", "minimum": "5.00", "by": "Carla"},
        "rules 8",
    ),
    "the last spin while the ball runs": (late, {"do": "last"}, "rules 8"),
    "the last spin taken back while the ball runs": (late, {"do": "last", "over": True}, "rules 8"),
    "a throw after the last spin": (last_played, {"do": "throw"}, "rules 8"),
    "a void throw for nobody's own reason": (late, {"do": "void", "reason": "capo_tavolo"}, "rules 8"),
    "a dealer who leaves while he pays": (paying_eight, {"do": "dealer", "name": "Bruno"}, "rules 8"),
    # the bank (rules 9)
    "a fill whose document does not add up": (counted, bank("fill", TWENTIES, **FILL), "rules 9"),
    "a fill without a document": (counted, bank("fill", TWENTIES, signatures=THREE), "rules 9"),
    "a credit signed by two": (
        counted,
        bank("credit", TWENTIES, document="C-1", signatures=THREE[:2]),
        "rules 9",
    ),
    "a change that takes more than it brings": (counted, bank("change", TWENTIES), "rules 9"),
    "a fill of a bank that was not counted": (
        opened,
        bank("fill", TWENTIES, document="F-1", signatures=THREE),
        "rules 9",
    ),
    "a correction with one pair of eyes": (
        opened,
        {
            "do": "correct",
            "of": 1,
            "reason": "era 9",
            "by": "Ugo",
            "witness": "Ugo",
            "instead": {"number": 9},
        },
        "rules 9",
    ),
}
"""Where the table is, what is asked, and the section of rules.md that forbids it."""

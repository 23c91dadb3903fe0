"""A dealer's hands at the bank's windows: what is counted, filled and opened there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.bank_touches import Fill, Going
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.setup import Written
from app.rules.money import Cents
from tests.desks.croupier.bank_keys import lines, sees, tile, tiles
from tests.desks.hands import Hands

Form = dict[str, object]
NAMES: Final = ["Carla Dal Maso", "Ugo Conti", "Ines Grimani"]


class MadeUpPapers:
    """Papers that a test has written."""

    def __init__(self, *folders: str) -> None:
        self.folder = ""
        self.offered = folders or ("/media/stick", "/var/lib/capotavolo")
        self.written: list[tuple[str, int]] = []
        self.told: Callable[[Written], None] = lambda _written: None

    def folders(self) -> Sequence[str]:
        return self.offered

    def write(self, number: str, copy: int, told: Callable[[Written], None]) -> None:
        self.written.append((number, copy))
        told(Written(number, f"{self.folder}/4-{number}.pdf"))

    def write_night(self, told: Callable[[Written], None]) -> None:
        self.written.append(("evening", 1))
        told(Written("evening", f"{self.folder}/4-evening.pdf"))


def with_papers(hands: Hands) -> MadeUpPapers:
    """A station that prints."""
    papers = MadeUpPapers()
    hands.window.setup.papers = papers
    return papers


def chips(hands: Hands, pieces: int = 40) -> list[Form]:
    """So many of each chip of value, and two hundred of each colour."""
    house = hands.station.state.house
    colours = [{"colour": chip.name, "pieces": 200} for chip in house.colours]
    return [*colours, *({"value": f"{value / 100:.2f}", "pieces": pieces} for value in house.chips)]


def counted(hands: Hands) -> None:
    """The opening count is made."""
    hands.station.send({"do": "bank", "operation": "open", "chips": chips(hands), "by": "Rossi"})


def bank_page(hands: Hands) -> FormPage:
    return hands.form(Act.BANK)


def opened(hands: Hands) -> FormPage:
    """Two touches: the table's page, and the bank."""
    hands.touch(hands.window.strip.more)
    hands.say(Act.TABLE, Act.BANK)
    assert sees(hands, View.MENU)
    return bank_page(hands)


def count_of(hands: Hands, deed: Deed) -> FormPage:
    """Begin to count."""
    hands.touch(opened(hands).key(deed))
    return fields(hands, View.COUNT)


def touch_coin(hands: Hands, view: FormPage, value: int, *keys: str, note: bool = False) -> None:
    """Count a chip of value, or a note, by the pad."""
    hands.touch(tile(view, Coin(Cents(value), note=note)))
    for key in keys:
        hands.touch(view.key(Press(key)))


def touch_colour(hands: Hands, view: FormPage, name: str, *keys: str) -> None:
    says = (key.says for key in tiles(view))
    coins = (each.coin if isinstance(each, Fill) else each for each in says)
    hands.touch(tile(view, next(c for c in coins if isinstance(c, Coin) and c.colour == name)))
    for key in keys:
        hands.touch(view.key(Press(key)))


def fields(hands: Hands, view: View) -> FormPage:
    """The bank, where a window of it is open."""
    assert hands.window.bank.view is view
    return bank_page(hands)


def entry(hands: Hands) -> FormPage:
    return fields(hands, View.ENTRY)


def fill(hands: Hands, number: str = "F-0001", pieces: int = 20) -> None:
    hands.station.send(
        {
            "do": "bank",
            "operation": "fill",
            "chips": [{"value": "50.00", "pieces": pieces}],
            "document": number,
            "signatures": NAMES,
        }
    )


def count_all(hands: Hands, view: FormPage) -> None:
    """Count what the opening count had, but for two chips."""
    for chip in hands.station.state.house.colours:
        touch_colour(hands, view, chip.name, "2", "0", "0")
    for value in hands.station.state.house.chips:
        touch_coin(hands, view, value, "4", "0")
    touch_coin(hands, view, 2000, "−1", "−1")
    touch_coin(hands, view, 1000, "+1")


def last(hands: Hands) -> dict[str, object]:
    """What was sent last."""
    return dict(hands.station.sent[-1])


def fill_paper(hands: Hands, *keys: str) -> FormPage:
    """Count twenties for a fill; gives the window of who signs."""
    view = count_of(hands, Deed.FILL)
    touch_coin(hands, view, 2000, *keys)
    hands.touch(view.does)
    return fields(hands, View.PAPER)


def recorded_last(hands: Hands) -> FormPage:
    """Look at what was recorded last."""
    hands.touch(lines(opened(hands))[0])
    return entry(hands)


def next_night(hands: Hands) -> None:
    """The night is closed with its bank as it was opened, and the next one begins."""
    lies = chips(hands)
    hands.station.say("close")
    hands.station.send({"do": "bank", "operation": "close", "chips": lies})
    hands.station.say("open")


def change_mass(hands: Hands) -> None:
    """Twenty fives come for a hundred."""
    view = count_of(hands, Deed.MASS)
    touch_coin(hands, view, 500, "+20")
    hands.touch(view.key(Going(going=True)))
    touch_coin(hands, view, 10000, "+1")
    hands.touch(view.does)


def close_count(hands: Hands) -> FormPage:
    """Count for the closing; gives the window that says what is wanting."""
    view = count_of(hands, Deed.CLOSE)
    count_all(hands, view)
    hands.touch(view.does)
    return fields(hands, View.CHECK)

"""A dealer's hands on the page of a chip that lies wrong."""

from collections.abc import Mapping

from app.desks.croupier.forms.kit import Key, Panel
from app.desks.croupier.roulette.forms.chips_form import ChipColour
from app.desks.croupier.roulette.forms.misplaced_form import Leaf, Ruling, Wrong
from app.desks.croupier.roulette.forms.places import Number, Place
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk, at

RED = ChipColour("red")


def offers(page: Asked[Wrong], says: object) -> bool:
    return says in [key.says for key in page.keys]


def layout(page: Asked[Wrong]) -> bool:
    return any(isinstance(part, Panel) for part in page.form.parts)


def say(page: Asked[Wrong], lies: tuple[int, str], meant: tuple[int, str]) -> None:
    """Say where it lies and where it belongs, each by a number and a bet on it; red, where it is asked."""
    for number, bet in (lies, meant):
        if offers(page, RED):
            page.touch(RED)
        page.touch(Number(number), Place(at(bet)))


def doubts(page: Asked[Wrong]) -> Key:
    assert page.form.beside is not None
    return page.form.beside


def doubt(page: Asked[Wrong]) -> None:
    page.touch(doubts(page).says)
    assert page.left
    page.open()


def rulings(page: Asked[Wrong], office: str) -> list[Key]:
    return [key for key in page.keys if isinstance(key.says, Ruling) and key.says.office == office]


def rule(page: Asked[Wrong], office: str, place: int) -> None:
    """Nobody named them before: the name is typed, and the ruling touched again."""
    sent = len(page.table.station.sent)
    assert rulings(page, office)[place].below.endswith("poi il nome")
    page.touch(rulings(page, office)[place].says)
    assert len(page.table.station.sent) == sent
    assert not rulings(page, office)[place].can
    page.type("VIO")
    page.touch(rulings(page, office)[place].says)


def answer(page: Asked[Wrong], leaf: Leaf) -> str:
    return page.key(leaf).words


def where(desk: Desk) -> Mapping[str, int]:
    """What plays where, known or entered."""
    lying = (*desk.station.paying.bets, *desk.station.paying.winners)
    return {stack.position.name: sum(entry.pieces for entry in stack.entries) for stack in lying}

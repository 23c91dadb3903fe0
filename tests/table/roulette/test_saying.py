"""What is said, word for word and in the order of the procedure (rules 4, 8) [3.7, 7.1]."""

from app.table.roulette.saying import said
from tests.table.playing import Played, chips, fall, fallen, opened, paying_eight, stack


def says(table: Played) -> tuple[str, ...]:
    return said(table.state)


def test_a_closed_table_says_nothing() -> None:
    assert says(Played()) == ()


def test_the_bank_is_opened_and_the_first_ball_announced_once() -> None:
    table = opened()
    assert says(table) == (
        "La banque est ouverte",
        "Messieurs et dames, la partie commence, voici la première",
    )
    table.do("throw")
    assert says(table) == ("Faites vos jeux",)
    table.do("no_more_bets")
    assert says(table) == ("Rien ne va plus",)
    fall(table, 8)
    assert says(table) == ("Huit", "Noir", "Pair", "Manque")
    table.do("next")
    assert says(table) == ("Faites vos jeux",)
    table.do("close")
    table.do("open")
    assert says(table)[0] == "La banque est ouverte"


def test_a_wheel_that_is_not_ready_is_waited_for() -> None:
    table = fallen(has_wheel=True)
    table.do("next")
    assert says(table) == ("Messieurs et dames, faites vos jeux",)


def test_after_a_void_throw_rien_va_tout_va_rien_ne_va_plus() -> None:
    table = opened()
    table.do("throw")
    table.do("no_more_bets")
    heard = []
    for name, fields in (("void", {"reason": "too_few_turns"}), ("throw", {}), ("no_more_bets", {})):
        table.do(name, **fields)
        heard.append(says(table))
    assert heard == [("Rien va",), ("Tout va",), ("Rien ne va plus",)]
    fall(table, 8)
    table.do("next")
    table.do("throw")
    assert says(table) == ("Faites vos jeux",)


def test_the_last_spin_is_announced_before_the_throw_alone() -> None:
    table = fallen()
    table.do("next")
    table.do("last")
    assert says(table) == ("Messieurs et dames, à la dernière",)
    table.do("throw")
    assert says(table) == ("Faites vos jeux",)


def test_another_minimum_is_announced_in_italian_a_spin_ahead() -> None:
    table = fallen()
    table.do("next")
    table.do("minimum", minimum="5.00", by="Carla")
    announced = ("Ultimo colpo a minimo 2,50, la partita proseguirà col minimo di 5",)
    assert says(table) == announced
    table.do("throw")
    table.do("void", reason="wheel_stopped")
    assert says(table) == ("Rien va", *announced)
    fall(table, 8)
    table.do("next")
    assert says(table) == ("Faites vos jeux",)


def test_all_is_paid_when_the_last_payment_is() -> None:
    table = paying_eight()
    for order in range(1, 5):
        assert says(table) == ("Huit", "Noir", "Pair", "Manque")
        table.do("paid", order=order)
    assert says(table) == ("Tout est payé au numéro",)


def test_at_zero_the_halves_and_what_is_shut_in_are_said_in_this_order() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("red", chips("2.50", 3)), stack("straight-0", chips("5.00"))])
    table.do("paid", order=1)
    table.do("unpaid", order=1)
    assert says(table) == ("Zéro", "À partager", "Enfermé")


def test_where_nothing_won_all_is_paid_as_soon_as_it_is_said() -> None:
    table = fallen()
    table.do("cleared")
    assert says(table) == ("Huit", "Noir", "Pair", "Manque")
    table.do("paid_all")
    assert says(table) == ("Tout est payé au numéro",)


def test_where_zero_only_divides_the_division_is_said() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("red", chips("2.50", 2))])
    table.do("paid_all")
    assert says(table) == ("Zéro", "À partager")

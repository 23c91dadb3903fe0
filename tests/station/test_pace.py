"""How quickly the table plays is known as it plays, and after the program was started again."""

from app.station.pace import Pace
from app.table.pace import Played
from tests.station.at_the_table import AtTheTable


def spin(table: AtTheTable, number: int) -> None:
    for name, fields in (
        ("throw", {}),
        ("no_more_bets", {}),
        ("number", {"number": number}),
        ("confirm", {}),
        ("cleared", {}),
        ("next", {}),
    ):
        table.ask(name, **fields)


def test_a_table_tells_when_its_numbers_fell_and_finds_them_again_after_a_restart() -> None:
    with AtTheTable() as table:
        table.ask("open")
        for number in (8, 17):
            spin(table, number)
        played = table.state().played
        fallen = [
            (body["spin"], body["at"]) for body in table.journal.written if body["kind"] == "spin.number"
        ]
        assert list(played.fallen) == fallen
        assert len(fallen) == 2
        assert Pace(table.journal.latest, rests=False).now == played
        assert Pace(table.journal.latest, rests=True).now == Played()


def test_what_lies_further_back_than_is_looked_at_was_played_before_it() -> None:
    with AtTheTable() as table:
        table.ask("open")
        spin(table, 8)
        table.state()
        last = table.journal.latest(3)
        first = table.journal.written[-3]
        assert Pace(lambda _most: last, rests=False).now == Played(first["at"])

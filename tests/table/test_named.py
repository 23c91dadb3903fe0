"""Who was named last as capo tavolo and as inspector, so that nobody types a name twice an evening (rules 3, 8)."""

from app.table.named import Office
from tests.table.playing import Played, chips, opened, paying_eight


def test_the_last_who_was_named_is_remembered_by_his_office() -> None:
    table = opened()
    assert table.state.names == {}
    table.do("colour", colour="red", value="10.00", by="Carla")
    assert table.state.names == {"capo tavolo": "Carla"}
    table.do("announce", name="nassa", owner="seat 4", value="20.00", held=True, accepted_by="Bianchi")
    assert table.state.names == {"capo tavolo": "Bianchi"}
    table.do("throw")
    table.do("void", reason="a glass fell over", by="Carla", told="Dario")
    assert table.state.names == {"capo tavolo": "Bianchi", "ispettore": "Dario"}
    table.do("close")
    table.do("open")
    assert table.state.names == {}


def test_whoever_is_known_by_his_office_alone_was_not_named() -> None:
    table = opened()
    table.do("minimum", minimum="5.00", by="capo tavolo")
    assert table.story[-1].named is None
    table.do("place", position="red", entry=chips("5.00"))
    assert table.story[-1].named is None


def disputed() -> Played:
    table = paying_eight()
    table.do("dispute", order=1, reason="whose it is")
    return table


def test_a_ruling_says_what_whoever_ruled_is() -> None:
    """Rules 3: the capo tavolo decides, then the inspector, and the ruling has a name."""
    table = disputed()
    table.do("rule", order=1, by="Verdi", reason="as it is", office=Office.INSPECTOR.value)
    assert table.last()["office"] == "ispettore"
    assert table.state.names == {"ispettore": "Verdi"}
    table = disputed()
    assert table.bad_input("rule", order=1, by="Verdi", reason="as it is", office="cook").startswith(
        "/office:"
    )
    table.do("rule", order=1, by="Verdi", reason="as it is")
    assert "office" not in table.last()
    assert table.state.names == {}

"""The roles of a house, as the register writes them."""

from app.people.roles import Role


def test_the_register_writes_these_words_for_ever() -> None:
    assert [role.value for role in Role] == ["dealer", "inspector", "pit_boss", "trainer", "auditor"]

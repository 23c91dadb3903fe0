"""The order of the clearing, as it is read."""

from app.desks.croupier.roulette.words.round_words import clearing_words


def test_3_the_layout_is_cleared_from_the_number_and_the_columns_to_the_first_dozen() -> None:
    words = clearing_words()
    places = [
        "numero",
        "colonne",
        "passe",
        "terza dozzina",
        "noir",
        "seconda dozzina",
        "manque",
        "prima dozzina",
    ]
    assert [words.index(place) for place in places] == sorted(words.index(place) for place in places)


def test_4_at_zero_what_is_divided_is_not_called_cleared() -> None:
    words = clearing_words(divided=True)
    assert not {"passe", "impair", "noir", "rouge", "pair", "manque"} & {*words.replace(",", " ").split()}
    assert "si dividono" in words
    places = ["zero", "colonne", "terza", "seconda", "prima dozzina"]
    assert [words.index(place) for place in places] == sorted(words.index(place) for place in places)

"""What is said aloud, when, and in which tongue (rules 8): each sentence once."""

from app.desks.common.utterances import Sayable, Telling, Utterance, Voice


def french(*words: str) -> tuple[Utterance, ...]:
    return tuple(Utterance(Voice.FRENCH, word) for word in words)


def italian(text: str) -> Utterance:
    return Utterance(Voice.ITALIAN, text)


CALL = french("Huit", "Noir", "Pair", "Manque")
OPEN = french("Faites vos jeux")


def test_a_phase_is_said_once_and_again_at_the_next_spin() -> None:
    telling = Telling()
    assert telling.due(Sayable(1, None, OPEN)) == OPEN
    assert telling.due(Sayable(1, None, OPEN)) == ()
    assert telling.due(Sayable(2, None, OPEN)) == OPEN


def test_after_a_void_throw_the_same_sentences_come_again() -> None:
    """Rules 8: "Rien va", then "Tout va" on the new throw, then "Rien ne va plus"; the spin keeps its number."""
    telling = Telling()
    steps = [
        french(words) for words in ("Rien ne va plus", "Rien va", "Tout va", "Rien ne va plus", "Rien va")
    ]
    assert [telling.due(Sayable(1, None, step)) for step in steps] == steps


def test_the_call_is_one_sentence_and_is_not_said_again_after_a_mark_is_taken_back() -> None:
    """Rules 3: announced in French when it falls; "Tout est payé au numéro" at the end."""
    telling, paid = Telling(), french("Tout est payé au numéro")
    assert telling.due(Sayable(1, 8, CALL)) == french("Huit, Noir, Pair, Manque")
    assert telling.due(Sayable(1, 8, paid)) == paid
    assert telling.due(Sayable(1, 8, CALL)) == ()
    assert telling.due(Sayable(1, 8, paid)) == ()


def test_at_zero_the_words_follow_one_by_one() -> None:
    """Rules 4: "Zéro"; "À partager" while halving; "Enfermé" when all has been halved."""
    telling, said = Telling(), french("Zéro", "À partager", "Enfermé")
    assert [telling.due(Sayable(1, 0, said[:count])) for count in (1, 2, 3)] == [
        (said[0],), (said[1],), (said[2],)
    ]  # fmt: skip


def test_a_corrected_number_is_called_anew() -> None:
    telling = Telling()
    telling.due(Sayable(1, 8, CALL))
    assert telling.due(Sayable(1, 9, french("Neuf", "Rouge"))) == french("Neuf, Rouge")


def test_each_voice_says_its_own_in_order() -> None:
    """Rules 8: phases in French, a change of the minimum in Italian."""
    telling = Telling()
    minimum = italian("Ultimo colpo a minimo 5, la partita proseguirà col minimo di 10")
    said = (*french("Rien va"), minimum, *french("Messieurs et dames, à la dernière"))
    assert telling.due(Sayable(1, None, said)) == said
    two = french("La banque est ouverte", "La partie commence")
    assert telling.due(Sayable(2, None, two)) == french("La banque est ouverte. La partie commence")


def test_a_payment_is_owed_until_it_is_told_once_in_its_spin() -> None:
    telling, payment = Telling(), italian("Otto pezzi al rosso")
    now = Sayable(1, 8, CALL, payment)
    telling.due(now)
    assert telling.owed(now) == telling.owed(now) == payment
    telling.told(payment)
    assert telling.owed(now) is None
    later = now._replace(spin=2)
    telling.due(later)
    assert telling.owed(later) == payment
    assert telling.owed(later._replace(payment=None)) is None

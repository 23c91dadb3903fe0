"""What a reader's line says of its troubles, as it says it and as the desk says it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

LINES: Final[tuple[tuple[str, object], ...]] = (
    (
        "{device}: there is no port {port}. Plug the cable in.",
        QT_TRANSLATE_NOOP("", "{port} non c'è: inserire il cavo."),
    ),
    (
        "{device}: the port {port} is not there. Plug the cable in.",
        QT_TRANSLATE_NOOP("", "{port} non c'è: inserire il cavo."),
    ),
    (
        "{device}: the port {port} is held by another program. Close that program.",
        QT_TRANSLATE_NOOP("", "La porta {port} è tenuta da un altro programma: chiuderlo."),
    ),
    (
        (
            "{device}: the port {port} may not be opened by this user. "
            "Add the user to the group dialout and log in again."
        ),
        QT_TRANSLATE_NOOP("", "Permesso negato sulla porta {port}: gruppo dialout, poi entrare di nuovo."),
    ),
    (
        (
            "{device}: the port {port} does not answer. "
            "Check that the device is on, and its address and port number."
        ),
        QT_TRANSLATE_NOOP("", "{port} non risponde: guardare se è acceso, indirizzo e numero di porta."),
    ),
    (
        "{device}: the port {port} does not open ({fault}). Check cable, device and address.",
        QT_TRANSLATE_NOOP("", "La porta {port} non si apre ({fault}): guardare cavo e indirizzo."),
    ),
    (
        "{device}: {port} is no address of a port ({fault}). Correct it in the settings.",
        QT_TRANSLATE_NOOP("", "{port} non è una porta ({fault}): correggere l'impostazione."),
    ),
    (
        "{device}: the line to {port} broke off. Check cable and power.",
        QT_TRANSLATE_NOOP("", "La linea {port} si è interrotta: guardare cavo e corrente."),
    ),
    (
        "{device}: the listener failed ({fault}). Restart the program.",
        QT_TRANSLATE_NOOP("", "Il lettore si è fermato ({fault}): riavviare il programma."),
    ),
    (
        "{device}: nothing heard for {seconds} seconds.",
        QT_TRANSLATE_NOOP("", "Niente dal cilindro da {seconds} secondi."),
    ),
    (
        (
            "{device} is silent: nothing for {seconds} seconds. Check that it is switched on and that the "
            "cable is in; type the number meanwhile."
        ),
        QT_TRANSLATE_NOOP("", "Niente da {seconds} secondi: guardare se è acceso e se il cavo c'è."),
    ),
    (
        (
            "{device}: nothing from {port} for {seconds} seconds. It is dialled again until it speaks: "
            "check that the device and its port server are on; type the number meanwhile."
        ),
        QT_TRANSLATE_NOOP("", "Niente da {port} da {seconds} secondi: si richiama finché non risponde."),
    ),
    (
        "The wheel went from game {before} to game {now} unheard. Enter by hand what fell meanwhile.",
        QT_TRANSLATE_NOOP("", "Colpi non sentiti ({before} → {now}): scrivere a mano i numeri caduti."),
    ),
    (
        "The wheel went from game {before} to game {now} unheard. It was switched off and on again.",
        QT_TRANSLATE_NOOP("", "Il cilindro è stato spento e riacceso ({before} → {now})."),
    ),
    (
        "The wheel went from game {before} to game {now} unheard. Enter by hand the number before this one.",
        QT_TRANSLATE_NOOP("", "Un colpo non sentito ({before} → {now}): scrivere a mano il numero prima."),
    ),
)

"""Before a copy takes the place of a journal somebody reads what becomes of either, and says yes."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.upkeep import Order


class RestoreWindow(SigningWindow):
    """The window."""

    def __init__(self, parent: QWidget, order: Order) -> None:
        """Ask.

        Args:
            parent: the window that it lies over.
            order: what is to be put back, and where.
        """
        words = tr(
            "La copia {copy}\nprende il posto del registro {journal}.\n"
            "È ripercorsa prima, dal primo all'ultimo fatto; quello che c'è adesso resta accanto, "
            "con un altro nome."
        )
        fact = words.format(copy=order.other, journal=order.place.journal)
        super().__init__(parent, tr("Rimettere una copia"), fact)
        self.done_button.setText(tr("Rimetti"))
        self.done_button.call(tr("Rimetti questa copia"))

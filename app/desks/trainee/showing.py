"""What the trainee's desk shows now."""

from __future__ import annotations

from collections.abc import Callable

from app.desks.trainee.screen import Screen, Who


class Showing:
    """One screen at a time.

    Attributes:
        screen: what is shown now.
    """

    def __init__(self, draw: Callable[[Screen], None]) -> None:
        """Show that nobody practises yet, without drawing it.

        Args:
            draw: draws a screen.
        """
        self._draw = draw
        self.screen: Screen = Who(())

    def show(self, screen: Screen) -> None:
        """Show another screen."""
        self.screen = screen
        self._draw(screen)

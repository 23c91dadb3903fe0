"""The bare program: a window that draws one line of text, and an open SQLAlchemy connection."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QLabel
from sqlalchemy import create_engine

from .painting import FirstFrame, tell


def main(database: str) -> None:
    """Draw, and end."""
    with create_engine(f"sqlite:///{database}").connect() as connection:
        connection.exec_driver_sql("SELECT 1").scalar()
        application = QApplication([])
        label = QLabel("Faites vos jeux")
        label.resize(1280, 800)

        def painted(at: int) -> None:
            tell(at)
            application.quit()

        FirstFrame(label, painted)
        label.show()
        application.exec()


if __name__ == "__main__":
    main(sys.argv[1])

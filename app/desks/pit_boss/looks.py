"""How controls for a mouse look: dark and quiet, at least 32 pixels, with a focus that can be seen."""

from __future__ import annotations

from typing import Final

from app.desks.common import theme

LEAST: Final = 36
"""Pixels of the least side of what is clicked; the pit boss's desk asks for 32."""

STYLE: Final = f"""
QWidget#desk {{ background: {theme.GROUND}; }}
QWidget {{ color: {theme.TEXT}; font-size: 15px; }}
QFrame#panel {{ background: {theme.PANEL}; border: 1px solid {theme.LINE}; border-radius: {theme.RADIUS}px; }}
QFrame#veil {{ background: rgba(8, 11, 12, 200); }}
QLabel#title {{ font-size: 22px; font-weight: 700; }}
QLabel#figure {{ font-size: 26px; font-weight: 700; }}
QLabel#head {{ font-size: 16px; font-weight: 600; }}
QLabel#quiet {{ color: {theme.QUIET}; }}
QLabel#loud {{ color: {theme.GOLD}; font-weight: 600; }}
QLabel#alarm {{ color: {theme.ALARM}; font-weight: 600; }}
QLabel#empty {{ color: {theme.QUIET}; font-size: 17px; }}
QPushButton, QToolButton, QComboBox, QLineEdit, QDateEdit {{
    background: {theme.RAISED}; border: 1px solid {theme.LINE}; border-radius: 8px;
    min-height: {LEAST - 2}px; padding: 0 12px;
}}
QPushButton:hover, QToolButton:hover, QComboBox:hover {{ background: {theme.PRESSED}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {theme.PRESSED}; }}
QPushButton:disabled {{ color: {theme.FAINT}; background: {theme.PANEL}; }}
QPushButton:checked, QComboBox[asks="true"], QToolButton[asks="true"] {{
    border: 1px solid {theme.GOLD}; color: {theme.GOLD}; background: {theme.GOLD_DARK};
}}
QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QDateEdit:focus {{
    border: 2px solid {theme.TEXT};
}}
QComboBox::drop-down, QDateEdit::drop-down {{ border: none; width: 22px; }}
QComboBox QAbstractItemView, QMenu {{
    background: {theme.RAISED}; border: 1px solid {theme.LINE}; selection-background-color: {theme.GOLD_DARK};
    selection-color: {theme.GOLD};
}}
QComboBox QAbstractItemView::item, QMenu::item {{ min-height: {LEAST}px; padding: 0 12px 0 28px; }}
QMenu::item:selected {{ background: {theme.GOLD_DARK}; color: {theme.GOLD}; }}
QLineEdit {{ background: {theme.PANEL}; }}
QLineEdit#count {{ padding: 0 6px; }}
QLineEdit[asks="true"] {{ border: 1px solid {theme.GOLD}; }}
QScrollArea#fact, QScrollArea#fact > QWidget > QWidget {{ background: transparent; }}
QPlainTextEdit#sheet {{ padding: 10px 14px; }}
QPlainTextEdit#sheet, QTextBrowser#sheet {{
    background: {theme.PANEL}; border: 1px solid {theme.LINE}; border-radius: 10px;
}}
QTableView, QListView {{
    background: {theme.PANEL}; border: none; gridline-color: {theme.PANEL}; outline: none;
    selection-background-color: {theme.GOLD_DARK}; selection-color: {theme.TEXT};
}}
QTableWidget::item {{ padding: 0 6px; }}
QHeaderView::section {{
    background: {theme.PANEL}; color: {theme.QUIET}; border: none; border-bottom: 1px solid {theme.LINE};
    padding: 0 6px; min-height: {LEAST}px; font-weight: 600;
}}
QScrollBar:vertical {{ background: {theme.PANEL}; width: 14px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.FAINT}; border-radius: 6px; min-height: 36px; margin: 1px;
}}
QToolButton::menu-indicator {{ image: none; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
QProgressBar {{
    background: {theme.RAISED}; border: none; border-radius: 4px; height: 8px; text-align: center;
}}
QProgressBar::chunk {{ background: {theme.GOLD}; border-radius: 4px; }}
QToolTip {{ background: {theme.RAISED}; color: {theme.TEXT}; border: 1px solid {theme.LINE}; padding: 4px; }}
QCalendarWidget QAbstractItemView {{
    selection-background-color: {theme.GOLD}; selection-color: {theme.ON_GOLD};
}}
QCalendarWidget QWidget {{ background: {theme.RAISED}; alternate-background-color: {theme.RAISED}; }}
"""

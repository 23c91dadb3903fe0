"""A place in a list, as Qt gives it to whoever draws it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex

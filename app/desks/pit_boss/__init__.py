"""The pit boss's desk: every spin is found, opened and gone through again; nothing is written here."""

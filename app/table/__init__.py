"""The life of a table: its events, its state, its procedure, and what people and devices may do to it."""

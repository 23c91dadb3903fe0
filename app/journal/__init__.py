"""The durable record of a table: one chain of events, of which nothing is ever changed or deleted."""

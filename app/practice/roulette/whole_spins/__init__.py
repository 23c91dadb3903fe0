"""Whole spins: a table that only practice knows, its players, and what the procedure wants of the dealer."""

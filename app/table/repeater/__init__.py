"""Repeater Bets beside a table's spins: what happens, what is done and checked, and its JSON."""

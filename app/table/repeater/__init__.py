"""Repeater Bets beside a table's spins: rounds and wagers as scripts read and write them."""

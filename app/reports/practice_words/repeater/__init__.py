"""The words of what is practised of Repeater Bets."""

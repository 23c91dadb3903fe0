"""The rules of Repeater Bets Plus: side wagers on the values of one spin after another, until a seven."""

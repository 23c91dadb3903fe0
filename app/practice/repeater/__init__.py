"""What the exercises of Repeater Bets share."""

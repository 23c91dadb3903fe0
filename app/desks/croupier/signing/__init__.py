"""What needs a second person asks for his code in place: who he is, the digits, and what goes on then."""

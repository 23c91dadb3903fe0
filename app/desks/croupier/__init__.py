"""The croupier's desk: what it shows (screen, draft: no Qt), and the widgets that draw it."""
